// The conclusion of a comparison as lines for a terminal; the last line has everything that decides the exit status.
import { groupBy } from '../common/memoize.ts'
import type { BenchmarkRule } from '../model/settings.ts'
import { displayedUnitName } from '../model/units.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { listFirstNames } from '../words/names.ts'
import { formatFractionAsPercent } from '../words/numbers.ts'
import { deltaTextOfSampleComparison } from './cell-text.ts'
import type { CompareRules } from './compare-rules.ts'
import type { CompareStatisticsSettings } from './comparison-table.ts'
import type {
  CompareCellComparisonWithTableAndRow,
  CompareConclusion,
  CompareNoPassReason,
  ResultMissingFromColumn,
  SeparatingKey,
} from './conclude.ts'

/** The most names in a list; further ones are counted. */
const mostNamed = 5

/** Returns the lines of a conclusion; the last one has the verdict with its counts. Empty if nothing was compared. */
export function compareConclusionLines(
  conclusion: CompareConclusion,
  settings: CompareStatisticsSettings,
): readonly string[] {
  const { verdict, reasons, compared, regressions, muted, suspects, changed, undecided } = conclusion
  if (verdict === 'nothing') return []
  const lines = [
    ...lineIfAny(suspects, (found, isOne) => {
      const looks = isOne ? 'looks' : 'look'
      return `${found.length} of ${compared} comparisons ${looks} ${beyondThreshold(found, settings)}, but not significantly after the correction for ${compared} comparisons: ${namesWithChange(found)}. They do not count as regressions; with --correction none they do`
    }),
    ...lineIfAny(changed, found => {
      const units = [...new Set(found.map(({ table }) => table.unit))]
      return `which direction is better is not known for ${listFirstNames(units, mostNamed)}: ${namesWithChange(found)}. To have them judged, set better to lower or higher in a rule for benchmarks (match: '* ${units[0]}'), or in Go's format write "Unit ${units[0]} better=lower" (or higher) above the results`
    }),
    ...lineIfAny(undecided, found => {
      const rounds = found.map(
        ({ row, table, versus }) => `${row.name} ${displayedUnitName(table.unit)} n=${versus.rounds}`,
      )
      return `to show with a power of 80 % that a row is ${beyondThreshold(found, settings)}, this many rounds are needed: ${listFirstNames(rounds, mostNamed)}`
    }),
    ...lineIfAny(regressions, (found, isOne) => {
      const shownToBe = settings.strict ? 'shown to be ' : ''
      return `${found.length} of ${compared} comparisons ${isOne ? 'is' : 'are'} ${shownToBe}${beyondThreshold(found, settings)}: ${namesWithChange(found)}`
    }),
    // Rows that a rule turns off appear in the table only.
    ...lineIfAny(
      muted.filter(({ row }) => row.rule?.gate === 'warn'),
      (found, isOne) =>
        `${found.length} of ${compared} comparisons ${isOne ? 'is' : 'are'} ${beyondThreshold(found, settings)}, and muted by rules: ${namesWithChange(found)}`,
    ),
    ...reasons.flatMap(reason => reasonLines(reason)),
  ]
  return [...lines, countsLine(conclusion)].map(escapeControlCharacters)
}

/** Returns `worse by more than 5%`; rules may give rows other thresholds. */
function beyondThreshold(
  places: readonly CompareCellComparisonWithTableAndRow[],
  { threshold }: CompareStatisticsSettings,
): string {
  const limits = [...new Set(places.map(({ row }) => row.rule?.threshold ?? threshold))].sort((a, b) => a - b)
  const [least = threshold, most = least] = [limits[0], limits.at(-1)]
  if (least === most) return `worse by more than ${formatFractionAsPercent(least)}`
  return `worse by more than their thresholds (${formatFractionAsPercent(least)} to ${formatFractionAsPercent(most)})`
}

