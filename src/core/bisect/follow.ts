// Which benchmark a bisection follows: the one that was asked for, or the one that got worst.
import { matchesGlob } from '../common/glob.ts'
import { nearest } from '../common/nearest.ts'
import { filteredRun } from '../filter/filter.ts'
import { joinFlags } from '../go/flags.ts'
import { patternForReported, sourceNameIn } from '../go/names.ts'
import type { Inputs } from '../inputs/inputs.ts'
import { effectByRatio } from '../judge/effect-size.ts'
import { leastRounds } from '../judge/interims.ts'
import type { Comparison } from '../model/comparison.ts'
import { CouldNotMeasure, Misconfigured } from '../model/errors.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { isCounted } from '../model/units.ts'
import { escapeControls } from '../words/escape.ts'
import { listedNames } from '../words/names.ts'
import type { Followed } from './trail.ts'

/**
 * The worst regression among the rows that `wanted` names; null where none of them regressed. Times and others that vary
 * come before counts: a hundred allocations more matter by the time that they take.
 */
export function worstRow(comparisons: readonly Comparison[], wanted: Wanted | null): Comparison | null {
  const regressed = comparisons.filter(
    one => one.change === 'regressed' && one.better !== null && one.ratio !== null && isWanted(one, wanted),
  )
  const [worst = null] = regressed.toSorted(
    (a, b) => Number(isCount(a)) - Number(isCount(b)) || worseningOf(b) - worseningOf(a),
  )
  return worst
}

/** A Wanted benchmark: its name, that of a parent, or a glob, as somebody has written it; or the very one. */
export type Wanted = string | Pick<Comparison, 'benchmark' | 'package'>

/** Whether it is `wanted`; null is every one. */
export function isWanted(one: Pick<Comparison, 'benchmark' | 'package'>, wanted: Wanted | null): boolean {
  if (wanted === null) return true
  const { benchmark } = one
  if (typeof wanted !== 'string') return benchmark === wanted.benchmark && one.package === wanted.package
  if (matchesGlob(wanted, benchmark)) return true
  const plain = wanted.replace(/^Benchmark(?=[A-Z])/, '')
  return benchmark.startsWith(plain) && /^([/\s-]|$)/.test(benchmark.slice(plain.length))
}

/** A Quiet gate of BAD shows no slowdown that could be searched for. */
export interface Quiet {
  readonly outcome: 'not-slower' | 'inconclusive'
  /** In one sentence. */
  readonly reason: string
}

/**
 * What is said where no row can be followed. Throws CouldNotMeasure where GOOD and BAD have no row in common, or one grew
 * from 0, of which there is no ratio.
 */
export function quietOf(
  {
    verdict,
    reason,
    comparisons,
    proven,
    lost,
  }: Pick<ResultFile, 'verdict' | 'reason' | 'comparisons' | 'proven' | 'lost'>,
  wanted: Wanted | null,
): Quiet {
  const rows = comparisons.filter(one => isWanted(one, wanted))
  const grown = rows.find(one => one.change === 'regressed')
  if (grown)
    throw new CouldNotMeasure(
      `${escapeControls(grown.benchmark)} regressed in ${grown.unit}, but from ${grown.base.center} there is no ratio that commits could be told apart by. Name another benchmark with --bench.`,
    )
  const isSame = verdict === 'pass' || proven.length > 0
  if (rows.length === 0 && !isSame)
    throw new CouldNotMeasure(
      `GOOD and BAD have no benchmark in common that could be followed: ${reason}. Name one that both have with --bench, or give a later GOOD.`,
    )
  const isOpen = lost.length > 0 || rows.some(one => one.change === 'inconclusive' && one.better !== null)
  const own = `${rows.length === 1 ? 'The row' : `None of the ${rows.length} rows`} of "${escapeControls(written(wanted))}" ${rows.length === 1 ? 'did not regress' : 'regressed'}`
  return { outcome: isOpen ? 'inconclusive' : 'not-slower', reason: wanted === null ? reason : own }
}

