// A result in which one text is the name of everything that a pull request can name.
import type { Comparison, ComparisonWarning } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { resultFrom, time } from '../runs.ts'

/** Each kind of change is there, with and without what else is said of one. */
export function everywhere(text: string): ResultFile {
  const result = resultFrom([time('A', 1)], [time('A', 2)])
  const [like] = result.comparisons as readonly [Comparison]
  const { base, head, ratio, p } = like
  const named = { benchmark: text, package: text, unit: text }
  const warnings: readonly ComparisonWarning[] = [
    { kind: 'spread', side: 'base', ratio: 0.1 },
    { kind: 'blind', visible: 0.1 },
    { kind: 'outliers', base: 1, head: 1 },
  ]
  const comparisons = (['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const).flatMap(
    change => [
      { ...like, ...named, change, delta: null, ratio: null },
      { ...like, ...named, change, roundsNeeded: 46, warnings },
      { ...like, ...named, change, confirmation: { base, head, ratio, p, recurred: change === 'regressed' } },
    ],
  )
  const commit = { sha: 'x'.repeat(40), from: text }
  const flat = (value: number) => ({ flat: value, cum: value })
  const growing = { function: text, base: flat(1), head: flat(2), isNoise: { flat: false, cum: false } }
  return {
    ...result,
    comparisons: [...comparisons, { ...like, benchmark: 'B', package: 'other' }],
    geomeans: [{ unit: text, ratio: 1, rows: 1, of: 2 }],
    unmatched: { base: [named], head: [{ ...named, unit: null }] },
    lost: [{ ...named, failures: [{ side: 'head', message: text, output: text, kind: 'failed' }] }],
    doubts: [{ ...named, kind: 'prints', line: text }],
    profiles: [
      {
        ...named,
        kind: 'cpu',
        unit: 'sec/op',
        iterations: 1,
        total: { base: 1, head: 2 },
        functions: [growing],
        files: { base: text, head: text },
        failure: null,
      },
      {
        ...named,
        kind: 'mem',
        unit: 'B/op',
        iterations: 1,
        total: { base: 1, head: 2 },
        functions: [],
        files: null,
        failure: text,
      },
    ],
    warnings: [
      { kind: 'suite', changed: [text, `benches/${text}`, `${text}_test.go`] },
      { kind: 'configuration', key: text, base: text, head: text },
    ],
    commits: { base: commit, head: commit },
    machine: { ...result.machine, cpu: text, os: text, arch: text },
    settings: {
      ...result.settings,
      run: text || 'true',
      setup: text,
      workingDirectory: text,
      overlay: [text],
    },
  }
}
