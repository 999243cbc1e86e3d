// Errors for failed processes and benchmarks of a side, and the counts of how often they failed.
import { findBenchmarksFailedByExitStatus } from '../../core/judge/lost-results.ts'
import type { CountsOfVisitsAndFailures } from '../../core/model/comparison.ts'
import { CouldNotMeasureError, SideFailedError } from '../../core/model/errors.ts'
import { type Side, type SideVisit, sides } from '../../core/model/measuring.ts'
import { type ResolvedCommit, workingTreeOriginPrefix } from '../../core/model/result-file.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import type { ProcessResult } from '../processes/process.ts'
import type { ItemToMeasure } from './driver.ts'

/** The names of a process in messages, and the text that repeats it. */
interface ProcessWording {
  /** At the beginning of a sentence: `The command`. */
  readonly name: string
  /** In a clause about a side: `its command`. */
  readonly its: string
  readonly text: string
  /** A possible explanation of a failure, appended to the message. */
  readonly hint?: string
}

/** Throws SideFailedError if a process failed or did not end in time. */
export function refuseFailedProcess(
  {
    commits,
    timeout,
  }: { readonly commits: Readonly<Record<Side, ResolvedCommit>>; readonly timeout: number },
  side: Side,
  place: string,
  { name, its, text, hint = '' }: ProcessWording,
  { status, isLate, lastLines }: ProcessResult,
): void {
  const where = `${place}, ${side} (${shortSha(commits[side].sha)})`
  if (isLate)
    throw new SideFailedError(
      side,
      `${its} did not end within ${formatDuration(timeout)} (\`timeout\`) in ${place}`,
      `${name} did not end within ${formatDuration(timeout)} in ${where}, and was ended with everything it had started. Find what it waits for, or raise "timeout". Command: ${text}`,
      lastLines,
      'timeout',
    )
  if (status === 0) return
  const ending = `failed with ${typeof status === 'number' ? 'exit code' : 'signal'} ${status}`
  throw new SideFailedError(
    side,
    `${its} ${ending} in ${place}`,
    `${name} ${ending} in ${where}. Command: ${text}\n${whereToRunFailedCommandHint(commits[side])}${hint}`,
    lastLines,
  )
}

/** Says where to run a failed command. The snapshot of a working tree is no commit that users know. */
export function whereToRunFailedCommandHint({ from }: ResolvedCommit): string {
  const where = from.startsWith(workingTreeOriginPrefix)
    ? 'Run the command'
    : 'Check that commit out and run the command there'
  return `${where} to see it fail.`
}

// Errors about two failures, or about a failure whose other side could not be tried.

/** Combines the failures of both sides. Head's comes first, as the reader can fix it; base's is left out if it says the same. */
export function bothSidesFailedError(head: SideFailedError, base: SideFailedError): SideFailedError {
  const { why, message, output, kind } = head
  const both = haveSameCause(head, base)
    ? `${message}\nBase failed in the same way, so head is probably not the cause: check the command, and what it needs on this machine.`
    : `${message}\nBase failed as well: ${base.message}`
  return new SideFailedError('head', why, both, output, kind)
}

/** Combines two failures of base. The first is the one to show: the second may be a consequence of it. */
export function combineBaseFailuresOfTwoTries(
  first: SideFailedError,
  again: SideFailedError,
): SideFailedError {
  if (again === first) return first
  const { side, why, message, output, kind } = first
  const ending = haveSameCause(first, again)
    ? 'Tried once more, it failed in the same way.'
    : `Tried once more, it failed differently: ${again.message}`
  return new SideFailedError(side, why, `${message}\n${ending}`, output, kind)
}

/** Reports whether two messages differ only in side, commit and round. */
function haveSameCause(first: SideFailedError, second: SideFailedError): boolean {
  const plain = ({ message }: SideFailedError) =>
    message
      .replace(/\b(base|head) \([0-9a-f]{7,64}\)/g, 'side')
      .replace(/\b(base|head)\b/gi, 'side')
      .replace(/\bround \d+ of/g, 'round of')
  return plain(first) === plain(second)
}

/** Returns the error for a budget that ended before both sides had been tried, after one had failed. */
export function budgetEndedAfterFailureError(failed: SideFailedError): CouldNotMeasureError {
  return new CouldNotMeasureError(
    `budget: the time for measuring ran out before both sides had been tried. Give more time, or make the command do less. One side had already failed: ${failed.message}`,
    failed.output,
  )
}

