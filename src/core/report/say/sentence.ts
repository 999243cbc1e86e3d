// Words a comparison: its change, interval, p and confirmation, in a sentence and in the cells of a table.
import { groupBy } from '../../common/memoize.ts'
import { countRoundsOfComparison } from '../../judge/blocks.ts'
import {
  type EstimatedChange,
  relativeChangeUsedByVerdict,
  worseningAndImprovementOfRatio,
} from '../../judge/effect-size.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import type {
  Comparison,
  ComparisonChangeKind,
  Confirmation,
  RatioWithInterval,
} from '../../model/comparison.ts'
import { packageAndBenchmarkId } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import { displayedUnitName, unitCountsBytes } from '../../model/units.ts'
import { type NameBenchmarkInReport, shortenNameInMiddle } from '../../words/names.ts'
import {
  formatFractionAsPercent,
  formatPercentBesideLimit,
  formatRounds,
  formatShortPValue,
  formatSignedChange,
  formatUnsignedPercent,
  formatValue,
} from '../../words/numbers.ts'
import {
  joinNonEmptyReportTexts,
  nameSpan,
  type ReportText,
  type ReportTextSpan,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
} from './block.ts'

type RegressionSentenceRules = Limits & Pick<RunSettings, 'alpha' | 'deltaTest' | 'correction' | 'strict'>
type Limits = Pick<RunSettings, 'threshold' | 'ruleOut' | 'benchmarks'>
/** The rules of a row, for as many digits as its threshold needs; null for the usual ones. */
type RulesForDigits = Pick<RunSettings, 'threshold'> | null

/**
 * Returns the sentence after the name of a regressed benchmark, such as `is 7.2% slower, between 6.1% and 8.4%; 20 rounds,
 * adjusted p 0.0004; threshold 5%`.
 */
export function describeRegressionAfterBenchmarkName(
  units: readonly Comparison[],
  rules: RegressionSentenceRules,
  second: SecondMeasurement,
): ReportText {
  const clauses = units.map(
    (unit, index) =>
      reportTextFromTemplate`${clause(unit, rules, index === 0)}${repetition(unit, rules, second)}`,
  )
  return joinNonEmptyReportTexts(clauses, '. It also ')
}

/** Whether suspected regressions were measured again, or why not; `not wanted` also where the reason is not known. */
type SecondMeasurement = 'made' | 'no time' | 'interrupted' | 'not made' | 'not wanted'

export function secondMeasurementOfResult({
  again,
  stopped,
  merged,
  settings: { confirm, deltaTest, budget },
}: Pick<ResultFile, 'again' | 'stopped' | 'merged' | 'settings'>): SecondMeasurement {
  if (again.length > 0) return 'made'
  if (!confirm || deltaTest === 'none') return 'not wanted'
  // Of several jobs, it is not known which would have measured again.
  if (merged !== null) return 'not made'
  if (stopped === 'interrupted') return 'interrupted'
  return budget === null ? 'not made' : 'no time'
}

/** Returns the size of the estimated change, for sorting; a change from 0 is infinite. */
export function changeMagnitudeOfComparison(comparison: EstimatedChange): number {
  const moved = relativeChangeUsedByVerdict(comparison)
  return moved === null ? Number.POSITIVE_INFINITY : Math.abs(moved)
}

export function sortByLargestChange(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.toSorted(
    (a, b) => Math.sign(changeMagnitudeOfComparison(b) - changeMagnitudeOfComparison(a)) || 0,
  )
}

/** Returns true if a round lacks values of the comparison; false for several machines, which may make different numbers of rounds. */
export function comparisonLacksRounds(
  comparison: Comparison,
  { rounds, merged }: Pick<ResultFile, 'rounds' | 'merged'>,
): boolean {
  return merged === null && countRoundsOfComparison(comparison) < rounds.length
}

