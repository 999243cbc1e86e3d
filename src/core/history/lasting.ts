// What has not found its way back yet, though a night found nothing: small as it is, or on another kind of machine.
import { effectByRatio } from '../judge/effect-size.ts'
import type { ResultFile } from '../model/result-file.ts'
import { still } from './findings.ts'
import { idOf } from './full-rows.ts'
import type { History, HistoryLine } from './history.ts'
import { kindOf } from './point.ts'
import { placesIn, worseSteps } from './worse-steps.ts'

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
