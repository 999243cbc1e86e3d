// The shape of what a result file says of the reference.
import type { Since, SinceRow } from '../../model/since.ts'
import { better, mostRounds, ratio, rows, sha, subject, unit } from './common-shapes.ts'
import { change, gate } from './comparison-shape.ts'
import { number, orNull, record, text, truth, whole } from './shape.ts'

export const since = record<Since>({
  sha,
  name: text(1000),
  threshold: number(0, 1),
  rounds: whole(0, mostRounds),
  rows: rows(
    record<SinceRow>({
      ...subject,
      unit,
      better,
      exact: truth,
      delta: orNull(number()),
      ratio: orNull(ratio),
      change,
      gate,
      steps: orNull(whole(0)),
    }),
  ),
})
