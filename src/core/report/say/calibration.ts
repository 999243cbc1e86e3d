// Builds the report of a calibration: what the machine can detect, the rate of false alarms, and what to set.
import { couldRowFail } from '../../judge/calibrate.ts'
import { maxRoundsSuggestedByCalibration } from '../../judge/noise-floor.ts'
import { rowRulesOf } from '../../judge/row-rules.ts'
import type {
  CalibrationFindings,
  CalibrationRowOfConstantValue,
  CalibrationRowOfVaryingValue,
  ShareOfTriesWithInterval,
} from '../../model/calibration.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import {
  commonThresholdText,
  formatCountWithNoun,
  formatDuration,
  formatFractionAsPercent,
  formatRounds,
  formatSignedChange,
  formatUnsignedPercent,
  hasRuleWithOtherThreshold,
  thresholdWorseningInWords,
} from '../../words/numbers.ts'
import {
  addReportOptionsToResult,
  foldedReportBlock,
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  listReportBlock,
  noteReportBlock,
  paragraphReportBlock,
  type ReportSection,
  type ReportTableColumn,
  type ReportText,
  type ReportTextTemplateValue,
  type ResultFileWithReportOptions,
  type RunReport,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  strongSpan,
  tableReportBlock,
  warningReportBlock,
} from './block.ts'
import { failedBenchmarksPart } from './failed-and-unmeasured.ts'
import { howMeasuredPart } from './how-measured.ts'
import { ruleChangesPart } from './rules.ts'
import { buildReportHeader, reportAlertSectionOfLeftOutContent } from './run-report.ts'
import { benchmarkUnitLabel, formatUnitAsTextSpan } from './sentence.ts'
import { doubtsPart, runWarningsPart } from './warnings.ts'

/** A result of measuring base against itself. */
export type CalibrationResultFile = ResultFile & { readonly calibration: CalibrationFindings }

export function isCalibrationResultFile(result: ResultFile): result is CalibrationResultFile {
  return result.calibration !== null
}

/** Returns the report with at most `most` rows and names. */
export function buildCalibrationReport(
  result: CalibrationResultFile,
  most = Number.POSITIVE_INFINITY,
): RunReport {
  const subject = addReportOptionsToCalibration(result, most)
  const omitted = result.calibration.floors.length - most
  return {
    ...buildReportHeader(result),
    parts: [
      omitted > 0 ? reportAlertSectionOfLeftOutContent(`${omitted} rows with less noise`) : [],
      ruleChangesPart(result),
      [
        paragraphReportBlock`Calibration: both sides are the same commit, so every difference is noise. Nothing is judged.`,
      ],
      failedBenchmarksPart(subject),
      doubtsPart(subject),
      noiseFloorsPart(subject),
      calibrationConstantUnitsPart(subject),
      falseAlarmPart(subject),
      settingsAdviceFromCalibrationPart(subject),
      runWarningsPart(result),
      howMeasuredPart(result),
    ],
  }
}

type CalibrationSubject = ResultFileWithReportOptions & CalibrationResultFile

export function addReportOptionsToCalibration(
  result: CalibrationResultFile,
  most?: number,
): CalibrationSubject {
  const { calibration } = result
  const named = [...calibration.floors, ...calibration.steady]
  return { ...addReportOptionsToResult(result, most, named), calibration }
}

// Advice: the count or threshold that suits the machine, and which benchmarks are too noisy for either.

export function settingsAdviceFromCalibrationPart(subject: CalibrationSubject): ReportSection {
  const { calibration, settings } = subject
  if (calibration.benchmarks === 0 || settings.deltaTest === 'none') return []
  return [
    paragraphReportBlock`${strongSpan('What to set')}`,
    listReportBlock([...countAdvice(subject), thresholdAdvice(subject), hopelessAdvice(subject)]),
  ]
}

