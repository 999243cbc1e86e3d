// Turns comparisons into table rows: the text of the cells, their order, and whether a difference is significant.
import { getOrInsert, groupBy } from '../../common/memoize.ts'
import { worseningAndImprovementOfRatio } from '../../judge/effect-size.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { RunSettings } from '../../model/settings.ts'
import type { NameBenchmarkInReport } from '../../words/names.ts'
import {
  formatDeltaOrFromZero,
  formatMedianWithHalfInterval,
  formatPValue,
  formatRuledOutWorsening,
  formatShortPValue,
} from '../../words/numbers.ts'
import {
  type ComparisonWithCellTexts,
  joinNonEmptyReportTexts,
  listFirstReportTexts,
  paragraphReportBlock,
  type ReportBlock,
  type ReportSection,
  type ReportText,
  type ReportTextSpan,
  type ResultFileWithReportOptions,
  reportTextFromTemplate,
  statisticsPageLinkSpan,
} from './block.ts'
import {
  benchmarkLabel,
  changeEstimateTextOfComparison,
  changeIntervalText,
  formatUnitAsTextSpan,
  groupByBenchmark,
  isFoundChange,
  mediansText,
} from './sentence.ts'

/** Returns the table of rows that changed or are inconclusive, grouped by benchmark, time first. */
export function changedAndInconclusiveRowsPart(
  changed: readonly Comparison[],
  subject: ResultFileWithReportOptions,
): ReportSection {
  if (changed.length === 0) return []
  const groups = groupByBenchmark(changed).map(units =>
    units
      .toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
      .map(one => rowOf(one, subject)),
  )
  return [{ kind: 'changes', groups }]
}

/** The details beside the rows that changed: the other rows and the medians of all, only the other rows, or nothing. */
export type DetailLevelOfRowsWithoutChange = 'rows and medians' | 'rows' | 'none'

/** Returns all comparisons with the geomeans; `above` are the rows of the table of changes. Empty if there are none. */
export function comparisonsPart(
  subject: ResultFileWithReportOptions,
  besides: DetailLevelOfRowsWithoutChange,
  above: readonly Comparison[] = [],
): ReportSection {
  const { comparisons, settings, geomeans, merged, rounds, naming } = subject
  if (comparisons.length === 0) return []
  const shownAbove = new Set(above)
  const rows = sortComparisons(comparisons, naming, settings).map(one => rowOf(one, subject))
  const changing = rows.filter(({ comparison }) => !isSame(comparison))
  const numbers = areMediansAndPAsInBenchstat(settings, merged)
    ? reportTextFromTemplate`The medians and p that \`benchstat\` prints`
    : 'Medians and uncorrected p'
  return [
    {
      kind: 'comparisons',
      title: reportTextFromTemplate`All comparisons (${rows.length})`,
      rows,
      isAlone: above.length === 0,
      rest: besides !== 'none' ? changing.filter(({ comparison }) => !shownAbove.has(comparison)) : [],
      medians:
        besides === 'rows and medians' && changing.length > 0
          ? { title: reportTextFromTemplate`${numbers} (${changing.length})`, rows: changing }
          : null,
      same: unchangedCountPerUnitText(rows),
      geomeans,
      rounds,
      settings,
      below: exactNote(comparisons),
    },
  ]
}

export function areMediansAndPAsInBenchstat(
  { deltaTest, outliers }: RunSettings,
  merged: ResultFile['merged'],
): boolean {
  return deltaTest === 'utest' && outliers === 'none' && merged === null
}

/** Returns true if the row is exact and equal on both sides. */
function isSame({ exact, delta, change }: Comparison): boolean {
  return exact && delta === 0 && !isFoundChange(change)
}

