// Throws where a process of a side failed, or did not end in time.
import { CouldNotMeasure, SideFailed } from '../../core/model/errors.ts'
import { type Side, sides, type Tries, type Visit } from '../../core/model/measuring.ts'
import type { Commit } from '../../core/model/result-file.ts'
import { exitFailures } from '../../core/rounds/exit-statuses.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import type { Item } from './driver.ts'
import type { ProcessEnd } from './process.ts'

/** The names of a process in messages, and how to repeat it. */
export interface ProcessNames {
  /** At the beginning of a sentence: `The command`. */
  readonly name: string
  /** In a clause about a side: `its command`. */
  readonly its: string
  readonly text: string
  /** What may explain that it failed. */
  readonly hint?: string
}

/** Throws SideFailed where a process failed or did not end in time. */
export function refuseFailed(
  { commits, timeout }: { readonly commits: Readonly<Record<Side, Commit>>; readonly timeout: number },
  side: Side,
  place: string,
  { name, its, text, hint = '' }: ProcessNames,
  { status, isLate, lastLines }: ProcessEnd,
): void {
  const where = `${place}, ${side} (${shortSha(commits[side].sha)})`
  if (isLate)
    throw new SideFailed(
      side,
      `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`,
      `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`,
      lastLines,
      'timeout',
    )
  if (status === 0) return
  const how = `failed with ${typeof status === 'number' ? 'exit code' : 'signal'} ${status}`
  throw new SideFailed(
    side,
    `${its} ${how} in ${place}`,
    `${name} ${how} in ${where}. Command: ${text}\nCheck that commit out and run the command there to see it fail.${hint}`,
    lastLines,
  )
}

// Errors for a side that has failed twice, or whose other side has failed too or could not be tried.

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

// The error for a benchmark that takes too much of the time before the first round.

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

// The failures of benchmarks whose commands have ended otherwise on the other side.

/** A FailedBenchmark has its reported name, and how it failed on a side. */
export type FailedBenchmark = readonly [benchmark: string, failure: SideFailed]

/** Compares a visit with the last one to the other side. */
export function endedOtherwise(
  visit: Visit,
  side: Side,
  other: Visit,
  place: string,
): readonly FailedBenchmark[] {
  const visits = side === 'base' ? { base: visit, head: other } : { base: other, head: visit }
  return exitFailures(visits).map(({ benchmark, side: failed, why }) => [
    benchmark,
    new SideFailed(
      failed,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${place}, ${failed}, though what ran it ended with status 0: ${benchmark}: ${why}. Run it by hand to see what it prints.`,
    ),
  ])
}

/** The first failure of each side. */
export function firstOfEachSide(failures: readonly SideFailed[]): readonly SideFailed[] {
  return failures.filter((one, index) => failures.findIndex(({ side }) => side === one.side) === index)
}

// Counts how often an item and its benchmarks were run on each side, and how often they failed.

/** The counts of one item. */
export class FailureCounts {
  private readonly visits = { base: 0, head: 0 }
  private readonly all = new Map<string | null, SideFailed[]>()

  /** Counts a visit that has measured the item, whatever failed within it. */
  ran(side: Side): void {
    this.visits[side]++
  }

  /** Counts a failure of the item, or of a benchmark within a visit that has measured others. */
  failed(benchmark: string | null, failure: SideFailed): void {
    this.all.set(benchmark, [...this.failuresOf(benchmark), failure])
  }

  /** The benchmarks that have failed by themselves. */
  get benchmarks(): readonly string[] {
    return [...this.all.keys()].filter(name => name !== null)
  }

  failuresOf(benchmark: string | null): readonly SideFailed[] {
    return this.all.get(benchmark) ?? []
  }

  /** The counts of the item (null), or of a benchmark. */
  of(benchmark: string | null): Readonly<Record<Side, Tries>> {
    const [base, head] = sides.map((side): Tries => {
      const failed = this.failuresOf(benchmark).filter(one => one.side === side).length
      return { runs: this.visits[side] + (benchmark === null ? failed : 0), failed }
    }) as [Tries, Tries]
    return { base, head }
  }
}

/** Whether a row is of a benchmark that failed, or below it: a tool may only name the group in which one failed. */
export function isRowOfFailed(row: string, failed: string): boolean {
  return row === failed || row.startsWith(`${failed} > `)
}
