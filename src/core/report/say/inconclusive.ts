// Words inconclusive comparisons: what their rounds rule out, why they are inconclusive, and what would decide them.
import { countRoundsOfComparison } from '../../judge/blocks.ts'
import { exceedsThresholdInConfirmation } from '../../judge/confirm.ts'
import { exceedsLimit, worseningAndImprovementOfRatio } from '../../judge/effect-size.ts'
import { maxRoundsOfPlan } from '../../judge/interim-plan.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import { rowsWithOutcome } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import {
  formatFractionAsPercent,
  formatRounds,
  formatRuledOutWorsening,
  formatUnsignedPercent,
} from '../../words/numbers.ts'
import {
  foldedReportBlock,
  inlineCodeSpan,
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  listReportBlock,
  paragraphReportBlock,
  type ReportSection,
  type ReportText,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
  takeFirstLinesAndAddCountOfRest,
  warningReportBlock,
} from './block.ts'
import { nameOfGoBenchtimeSetting } from './how-measured.ts'
import {
  adjustedPText,
  benchmarkLabel,
  benchmarkUnitLabel,
  changeClause,
  comparisonLacksRounds,
  formatConfirmationRatioAndP,
  pointEstimateClause,
  worseningsAtIntervalEnds,
} from './sentence.ts'

const mostOpen = 3
/** More rounds than this are considered unrealistic. */
const outOfReach = 1000
/** `count` is not proposed for more rounds than this, unless the plan of the run has as many. */
const mostAdvised = 200

/** Returns the part on inconclusive comparisons that can fail, those that need the fewest rounds first. */
export function inconclusivePart(result: ResultFileWithReportOptions): ReportSection {
  const { most } = result
  const open = inconclusiveRowsExceptSuspects(result)
  if (open.length === 0) return []
  const lines = open.map(one => inconclusiveLine(one, result))
  const further = lines.slice(mostOpen)
  const title = `${further.length} more inconclusive, those that need the fewest rounds first`
  return [
    warningReportBlock`${introduction(open, result)}`,
    listReportBlock(
      most <= mostOpen ? takeFirstLinesAndAddCountOfRest(lines, most) : lines.slice(0, mostOpen),
    ),
    foldedReportBlock(title, [
      listReportBlock(most <= mostOpen ? [] : takeFirstLinesAndAddCountOfRest(further, most - mostOpen)),
    ]),
    paragraphReportBlock`${advice(open, result)}`,
  ]
}

/** Returns the inconclusive comparisons that can fail, without suspects: unconfirmedSuspectsPart has these. */
export function inconclusiveRowsExceptSuspects({ comparisons, warnings }: ResultFile): readonly Comparison[] {
  // No number of rounds decides cached results.
  if (warnings.some(({ kind }) => kind === 'replayed')) return []
  return rowsWithOutcome(comparisons, 'inconclusive')
    .filter(one => one.confirmation === null)
    .toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0)
}

/** Returns a line for each suspected regression that the second measurement did not confirm. */
export function unconfirmedSuspectsPart({
  comparisons,
  settings,
  isRelaid,
  naming,
  most,
}: ResultFileWithReportOptions): ReportSection {
  const laid = isRelaid ? ' (with a new memory layout)' : ''
  const lines = comparisons.flatMap(comparison => {
    const { confirmation, unit } = comparison
    if (!confirmation || confirmation.recurred) return []
    const p = adjustedPText(comparison, settings)
    const rowSettings = settingsOfRow(comparison, settings)
    const then = statisticsPageLinkSpan('confirmation', 'the second')
    const isOpen = comparison.change === 'inconclusive'
    const isAgain = isOpen && exceedsThresholdInConfirmation(comparison, confirmation, settings)
    let end = ''
    if (isAgain) end = `, too little to confirm it in ${formatRounds(countRoundsOfComparison(confirmation))}`
    else if (isOpen) end = ', which does not rule out a regression either'
    else if (comparison.change === 'within')
      end = `, which rules out a worsening of ${formatRuledOutWorsening(comparison)} or more`
    const outcome = isAgain
      ? 'suspected regression neither confirmed nor ruled out'
      : 'suspected regression not confirmed'
    return [
      reportTextFromTemplate`${benchmarkLabel(comparison, naming)}: ${outcome}. In the first measurement it ${changeClause(comparison, rowSettings)}${p.length === 0 ? '' : reportTextFromTemplate` (${p})`}; in ${then}${laid}, ${formatConfirmationRatioAndP(confirmation, unit, rowSettings)}${end}.`,
    ]
  })
  return [listReportBlock(takeFirstLinesAndAddCountOfRest(lines, most, ' were not confirmed'))]
}

