// The benchmark that a bisection follows (the requested one, or the worst), and the inputs of gates that measure it.
import { textMatchesGlob } from '../common/glob.ts'
import { findNearestName } from '../common/nearest.ts'
import { filteredCommand } from '../filter/filter.ts'
import { benchPatternForReportedName, splitProcessorSuffixUsingResultFile } from '../go/benchmark-names.ts'
import { formatGoflagsValue } from '../go/flags.ts'
import type { Inputs } from '../inputs/check-inputs.ts'
import { worseningAndImprovementOfRatio } from '../judge/effect-size.ts'
import { fewestRoundsForFamily } from '../judge/interim-plan.ts'
import { isWarningThatSamplesAreVoid } from '../judge/run-warnings.ts'
import type { Comparison } from '../model/comparison.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../model/errors.ts'
import { rowId } from '../model/measuring.ts'
import type { ProvenBenchmark, ResultFile } from '../model/result-file.ts'
import type { RunSettings } from '../model/settings.ts'
import { isCountOrBytesUnit } from '../model/units.ts'
import { escapeControlCharacters } from '../words/escape.ts'
import { listFirstNames } from '../words/names.ts'
import type { BisectedRowIdentity } from './bisection-state.ts'

/**
 * Returns the worst regression among the rows that `wanted` names; null if none of them regressed. Times and others that vary
 * come before counts: a hundred more allocations matter by the time that they take.
 */
export function findWorstRegressionToBisect(
  comparisons: readonly Comparison[],
  wanted: BenchmarkGlobOrIdentityToBisect | null,
): Comparison | null {
  const regressed = comparisons.filter(
    row =>
      row.change === 'regressed' &&
      row.better !== null &&
      row.ratio !== null &&
      isRowOfBenchmarkToBisect(row, wanted),
  )
  const [worst = null] = regressed.toSorted(
    (a, b) => Number(isCount(a)) - Number(isCount(b)) || worseningOf(b) - worseningOf(a),
  )
  return worst
}

/** A benchmark as somebody has written it (its name, that of a parent, or a glob), or exactly one. */
export type BenchmarkGlobOrIdentityToBisect = string | Pick<Comparison, 'benchmark' | 'package'>

/** Tells whether a row is of the wanted benchmark; null is every one. */
export function isRowOfBenchmarkToBisect(
  row: Pick<Comparison, 'benchmark' | 'package'>,
  wanted: BenchmarkGlobOrIdentityToBisect | null,
): boolean {
  if (wanted === null) return true
  const { benchmark } = row
  if (typeof wanted !== 'string') return benchmark === wanted.benchmark && row.package === wanted.package
  if (textMatchesGlob(wanted, benchmark)) return true
  const plain = wanted.replace(/^Benchmark(?=[A-Z])/, '')
  return benchmark.startsWith(plain) && /^([/\s-]|$)/.test(benchmark.slice(plain.length))
}

/**
 * Returns the outcome if no row can be followed. Throws CouldNotMeasureError if GOOD and BAD have no row in common, or one grew from
 * 0 and so has no ratio.
 */
export function concludeBisectWithoutRowToFollow(
  {
    verdict,
    reason,
    comparisons,
    proven,
    lost,
    warnings,
    unmatched,
  }: Pick<ResultFile, 'verdict' | 'reason' | 'comparisons' | 'proven' | 'lost' | 'warnings' | 'unmatched'>,
  wanted: BenchmarkGlobOrIdentityToBisect | null,
): { readonly outcome: 'not-slower' | 'inconclusive'; readonly reason: string } {
  const rows = comparisons.filter(row => isRowOfBenchmarkToBisect(row, wanted))
  const grown = rows.find(row => row.change === 'regressed')
  if (grown)
    throw new CouldNotMeasureError(
      `${escapeControlCharacters(grown.benchmark)} regressed in ${grown.unit}, but its value on GOOD is ${grown.base.center}, so its slowdown cannot be given as a percentage. Name another benchmark with --bench.`,
    )
  const isSame = verdict === 'pass' || proven.length > 0
  if (rows.length === 0 && !isSame)
    throw new CouldNotMeasureError(
      `GOOD and BAD have no benchmark in common: ${reason}. Use --bench with a benchmark that both have, or give a later GOOD.`,
    )
  // These are about all benchmarks, whichever is followed.
  const isDoubtful = warnings.some(
    warning => warning.kind === 'unread-results' || isWarningThatSamplesAreVoid(warning),
  )
  const isOpen =
    isDoubtful ||
    lost.length > 0 ||
    (wanted === null && verdict === 'inconclusive') ||
    rows.some(row => row.change === 'inconclusive' && row.better !== null)
  const own =
    rows.length === 0
      ? `"${escapeControlCharacters(written(wanted))}" is unchanged: everything that it can reach is identical`
      : `${rows.length === 1 ? 'The row' : `None of the ${rows.length} rows`} of "${escapeControlCharacters(written(wanted))}" ${rows.length === 1 ? 'did not regress' : 'regressed'}`
  const onOneSide = [...unmatched.base, ...unmatched.head].filter(row =>
    isRowOfBenchmarkToBisect(row, wanted),
  )
  const names = [...new Set(onOneSide.map(({ benchmark }) => escapeControlCharacters(benchmark)))]
  const notCompared =
    names.length === 0 ? '' : `; not compared, as GOOD or BAD lacks them: ${listFirstNames(names, 10)}`
  return {
    outcome: isOpen ? 'inconclusive' : 'not-slower',
    reason: `${wanted === null || isDoubtful ? reason : own}${notCompared}`,
  }
}

