// Throws where the results of a command are unusable: a benchmark failed, or gave a value that cannot be.

import type { Parsed } from '../../core/formats/reading/parsed.ts'
import { SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'

/** Which command it was, and where. */
interface CommandRun {
  readonly side: Side
  /** `round 3 of 20`. */
  readonly place: string
  /** The place, with the side and its commit. */
  readonly where: string
  readonly text: string
  readonly lastLines: string
}

export function refuseParsed(
  { failures, refused }: Pick<Parsed, 'failures' | 'refused'>,
  { side, place, where, text, lastLines }: CommandRun,
): void {
  const [failure, ...others] = failures
  if (failure !== undefined)
    throw new SideFailed(
      side,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${where}, though its command ended with status 0: ${failure}${others.length > 0 ? ` (and ${others.length} more)` : ''}. Command: ${text}`,
      lastLines,
    )
  if (refused.length > 0)
    throw new SideFailed(
      side,
      `a benchmark gave a value that cannot have been measured in ${place}`,
      `A benchmark in ${place}, ${side} gave a value that cannot have been measured: ${refused[0]}. Fix what it reports.`,
      lastLines,
    )
}
