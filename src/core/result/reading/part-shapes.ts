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
  numberShape,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
  textShape,
  truthShape,
  valueShape,
  wholeShape,
} from './shape.ts'

/** The most rounds of a file: three times the largest `count` in the first measurement, and twice as many in the second. */
export const mostRoundsInFile = 6000
/** The most rows of any list of a file. */
export const mostRows = 100_000

export const nameShape = textShape(10_000)
export const messageShape = textShape(200_000)
export const pathShape = orNull(nameShape)
export const shareShape = numberShape(0, 1)
export const pShape = numberShape(0, 1)
export const sideShape = oneOfShape('base', 'head')
export const betterShape = oneOfShape('lower', 'higher', null)
export const unitShape = textShape(1000, 'a unit', /./s)
export const momentShape = valueShape<string>(
  'a time such as "2026-01-31T09:30:00Z", or ""',
  input => typeof input === 'string' && (input === '' || isMoment(input)),
)
export const shaShape = textShape(
  64,
  'a commit as 40 or 64 hexadecimal digits',
  /^([0-9a-f]{40}|[0-9a-f]{64})$/,
)
export const subject = { benchmark: nameShape, package: pathShape }

function isMoment(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/.test(text) && !Number.isNaN(Date.parse(text))
}

export function sidesShape<T>(shape: Shape<T>) {
  return recordShape<Readonly<Record<'base' | 'head', T>>>({ base: shape, head: shape })
}

export function rowsShape<T>(shape: Shape<T>): Shape<readonly T[]> {
  return listShape(shape, mostRows)
}

export const ratioShape = recordShape<Ratio>({
  estimate: numberShape(0),
  low: orNull(numberShape(0)),
  high: orNull(numberShape(0)),
})

/** The values of rounds, which are most of a file: checked in one loop. */
export const sampleShape: Shape<Sample> = input => {
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
export const timesShape = wholeShape(0)

/** A row, or a glob over rows. */
const row = recordShape<AcceptedRow>({ ...subject, unit: unitShape })
export const acceptedShape = recordShape<Accepted>({
  match: input => (typeof input === 'string' ? nameShape(input) : row(input)),
  upTo: orNull(numberShape(0)),
  by: orNull(textShape(1000)),
  when: orNull(textShape(100)),
  why: orNull(textShape(10_000)),
  url: orNull(textShape(10_000)),
})

// Comparisons.

const summary = recordShape<Summary>({
  center: numberShape(),
  low: orNull(numberShape()),
  high: orNull(numberShape()),
  samples: sampleShape,
})

const confirmation = recordShape<Confirmation>({
  recurred: truthShape,
  base: summary,
  head: summary,
  ratio: orNull(ratioShape),
  p: orNull(pShape),
})

const warning = oneOfKinds<Warning>({
  spread: recordShape({ side: sideShape, ratio: numberShape(0) }),
  'few-rounds': recordShape({ side: sideShape, needed: timesShape }),
  unequal: recordShape({ base: timesShape, head: timesShape }),
  'two-modes': recordShape({ side: sideShape }),
  'slow-runs': recordShape({
    base: timesShape,
    head: wholeShape(1),
    rounds: wholeShape(1),
    beyond: numberShape(0),
    p: pShape,
  }),
  coarse: recordShape({ step: numberShape(Number.MIN_VALUE) }),
  blind: recordShape({ visible: numberShape(0) }),
  outliers: recordShape({ base: timesShape, head: timesShape }),
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

export const comparisonShape = recordShape<Comparison>({
  ...subject,
  unit: unitShape,
  better: betterShape,
  exact: truthShape,
  assume: oneOfShape('exact', null),
  base: summary,
  head: summary,
  worse: orNull(sidesShape(sampleShape) as Shape<Block>),
  delta: orNull(numberShape()),
  ratio: orNull(ratioShape),
  shift: optional(numberShape()),
  p: orNull(pShape),
  pairedP: orNull(pShape),
  adjustedP: orNull(pShape),
  visible: orNull(numberShape(0)),
  roundsNeeded: orNull(numberShape(1)),
  ruledOut: orNull(numberShape(0)),
  change: changeShape,
  confirmation: orNull(confirmation),
  rule: orNull(wholeShape(0)),
  gate: gateShape,
  accepted: orNull(acceptedShape),
  warnings: listShape(warning, 20),
})

// Settings.

const command = textShape(100_000)
const globs = listShape(textShape(10_000), 10_000)
const ratio = numberShape(0, 1)

const go = recordShape<GoSettings>({
  packages: listShape(textShape(10_000), 10_000, 1),
  bench: command,
  benchtime: textShape(100),
  cpu: orNull(textShape(1000)),
  benchmem: truthShape,
  tags: orNull(textShape(10_000)),
  goFlags: globs,
  test: truthShape,
})

/** The most parts: GitHub's matrix has at most 256 jobs. */
const mostParts = 256

const part: Shape<ShardNumber> = valueShape(
  `a part as [number, of], of at most ${mostParts}`,
  input =>
    Array.isArray(input) &&
    input.length === 2 &&
    input.every(item => Number.isInteger(item) && item >= 1 && item <= mostParts) &&
    input[0] <= input[1],
)

const benchmarkRule = recordShape<BenchmarkRule>({
  match: textShape(10_000),
  threshold: orNull(ratio),
  ruleOut: orNull(ratio),
  better: oneOfShape('lower', 'higher', null),
  gate: oneOfShape('fail', 'warn', 'off'),
  owner: orNull(textShape(10_000)),
  why: orNull(textShape(10_000)),
  until: orNull(textShape(100)),
  isOver: truthShape,
})

export const settingsShape: Shape<Settings> = recordShape<Settings>({
  run: command,
  go: orNull(go),
  format: textShape(100),
  filter: orNull(command),
  paths: globs,
  measure: oneOfShape('changed', 'all'),
  output: globs,
  setup: orNull(command),
  workingDirectory: textShape(10_000),
  checkout: oneOfShape('in-place', 'worktree'),
  ignoredFiles: oneOfShape('per-side', 'shared'),
  overlay: globs,
  timeout: numberShape(Number.MIN_VALUE),
  count: wholeShape(1, 1000),
  alpha: numberShape(Number.MIN_VALUE, 0.5),
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
  budget: orNull(numberShape(Number.MIN_VALUE)),
  seed: wholeShape(0, 2 ** 32 - 1),
  shard: orNull(part),
  durations: orNull(textShape(8, 'a digest', /^[0-9a-f]{8}$/)),
  replica: orNull(part),
  failOn: oneOfShape('regression', 'inconclusive', 'never'),
  benchmarks: listShape(benchmarkRule, 10_000),
  accepted: listShape(acceptedShape, 10_000),
})
