import { describe, expect, test } from 'vitest'
import { buildHistory, findPullRequestNumberInSubject } from '../../../src/core/history/history.ts'
import { adviceToMeasureUnlinkedHistoryReferences } from '../../../src/core/history/show/naming.ts'
import { commitsNamed, exactRow, pointAt, rowOf, sha, sixtyNights } from './points.ts'

describe('history', () => {
  test('the worst creep stands first, whatever direction is worse', () => {
    const rows = [rowOf('A', 1.05), rowOf('B', 0.8, { unit: 'B/s', better: 'higher' }), rowOf('C', 0.7)]
    const { lines } = buildHistory([pointAt('n1', rows)], commitsNamed('v1', 'n1'))
    expect(lines.map(({ benchmark, creep }) => [benchmark, creep.toFixed(2)])).toEqual([
      ['B', '0.20'],
      ['A', '0.05'],
      ['C', '-0.30'],
    ])
  })

  test('a unit of unknown direction is neither worse nor better, until a rule gives it one', () => {
    const score = (estimate: number, better: 'higher' | null) =>
      rowOf('A', estimate, { unit: 'score', better })
    const points = [pointAt('n1', [score(1.3, null)]), pointAt('n2', [score(0.8, 'higher')])]
    const creepOf = (upTo: number) =>
      buildHistory(points.slice(0, upTo), commitsNamed('v1', 'n1', 'n2')).lines.map(({ creep }) =>
        creep.toFixed(2),
      )
    expect([creepOf(1), creepOf(2)]).toEqual([['0.00'], ['0.20']])
  })

  test('lines that have ended come last, whatever they ended with', () => {
    const { benchmark, package: path, unit } = exactRow('Grown', 1)
    const points = [
      pointAt('n1', [rowOf('Gone', 1.5), rowOf('A', 1.1), exactRow('Grown', 2)]),
      pointAt('n1', [rowOf('Elsewhere', 1.2)], { machine: 'ARM' }),
      pointAt('n2', [rowOf('A', 1.1)], { withoutRatio: [{ benchmark, package: path, unit }] }),
    ]
    const { lines } = buildHistory(points, commitsNamed('v1', 'n1', 'n2'))
    expect(lines.map(line => [line.benchmark, line.isOld])).toEqual([
      ['Elsewhere', false],
      ['A', false],
      ['Grown', true],
      ['Gone', true],
    ])
  })

  test('commits reach from the reference to the last that was measured', () => {
    const history = buildHistory(
      [pointAt('n2', [rowOf('A', 1)]), pointAt('gone', [rowOf('A', 1)])],
      commitsNamed('old', 'v1', 'n1', 'n2', 'n3'),
    )
    expect(history.commits.map(({ subject }) => subject.slice(7, 9))).toEqual(['v1', 'n1', 'n2'])
    expect(history).toMatchObject({ points: 1, elsewhere: 1, references: [{ name: 'v1' }] })
  })

  test('commits reach from where a reference beside them left', () => {
    const commits = commitsNamed('a', 'b', 'c', 'd').map((commit, n) =>
      n === 1 ? { ...commit, forks: [sha('v1')] } : commit,
    )
    expect(buildHistory([pointAt('d', [rowOf('A', 1)])], commits).commits.map(one => one.sha)).toEqual(
      ['b', 'c', 'd'].map(sha),
    )
  })

  test('without points there is none', () => {
    expect(buildHistory([], commitsNamed('a'))).toMatchObject({ commits: [], lines: [] })
  })

  test('steps stand with their lines', () => {
    const { points, commits } = sixtyNights()
    const { lines } = buildHistory(points, commits)
    expect(lines.find(({ benchmark }) => benchmark.startsWith('Step'))?.steps).toHaveLength(1)
  })

  test('lines that broke off are told apart, and what is new is not', () => {
    const v2 = { sha: commitsNamed('v2')[0]?.sha ?? '', name: 'v2' }
    const points = (joins: boolean) => [
      pointAt('n1', [rowOf('A', 1)]),
      ...(joins ? [pointAt('v2', [rowOf('A', 1)])] : []),
      pointAt('n2', [rowOf('A', 1), rowOf('New', 1)], { since: v2 }),
    ]
    const apart = (joins: boolean) => buildHistory(points(joins), commitsNamed('v1', 'n1', 'v2', 'n2')).apart
    expect(apart(false).map(pair => pair.map(({ name }) => name))).toEqual([['v1', 'v2']])
    expect(apart(true)).toEqual([])
    expect(adviceToMeasureUnlinkedHistoryReferences({ apart: apart(false) })).toEqual([
      expect.stringMatching(
        /^No measurement links \w+ and \w+, so lines are interrupted\. To link them: benchgate/,
      ),
    ])
  })
})

describe('commits', () => {
  test.each([
    ['Merge pull request #12 from acme/topic', 12],
    ['Faster reading (#345)', 345],
    ['Fixes (#1), and more', null],
    ['Revert "Faster (#3)" (#4)', 4],
    ['', null],
  ])('%j is of pull request %j', (subject, number) => {
    expect(findPullRequestNumberInSubject({ subject })).toBe(number)
  })
})
