// The shape of a comparison in a result file.
import type { Comparison, Confirmation, Summary, Warning } from '../../model/comparison.ts'
import type { Block } from '../../model/measuring.ts'
import {
  accepted,
  better,
  p,
  ratioShape,
  sample,
  side,
  sidesShape,
  subject,
  times,
  unit,
} from './common-shapes.ts'
import {
  listShape,
  number,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  truthShape,
  wholeShape,
} from './shape.ts'

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
