// Errors for a side that has failed twice, or whose other side has failed too or could not be tried.
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'

/** Reports both, head's first, as the reader can fix that one; once where base says the same. */
export function bothSidesError(head: SideFailed, base: SideFailed): SideFailed {
  const { why, message, output, kind } = head
  const both = isAlike(head, base)
    ? `${message}\nBase failed in the same way: look at the command, and at what both sides share.`
    : `${message}\nBase failed as well: ${base.message}`
  return new SideFailed('head', why, both, output, kind)
}

/** Reports the first of two failures of base: only what failed first was not disturbed by what had failed before. */
export function retryError(first: SideFailed, again: SideFailed): SideFailed {
  if (again === first) return first
  const { side, why, message, output, kind } = first
  const how = isAlike(first, again)
    ? 'Tried once more, it failed in the same way.'
    : `Tried once more, it failed otherwise: ${again.message}`
  return new SideFailed(side, why, `${message}\n${how}`, output, kind)
}

/** Whether nothing but the side, its commit and the round is different. */
function isAlike(one: SideFailed, other: SideFailed): boolean {
  const plain = ({ message }: SideFailed) =>
    message
      .replace(/\b(base|head) \([0-9a-f]{7,64}\)/g, 'side')
      .replace(/\b(base|head)\b/gi, 'side')
      .replace(/\bround \d+ of/g, 'round of')
  return plain(one) === plain(other)
}

/** The time ran out while the other side was tried, so there is nothing to show. */
export function budgetError(failed: SideFailed): CouldNotMeasure {
  return new CouldNotMeasure(
    `budget: the time for measuring ran out before both sides had been tried. Give more time, or let the command do less. One side had already failed: ${failed.message}`,
    failed.output,
  )
}