function introduction(open: readonly Comparison[], { rounds, settings, stopped }: ResultFile): ReportText {
  const subject = statisticsPageLinkSpan('inconclusive', 'Inconclusive')
  const { count } = settings
  const rowSettings = open.map(one => settingsOfRow(one, settings))
  const [threshold = 0, ...others] = new Set(rowSettings.map(one => one.threshold))
  if (rowSettings.every(one => one.threshold === 0 && one.ruleOut === 0))
    return reportTextFromTemplate`${subject}: with a threshold of 0% even the smallest worsening counts, so nothing that varies can be shown to be ${statisticsPageLinkSpan('unchanged', 'unchanged')}, only improved. With a larger \`threshold\` a run can pass.`
  const made =
    rounds.length > count
      ? `after ${formatRounds(rounds.length)}`
      : `after ${rounds.length} of ${formatRounds(count)}`
  const time =
    stopped === 'budget'
      ? reportTextFromTemplate` The time limit (\`budget\`) was reached ${made}.`
      : stopped === 'interrupted'
        ? ` Measuring was interrupted ${made}.`
        : ''
  const far =
    others.length > 0
      ? ' as large as the threshold'
      : threshold === 0
        ? ''
        : ` of ${formatFractionAsPercent(threshold)}`
  return reportTextFromTemplate`${subject}: a worsening${far} could be neither shown nor ruled out.${time}`
}

/**
 * Returns a line such as `Read is 2.1% slower by the estimate, but after 20 rounds a worsening of up to 12.4% cannot be ruled
 * out; …`. Beside that limit, which decides, the interval is left out: it is narrower, as it is not adjusted for several looks.
 */
function inconclusiveLine(comparison: Comparison, result: ResultFileWithReportOptions): ReportText {
  const { naming } = result
  const settings = settingsOfRow(comparison, result.settings)
  const { told, rest } = standing(comparison, result)
  if (told === '') return reportTextFromTemplate`${estimated(comparison, result)}: ${rest}.`
  const end = rest.length === 0 ? '' : reportTextFromTemplate`; ${rest}`
  const phrase = pointEstimateClause(comparison, settings)
  return phrase === null
    ? reportTextFromTemplate`${estimated(comparison, result)}: ${told}${end}.`
    : reportTextFromTemplate`${benchmarkLabel(comparison, naming)} ${phrase} by the estimate, but ${told}${end}.`
}

/** Returns `Read is 2.1% slower, between 3.0% faster and 7.4% slower`, or the label alone if there is no estimate. */
function estimated(comparison: Comparison, { naming, settings }: ResultFileWithReportOptions): ReportText {
  const rowSettings = settingsOfRow(comparison, settings)
  if (comparison.ratio === null) return benchmarkUnitLabel(comparison, naming)
  return reportTextFromTemplate`${benchmarkLabel(comparison, naming)} ${changeClause(comparison, rowSettings)}`
}

/** Why a comparison is inconclusive: `told` is the worsening that is not ruled out, if that is the reason; empty otherwise. */
interface Standing {
  readonly told: string
  readonly rest: ReportText | string
}