/** Returns `is 7.2% slower, between 6.1% and 8.4%`; without a ratio, from the shift. */
export function changeClause(comparison: Comparison, rules: RulesForDigits = null): ReportText {
  const limit = rules?.threshold ?? null
  const { base, head, unit, delta, ratio, exact } = comparison
  const moved = relativeChangeUsedByVerdict(comparison)
  const shift = comparison.shift ?? head.center - base.center
  if (delta === null || (moved === null && base.center !== head.center))
    return reportTextFromTemplate`went from ${base.center === 0 ? '0' : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${formatUnitAsTextSpan(unit)}`
  if (exact || moved === null)
    return reportTextFromTemplate`has ${formatValue(Math.abs(shift), unit)} ${shift > 0 ? 'more' : lessOrFewerForUnit(unit)} ${formatUnitAsTextSpan(unit)}`
  if (ratio === null) return changeVerbPhraseText(moved, shift > 0, comparison, limit)
  if (isPointEstimateMeaningful(comparison)) return changeWithIntervalAsPredicate(ratio, comparison, limit)
  const { verb, what } = wordingOf(comparison)
  const { way, ends } = endsInWords(ratio, comparison)
  const size = ends.length === 0 ? percent(ratio.estimate - 1, limit) : ends
  return reportTextFromTemplate`${verb} ${size} ${way}${what} (the values form two groups, and the median can jump between them)`
}

/** Returns `is 7.2% slower`, the estimate without its interval; null if there is none, or no single number is meaningful. */
export function pointEstimateClause(
  comparison: Comparison,
  { threshold }: Pick<RunSettings, 'threshold'>,
): ReportText | null {
  const { ratio, delta, exact } = comparison
  if (ratio === null || delta === null || exact || relativeChangeUsedByVerdict(comparison) === null)
    return null
  return isPointEstimateMeaningful(comparison)
    ? changeVerbPhraseText(ratio.estimate - 1, ratio.estimate >= 1, comparison, threshold)
    : null
}

/** Returns `adjusted p 0.0004`; empty if nothing was tested. */
export function adjustedPText(
  { adjustedP }: Comparison,
  { alpha, correction, deltaTest }: RegressionSentenceRules,
): ReportText {
  if (adjustedP === null) return []
  const name =
    correction === 'none'
      ? statisticsPageLinkSpan('p', 'p')
      : statisticsPageLinkSpan('adjusted-p', 'adjusted p')
  return reportTextFromTemplate`${name} ${formatShortPValue(adjustedP, alpha)}${deltaTest === 'ttest' ? " (Welch's t)" : ''}`
}

/** Returns the second measurement as `+7.0% (p 0.0002)`; with `strict` without p, which tests the threshold. */
export function formatConfirmationRatioAndP(
  { ratio, base, head, p }: Confirmation,
  unit: string,
  { alpha, strict, threshold }: Pick<RegressionSentenceRules, 'alpha' | 'strict' | 'threshold'>,
): string {
  const size =
    ratio === null
      ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
      : formatSignedChange(ratio.estimate - 1, threshold)
  return p === null || strict ? size : `${size} (p ${formatShortPValue(p, alpha)})`
}

function clause(comparison: Comparison, rules: RegressionSentenceRules, isFirst: boolean): ReportText {
  const { exact } = comparison
  const ownRules = settingsOfRow(comparison, rules)
  const { threshold } = ownRules
  const basis = exact ? valuesOf(comparison, threshold) : roundsOf(comparison, rules)
  const limit = formatFractionAsPercent(threshold)
  const named = statisticsPageLinkSpan('threshold', 'threshold')
  let end: ReportText = []
  // With `strict`, p tests the threshold.
  if (rules.strict && !exact && comparison.adjustedP !== null)
    end = reportTextFromTemplate` for exceeding the ${named} of ${limit}`
  else if (isFirst)
    end =
      relativeChangeUsedByVerdict(comparison) === null
        ? reportTextFromTemplate`; any change from 0 exceeds the ${named}`
        : reportTextFromTemplate`; ${named} ${limit}`
  return reportTextFromTemplate`${changeClause(comparison, ownRules)}${basis}${end}${roundsThatDecided(comparison, rules)}`
}

