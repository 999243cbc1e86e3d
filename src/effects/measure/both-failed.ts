// Errors for a failed side where the other has failed too, or could not be tried.
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'

/** Reports both, head's first, as the reader can fix that one. */
export function onBoth(head: SideFailed, base: SideFailed): SideFailed {
  const message = `${head.message}\nBase failed as well: ${base.message}`
  return new SideFailed('head', head.why, message, head.output, head.kind)
}

/** The time ran out while the other side was tried, so there is nothing to show. */
export function cutShort(failed: SideFailed): CouldNotMeasure {
  return new CouldNotMeasure(
    `budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`,
    failed.output,
  )
}
