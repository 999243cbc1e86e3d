// The steps for the worse that a history shows since a reference.
import type { HistoryCommit } from './commits.ts'
import { idOf } from './full-rows.ts'
import type { History, HistoryLine } from './history.ts'
import type { HistoryStep } from './steps.ts'

/** Those after the reference `since`, in order; none where nobody knows at which commit it stands. */
export function worseSteps(
  { steps, better }: Pick<HistoryLine, 'steps' | 'better'>,
  since: string,
  commits: CommitPlaces,
): readonly HistoryStep[] {
  const from = commits.get(since) ?? Number.POSITIVE_INFINITY
  const isWorse = ({ ratio }: HistoryStep) => (better === 'higher' ? ratio < 1 : ratio > 1)
  return steps.filter(step => isWorse(step) && (commits.get(step.by) ?? 0) > from)
}

/** The place of each commit on the main line, from the first one; and of each reference beside it, where that left it. */
export type CommitPlaces = ReadonlyMap<string, number>

export function placesIn({ commits }: Pick<History, 'commits'>): CommitPlaces {
  return new Map(
    commits.flatMap(({ sha, forks }, index) => [sha, ...forks].map(one => [one, index] as const)),
  )
}

/** A Before is what is known of the commits up to one: a history, and all of them, as that begins and ends with what was measured. */
export interface Before {
  readonly history: History
  readonly commits: readonly HistoryCommit[]
}

/**
 * How many of them each benchmark has in each unit (`idOf`), as seen on one kind of machine. What has never been measured
 * there is missing, and so is what has no better or worse; all is where nobody knows at which commit `since` stands.
 */
export function countWorseSteps(
  { history, commits }: Before,
  since: string,
  machine: string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  const places = placesIn({ commits })
  if (!places.has(since)) return counts
  for (const line of history.lines) {
    if (line.machine !== machine || line.better === null) continue
    // A line begins anew where nothing leads from one reference to the next.
    const before = counts.get(idOf(line)) ?? 0
    counts.set(idOf(line), before + worseSteps(line, since, places).length)
  }
  return counts
}
