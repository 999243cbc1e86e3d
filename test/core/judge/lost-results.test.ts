// What was printed and not measured, and what a round lacks.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  addVisitAndFailureCounts,
  findBenchmarksFailedByExitStatus,
  headFailsMoreOften,
  isHeadBlamedByFailureCounts,
  mergeBenchmarksLostToFailure,
  mergeFlakyBenchmarks,
  roundsLackingBenchmarksRunWarnings,
  unreadOrImpossibleValuesRunWarnings,
} from '../../../src/core/judge/lost-results.ts'
import type { MeasuredRound, Measurement, Side, SideVisit } from '../../../src/core/model/measuring.ts'
import {
  createCountAndFirstLinesOrNull,
  mergeCountsAndFirstLines,
} from '../../../src/core/rounds/merge-rounds.ts'

describe('lost results', () => {
  const visit = (names: string, more: Partial<SideVisit> = {}): SideVisit => ({
    ...{ started: '', seconds: 1 },
    measurements: [...names].map(benchmark => ({
      ...{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value: 1 },
    })),
    ...more,
  })
  const roundsOf = (
    ...visits: readonly (readonly [base: SideVisit, head: SideVisit])[]
  ): readonly MeasuredRound[] =>
    visits.map(([base, head], index) => ({ round: index + 1, block: 1, first: 'base', base, head }))

  test('all rounds together say how many lines could not be read, on which sides, and which differ', () => {
    const rounds = roundsOf(
      [visit('A'), visit('A')],
      [visit('A'), visit('A', { unread: { count: 5, lines: ['x', 'y', 'z'] } })],
      [visit('A'), visit('A', { unread: { count: 1, lines: ['x'] } })],
    )
    expect(unreadOrImpossibleValuesRunWarnings(rounds)).toEqual([
      { kind: 'unread-results', sides: ['head'], count: 6, lines: ['x', 'y', 'z'] },
    ])
    const leftOut = { leftOut: { count: 1, lines: ['A: NaN x'] } }
    expect(unreadOrImpossibleValuesRunWarnings(roundsOf([visit('A', leftOut), visit('A', leftOut)]))).toEqual(
      [{ kind: 'values-left-out', sides: ['base', 'head'], count: 2, lines: ['A: NaN x'] }],
    )
    expect(unreadOrImpossibleValuesRunWarnings(roundsOf([visit('A'), visit('A')]))).toEqual([])
  })

  test('a side that lacks benchmarks is told of once, in the first such round', () => {
    const head = { kind: 'fewer-results', side: 'head' }
    const missing = { before: 5, missing: 4, names: ['B', 'C', 'D'] }
    expect(
      roundsLackingBenchmarksRunWarnings(
        roundsOf([visit('ABCDE'), visit('ABCDE')], [visit('ABCDE'), visit('A')], [visit('ABCDE'), visit('')]),
      ),
    ).toEqual([{ ...head, round: 2, ...missing }])
  })

  test('what both sides no longer have may be decided, unless all was asked for', () => {
    const all = { asksAll: true } as const
    const left = (more: Partial<SideVisit>) =>
      roundsOf([visit('AB', more), visit('AB', more)], [visit('A', more), visit('A', more)])
    expect(roundsLackingBenchmarksRunWarnings(left({}))).toEqual([])
    expect(
      roundsLackingBenchmarksRunWarnings(left(all)).map(({ side, round, names }) => [side, round, names]),
    ).toEqual([
      ['base', 2, ['B']],
      ['head', 2, ['B']],
    ])
    const gap = roundsOf([visit('AB'), visit('AB')], [visit('A'), visit('A')], [visit('AB'), visit('A')])
    expect(roundsLackingBenchmarksRunWarnings(gap).map(({ side }) => side)).toEqual(['base', 'head'])
    // In the last round of the benchmark, too.
    const last = roundsOf([visit('AB'), visit('AB')], [visit('AB'), visit('A')])
    expect(roundsLackingBenchmarksRunWarnings(last)).toMatchObject([{ side: 'head', round: 2, names: ['B'] }])
  })

  test('a benchmark that a side never had, or that comes later, is none of these', () => {
    expect(
      roundsLackingBenchmarksRunWarnings(roundsOf([visit('AB'), visit('A')], [visit('AB'), visit('AC')])),
    ).toEqual([])
  })
})