function standing(comparison: Comparison, result: ResultFile): Standing {
  const { roundsNeeded } = comparison
  const settings = settingsOfRow(comparison, result.settings)
  const { threshold, alpha } = settings
  const complete = countRoundsOfComparison(comparison)
  const only = (rest: Standing['rest']): Standing => ({ told: '', rest })
  if (isSeldomMeasured(comparison, result))
    return only(
      `measured on both sides in only ${complete} of ${formatRounds(result.rounds.length)}, too few to judge`,
    )
  const unknown = 'too few values, or too much noise, to estimate how many rounds are needed'
  const open = worseningNotRuledOutText(comparison, complete, settings)
  const detected = open === '' ? saidOf(comparison, complete, settings) : ''
  if (threshold === 0) return open === '' ? only(detected || unknown) : { told: open, rest: '' }
  const isEnough = roundsNeeded !== null && roundsNeeded <= complete
  // An unchanged benchmark would have passed: the change is about as large as the threshold.
  if (isEnough && holdsThreshold(comparison, threshold)) return only('too close to the threshold to decide')
  if (isProbablyWorse(comparison, settings))
    return only(
      reportTextFromTemplate`probably worse, but not significant: ${adjustedPText(comparison, settings)} is above ${alpha}. More rounds would probably show it`,
    )
  if (open === '' && detected === '' && roundsNeeded === null) return only(unknown)
  const more = moreNeeded(comparison, result)
  const settles = isEnough
    ? 'these rounds would probably have been enough if the benchmark were unchanged'
    : more === null
      ? `ruling out ${formatFractionAsPercent(threshold)} would take over ${outOfReach} rounds on this machine`
      : `ruling out ${formatFractionAsPercent(threshold)} would take about ${formatRounds(more)} if the benchmark is unchanged`
  return { told: open, rest: `${detected === '' ? '' : `${detected}; `}${settles}` }
}

/** Returns true if estimate and interval show a regression, and only the test of all benchmarks together does not. */
function isProbablyWorse(comparison: Comparison, { threshold, alpha, strict }: RunSettings): boolean {
  const { ratio, better, adjustedP } = comparison
  const [least = 0] = worseningsAtIntervalEnds(comparison)
  if (strict || ratio === null || adjustedP === null || adjustedP <= alpha || least <= 0) return false
  return exceedsLimit(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold)
}

function isSeldomMeasured(comparison: Comparison, { rounds, settings }: ResultFile): boolean {
  return settings.deltaTest === 'utest' && countRoundsOfComparison(comparison) < Math.min(8, rounds.length)
}

/** Returns how many rounds would decide it; null if it had as many, cannot get them, or the number is unknown. */
function moreNeeded(comparison: Comparison, result: ResultFile): number | null {
  const { roundsNeeded } = comparison
  const { threshold } = settingsOfRow(comparison, result.settings)
  const canGet =
    roundsNeeded !== null &&
    roundsNeeded > countRoundsOfComparison(comparison) &&
    roundsNeeded <= outOfReach &&
    !isSeldomMeasured(comparison, result)
  return canGet && threshold > 0 ? roundsNeeded : null
}

/**
 * Returns `after 20 rounds a worsening of up to 12.4% cannot be ruled out`; empty if that number is unknown, would let the
 * comparison pass, or is smaller than the end of the interval, which may stand beside it.
 */
function worseningNotRuledOutText(comparison: Comparison, made: number, { ruleOut }: RunSettings): string {
  const { ruledOut } = comparison
  const bound = formatRuledOutWorsening(comparison)
  if (ruledOut === null || bound === '' || !exceedsLimit(ruledOut, ruleOut) || !isBeyondInterval(comparison))
    return ''
  return `after ${formatRounds(made)} a worsening of up to ${bound} cannot be ruled out`
}

/** Returns why a comparison is inconclusive though enough is ruled out; if nothing is, what could have been detected. */
function saidOf(comparison: Comparison, made: number, { threshold, ruleOut }: RunSettings): string {
  const { ruledOut, visible } = comparison
  const bound = formatRuledOutWorsening(comparison)
  if (ruledOut === null || bound === '')
    return visible === null
      ? ''
      : `only a worsening of ${formatUnsignedPercent(visible)} or more is likely to be detected`
  if (exceedsLimit(ruledOut, ruleOut)) return ''
  // Enough to pass if the estimate did not exceed the threshold.
  const rules = made === 1 ? 'rules' : 'rule'
  return `${isBeyondInterval(comparison) ? `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but ` : ''}the estimate exceeds the threshold of ${formatFractionAsPercent(threshold)}`
}

/** Returns false if the interval reaches further than what is ruled out: it has two sides. */
function isBeyondInterval(comparison: Comparison): boolean {
  const [, furthest = 0] = worseningsAtIntervalEnds(comparison)
  return furthest <= (comparison.ruledOut ?? 0)
}

/** Returns true if the threshold lies within the interval; false if the interval is open. */
function holdsThreshold(comparison: Comparison, threshold: number): boolean {
  const [least, most] = worseningsAtIntervalEnds(comparison)
  return least !== undefined && most !== undefined && least <= threshold && most >= threshold
}