/** Returns the ends of the interval as worsenings, the smaller first; empty if the interval is open. */
export function worseningsAtIntervalEnds({
  ratio,
  better,
}: Pick<Comparison, 'ratio' | 'better'>): readonly number[] {
  if (ratio === null || ratio.low === null || ratio.high === null) return []
  return [ratio.low, ratio.high]
    .map(end => worseningAndImprovementOfRatio(end, better).worsening)
    .toSorted((a, b) => a - b)
}

/** Returns what the paired test counted, if the unpaired interval does not show the regression. */
function roundsThatDecided(
  { ratio, better, base, head, pairedP }: Comparison,
  { deltaTest }: RegressionSentenceRules,
): ReportText {
  if (deltaTest !== 'utest' || pairedP === null || better === null) return []
  const [best] = worseningsAtIntervalEnds({ ratio, better })
  if (best === undefined || best > 0) return []
  const pairs = base.samples.flatMap((value, index) => {
    const headValue = head.samples[index] ?? null
    return value === null || headValue === null ? [] : [{ base: value, head: headValue }]
  })
  const worse = pairs.filter(one => (better === 'lower' ? one.head > one.base : one.head < one.base)).length
  return reportTextFromTemplate`; head was worse in ${worse} of ${formatRounds(pairs.length)}, and the test compares the two sides of each round`
}

const whyNotMeasuredAgain: Readonly<Record<Exclude<SecondMeasurement, 'made' | 'not wanted'>, ReportText>> = {
  'no time': reportTextFromTemplate`, as the time limit (\`budget\`) was too short`,
  interrupted: reportTextFromTemplate`, as measuring was interrupted`,
  'not made': [],
}

/** Returns whether a second measurement confirmed the regression, or why there was none; empty if none was wanted. */
function repetition(
  comparison: Comparison,
  rules: RegressionSentenceRules,
  second: SecondMeasurement,
): ReportText {
  const { exact, confirmation, unit } = comparison
  const confirmed = statisticsPageLinkSpan('confirmation', 'confirmed')
  if (confirmation?.recurred)
    return reportTextFromTemplate`; ${confirmed} by a second measurement, ${formatConfirmationRatioAndP(confirmation, unit, settingsOfRow(comparison, rules))}`
  if (exact || confirmation !== null || second === 'not wanted') return []
  if (second !== 'made')
    return reportTextFromTemplate`; not measured again to ${statisticsPageLinkSpan('confirmation', 'confirm')} it${whyNotMeasuredAgain[second]}`
  return reportTextFromTemplate`; not ${confirmed}, as the second measurement gave too few values`
}

function valuesOf(comparison: Comparison, threshold: number): ReportText {
  const { base, head, unit } = comparison
  const moved = relativeChangeUsedByVerdict(comparison)
  const exact = reportTextFromTemplate`${statisticsPageLinkSpan('exact', 'exact')}: constant on each side`
  if (moved === null) return reportTextFromTemplate` (${exact})`
  const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
  return reportTextFromTemplate` (${values}, ${formatSignedChange(moved, threshold).replace('.0%', '%')}; ${exact})`
}

function roundsOf(comparison: Comparison, rules: RegressionSentenceRules): ReportText {
  const p = adjustedPText(comparison, rules)
  return reportTextFromTemplate`; ${formatRounds(countRoundsOfComparison(comparison))}, ${p.length === 0 ? 'not tested' : p}`
}

// Changes in the words of their unit.

type MeasuredUnit = Pick<Comparison, 'unit' | 'better'>

/** Returns `is 7.2% slower, between 6.1% and 8.4%` or `has 30% more allocs/op, at least 10%`, with the digits that `limit` needs. */
export function changeWithIntervalAsPredicate(
  ratio: RatioWithInterval,
  measured: MeasuredUnit,
  limit: number | null = null,
): ReportText {
  const { verb, what } = wordingOf(measured)
  const { way, ends, isAcross } = endsInWords(ratio, measured)
  const bounds = ends.length === 0 ? '' : reportTextFromTemplate`, ${ends}${isAcross ? ` ${way}` : ''}`
  return reportTextFromTemplate`${verb} ${percent(ratio.estimate - 1, limit)} ${way}${what}${bounds}`
}

