// The story of a bisection on real commits, with gates that are made up.
import { expect, test } from 'vitest'
import {
  CancelledError,
  CouldNotMeasureError,
  NotPutBackError,
  SideFailedError,
} from '../../src/core/model/errors.ts'
import type { ResultFile } from '../../src/core/model/result-file.ts'
import { readInputsWithSeed } from '../../src/effects/inputs/inputs.ts'
import { type BisectionRunOptions, runBisection } from '../../src/run/bisect.ts'
import { resultFrom, time } from '../core/report/runs.ts'
import { long } from '../support/long.ts'
import { makeRepository, type Repository } from '../support/repository.ts'

/** GOOD, then the merge of a branch that left before it. */
const script = `
git init --quiet --initial-branch=main
commit() { git commit --quiet --allow-empty -m "$1"; }
commit fork; git tag fork; git checkout --quiet -b topic; commit slow; git tag tip
git checkout --quiet main; commit good; git tag good; git merge --quiet --no-ff -m 'Merge topic' topic
`

const slower = (before: string, after = before) => resultFrom([time(before, 1)], [time(after, 1.3)])

/** Searches from GOOD to the merge. `inside` is the first gate of the branch. */
async function searched(repository: Repository, inside: (stop: AbortController) => ResultFile) {
  const [good = '', merge = '', tip = ''] = repository.sh('git rev-parse good main tip').trim().split('\n')
  const stop = new AbortController()
  const skipped: string[] = []
  const hears: BisectionRunOptions['listener'] = {
    ...{ beginning() {}, measuring() {}, measured() {}, enteringMerge() {}, unaffected() {}, goodMoved() {} },
    skipped: ({ why }) => skipped.push(why),
  }
  const gate: BisectionRunOptions['gate'] = async ({ head }) => (head === tip ? inside(stop) : slower('Do'))
  const inputs: BisectionRunOptions['inputs'] = more =>
    readInputsWithSeed(name => ({ run: 'true', ...more })[name] ?? '')
  const asking: BisectionRunOptions = {
    ...{ git: repository.git, inputs, gate, wanted: null, sure: 0.95, gates: null },
    ...{ isProven: async () => false, listener: hears, stop: stop.signal, clock: () => 0 },
  }
  const found = await runBisection(asking, good, merge)
  const [culprit, ...others] = found.culprits
  expect([found.outcome, culprit?.commits.map(({ subject }) => subject), others]).toEqual([
    'found',
    ['Merge topic'],
    [],
  ])
  return { inside: culprit?.inside, skipped }
}

const fails = (error: Error) => () => {
  throw error
}

test.each([
  [
    'whose fork fails',
    () => ({ ...slower('Do'), comparisons: [], baseFailed: { message: 'no build', output: '' } }),
    'GOOD could not be measured: no build',
  ],
  [
    'whose tip fails',
    fails(new SideFailedError('head', 'it failed', 'head does not build')),
    'head does not build',
  ],
  ['that lacks the benchmark', () => slower('New', 'Newer'), 'GOOD and BAD have no benchmark in common'],
  ['that cannot be measured', fails(new CouldNotMeasureError('no worktree')), 'no worktree'],
] as const)('a merge of a branch %s is named all the same', async (_, gate, why) => {
  await using repository = await makeRepository(script)
  const { inside, skipped } = await searched(repository, gate)
  expect(inside).toBeNull()
  expect(skipped).toEqual([expect.stringContaining(why)])
})

test('a merge is named where the search of its branch is stopped before it knows anything', async () => {
  await using repository = await makeRepository(script)
  const { inside, skipped } = await searched(repository, stop => {
    stop.abort()
    throw new CancelledError('interrupted')
  })
  expect([inside, skipped]).toEqual([null, []])
})

test('a checkout that could not be put back is never kept quiet', async () => {
  await using repository = await makeRepository(script)
  const left = searched(repository, stop => {
    stop.abort()
    throw new NotPutBackError('files are missing')
  })
  await expect(left).rejects.toThrow('files are missing')
})

