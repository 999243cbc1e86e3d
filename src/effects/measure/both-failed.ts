// What to say where a side has failed and the other is no help.
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'

/** Says both, of which head's is what the reader can mend. */
export function onBoth(head: SideFailed, base: SideFailed): SideFailed {
  const message = `${head.message}\nBase failed as well: ${base.message}`
  return new SideFailed('head', head.why, message, head.output, head.kind)
}

/** The time ended while the other side was tried: there is nothing at all to show. */
export function cutShort(failed: SideFailed): CouldNotMeasure {
  return new CouldNotMeasure(
    `budget: the time for measuring was up before both sides had been tried. Give more time, or let the command do less. One had failed by then: ${failed.message}`,
    failed.output,
  )
}
