// A history as it is shown: lines with what has become of each, the worst first; those that have ended come last.
import { effectByRatio } from '../judge/effect-size.ts'
import type { Ratio } from '../model/comparison.ts'
import { type HistoryStep, type Line, linesOf, stepsOf } from './lines.ts'
import { idOf } from './note.ts'
import type { Point, Reference } from './point.ts'

/** A HistoryLine is a line with what is said of it. */
export interface HistoryLine extends Line {
  readonly steps: readonly HistoryStep[]
  /** Its last value. */
  readonly last: Ratio
  /** How much worse that is than the reference, as a ratio: 0.05 is 5 % worse; less than 0 is better. */
  readonly creep: number
  /** Whether a later commit was measured on this kind of machine, and gave this line no value: what is gone, or has no ratio any more. */
  readonly isOld: boolean
}

/** A History is what is known of a repository's benchmarks, commit after commit. */
export interface History {
  /** From the first that has a value (or is a reference, or that one left) to the last. */
  readonly commits: readonly HistoryCommit[]
  readonly lines: readonly HistoryLine[]
  readonly references: readonly Reference[]
  /** References between which lines broke off, as nothing measured the later against the earlier. */
  readonly apart: readonly (readonly [earlier: Reference, later: Reference])[]
  /** How many points the lines were made of, and how many are on commits that do not lead here. */
  readonly points: number
  readonly elsewhere: number
}

/** `commits` are those of the main line, the first one first. */
export function historyOf(points: readonly Point[], commits: readonly HistoryCommit[]): History {
  const order = commits.map(({ sha }) => sha)
  const lines = linesOf(points, order)
  const steps = stepsOf(lines)
  const mainline = new Set(order)
  const placed = points.filter(({ head }) => mainline.has(head))
  const places = new Map(order.map((sha, index) => [sha, index]))
  const newest = new Map<string, number>()
  for (const { machine, head } of placed)
    newest.set(machine, Math.max(newest.get(machine) ?? 0, places.get(head) ?? 0))
  const historyLines = lines.map((line, index): HistoryLine => {
    const { ratio: last, head } = line.values.at(-1) as Line['values'][number]
    const creep = effectByRatio(last.estimate, line.better).worsening
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
      (one, other) => Number(one.isOld) - Number(other.isOld) || other.creep - one.creep,
    ),
    references,
    apart: apartIn(lines),
    points: placed.length,
    elsewhere: points.length - placed.length,
  }
}

function apartIn(lines: readonly Line[]): History['apart'] {
  const breaks = new Map<string, History['apart'][number]>()
  const before = new Map<string, Line>()
  for (const line of lines) {
    const id = `${line.machine}\0${idOf(line)}`
    const earlier = before.get(id)
    if (earlier) breaks.set(`${earlier.since.sha} ${line.since.sha}`, [earlier.since, line.since])
    before.set(id, line)
  }
  return [...breaks.values()]
}

// A commit as a history shows it.

/** A HistoryCommit is a commit on the main line. Its author, tags and subject are untrusted text. */
export interface HistoryCommit {
  readonly sha: string
  /** When it was committed, as an ISO time. */
  readonly on: string
  readonly author: string
  readonly tags: readonly string[]
  /** References on branches of their own that left the main line after this commit: `release-1.4` and its `v1.4.2`. */
  readonly forks: readonly string[]
  /** The first line of its message. */
  readonly subject: string
}

/** The number of the pull request that brought it, as GitHub's merges and squashes name it; null where it names none. */
export function pullOf({ subject }: Pick<HistoryCommit, 'subject'>): number | null {
  const [, merged, squashed] = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(subject) ?? []
  const number = merged ?? squashed
  return number === undefined ? null : Number(number)
}
