// The error for a benchmark that takes too much of the time before the first round.
import { SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import type { Item } from './driver.ts'

/** `most` is how many seconds it had. */
export function timeoutError({ title }: Item, side: Side, most: number): SideFailed {
  const limit = `${formatDuration(most)}, a tenth of the \`budget\``
  return new SideFailed(
    side,
    `${title} did not end within ${limit}`,
    `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, raise "budget", or let "bench" match only the others.`,
    '',
    'no time',
  )
}
