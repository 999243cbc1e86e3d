// Which benchmark a bisection follows: the one that was asked for, or the one that got worst.

import { fitsGlob } from '../common/glob.ts'
import { nearest } from '../common/nearest.ts'
import { effectByRatio } from '../judge/effect-size.ts'
import type { Comparison } from '../model/comparison.ts'
import { CouldNotMeasure, Misconfigured } from '../model/errors.ts'
import type { ResultFile } from '../model/result-file.ts'
import { isCounted } from '../model/units.ts'
import { escapeControls } from '../words/escape.ts'
import { listedNames } from '../words/names.ts'
import type { Followed } from './bisected.ts'

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
  if (fitsGlob(wanted, benchmark)) return true
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
