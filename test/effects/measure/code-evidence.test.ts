// Whether a side has read the code of the other is observed where it can be, and only there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Side } from '../../../src/core/model/measuring.ts'
import { createGit } from '../../../src/effects/git/git.ts'
import { watchSourceReadsOfDriver } from '../../../src/effects/measure/code-evidence.ts'
import type { MeasurementDriver } from '../../../src/effects/measure/driver.ts'
import { createInstalledFilesOfFirstSide } from '../../../src/effects/measure/shared-installs.ts'
import { settings } from '../../core/report/runs.ts'
import { fakeDriver } from '../../support/fake-driver.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

test('runs that share a side do not enter another side before their turn', async () => {
  await using repository = await makeRepository(
    'git init -q -b main; echo 1 > a.py; git add .; git commit -qm one; echo 2 > a.py; git commit -qam two',
  )
  const git = createGit(repository.folder, plainEnv)
  const commit = async (name: string) => ({ sha: await git.run(['rev-parse', name]) })
  const entered: string[] = []
  await watchSourceReadsOfDriver({} as MeasurementDriver, {
    ...{
      ...settings,
      run: 'python a.py',
      git,
      env: {},
      checkout: repository.folder,
      console: listeningConsole(),
    },
    commits: { base: await commit('HEAD^'), head: await commit('HEAD') },
    sides: {
      async enter(side) {
        entered.push(side)
        return repository.folder
      },
    },
    ...{ ownTemporary: null, leftovers: { findSetupProcess: () => null } },
    installs: createInstalledFilesOfFirstSide('base'),
  })
  expect(entered).toEqual([])
})

test.each([
  ['widget.py', true],
  // Another clone has copies of compiled sources, which do not run.
  ['widget.go', false],
])('a copy of %s as base has it, outside of head, was run in place of it: %j', async (name, isRun) => {
  await using repository = await makeRepository(
    `git init -q -b main; echo 1 > ${name}; echo main > main.c; git add .; git commit -qm one
    mkdir ../outside; cp ${name} ../outside; echo 2 > ${name}; git commit -qam two; git clone -q . ../base
    git -C ../base checkout -q HEAD~1; git -C ../base rev-parse HEAD`,
  )
  const git = createGit(repository.folder, plainEnv)
  const folders = { base: join(repository.folder, '../base'), head: repository.folder }
  const outside = join(repository.folder, '../outside')
  const read = ({ side }: { readonly side: Side }) => {
    readFileSync(join(folders[side], 'main.c'))
    readFileSync(join(side === 'base' ? folders.base : outside, name))
    return 1
  }
  const { driver, findings } = await watchSourceReadsOfDriver(fakeDriver({ Widget: read }), {
    ...{ ...settings, run: 'widget', git, env: { WIDGETS: outside }, checkout: null },
    commits: {
      base: { sha: await git.run(['rev-parse', 'HEAD~1']) },
      head: { sha: await git.run(['rev-parse', 'HEAD']) },
    },
    sides: { enter: side => Promise.resolve(folders[side]) },
    ...{ console: listeningConsole(), ownTemporary: null, leftovers: { findSetupProcess: () => null } },
  })
  for (const side of ['base', 'head'] as const) await driver.prepare(side)
  const [item] = await driver.items()
  if (item === undefined) throw new Error('there is no item')
  const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
  for (const side of ['base', 'head'] as const) await driver.visit(item, side, attempt)
  expect(findings().flatMap(finding => (finding.kind === 'unread-code' ? finding.instead : []))).toEqual(
    isRun ? [join(outside, name)] : [],
  )
})
