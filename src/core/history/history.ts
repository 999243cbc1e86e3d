// Builds the history for display: lines with their steps and creep, the worst first, ended ones last.
import { worseningAndImprovementOfRatio } from '../judge/effect-size.ts'
import type { RatioWithInterval } from '../model/comparison.ts'
import { rowId } from '../model/measuring.ts'
import {
  findStepsOfHistoryLines,
  type HistoryLineAcrossCommits,
  type HistoryStep,
  joinPointsToHistoryLines,
} from './lines.ts'
import type { HistoryMeasurement, HistoryReferenceCommit } from './point.ts'

export interface HistoryLineWithStepsAndCreep extends HistoryLineAcrossCommits {
  readonly steps: readonly HistoryStep[]
  readonly last: RatioWithInterval
  /** The worsening of the last value against the reference: 0.05 is 5% worse, negative is better; 0 if the direction is unknown. */
  readonly creep: number
  /** True if a later commit was measured on this kind of machine without a value for this line. */
  readonly isOld: boolean
}

/** The benchmarks of a repository, commit after commit. */
export interface BenchmarkHistory {
  /** The commits from the first that has a value, or from which a reference branched off, to the last. */
  readonly commits: readonly MainLineCommit[]
  readonly lines: readonly HistoryLineWithStepsAndCreep[]
  readonly references: readonly HistoryReferenceCommit[]
  /** Pairs of references that no measurement links, so that lines are interrupted. */
  readonly apart: readonly (readonly [earlier: HistoryReferenceCommit, later: HistoryReferenceCommit])[]
  /** The number of points in the lines, and on commits outside of this history. */
  readonly points: number
  readonly elsewhere: number
}

/** `commits` are those of the main line, first to last. */
export function buildHistory(
  points: readonly HistoryMeasurement[],
  commits: readonly MainLineCommit[],
): BenchmarkHistory {
  const order = commits.map(({ sha }) => sha)
  const lines = joinPointsToHistoryLines(points, order)
  const steps = findStepsOfHistoryLines(lines)
  const mainline = new Set(order)
  const placed = points.filter(({ head }) => mainline.has(head))
  const places = new Map(order.map((sha, index) => [sha, index]))
  const newest = new Map<string, number>()
  for (const { machine, head } of placed)
    newest.set(machine, Math.max(newest.get(machine) ?? 0, places.get(head) ?? 0))
  const historyLines = lines.map((line, index): HistoryLineWithStepsAndCreep => {
    const { ratio: last, head } = line.values.at(-1) as HistoryLineAcrossCommits['values'][number]
    const creep =
      line.better === null ? 0 : worseningAndImprovementOfRatio(last.estimate, line.better).worsening
    const isOld = places.get(head) !== newest.get(line.machine)
    return { ...line, steps: steps[index] ?? [], last, creep, isOld }
  })
  const references = [...new Map(placed.map(({ since }) => [since.sha, since])).values()]
  const used = new Set([...placed.map(({ head }) => head), ...references.map(({ sha }) => sha)])
  const first = commits.findIndex(({ sha, forks }) => [sha, ...forks].some(one => used.has(one)))
  const last = order.findLastIndex(sha => used.has(sha))
  return {
    commits: last < 0 ? [] : commits.slice(first, last + 1),
    lines: historyLines.sort(
      (historyLine, other) =>
        Number(historyLine.isOld) - Number(other.isOld) || other.creep - historyLine.creep,
    ),
    references,
    apart: apartIn(lines),
    points: placed.length,
    elsewhere: points.length - placed.length,
  }
}

function apartIn(lines: readonly HistoryLineAcrossCommits[]): BenchmarkHistory['apart'] {
  const breaks = new Map<string, BenchmarkHistory['apart'][number]>()
  const before = new Map<string, HistoryLineAcrossCommits>()
  for (const line of lines) {
    const id = `${line.machine}\0${rowId(line)}`
    const earlier = before.get(id)
    if (earlier) breaks.set(`${earlier.since.sha} ${line.since.sha}`, [earlier.since, line.since])
    before.set(id, line)
  }
  return [...breaks.values()]
}

// Commits of a history.

/** A commit on the main line. Author, tags and subject are untrusted. */
export interface MainLineCommit {
  readonly sha: string
  /** The commit time in ISO 8601. */
  readonly on: string
  readonly author: string
  readonly tags: readonly string[]
  /** References on branches that left the main line after this commit, such as `v1.4.2` on `release-1.4`. */
  readonly forks: readonly string[]
  /** The first line of its message. */
  readonly subject: string
}

/** Returns the number of the pull request, from the subject of a merge or squash on GitHub; null if there is none. */
export function findPullRequestNumberInSubject({ subject }: Pick<MainLineCommit, 'subject'>): number | null {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(subject) ?? []
  const number = merged ?? squashed
  return number === undefined ? null : Number(number)
}
