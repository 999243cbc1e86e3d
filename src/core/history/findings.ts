// What of a history somebody should look at: what is slower than the reference now.
import { worseningOf } from '../judge/acceptances.ts'
import { effectByRatio } from '../judge/effect-size.ts'
import { regressions } from '../judge/verdict.ts'
import type { Ratio } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { printableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'
import type { History, HistoryCommit, HistoryLine } from './history.ts'
import type { HistoryStep } from './lines.ts'
import { idOf } from './note.ts'
import { kindOf, type PointRow, type Reference, referenceOf } from './point.ts'

/** A HistoryFinding is a benchmark that the last run has seen worse than its reference. */
export interface HistoryFinding extends Pick<PointRow, 'benchmark' | 'package' | 'unit'> {
  /** What the last run has measured against; its line may begin at an earlier one. */
  readonly since: Reference
  readonly head: string
  /** Against `since`; null where that had 0. */
  readonly ratio: Ratio | null
  /** Whether the gate has shown that it is, beyond what may creep; otherwise steps alone show it. */
  readonly isRed: boolean
  /** Those for the worse after `since`, in order. */
  readonly steps: readonly HistoryStep[]
}

/** What has steps, but is less than this from its reference, has found its way back. */
export const still = 0.02

/**
 * The worst first. `results` are those of the last run: in them the gate has compared with the reference, confirmed, and
 * corrected over the suite. What they do not have any more, and muted and accepted regressions are none; nor are steps up to
 * the reference, which is moved to accept them.
 */
export function historyFindings(history: History, results: readonly ResultFile[]): readonly HistoryFinding[] {
  const places = placesIn(history)
  const lines = new Map(
    history.lines.map(line => [`${line.machine}\0${line.values.at(-1)?.head}\0${idOf(line)}`, line]),
  )
  const candidates = results.flatMap(result => {
    const [since, head] = [referenceOf(result.commits.base), result.commits.head.sha]
    const red = new Set(regressions(result.comparisons))
    return result.comparisons.flatMap(comparison => {
      const [isRed, worse] = [red.has(comparison), worseningOf(comparison)]
      if (!isRed && (comparison.gate !== 'fail' || comparison.accepted !== null)) return []
      const line = lines.get(`${kindOf(result)}\0${head}\0${idOf(comparison)}`)
      const steps = line ? worseSteps(line, since.sha, places) : []
      if (!isRed && (steps.length === 0 || worse <= still || comparison.better === null)) return []
      const { benchmark, package: path, unit, ratio } = comparison
      return [{ worse, finding: { benchmark, package: path, unit, since, head, ratio, isRed, steps } }]
    })
  })
  return candidates
    .sort((a, b) => (a.worse === b.worse ? 0 : b.worse - a.worse))
    .map(({ finding }) => finding)
}

// The steps for the worse that a history shows since a reference.

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

// What has not found its way back yet, though a night found nothing: small as it is, or on another kind of machine.

/** Milliseconds after which what a kind of machine has shown is old: hosted runners come and go. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * The lines of what `results` have compared, on whatever machine, that have steps for the worse since the reference, and were
 * last beyond half of what makes a finding. Two bounds keep an estimate that wavers around one from being found every other
 * night.
 */
export function lastingIn(history: History, results: readonly ResultFile[]): readonly HistoryLine[] {
  const places = placesIn(history)
  return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
    const [since, head, kind] = [commits.base.sha, commits.head.sha, kindOf({ machine, merged })]
    const night = Date.parse(rounds[0]?.base.started ?? '')
    const gated = comparisons.filter(one => one.gate === 'fail' && one.accepted === null)
    const ids = new Set(gated.filter(({ better }) => better !== null).map(idOf))
    return history.lines.filter(line => {
      const last = line.values.at(-1)
      if (!ids.has(idOf(line)) || last?.measured.sha !== since) return false
      const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently)
      const { worsening } = effectByRatio(last.own, line.better)
      return isSeen && worsening > still / 2 && worseSteps(line, since, places).length > 0
    })
  })
}

// Whether a run may touch the issue on what is slower: one that did not see everything must not close it.

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
  const [line] = lasting
  if (!line) return null
  const [name, unit, machine] = [line.benchmark, line.unit, line.machine].map(text =>
    printableName(text, 100),
  )
  return `nothing was found slower, but ${name} ${unit} has not found its way back on ${machine}`
}
