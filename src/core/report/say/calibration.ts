// Builds the report of a calibration: what the machine can detect, the rate of false alarms, and what to set.

import { isGated } from '../../judge/calibrate.ts'
import { mostPlannedRounds } from '../../judge/noise-floor.ts'
import { rowRulesOf } from '../../judge/row-rules.ts'
import type { Calibration, NoiseFloor, Share, SteadyBenchmark } from '../../model/calibration.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Settings } from '../../model/settings.ts'
import { hasOtherThresholds, thresholdWords, worseningWords } from '../../words/headline.ts'
import { type Naming, namingOf } from '../../words/names.ts'
import { formatDuration, formatPercent, formatRatio, formatRounds } from '../../words/numbers.ts'
import {
  column,
  fold,
  list,
  note,
  paragraph,
  type Report,
  type ReportSection,
  type TableColumn,
  tableBlock,
  warning,
} from './block.ts'
import { doubtsPart } from './doubts.ts'
import { howMeasured } from './how-measured.ts'
import { incompleteNotice, reportWithoutParts } from './judged.ts'
import { lostPart } from './not-measured.ts'
import { rulesNote } from './rules.ts'
import { labelOf, unitOf } from './sentence.ts'
import { code, joinTexts, listTexts, say, strong, type Text, type TextPiece, term } from './text.ts'
import { runWarningPart } from './warnings.ts'

/** A result of measuring base against itself. */
export type Calibrated = ResultFile & { readonly calibration: Calibration }

export function isCalibrated(result: ResultFile): result is Calibrated {
  return result.calibration !== null
}

/** Returns the report with at most `most` rows and names. */
export function calibrationReport(result: Calibrated, most = Number.POSITIVE_INFINITY): Report {
  const { calibration, settings } = result
  const { floors, steady } = calibration
  const naming = namingOf([...floors, ...steady], result.lost, result.formats)
  const omitted = floors.length - most
  return {
    ...reportWithoutParts(result),
    parts: [
      omitted > 0 ? incompleteNotice(`${omitted} rows with less noise`) : [],
      rulesNote(result.rules),
      [
        paragraph(
          say`Calibration: both sides are the same commit, so every difference is noise. Nothing is judged.`,
        ),
      ],
      lostPart(result, naming, most),
      doubtsPart(result, naming, most),
      noiseTable(calibration, settings, naming, most),
      steadyNote(calibration, naming, most),
      alarmPart(calibration, settings, naming, most),
      advicePart(calibration, settings, secondsPerRound(result), naming, most),
      runWarningPart(result),
      howMeasured(result),
    ],
  }
}

/** Returns the mean duration of a round, or null if there was none. */
function secondsPerRound({ rounds }: Calibrated): number | null {
  const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return rounds.length === 0 ? null : seconds / rounds.length
}

// Advice: the count or threshold that suits the machine, and which benchmarks are too noisy for either.

/** Returns the advice; `pace` is the number of seconds per round, or null if unknown. */
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
      say`With a \`threshold\` of 0, no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`,
    ]
  const set = (rounds: number) =>
    say`${code(`count: ${rounds}`)}${pace === null || rounds === count ? '' : ` (about ${formatDuration(pace * rounds)} of measuring)`}`
  const enough = suggested.count
  if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count)
    return [
      say`${set(count)} and ${hasOtherThresholds(settings) ? 'the thresholds' : code(`threshold: ${formatRatio(threshold)}`)} suit this machine.`,
      ...(roundsNeeded < count
        ? [say`${set(roundsNeeded)} would be enough for ${thresholdWords(settings)}.`]
        : []),
    ]
  const mostBenchmarks =
    enough === null
      ? say`No \`count\` up to ${mostPlannedRounds} is enough to detect ${worsening} in nine of ten benchmarks.`
      : say`${set(Math.max(count, enough))} ${enough > count ? 'would be' : 'is'} enough to detect ${worsening} in nine of ten benchmarks.`
  if (roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)) return [mostBenchmarks]
  return [
    mostBenchmarks,
    say`${set(roundsNeeded)} would be enough for every benchmark except those that are too noisy.`,
  ]
}

function thresholdAdvice({ suggested }: Calibration, settings: Settings): readonly Text[] {
  const { count, threshold } = settings
  const suggestion = suggested.threshold
  if (suggestion === null || suggestion === threshold) return []
  return [
    say`${code(`threshold: ${formatRatio(suggestion)}`)} is a worsening that ${formatRounds(count)} can detect in nine of ten benchmarks${hasOtherThresholds(settings) ? ' without a threshold of their own' : ''}.`,
  ]
}