/** Returns `inconclusive: 12 compared, 2 missing, 1 refused, 1 changed in a unit of unknown direction`. */
function countsLine({ verdict, compared, reasons, ...counted }: CompareConclusion): string {
  const failed = reasons.flatMap(reason => (reason.kind === 'failures' ? reason.files : []))
  const counts = [
    [counted.regressions.length, 'regressed'],
    [counted.muted.length, 'muted'],
    [counted.missing.filter(({ isMuted }) => !isMuted).length, 'missing'],
    [counted.refused.length, 'refused'],
    [reasons.flatMap(reason => (reason.kind === 'shortened' ? reason.rows : [])).length, 'cut short'],
    [failed.length, failed.length === 1 ? 'file with failures' : 'files with failures'],
    [counted.changed.length, 'changed in a unit of unknown direction'],
    [counted.suspects.length, 'not significant after correction'],
  ] as const
  const countTexts = counts.flatMap(([count, what]) => (count > 0 ? [`, ${count} ${what}`] : []))
  const few = reasons.some(({ kind }) => kind === 'powerless') ? ', too few values' : ''
  return `${verdict}: ${compared} compared${countTexts.join('')}${few}`
}

/** Returns the lines about a reason against a pass; missing and refused results have lines of their own. */
function reasonLines(reason: CompareNoPassReason): readonly string[] {
  if (reason.kind === 'failures')
    return [
      `failures were reported in ${listFirstNames(reason.files, mostNamed)}; fix them and measure again`,
    ]
  if (reason.kind !== 'powerless' && reason.kind !== 'shortened') return []
  const { rows } = reason
  const rowNames = rows.map(
    ({ row, table, versus: { n } }) => `${row.name} ${displayedUnitName(table.unit)} n=${n.join('+')}`,
  )
  if (reason.kind === 'shortened')
    return [
      `${rows.length} of the comparisons ${rows.length === 1 ? 'has' : 'have'} fewer values than the first file, too few to show a difference (${listFirstNames(rowNames, mostNamed)}); was the run cut short? Measure again`,
    ]
  const { needed } = reason
  const which =
    rows.length === 1 ? 'the only row that could fail' : `each of the ${rows.length} rows that could fail`
  if (rows.some(({ versus }) => versus.notes.some(({ kind }) => kind === 'untested')))
    return [
      `the t test cannot judge ${which} (${listFirstNames(rowNames, mostNamed)}): its values do not vary, or are too few; use --delta-test utest`,
    ]
  const take = needed === null ? 'more' : `at least ${needed}`
  return [
    `${which} has too few values to show a difference (${listFirstNames(rowNames, mostNamed)}); take ${take} on each side`,
  ]
}

/** Returns lines about missing results, and about what prevents others from being compared: one for each column and cause. */
export function resultsMissingFromColumnsLines(
  missing: readonly ResultMissingFromColumn[],
): readonly string[] {
  const groups = groupBy(missing, ({ column, unit, isMuted, apart }) =>
    JSON.stringify([column, unit === null, isMuted, apart]),
  )
  return [...groups.values()].map(group => escapeControlCharacters(missingLine(group)))
}

function missingLine(group: readonly [ResultMissingFromColumn, ...ResultMissingFromColumn[]]): string {
  const { column, base, unit, apart, isMuted } = group[0]
  const missingNames = listFirstNames(
    group.map(missingValue =>
      missingValue.unit === null
        ? missingValue.name
        : `${missingValue.name} ${displayedUnitName(missingValue.unit)}`,
    ),
    mostNamed,
  )
  const singular = unit === null ? 'benchmark' : 'unit of a benchmark'
  const plural = unit === null ? 'benchmarks' : 'units of benchmarks'
  const which = group.length === 1 ? `a ${singular}` : `${group.length} ${plural}`
  const verb = group.length === 1 ? 'is' : 'are'
  if (apart.length === 0)
    return `${column}: ${which} of ${base} ${verb} missing${isMuted ? ', and muted by rules' : ''}: ${missingNames}`
  const differs = apart
    .map(
      separatingKey =>
        `${separatingKey.key} is "${separatingKey.base}" in ${base} and "${separatingKey.column}" in ${column}`,
    )
    .join(', ')
  return `${column}: ${which} of ${base} cannot be compared: ${missingNames}. ${differs}; ${ignoreAdvice(apart)}`
}