test('a commit that builds what its parent builds is not named, whatever the gates say', async () => {
  await using repository = await makeRepository(`
git init --quiet --initial-branch=main
for name in good first second bad; do echo $name > file; git add file; git commit --quiet -m $name; git tag $name; done
`)
  const [good = '', first = '', second = '', bad = ''] = repository
    .sh('git rev-parse good first second bad')
    .trim()
    .split('\n')
  const asked: string[] = []
  const likes: (ResultFile | null)[] = []
  const innocent: string[] = []
  const asking: BisectionRunOptions = {
    git: repository.git,
    inputs: more => readInputsWithSeed(name => ({ run: 'true', ...more })[name] ?? ''),
    // The first answer on the culprit is wrong.
    gate: async ({ head }, like) => {
      asked.push(head ?? '')
      likes.push(like)
      const isWrong = head === first && asked.filter(one => one === first).length === 1
      return resultFrom([time('Do', 1)], [time('Do', isWrong ? 1 : 1.3)])
    },
    isProven: async ({ base, head }) => base === first && head === second,
    ...{ wanted: null, sure: 0.95, gates: null, stop: new AbortController().signal, clock: () => 0 },
    listener: {
      ...{ beginning() {}, measuring() {}, measured() {}, enteringMerge() {}, skipped() {}, goodMoved() {} },
      unaffected: ({ subject }) => innocent.push(subject),
    },
  }
  const { outcome, culprits } = await runBisection(asking, good, bad)
  expect(innocent).toEqual(['second'])
  // All are made like the gate of BAD.
  expect([likes[0], new Set(likes.slice(1)).size, likes[1]?.comparisons.length]).toEqual([null, 1, 1])
  expect([outcome, culprits.map(({ commits }) => commits.map(({ subject }) => subject))]).toEqual([
    'found',
    [['first']],
  ])
})

/** Searches where a commit is as slow as the body of its message says. Gives what is named, and what inside of it. */
async function searchedBySpeed(repository: Repository, from: string, to: string) {
  const speed = (sha: string | null) => Number(repository.sh(`git log -1 --format=%b ${sha}`).trim())
  const sha = (name: string) => repository.sh(`git rev-parse ${name}`).trim()
  const moved: string[] = []
  const found = await runBisection(
    {
      git: repository.git,
      inputs: more => readInputsWithSeed(name => ({ run: 'true', ...more })[name] ?? ''),
      gate: async ({ base, head }) => resultFrom([time('Do', speed(base))], [time('Do', speed(head))]),
      isProven: async () => false,
      ...{ wanted: null, sure: 0.95, gates: null, stop: new AbortController().signal, clock: () => 0 },
      listener: {
        ...{
          beginning() {},
          measuring() {},
          measured() {},
          enteringMerge() {},
          skipped() {},
          unaffected() {},
        },
        goodMoved: (_, to) => moved.push(to),
      },
    },
    sha(from),
    sha(to),
  )
  const names = (one: typeof found) => one.culprits.map(({ commits }) => commits[0]?.subject)
  const inside = found.culprits.flatMap(one => (one.inside ? names(one.inside) : []))
  return { named: names(found), good: found.good, inside, moved, sha }
}
const speeds = `
git init --quiet --initial-branch=main
commit() { git commit --quiet --allow-empty -m "$1" -m "$2"; }
`

test('a branch is not blamed for what it took over from the main line', async () => {
  await using repository = await makeRepository(`${speeds}
commit fork 1; git checkout --quiet -b topic; commit early 1
git checkout --quiet main; commit slow 1.3; commit good 1.3; git tag good
git checkout --quiet topic; git merge --quiet --no-ff -m 'Take over main' -m 1.3 main; commit late 1.5; commit last 1.5
git checkout --quiet main; git merge --quiet --no-ff -m 'Merge topic' -m 1.5 topic
`)
  const { named, inside } = await searchedBySpeed(repository, 'good', 'main')
  expect([named, inside]).toEqual([['Merge topic'], ['late']])
})

test('a release on a branch of its own is no measure of the main line', long, async () => {
  await using repository = await makeRepository(`${speeds}
commit fork 1.2; git tag fork; git checkout --quiet -b release; commit faster 1; git tag good
git checkout --quiet main; commit first 1.2; commit second 1.2
git merge --quiet --no-ff -m 'Merge release' -m 1 release; commit slow 1.4; commit last 1.4
`)
  const { named, good, moved, sha } = await searchedBySpeed(repository, 'good', 'main')
  expect([named, moved, good]).toEqual([['slow'], [sha('fork')], sha('fork')])
})
