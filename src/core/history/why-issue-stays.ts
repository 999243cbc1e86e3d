// Whether a run may touch the issue on what is slower: one that did not see everything must not close it.
import type { ResultFile } from '../model/result-file.ts'
import { printableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'
import type { HistoryLine } from './history.ts'

/** A Night is a run that may write the issue, or close it. */
export interface Night {
  /** How many benchmarks (each in a unit) it has found slower. */
  readonly findings: number
  /** What it has not found, and is not back yet. */
  readonly lasting: readonly Pick<HistoryLine, 'benchmark' | 'unit' | 'machine'>[]
  readonly results: readonly Pick<ResultFile, 'verdict'>[]
  /** Whether some of its results could not be read, or compare nothing. */
  readonly isPartial: boolean
  /** A later commit that the notes know already; null where there is none. */
  readonly overtakenBy: string | null
  /** `refs/heads/main`; null where it is not known. Untrusted, as the default branch is. */
  readonly ref: string | null
  readonly defaultBranch: string | null
}

/**
 * Why the issue stays as it is, as a clause; null where it is written or closed. It is about the last commit of the default
 * branch alone: the job of an older one may be run again. Without findings only a pass closes it, and only where nothing lasts:
 * what fails to run, or was not decided, may be what it names.
 */
export function whyIssueStays(night: Night): string | null {
  const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night
  if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`)
    return `it is about ${printableName(defaultBranch, 100)}, and this run is of ${printableName(ref.replace(/^refs\/(heads|tags)\//, ''), 100)}`
  if (overtakenBy !== null)
    return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`
  if (findings > 0) return null
  const isDecided = !isPartial && results.every(({ verdict }) => verdict === 'pass')
  if (!isDecided) return 'nothing was found slower, but not everything was decided'
  const [one] = lasting
  if (!one) return null
  const [name, unit, machine] = [one.benchmark, one.unit, one.machine].map(text => printableName(text, 100))
  return `nothing was found slower, but ${name} ${unit} has not found its way back on ${machine}`
}
