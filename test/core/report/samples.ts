// Whole runs of every kind that a reader meets, from readings: what the golden reports are of.

import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { applyConfirmationToComparisons } from '../../../src/core/judge/confirm.ts'
import { decideVerdictAndGrounds } from '../../../src/core/judge/verdict.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { resultFileFieldsOfVerdict } from '../../../src/core/result/judge-recorded.ts'
import {
  addReferenceComparisonToResult,
  createResultOfFailedBaseFromRounds,
  measuredRoundForResultFile,
  resultOfUntouchedRun,
} from '../../../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { acceptedFor, ruleFor } from '../../support/benchmark-rules.ts'
import { type Reading, roundsFrom } from '../../support/rounds.ts'
import { commits, first, goSettings, machine, noisy, resultFrom, settings, steady, time } from './runs.ts'

/** One of three benchmarks got slower and allocates more, one got faster. */
export const failing = (): ResultFile =>
  resultFrom(
    [
      time('Encode/1MB-8', 1.02e-3),
      steady('Encode/1MB-8', 'B/op', 4096),
      time('Decode-8', 50e-6),
      time('Sort-8', 2e-3),
    ],
    [
      time('Encode/1MB-8', 1.095e-3),
      steady('Encode/1MB-8', 'B/op', 8192),
      time('Decode-8', 41e-6),
      time('Sort-8', 2.01e-3),
    ],
  )

/** The same pull request, which adds to what others have made slower since a release. */
const sinceRelease = () => {
  const { commits, comparisons, ...reference } = resultFrom(
    [
      time('Encode/1MB-8', 0.98e-3),
      steady('Encode/1MB-8', 'B/op', 4096),
      time('Decode-8', 50e-6),
      time('Sort-8', 1.7e-3),
    ],
    [
      time('Encode/1MB-8', 1.095e-3),
      steady('Encode/1MB-8', 'B/op', 8192),
      time('Decode-8', 41e-6),
      time('Sort-8', 2.01e-3),
    ],
    { threshold: 0.15, ruleOut: 0.3 },
  )
  const base = { sha: '3'.repeat(40), from: 'since: v1.4.0' }
  const result = addReferenceComparisonToResult(
    failing(),
    { ...reference, comparisons, commits: { ...commits, base } },
    null,
  )
  const rows = result.since?.rows.map((row, nth) => ({ ...row, steps: nth === 0 ? 3 : 0 })) ?? []
  return { ...result, since: result.since && { ...result.since, rows } }
}

const passing = () =>
  resultFrom(
    [first(8, time('Encode-8', 1e-3)), first(12, time('Decode-8', 5e-5))],
    [first(8, time('Encode-8', 1.001e-3)), first(12, time('Decode-8', 4e-5))],
    { stopped: 'settled' },
  )

const provenIn = (path: string, ...benchmarks: readonly string[]) =>
  benchmarks.map(benchmark => ({ benchmark, package: `example.com/${path}` }))

/** One near the threshold and two that are within what a pass rules out, one out of reach, one that was seldom measured. */
const inconclusive = () =>
  resultFrom(
    [
      time('Encode-8', 1e-3),
      time('Near-8', 1e-3),
      noisy('Read/small-8', 1e-5, 0.07),
      noisy('Read/large-8', 1e-3, 0.1),
      noisy('Network-8', 1e-2, 0.6),
      first(5, time('Flaky-8', 1e-6)),
    ],
    [
      time('Encode-8', 1.001e-3),
      time('Near-8', 1.046e-3),
      noisy('Read/small-8', 1.02e-5, 0.07),
      noisy('Read/large-8', 1.01e-3, 0.1),
      noisy('Network-8', 1.01e-2, 0.6),
      first(3, time('Flaky-8', 1.2e-6)),
    ],
  )

/** Nothing regressed; what noise leaves open has ruled out enough to pass, in rounds beyond the usual ones. */
const within = () =>
  resultFrom(
    [
      first(8, time('Encode-8', 1e-3)),
      time('Near-8', 1e-3),
      noisy('Read/small-8', 1e-5, 0.05),
      noisy('Read/large-8', 1e-3, 0.09),
    ],
    [
      first(8, time('Encode-8', 1.001e-3)),
      time('Near-8', 1.046e-3),
      noisy('Read/small-8', 1.02e-5, 0.05),
      noisy('Read/large-8', 1.01e-3, 0.09),
    ],
    { count: 12, go: goSettings },
  )

