// Throws where the results of a command are unusable: it failed as a whole, or gave a value that cannot be.

import { failedAlone, type Parsed, refusedAlone } from '../../core/formats/reading/parsed.ts'
import { SideFailed } from '../../core/model/errors.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { ProcessEnd } from './process.ts'

/** Which command it was, and where. */
interface CommandRun {
  readonly side: Side
  /** `round 3 of 20`. */
  readonly place: string
  /** The place, with the side and its commit. */
  readonly where: string
  readonly text: string
  readonly lastLines: string
  /** What its command ended with. */
  readonly status: ProcessEnd['status']
}

/** Whether benchmarks failed by themselves while others were measured, which explains that a command has failed. */
export function hasFailedAlone(parsed: Parsed): boolean {
  return parsed.measurements.length > 0 && (failedAlone(parsed)?.size ?? 0) > 0
}

/** Gives the benchmarks that failed by themselves while others were measured, with their failures. */
export function refuseParsed(
  parsed: Parsed,
  { side, place, where, text, lastLines, status }: CommandRun,
): ReadonlyMap<string, SideFailed> {
  const { failures, measurements } = parsed
  const refused = refusedAlone(parsed)
  const failedOf = (line: string, others = '') =>
    new SideFailed(
      side,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${where}, ${status === 0 ? 'though' : 'and'} its command ended with status ${status}: ${line}${others}. Command: ${text}`,
      lastLines,
    )
  const alone = measurements.length > 0 ? failedAlone(parsed) : null
  const [failure, ...others] = failures
  if (failure !== undefined && alone === null)
    throw failedOf(failure, others.length > 0 ? ` (and ${others.length} more)` : '')
  if (refused.length > 0)
    throw new SideFailed(
      side,
      `a benchmark gave a value that cannot have been measured in ${place}`,
      `A benchmark in ${place}, ${side} gave a value that cannot have been measured: ${refused[0]}. Fix what it reports.`,
      lastLines,
    )
  return new Map([...(alone ?? [])].map(([benchmark, line]) => [benchmark, failedOf(line)]))
}
