// The shape of what a result file says of the reference.
import type { Since, SinceRow } from '../../model/since.ts'
import { better, mostRoundsInFile, ratioShape, rows, sha, subject, unit } from './common-shapes.ts'
import { changeShape, gateShape } from './comparison-shape.ts'
import { number, orNull, recordShape, text, truthShape, wholeShape } from './shape.ts'

export const since = recordShape<Since>({
  sha,
  name: text(1000),
  threshold: number(0, 1),
  rounds: wholeShape(0, mostRoundsInFile),
  rows: rows(
    recordShape<SinceRow>({
      ...subject,
      unit,
      better,
      exact: truthShape,
      delta: orNull(number()),
      ratio: orNull(ratioShape),
      change: changeShape,
      gate: gateShape,
      steps: orNull(wholeShape(0)),
    }),
  ),
})