/**
 * Returns the direction of the estimate, and the ends of the interval in it: `between 6.1% and 8.4%`, `at least 10%`, or, across
 * no change, `between 3.0% faster and 7.4%`. The ends are empty where they are unknown or read the same.
 */
function endsInWords({ estimate, low, high }: RatioWithInterval, measured: MeasuredUnit) {
  const { up, down } = wordingOf(measured)
  const isRise = estimate >= 1
  const [way, opposite] = isRise ? [up, down] : [down, up]
  const distances = [low, high].map(end => (end === null ? null : isRise ? end - 1 : 1 - end))
  const [near = null, far = null] = isRise ? distances : distances.toReversed()
  const [from, to] = [formatUnsignedPercent(near ?? 0), formatUnsignedPercent(far ?? 0)]
  const isAcross = near !== null && far !== null && near < 0
  let ends: ReportText = []
  if (isAcross)
    ends = reportTextFromTemplate`${statisticsPageLinkSpan('interval', 'between')} ${from} ${opposite} and ${to}`
  else if (near !== null && far !== null && from !== to)
    ends = reportTextFromTemplate`${statisticsPageLinkSpan('interval', 'between')} ${from} and ${to}`
  else if (near !== null && far === null && near > 0)
    ends = reportTextFromTemplate`${statisticsPageLinkSpan('interval', 'at least')} ${from}`
  return { way, ends, isAcross }
}

/** Returns the change without an interval. `hasRisen` is needed, as the ratio of negative values falls when they rise. */
export function changeVerbPhraseText(
  change: number,
  hasRisen: boolean,
  measured: MeasuredUnit,
  limit: number | null = null,
): ReportText {
  const { verb, up, down, what } = wordingOf(measured)
  return reportTextFromTemplate`${verb} ${percent(change, limit)} ${hasRisen ? up : down}${what}`
}

/** An estimate of less than a tenth of a percent is noise, unless the limit is as small. */
function percent(change: number, limit: number | null): string {
  if (limit !== null && limit > noChange && Math.abs(change) < noChange) return '0.0%'
  return limit === null ? formatUnsignedPercent(change) : formatPercentBesideLimit(change, limit)
}

const noChange = 0.0005

/** Returns `fewer` for countable units such as `allocs/op`, and `less` for others such as bytes. */
export function lessOrFewerForUnit(unit: string): 'less' | 'fewer' {
  const isPlural = /[a-z]{2}[^\Ws]s(\/|$)/.test(unit)
  return isPlural && !unitCountsBytes(unit) && !/sec(ond)?s(\/|$)/.test(unit) ? 'fewer' : 'less'
}

/**
 * Returns the words for a rise or a fall of a unit: it `is slower`, or `has more allocs/op`. `what` is the unit that there is
 * more or less of; empty for time.
 */
function wordingOf({ unit, better }: MeasuredUnit) {
  if (unit === 'sec/op') return { verb: 'is', up: 'slower', down: 'faster', what: [] }
  // More errors/s are not faster.
  if (/\/(s|sec)$/.test(unit) && better === 'higher')
    return {
      verb: 'is',
      up: 'faster',
      down: 'slower',
      what: reportTextFromTemplate` in ${formatUnitAsTextSpan(unit)}`,
    }
  return {
    verb: 'has',
    up: 'more',
    down: lessOrFewerForUnit(unit),
    what: reportTextFromTemplate` ${formatUnitAsTextSpan(unit)}`,
  }
}

// Names of comparisons.

/** The most columns of a name in a sentence; the table of medians has the full name. */
const widest = 80