function countAdvice({ calibration, settings, rounds }: CalibrationSubject): readonly ReportText[] {
  const { benchmarks, seeing, suggested, roundsNeeded } = calibration
  const { count, threshold } = settings
  const worsening = thresholdWorseningInWords(settings)
  if (threshold === 0)
    return [
      reportTextFromTemplate`With a \`threshold\` of 0, no \`count\` can show that nothing got worse. Set a larger \`threshold\`.`,
    ]
  const seconds = rounds.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  const set = (other: number) =>
    reportTextFromTemplate`${inlineCodeSpan(`count: ${other}`)}${rounds.length === 0 || other === count ? '' : ` (about ${formatDuration((seconds / rounds.length) * other)} of measuring)`}`
  const enough = suggested.count
  if (seeing === benchmarks && roundsNeeded !== null && roundsNeeded <= count)
    return [
      reportTextFromTemplate`${set(count)} and ${hasRuleWithOtherThreshold(settings) ? 'the thresholds' : inlineCodeSpan(`threshold: ${formatFractionAsPercent(threshold)}`)} suit this machine.`,
      roundsNeeded === count
        ? []
        : reportTextFromTemplate`${set(roundsNeeded)} would be enough for ${commonThresholdText(settings)}.`,
    ]
  const mostBenchmarks =
    enough === null
      ? reportTextFromTemplate`No \`count\` up to ${maxRoundsSuggestedByCalibration} is`
      : reportTextFromTemplate`${set(Math.max(count, enough))} ${enough > count ? 'would be' : 'is'}`
  return [
    reportTextFromTemplate`${mostBenchmarks} enough to detect ${worsening} in 90% of the benchmarks.`,
    roundsNeeded === null || roundsNeeded <= Math.max(count, enough ?? 0)
      ? []
      : reportTextFromTemplate`${set(roundsNeeded)} would be enough for every benchmark except those that are too noisy.`,
  ]
}

function thresholdAdvice({ calibration, settings }: CalibrationSubject): ReportText {
  const suggestion = calibration.suggested.threshold
  if (suggestion === null || suggestion === settings.threshold) return []
  return reportTextFromTemplate`With ${inlineCodeSpan(`threshold: ${formatFractionAsPercent(suggestion)}`)}, ${formatRounds(settings.count)} would be enough to detect a worsening that large in 90% of the benchmarks${hasRuleWithOtherThreshold(settings) ? ' without a threshold of their own' : ''}.`
}

function hopelessAdvice(subject: CalibrationSubject): ReportText {
  const { calibration, settings } = subject
  const hopeless = calibration.floors.filter(
    noiseFloor =>
      noiseFloor.noise !== null &&
      noiseFloor.roundsNeeded === null &&
      couldRowFail(noiseFloor, settings) &&
      // No number of rounds rules out a threshold of 0.
      rowRulesOf(noiseFloor, settings).rules.threshold > 0,
  )
  if (hopeless.length === 0) return []
  return reportTextFromTemplate`Too noisy on this machine (over ${maxRoundsSuggestedByCalibration} rounds for ${commonThresholdText(settings)}): ${firstCalibrationRowNamesText(hopeless, subject)}. These will mostly be ${statisticsPageLinkSpan('inconclusive', 'inconclusive')}: exclude them, or measure on a quieter machine.`
}

// False alarms: in the run itself, and in random permutations of its rounds.