/** Throws MisconfiguredError unless both commits have the wanted benchmark; `comparisons` are without those that are `proven`. */
export function refuseMissingBenchmarkToBisect(
  comparisons: readonly Comparison[],
  wanted: BenchmarkGlobOrIdentityToBisect | null,
  proven: readonly ProvenBenchmark[] = [],
): void {
  if (proven.some(benchmark => isRowOfBenchmarkToBisect(benchmark, wanted))) return
  if (wanted === null || comparisons.some(row => isRowOfBenchmarkToBisect(row, wanted))) return
  const names = [...new Set(comparisons.map(({ benchmark }) => benchmark))]
  const name = written(wanted)
  const inOtherPackages =
    typeof wanted === 'string' ? [] : comparisons.filter(({ benchmark }) => benchmark === name)
  if (inOtherPackages.length > 0 && typeof wanted !== 'string')
    throw new MisconfiguredError(
      `bench: GOOD and BAD have no common benchmark "${escapeControlCharacters(name)}" ${inPackage(wanted.package)}; they share one of that name only ${listFirstNames([...new Set(inOtherPackages.map(row => inPackage(row.package)))], 10)}. Name it with its package in "bench", or check whether the package was renamed.`,
    )
  const suggestion = findNearestName(name, names)
  const hint =
    suggestion === null
      ? `Both have: ${listFirstNames(names.map(escapeControlCharacters), 10)}.`
      : `Did you mean "${escapeControlCharacters(suggestion)}"?`
  throw new MisconfiguredError(
    `bench: "${escapeControlCharacters(name)}" is not a benchmark of both GOOD and BAD. ${hint}`,
  )
}

/** Returns the comparison of the followed benchmark; null if the commit does not have it. */
export function findComparisonOfBisectedRow(
  comparisons: readonly Comparison[],
  followed: BisectedRowIdentity,
): Comparison | null {
  return comparisons.find(comparison => rowId(comparison) === rowId(followed)) ?? null
}

function inPackage(path: string | null): string {
  return path === null ? 'without a package' : `in ${escapeControlCharacters(path)}`
}

function written(wanted: BenchmarkGlobOrIdentityToBisect | null): string {
  return typeof wanted === 'string' ? wanted : (wanted?.benchmark ?? '')
}

function isCount({ unit, exact }: Comparison): boolean {
  return exact || isCountOrBytesUnit(unit)
}

function worseningOf({ better, ratio, confirmation }: Comparison): number {
  const { estimate = 1 } = confirmation?.ratio ?? ratio ?? {}
  return worseningAndImprovementOfRatio(estimate, better).worsening
}

// Inputs of a gate that measures only the followed benchmark.

/** Texts by the names of inputs in action.yml. */
type Texts = Readonly<Record<string, string>>

/** Returns the inputs of a gate with `rounds` rounds that differ from those of the gate of BAD, whose result is `first`. */
export function inputOverridesOfBisectGate(
  inputs: Inputs,
  first: Pick<ResultFile, 'settings' | 'laidOut' | 'comparisons' | 'machine'>,
  followed: BisectedRowIdentity,
  rounds: number,
): Texts {
  const isGo = first.settings.go !== null
  const isLaidOut = first.laidOut.includes(followed.package ?? '')
  const rules = { ...inputs, correction: 'none', stopEarly: false } as const
  return {
    ...(isGo ? goInputs(first, followed) : commandInputs(inputs, followed)),
    count: String(Math.max(rounds, fewestRoundsForFamily(1, rules))),
    // The estimate decides, and ending early would bias it.
    'stop-early': 'false',
    // A single row is judged.
    correction: 'none',
    // A second measurement adds information only if it relinks the code and the first does not.
    confirm: String(inputs.confirm && isGo && !isLaidOut),
    profile: '',
  }
}

function goInputs(
  first: Parameters<typeof splitProcessorSuffixUsingResultFile>[0],
  { benchmark, package: path, unit }: BisectedRowIdentity,
): Texts {
  const { name, processors } = splitProcessorSuffixUsingResultFile(first, benchmark)
  return {
    ...(path === null ? {} : { packages: path }),
    bench: benchPatternForReportedName(name),
    ...(first.settings.go?.cpu == null ? {} : { cpu: processors ?? '1' }),
    benchmem: String(!/(^|-)sec(\/|$)/.test(unit)),
  }
}

/** Returns the inputs of a command; without a filter it measures everything each time. */
function commandInputs({ run, filter }: Inputs, { benchmark }: BisectedRowIdentity): Texts {
  const only = run !== null && filter !== null ? filteredCommand(run, filter, [benchmark]) : null
  return only === null ? {} : { run: only, filter: '' }
}

/** Returns what a result was measured with, as inputs by their names, without rules and the choice of benchmarks. */
export function measurementInputsFromSettings(settings: RunSettings): Readonly<Record<string, string>> {
  const { go, run, setup, format, output, filter, workingDirectory, timeout } = settings
  const both = { setup: setup ?? '', 'working-directory': workingDirectory, timeout: `${timeout}s` }
  if (go === null) return { ...both, run, format, output: output.join('\n'), filter: filter ?? '' }
  const { benchtime, cpu, tags, goFlags } = go
  return { ...both, benchtime, cpu: cpu ?? '', tags: tags ?? '', 'go-flags': formatGoflagsValue(goFlags) }
}
