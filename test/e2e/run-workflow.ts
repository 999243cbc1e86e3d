// Runs a workflow in a real workflow runner for a pull request, with the actions that it uses on this machine.
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { root } from '../support/action.ts'
import type { FakeGitHub } from '../support/fake-github.ts'
import type { Origin } from './origins.ts'
import { toolEnv } from './tools.ts'

/** What a run of the workflow came to. */
export interface WorkflowRun {
  readonly status: number | null
  readonly printed: string
}

/** Runs it for pull request 7 of the origin. `env` is what the runner's machine has besides. */
export async function runWorkflow(
  workflow: string,
  origin: Origin,
  github: FakeGitHub,
  env: Readonly<Record<string, string>> = {},
): Promise<WorkflowRun> {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-act-'))
  try {
    await origin.git.in(folder).run(['init', '--quiet'])
    await writeFile(join(folder, 'benchmarks.yml'), workflow)
    await writeFile(join(folder, 'event.json'), JSON.stringify(await pullRequest(origin)))
    const machine = { ...toolEnv, ...env, PATH: [env.PATH, toolEnv.PATH].filter(Boolean).join(':') }
    const child = spawn('act', argumentsFor(workflow, folder, origin, github), {
      cwd: folder,
      env: machine,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (printed += chunk))
    const status = await new Promise<number | null>((resolve, reject) => {
      child.on('error', () => reject(new Error('act is missing: run scripts/tools.sh, which needs Go')))
      child.on('close', resolve)
    })
    return { status, printed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function argumentsFor(
  workflow: string,
  folder: string,
  origin: Origin,
  github: FakeGitHub,
): readonly string[] {
  const environment = {
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'acme/widgets',
    GITHUB_REF: 'refs/pull/7/merge',
    ORIGIN: `file://${origin.folder}`,
  }
  const actions = [...workflow.matchAll(/uses: (\S+\/([\w-]+)@\S+)/g)]
  return [
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
    ...actions.flatMap(([, uses, name]) => ['--local-repository', `${uses}=${actionFolder(name)}`]),
  ]
}

/** Ours is what src builds. */
function actionFolder(name: string | undefined): string {
  return name === 'benchgate' ? inject('builtAction') : join(root, 'test/e2e/stubs', name ?? '')
}

async function pullRequest(origin: Origin) {
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
