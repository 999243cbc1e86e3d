// One benchmark in words: what a reviewer reads first.
import { decidingChange, type EstimatedChange, effectByRatio } from '../../judge/effect-size.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import type { Comparison, Confirmation } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Settings } from '../../model/settings.ts'
import { formatChange, formatRatio, formatRounds, formatShortP, formatValue } from '../../words/numbers.ts'
import { amount, amountOfInterval, amountWithInterval, lessOrFewer } from './amount.ts'
import { isPoint, noPoint } from './estimate.ts'
import { unitOf } from './label.ts'
import { joined, say, type Text, term } from './text.ts'

/** The settings that a sentence depends on. */
export type SentenceRules = Limits & Pick<Settings, 'alpha' | 'deltaTest' | 'correction' | 'strict'>
type Limits = Pick<Settings, 'threshold' | 'ruleOut' | 'benchmarks'>

/**
 * `is 7.2% slower, between 6.1% and 8.4%; 20 rounds, adjusted p 0.0004; threshold 5%`: what follows the name of a
 * benchmark that regressed in each of `units`. `isRepeated`: whether suspected regressions were measured again.
 */
export function sentence(units: readonly Comparison[], said: SentenceRules, isRepeated: boolean): Text {
  const clauses = units.map(
    (unit, index) => say`${clause(unit, said, index === 0)}${repetition(unit, said, isRepeated)}`,
  )
  return joined(clauses, '. It also ')
}

/** How large a change is by the gate's estimate, for sorting: a change from 0 is larger than any percentage. */
export function magnitude(comparison: EstimatedChange): number {
  const moved = decidingChange(comparison)
  return moved === null ? Number.POSITIVE_INFINITY : Math.abs(moved)
}

/** Those that changed most first. */
export function furthestFirst(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0)
}

/** The rounds in which both sides were measured, of a comparison or of its second measurement. */
export function completeRounds({ base, head }: Pick<Comparison, 'base' | 'head'>): number {
  return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null)
    .length
}

/**
 * Whether it was not measured in each round that was made for it. Machines that share the benchmarks need not make equally many: of
 * those only a gap before a later round tells.
 */
export function hasGaps(
  { base, head }: Pick<Comparison, 'base' | 'head'>,
  { rounds, merged }: Pick<ResultFile, 'rounds' | 'merged'>,
): boolean {
  if (merged === null) return completeRounds({ base, head }) < rounds.length
  const lastOf = new Map<number, number>()
  const isThere = rounds.map((_, n) => [base, head].every(({ samples }) => (samples[n] ?? null) !== null))
  for (const [n, { block }] of rounds.entries()) if (isThere[n]) lastOf.set(block, n)
  return rounds.some(({ block }, n) => !isThere[n] && n < (lastOf.get(block) ?? 0))
}

/** `is 7.2% slower, between 6.1% and 8.4%`; without a ratio, by the shift. With as many digits as tell it from a `limit` beside it. */
export function change(comparison: Comparison, limit: number | null = null): Text {
  const { base, head, unit, delta, ratio, exact } = comparison
  const moved = decidingChange(comparison)
  const shift = comparison.shift ?? head.center - base.center
  if (delta === null || (moved === null && base.center !== head.center))
    return say`went from ${base.center === 0 ? '0' : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${unitOf(unit)}`
  if (exact || moved === null)
    return say`has ${formatValue(Math.abs(shift), unit)} ${shift > 0 ? 'more' : lessOrFewer(unit)} ${unitOf(unit)}`
  if (ratio === null) return amount(moved, shift > 0, comparison, limit)
  if (isPoint(comparison)) return amountWithInterval(ratio, comparison, limit)
  return say`${amountOfInterval(ratio, comparison)} (${noPoint})`
}

/** `adjusted p 0.0004`, as the settings call it; empty where nothing was tested. */
export function chance({ adjustedP }: Comparison, { alpha, correction, deltaTest }: SentenceRules): Text {
  if (adjustedP === null) return []
  const name = correction === 'none' ? term('p', 'p') : term('adjusted-p', 'adjusted p')
  return say`${name} ${formatShortP(adjustedP, alpha)}${deltaTest === 'ttest' ? " (Welch's t)" : ''}`
}

/** `+7.0% (p 0.0002)`: what a second measurement gave. With `strict` without p, which is of exceeding the threshold. */
export function second(
  { ratio, base, head, p }: Confirmation,
  unit: string,
  { alpha, strict }: Pick<SentenceRules, 'alpha' | 'strict'>,
  limit: number | null = null,
): string {
  const size =
    ratio === null
      ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
      : formatChange(ratio.estimate - 1, limit)
  return p === null || strict ? size : `${size} (p ${formatShortP(p, alpha)})`
}

function clause(comparison: Comparison, said: SentenceRules, isFirst: boolean): Text {
  const { exact } = comparison
  const { threshold } = settingsOfRow(comparison, said)
  const basis = exact ? valuesOf(comparison, threshold) : roundsOf(comparison, said)
  const limit = formatRatio(threshold)
  const named = term('threshold', 'threshold')
  let end: Text = []
  // With `strict` that is what p is about.
  if (said.strict && !exact && comparison.adjustedP !== null)
    end = say` for exceeding the ${named} of ${limit}`
  else if (isFirst)
    end = decidingChange(comparison) === null ? say`; beyond any ${named}` : say`; ${named} ${limit}`
  return say`${change(comparison, threshold)}${basis}${end}${roundsThatDecided(comparison, said)}`
}

/** Where the interval, which is not paired, does not show the regression: what the paired test went by. */
function roundsThatDecided(
  { ratio, better, base, head, pairedP }: Comparison,
  { deltaTest }: SentenceRules,
): Text {
  if (deltaTest !== 'utest' || pairedP === null || better === null) return []
  if (ratio === null || ratio.low === null || ratio.high === null) return []
  const [best] = [ratio.low, ratio.high]
    .map(end => effectByRatio(end, better).worsening)
    .toSorted((a, b) => a - b)
  if (best === undefined || best > 0) return []
  const pairs = base.samples.flatMap((value, index) => {
    const other = head.samples[index] ?? null
    return value === null || other === null ? [] : [{ base: value, head: other }]
  })
  const worse = pairs.filter(one => (better === 'lower' ? one.head > one.base : one.head < one.base)).length
  return say`; head was worse in ${worse} of ${formatRounds(pairs.length)}, which decides, as the two of a round are compared`
}

/** Whether a second measurement confirmed a regression; empty if there was none. */
function repetition(comparison: Comparison, said: SentenceRules, isRepeated: boolean): Text {
  const { exact, confirmation, unit } = comparison
  const confirmed = term('confirmation', 'confirmed')
  if (confirmation?.recurred)
    return say`; ${confirmed} by a second measurement, ${second(confirmation, unit, said, settingsOfRow(comparison, said).threshold)}`
  if (exact || confirmation !== null || !isRepeated) return []
  return say`; not ${confirmed}, as the second measurement gave too few values`
}

function valuesOf(comparison: Comparison, threshold: number): Text {
  const { base, head, unit } = comparison
  const moved = decidingChange(comparison)
  const exact = say`${term('exact', 'exact')}, does not vary`
  if (moved === null) return say` (${exact})`
  const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
  return say` (${values}, ${formatChange(moved, threshold).replace('.0%', '%')}; ${exact})`
}

function roundsOf(comparison: Comparison, said: SentenceRules): Text {
  const p = chance(comparison, said)
  return say`; ${formatRounds(completeRounds(comparison))}, ${p.length === 0 ? 'not tested' : p}`
}
