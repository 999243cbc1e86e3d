// What a calibration advises: the count or threshold that suits the machine, and which benchmarks neither can help.

import { isGated } from '../../judge/calibrate.ts'
import { mostPlannedRounds } from '../../judge/noise-floor.ts'
import { rowRulesOf } from '../../judge/row-rules.ts'
import type { Calibration, NoiseFloor } from '../../model/calibration.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { formatDuration, formatRatio, formatRounds } from '../../words/numbers.ts'
import { hasOthers, thresholdWords, worseningWords } from '../../words/worsening.ts'
import { list, paragraph, type ReportSection } from './block.ts'
import { firstNames } from './calibration-table.ts'
import { code, say, strong, type Text, term } from './text.ts'

/** The part on what to set; `pace` is the seconds that a round takes, null where that is not known. */
export function advicePart(
  calibration: Calibration,
  settings: Settings,
  pace: number | null,
  naming: Naming,
  most: number,
): ReportSection {
  if (calibration.benchmarks === 0 || settings.deltaTest === 'none') return []
  const lines = [
    ...countAdvice(calibration, settings, pace),
    ...thresholdAdvice(calibration, settings),
    ...hopelessAdvice(calibration, settings, naming, most),
  ]
  return [paragraph([strong('What to set')]), list(lines)]
}

function countAdvice(
  { benchmarks, seeing, suggested, roundsNeeded }: Calibration,
  settings: Settings,
  pace: number | null,
): readonly Text[] {
  const { count, threshold } = settings
  const worsening = worseningWords(settings)
  if (threshold === 0)
    return [
      say`With a \`threshold\` of 0 no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`,
    ]
  const set = (rounds: number) =>
    say`${code(`count: ${rounds}`)}${pace === null || rounds === count ? '' : ` (about ${formatDuration(pace * rounds)} of measuring)`}`
  const enough = suggested.count
  if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count)
    return [
      say`${set(count)} and ${hasOthers(settings) ? 'the thresholds' : code(`threshold: ${formatRatio(threshold)}`)} suit this machine.`,
      ...(roundsNeeded < count
        ? [say`${set(roundsNeeded)} would be enough for ${thresholdWords(settings)}.`]
        : []),
    ]
  const some =
    enough === null
      ? say`No \`count\` up to ${mostPlannedRounds} is enough to show ${worsening} in nine of ten benchmarks.`
      : say`${set(Math.max(count, enough))} ${enough > count ? 'would be' : 'is'} enough to show ${worsening} in nine of ten benchmarks.`
  if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [some]
  return [some, say`${set(roundsNeeded)} would be enough for every benchmark that is not out of reach.`]
}

function thresholdAdvice({ suggested }: Calibration, settings: Settings): readonly Text[] {
  const { count, threshold } = settings
  const other = suggested.threshold
  if (other === null || other === threshold) return []
  return [
    say`${code(`threshold: ${formatRatio(other)}`)} is a worsening that ${formatRounds(count)} can show in nine of ten benchmarks${hasOthers(settings) ? ' that have none of their own' : ''}.`,
  ]
}

function hopelessAdvice(
  { floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): readonly Text[] {
  const hopeless = floors.filter(
    one => one.noise !== null && one.roundsNeeded === null && couldBeSettled(one, settings),
  )
  if (hopeless.length === 0) return []
  return [
    say`Out of reach on this machine (over ${mostPlannedRounds} rounds for ${thresholdWords(settings)}): ${firstNames(hopeless, naming, most)}. The gate will mostly call these ${term('inconclusive', 'inconclusive')}: leave them out, or measure on a quieter machine.`,
  ]
}

/** Whether it could fail, and rounds could rule that out: none rule out a threshold of 0. */
function couldBeSettled(floor: NoiseFloor, settings: Settings): boolean {
  return isGated(floor, settings) && rowRulesOf(floor, settings).rules.threshold > 0
}
