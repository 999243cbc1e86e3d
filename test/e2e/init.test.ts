// `benchgate init` on repositories of six languages: the linters accept the workflow, and a real runner runs it green. With
// INIT_SLOW=1 also those whose tools take minutes: cargo, Maven, npm for vitest, and CMake, which must find Google Benchmark.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildWorkflowFileTexts, type InitWorkflowFeatures } from '../../src/core/init/plan.ts'
import { root } from '../support/action.ts'
import { startFakeGitHub } from '../support/fake-github.ts'
import { type SampleName, sampleNames } from '../support/samples.ts'
import { pullRequestOrigin } from './origins.ts'
import { runWorkflow } from './run-workflow.ts'
import { initialised } from './sample-repositories.ts'
import { output } from './tools.ts'

const quick: readonly SampleName[] = ['go', 'node', 'python']
const isSlow = process.env.INIT_SLOW === '1'

const rulesPath = '.github/benchgate.yml'
const workflowPath = '.github/workflows/benchgate.yml'

test.each(sampleNames)('%s: actionlint and zizmor accept the workflow', async name => {
  await using repository = await initialised(name, false)
  expect(repository.said).toContain(`Wrote     ${workflowPath}`)
  await output('actionlint', [join(repository.folder, workflowPath)])
  const zizmor = join(root, '.tools/python/bin/zizmor')
  await output(zizmor, ['--offline', '--quiet', join(repository.folder, '.github/workflows')])
})

test.each<Partial<InitWorkflowFeatures>>([
  { forks: true, shards: 1 },
  { forks: false, shards: 4 },
  { forks: true, shards: 4 },
])('%j: actionlint and zizmor accept both halves', async split => {
  const folder = await mkdtemp(join(tmpdir(), 'benchgate-workflows-'))
  const workflows = join(folder, '.github/workflows')
  await mkdir(workflows, { recursive: true })
  const written = buildWorkflowFileTexts({ steps: [{ run: 'make' }] }, split)
  for (const { path, text } of written) await writeFile(join(folder, path), text)
  await output(
    'actionlint',
    written.map(({ path }) => join(folder, path)),
  )
  await output(join(root, '.tools/python/bin/zizmor'), ['--offline', '--quiet', workflows])
  await rm(folder, { recursive: true })
})

/** What a hosted runner has, and this machine may not: sudo, of which nothing is asked here. */
async function hostedMachine(folder: string): Promise<Readonly<Record<string, string>>> {
  await writeFile(join(folder, 'sudo'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  return { PATH: folder }
}

test.each(sampleNames.filter(name => isSlow || quick.includes(name)))(
  '%s: the workflow runs green on a pull request that changes nothing',
  async name => {
    await using repository = await initialised(name, true)
    const rules = join(repository.folder, rulesPath)
    // As few rounds as can decide, and no more than twice the cost: other work on this machine is not to make a test red.
    const few = (await readFile(rules, 'utf8')).replace('count: 20', 'count: 8')
    await writeFile(rules, few.replace('threshold: 5%', 'threshold: 100%'))
    const fill = (readme: string) => async (folder: string) => {
      await cp(repository.folder, folder, {
        recursive: true,
        filter: path => !path.startsWith(join(repository.folder, '.git/')) && !path.endsWith('/.git'),
      })
      await writeFile(join(folder, 'README'), readme)
    }
    await using origin = await pullRequestOrigin(fill('before'), fill('after'))
    await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
    const machine = await mkdtemp(join(tmpdir(), 'benchgate-machine-'))
    const workflow = await readFile(join(repository.folder, workflowPath), 'utf8')
    const { status, printed } = await runWorkflow(workflow, origin, github, await hostedMachine(machine))
    await rm(machine, { recursive: true })
    expect(printed).toContain('Job succeeded')
    expect(status).toBe(0)
    expect(github.comments[0]?.body).toMatch(/## (✅|⚠️) Benchgate: /)
    // A comment names only what changed or may have; languages.test.ts asks for the names.
    expect(github.comments[0]?.body).toMatch(/\b2 benchmark(s| functions)\b/)
    expect(github.problems).toEqual([])
  },
  900_000,
)
