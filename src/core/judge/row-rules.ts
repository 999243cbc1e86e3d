// The rules of single rows: those of the run, with the limits, gate and direction of the first benchmark rule that matches.
import { restsOfGlobAfter, textMatchesGlob } from '../common/glob.ts'
import type { Comparison, RunWarning } from '../model/comparison.ts'
import type { BenchmarkSeries } from '../model/measuring.ts'
import type { BenchmarkRule, DecisionRules, RowGateMode } from '../model/settings.ts'
import { displayedUnitName } from '../model/units.ts'

export interface RowRules {
  readonly rules: DecisionRules
  /** The index of the benchmark rule that matches; null if none does. */
  readonly rule: number | null
  readonly gate: RowGateMode
}

/** Reports whether a rule has expired: `until` is its last day, `today` the day of the run, both as `2026-01-31`. */
export function hasRuleExpired(until: string | null, today: string): boolean {
  return until !== null && until < today
}

/** A row that a rule can name; without a unit, a benchmark whose units are not known. */
interface RowForRules {
  readonly benchmark: string
  readonly package: string | null
  readonly unit?: string
}

/**
 * Returns the names by which a glob may match: with and without the package, the prefix Benchmark (as in Go's source), the
 * GOMAXPROCS suffix, and the unit, also as reports show it (`time/op`). The package counts in full and by its last folders, as
 * reports leave out common ones.
 */
function namesOf({ benchmark, package: path, unit }: RowForRules): readonly string[] {
  const bare = isNamedByGo(benchmark, path) ? benchmark.replace(/-\d+$/, '') : benchmark
  const names = [...new Set([benchmark, bare])].flatMap(name => [name, `Benchmark${name}`])
  const qualified = [...names, ...endsOf(path).flatMap(end => names.map(name => `${end}.${name}`))]
  const units = unit === undefined ? [] : new Set([unit, displayedUnitName(unit)])
  return [...qualified, ...[...units].flatMap(one => qualified.map(name => `${name} ${one}`))]
}

/**
 * Tells whether Go may have named a benchmark, and appended a number of processors: other tools' `parse-1024` is not `parse`. Go's
 * functions do not begin with a small letter after Benchmark.
 */
function isNamedByGo(benchmark: string, path: string | null): boolean {
  return path !== null || /^[^\p{Ll}\s][^\s/-]*(?:\/|-\d+$)/u.test(benchmark)
}

/** Bounds the folders of a path that count: paths can be untrusted, and each of their ends is matched. */
const mostFolders = 8

/** Returns for example `example.com/codec` and `codec`. */
function endsOf(path: string | null): readonly string[] {
  if (path === null) return []
  const last = path.split('/').slice(-mostFolders)
  return [...new Set([path, ...last.map((_, index) => last.slice(index).join('/'))])]
}

export function globMatchesRow(match: string, row: RowForRules): boolean {
  return namesOf(row).some(name => textMatchesGlob(match, name))
}

/** Returns the index of the first rule that matches; null if none does. */
export function firstMatchingRuleIndexOrNull(
  row: RowForRules,
  { benchmarks }: Pick<DecisionRules, 'benchmarks'>,
): number | null {
  if (benchmarks.length === 0) return null
  const names = namesOf(row)
  const index = benchmarks.findIndex(
    ({ match, isOver }) => !isOver && names.some(name => textMatchesGlob(match, name)),
  )
  return index < 0 ? null : index
}

export function rowRulesOf(series: RowForRules, rules: DecisionRules): RowRules {
  const rule = firstMatchingRuleIndexOrNull(series, rules)
  return { rules: settingsOfRow({ rule }, rules), rule, gate: gateOf(rules, rule) }
}

/** Returns settings with the limits of the rule of a row, by its index in their list. */
export function settingsOfRow<Limits extends Pick<DecisionRules, 'threshold' | 'ruleOut' | 'benchmarks'>>(
  { rule }: Pick<Comparison, 'rule'>,
  settings: Limits,
): Limits {
  const own = ruleAt(settings, rule)
  if (own === undefined) return settings
  const threshold = own.threshold ?? settings.threshold
  return { ...settings, threshold, ruleOut: own.ruleOut ?? settings.ruleOut }
}

