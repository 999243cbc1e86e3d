// The result file: complete, consistent, the same after JSON, and enough to decide everything again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildHistory } from '../../../src/core/history/history.ts'
import { machineKindOf } from '../../../src/core/history/point.ts'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import { findBenchmarksOnlyOnSide } from '../../../src/core/judge/unmatched.ts'
import { decideVerdictAndGrounds } from '../../../src/core/judge/verdict.ts'
import type { BenchmarkSeries, MeasuredRound } from '../../../src/core/model/measuring.ts'
import type { MeasurementEndReason, ResultFile } from '../../../src/core/model/result-file.ts'
import { resultFileFieldsOfVerdict } from '../../../src/core/result/judge-recorded.ts'
import { parseResultFile } from '../../../src/core/result/read-result.ts'
import {
  addReferenceComparisonToResult,
  rejudgeWithAcceptances,
  resultFileOfMeasuredRun,
} from '../../../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { testProperty } from '../../support/long.ts'
import { roundsFrom } from '../../support/rounds.ts'
import { exactRow, pointAt } from '../history/points.ts'
import { settings as drawnRules, suites } from '../judge/random-series.ts'
import {
  commits,
  resultFrom,
  settings,
  steady,
  time,
  toolchains,
  machine as usualMachine,
} from '../report/runs.ts'

