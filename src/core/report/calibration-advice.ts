// What a calibration advises: the count or the threshold that suits the machine, and what neither helps.

import { mostRounds } from '../judge/noise-floor.ts'
import type { Calibration } from '../model/calibration.ts'
import type { Settings } from '../model/settings.ts'
import type { Naming } from '../words/names.ts'
import { formatDuration, formatRatio, formatRounds } from '../words/numbers.ts'
import { namesOf } from './calibration-table.ts'
import type { Voice } from './terms.ts'

/** The part on what to set; `pace` is the seconds that a round takes, null where that is not known. */
export function advicePart(
  calibration: Calibration,
  settings: Settings,
  pace: number | null,
  naming: Naming,
  most: number,
  voice: Voice,
): string {
  if (calibration.benchmarks === 0 || settings.deltaTest === 'none') return ''
  const lines = [
    ...countAdvice(calibration, settings, pace),
    ...thresholdAdvice(calibration, settings),
    ...hopelessAdvice(calibration, settings, naming, most, voice),
  ]
  return ['**What to set**', lines.map(line => `- ${line}`).join('\n')].join('\n\n')
}

function countAdvice(
  { benchmarks, seeing, suggested, roundsNeeded }: Calibration,
  { count, threshold }: Settings,
  pace: number | null,
): readonly string[] {
  const limit = formatRatio(threshold)
  if (threshold === 0)
    return ['With a `threshold` of 0 no count can show that nothing got worse; choose one.']
  const set = (rounds: number) =>
    `\`count: ${rounds}\`${pace === null || rounds === count ? '' : ` (about ${formatDuration(pace * rounds)} of measuring)`}`
  const enough = suggested.count
  if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count)
    return [
      `${set(count)} and \`threshold: ${limit}\` suit this machine.`,
      ...(roundsNeeded < count ? [`${set(roundsNeeded)} would be enough for ${limit}.`] : []),
    ]
  const some =
    enough === null
      ? `No \`count\` up to ${mostRounds} lets nine of ten benchmarks see ${limit}.`
      : `${set(Math.max(count, enough))} ${enough > count ? 'lets' : 'is enough to let'} nine of ten benchmarks see ${limit}.`
  if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [some]
  return [some, `${set(roundsNeeded)} lets all see it that can be helped.`]
}

function thresholdAdvice({ suggested }: Calibration, { count, threshold }: Settings): readonly string[] {
  const other = suggested.threshold
  if (other === null || other === threshold) return []
  return [
    `\`threshold: ${formatRatio(other)}\` is what nine of ten benchmarks see in ${formatRounds(count)}.`,
  ]
}

function hopelessAdvice(
  { floors }: Calibration,
  { threshold }: Settings,
  naming: Naming,
  most: number,
  voice: Voice,
): readonly string[] {
  const hopeless = floors.filter(
    one => one.better !== null && one.noise !== null && one.roundsNeeded === null,
  )
  if (hopeless.length === 0 || threshold === 0) return []
  return [
    `Out of reach on this machine, with over ${mostRounds} rounds for ${formatRatio(threshold)}: ${namesOf(hopeless, naming, most)}. Mostly ${voice.term('inconclusive', 'inconclusive')}: leave them out, or measure on a quieter machine.`,
  ]
}
