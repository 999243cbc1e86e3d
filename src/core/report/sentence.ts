// One benchmark in words: what a reviewer reads first.
import type { Comparison, Confirmation } from '../model/comparison.ts'
import type { Settings } from '../model/settings.ts'
import { unitName } from '../words/names.ts'
import { formatPercent, formatRatio, formatRounds, formatShortP, formatValue } from '../words/numbers.ts'
import { amount, amountWithInterval, lessOrFewer } from './amount.ts'
import { plainVoice, type Voice } from './terms.ts'

/** The settings that a sentence must be true to. */
export type SentenceRules = Pick<Settings, 'threshold' | 'deltaTest' | 'correction' | 'strict'>

/**
 * `is 7.2% slower, between 6.1% and 8.4%; 20 rounds, adjusted p 0.0004; threshold 5%`: what follows the name of a
 * benchmark that regressed in each of `units`. `isRepeated`: whether suspected regressions were measured again.
 */
export function sentence(
  units: readonly Comparison[],
  said: SentenceRules,
  voice: Voice,
  isRepeated: boolean,
): string {
  const clauses = units.map((unit, index) => {
    return `${clause(unit, said, voice, index === 0)}${repetition(unit, said, voice, isRepeated)}`
  })
  return clauses.join('. It also ')
}

/** The same of one comparison as a plain line, for annotations. */
export function line(comparison: Comparison, said: SentenceRules, isRepeated = false): string {
  return sentence([comparison], said, plainVoice, isRepeated)
}

/** How far a change goes, for sorting: from 0 is further than any percentage. */
export function magnitude({ delta }: Comparison): number {
  return delta === null ? Number.POSITIVE_INFINITY : Math.abs(delta)
}

/** The rounds in which both sides were measured, of a comparison or of its second measurement. */
export function completeRounds({ base, head }: Pick<Comparison, 'base' | 'head'>): number {
  return base.samples.filter((value, index) => value !== null && (head.samples[index] ?? null) !== null)
    .length
}

/** `is 7.2% slower, between 6.1% and 8.4%`; without a ratio, as the medians say. */
export function change(comparison: Comparison, voice: Voice): string {
  const { base, head, unit, delta, ratio, exact } = comparison
  const code = voice.code(unitName(unit))
  if (delta === null)
    return `went from ${base.center === 0 ? '0' : formatValue(base.center, unit)} to ${formatValue(head.center, unit)} in ${code}`
  const isMore = head.center > base.center
  if (exact)
    return `has ${formatValue(Math.abs(head.center - base.center), unit)} ${isMore ? 'more' : lessOrFewer(unit)} ${code}`
  return ratio === null
    ? amount(delta, isMore, comparison, voice)
    : amountWithInterval(ratio, comparison, voice)
}

/** `adjusted p 0.0004`, as the settings call it; empty where nothing was tested. */
export function chance(
  { adjustedP }: Comparison,
  { correction, deltaTest }: SentenceRules,
  voice: Voice,
): string {
  if (adjustedP === null) return ''
  const name = correction === 'none' ? voice.term('p', 'p') : voice.term('adjusted-p', 'adjusted p')
  return `${name} ${formatShortP(adjustedP)}${deltaTest === 'ttest' ? " (Welch's t)" : ''}`
}

/** `+7.0% (p 0.0002)`: what a second measurement gave. With `strict` its p is that of exceeding the threshold, which would have to be said. */
export function second(
  { ratio, base, head, p }: Confirmation,
  unit: string,
  { strict }: Pick<SentenceRules, 'strict'>,
): string {
  const size =
    ratio === null
      ? `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
      : `${ratio.estimate >= 1 ? '+' : '-'}${formatPercent(ratio.estimate - 1)}`
  return p === null || strict ? size : `${size} (p ${formatShortP(p)})`
}

function clause(comparison: Comparison, said: SentenceRules, voice: Voice, isFirst: boolean): string {
  const { exact, delta } = comparison
  const basis = exact ? valuesOf(comparison, voice) : roundsOf(comparison, said, voice)
  const limit = formatRatio(said.threshold)
  const threshold = () => voice.term('threshold', 'threshold')
  let end = ''
  // Where exceeding the threshold was tested, that is what p is of.
  if (said.strict && !exact && comparison.adjustedP !== null)
    end = ` for exceeding the ${threshold()} of ${limit}`
  else if (isFirst) end = delta === null ? `; past any ${threshold()}` : `; ${threshold()} ${limit}`
  return `${change(comparison, voice)}${basis}${end}`
}

/** What a second measurement made of a regression; empty where there was none. */
function repetition(
  { exact, confirmation, unit }: Comparison,
  said: SentenceRules,
  voice: Voice,
  isRepeated: boolean,
): string {
  const confirmed = () => voice.term('confirmation', 'confirmed')
  if (confirmation?.recurred)
    return `; ${confirmed()} by a second measurement, ${second(confirmation, unit, said)}`
  if (exact || confirmation !== null || !isRepeated) return ''
  return `; not ${confirmed()}, as the second measurement gave too few values of it`
}

function valuesOf({ base, head, unit, delta }: Comparison, voice: Voice): string {
  const exact = `${voice.term('exact', 'exact')}, does not vary`
  if (delta === null) return ` (${exact})`
  const values = `${formatValue(base.center, unit)} → ${formatValue(head.center, unit)}`
  const size = formatPercent(delta).replace('.0%', '%')
  return ` (${values}, ${delta >= 0 ? '+' : '-'}${size}; ${exact})`
}

function roundsOf(comparison: Comparison, said: SentenceRules, voice: Voice): string {
  const rounds = completeRounds(comparison)
  const p = chance(comparison, said, voice) || 'not tested'
  return `; ${formatRounds(rounds)}, ${p}`
}