/** Throws Misconfigured where both commits have no benchmark of that name. */
export function refuseUnwanted(comparisons: readonly Comparison[], wanted: Wanted | null): void {
  if (wanted === null || comparisons.some(one => isWanted(one, wanted))) return
  const names = [...new Set(comparisons.map(({ benchmark }) => benchmark))]
  const name = written(wanted)
  // The very name, in other packages than the one that was followed.
  const alike = typeof wanted === 'string' ? [] : comparisons.filter(one => one.benchmark === name)
  if (alike.length > 0 && typeof wanted !== 'string')
    throw new Misconfigured(
      `bench: both GOOD and BAD have no benchmark "${escapeControls(name)}" ${inPackage(wanted.package)}, only ${listedNames([...new Set(alike.map(one => inPackage(one.package)))], 10)}. Name that with "bench", or look whether the package was renamed.`,
    )
  const meant = nearest(name, names)
  const hint =
    meant === null
      ? `There are: ${listedNames(names.map(escapeControls), 10)}.`
      : `Did you mean "${escapeControls(meant)}"?`
  throw new Misconfigured(
    `bench: "${escapeControls(name)}" is no benchmark that both GOOD and BAD have. ${hint}`,
  )
}

/** The comparison that follows it; null where the commit does not have it. */
export function followedRow(comparisons: readonly Comparison[], followed: Followed): Comparison | null {
  const found = comparisons.find(
    one =>
      one.benchmark === followed.benchmark && one.package === followed.package && one.unit === followed.unit,
  )
  return found ?? null
}

function inPackage(path: string | null): string {
  return path === null ? 'without a package' : `in ${escapeControls(path)}`
}

function written(wanted: Wanted | null): string {
  return typeof wanted === 'string' ? wanted : (wanted?.benchmark ?? '')
}

function isCount({ unit, exact }: Comparison): boolean {
  return exact || isCounted(unit)
}

function worseningOf({ better, ratio, confirmation }: Comparison): number {
  const { estimate = 1 } = confirmation?.ratio ?? ratio ?? {}
  return effectByRatio(estimate, better).worsening
}

// How each gate measures only the benchmark that it follows, as inputs.

/** Inputs by their names in action.yml. */
type Texts = Readonly<Record<string, string>>

/** The inputs of a gate of so many rounds, beside those of the gate of BAD, whose result is `first`. */
export function gateInputs(
  inputs: Inputs,
  first: Pick<ResultFile, 'settings' | 'laidOut' | 'comparisons' | 'machine'>,
  followed: Followed,
  rounds: number,
): Texts {
  const isGo = first.settings.go !== null
  const isLaidOut = first.laidOut.includes(followed.package ?? '')
  const rules = { ...inputs, correction: 'none', stopEarly: false } as const
  return {
    ...(isGo ? goInputs(first, followed) : commandInputs(inputs, followed)),
    count: String(Math.max(rounds, leastRounds(1, rules))),
    // The estimate decides, and it is biased where it decides when to end.
    'stop-early': 'false',
    // One row matters.
    correction: 'none',
    // A second measurement says more than the first only where it is in new layouts and the first is not.
    confirm: String(inputs.confirm && isGo && !isLaidOut),
    profile: '',
  }
}

function goInputs(
  first: Parameters<typeof sourceNameIn>[0],
  { benchmark, package: path, unit }: Followed,
): Texts {
  const { name, processors } = sourceNameIn(first, benchmark)
  return {
    ...(path === null ? {} : { packages: path }),
    bench: patternForReported(name),
    ...(first.settings.go?.cpu == null ? {} : { cpu: processors ?? '1' }),
    benchmem: String(!/(^|-)sec(\/|$)/.test(unit)),
  }
}

/** Without a filter the command measures everything each time. */
function commandInputs({ run, filter }: Inputs, { benchmark }: Followed): Texts {
  const only = run !== null && filter !== null ? filteredRun(run, filter, [benchmark]) : null
  return only === null ? {} : { run: only, filter: '' }
}

// What a result was measured with, as inputs: a search goes on with that, wherever it was set.

/** By their names in action.yml, without those of the rules and of one benchmark. */
export function measuredWith(settings: Settings): Readonly<Record<string, string>> {
  const { go, run, setup, format, output, filter, workingDirectory, timeout } = settings
  const both = { setup: setup ?? '', 'working-directory': workingDirectory, timeout: `${timeout}s` }
  if (go === null) return { ...both, run, format, output: output.join('\n'), filter: filter ?? '' }
  const { benchtime, cpu, tags, goFlags } = go
  return { ...both, benchtime, cpu: cpu ?? '', tags: tags ?? '', 'go-flags': joinFlags(goFlags) }
}
