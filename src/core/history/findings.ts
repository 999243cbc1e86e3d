// What of a history somebody should look at: what is slower than the reference now.
import { regressions } from '../judge/verdict.ts'
import type { ResultFile } from '../model/result-file.ts'
import { idOf } from './full-rows.ts'
import type { History, HistoryLine } from './history.ts'
import { kindOf } from './point.ts'
import type { Step } from './steps.ts'

/** A Finding is a line that is worse than its reference. */
export interface Finding {
  readonly line: HistoryLine
  /** Whether the gate has shown that it is, beyond what may creep; otherwise steps alone show it. */
  readonly isRed: boolean
  /** Those for the worse, in order. */
  readonly steps: readonly Step[]
}

/** A line with steps, but less than this from its reference, has found its way back. */
const still = 0.02

/**
 * The worst first. `results` are those of the last run: in them the gate has compared with the reference, confirmed, and
 * corrected over the suite. Muted and accepted regressions are none.
 */
export function findingsOf(history: History, results: readonly ResultFile[]): readonly Finding[] {
  const red = new Set(
    results.flatMap(result => regressions(result.comparisons).map(one => `${kindOf(result)}\0${idOf(one)}`)),
  )
  const machines = new Set(results.map(kindOf))
  return history.lines.flatMap((line): Finding[] => {
    if (!machines.has(line.machine)) return []
    const isRed = red.has(`${line.machine}\0${idOf(line)}`)
    const steps = line.steps.filter(({ ratio }) => (line.better === 'higher' ? ratio < 1 : ratio > 1))
    const isShown = isRed || (steps.length > 0 && line.creep > still && line.better !== null)
    return isShown ? [{ line, isRed, steps }] : []
  })
}