/** Returns the units whose values are the same, for example `B/op and allocs/op in all 30 benchmarks`; empty if there are none. */
export function unchangedCountPerUnitText(
  allRows: readonly Pick<ComparisonWithCellTexts, 'comparison' | 'name'>[],
): ReportText {
  const byPlace = new Map<string, { readonly units: ReportTextSpan[]; readonly place: ReportText }>()
  for (const [unit, rows] of groupBy(allRows, ({ comparison }) => comparison.unit)) {
    const [all, same] = [rows.length, rows.filter(({ comparison }) => isSame(comparison)).length]
    const [first] = rows
    if (same === 0 || first === undefined) continue
    const place =
      all === 1
        ? [benchmarkLabel(first.comparison, () => first.name)]
        : reportTextFromTemplate`${same === all ? 'all' : `${same} of`} ${all} benchmarks`
    getOrInsert(byPlace, all === 1 ? first.name : `${same}/${all}`, () => ({ units: [], place })).units.push(
      formatUnitAsTextSpan(unit),
    )
  }
  return joinNonEmptyReportTexts(
    Array.from(
      byPlace.values(),
      ({ units, place }) => reportTextFromTemplate`${joinNonEmptyReportTexts(units, ' and ')} in ${place}`,
    ),
    '; ',
  )
}

function rowOf(
  comparison: Comparison,
  { naming, settings }: ResultFileWithReportOptions,
): ComparisonWithCellTexts {
  const { unit, base, head, delta, adjustedP, exact, change } = comparison
  const { alpha } = settings
  const rules = settingsOfRow(comparison, settings)
  // The p of an improvement tests the other direction.
  const shortP =
    adjustedP === null || exact || change === 'improved' ? '' : formatShortPValue(adjustedP, alpha)
  return {
    comparison,
    name: naming(comparison),
    unit: formatUnitAsTextSpan(unit),
    estimate: changeEstimateTextOfComparison(comparison, rules),
    values: mediansText(comparison),
    interval: changeIntervalText(comparison),
    adjustedP: shortP,
    bound: contradictsBound(comparison) ? '' : formatRuledOutWorsening(comparison),
    rules,
    delta: isDifferenceShown(comparison, alpha) ? formatDeltaOrFromZero(delta) : '~',
    base: formatMedianWithHalfInterval(base, unit),
    head: formatMedianWithHalfInterval(head, unit),
    p: formatPValue(comparison),
  }
}

/** Returns true if the row regressed, or if what is ruled out is below the estimate: such a limit would only contradict it. */
function contradictsBound({ change, ratio, ruledOut, better }: Comparison): boolean {
  if (change === 'regressed') return true
  return (
    ratio !== null &&
    ruledOut !== null &&
    worseningAndImprovementOfRatio(ratio.estimate, better).worsening > ruledOut
  )
}

/** Returns true if a difference is shown: if the gate found a change, if exact values differ, or if p is at most alpha. */
export function isDifferenceShown({ change, exact, delta, p }: Comparison, alpha: number): boolean {
  if (isFoundChange(change)) return true
  if (exact) return delta !== 0
  return p === null || p <= alpha
}

/** Sorts the comparisons by name, by how much worse they are, or not at all. */
export function sortComparisons(
  comparisons: readonly Comparison[],
  naming: NameBenchmarkInReport,
  { sort, alpha }: Pick<RunSettings, 'sort' | 'alpha'>,
): readonly Comparison[] {
  if (sort === 'name') {
    const names = new Map(comparisons.map(comparison => [comparison, naming(comparison)]))
    const nameOf = (comparison: Comparison) => names.get(comparison) ?? ''
    return comparisons.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))))
  }
  if (sort === 'delta')
    return comparisons.toSorted((a, b) => Math.sign(badness(b, alpha) - badness(a, alpha)) || 0)
  return comparisons
}

/** Returns how much worse a row is: above 0 if worse, below 0 if better, 0 if not significant or without a direction. */
function badness(comparison: Comparison, alpha: number): number {
  const { better, base, head, delta } = comparison
  if (better === null || !isDifferenceShown(comparison, alpha)) return 0
  const rise = delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
  return head.center > base.center === (better === 'lower') ? rise : -rise
}

function exactNote(rows: readonly Comparison[]): readonly ReportBlock[] {
  const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))]
  if (units.length === 0) return []
  return [
    paragraphReportBlock`${statisticsPageLinkSpan('exact', 'Exact')}: values in ${listFirstReportTexts(units.map(formatUnitAsTextSpan), 5)} that do not vary (± 0% on both sides) are compared directly; their p does not count.`,
  ]
}
