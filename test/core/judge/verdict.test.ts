// The verdict of a run, and the counts that it stands on.
import { describe, expect, test } from 'vitest'
import {
  type BenchmarkTally,
  displayedOutcomeOfComparison,
  exitStatuses,
  exitStatusOfVerdict,
  isWorthComment,
  rowsPassingThoughThresholdNotRuledOut,
  rowsWithOutcome,
  verdictFailsCheck,
  worstExitStatus,
} from '../../../src/core/judge/verdict.ts'
import type { Comparison } from '../../../src/core/model/comparison.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { long } from '../../support/long.ts'
import { resultFrom, time } from '../report/runs.ts'
import { judged, judgedRun, lost, missingParts, one, only, otherCode } from './judged.ts'

describe('verdict', () => {
  /** What is counted of those that are compared. */
  const tally = (comparisons: readonly Comparison[]) => {
    const { grounds } = judged(comparisons, [], [])
    return grounds.kind === 'measured' ? grounds.compared : null
  }
  const verdict = (...found: Parameters<typeof judged>) => judged(...found).verdict

  test('one regression fails, regardless of improvements', () => {
    const comparisons = [
      one('A', 'regressed'),
      one('B', 'improved'),
      one('C', 'improved'),
      one('D', 'unchanged'),
    ]
    expect(judged(comparisons, [], [])).toEqual({
      verdict: 'fail',
      grounds: {
        kind: 'measured',
        compared: {
          benchmarks: 4,
          regressed: 1,
          accepted: 0,
          muted: 0,
          mutedUndecided: 0,
          improved: 2,
          changed: 0,
          undecided: 0,
          within: null,
        },
        unmatched: { base: 0, head: 0 },
        halved: 0,
        broken: 0,
        unmeasured: 0,
        proven: 0,
        isCommand: false,
        isUnverified: false,
        missing: 0,
        doubled: 0,
        isOtherCode: false,
        unread: 0,
        replayed: null,
      },
    })
  })

  test('is inconclusive where times were replayed, whatever they are', () => {
    const replayed = { kind: 'replayed', sides: ['head'], rounds: 3 } as const
    for (const change of ['regressed', 'unchanged', 'improved'] as const) {
      const { verdict: found, grounds } = judgedRun({ comparisons: [one('A', change)], warnings: [replayed] })
      expect(found).toBe('inconclusive')
      expect(grounds).toMatchObject({ replayed })
    }
  })

  test('counts a benchmark that regressed in several units once', () => {
    const comparisons = [
      one('A', 'regressed'),
      one('A', 'regressed', 'B/op'),
      one('A', 'unchanged', 'allocs/op'),
    ]
    expect(tally(comparisons)).toMatchObject({ benchmarks: 1, regressed: 1 })
    expect(judged([], only('A', 'A'), only('B')).grounds).toMatchObject({ unmatched: { base: 1, head: 1 } })
  })

  const accepted = (benchmark: string, unit?: string): Comparison => ({
    ...one(benchmark, 'regressed', unit),
    accepted: acceptedFor(benchmark, null),
  })
  const warns = (row: Comparison): Comparison => ({ ...row, gate: 'warn' })

  test.each<[string, readonly Comparison[], Partial<BenchmarkTally>]>([
    ['accepted', [accepted('A', 'B/op'), accepted('B')], { regressed: 1, accepted: 1 }],
    ['muted', [warns(one('A', 'regressed', 'B/op')), warns(one('B', 'regressed'))], { muted: 1 }],
    ['improved', [one('A', 'improved', 'B/op'), one('B', 'improved')], { improved: 1 }],
    ['changed', [one('A', 'changed', 'widgets'), one('B', 'changed', 'widgets')], { changed: 1 }],
    ['undecided', [one('A', 'inconclusive', 'B/op'), one('B', 'inconclusive')], { undecided: 1 }],
    ['muted where it is accepted', [accepted('B'), warns(one('B', 'regressed', 'B/op'))], { muted: 0 }],
    [
      'improved where it is undecided',
      [one('B', 'inconclusive'), one('B', 'improved', 'B/op')],
      { improved: 0 },
    ],
    ['changed where it is undecided', [one('B', 'inconclusive'), one('B', 'changed', 'x')], { changed: 0 }],
  ])('does not count a benchmark that regressed in another unit as %s', (_, others, expected) => {
    expect(tally([one('A', 'regressed'), ...others])).toMatchObject(expected)
  })

  test('shows what cannot fail the run under outcomes of its own, and what got better as it is', () => {
    const rows = [
      one('A', 'inconclusive', 'widgets'),
      warns(one('B', 'inconclusive')),
      warns(one('C', 'improved')),
      warns(one('D', 'regressed')),
      accepted('E'),
    ]
    expect(rows.map(displayedOutcomeOfComparison)).toEqual([
      'undirected',
      'mutedInconclusive',
      'improved',
      'muted',
      'accepted',
    ])
    expect(tally(rows)).toMatchObject({ mutedUndecided: 1, improved: 1, muted: 1, accepted: 1, undecided: 0 })
    expect(verdict(rows, [], [])).toBe('pass')
  })

  test('counts benchmarks of the same name in two packages as two', () => {
    const comparisons = [one('A', 'unchanged'), { ...one('A', 'unchanged'), package: 'm/b' }]
    expect(tally(comparisons)?.benchmarks).toBe(2)
  })

  test('passes without a regression, also where something changed in an unknown direction', () => {
    const comparisons = [one('A', 'changed'), one('B', 'unchanged')]
    expect(verdict(comparisons, [], [])).toBe('pass')
    expect(tally(comparisons)?.changed).toBe(1)
    expect(verdict([one('A', 'improved')], [], [])).toBe('pass')
  })

  test('is inconclusive where base has no benchmarks, as in the pull request that adds the first', () => {
    expect(verdict([], [], only('A', 'B'))).toBe('inconclusive')
  })

  test('fails where nothing was measured at all', () => {
    expect(verdict([], [], [])).toBe('fail')
  })

  test('fails where both sides have benchmarks and none has the same name, or head has none', () => {
    expect(verdict([], only('A'), only('B', 'C'))).toBe('fail')
    expect(verdict([], only('A'), [])).toBe('fail')
  })

  test('is inconclusive where a regression was neither shown nor ruled out, unless another regressed', () => {
    const open = [one('A', 'inconclusive'), one('B', 'improved'), one('C', 'unchanged')]
    expect(verdict(open, [], [])).toBe('inconclusive')
    expect(tally(open)).toMatchObject({ undecided: 1, improved: 1 })
    expect(verdict([...open, one('D', 'regressed')], [], [])).toBe('fail')
  })

  test('passes if no undecided row could fail', () => {
    const open = [one('A', 'inconclusive', 'widgets'), one('B', 'unchanged')]
    expect(open[0]?.better).toBeNull()
    expect(rowsWithOutcome(open, 'inconclusive')).toEqual([])
    expect(verdict(open, [], [])).toBe('pass')
    expect(tally(open)?.undecided).toBe(0)
    const both = [...open, one('A', 'inconclusive')]
    expect(rowsWithOutcome(both, 'inconclusive')).toEqual([both[2]])
  })

  test('does not pass if nothing was compared', () => {
    for (const base of [only(), only('A')])
      for (const head of [only(), only('B')]) expect(verdict([], base, head)).not.toBe('pass')
  })

  test('fails where a benchmark failed on head alone, as it is head that has broken it', () => {
    const found = judged([one('A', 'unchanged')], [], [], [lost('head')])
    expect(found.verdict).toBe('fail')
    expect(found.grounds).toMatchObject({ broken: 1, unmeasured: 0 })
  })

  test('fails for one that head has broken where times alone can fail, as it may have had times', () => {
    const verdictBy = (...benchmarks: readonly BenchmarkRule[]) =>
      judgedRun({ comparisons: [one('A', 'unchanged')], lost: [lost('head')], benchmarks }).verdict
    const off = ruleFor('*', { gate: 'off' })
    expect(verdictBy(off)).toBe('pass')
    expect(verdictBy(ruleFor('* sec/op'), off)).toBe('fail')
    expect(verdictBy(ruleFor('L/*'), off)).toBe('fail')
  })

  test('is inconclusive where the time was too short to tell', () => {
    const { failures, ...rest } = lost('head')
    const short = { ...rest, failures: failures.map(one => ({ ...one, kind: 'no time' as const })) }
    const partly = { ...rest, failures: [...failures, ...short.failures] }
    for (const entry of [short, partly]) {
      const found = judged([one('A', 'unchanged')], [], [], [entry])
      expect(found.verdict).toBe('inconclusive')
      expect(found.grounds).toMatchObject({ broken: 0, unmeasured: 1 })
    }
  })

  test.each<[string, readonly Side[]]>([
    ['base', ['base']],
    ['both sides', ['base', 'head']],
  ])('is inconclusive where one failed on %s', (_, sides) => {
    const found = judged([one('A', 'unchanged')], [], [], [lost(...sides)])
    expect(found.verdict).toBe('inconclusive')
    expect(found.grounds).toMatchObject({ broken: 0, unmeasured: 1 })
  })

  test('is inconclusive where what head lost has failed on base as well, unless counts say that head fails more often', () => {
    const tried = (base: number, head: number) => ({
      ...lost('head'),
      tries: { base: { runs: 12, failed: base }, head: { runs: 10, failed: head } },
    })
    const of = (base: number, head: number) => verdict([one('A', 'unchanged')], [], [], [tried(base, head)])
    expect([of(0, 5), of(2, 5), of(1, 9)]).toEqual(['fail', 'inconclusive', 'fail'])
  })

  test('fails for a regression whatever was lost, and for what head broke whatever is open', () => {
    expect(verdict([one('A', 'regressed')], [], [], [lost('base'), lost('base', 'head')])).toBe('fail')
    const all = [lost('head'), lost('head'), lost('base')]
    const found = judged([one('A', 'inconclusive')], [], [], all)
    expect(found.verdict).toBe('fail')
    expect(found.grounds).toMatchObject({ broken: 2, unmeasured: 1 })
  })

  test('judges by what was lost where it was all there is, whatever one side has alone', () => {
    expect(verdict([], [], [], [lost('head')])).toBe('fail')
    expect(verdict([], only('A'), only('B'), [lost('base')])).toBe('inconclusive')
    expect(verdict([], [], [], [lost('base')])).toBe('inconclusive')
  })

  test('counts what is proven unchanged, which leaves nothing open', () => {
    const proven = (comparisons: readonly Comparison[]) => judged(comparisons, [], [], [], 27)
    expect(proven([one('A', 'unchanged')])).toMatchObject({ verdict: 'pass', grounds: { proven: 27 } })
    expect(proven([one('A', 'regressed')]).verdict).toBe('fail')
    expect(proven([one('A', 'inconclusive')]).verdict).toBe('inconclusive')
  })

  test('passes where all that both sides have is proven unchanged, unless something was lost beside it', () => {
    const all = (...[comparisons, base, head, gone]: Parameters<typeof judged>) =>
      verdict(comparisons, base, head, gone, 2)
    expect(all([], [], [])).toBe('pass')
    expect(all([], only('Old'), only('New'))).toBe('pass')
    expect(all([], [], [], [lost('head')])).toBe('fail')
    expect(all([], [], [], [lost('base')])).toBe('inconclusive')
  })

  test('does not pass by what only an untrusted file proves unchanged', () => {
    const proven = [{ benchmark: 'P', package: null }]
    const merged = { ...missingParts(0), isStrangers: true }
    expect(judgedRun({ proven, merged })).toMatchObject({
      verdict: 'inconclusive',
      grounds: { isUnverified: true },
    })
  })

  test('knows a command from a run of Go', () => {
    expect(judgedRun({ settings: { benchmarks: [], go: null } }).grounds).toMatchObject({ isCommand: true })
  })

  test('picks the comparisons of a change in their order', () => {
    const comparisons = [one('A', 'regressed'), one('B', 'improved'), one('C', 'regressed')]
    expect(rowsWithOutcome(comparisons, 'regressed').map(({ benchmark }) => benchmark)).toEqual(['A', 'C'])
  })

  const within = (benchmark: string, ruledOut: number): Comparison => ({
    ...one(benchmark, 'within'),
    ruledOut,
  })

  test('passes where each can be held within what a pass allows, and keeps how far', () => {
    const comparisons = [one('A', 'unchanged'), within('B', 0.0731), one('C', 'improved'), within('D', 0.06)]
    expect(verdict(comparisons, [], [])).toBe('pass')
    expect(tally(comparisons)?.within).toEqual({ benchmarks: 2, ruledOut: 0.0731 })
    expect(rowsPassingThoughThresholdNotRuledOut(comparisons)).toEqual([comparisons[1], comparisons[3]])
    expect(verdict([...comparisons, one('E', 'inconclusive')], [], [])).toBe('inconclusive')
  })

  test('what could not have failed need not be held', () => {
    const row = within('W', 0.07)
    expect(rowsPassingThoughThresholdNotRuledOut([{ ...row, better: null }])).toEqual([])
    expect(rowsPassingThoughThresholdNotRuledOut([{ ...row, gate: 'warn' }])).toEqual([])
  })

  test('holds any number of benchmarks', long, () => {
    const [near, far] = [within('W', 0.06), within('W', 0.08)]
    const many = Array.from({ length: 150_000 }, (_, n) => ({
      ...(n === 7 ? far : near),
      benchmark: `W${n}`,
    }))
    expect(tally(many)?.within).toMatchObject({ benchmarks: 150_000, ruledOut: 0.08 })
  })

  test('a unit that head no longer reports is inconclusive, unless rules mute it or something regressed', () => {
    const gone = (benchmark: string) => [{ benchmark, package: null, unit: 'sec/op' }]
    const left = one('A', 'unchanged', 'B/op')
    expect(judged([left], gone('A'), [])).toMatchObject({ verdict: 'inconclusive', grounds: { halved: 1 } })
    expect(verdict([left], [], gone('A'))).toBe('pass')
    expect(verdict([left], only('B'), [])).toBe('pass')
    expect(verdict([one('A', 'regressed', 'B/op')], gone('A'), [])).toBe('fail')
    const benchmarks = [ruleFor('A sec/op', { gate: 'warn' })]
    const unmatched = { base: gone('A'), head: [] }
    expect(judgedRun({ comparisons: [left], unmatched, benchmarks }).verdict).toBe('pass')
  })

  test('where a side may have run other code, nothing passes, and a regression that was measured still fails', () => {
    const judgedSo = (change: Comparison['change']) =>
      judgedRun({ comparisons: [one('A', change)], warnings: [otherCode] }).verdict
    expect(judgedSo('unchanged')).toBe('inconclusive')
    expect(judgedSo('improved')).toBe('inconclusive')
    expect(judgedSo('regressed')).toBe('fail')
    const { verdict, grounds } = judgedRun({
      ...{ unmatched: { base: only('A'), head: only('B') }, warnings: [otherCode] },
    })
    // No result was lost, so names that have nothing in common are what they seem.
    expect(verdict).toBe('fail')
    expect(grounds).toMatchObject({ isOtherCode: true, unread: 0 })
  })

  test('where a printed result could not be read, nothing passes, and a regression that was measured still fails', () => {
    const unread = { kind: 'unread-results', sides: ['head'], count: 1, lines: ['A 1'] } as const
    const judgedSo = (change: Comparison['change']) =>
      judgedRun({ comparisons: [one('A', change)], warnings: [unread] }).verdict
    expect(judgedSo('unchanged')).toBe('inconclusive')
    expect(judgedSo('improved')).toBe('inconclusive')
    expect(judgedSo('regressed')).toBe('fail')
  })

  test('where a part is missing, names that have nothing in common may have their other half there', () => {
    const unmatched = { base: only('A'), head: only('B') }
    expect(judgedRun({ unmatched }).verdict).toBe('fail')
    expect(judgedRun({ unmatched, merged: missingParts(1) }).verdict).toBe('inconclusive')
  })

  test.each<
    [
      string,
      readonly NonNullable<ResultFile['merged']>['missing'][number]['why'][],
      { missing: number; doubled: number },
    ]
  >([
    ['an unreadable file is probably the absent part', ['unreadable', 'absent'], { missing: 1, doubled: 0 }],
    [
      'of unreadable and absent the larger number counts',
      ['absent', 'unreadable', 'absent'],
      { missing: 2, doubled: 0 },
    ],
    ['unreadable files alone count', ['unreadable', 'unreadable'], { missing: 2, doubled: 0 }],
    ['other parts add to them', ['unmeasured', 'unreadable', 'absent'], { missing: 2, doubled: 0 }],
    ['a part that came twice counts apart', ['double', 'absent'], { missing: 1, doubled: 1 }],
  ])('parts that could not be judged are counted, and nothing passes: %s', (_, why, expected) => {
    const [part] = missingParts(1).missing
    if (!part) throw new Error('no part')
    const merged = { ...missingParts(0), missing: why.map(one => ({ ...part, why: one })) }
    const judgedSo = (change: Comparison['change']) => judgedRun({ comparisons: [one('A', change)], merged })
    expect(judgedSo('unchanged')).toMatchObject({ verdict: 'inconclusive', grounds: expected })
    expect(judgedSo('regressed').verdict).toBe('fail')
  })
})

