// Builds the result of a whole run from readings, the way the gate does, for the tests of its report.
import { seededRandom } from '../../../src/core/common/random.ts'
import type { MachineDescription } from '../../../src/core/model/machine.ts'
import type { Side, UnitDeclarations } from '../../../src/core/model/measuring.ts'
import type { ResolvedCommit, ResultFile } from '../../../src/core/model/result-file.ts'
import type { GoSettings, RunSettings } from '../../../src/core/model/settings.ts'
import type { ResultFileWithReportOptions } from '../../../src/core/report/say/block.ts'
import { type MeasuredRun, resultFileOfMeasuredRun } from '../../../src/core/result/result.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { remembered } from '../../support/remembered.ts'
import { type Reading, roundsFrom } from '../../support/rounds.ts'

export const commits: Readonly<Record<Side, ResolvedCommit>> = {
  base: { sha: '1111111111111111111111111111111111111111', from: 'merge base with main' },
  head: { sha: '2222222222222222222222222222222222222222', from: 'head of the pull request' },
}

export const settings: RunSettings = {
  run: 'go test -run=NONE -bench=. ./...',
  go: null,
  format: 'auto',
  filter: null,
  paths: [],
  binaries: [],
  relink: null,
  measure: 'changed',
  output: [],
  setup: null,
  workingDirectory: '.',
  count: 20,
  alpha: 0.05,
  threshold: 0.05,
  ruleOut: 0.1,
  deltaTest: 'utest',
  correction: 'holm',
  strict: false,
  outliers: 'none',
  stopEarly: true,
  confirm: true,
  sort: 'none',
  budget: null,
  seed: 42,
  shard: null,
  durations: null,
  replica: null,
  checkout: 'in-place',
  ignoredFiles: 'per-side',
  overlay: [],
  timeout: 1800,
  profile: [],
  calibrate: false,
  perflock: 'auto',
  governor: 90,
  failOn: 'regression',
  benchmarks: [],
  accepted: [],
}

/** What `settings.go` is where Go benchmarks are run one by one. */
export const goSettings: GoSettings = {
  packages: ['./...'],
  bench: '.',
  benchtime: '1s',
  cpu: null,
  benchmem: false,
  tags: null,
  goFlags: [],
  test: false,
}

export const machine: MachineDescription = {
  os: 'linux',
  kernel: 'Linux 6.11.0-1018-azure',
  arch: 'x64',
  cpu: 'AMD EPYC 7763 64-Core Processor',
  cores: 4,
  memoryBytes: 16 * 2 ** 30,
  virtual: 'microsoft',
  governor: null,
  turbo: null,
  smt: true,
  load: 0.42,
  loadAfter: 1.1,
  stealBefore: 0.001,
  steal: 0.004,
  perflock: null,
}

/** What a run of a command knows of what it was built with. */
export const toolchains: Readonly<Record<Side, null>> = { base: null, head: null }

/** Runs the gate's decisions on what both sides measured. */
export const resultFrom = remembered(judged)

function judged(
  base: readonly Reading[],
  head: readonly Reading[],
  {
    rules = new Map(),
    stopped = 'count',
    suite = [],
    codeWarnings = [],
    lost = [],
    proven = [],
    toolchains: builtWith = toolchains,
    steal = machine.steal,
    again = null,
    ...others
  }: Partial<RunSettings> &
    Partial<
      Pick<MeasuredRun, 'stopped' | 'suite' | 'codeWarnings' | 'lost' | 'proven' | 'toolchains' | 'again'> &
        Pick<MachineDescription, 'steal'>
    > & {
      readonly rules?: UnitDeclarations
    } = {},
): ResultFile {
  const rounds = roundsFrom(base, head)
  // A report of a gate that confirms says more, so those tests ask for it.
  const all = { ...settings, confirm: false, ...others }
  return resultFileOfMeasuredRun({
    suite,
    codeWarnings,
    again,
    commits,
    settings: all,
    machine: { ...machine, steal },
    toolchains: builtWith,
    probe: [],
    printed: [],
    rounds,
    stopped,
    series: collectSeriesFromRounds(rounds, rules),
    lost,
    proven,
  })
}

/** What a report is about: a run that measured nothing, unless said otherwise; benchmarks are named without a package. */
export function subjectOf(differing: Partial<ResultFileWithReportOptions>): ResultFileWithReportOptions {
  return {
    ...resultFrom([], []),
    naming: ({ benchmark }) => benchmark,
    most: Number.POSITIVE_INFINITY,
    ...differing,
  }
}

/** A benchmark that took about `center` seconds in each of twenty rounds, with the noise of a quiet machine. */
export function time(benchmark: string, center: number, config: Reading['config'] = {}): Reading {
  return noisy(benchmark, center, 0.01, config)
}

/** The same with noise of standard deviation `sigma` (a ratio), the same for the same arguments. */
export function noisy(
  benchmark: string,
  center: number,
  sigma: number,
  config: Reading['config'] = {},
): Reading {
  const random = seededRandom(seedOf(`${benchmark} ${center}`))
  const values = Array.from({ length: settings.count }, () => center * Math.exp(sigma * normal(random)))
  return { benchmark, unit: 'sec/op', values, config }
}

/** A benchmark that gave `value` in each of twenty rounds. */
export function steady(benchmark: string, unit: string, value: number): Reading {
  return { benchmark, unit, values: Array.from({ length: settings.count }, () => value) }
}

/** The first `rounds` of a reading. */
export function first(rounds: number, reading: Reading): Reading {
  return { ...reading, values: reading.values.slice(0, rounds) }
}

/** Irwin-Hall: twelve uniform numbers less six are near enough to normal here. */
function normal(random: () => number): number {
  return Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6)
}

function seedOf(text: string): number {
  return [...text].reduce(
    (hash, character) => (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0,
    7,
  )
}
