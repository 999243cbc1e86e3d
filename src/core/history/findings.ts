// What of a history somebody should look at: what is slower than the reference now.
import { worseningOf } from '../judge/accept.ts'
import { regressions } from '../judge/verdict.ts'
import type { Ratio } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { idOf } from './full-rows.ts'
import type { History } from './history.ts'
import { kindOf, type PointRow, type Reference, referenceOf } from './point.ts'
import type { HistoryStep } from './steps.ts'
import { placesIn, worseSteps } from './worse-steps.ts'

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
  const found = results.flatMap(result => {
    const [since, head] = [referenceOf(result.commits.base), result.commits.head.sha]
    const red = new Set(regressions(result.comparisons))
    return result.comparisons.flatMap(one => {
      const [isRed, worse] = [red.has(one), worseningOf(one)]
      if (!isRed && (one.gate !== 'fail' || one.accepted !== null)) return []
      const line = lines.get(`${kindOf(result)}\0${head}\0${idOf(one)}`)
      const steps = line ? worseSteps(line, since.sha, places) : []
      if (!isRed && (steps.length === 0 || worse <= still || one.better === null)) return []
      const { benchmark, package: path, unit, ratio } = one
      return [{ worse, finding: { benchmark, package: path, unit, since, head, ratio, isRed, steps } }]
    })
  })
  return found.sort((a, b) => (a.worse === b.worse ? 0 : b.worse - a.worse)).map(({ finding }) => finding)
}