// The exit rule: which verdicts make the check red, and the status that a script is told.
describe('exit', () => {
  const verdicts = ['pass', 'inconclusive', 'fail'] as const

  test('the check turns red by what fail-on says', () => {
    const red = (failOn: 'regression' | 'inconclusive' | 'never') =>
      verdicts.filter(verdict => verdictFailsCheck(verdict, failOn))
    expect(red('regression')).toEqual(['fail'])
    expect(red('inconclusive')).toEqual(['inconclusive', 'fail'])
    expect(red('never')).toEqual([])
  })

  test('a status tells an open question from a pass, unless nothing is to fail', () => {
    const told = (failOn: 'regression' | 'inconclusive' | 'never') =>
      verdicts.map(verdict => exitStatusOfVerdict(verdict, failOn))
    expect(told('regression')).toEqual([0, 3, 1])
    expect(told('inconclusive')).toEqual([0, 3, 1])
    expect(told('never')).toEqual([0, 0, 0])
  })

  test('of several runs a regression weighs most, then what could not be measured', () => {
    const { pass, fail, noMeasurement, inconclusive } = exitStatuses
    expect(worstExitStatus([pass, inconclusive, noMeasurement, fail])).toBe(1)
    expect(worstExitStatus([pass, inconclusive, noMeasurement])).toBe(2)
    expect(worstExitStatus([inconclusive, pass])).toBe(3)
    expect(worstExitStatus([pass])).toBe(0)
    expect(worstExitStatus([])).toBe(0)
  })
})

