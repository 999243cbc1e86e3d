// The conclusion of a comparison as lines for a terminal; the last line has everything that decides the exit status.

import type { BenchmarkRule } from '../model/settings.ts'
import { escapeControls } from '../words/escape.ts'
import { listedNames, unitName } from '../words/names.ts'
import { formatRatio } from '../words/numbers.ts'
import { writtenDelta } from './cell-text.ts'
import type { CompareRules } from './compare-rules.ts'
import type { Terms } from './comparison-table.ts'
import type { Conclusion, LocatedComparison, MissingValue, Reason, SeparatingKey } from './conclude.ts'

/** The most names in a list; further ones are counted. */
const named = 5

/** Returns the lines, the last of which has the verdict and its counts; none if nothing was compared. */
export function conclusionLines(conclusion: Conclusion, terms: Terms): readonly string[] {
  const { verdict, reasons, compared, regressions, muted, suspects, changed, undecided } = conclusion
  if (verdict === 'nothing') return []
  const lines = [
    ...some(suspects, (are, one) => {
      const looks = one ? 'looks' : 'look'
      return `${are.length} of ${compared} comparisons ${looks} ${beyond(are, terms)}, but not significantly after the correction for ${compared} comparisons: ${names(are)}. They do not count as regressions; with --correction none they do`
    }),
    ...some(changed, are => {
      const units = [...new Set(are.map(({ table }) => table.unit))]
      return `which direction is better is not known for ${listedNames(units, named)}: ${names(are)}. Write "Unit ${units[0]} better=lower" (or higher) above the results`
    }),
    ...some(undecided, are => {
      const rounds = are.map(
        ({ row, table, versus }) => `${row.name} ${unitName(table.unit)} n=${versus.rounds}`,
      )
      return `to show ${formatRatio(terms.threshold)} more with a power of 80 %, the samples must have ${listedNames(rounds, named)}`
    }),
    ...some(regressions, (are, one) => {
      const shown = terms.strict ? 'shown to be ' : ''
      return `${are.length} of ${compared} comparisons ${one ? 'is' : 'are'} ${shown}${beyond(are, terms)}: ${names(are)}`
    }),
    // Rows that a rule turns off appear in the table only.
    ...some(
      muted.filter(({ row }) => row.rule?.gate === 'warn'),
      (are, one) =>
        `${are.length} of ${compared} comparisons ${one ? 'is' : 'are'} ${beyond(are, terms)}, and muted by rules: ${names(are)}`,
    ),
    ...reasons.flatMap(reason => whyNot(reason)),
  ]
  return [...lines, countsLine(conclusion)].map(escapeControls)
}

/** Returns `worse by more than 5%`; rules may give rows other thresholds. */
function beyond(places: readonly LocatedComparison[], { threshold }: Terms): string {
  const limits = [...new Set(places.map(({ row }) => row.rule?.threshold ?? threshold))].sort((a, b) => a - b)
  const [least = threshold, most = least] = [limits[0], limits.at(-1)]
  if (least === most) return `worse by more than ${formatRatio(least)}`
  return `worse by more than their thresholds (${formatRatio(least)} to ${formatRatio(most)})`
}

/** Returns `inconclusive: 12 compared, 2 missing, 1 refused, 1 changed in a unit of unknown direction`. */
function countsLine({ verdict, compared, reasons, ...found }: Conclusion): string {
  const failed = reasons.flatMap(reason => (reason.kind === 'failures' ? reason.files : []))
  const counts = [
    [found.regressions.length, 'regressed'],
    [found.muted.length, 'muted'],
    [found.missing.filter(({ isMuted }) => !isMuted).length, 'missing'],
    [found.refused.length, 'refused'],
    [reasons.flatMap(reason => (reason.kind === 'shortened' ? reason.rows : [])).length, 'cut short'],
    [failed.length, failed.length === 1 ? 'file with failures' : 'files with failures'],
    [found.changed.length, 'changed in a unit of unknown direction'],
    [found.suspects.length, 'not significant after correction'],
  ] as const
  const said = counts.flatMap(([count, what]) => (count > 0 ? [`, ${count} ${what}`] : []))
  const few = reasons.some(({ kind }) => kind === 'powerless') ? ', too few values' : ''
  return `${verdict}: ${compared} compared${said.join('')}${few}`
}

/** Returns the reasons against a pass; missing and refused results have lines of their own. */
function whyNot(reason: Reason): readonly string[] {
  if (reason.kind === 'failures')
    return [
      `benchmarks failed in ${listedNames(reason.files, named)} and were not compared; fix them and measure again`,
    ]
  if (reason.kind !== 'powerless' && reason.kind !== 'shortened') return []
  const { rows } = reason
  const of = rows.map(
    ({ row, table, versus: { n } }) => `${row.name} ${unitName(table.unit)} n=${n.join('+')}`,
  )
  if (reason.kind === 'shortened')
    return [
      `${rows.length} of the comparisons ${rows.length === 1 ? 'has' : 'have'} fewer values than the first file, too few to show a difference (${listedNames(of, named)}); was the run cut short? Measure again`,
    ]
  const { needed } = reason
  const which =
    rows.length === 1 ? 'the only row that could fail' : `each of the ${rows.length} rows that could fail`
  if (rows.some(({ versus }) => versus.notes.some(({ kind }) => kind === 'untested')))
    return [
      `the t test cannot judge ${which} (${listedNames(of, named)}); take values that vary, or --delta-test utest`,
    ]
  const take = needed === null ? 'more' : `at least ${needed}`
  return [
    `${which} has too few values to show a difference (${listedNames(of, named)}); take ${take} on each side`,
  ]
}

