// The shape of the settings in a result file.
import type { BenchmarkRule } from '../../model/benchmark-rule.ts'
import type { GoSettings, Settings, ShardNumber } from '../../model/settings.ts'
import { accepted } from './common-shapes.ts'
import {
  listShape,
  number,
  oneOfShape,
  orNull,
  recordShape,
  type Shape,
  text,
  truthShape,
  value,
  wholeShape,
} from './shape.ts'

const command = text(100_000)
const globs = listShape(text(10_000), 10_000)
const ratio = number(0, 1)

const go = recordShape<GoSettings>({
  packages: listShape(text(10_000), 10_000, 1),
  bench: command,
  benchtime: text(100),
  cpu: orNull(text(1000)),
  benchmem: truthShape,
  tags: orNull(text(10_000)),
  goFlags: globs,
  test: truthShape,
})

/** The most parts: GitHub's matrix has at most 256 jobs. */
const mostParts = 256

const part: Shape<ShardNumber> = value(
  `a part as [number, of], of at most ${mostParts}`,
  given =>
    Array.isArray(given) &&
    given.length === 2 &&
    given.every(one => Number.isInteger(one) && one >= 1 && one <= mostParts) &&
    given[0] <= given[1],
)

const benchmarkRule = recordShape<BenchmarkRule>({
  match: text(10_000),
  threshold: orNull(ratio),
  ruleOut: orNull(ratio),
  better: oneOfShape('lower', 'higher', null),
  gate: oneOfShape('fail', 'warn', 'off'),
  owner: orNull(text(10_000)),
  why: orNull(text(10_000)),
  until: orNull(text(100)),
  isOver: truthShape,
})

export const settings: Shape<Settings> = recordShape<Settings>({
  run: command,
  go: orNull(go),
  format: text(100),
  filter: orNull(command),
  paths: globs,
  measure: oneOfShape('changed', 'all'),
  output: globs,
  setup: orNull(command),
  workingDirectory: text(10_000),
  checkout: oneOfShape('in-place', 'worktree'),
  ignoredFiles: oneOfShape('per-side', 'shared'),
  overlay: globs,
  timeout: number(Number.MIN_VALUE),
  count: wholeShape(1, 1000),
  alpha: number(Number.MIN_VALUE, 0.5),
  threshold: ratio,
  ruleOut: ratio,
  deltaTest: oneOfShape('utest', 'ttest', 'none'),
  correction: oneOfShape('holm', 'bh', 'none'),
  strict: truthShape,
  outliers: oneOfShape('none', 'iqr'),
  stopEarly: truthShape,
  sort: oneOfShape('none', 'name', 'delta'),
  confirm: truthShape,
  profile: listShape(oneOfShape('cpu', 'mem', 'block'), 3),
  calibrate: truthShape,
  perflock: oneOfShape('auto', 'require', 'off'),
  governor: orNull(wholeShape(0, 100)),
  budget: orNull(number(Number.MIN_VALUE)),
  seed: wholeShape(0, 2 ** 32 - 1),
  shard: orNull(part),
  durations: orNull(text(8, 'a digest', /^[0-9a-f]{8}$/)),
  replica: orNull(part),
  failOn: oneOfShape('regression', 'inconclusive', 'never'),
  benchmarks: listShape(benchmarkRule, 10_000),
  accepted: listShape(accepted, 10_000),
})
