// What a calibration says about false alarms: in the run itself, and in the suites made by swapping its rounds.
import type { Calibration, Share } from '../../model/calibration.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { formatPercent } from '../../words/numbers.ts'
import { thresholdWords } from '../../words/worsening.ts'
import { list, note, paragraph, type ReportSection } from './block.ts'
import { firstNames } from './calibration-table.ts'
import { code, joined, say, strong, type Text, term } from './text.ts'

/** The part on false alarms; empty where nothing could fail. */
export function alarmPart(
  { alarms, swapped, floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): ReportSection {
  if (swapped === null) return []
  const { alpha, correction, confirm, deltaTest } = settings
  const regressed = floors.filter(one => one.regressed)
  const small = say`${term('p', 'p')} ≤ ${alpha}`
  const beyond = `beyond ${thresholdWords(settings)}`
  const rule = deltaTest === 'none' ? beyond : say`${correctionOf(correction)}, and ${beyond}`
  const unconfirmed = confirm ? ', before suspects are measured again' : ''
  const lines = [
    alarms === null
      ? []
      : say`Taken one by one, ${alarms.hits} of ${alarms.of === 1 ? '1 comparison has' : `${alarms.of} comparisons have`} ${small}: ${percentage(alarms)}. Chance alone gives about ${Number((alpha * alarms.of).toPrecision(2))}.`,
    say`By the gate's rule (${rule}), ${regressed.length === 0 ? 'nothing' : firstNames(regressed, naming, most)} would have been called regressed in this run.`,
    swapped.uncorrected === null
      ? []
      : say`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. In ${formatPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these swapped suites at least one comparison has p ≤ ${alpha} by itself.`,
    say`By the gate's rule something regresses in ${swapped.red.hits} of ${swapped.red.of} swapped suites: ${percentage(swapped.red)}. That is how often it would suspect a pull request that changes nothing${unconfirmed}.`,
  ]
  const limits = [
    'In brackets: the 95% interval.',
    alarms === null
      ? ''
      : 'For the first share it assumes that benchmarks are independent, which they are not when the machine disturbs several at once.',
    'Swapping uses only the noise of these rounds: it says nothing about other hours or other machines.',
  ]
  return [
    paragraph([strong('False alarms')]),
    list(lines.filter(line => line.length > 0)),
    note(joined(limits)),
  ]
}

function correctionOf(correction: Settings['correction']): Text {
  return correction === 'none' ? say`no correction` : [code(`correction: ${correction}`)]
}

function percentage({ hits, of, low, high }: Share): string {
  return `${formatPercent(hits / of)} (${formatPercent(low)} to ${formatPercent(high)})`
}