function gateOf(rules: Pick<DecisionRules, 'benchmarks'>, rule: number | null): RowGateMode {
  return ruleAt(rules, rule)?.gate ?? 'fail'
}

function ruleAt(
  { benchmarks }: Pick<DecisionRules, 'benchmarks'>,
  rule: number | null,
): BenchmarkRule | undefined {
  return rule === null ? undefined : benchmarks[rule]
}

export function gateModeOfUncomparedBenchmark(
  row: RowForRules,
  rules: Pick<DecisionRules, 'benchmarks'>,
): RowGateMode {
  return gateOf(rules, firstMatchingRuleIndexOrNull(row, rules))
}

/**
 * Tells whether a benchmark that gave no rows is muted, whatever they would have been: a rule that names it mutes it, and no
 * rule before that could keep one of its rows, of any unit and sub-benchmark, able to fail.
 */
export function isBenchmarkWithoutRowsMuted(
  benchmark: Omit<RowForRules, 'unit'>,
  { benchmarks }: Pick<DecisionRules, 'benchmarks'>,
): boolean {
  const index = firstMatchingRuleIndexOrNull(benchmark, { benchmarks })
  if (index === null || gateOf({ benchmarks }, index) === 'fail') return false
  const failing = benchmarks.slice(0, index).filter(({ gate, isOver }) => gate === 'fail' && !isOver)
  return !failing.some(({ match }) =>
    namesOf(benchmark).some(name => restsOfGlobAfter(match, name).some(rest => restOfRowName.test(rest))),
  )
}

/** The end of a glob that can match what a row's name has behind that of its benchmark. */
const restOfRowName = /^([/\s*?]|-[\d*?]|$)/

/** Returns a series with the direction that a rule gives its unit. */
export function applyRuleDirection(
  series: BenchmarkSeries,
  rules: DecisionRules,
  rule: number | null,
): BenchmarkSeries {
  const better = ruleAt(rules, rule)?.better
  return better == null ? series : { ...series, rule: { ...series.rule, better } }
}

/**
 * Tells whether a row comes from a benchmark that was measured by itself, whose name has no number of processors: it has the
 * same name, or that name followed by a sub-benchmark, a number of processors or a configuration. `Encode/a` is not
 * `Encode/a-b`.
 */
export function isRowOfBenchmarkOrSubBenchmark(row: string, benchmark: string): boolean {
  return row.startsWith(benchmark) && /^([/\s]|-\d+(\s|$)|$)/.test(row.slice(benchmark.length))
}

/** A row or benchmark of a run; without a name, a whole package. */
interface NamedRow {
  readonly benchmark: string | null
  readonly package: string | null
  readonly unit?: string | null
}

/**
 * Warns of rules without effect: their last day has passed, they name no row, or an earlier rule that has no last day is used
 * for every name that they match.
 */
export function rulesWithoutEffectRunWarnings(
  { benchmarks }: Pick<DecisionRules, 'benchmarks'>,
  namedRows: readonly NamedRow[],
): readonly RunWarning[] {
  const rows = namedRows.flatMap(({ benchmark, package: path, unit }): readonly RowForRules[] =>
    benchmark === null ? [] : [{ benchmark, package: path, ...(unit == null ? {} : { unit }) }],
  )
  return benchmarks.flatMap(({ match, isOver, until, owner }, index): readonly RunWarning[] => {
    if (isOver) return [{ kind: 'rule-over', match, until: until ?? '', owner }]
    const earlier = benchmarks
      .slice(0, index)
      .find(rule => rule.until === null && globMatchesAllOf(rule.match, match))
    if (earlier) return [{ kind: 'rule-shadowed', match, by: earlier.match }]
    return rows.some(row => globMatchesRow(match, row)) ? [] : [{ kind: 'rule-unused', match }]
  })
}

/** Tells whether a glob surely matches all that another one matches, by texts that only a star can match. */
function globMatchesAllOf(glob: string, other: string): boolean {
  return ['', '\0'.repeat(glob.length + 1)].every(text => textMatchesGlob(glob, other.replaceAll('*', text)))
}