/** Two suspects, of which one is as slow in a second measurement. */
const confirmed = () => {
  const result = resultFrom(
    [time('Encode-8', 1e-3), time('Decode-8', 5e-5)],
    [time('Encode-8', 1.08e-3), time('Decode-8', 5.4e-5)],
    { confirm: true },
  )
  const again = roundsFrom(
    [time('Encode-8', 1.002e-3), time('Decode-8', 5.01e-5)],
    [time('Encode-8', 1.078e-3), time('Decode-8', 5.03e-5)],
  )
  const comparisons = applyConfirmationToComparisons(
    result.comparisons,
    collectSeriesFromRounds(again, new Map()),
    settings,
  )
  return {
    ...result,
    ...resultFileFieldsOfVerdict(decideVerdictAndGrounds({ ...result, comparisons }), settings),
    comparisons,
    again: again.map(measuredRoundForResultFile),
  }
}

/** Everything that a reader is warned of, on a machine that drifts and is shared. */
const warned = () => {
  const [old, recent] = [{ cpu: 'AMD EPYC 7763' }, { cpu: 'AMD EPYC 9V74' }]
  const drifting = (name: string, center: number, config: Reading['config']) => {
    const reading = noisy(name, center, 0.01, config)
    return {
      ...reading,
      values: reading.values.map((value, round) => value && value * (1 + round / 120)),
    }
  }
  const jumping = (name: string, center: number, config: Reading['config']) => {
    const reading = noisy(name, center, 0.004, config)
    return {
      ...reading,
      values: reading.values.map((value, round) => value && value * (round % 3 ? 1 : 1.12)),
    }
  }
  return resultFrom(
    [drifting('Encode-8', 1e-3, old), noisy('Read-8', 1e-5, 0.2, old), jumping('Get-8', 1e-7, old)],
    [
      drifting('Encode-8', 1.001e-3, recent),
      first(18, noisy('Read-8', 1.5e-5, 0.2, recent)),
      jumping('Get-8', 1.002e-7, recent),
    ],
    { outliers: 'iqr', steal: 0.034 },
  )
}

/** One improvement in one layout, and one benchmark of which now and then a run of head is slow. */
const slowNowAndThen = () => {
  const config = { pkg: 'example.com/shop' }
  const get = time('Get-8', 1.001e-3, config)
  const values = get.values.map((value, round) => value && value * (round % 5 < 2 ? 1.4 : 1))
  return resultFrom(
    [time('Get-8', 1e-3, config), time('Sort-8', 2e-3, config)],
    [{ ...get, values }, time('Sort-8', 1.7e-3, config)],
    { go: goSettings },
  )
}

const inPackage = (path: string, center: number) => time('Get-8', center, { pkg: `example.com/shop/${path}` })

/** Its first three rounds, after which nothing is measured further that was replayed. */
const pythonSettings = { ...settings, go: null, run: 'python3 bench.py' }

const inThree = (reading: Reading): Reading => ({ ...reading, values: reading.values.slice(0, 3) })