// Which results get a new comment.
describe('worth comment', () => {
  const both = [time('A', 1e-3), time('B', 1e-3)]
  const slower = [time('A', 1e-3), time('B', 2e-3)]
  const faster = [time('A', 1e-3), time('B', 0.5e-3)]

  const runs = {
    same: resultFrom(both, both),
    regressed: resultFrom(both, slower),
    'regressed, turned off': resultFrom(both, slower, { benchmarks: [ruleFor('B', { gate: 'off' })] }),
    'regressed, warns': resultFrom(both, slower, { benchmarks: [ruleFor('B', { gate: 'warn' })] }),
    improved: resultFrom(both, faster),
    'regressed, never fails': resultFrom(both, slower, { failOn: 'never' }),
    inconclusive: { ...resultFrom(both, both), verdict: 'inconclusive' as const },
    'inconclusive, fails': {
      ...resultFrom(both, both, { failOn: 'inconclusive' }),
      verdict: 'inconclusive' as const,
    },
    'nothing compared, fails': { ...resultFrom(both, both), comparisons: [], verdict: 'fail' as const },
    'nothing compared, never fails': {
      ...resultFrom(both, both, { failOn: 'never' }),
      ...{ comparisons: [], verdict: 'fail' as const },
    },
  }

  test.each([
    ['always', Object.keys(runs)],
    [
      'on-change',
      [
        'regressed',
        'regressed, warns',
        'improved',
        'regressed, never fails',
        'inconclusive, fails',
        'nothing compared, fails',
        'nothing compared, never fails',
      ],
    ],
    ['on-failure', ['regressed', 'inconclusive, fails', 'nothing compared, fails']],
    ['never', []],
  ] as const)('with %s: %j', (mode, expected) => {
    const found = Object.entries(runs).filter(([, run]) => isWorthComment(mode, run))
    expect(found.map(([name]) => name)).toEqual(expected)
  })
})