describe('result', () => {
  const machine = { ...usualMachine, arch: 'arm64', cpu: 'x', steal: null }

  test('keeps each round without its measurements, which stand in the comparisons in round order', () => {
    const result = resultFrom([time('A', 1e-3)], [time('A', 1e-3)])
    expect(result.rounds).toHaveLength(20)
    expect(result.rounds[1]).toEqual({
      round: 2,
      block: 1,
      first: 'head',
      base: { started: '2026-01-01T00:01:00.000Z', seconds: 2 },
      head: { started: '2026-01-01T00:01:00.000Z', seconds: 2 },
    })
    expect(result.comparisons[0]?.base.samples).toEqual(time('A', 1e-3).values)
  })

  test('survives JSON unchanged: no infinite interval or delta, no undefined field', () => {
    const few = [{ benchmark: 'A', unit: 'u', values: [1, null, 3] }]
    for (const result of [
      resultFrom(few, few),
      resultFrom([steady('A', 'allocs/op', 0)], [steady('A', 'allocs/op', 3)]),
      resultFrom([steady('A', 'allocs/op', 1e-310)], [steady('A', 'allocs/op', 1e10)]),
    ])
      expect(JSON.parse(JSON.stringify(result))).toEqual(result)
  })

  test('takes verdict and unmatched from the same comparisons', () => {
    const result = resultFrom([time('A', 1e-3), time('Gone', 1)], [time('A', 2e-3), time('New', 1)])
    expect(result).toMatchObject({
      schema: 1,
      verdict: 'fail',
      reason: '1 of 1 benchmark regressed',
      unmatched: { base: [{ benchmark: 'Gone' }], head: [{ benchmark: 'New' }] },
    })
  })

  test('judges by the alpha and the threshold in the settings it keeps', () => {
    const verdict = (others: Parameters<typeof resultFrom>[2]) =>
      resultFrom([time('A', 1e-3)], [time('A', 1.08e-3)], others).verdict
    expect(verdict({})).toBe('fail')
    expect(verdict({ threshold: 0.1 })).toBe('pass')
    expect(verdict({ alpha: 1e-7 })).toBe('inconclusive')
  })

  test('does not pass a benchmark that head measured once', () => {
    const base = { benchmark: 'A', unit: 'sec/op', values: [1, 1.01, 1.02, 1.03, 1.04, 1.05] }
    const result = resultFrom([base], [{ ...base, values: [9, null, null, null, null, null] }])
    expect(result.verdict).toBe('inconclusive')
  })

  test('fail-on does not change the verdict, only the check', () => {
    expect(resultFrom([time('A', 1)], [time('A', 2)], { failOn: 'never' }).verdict).toBe('fail')
  })

  /** A run with these series, whose rounds were on these machines. */
  function runOf(
    series: readonly BenchmarkSeries[],
    others: Partial<typeof settings> = {},
    machines: readonly number[] = [],
    stopped: MeasurementEndReason = 'count',
  ): ResultFile {
    const visit = { started: '2026-01-01T00:00:00.000Z', seconds: 1, measurements: [] }
    const rounds = (series[0]?.base ?? []).map(
      (_, index): MeasuredRound => ({
        round: index + 1,
        block: machines[index] ?? 1,
        first: 'base',
        base: visit,
        head: visit,
      }),
    )
    return resultFileOfMeasuredRun({
      suite: [],
      again: null,
      lost: [],
      probe: [],
      printed: [],
      toolchains,
      commits,
      settings: { ...settings, ...others },
      machine,
      rounds,
      stopped,
      series,
    })
  }

  test('keeps commits, settings, machine and why it ended as they were given', () => {
    const rounds = roundsFrom([time('A', 1)], [time('A', 1)])
    const series = collectSeriesFromRounds(rounds, new Map())
    const result = resultFileOfMeasuredRun({
      suite: [],
      again: null,
      lost: [],
      probe: [],
      printed: [],
      toolchains,
      commits,
      settings,
      machine,
      rounds,
      stopped: 'budget',
      series,
    })
    expect(result).toMatchObject({ commits, settings, machine, stopped: 'budget' })
  })

  test('carries the geometric means, and what is to be known of the run', () => {
    const slowing = (benchmark: string) => ({
      benchmark,
      unit: 'sec/op',
      values: Array.from({ length: 10 }, (_, index) => 1.02 ** index),
    })
    const both = [slowing('A'), slowing('B')]
    const rounds = roundsFrom(both, both)
    const stolen = { ...machine, steal: 0.1 }
    const series = collectSeriesFromRounds(rounds, new Map())
    const result = resultFileOfMeasuredRun({
      suite: [],
      again: null,
      lost: [],
      probe: [],
      printed: [],
      toolchains,
      commits,
      settings,
      machine: stolen,
      rounds,
      stopped: 'count',
      series,
    })
    expect(result.geomeans).toEqual([{ unit: 'sec/op', ratio: 1, rows: 2, of: 2 }])
    expect(result.warnings.map(({ kind }) => kind)).toEqual(['drift', 'steal'])
  })

  test('a run that was settled at a look after 8 of 20 rounds is judged as it was there', () => {
    const rounds = roundsFrom([time('A', 1)], [time('A', 1)]).slice(0, 8)
    const series = collectSeriesFromRounds(rounds, new Map())
    const settled = { ...settings, count: 20, stopEarly: true } as const
    const result = resultFileOfMeasuredRun({
      suite: [],
      again: null,
      lost: [],
      probe: [],
      printed: [],
      toolchains,
      commits,
      settings: settled,
      machine,
      rounds,
      stopped: 'settled',
      series,
    })
    expect(result).toMatchObject({ verdict: 'pass', stopped: 'settled' })
    expect(result.rounds).toHaveLength(8)
  })

  test('rounds of different machines are not compared with each other', () => {
    const one = {
      benchmark: 'A',
      package: null,
      unit: 'sec/op',
      rule: {},
      base: [100, 101, 102, 200, 202, 204],
      head: [110, 111, 112, 220, 222, 224],
    }
    const ratio = (machines: readonly number[]) => runOf([one], { count: 8 }, machines).comparisons[0]?.ratio
    // Each machine by itself says 9 to 11 % more; in one pool a head of the first is less than a base of the second.
    expect(ratio([1, 1, 1, 2, 2, 2])).toMatchObject({ low: 111 / 102, high: 111 / 100 })
    expect(ratio([1, 1, 1, 1, 1, 1])?.low).toBeLessThan(1)
  })

  /** What was measured, as the file has it. */
  function seriesIn({ comparisons }: ResultFile): readonly BenchmarkSeries[] {
    return comparisons.map(({ benchmark, package: path, unit, better, assume, base, head }) => ({
      benchmark,
      package: path,
      unit,
      rule: { better, ...(assume !== null && { assume }) },
      base: base.samples,
      head: head.samples,
    }))
  }

  testProperty(
    'everything that was decided can be computed again from the file, and comes out the same',
    200,
    numRuns => {
      const machines = fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 20, maxLength: 20 })
      const declared = fc.boolean()
      fc.assert(
        fc.property(suites(4), drawnRules, machines, declared, (series, rules, on, isExact) => {
          const said = series.map(one => ({ ...one, rule: isExact ? ({ assume: 'exact' } as const) : {} }))
          const file: ResultFile = JSON.parse(JSON.stringify(runOf(said, rules, on)))
          const again = compareAllSeries(
            seriesIn(file),
            file.settings,
            file.rounds.map(({ block }) => block),
          )
          expect(again).toEqual(file.comparisons)
          const only = findBenchmarksOnlyOnSide(series, 'base')
          expect(
            resultFileFieldsOfVerdict(
              decideVerdictAndGrounds({ ...file, comparisons: again, unmatched: { base: only, head: only } }),
              file.settings,
            ),
          ).toEqual({ verdict: file.verdict, reason: file.reason })
        }),
        { numRuns },
      )
    },
  )

  test('keeps what was lost, whether code was laid out anew, and what each side was built with', () => {
    const rounds = roundsFrom([time('A', 1)], [time('A', 2)])
    const series = collectSeriesFromRounds(rounds, new Map())
    const failure = { side: 'head', message: 'It failed.', output: 'panic', kind: 'failed' } as const
    const lost = [{ benchmark: 'B', package: 'm', failures: [failure] }]
    const builtWith = { base: 'go1.25.0', head: 'go1.26.0' }
    const known = { suite: [], probe: [], printed: [], commits, settings, machine, rounds, series } as const
    const result = resultFileOfMeasuredRun({
      ...known,
      stopped: 'count',
      lost,
      toolchains: builtWith,
      again: { rounds, series, isRelinked: true },
    })
    expect(result).toMatchObject({ lost, toolchains: builtWith, isRelaid: true, verdict: 'fail' })
    expect(result.reason).toBe('1 benchmark failed on head; 1 of 1 benchmark regressed')
    expect(result.warnings).toContainEqual({ kind: 'configuration', key: 'go', ...builtWith })
    expect(resultFrom([time('A', 1)], [time('A', 1)], { lost }).verdict).toBe('fail')
    expect(resultFrom([time('A', 1)], [time('A', 1)]).isRelaid).toBe(false)
  })
})

