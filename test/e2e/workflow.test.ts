// The README's workflow, word for word, in a real workflow runner, on real Go code, against a GitHub on loopback.
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/action.ts'
import { type FakeGitHub, startFakeGitHub } from '../support/fake-github.ts'
import { goLoop, goModule, type Origin, onlyBenchmarks, pullRequestOrigin } from './origins.ts'
import { toolEnv } from './tools.ts'

/** The first YAML block of the README. */
async function readmeWorkflow(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  return /```ya?ml\n([\s\S]*?)```/.exec(readme)?.[1] ?? ''
}

/** Runs the workflow for pull request 7 of the origin; every `uses:` is served from this machine. */
async function runWorkflow(workflow: string, origin: Origin, github: FakeGitHub) {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-act-'))
  await origin.git.in(folder).run(['init', '--quiet'])
  await writeFile(join(folder, 'benchmarks.yml'), workflow)
  await writeFile(join(folder, 'event.json'), JSON.stringify(await event(origin)))
  const stubs = { checkout: 'test/e2e/stubs/checkout', 'setup-go': 'test/e2e/stubs/setup-go', benchgate: '.' }
  const local = [...workflow.matchAll(/uses: (\S+\/([\w-]+)@\S+)/g)].flatMap(([, uses, name]) => [
    '--local-repository',
    `${uses}=${join(root, stubs[name as keyof typeof stubs])}`,
  ])
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_REF: 'refs/pull/7/merge',
    ORIGIN: `file://${origin.folder}`,
  }
  const args = [
    ...['pull_request', '--workflows', 'benchmarks.yml', '--eventpath', 'event.json'],
    ...[
      '--platform',
      'ubuntu-latest=-self-hosted',
      '--pull=false',
      '--no-cache-server',
      '--no-skip-checkout',
    ],
    ...['--action-cache-path', join(folder, 'cache'), '--secret', 'GITHUB_TOKEN=fake-token'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ...local,
  ]
  const child = spawn('act', args, { cwd: folder, env: toolEnv, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', () => reject(new Error('act is missing: run scripts/tools.sh, which needs Go')))
    child.on('close', resolve)
  })
  await rm(folder, { recursive: true, force: true })
  return { status, printed }
}

async function event(origin: Origin) {
  const side = async (ref: string) => ({ ref, sha: await origin.git.run(['rev-parse', ref]) })
  return {
    action: 'synchronize',
    number: 7,
    pull_request: { number: 7, base: await side('main'), head: await side('feature') },
    repository: {
      name: 'widgets',
      full_name: 'acme/widgets',
      owner: { login: 'acme' },
      default_branch: 'main',
    },
  }
}

test('a real regression makes the job red with one comment, which an unchanged pair then updates, green', async () => {
  const workflow = await readmeWorkflow()
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })

  // google/btree's non-generic tree became a wrapper around the generic one in v1.1, and slower for it.
  const btree = (version: string) =>
    onlyBenchmarks(goModule('github.com/google/btree', version), [
      'DescendRange',
      'AscendRange',
      'Get',
      'GetG',
    ])
  await using slower = await pullRequestOrigin(btree('v1.0.1'), btree('v1.1.2'))
  const red = await runWorkflow(workflow, slower, github)
  expect(red.printed).toContain('Job failed')
  expect(red.status).toBe(1)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toMatch(/## ❌ Benchgate: \d of 3 benchmarks regressed/)
  expect(github.comments[0]?.body).toMatch(/`DescendRange`|`AscendRange`/)
  expect(github.comments[0]?.body).toContain('Only on head (new')

  await using unchanged = await pullRequestOrigin(goLoop(2000, 'before'), goLoop(2000, 'after'))
  const green = await runWorkflow(workflow, unchanged, github)
  expect(green.printed).toContain('Job succeeded')
  expect(green.status).toBe(0)
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body).toContain('## ✅ Benchgate: No regression in 1 benchmark')
  expect(github.problems).toEqual([])
})
