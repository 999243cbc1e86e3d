// The shape of the settings in a result file.
import type { BenchmarkRule } from '../../model/benchmark-rule.ts'
import type { GoSettings, Part, Settings } from '../../model/settings.ts'
import { accepted } from './common-shapes.ts'
import { list, number, oneOf, orNull, record, type Shape, text, truth, value, whole } from './shape.ts'

const command = text(100_000)
const globs = list(text(10_000), 10_000)
const ratio = number(0, 1)

const go = record<GoSettings>({
  packages: list(text(10_000), 10_000, 1),
  bench: command,
  benchtime: text(100),
  cpu: orNull(text(1000)),
  benchmem: truth,
  tags: orNull(text(10_000)),
  goFlags: globs,
  test: truth,
})

/** The most parts: GitHub's matrix has at most 256 jobs. */
const mostParts = 256

const part: Shape<Part> = value(
  `a part as [number, of], of at most ${mostParts}`,
  given =>
    Array.isArray(given) &&
    given.length === 2 &&
    given.every(one => Number.isInteger(one) && one >= 1 && one <= mostParts) &&
    given[0] <= given[1],
)

const benchmarkRule = record<BenchmarkRule>({
  match: text(10_000),
  threshold: orNull(ratio),
  ruleOut: orNull(ratio),
  better: oneOf('lower', 'higher', null),
  gate: oneOf('fail', 'warn', 'off'),
  owner: orNull(text(10_000)),
  why: orNull(text(10_000)),
  until: orNull(text(100)),
  isOver: truth,
})

export const settings: Shape<Settings> = record<Settings>({
  run: command,
  go: orNull(go),
  format: text(100),
  filter: orNull(command),
  paths: globs,
  measure: oneOf('changed', 'all'),
  output: globs,
  setup: orNull(command),
  workingDirectory: text(10_000),
  checkout: oneOf('in-place', 'worktree'),
  ignoredFiles: oneOf('per-side', 'shared'),
  overlay: globs,
  timeout: number(Number.MIN_VALUE),
  count: whole(1, 1000),
  alpha: number(Number.MIN_VALUE, 0.5),
  threshold: ratio,
  ruleOut: ratio,
  deltaTest: oneOf('utest', 'ttest', 'none'),
  correction: oneOf('holm', 'bh', 'none'),
  strict: truth,
  outliers: oneOf('none', 'iqr'),
  stopEarly: truth,
  sort: oneOf('none', 'name', 'delta'),
  confirm: truth,
  profile: list(oneOf('cpu', 'mem', 'block'), 3),
  calibrate: truth,
  perflock: oneOf('auto', 'require', 'off'),
  governor: orNull(whole(0, 100)),
  budget: orNull(number(Number.MIN_VALUE)),
  seed: whole(0, 2 ** 32 - 1),
  shard: orNull(part),
  durations: orNull(text(8, 'a digest', /^[0-9a-f]{8}$/)),
  replica: orNull(part),
  failOn: oneOf('regression', 'inconclusive', 'never'),
  benchmarks: list(benchmarkRule, 10_000),
  accepted: list(accepted, 10_000),
})
