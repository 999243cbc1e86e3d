// Results of kinds that the samples of reports do not have: calibrations, lost and doubted benchmarks, second measurements.
import { seededRandom } from '../../../src/core/common/random.ts'
import type { BenchmarkLostToFailure, ResultFile } from '../../../src/core/model/result-file.ts'
import { resultFileOfMeasuredRun, resultWithRunWarnings } from '../../../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { type Reading, roundsFrom } from '../../support/rounds.ts'
import { noisy as draw } from '../judge/series.ts'
import {
  commits,
  goSettings,
  machine,
  noisy,
  resultFrom,
  settings,
  steady,
  time,
  toolchains,
} from '../report/runs.ts'

const failure = (side: 'base' | 'head') =>
  ({ side, message: 'exit code 1', output: 'panic: no', kind: 'failed' }) as const

/** A run whose suspects were measured again: one recurs, one does not, one failed on base. */
export function measuredAgain(): ResultFile {
  const first = [
    [time('A', 1e-3), time('B', 1e-3), time('C', 1e-3), steady('A', 'B/op', 3)],
    [time('A', 1.1e-3), time('B', 1.1e-3), time('C', 1.2e-3), steady('A', 'B/op', 3)],
  ] as const
  const second = [
    [time('A', 1.001e-3), time('B', 1.001e-3)],
    [time('A', 1.12e-3), time('B', 1.002e-3)],
  ] as const
  const rounds = roundsFrom(first[0], first[1])
  const again = roundsFrom(second[0], second[1]).slice(0, 14)
  return resultFileOfMeasuredRun({
    ...{ suite: ['a_test.go'], probe: [], printed: [], commits, machine, rounds, stopped: 'count' },
    settings: { ...settings, go: goSettings, checkout: 'worktree' },
    toolchains: { base: 'go1.26.7', head: 'go1.26.8' },
    series: collectSeriesFromRounds(rounds, new Map()),
    lost: [{ benchmark: 'C', package: null, failures: [failure('base')] }] satisfies BenchmarkLostToFailure[],
    proven: [{ benchmark: 'P', package: 'example.com/m' }],
    again: { rounds: again, series: collectSeriesFromRounds(again, new Map()), isRelinked: true },
  })
}

/** Rounds of several visits, whose worse halves say that head is slow now and then. */
export function inHalves(): ResultFile {
  const rounds = roundsFrom([time('A', 1e-3)], [time('A', 1e-3)])
  const random = seededRandom(3)
  const halves = (slow: number) =>
    draw(1.002e-3, 0.01, 20, random).map((value, n) => (n % 2 ? value * slow : value))
  const [series] = collectSeriesFromRounds(rounds, new Map())
  return resultFileOfMeasuredRun({
    ...{
      suite: [],
      probe: [],
      commits,
      machine,
      rounds,
      stopped: 'count',
      settings,
      toolchains,
      lost: [],
      again: null,
    },
    printed: [{ benchmark: 'A', package: null, line: 'hello' }],
    series: series ? [{ ...series, worse: { base: halves(1), head: halves(1.5) } }] : [],
  })
}

function calibrated(): ResultFile {
  const readings: readonly Reading[] = [noisy('A', 1e-3, 0.02), noisy('B', 1e-5, 0.1), steady('A', 'B/op', 9)]
  return resultFrom(
    readings,
    readings.map(one => ({ ...one, values: one.values.toReversed() })),
    { calibrate: true },
  )
}

function eventful(): ResultFile {
  return resultWithRunWarnings(
    resultFrom([time('A', 1)], [time('A', 1)], {
      lost: [
        {
          ...{ benchmark: null, package: 'm', failures: [failure('head')] },
          tries: { base: { runs: 3, failed: 1 }, head: { runs: 5, failed: 5 } },
        },
      ],
    }),
    [
      { kind: 'fewer-results', side: 'head', round: 2, before: 3, missing: 1, names: ['A'] },
      { kind: 'values-left-out', sides: ['head'], count: 1, lines: ['A: NaN x'] },
      { kind: 'left-running', count: 2, commands: ['sleep 1'] },
      { kind: 'git-changed', count: 1, changed: ['config'], isPutBack: true },
    ],
  )
}

function ofOtherCode(): ResultFile {
  return resultFrom([time('A', 1)], [time('A', 1)], {
    codeWarnings: [
      { kind: 'shared-install', side: 'base', count: 5, paths: ['/opt/lib/it.py'] },
      { kind: 'unread-results', sides: ['base', 'head'], count: 5, lines: ['x 1 ns'] },
      { kind: 'unreached-code', changed: 3, count: 2, names: ['example.com/it.A', 'example.com/it.B'] },
      {
        ...{ kind: 'unread-code', side: 'head', count: 4, files: ['src/it.c'] },
        ...{ instead: ['build/it.a'], isElsewhere: false, isAll: true },
      },
    ],
  })
}

export const everyKind: Readonly<Record<string, () => ResultFile>> = {
  measuredAgain,
  ofOtherCode,
  inHalves,
  calibrated,
  eventful,
  unmatched: () =>
    resultFrom([time('A', 1), time('Old', 1)], [time('A', 1), time('New', 2), steady('A', 'B/op', 3)]),
}