/** Returns the error for a head without any benchmark beside a base that failed. */
export function headEmptyAndBaseFailedError(base: SideFailedError): CouldNotMeasureError {
  return new CouldNotMeasureError(
    `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
    base.output,
  )
}

/** Returns the error for a benchmark that did not end within its trial. `limitSeconds` is a tenth of the budget. */
export function trialExceededBudgetShareError(
  { title }: ItemToMeasure,
  side: Side,
  limitSeconds: number,
): SideFailedError {
  const limit = `${formatDuration(limitSeconds)}, a tenth of the \`budget\``
  return new SideFailedError(
    side,
    `${title} did not end within ${limit}`,
    `${title} did not end on ${side} within ${limit}, though it should only run briefly. Find what it waits for, raise "budget", or make "bench" match only the other benchmarks.`,
    '',
    'no time',
  )
}

// Benchmarks whose commands ended with another exit status than on the other side.

/** The reported name of a benchmark, and its failure on one side. */
export type FailedBenchmark = readonly [benchmark: string, failure: SideFailedError]

/** Compares the exit statuses of a visit with those of the last visit to the other side. */
export function findFailuresByDifferingExitStatus(
  visit: SideVisit,
  side: Side,
  otherVisit: SideVisit,
  place: string,
): readonly FailedBenchmark[] {
  const visits = side === 'base' ? { base: visit, head: otherVisit } : { base: otherVisit, head: visit }
  return findBenchmarksFailedByExitStatus(visits).map(({ benchmark, side: failed, why }) => [
    benchmark,
    new SideFailedError(
      failed,
      `a benchmark failed in ${place}`,
      `A benchmark failed in ${place}, ${failed}, although the process that ran it ended with status 0. ${benchmark}: ${why}. Run it by hand to see what it prints.`,
    ),
  ])
}

export function firstFailureOfEachSide(failures: readonly SideFailedError[]): readonly SideFailedError[] {
  return failures.filter(
    (failure, index) => failures.findIndex(({ side }) => side === failure.side) === index,
  )
}

// Counts the runs and the failures of an item and its benchmarks.

export class VisitAndFailureCountsOfItem {
  private readonly visits: { readonly side: Side; readonly ran: readonly string[] | null }[] = []
  private readonly failuresByName = new Map<string | null, SideFailedError[]>()

  /** Counts a visit that measured the item, even if some of its benchmarks failed: those that it `ran`, or all (null). */
  addVisit(side: Side, ran: readonly string[] | null): void {
    this.visits.push({ side, ran })
  }

  /** Counts a failure of the item (null), or of one benchmark while others were measured. */
  addFailure(benchmark: string | null, failure: SideFailedError): void {
    this.failuresByName.set(benchmark, [...this.failuresOf(benchmark), failure])
  }

  /** The benchmarks that failed while others were measured. */
  get benchmarks(): readonly string[] {
    return [...this.failuresByName.keys()].filter(name => name !== null)
  }

  failuresOf(benchmark: string | null): readonly SideFailedError[] {
    return this.failuresByName.get(benchmark) ?? []
  }

  /** Returns the counts of the item (null), or of a benchmark, which visits leave out once it is settled. */
  countsOf(benchmark: string | null): Readonly<Record<Side, CountsOfVisitsAndFailures>> {
    const hasRun = (ran: readonly string[] | null) =>
      benchmark === null || ran === null || ran.some(name => isRowOfFailedBenchmark(name, benchmark))
    const [base, head] = sides.map((side): CountsOfVisitsAndFailures => {
      const failed = this.failuresOf(benchmark).filter(one => one.side === side).length
      const runs = this.visits.filter(visit => visit.side === side && hasRun(visit.ran)).length
      return { runs: runs + (benchmark === null ? failed : 0), failed }
    }) as [CountsOfVisitsAndFailures, CountsOfVisitsAndFailures]
    return { base, head }
  }
}

/** Reports whether a row belongs to a failed benchmark or to a failed group, as some tools only name the group. */
export function isRowOfFailedBenchmark(row: string, failed: string): boolean {
  return row === failed || row.startsWith(`${failed} > `)
}