function hopelessAdvice(
  { floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): readonly Text[] {
  const hopeless = floors.filter(
    noiseFloor =>
      noiseFloor.noise !== null && noiseFloor.roundsNeeded === null && couldBeSettled(noiseFloor, settings),
  )
  if (hopeless.length === 0) return []
  return [
    say`Too noisy on this machine (over ${mostPlannedRounds} rounds for ${thresholdWords(settings)}): ${firstNames(hopeless, naming, most)}. These will mostly be ${term('inconclusive', 'inconclusive')}: exclude them, or measure on a quieter machine.`,
  ]
}

/** Returns true if the row can fail and enough rounds could rule that out. No number of rounds rules out a threshold of 0. */
function couldBeSettled(floor: NoiseFloor, settings: Settings): boolean {
  return isGated(floor, settings) && rowRulesOf(floor, settings).rules.threshold > 0
}

// False alarms: in the run itself, and in random permutations of its rounds.

/** Returns the part on false alarms; empty if nothing can fail. */
export function alarmPart(
  { alarms, swapped, floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): ReportSection {
  if (swapped === null) return []
  const { alpha, correction, confirm, deltaTest } = settings
  const regressed = floors.filter(noiseFloor => noiseFloor.regressed)
  const small = say`${term('p', 'p')} ≤ ${alpha}`
  const beyond = `beyond ${thresholdWords(settings)}`
  const rule = deltaTest === 'none' ? beyond : say`${correctionOf(correction)}, and ${beyond}`
  const unconfirmed = confirm ? ', before suspects are measured again' : ''
  const lines = [
    alarms === null
      ? []
      : say`Without correction, ${alarms.hits} of ${alarms.of === 1 ? '1 comparison has' : `${alarms.of} comparisons have`} ${small}: ${percentage(alarms)}. About ${Number((alpha * alarms.of).toPrecision(2))} are expected by chance.`,
    say`By the gate's rule (${rule}), ${regressed.length === 0 ? 'nothing' : firstNames(regressed, naming, most)} would have been reported as regressed in this run.`,
    swapped.uncorrected === null
      ? []
      : say`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. Without correction, at least one comparison has p ≤ ${alpha} in ${formatPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these permutations.`,
    say`By the gate's rule, ${swapped.red.hits} of ${swapped.red.of} permutations have a regression: ${percentage(swapped.red)}. This estimates the rate of false alarms for a pull request that changes nothing${unconfirmed}.`,
  ]
  const limits = [
    'In brackets: the 95% interval.',
    alarms === null
      ? ''
      : 'The first one assumes that benchmarks are independent, which they are not when the machine disturbs several at once.',
    'Permutations use only the noise of these rounds, so they say nothing about other times or machines.',
  ]
  return [
    paragraph([strong('False alarms')]),
    list(lines.filter(line => line.length > 0)),
    note(joinTexts(limits)),
  ]
}

function correctionOf(correction: Settings['correction']): Text {
  return correction === 'none' ? say`no correction` : [code(`correction: ${correction}`)]
}

function percentage({ hits, of, low, high }: Share): string {
  return `${formatPercent(hits / of)} (${formatPercent(low)} to ${formatPercent(high)})`
}

// The table of noise: the standard deviation of each benchmark, noisiest first, and the worsening it can detect.

/** Rows that are not folded, if there are many more. */
const mostOpen = 10
/** Fewer rows than this are not folded. */
const fewestFolded = 6
/** The most names in a list. */
const mostNames = 10

/** Returns the `most` noisiest rows with a legend. */
export function noiseTable(
  { floors }: Calibration,
  settings: Settings,
  naming: Naming,
  most: number,
): ReportSection {
  const noisiest = floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most)
  if (noisiest.length === 0) return []
  const rows = noisiest.map(floor => rowOf(floor, settings, naming))
  const open = rows.length >= mostOpen + fewestFolded ? mostOpen : rows.length
  const columns = columnsOf(settings)
  const title = say`The other ${rows.length - open}, with less noise`
  return [
    tableBlock(columns, rows.slice(0, open)),
    ...(rows.length > open ? [fold(title, [tableBlock(columns, rows.slice(open))])] : []),
    note(legend(noisiest, settings)),
  ]
}

/** Lists the units that do not vary, and warns if base and head differ in one. */
export function steadyNote({ steady }: Calibration, naming: Naming, most: number): ReportSection {
  if (steady.length === 0) return []
  const units = [...new Set(steady.map(({ unit }) => unit))].map(unitOf)
  const differing = steady.filter(({ differs }) => differs)
  const constant = paragraph(
    say`No noise: ${steady.length} in ${listTexts(units, Math.min(most, 5))} do not vary, so one round is enough.`,
  )
  if (differing.length === 0) return [constant]
  return [
    constant,
    warning(
      say`Base and head are the same commit, but their values differ in ${firstNames(differing, naming, most)}. A run would report this as a change: the value depends on where or when the code is built.`,
    ),
  ]
}

type Named = Pick<NoiseFloor | SteadyBenchmark, 'benchmark' | 'package' | 'unit'>

export function firstNames(floors: readonly Named[], naming: Naming, most: number): Text {
  return listTexts(
    floors.map(named => labelOf(named, naming)),
    Math.min(most, mostNames),
  )
}

function columnsOf(settings: Settings): readonly TableColumn[] {
  const { count, deltaTest } = settings
  const planned =
    deltaTest === 'none'
      ? []
      : [`Detectable in ${formatRounds(count)}`, `Rounds for ${thresholdWords(settings)}`]
  return [
    column('', 'center'),
    column('Benchmark', 'left'),
    column('Noise', 'right'),
    column('Head against base', 'center'),
    ...planned.map(title => column(title, 'right')),
  ]
}

function rowOf(floor: NoiseFloor, settings: Settings, naming: Naming): readonly TextPiece[] {
  const { noise, visible, roundsNeeded, rounds } = floor
  const { count, deltaTest } = settings
  const { threshold } = rowRulesOf(floor, settings).rules
  const ownThreshold = hasOtherThresholds(settings) ? ` (${formatRatio(threshold)})` : ''
  const isPlanned = isGated(floor, settings) && noise !== null && deltaTest !== 'none'
  const isBlind = isPlanned && (visible === null || visible > threshold)
  const planned = [
    visible === null ? 'nothing' : formatPercent(visible),
    `${roundsNeeded === null ? `over ${mostPlannedRounds}` : roundsNeeded}${ownThreshold}`,
  ]
  return [
    isBlind ? '⚠️' : '',
    labelOf(floor, naming),
    `${noise === null ? '?' : formatPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ''}`,
    intervalOf(floor),
    ...(isPlanned ? planned : []),
  ]
}

function legend(floors: readonly NoiseFloor[], settings: Settings): Text {
  const { alpha, correction, deltaTest } = settings
  const together =
    correction === 'none' ? '' : say`, corrected for all comparisons (${code(`correction: ${correction}`)})`
  return joinTexts([
    'Noise: the standard deviation of a value relative to the one measured beside it. Outliers count as three standard deviations, and drift, which affects both sides, is left out.',
    say`Head against base: the ${term('interval', 'interval')} of their difference, whose true value is zero.`,
    deltaTest === 'none'
      ? ''
      : say`Detectable: the smallest worsening that is detected with a power of 80%, at alpha ${alpha}${together}. Rounds: how many detect a worsening of the ${term('threshold', 'threshold')} with a power of 80%, and rule it out with the same power if nothing changed.`,
    floors.some(({ noise }) => noise === null)
      ? '?: a value is not positive, or fewer than two rounds measured both sides.'
      : '',
    precision(floors, deltaTest),
  ])
}

/**
 * Describes the precision of the noise. The number of rounds depends on its square, so its relative error is twice as
 * large.
 */
function precision(floors: readonly NoiseFloor[], deltaTest: Settings['deltaTest']): string {
  const rounds = Math.max(...floors.map(noiseFloor => noiseFloor.rounds))
  if (rounds < 2) return ''
  const error = 100 / Math.sqrt(2 * rounds)
  const noise = `±${error.toFixed(0)}%`
  const subject = `After ${formatRounds(rounds)}, the noise`
  return deltaTest === 'none'
    ? `${subject} is known to about ${noise}.`
    : `${subject} and the detectable worsening are known to about ${noise}, the number of rounds needed to about ±${(2 * error).toFixed(0)}%.`
}

function intervalOf({ ratio }: NoiseFloor): string {
  if (ratio === null || ratio.low === null || ratio.high === null) return ''
  const signed = (end: number) => `${end >= 1 ? '+' : '-'}${formatPercent(end - 1)}`
  return `${signed(ratio.low)} to ${signed(ratio.high)}`
}
