// Points made by hand, for tests.
import { seededRandom } from '../../../src/core/common/random.ts'
import type { MainLineCommit } from '../../../src/core/history/history.ts'
import type { HistoryMeasurement, HistoryRowWithRatioToReference } from '../../../src/core/history/point.ts'

/** A commit's name from a short one: `c1` as `c1` and zeros. */
export function sha(name: string): string {
  return Buffer.from(name).toString('hex').padEnd(40, '0')
}

export function rowOf(
  benchmark: string,
  estimate: number,
  more: Partial<HistoryRowWithRatioToReference> = {},
): HistoryRowWithRatioToReference {
  const ratio = { estimate, low: estimate * 0.99, high: estimate * 1.01 }
  return {
    benchmark,
    package: 'example.com/acme',
    unit: 'sec/op',
    better: 'lower',
    exact: false,
    ratio,
    ruledOut: 0.05,
    ...more,
  }
}

export function exactRow(benchmark: string, estimate: number): HistoryRowWithRatioToReference {
  return rowOf(benchmark, estimate, {
    unit: 'B/op',
    exact: true,
    ratio: { estimate, low: estimate, high: estimate },
  })
}

/** Each commit has a run of its own. */
export function runOf(head: string): string {
  return new Date(Number.parseInt(sha(head).slice(0, 10), 16)).toISOString()
}

export function pointAt(
  head: string,
  rows: readonly HistoryRowWithRatioToReference[],
  more: Partial<HistoryMeasurement> = {},
): HistoryMeasurement {
  const since = { sha: sha('v1'), name: 'v1' }
  return {
    at: '2026-01-31T03:00:00Z',
    since,
    head: sha(head),
    machine: 'AMD EPYC, 2 cores, x64',
    run: runOf(head),
    rounds: 20,
    rows,
    withoutRatio: [],
    proven: [],
    paths: [],
    isUntouched: false,
    ...more,
  }
}

export function commitsNamed(...names: readonly string[]): readonly MainLineCommit[] {
  return names.map((name, index) => ({
    sha: sha(name),
    on: `2026-01-${String(1 + (index % 28)).padStart(2, '0')}T00:00:00Z`,
    author: 'somebody',
    forks: [],
    tags: name.startsWith('v') ? [name] : [],
    subject: `Change ${name} (#${index})`,
  }))
}

/** Sixty nights of three benchmarks: one as it was, one with a step of 8 % at night 31, one that creeps by 0.2 % a night. */
export function sixtyNights(): {
  readonly points: readonly HistoryMeasurement[]
  readonly commits: readonly MainLineCommit[]
} {
  const random = seededRandom(11)
  const nights = Array.from({ length: 60 }, (_, night) => `n${night + 1}`)
  const noise = () =>
    Math.exp(0.006 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()))
  const points = nights.map((name, night) =>
    pointAt(name, [
      rowOf('Still-2', noise()),
      rowOf('Step/large-2', noise() * (night >= 30 ? 1.08 : 1)),
      rowOf('Creep-2', noise() * 1.002 ** night),
    ]),
  )
  return { points, commits: commitsNamed('v1', ...nights) }
}