// Whose fault failures are, by how often each side failed.
describe('failures', () => {
  type Counts = readonly [failed: number, runs: number]
  const tries = ([ofBase, base]: Counts, [ofHead, head]: Counts) => ({
    base: { failed: ofBase, runs: base },
    head: { failed: ofHead, runs: head },
  })

  test('head fails more often only where chance does not explain it', () => {
    expect(headFailsMoreOften(tries([0, 20], [11, 23]))).toBe(true)
    expect(headFailsMoreOften(tries([3, 20], [11, 20]))).toBe(true)
    expect(headFailsMoreOften(tries([3, 20], [4, 21]))).toBe(false)
    expect(headFailsMoreOften(tries([0, 20], [2, 22]))).toBe(false)
    expect(headFailsMoreOften(tries([9, 20], [0, 20]))).toBe(false)
  })

  test('what never ran on head, and never failed on base, is the fault of head, be it after one run of base', () => {
    expect(isHeadBlamedByFailureCounts(tries([0, 1], [5, 5]))).toBe(true)
    expect(isHeadBlamedByFailureCounts(tries([1, 2], [5, 5]))).toBe(false)
    expect(isHeadBlamedByFailureCounts(tries([1, 12], [5, 5]))).toBe(true)
    expect(isHeadBlamedByFailureCounts(tries([5, 5], [0, 9]))).toBe(false)
    expect(isHeadBlamedByFailureCounts(tries([0, 5], [0, 9]))).toBe(false)
  })

  test('a benchmark that fails in one process of six on both sides is hardly ever the fault of head', () => {
    const random = seededRandom(7)
    const failing = (runs: number) =>
      Array.from({ length: runs }, () => random()).filter(x => x < 1 / 6).length
    const runs = 2000
    const red = Array.from({ length: runs }, () =>
      headFailsMoreOften(tries([failing(60), 60], [failing(60), 60])),
    )
    expect(red.filter(Boolean).length / runs).toBeLessThan(0.05)
  })

  test('counts of one benchmark are added up', () => {
    const of = (benchmark: string, ...counts: readonly [Counts, Counts]) => ({
      ...{ benchmark, package: 'm' },
      ...tries(...counts),
    })
    expect(
      mergeFlakyBenchmarks([of('A', [1, 2], [0, 3]), of('B', [0, 1], [1, 1]), of('A', [1, 5], [1, 4])]),
    ).toEqual([of('A', [2, 7], [1, 7]), of('B', [0, 1], [1, 1])])
    expect(addVisitAndFailureCounts(tries([1, 2], [0, 3]), tries([1, 1], [2, 2]))).toEqual(
      tries([2, 3], [2, 5]),
    )
  })

  test('what was lost twice is one loss, with the failures of each side and the tries of both', () => {
    const failure = (side: Side, message = '') => ({ side, message, output: '', kind: 'failed' as const })
    const lost = { benchmark: 'A', package: null, failures: [failure('head', 'the first')] }
    const twice = [
      { ...lost, tries: tries([0, 8], [8, 8]) },
      { ...lost, benchmark: 'B' },
      { ...lost, package: 'm' },
      { ...lost, failures: [failure('base'), failure('head')], tries: tries([1, 5], [5, 5]) },
    ]
    expect(mergeBenchmarksLostToFailure(twice)).toEqual([
      { ...lost, failures: [...lost.failures, failure('base')], tries: tries([1, 13], [13, 13]) },
      { ...lost, benchmark: 'B' },
      { ...lost, package: 'm' },
    ])
    expect(mergeBenchmarksLostToFailure([lost, ...twice.slice(0, 1)])).toEqual(twice.slice(0, 1))
  })

  test('that one measurement had no time for a benchmark says nothing of it where another had', () => {
    const failure = (kind: 'failed' | 'no time', side: Side = 'head') => ({
      side,
      message: '',
      output: '',
      kind,
    })
    const joined = (...all: readonly (readonly ReturnType<typeof failure>[])[]) =>
      mergeBenchmarksLostToFailure(all.map(failures => ({ benchmark: 'A', package: null, failures }))).map(
        ({ failures }) => failures.map(({ side, kind }) => `${side} ${kind}`),
      )
    const [failed, late] = [failure('failed'), failure('no time')]
    expect(joined([late], [late])).toEqual([['head no time']])
    expect(joined([late], [failed])).toEqual([['head failed']])
    expect(joined([failed], [late], [late])).toEqual([['head failed']])
    // None of these measurements had time for all of it.
    expect(joined([failure('failed', 'base'), late], [late])).toEqual([['base failed', 'head no time']])
  })
})

