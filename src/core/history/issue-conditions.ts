// When a nightly run may update the issue about the history, and when it may close it.
import { worseningAndImprovementOfRatio } from '../judge/effect-size.ts'
import { rowId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import { shortPrintableName } from '../words/escape.ts'
import { shortSha } from '../words/numbers.ts'
import type { HistoryLinesAndCommits, HistoryLineWithStepsAndCreep } from './history.ts'
import { machineKindOf } from './point.ts'
import {
  commitPositionsInHistory,
  recoveredHistoryLineTolerance,
  worseStepsAfterReference,
} from './regressions.ts'

// Lines that have not recovered, although the last run found nothing: the slowdown is small, or on another kind of machine.

/** Milliseconds after which the last value of a kind of machine is ignored, as hosted runners change. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * Returns the lines compared in `results`, on any machine, that have steps for the worse since the reference and are beyond
 * half of what makes a finding. This second limit prevents that an estimate near the first one is found every other night.
 */
export function findHistoryLinesStillWorse(
  history: HistoryLinesAndCommits,
  results: readonly ResultFile[],
): readonly HistoryLineWithStepsAndCreep[] {
  const places = commitPositionsInHistory(history)
  return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
    const [since, head, kind] = [commits.base.sha, commits.head.sha, machineKindOf({ machine, merged })]
    const night = Date.parse(rounds[0]?.base.started ?? '')
    const gated = comparisons.filter(comparison => comparison.gate === 'fail' && comparison.accepted === null)
    const ids = new Set(gated.filter(({ better }) => better !== null).map(rowId))
    return history.lines.filter(line => {
      const last = line.values.at(-1)
      if (!ids.has(rowId(line)) || last?.measured.sha !== since) return false
      const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently)
      const { worsening } = worseningAndImprovementOfRatio(last.own, line.better)
      return (
        isSeen &&
        worsening > recoveredHistoryLineTolerance / 2 &&
        worseStepsAfterReference(line, since, places).length > 0
      )
    })
  })
}

// Whether a run may update the issue: one that did not measure everything must not close it.

/** A run that may update or close the issue. */
export interface RunFactsDecidingHistoryIssueUpdate {
  readonly findings: number
  /** Lines that the run did not find, but that have not recovered. */
  readonly lasting: readonly Pick<HistoryLineWithStepsAndCreep, 'benchmark' | 'unit' | 'machine'>[]
  readonly results: readonly Pick<ResultFile, 'verdict'>[]
  /** True if some of its results could not be read, or compare nothing. */
  readonly isPartial: boolean
  /** A later commit in the notes; null if there is none. */
  readonly overtakenBy: string | null
  /** For example `refs/heads/main`; null if unknown. Untrusted, as is the default branch. */
  readonly ref: string | null
  readonly defaultBranch: string | null
}

/**
 * Returns why the issue is not changed, as a clause; null if it is updated or closed. The issue is about the last commit of
 * the default branch, while a job of an older commit may be re-run. Without findings, only a pass without lasting lines
 * closes it: what failed or is inconclusive may be what the issue names.
 */
export function whyIssueUnchanged(night: RunFactsDecidingHistoryIssueUpdate): string | null {
  const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night
  if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`)
    return `it is about the branch ${shortPrintableName(defaultBranch, 100)}, and this run has measured ${shortPrintableName(ref.replace(/^refs\/(heads|tags)\//, ''), 100)}`
  if (overtakenBy !== null)
    return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`
  if (findings > 0) return null
  const isDecided = !isPartial && results.every(({ verdict }) => verdict === 'pass')
  if (!isDecided) return 'no benchmark was found slower, but some are undecided'
  const [line] = lasting
  if (!line) return null
  const [name, unit, machine] = [line.benchmark, line.unit, line.machine].map(text =>
    shortPrintableName(text, 100),
  )
  return `no benchmark was found slower, but ${name} ${unit} has not recovered on ${machine}`
}