export function benchmarkLabel(
  named: Pick<Comparison, 'benchmark' | 'package'>,
  naming: NameBenchmarkInReport,
): ReportTextSpan {
  return nameSpan(shortenNameInMiddle(naming(named), widest))
}

/** Returns the benchmark's name, and its unit unless that is time. */
export function benchmarkUnitLabel(
  named: Pick<Comparison, 'benchmark' | 'package' | 'unit'>,
  naming: NameBenchmarkInReport,
): ReportText {
  const unit = named.unit === 'sec/op' ? '' : reportTextFromTemplate` in ${formatUnitAsTextSpan(named.unit)}`
  return reportTextFromTemplate`${benchmarkLabel(named, naming)}${unit}`
}

/** Groups the items by benchmark, in order of first appearance. */
export function groupByBenchmark<T extends Pick<Comparison, 'benchmark' | 'package'>>(
  items: readonly T[],
): readonly (readonly [T, ...T[]])[] {
  return [...groupBy(items, packageAndBenchmarkId).values()]
}

export function formatUnitAsTextSpan(unit: string) {
  return nameSpan(displayedUnitName(unit))
}

export function isFoundChange(change: ComparisonChangeKind): boolean {
  return change === 'regressed' || change === 'improved' || change === 'changed'
}

export function isFoundOrExactChange({
  change,
  exact,
  delta,
}: Pick<Comparison, 'change' | 'exact' | 'delta'>): boolean {
  return isFoundChange(change) || (exact && delta !== 0)
}

// Cells of tables.

/** Shown where no single number is meaningful. */
const twoGroupsText = 'values in two groups'

/** The largest distance of the change of the medians from the estimate, as a share of the interval. */
const near = 0.25

/** Returns true if one number can stand for the change: not if values form two groups and their medians contradict it. */
export function isPointEstimateMeaningful({ ratio, delta, warnings }: Comparison): boolean {
  if (ratio === null || ratio.low === null || ratio.high === null || delta === null) return true
  if (warnings.every(({ kind }) => kind !== 'two-modes')) return true
  return Math.abs(1 + delta - ratio.estimate) <= near * (ratio.high - ratio.low)
}

/** Returns `+7.8%`, `from 0`, or both ends of the interval if no single number is meaningful. */
export function changeEstimateTextOfComparison(comparison: Comparison, rules: RulesForDigits = null): string {
  const limit = rules?.threshold ?? null
  const { ratio, exact } = comparison
  if (exact || ratio === null) {
    const moved = relativeChangeUsedByVerdict(comparison)
    return moved === null ? 'from 0' : formatSignedChange(moved, limit).replace('.0%', '%')
  }
  // Without a change, digits below a tenth of a percent are noise.
  if (Math.abs(ratio.estimate - 1) < noChange && !isFoundChange(comparison.change)) return '0.0%'
  if (isPointEstimateMeaningful(comparison)) return formatSignedChange(ratio.estimate - 1, limit)
  const ends = [ratio.low, ratio.high].map(end => formatSignedChange((end ?? 1) - 1))
  return [...new Set(ends)].join(' to ')
}

/** Returns the medians of base and head, `13.49 µs → 22.61 µs`; one value if both read the same. */
export function mediansText({ base, head, unit }: Comparison): string {
  const values = [base, head].map(({ center }) => (center === 0 ? '0' : formatValue(center, unit)))
  return [...new Set(values)].join(' → ')
}

/** Returns the 95% interval of the change, `+63.8% to +70.6%`, or why there is none. */
export function changeIntervalText(comparison: Comparison): string {
  const { ratio, exact, delta } = comparison
  if (exact) return 'exact'
  if (delta === null) return ''
  if (!isPointEstimateMeaningful(comparison)) return twoGroupsText
  const [low, high] = [ratio?.low ?? null, ratio?.high ?? null].map(end =>
    end === null ? null : formatSignedChange(end - 1),
  )
  if (low && high) return low === high ? low : `${low} to ${high}`
  if (low) return `at least ${low}`
  return high ? `at most ${high}` : 'no interval'
}