// Exit statuses of measured commands: which side has failed, and when a status is what is measured.

describe('exit statuses', () => {
  type Statuses = Measurement['statuses']

  function visit(...all: readonly [benchmark: string, statuses?: Statuses][]): SideVisit {
    const measurements = all.map(([benchmark, statuses]) => ({
      ...{ benchmark, config: {}, iterations: 1, unit: 'sec/op', value: 1 },
      ...(statuses ? { statuses } : {}),
    }))
    return { started: '', seconds: 1, measurements }
  }

  const failuresOf = (base: Statuses, head: Statuses) =>
    findBenchmarksFailedByExitStatus({ base: visit(['tool', base]), head: visit(['tool', head]) }).map(
      ({ side, why }) => `${side}: ${why}`,
    )

  test('a side fails whose command alone ends with another status than 0', () => {
    expect(failuresOf(undefined, [139])).toEqual([
      'head: its command exited with status 139, and with 0 on base',
    ])
    expect(failuresOf([1], undefined)).toEqual(['base: its command exited with status 1, and with 0 on head'])
  })

  test('head fails where both end with a status of their own', () => {
    expect(failuresOf([1], [2])).toEqual(['head: its command exited with status 2, and with 1 on base'])
  })

  test('a side fails whose status varies, and then only that', () => {
    expect(failuresOf([1], [0, 1])).toEqual([
      'head: its command exited with status 0 or 1, and with 1 on base',
    ])
    expect(failuresOf([0, 1], [1])).toEqual([
      'base: its command exited with status 0 or 1, and with 1 on head',
    ])
    expect(failuresOf([0, 1], [0, 1])).toHaveLength(2)
  })

  test('one status of both sides is what is measured, if it is known', () => {
    expect(failuresOf([1], [1])).toEqual([])
    expect(failuresOf(undefined, undefined)).toEqual([])
    expect(failuresOf([null], [null])).toEqual([
      'base: its command exited with status unknown, and with unknown on head',
      'head: its command exited with status unknown, and with unknown on base',
    ])
  })

  test('nothing is said of what only one side has', () => {
    expect(
      findBenchmarksFailedByExitStatus({ base: visit(['old', [1]]), head: visit(['new', [2]]) }),
    ).toEqual([])
  })
})

// Examples of lines.
describe('examples', () => {
  test('are the first three, cut to a length that people read', () => {
    expect(createCountAndFirstLinesOrNull([])).toBeNull()
    expect(createCountAndFirstLinesOrNull(['a', 'b', 'c', 'd'])).toEqual({ count: 4, lines: ['a', 'b', 'c'] })
    expect(createCountAndFirstLinesOrNull(['a'.repeat(500)])?.lines).toEqual(['a'.repeat(300)])
  })

  test('of several visits are those that differ', () => {
    expect(mergeCountsAndFirstLines([undefined])).toBeNull()
    expect(
      mergeCountsAndFirstLines([
        { count: 2, lines: ['a', 'b'] },
        undefined,
        { count: 4, lines: ['b', 'c', 'd'] },
      ]),
    ).toEqual({ count: 6, lines: ['a', 'b', 'c'] })
  })
})
