// The shape of a comparison in a result file.
import type { Comparison, Confirmation, Summary, Warning } from '../../model/comparison.ts'
import type { Block } from '../../model/measuring.ts'
import { accepted, better, p, ratio, sample, side, sides, subject, times, unit } from './common-shapes.ts'
import {
  list,
  number,
  oneOf,
  oneOfKinds,
  optional,
  orNull,
  record,
  type Shape,
  truth,
  whole,
} from './shape.ts'

const summary = record<Summary>({
  center: number(),
  low: orNull(number()),
  high: orNull(number()),
  samples: sample,
})

const confirmation = record<Confirmation>({
  recurred: truth,
  base: summary,
  head: summary,
  ratio: orNull(ratio),
  p: orNull(p),
})

const warning = oneOfKinds<Warning>({
  spread: record({ side, ratio: number(0) }),
  'few-rounds': record({ side, needed: times }),
  unequal: record({ base: times, head: times }),
  'two-modes': record({ side }),
  'slow-runs': record({ base: times, head: whole(1), rounds: whole(1), beyond: number(0), p }),
  coarse: record({ step: number(Number.MIN_VALUE) }),
  blind: record({ visible: number(0) }),
  outliers: record({ base: times, head: times }),
})

export const change = oneOf('regressed', 'improved', 'changed', 'unchanged', 'within', 'inconclusive')
export const gate = oneOf('fail', 'warn', 'off')

export const comparison = record<Comparison>({
  ...subject,
  unit,
  better,
  exact: truth,
  assume: oneOf('exact', null),
  base: summary,
  head: summary,
  worse: orNull(sides(sample) as Shape<Block>),
  delta: orNull(number()),
  ratio: orNull(ratio),
  shift: optional(number()),
  p: orNull(p),
  pairedP: orNull(p),
  adjustedP: orNull(p),
  visible: orNull(number(0)),
  roundsNeeded: orNull(number(1)),
  ruledOut: orNull(number(0)),
  change,
  confirmation: orNull(confirmation),
  rule: orNull(whole(0)),
  gate,
  accepted: orNull(accepted),
  warnings: list(warning, 20),
})
