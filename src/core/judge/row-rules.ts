// The rules of single rows: those of the run, with what the first fitting rule for benchmarks sets otherwise.
import { fitsGlob } from '../common/glob.ts'
import type { Comparison, RunWarning } from '../model/comparison.ts'
import type { Series } from '../model/measuring.ts'
import type { Gate, Rules } from '../model/settings.ts'

/** RowRules are what a row is judged by. */
export interface RowRules {
  readonly rules: Rules
  /** The place of the rule that fits in the list; null where none does. */
  readonly rule: number | null
  readonly gate: Gate
}

/** What a rule can name; without a unit it is a benchmark whose units are not known. */
export interface RuleTarget {
  readonly benchmark: string
  readonly package: string | null
  readonly unit?: string
}

/**
 * The names that a glob may fit: with and without the package, the word Benchmark (as it stands in Go's source), the
 * GOMAXPROCS suffix, and the unit. Of a package also its last folders, as the report leaves out those that all have.
 */
function namesOf({ benchmark, package: path, unit }: RuleTarget): readonly string[] {
  const bare = benchmark.replace(/-\d+$/, '')
  const names = [...new Set([benchmark, bare])].flatMap(one => [one, `Benchmark${one}`])
  const all = [...names, ...endsOf(path).flatMap(end => names.map(one => `${end}.${one}`))]
  return unit === undefined ? all : [...all, ...all.map(one => `${one} ${unit}`)]
}

/** So many folders may be named: a path can be a stranger's, and each of its ends is matched. */
const mostFolders = 8

/** `example.com/codec`, `codec` */
function endsOf(path: string | null): readonly string[] {
  if (path === null) return []
  const last = path.split('/').slice(-mostFolders)
  return [...new Set([path, ...last.map((_, at) => last.slice(at).join('/'))])]
}

/** Whether a glob names a row. */
export function isNamedBy(match: string, row: RuleTarget): boolean {
  return namesOf(row).some(name => fitsGlob(match, name))
}

/** The place of the first rule that fits; null where none does. */
export function ruleOf(row: RuleTarget, { benchmarks }: Pick<Rules, 'benchmarks'>): number | null {
  if (benchmarks.length === 0) return null
  const names = namesOf(row)
  const found = benchmarks.findIndex(
    ({ match, isOver }) => !isOver && names.some(name => fitsGlob(match, name)),
  )
  return found < 0 ? null : found
}

/** What a series is judged by. */
export function rowRulesOf(series: RuleTarget, rules: Rules): RowRules {
  const rule = ruleOf(series, rules)
  return { rules: withRule(rules, rule), rule, gate: gateOf(rules, rule) }
}

/** Settings with the limits of the rule at a place in their list. */
function withRule<Limits extends Pick<Rules, 'threshold' | 'ruleOut' | 'benchmarks'>>(
  settings: Limits,
  rule: number | null,
): Limits {
  const own = rule === null ? undefined : settings.benchmarks[rule]
  if (own === undefined || (own.threshold === null && own.ruleOut === null)) return settings
  const threshold = own.threshold ?? settings.threshold
  return { ...settings, threshold, ruleOut: own.ruleOut ?? settings.ruleOut }
}

/** The settings by which a comparison was decided. */
export function settingsOfRow<Limits extends Pick<Rules, 'threshold' | 'ruleOut' | 'benchmarks'>>(
  { rule }: Pick<Comparison, 'rule'>,
  settings: Limits,
): Limits {
  return withRule(settings, rule)
}

function gateOf({ benchmarks }: Pick<Rules, 'benchmarks'>, rule: number | null): Gate {
  return rule === null ? 'fail' : (benchmarks[rule]?.gate ?? 'fail')
}

/** The gate of a benchmark that was not compared. */
export function gateOfBenchmark(row: RuleTarget, rules: Pick<Rules, 'benchmarks'>): Gate {
  return gateOf(rules, ruleOf(row, rules))
}

/** The series with the direction that a rule gives its unit. */
export function directed(series: Series, { benchmarks }: Rules, rule: number | null): Series {
  const better = rule === null ? null : (benchmarks[rule]?.better ?? null)
  return better === null ? series : { ...series, rule: { ...series.rule, better } }
}

// Whether a row comes from a benchmark, or from a sub-benchmark that was measured by itself.

/**
 * Whether the row of this name comes from the `benchmark`, whose reported name has no number of processors: it is the same
 * name, or that name followed by a sub-benchmark, a number of processors or a configuration. `Encode/a` is not `Encode/a-b`.
 */
export function isRowOf(row: string, benchmark: string): boolean {
  return row.startsWith(benchmark) && /^([/\s]|-\d+(\s|$)|$)/.test(row.slice(benchmark.length))
}

// Rules for benchmarks that have no effect: their day has passed, or they name nothing.

/** What a run can have of a benchmark; a name that is null is that of a whole package. */
interface Known {
  readonly benchmark: string | null
  readonly package: string | null
  readonly unit?: string | null
}

/** A warning for each such rule. A rule behind another that fits first is not useless: the other may end. */
export function ruleWarnings(
  { benchmarks }: Pick<Rules, 'benchmarks'>,
  known: readonly Known[],
): readonly RunWarning[] {
  if (benchmarks.length === 0) return []
  const rows = known.flatMap(({ benchmark, package: path, unit }): readonly RuleTarget[] =>
    benchmark === null ? [] : [{ benchmark, package: path, ...(unit == null ? {} : { unit }) }],
  )
  return benchmarks.flatMap(({ match, isOver, until, owner }): readonly RunWarning[] => {
    if (isOver) return [{ kind: 'rule-over', match, until: until ?? '', owner }]
    return rows.some(row => isNamedBy(match, row)) ? [] : [{ kind: 'rule-unused', match }]
  })
}