export const samples: Readonly<Record<string, () => ResultFile>> = {
  fail: failing,
  since: sinceRelease,
  pass: passing,
  inconclusive,
  within,
  confirmed,
  warnings: warned,
  'slow-runs': slowNowAndThen,
  strict: () =>
    resultFrom(
      [time('Encode-8', 1e-3), time('Decode-8', 5e-5), { ...time('Send-8', 100), unit: 'msg/s' }],
      [time('Encode-8', 1.12e-3), time('Decode-8', 5.3e-5), { ...time('Send-8', 88), unit: 'msg/s' }],
      { strict: true, stopped: 'budget', count: 40, budget: 600, confirm: true },
    ),
  classic: () =>
    resultFrom(
      [time('Encode-8', 1e-3), time('Decode-8', 5e-5), time('Sort-8', 2e-3)],
      [time('Encode-8', 1.08e-3), time('Decode-8', 4e-5), time('Sort-8', 2.3e-3)],
      { deltaTest: 'ttest', correction: 'none', outliers: 'iqr', stopEarly: false, sort: 'delta' },
    ),
  'base-broken': () =>
    createResultOfFailedBaseFromRounds(
      { commits, settings, machine, suite: [], toolchains: { base: null, head: null } },
      [],
      {
        why: 'its command failed with exit code 1 in round 1',
        message: `The command failed with exit code 1 in round 1 of 20, base (${'1'.repeat(9)}). Command: ${settings.run}\nCheck that commit out and run the command there to see it fail.`,
        output: './codec.go:41:9: undefined: decodeFast\nFAIL\texample.com/codec [build failed]',
      },
    ),
  'new-benchmark-file': () =>
    createResultOfFailedBaseFromRounds(
      { commits, settings: pythonSettings, machine, suite: [], toolchains: { base: null, head: null } },
      [],
      {
        why: 'its command failed with exit code 2 in round 1',
        message: `The command failed with exit code 2 in round 1 of 20, base (${'1'.repeat(9)}). Command: ${pythonSettings.run}\nCheck that commit out and run the command there to see it fail.`,
        output: "python3: can't open file '/tmp/base/bench.py': [Errno 2] No such file or directory",
      },
      ['bench.py'],
    ),
  'partly-proven': () =>
    resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.001e-3)], {
      go: goSettings,
      proven: provenIn('codec/text', 'Read', 'Write').concat(provenIn('codec/<b>', '世界')),
    }),
  proven: () =>
    resultFrom([], [], {
      go: goSettings,
      proven: provenIn('codec', 'Encode', 'Decode'),
      stopped: 'unchanged',
      toolchains: { base: 'go1.26.8', head: 'go1.26.8' },
    }),
  untouched: () =>
    resultOfUntouchedRun({
      commits,
      settings: { ...settings, paths: ['src/**', '**/*.lock'] },
      machine,
      suite: [],
      toolchains: { base: null, head: null },
    }),
  'first-benchmarks': () => resultFrom([], [time('Encode-8', 1e-3), time('Decode-8', 5e-5)]),
  'nothing-in-common': () =>
    resultFrom([time('Encode-8', 1e-3)], [time('EncodeAll-8', 1e-3), time('Decode-8', 5e-5)]),
  'allocs-from-zero': () =>
    resultFrom(
      [time('Get-8', 50e-9), steady('Get-8', 'B/op', 0), steady('Get-8', 'allocs/op', 0)],
      [time('Get-8', 50.2e-9), steady('Get-8', 'B/op', 48), steady('Get-8', 'allocs/op', 3)],
    ),
  'unknown-direction': () =>
    resultFrom(
      [time('Fit-8', 1e-3), steady('Fit-8', 'score', 80), steady('Fit-8', 'widgets', 10)],
      [time('Fit-8', 1e-3), steady('Fit-8', 'score', 90), steady('Fit-8', 'widgets', 12)],
    ),
  'several-packages': () =>
    resultFrom(
      [inPackage('cache', 1e-6), inPackage('store/disk', 1e-3), inPackage('store/old', 1e-3)],
      [inPackage('cache', 1.3e-6), inPackage('store/disk', 1e-3), inPackage('store/new', 1e-3)],
      { setup: 'make deps', workingDirectory: 'services/shop' },
    ),
  'suite-changed': () =>
    resultFrom(
      [time('Encode-8', 1e-3), time('Decode-8', 5e-5)],
      [time('Encode-8', 2e-3), time('Decode-8', 5.01e-5)],
      {
        suite: [
          'encode_test.go',
          'internal/testdata/large.json',
          'internal/wire/wire_test.go',
          'wire_test.go',
        ],
      },
    ),
  'benchmark-rules': () =>
    resultFrom(
      [
        time('Encode-8', 1e-3),
        time('Decode/1MB-8', 5e-5),
        time('Legacy/read-8', 2e-3),
        time('Network-8', 1e-2),
        noisy('Disk-8', 1e-2, 0.6),
        time('Sort-8', 3e-3),
      ],
      [
        time('Encode-8', 1.12e-3),
        time('Decode/1MB-8', 5.6e-5),
        time('Legacy/read-8', 2.8e-3),
        time('Network-8', 1.3e-2),
        noisy('Disk-8', 1.01e-2, 0.6),
        time('Sort-8', 3.08e-3),
      ],
      {
        benchmarks: [
          ruleFor('Legacy/*', {
            gate: 'warn',
            owner: '@storage',
            why: 'goes away in v3',
            until: '2027-03-31',
          }),
          ruleFor('Network*', { gate: 'off', why: 'the network decides' }),
          ruleFor('Disk*', { gate: 'off' }),
          ruleFor('Sort*', { threshold: 0.02, ruleOut: 0.04 }),
          ruleFor('Gone*', { gate: 'warn' }),
          ruleFor('Encode*', { gate: 'off', until: '2026-01-31', isOver: true, owner: '@codec' }),
        ],
        accepted: [
          acceptedFor('BenchmarkDecode/*', 0.13, { by: 'Kim', when: '2026-11-20', why: 'checks bounds now' }),
        ],
      },
    ),
  replayed: () =>
    resultFrom(
      [steady('Encode-8', 'sec/op', 1.23456782e-3), steady('Decode-8', 'sec/op', 5.0123e-5)].map(inThree),
      [steady('Encode-8', 'sec/op', 2.23456791e-3), steady('Decode-8', 'sec/op', 5.0127e-5)].map(inThree),
      { stopped: 'settled' },
    ),
  overlay: () =>
    resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.002e-3)], {
      overlay: ['**/*_test.go', '**/testdata/**'],
    }),
  'exact-unit': () =>
    resultFrom(
      [steady('Build', 'size-bytes', 4_000_000), steady('Build', 'sections', 12)],
      [steady('Build', 'size-bytes', 4_400_000), steady('Build', 'sections', 12)],
      { rules: parseGoOutput('Unit size-bytes better=lower assume=exact\nUnit sections assume=exact').units },
    ),
}
