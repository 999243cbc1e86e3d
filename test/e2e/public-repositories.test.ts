// What `benchgate init` writes for public repositories, run in the real runner on a pull request that changes nothing, with the
// shorter settings that its check tries and a budget of INIT_BUDGET (two minutes): for docs/init.md.
// INIT_CLONES=FOLDER npm run e2e -- public-repositories. FOLDER has a clone of each, with its submodules filled.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shortenCommandMeasuringTime } from '../../src/core/init/check.ts'
import { builtFile } from '../support/action.ts'
import { startFakeGitHub } from '../support/fake-github.ts'
import { makeRepository } from '../support/repository.ts'
import { pullRequestOrigin } from './origins.ts'
import { runWorkflow } from './run-workflow.ts'
import { output } from './tools.ts'

const clones = process.env.INIT_CLONES ?? null
const names = clones === null ? ['none'] : (await readdir(clones)).sort()

const budget = process.env.INIT_BUDGET ?? '2m'

const rulesPath = '.github/benchgate.yml'
const workflowPath = '.github/workflows/benchgate.yml'

/** Copies what is committed, or would be, without the repositories it is in: submodules are plain files then. */
const copied = (from: string, to: string) =>
  cp(from, to, { recursive: true, verbatimSymlinks: true, filter: path => !path.endsWith('/.git') })

test.skipIf(clones === null).each(names)('%s', async name => {
  await using repository = await makeRepository('git init --quiet')
  await copied(join(clones ?? '', name), repository.folder)
  repository.sh('git add --all && git commit --quiet --message=base')
  console.log(await output(process.execPath, [builtFile('cli.js'), 'init'], repository.folder))
  const rules = join(repository.folder, rulesPath)
  const written = await readFile(rules, 'utf8')
  await writeFile(
    rules,
    (shortenCommandMeasuringTime(written) ?? written).replace('count: 20', `count: 20\nbudget: ${budget}`),
  )
  console.log(await readFile(rules, 'utf8'))
  const fill = (note: string) => async (folder: string) => {
    await copied(repository.folder, folder)
    await writeFile(join(folder, 'NOTE-OF-BENCHGATE'), note)
  }
  await using origin = await pullRequestOrigin(fill('before'), fill('after'))
  await using github = await startFakeGitHub({ pulls: [{ number: 7 }] })
  // What a hosted runner has, and this machine may not: sudo, of which nothing is asked here.
  const machine = await mkdtemp(join(tmpdir(), 'benchgate-machine-'))
  await writeFile(join(machine, 'sudo'), '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const workflow = await readFile(join(repository.folder, workflowPath), 'utf8')
  const { status, printed } = await runWorkflow(workflow, origin, github, { PATH: machine })
  await rm(machine, { recursive: true })
  console.log(printed.slice(-4000))
  console.log(github.comments[0]?.body.slice(0, 1500))
  expect(github.problems).toEqual([])
  expect({ status, hasReport: github.comments.length > 0 }).toEqual({ status: 0, hasReport: true })
})
