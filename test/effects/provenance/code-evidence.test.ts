// Whether a side has read the code of the other is observed where it can be, and only there.
import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SideFailedError } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import { createGit } from '../../../src/effects/git/git.ts'
import type { MeasurementDriver } from '../../../src/effects/measure/driver.ts'
import { watchDriverForUnreadOrSharedCode } from '../../../src/effects/provenance/code-evidence.ts'
import { createInstalledFilesOfFirstSide } from '../../../src/effects/provenance/shared-installs.ts'
import { runGate } from '../../../src/run/gate.ts'
import { settings } from '../../core/report/runs.ts'
import { fakeDriver } from '../../support/fake-driver.ts'
import { gateCall } from '../../support/gate.ts'
import { listeningConsole, makeRepository, plainEnv } from '../../support/repository.ts'

test('runs that share a side do not enter another side before their turn', async () => {
  await using repository = await makeRepository(
    'git init -q -b main; echo 1 > a.py; git add .; git commit -qm one; echo 2 > a.py; git commit -qam two',
  )
  const git = createGit(repository.folder, plainEnv)
  const commit = async (name: string) => ({ sha: await git.run(['rev-parse', name]) })
  const entered: string[] = []
  await watchDriverForUnreadOrSharedCode({} as MeasurementDriver, {
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

test('a submodule that is not there is not observed, which the log says', async () => {
  const link = (digit: string) => `git update-index --add --cacheinfo 160000,${digit.repeat(40)},lib`
  await using repository = await makeRepository(
    `git init -q -b main; ${link('1')}; git commit -qm one; ${link('2')}; git commit -qm two`,
  )
  const git = createGit(repository.folder, plainEnv)
  const commit = async (name: string) => ({ sha: await git.run(['rev-parse', name]) })
  const console = listeningConsole()
  await watchDriverForUnreadOrSharedCode({} as MeasurementDriver, {
    ...{ ...settings, run: './bench', git, env: {}, checkout: repository.folder, console },
    commits: { base: await commit('HEAD^'), head: await commit('HEAD') },
    sides: { enter: async () => repository.folder },
    ...{ ownTemporary: null, leftovers: { findSetupProcess: () => null } },
  })
  expect(console.said).toEqual([
    expect.stringContaining('in the submodule lib: not both of its commits are in this checkout'),
  ])
})

/** Whose files are observed: base and head in clones of their own, what is outside of both, and the checkout, which may be that of head. */
async function observedClones(
  script: string,
  read: (folders: Readonly<Record<Side | 'outside' | 'checkout', string>>, side: Side) => void,
  areWorktrees = false,
) {
  const repository = await makeRepository(
    `git init -q -b main; mkdir ../outside
    ${script}
    git clone -q . ../head; git clone -q . ../base; git -C ../base checkout -q HEAD~1`,
  )
  const git = createGit(repository.folder, plainEnv)
  const besides = (name: string) => join(repository.folder, '..', name)
  const folders = {
    ...{ base: besides('base'), head: areWorktrees ? besides('head') : repository.folder },
    ...{ outside: besides('outside'), checkout: repository.folder },
  }
  const widget = ({ side }: { readonly side: Side }) => {
    read(folders, side)
    return 1
  }
  const { driver, findings } = await watchDriverForUnreadOrSharedCode(fakeDriver({ Widget: widget }), {
    ...{ ...settings, run: 'widget', git, env: { WIDGETS: folders.outside } },
    checkout: areWorktrees ? folders.checkout : null,
    commits: {
      base: { sha: await git.run(['rev-parse', 'HEAD~1']) },
      head: { sha: await git.run(['rev-parse', 'HEAD']) },
    },
    sides: { enter: side => Promise.resolve(folders[side]) },
    ...{ console: listeningConsole(), ownTemporary: null, leftovers: { findSetupProcess: () => null } },
  })
  const visitBoth = async () => {
    for (const side of ['base', 'head'] as const) await driver.prepare(side)
    const [item] = await driver.items()
    if (item === undefined) throw new Error('there is no item')
    const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
    for (const side of ['base', 'head'] as const)
      await driver.visit(item, side, attempt).catch((error: unknown) => {
        if (!(error instanceof SideFailedError)) throw error
      })
    return findings().flatMap(finding => (finding.kind === 'unread-code' ? finding.instead : []))
  }
  return { folders, visitBoth, findings, [Symbol.asyncDispose]: () => repository[Symbol.asyncDispose]() }
}

test.each([
  ['widget.py', true, true],
  ['widget.py', false, false],
  // Another clone has copies of compiled sources, which do not run.
  ['widget.go', true, false],
])(
  'a copy of %s as base has it, outside of head, that is read in place of it (%j) was run: %j',
  async (name, isRead, isRun) => {
    await using clones = await observedClones(
      `echo 1 > ${name}; echo main > main.c; git add .; git commit -qm one
    cp ${name} ../outside; echo 2 > ${name}; git commit -qam two`,
      ({ outside, ...folders }, side) => {
        readFileSync(join(folders[side], 'main.c'))
        if (side === 'base' || isRead) readFileSync(join(side === 'base' ? folders.base : outside, name))
      },
    )
    expect(await clones.visitBoth()).toEqual(isRun ? [join(clones.folders.outside, name)] : [])
  },
)

test('nothing is said of what a side did not read whose command failed', async () => {
  for (const isFailing of [false, true]) {
    await using clones = await observedClones(
      'echo 1 > widget.py; git add .; git commit -qm one; echo 2 > widget.py; git commit -qam two',
      ({ head }, side) => {
        if (side === 'head') readFileSync(join(head, 'widget.py'))
        else if (isFailing) throw new SideFailedError('base', 'it failed', 'cannot open widgets.py', '')
      },
    )
    await clones.visitBoth()
    const warned = clones.findings().map(finding => [finding.kind, 'side' in finding && finding.side])
    expect(warned).toEqual(isFailing ? [] : [['unread-code', 'base']])
  }
})

test('of libraries outside, only those are watched that may be of the repository, as watching alters their times', async () => {
  await using clones = await observedClones(
    `echo 'int widget(void) { return 1; }' > widget.c; git add .; git commit -qm one
    mkdir ../outside/lib; printf 'crt.c\\0widget.c\\0' > ../outside/lib/libwidget.so; echo other.c > ../outside/lib/libother.so
    echo 'int widget(void) { return 2; }' > widget.c; git commit -qam two`,
    ({ outside }) => readFileSync(join(outside, 'lib/libwidget.so')),
  )
  const { outside } = clones.folders
  const statusChanges = () =>
    ['libwidget.so', 'libother.so'].map(name => statSync(join(outside, 'lib', name)).ctimeMs)
  const [widget = 0, other] = statusChanges()
  expect(await clones.visitBoth()).toEqual([join(outside, 'lib/libwidget.so')])
  const [widgetAfter, otherAfter] = statusChanges()
  expect(widgetAfter).toBeGreaterThan(widget)
  expect(otherAfter).toBe(other)
})

test.each([
  ['both sides', ['base', 'head'], false, true],
  // The user may have run a test meanwhile.
  ['one side', ['head'], false, false],
  ['both sides, which also read their own', ['base', 'head'], true, false],
])(
  "a library in the user's checkout that %s read in place of their own, whose source they read, was run",
  async (_, readers, readsOwn, isRun) => {
    await using clones = await observedClones(
      `echo '*.so' > .gitignore; echo 'int widget(void) { return 1; }' > widget.c; git add .; git commit -qm one
    printf 'crt.c\\0widget.c\\0' > libwidget.so; printf 'crt.c\\0other.c\\0' > libother.so
    echo 'int widget(void) { return 2; }' > widget.c; git commit -qam two`,
      ({ checkout, ...folders }, side) => {
        readFileSync(join(folders[side], 'widget.c'))
        if (readers.includes(side))
          for (const name of ['libwidget.so', 'libother.so']) readFileSync(join(checkout, name))
        if (readsOwn) readFileSync(join(folders[side], 'libwidget.so'))
      },
      true,
    )
    const { base, head, checkout } = clones.folders
    for (const side of [base, head]) copyFileSync(join(checkout, 'libwidget.so'), join(side, 'libwidget.so'))
    const library = join(checkout, 'libwidget.so')
    const { mtimeNs } = statSync(library, { bigint: true })
    expect(await clones.visitBoth()).toEqual(isRun ? [library] : [])
    const after = statSync(library, { bigint: true })
    expect(after.mtimeNs).toBe(mtimeNs)
    expect(after.atimeNs).toBeGreaterThanOrEqual(mtimeNs)
  },
)

test('in one checkout, a build tool that compares times builds all code of each side once', async () => {
  await using repository = await makeRepository(
    `git init -q -b main; echo built > .gitignore; echo 1 > a.java; echo 1 > b.java; git add .; git commit -qm one; git tag base
    echo 2 > b.java; git commit -qam two; touch built`,
  )
  const { folder } = repository
  const run = `if [ a.java -nt built ]; then touch built; cat a.java b.java | xargs >> ../log; fi
echo "BenchmarkIt 1 100.$(date +%N) ns/op"`
  const { inputs, context } = gateCall(
    { folder, temp: join(folder, '..') },
    { ...{ base: 'base', run, checkout: 'in-place', count: '8', confirm: 'false' } },
  )
  await runGate(inputs, context)
  const built = readFileSync(join(folder, '../log'), 'utf8').trim().split('\n')
  expect(built.toSorted()).toEqual(['1 1', '1 2'])
})