/** Returns the part on false alarms; empty if nothing can fail. */
export function falseAlarmPart(subject: CalibrationSubject): ReportSection {
  const { calibration, settings } = subject
  const { alarms, swapped, floors } = calibration
  if (swapped === null) return []
  const { alpha, correction, confirm, deltaTest } = settings
  const regressed = floors.filter(noiseFloor => noiseFloor.regressed)
  const small = reportTextFromTemplate`${statisticsPageLinkSpan('p', 'p')} ≤ ${alpha}`
  const beyond = `worse by more than ${commonThresholdText(settings)}`
  const corrected = correction === 'none' ? 'no correction' : inlineCodeSpan(`correction: ${correction}`)
  const rule = deltaTest === 'none' ? beyond : reportTextFromTemplate`${corrected}, ${beyond}`
  const unconfirmed = confirm ? ', before suspected regressions are measured again' : ''
  const lines = [
    alarms === null
      ? []
      : reportTextFromTemplate`Without correction, ${alarms.hits} of ${alarms.of === 1 ? '1 comparison has' : `${alarms.of} comparisons have`} ${small}: ${percentage(alarms)}. About ${Number((alpha * alarms.of).toPrecision(2))} are expected by chance.`,
    reportTextFromTemplate`By the gate's rule (${rule}), ${regressed.length === 0 ? 'nothing' : firstCalibrationRowNamesText(regressed, subject)} would have been reported as regressed in this run.`,
    swapped.uncorrected === null
      ? []
      : reportTextFromTemplate`Base and head were swapped at random in these rounds, ${swapped.uncorrected.of} times. Without correction, at least one comparison has p ≤ ${alpha} in ${formatUnsignedPercent(swapped.uncorrected.hits / swapped.uncorrected.of)} of these permutations.`,
    reportTextFromTemplate`By the gate's rule, ${swapped.red.hits} of ${swapped.red.of} permutations have a regression: ${percentage(swapped.red)}. This estimates the rate of false alarms for a pull request that changes nothing${unconfirmed}.`,
  ]
  const limits = [
    'In brackets: the 95% interval.',
    alarms === null
      ? ''
      : 'The interval in the first line assumes that benchmarks are independent, which they are not when the machine disturbs several at once.',
    'Permutations use only the noise of these rounds, so they say nothing about other times or machines.',
  ]
  return [
    paragraphReportBlock`${strongSpan('False alarms')}`,
    listReportBlock(lines),
    noteReportBlock`${joinNonEmptyReportTexts(limits)}`,
  ]
}

function percentage({ hits, of, low, high }: ShareOfTriesWithInterval): string {
  return `${formatUnsignedPercent(hits / of)} (${formatUnsignedPercent(low)} to ${formatUnsignedPercent(high)})`
}

// The table of noise: the standard deviation of each benchmark, noisiest first, and the worsening it can detect.

/** Rows that are not folded, if there are many more. */
const mostOpen = 10
const fewestFolded = 6
const mostNames = 10

/** Returns the `most` noisiest rows with a legend. */
export function noiseFloorsPart(subject: CalibrationSubject): ReportSection {
  const { calibration, settings, most } = subject
  const noisiest = calibration.floors.toSorted((a, b) => (b.noise ?? -1) - (a.noise ?? -1)).slice(0, most)
  if (noisiest.length === 0) return []
  const rows = noisiest.map(floor => rowOf(floor, subject))
  const open = rows.length >= mostOpen + fewestFolded ? mostOpen : rows.length
  const columns = columnsOf(settings)
  return [
    tableReportBlock(columns, rows.slice(0, open)),
    foldedReportBlock(`The other ${rows.length - open}, with less noise`, [
      tableReportBlock(columns, rows.slice(open)),
    ]),
    noteReportBlock`${legend(noisiest, settings)}`,
  ]
}

/** Lists the units that do not vary, and warns if base and head differ in one. */
export function calibrationConstantUnitsPart(subject: CalibrationSubject): ReportSection {
  const { steady } = subject.calibration
  if (steady.length === 0) return []
  const units = [...new Set(steady.map(({ unit }) => unit))].map(formatUnitAsTextSpan)
  const differing = steady.filter(({ differs }) => differs)
  const constant = paragraphReportBlock`No noise: ${formatCountWithNoun(steady.length, 'row')} in ${listFirstReportTexts(units, Math.min(subject.most, 5))} ${steady.length === 1 ? 'does' : 'do'} not vary, so one round is enough.`
  if (differing.length === 0) return [constant]
  return [
    constant,
    warningReportBlock`Base and head are the same commit, but their values differ in ${firstCalibrationRowNamesText(differing, subject)}. A run would report this as a change: the value depends on where or when the code is built.`,
  ]
}

function firstCalibrationRowNamesText(
  floors: readonly Pick<
    CalibrationRowOfVaryingValue | CalibrationRowOfConstantValue,
    'benchmark' | 'package' | 'unit'
  >[],
  { naming, most }: ResultFileWithReportOptions,
): ReportText {
  return listFirstReportTexts(
    floors.map(named => benchmarkUnitLabel(named, naming)),
    Math.min(most, mostNames),
  )
}

