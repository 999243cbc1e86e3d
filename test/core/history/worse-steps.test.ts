// The steps for the worse since a reference.
import { expect, test } from 'vitest'
import { countWorseSteps, placesIn, worseSteps } from '../../../src/core/history/findings.ts'
import type { History, HistoryLine } from '../../../src/core/history/history.ts'

const commits = ['a', 'b', 'c', 'd', 'e'].map(sha => ({
  sha,
  on: '',
  author: '',
  tags: [],
  forks: [] as string[],
  subject: '',
}))
const step = (by: string, ratio: number) => ({ after: '', by, at: 1, ratio, p: 0.001 })
const line = (given: Partial<HistoryLine>): HistoryLine => ({
  ...{ benchmark: 'Encode-2', package: null, unit: 'sec/op', better: 'lower', machine: 'AMD' },
  ...{
    since: { sha: 'a', name: 'v1' },
    values: [],
    last: { estimate: 1, low: 1, high: 1 },
    creep: 0,
    isOld: false,
  },
  steps: [step('b', 1.03), step('c', 0.9), step('e', 1.02)],
  ...given,
})
const history = (...lines: readonly HistoryLine[]): History => ({
  ...{ commits, lines, references: [], apart: [], points: 0, elsewhere: 0 },
})

test('are those that make it worse, after the reference', () => {
  const places = placesIn({ commits })
  const since = (sha: string, of = line({})) => worseSteps(of, sha, places).map(({ by }) => by)
  expect([since('a'), since('b'), since('e'), since('elsewhere')]).toEqual([['b', 'e'], ['e'], [], []])
  expect(since('a', line({ better: 'higher' }))).toEqual(['c'])
})

test('are those after the commit that a release branch left', () => {
  const forked = commits.map(commit => (commit.sha === 'c' ? { ...commit, forks: ['r'] } : commit))
  expect(worseSteps(line({}), 'r', placesIn({ commits: forked })).map(({ by }) => by)).toEqual(['e'])
})

test('are counted by benchmark and unit, on one kind of machine, where there is a worse', () => {
  const known = history(
    line({}),
    line({ steps: [step('d', 1.04)] }),
    line({ benchmark: 'Decode-2', steps: [] }),
    line({ benchmark: 'Neither-2', better: null }),
    line({ machine: 'ARM', steps: [step('d', 1.1)] }),
  )
  const since = (sha: string) => [...countWorseSteps({ history: known, commits }, sha, 'AMD').values()]
  expect(since('a')).toEqual([3, 0])
  expect(since('elsewhere')).toEqual([])
})

test('are none since a release that no night has measured yet', () => {
  const known = { ...history(line({})), commits: commits.slice(0, 4) }
  const since = (sha: string) => [...countWorseSteps({ history: known, commits }, sha, 'AMD').values()]
  expect(since('e')).toEqual([0])
})