function ignoreAdvice(separatingKeys: readonly SeparatingKey[]): string {
  return `add --ignore ${separatingKeys.map(({ key }) => key).join(',')} to compare them`
}

/** Returns why nothing could be compared, and what to do: if results differ in some keys, to ignore these. */
export function noBenchmarkInTwoCompareColumnsText(missing: readonly ResultMissingFromColumn[]): string {
  const apart = missing.find(value => value.apart.length > 0)?.apart ?? []
  const keys = apart.map(({ key }) => key).join(', ')
  const advice =
    apart.length > 0
      ? `The tables differ in ${keys}: ${ignoreAdvice(apart)}.`
      : 'Give files of the same benchmarks.'
  return escapeControlCharacters(
    `nothing could be compared, as no benchmark is in two columns of a table. ${advice}`,
  )
}

function namesWithChange(places: readonly CompareCellComparisonWithTableAndRow[]): string {
  return listFirstNames(
    places.map(
      ({ table, row, versus, column }) =>
        `${row.name} ${displayedUnitName(table.unit)} ${deltaTextOfSampleComparison({ ...versus, isSignificant: true })} (${column})`,
    ),
    mostNamed,
  )
}

function lineIfAny(
  places: readonly CompareCellComparisonWithTableAndRow[],
  say: (places: readonly CompareCellComparisonWithTableAndRow[], isOne: boolean) => string,
): readonly string[] {
  return places.length === 0 ? [] : [say(places, places.length === 1)]
}

/**
 * Returns `rules from .github/benchgate.yml: threshold 3%, 2 rules for benchmarks`, and a warning about expired rules.
 * `isOverruled`: --threshold was given and takes precedence.
 */
export function describeRulesFileForCompare(
  { file, threshold, benchmarks, accepted }: CompareRules,
  isOverruled: boolean,
): readonly string[] {
  const active = benchmarks.filter(({ isOver }) => !isOver).length
  const parts = [
    ...(threshold === null
      ? []
      : [
          `threshold ${formatFractionAsPercent(threshold)}${isOverruled ? ' (overridden by --threshold)' : ''}`,
        ]),
    ...(active === 0 ? [] : [`${active} ${active === 1 ? 'rule' : 'rules'} for benchmarks`]),
    ...(accepted === 0 ? [] : ['no accepted regressions, as those apply only in the change that adds them']),
  ]
  const expired = benchmarks.filter(({ isOver }) => isOver).map(({ match, until }) => `"${match}" (${until})`)
  return [
    `rules from ${file}: ${parts.length === 0 ? 'none that apply to a comparison' : parts.join(', ')}`,
    ...(expired.length === 0
      ? []
      : [
          `warning: these rules have expired: ${listFirstNames(expired, mostNamed)}. Remove them, or set a later "until"`,
        ]),
  ].map(escapeControlCharacters)
}

/** Returns a line for each rule that applies to a regression, in the order of the rows. */
export function describeRulesThatMatchRegressions({
  regressions,
  muted,
}: CompareConclusion): readonly string[] {
  const rules = new Set([...regressions, ...muted].flatMap(({ row }) => row.rule ?? []))
  const ruleTexts = [...rules].filter(({ gate }) => gate !== 'off').map(compareRuleText)
  const rest =
    ruleTexts.length > mostNamed ? [`${ruleTexts.length - mostNamed} more rules apply to regressions`] : []
  return [...ruleTexts.slice(0, mostNamed), ...rest].map(escapeControlCharacters)
}

/** Returns `rule "Encode*": threshold 3%, owner @codec: why`. */
export function compareRuleText(rule: BenchmarkRule): string {
  const { match, threshold, better, gate, owner, why, until } = rule
  const parts = [
    ...(threshold === null ? [] : [`threshold ${formatFractionAsPercent(threshold)}`]),
    ...(better === null ? [] : [`better ${better}`]),
    ...(gate === 'fail' ? [] : [`gate ${gate}`]),
    ...(owner === null ? [] : [`owner ${owner}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ]
  return `rule "${match}": ${parts.join(', ')}${why === null ? '' : `${parts.length === 0 ? '' : ': '}${why}`}`
}