function columnsOf(settings: RunSettings): readonly ReportTableColumn[] {
  const { count, deltaTest } = settings
  const planned =
    deltaTest === 'none'
      ? []
      : [`Detectable in ${formatRounds(count)}`, `Rounds for ${commonThresholdText(settings)}`]
  return [
    { title: '', side: 'center' },
    { title: 'Benchmark', side: 'left' },
    { title: 'Noise', side: 'right' },
    { title: 'Head against base', side: 'center' },
    ...planned.map(title => ({ title, side: 'right' }) as const),
  ]
}

function rowOf(
  floor: CalibrationRowOfVaryingValue,
  { settings, naming }: CalibrationSubject,
): readonly ReportTextTemplateValue[] {
  const { noise, visible, roundsNeeded, rounds } = floor
  const { count, deltaTest } = settings
  const { threshold } = rowRulesOf(floor, settings).rules
  const ownThreshold = hasRuleWithOtherThreshold(settings) ? ` (${formatFractionAsPercent(threshold)})` : ''
  const isPlanned = couldRowFail(floor, settings) && noise !== null && deltaTest !== 'none'
  const isBlind = isPlanned && (visible === null || visible > threshold)
  const planned = [
    visible === null ? 'nothing' : formatUnsignedPercent(visible),
    `${roundsNeeded === null ? `over ${maxRoundsSuggestedByCalibration}` : roundsNeeded}${ownThreshold}`,
  ]
  return [
    isBlind ? '⚠️' : '',
    benchmarkUnitLabel(floor, naming),
    `${noise === null ? '?' : formatUnsignedPercent(noise)}${rounds < count ? ` (${formatRounds(rounds)})` : ''}`,
    intervalOf(floor),
    ...(isPlanned ? planned : []),
  ]
}

function legend(floors: readonly CalibrationRowOfVaryingValue[], settings: RunSettings): ReportText {
  const { alpha, correction, deltaTest } = settings
  const together =
    correction === 'none'
      ? ''
      : reportTextFromTemplate`, corrected for all comparisons (${inlineCodeSpan(`correction: ${correction}`)})`
  const rounds = floors.reduce((most, floor) => Math.max(most, floor.rounds), 0)
  const error = 100 / Math.sqrt(2 * rounds)
  return joinNonEmptyReportTexts([
    'Noise: the standard deviation of a value, estimated from the differences between the two sides within each round. Outliers count as three standard deviations. Drift, which affects both sides, is left out.',
    reportTextFromTemplate`Head against base: the ${statisticsPageLinkSpan('interval', 'interval')} of their difference, whose true value is zero.`,
    deltaTest === 'none'
      ? ''
      : reportTextFromTemplate`Detectable: the smallest worsening that is detected with a power of 80%, at alpha ${alpha}${together}. Rounds: how many are needed to detect a worsening as large as the ${statisticsPageLinkSpan('threshold', 'threshold')} with a power of 80%, and to rule it out with the same power if nothing changed.`,
    floors.some(({ noise }) => noise === null)
      ? '?: a value is not positive, or fewer than two rounds measured both sides.'
      : '',
    deltaTest !== 'none' && floors.some(floor => floor.noise !== null && !couldRowFail(floor, settings))
      ? 'Empty: the row cannot fail the check, as a rule mutes it, or as it is not known whether lower or higher is better.'
      : '',
    // The number of rounds depends on the square of the noise, so its relative error is twice as large.
    rounds < 2
      ? ''
      : `After ${formatRounds(rounds)}, the noise and the detectable worsening are uncertain by about ±${error.toFixed(0)}%, and the number of rounds by about ±${(2 * error).toFixed(0)}%.`,
  ])
}

function intervalOf({ ratio }: CalibrationRowOfVaryingValue): string {
  if (ratio === null || ratio.low === null || ratio.high === null) return ''
  return `${formatSignedChange(ratio.low - 1)} to ${formatSignedChange(ratio.high - 1)}`
}