/** Returns lines about missing results, and about what prevents others from being compared: one for each column and cause. */
export function missingLines(missing: readonly MissingValue[]): readonly string[] {
  const groups = new Map<string, MissingValue[]>()
  for (const value of missing) {
    const id = JSON.stringify([value.column, value.unit === null, value.isMuted, value.apart])
    const group = groups.get(id)
    if (group) group.push(value)
    else groups.set(id, [value])
  }
  return [...groups.values()].map(group => escapeControls(lineOf(group)))
}

function lineOf(group: readonly MissingValue[]): string {
  const { column, base, unit, apart, isMuted } = group[0] as MissingValue
  const all = listedNames(
    group.map(missingValue =>
      missingValue.unit === null ? missingValue.name : `${missingValue.name} ${unitName(missingValue.unit)}`,
    ),
    named,
  )
  const what = unit === null ? 'benchmark' : 'unit of a benchmark'
  const many = unit === null ? 'benchmarks' : 'units of benchmarks'
  const which = group.length === 1 ? `a ${what}` : `${group.length} ${many}`
  const are = group.length === 1 ? 'is' : 'are'
  if (apart.length === 0)
    return `${column}: ${which} of ${base} ${are} missing${isMuted ? ', and muted by rules' : ''}: ${all}`
  const differs = apart
    .map(separatingKey => `${separatingKey.key} "${separatingKey.base}" is "${separatingKey.column}" in it`)
    .join(', ')
  return `${column}: ${which} of ${base} cannot be compared: ${all}. ${differs}; ${toIgnore(apart)}`
}

function toIgnore(separatingKeys: readonly SeparatingKey[]): string {
  return `--ignore ${separatingKeys.map(({ key }) => key).join(',')} puts them together`
}

/** Returns why nothing could be compared, and what to do: if results differ in some keys, to ignore these. */
export function whyNothing(missing: readonly MissingValue[]): string {
  const apart = missing.find(value => value.apart.length > 0)?.apart ?? []
  const keys = apart.map(({ key }) => key).join(', ')
  const advice =
    apart.length > 0
      ? `The tables differ in ${keys}: ${toIgnore(apart)}.`
      : 'Give files of the same benchmarks.'
  return escapeControls(`nothing could be compared, as no benchmark is in two columns of a table. ${advice}`)
}

function names(places: readonly LocatedComparison[]): string {
  return listedNames(
    places.map(
      ({ table, row, versus, column }) =>
        `${row.name} ${unitName(table.unit)} ${writtenDelta({ ...versus, isSignificant: true })} (${column})`,
    ),
    named,
  )
}

function some(
  places: readonly LocatedComparison[],
  say: (places: readonly LocatedComparison[], isOne: boolean) => string,
): readonly string[] {
  return places.length === 0 ? [] : [say(places, places.length === 1)]
}

/**
 * Returns `rules from .github/benchgate.yml: threshold 3%, 2 rules for benchmarks`, and a line about rules that have ended.
 * `isOverruled`: --threshold was given.
 */
export function rulesLines(
  { file, threshold, benchmarks, accepted }: CompareRules,
  isOverruled: boolean,
): readonly string[] {
  const holding = benchmarks.filter(({ isOver }) => !isOver).length
  const said = [
    ...(threshold === null
      ? []
      : [`threshold ${formatRatio(threshold)}${isOverruled ? ' (--threshold holds)' : ''}`]),
    ...(holding === 0 ? [] : [`${holding} ${holding === 1 ? 'rule' : 'rules'} for benchmarks`]),
    ...(accepted === 0
      ? []
      : ['its accepted regressions, which the gate accepts only in the change that adds them']),
  ]
  const over = benchmarks.filter(({ isOver }) => isOver).map(({ match, until }) => `"${match}" (${until})`)
  return [
    `rules from ${file}: ${said.length === 0 ? 'none for a comparison' : said.join(', ')}`,
    ...(over.length === 0
      ? []
      : [
          `warning: these rules have expired: ${listedNames(over, named)}. Remove them, or set a later "until"`,
        ]),
  ].map(escapeControls)
}

/** Returns a line for each rule that applies to a regression, in the order of the rows. */
export function appliedLines({ regressions, muted }: Conclusion): readonly string[] {
  const rules = new Set([...regressions, ...muted].flatMap(({ row }) => row.rule ?? []))
  const shownRules = [...rules].filter(({ gate }) => gate !== 'off').map(ruleLine)
  const rest =
    shownRules.length > named ? [`${shownRules.length - named} more rules apply to regressions`] : []
  return [...shownRules.slice(0, named), ...rest].map(escapeControls)
}

function ruleLine({ match, threshold, better, gate, owner, why, until }: BenchmarkRule): string {
  const said = [
    ...(threshold === null ? [] : [`threshold ${formatRatio(threshold)}`]),
    ...(better === null ? [] : [`better ${better}`]),
    ...(gate === 'fail' ? [] : [`gate ${gate}`]),
    ...(owner === null ? [] : [`owner ${owner}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ]
  return `rule "${match}": ${said.join(', ')}${why === null ? '' : `${said.length === 0 ? '' : ': '}${why}`}`
}