/** The most names of benchmarks that some rounds lack. */
const mostNames = 5

function advice(open: readonly Comparison[], result: ResultFileWithReportOptions): ReportText {
  const { settings, stopped } = result
  // Go benchmarks run in every round, so one is missing only if time ran out.
  const incomplete = settings.go === null ? open.filter(one => comparisonLacksRounds(one, result)) : []
  const labels = incomplete.map(one => benchmarkUnitLabel(one, result.naming))
  const complete =
    labels.length === 0
      ? []
      : reportTextFromTemplate`For ${listFirstReportTexts(labels, mostNames)}, make the command print ${labels.length === 1 ? 'it' : 'them'} in every round.`
  if (settings.threshold === 0) return complete
  // After a few rounds the number needed is not known, and what lacks is time.
  const isCutOff = stopped === 'budget' && open.some(({ roundsNeeded }) => roundsNeeded === null)
  const within = open.flatMap(one => {
    const needed = moreNeeded(one, result)
    return needed !== null && needed <= Math.max(mostAdvised, maxRoundsOfPlan(settings)) ? needed : []
  })
  const setting = nameOfGoBenchtimeSetting(result)
  const longer = setting === null ? '' : reportTextFromTemplate` (${inlineCodeSpan(setting)})`
  const larger = largerRuleOut(open, result)
  const limits =
    larger.length > 0
      ? reportTextFromTemplate`\`threshold\``
      : reportTextFromTemplate`\`threshold\` or \`rule-out\``
  const more =
    within.length === 0 && !isCutOff
      ? reportTextFromTemplate`raise ${limits} in a rule for ${open.length === 1 ? 'it' : 'them'}`
      : moreRounds(settings, stopped, within, open.length)
  return joinNonEmptyReportTexts([
    larger,
    reportTextFromTemplate`${larger.length === 0 ? (open.length === 1 ? 'To decide it' : 'To decide these') : 'Otherwise'}, make each measurement longer${longer}, use a quieter runner, or ${more}.`,
    complete,
  ])
}

/** A `rule-out` of more than this many times the present one is not proposed. */
const farthest = 2

/** Returns which `rule-out` would have let some of them pass in the rounds that were made; empty if none would. */
function largerRuleOut(open: readonly Comparison[], { settings }: ResultFile): ReportText {
  const bounds = open.flatMap(one => {
    const { threshold, ruleOut } = settingsOfRow(one, settings)
    const { ratio, ruledOut, better } = one
    // A rule that sets its own limit is not changed by the input.
    if (ratio === null || ruledOut === null || ruleOut !== settings.ruleOut || ruleOut <= threshold) return []
    const isSmall = !exceedsLimit(worseningAndImprovementOfRatio(ratio.estimate, better).worsening, threshold)
    return isSmall && ruledOut <= farthest * ruleOut ? ruledOut : []
  })
  if (bounds.length === 0) return []
  const percent = Math.ceil(100 * Math.max(...bounds))
  const which =
    bounds.length < open.length ? `${bounds.length} of these` : open.length === 1 ? 'this' : 'these'
  return reportTextFromTemplate`With the same rounds, ${inlineCodeSpan(`rule-out: ${percent}%`)} would have let ${which} pass.`
}

/**
 * Returns how to get the rounds that decide comparisons, of `open` in all. Benchmarks measured one by one get more than `count`
 * only where that can be enough (`isTooNoisyEvenAfterAllPlannedRounds`), and in the time that others leave.
 */
function moreRounds(
  settings: RunSettings,
  stopped: ResultFile['stopped'],
  needed: readonly number[],
  open: number,
): ReportText {
  if (stopped === 'budget') return reportTextFromTemplate`raise \`budget\``
  const which =
    needed.length === open
      ? ''
      : `, for the ${needed.length === 1 ? 'one that needs' : `${needed.length} that need`} the fewest rounds`
  const most = maxRoundsOfPlan(settings) / settings.count
  if (most > 1 && (settings.go !== null || settings.filter !== null))
    return reportTextFromTemplate`raise \`count\`${which} (a benchmark gets up to ${most} times \`count\` rounds if they can decide it and other benchmarks need fewer)`
  return reportTextFromTemplate`set \`count\` to about ${Math.max(...needed)}${which}`
}
