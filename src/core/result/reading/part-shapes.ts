// Shapes of the parts of a result file: names, samples, comparisons and settings.

import type { Comparison, Confirmation, Ratio, Summary, Warning } from '../../model/comparison.ts'
import type { Block, Sample } from '../../model/measuring.ts'
import type {
  Accepted,
  AcceptedRow,
  BenchmarkRule,
  GoSettings,
  Settings,
  ShardNumber,
} from '../../model/settings.ts'
import {
  listShape,
  number,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
  text,
  truthShape,
  value,
  wholeShape,
} from './shape.ts'

/** The most rounds of a file: three times the largest `count` in the first measurement, and twice as many in the second. */
export const mostRoundsInFile = 6000
/** The most rows of any list of a file. */
export const mostRows = 100_000

export const nameShape = text(10_000)
export const message = text(200_000)
export const path = orNull(nameShape)
export const share = number(0, 1)
export const p = number(0, 1)
export const side = oneOfShape('base', 'head')
export const better = oneOfShape('lower', 'higher', null)
export const unit = text(1000, 'a unit', /./s)
export const moment = value<string>(
  'a time such as "2026-01-31T09:30:00Z", or ""',
  input => typeof input === 'string' && (input === '' || isMoment(input)),
)
export const sha = text(64, 'a commit as 40 or 64 hexadecimal digits', /^([0-9a-f]{40}|[0-9a-f]{64})$/)
export const subject = { benchmark: nameShape, package: path }

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

export function sidesShape<T>(shape: Shape<T>) {
  return recordShape<Readonly<Record<'base' | 'head', T>>>({ base: shape, head: shape })
}

export function rows<T>(shape: Shape<T>): Shape<readonly T[]> {
  return listShape(shape, mostRows)
}

export const ratioShape = recordShape<Ratio>({
  estimate: number(0),
  low: orNull(number(0)),
  high: orNull(number(0)),
})

/** The values of rounds, which are most of a file: checked in one loop. */
export const sample: Shape<Sample> = input => {
  if (!Array.isArray(input) || input.length > mostRoundsInFile)
    throw new ShapeError(input, `a list of 0 to ${mostRoundsInFile} values`)
  for (let index = 0; index < input.length; index++) {
    const item: unknown = input[index]
    if (item === null || (typeof item === 'number' && Number.isFinite(item))) continue
    const error = new ShapeError(item, 'a finite number, or null')
    error.path.unshift(index)
    throw error
  }
  return input
}

/** A count. */
export const times = wholeShape(0)

/** A row, or a glob over rows. */
const row = recordShape<AcceptedRow>({ ...subject, unit })
export const accepted = recordShape<Accepted>({
  match: input => (typeof input === 'string' ? nameShape(input) : row(input)),
  upTo: orNull(number(0)),
  by: orNull(text(1000)),
  when: orNull(text(100)),
  why: orNull(text(10_000)),
  url: orNull(text(10_000)),
})

// Comparisons.

const summary = recordShape<Summary>({
  center: number(),
  low: orNull(number()),
  high: orNull(number()),
  samples: sample,
})

const confirmation = recordShape<Confirmation>({
  recurred: truthShape,
  base: summary,
  head: summary,
  ratio: orNull(ratioShape),
  p: orNull(p),
})

const warning = oneOfKinds<Warning>({
  spread: recordShape({ side, ratio: number(0) }),
  'few-rounds': recordShape({ side, needed: times }),
  unequal: recordShape({ base: times, head: times }),
  'two-modes': recordShape({ side }),
  'slow-runs': recordShape({ base: times, head: wholeShape(1), rounds: wholeShape(1), beyond: number(0), p }),
  coarse: recordShape({ step: number(Number.MIN_VALUE) }),
  blind: recordShape({ visible: number(0) }),
  outliers: recordShape({ base: times, head: times }),
})

export const changeShape = oneOfShape(
  'regressed',
  'improved',
  'changed',
  'unchanged',
  'within',
  'inconclusive',
)
export const gateShape = oneOfShape('fail', 'warn', 'off')

export const comparison = recordShape<Comparison>({
  ...subject,
  unit,
  better,
  exact: truthShape,
  assume: oneOfShape('exact', null),
  base: summary,
  head: summary,
  worse: orNull(sidesShape(sample) as Shape<Block>),
  delta: orNull(number()),
  ratio: orNull(ratioShape),
  shift: optional(number()),
  p: orNull(p),
  pairedP: orNull(p),
  adjustedP: orNull(p),
  visible: orNull(number(0)),
  roundsNeeded: orNull(number(1)),
  ruledOut: orNull(number(0)),
  change: changeShape,
  confirmation: orNull(confirmation),
  rule: orNull(wholeShape(0)),
  gate: gateShape,
  accepted: orNull(accepted),
  warnings: listShape(warning, 20),
})

// Settings.

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
  input =>
    Array.isArray(input) &&
    input.length === 2 &&
    input.every(item => Number.isInteger(item) && item >= 1 && item <= mostParts) &&
    input[0] <= input[1],
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