// What a result keeps of the third side.
describe('since', () => {
  const own = resultFrom([time('A', 1), time('B', 1)], [time('A', 1.02), time('B', 1)])
  const other = resultFrom([time('A', 0.9), time('B', 1)], [time('A', 1.02), time('B', 1)], {
    threshold: 0.1,
  })
  const reference = {
    ...other,
    commits: { ...other.commits, base: { sha: '3'.repeat(40), from: 'since: v1.4.0' } },
  }

  test('every row has its ratio and its change by the rules of the history; nothing else changes', () => {
    const { since, ...result } = addReferenceComparisonToResult(own, reference, null)
    expect({ ...result, since: null }).toEqual(own)
    expect(since).toMatchObject({ sha: '3'.repeat(40), name: 'v1.4.0', threshold: 0.1, rounds: 20 })
    expect(since?.rows.map(({ benchmark, change }) => [benchmark, change])).toEqual([
      ['A', 'regressed'],
      ['B', 'unchanged'],
    ])
    expect(since?.rows[0]?.ratio).toEqual(other.comparisons[0]?.ratio)
    expect(since?.rows[0]).not.toHaveProperty('base')
  })

  test('rows have the steps that the history knows of their kind of machine', () => {
    const shas = ['3', '4', '5'].map(digit => digit.repeat(40))
    const points = (machine: string) =>
      shas.map((head, nth) => ({
        ...pointAt('', [{ ...exactRow('A', 1 + 0.02 * nth), package: null, unit: 'sec/op' }], { machine }),
        ...{ head, since: { sha: shas[0] as string, name: 'v1.4.0' } },
      }))
    const commits = shas.map(sha => ({ sha, on: '', author: '', tags: [], forks: [], subject: '' }))
    const stepsOn = (machine: string) =>
      addReferenceComparisonToResult(own, reference, {
        history: buildHistory(points(machine), commits),
        commits,
      }).since?.rows.map(({ steps }) => steps)
    expect(stepsOn(machineKindOf(reference))).toEqual([2, null])
    expect(stepsOn('another')).toEqual([null, null])
  })

  test('it is read back, and refused where it is none', () => {
    const written = addReferenceComparisonToResult(own, reference, null)
    expect(parseResultFile(JSON.stringify(written))).toEqual(written)
    for (const since of [undefined, {}, { ...written.since, sha: 'main' }, { ...written.since, rows: [{}] }])
      expect(() => parseResultFile(JSON.stringify({ ...written, since }))).toThrow(/since/)
  })
})

// A result of which something is accepted later.
describe('accept in result', () => {
  const result = resultFrom(
    [time('A', 1), time('B', 1), time('C', 1)],
    [time('A', 1.2), time('B', 1.3), time('C', 1.4)],
    {
      benchmarks: [ruleFor('C', { gate: 'warn' })],
      accepted: [acceptedFor('B', 0.4)],
    },
  )

  test('is judged anew, with what the rules file accepts', () => {
    expect(result.verdict).toBe('fail')
    const row = (benchmark: string) => ({ benchmark, package: null, unit: 'sec/op' })
    // What the file accepts stays as the file has it.
    const passing = rejudgeWithAcceptances(result, [acceptedFor(row('A'), 0.3), acceptedFor(row('B'), 0.5)])
    expect(passing.verdict).toBe('pass')
    expect(passing.reason).toBe('2 regressions, all accepted, 1 more muted')
    expect(passing.comparisons.map(({ accepted }) => accepted?.upTo ?? null)).toEqual([0.3, 0.4, null])
  })

  test('is the same where nothing is accepted, or something else', () => {
    expect(rejudgeWithAcceptances(result, [])).toBe(result)
    expect(rejudgeWithAcceptances(result, [acceptedFor('Z', null)])).toEqual(result)
  })
})
