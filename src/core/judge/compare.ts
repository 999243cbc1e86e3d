// From series to comparisons: weighs each, adjusts for how many there are, and decides each.

import { logAverage } from 'simple-statistics'
import type { Change, Comparison, Geomean, Warning } from '../model/comparison.ts'
import type { Better, Series } from '../model/measuring.ts'
import type { Rules, Settings } from '../model/settings.ts'
import { adjust } from '../stats/adjust.ts'
import { roundsToSee, smallestVisible, spreadFrom } from '../stats/planner.ts'
import { confidence, finite, type Machines, wholeRounds } from './blocks.ts'
import { exceeds } from './effect-size.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { type InterimPlan, leastRounds, passLevel } from './interims.ts'
import { directed, type RowRules, rowRulesOf } from './row-rules.ts'
import { isMatched } from './unmatched.ts'
import { slowRunsOf, warningsOf } from './warnings.ts'

/** A Decided comparison is the evidence of its series, adjusted for all that was decided with it. */
export interface Decided {
  readonly evidence: Evidence
  readonly adjusted: Adjusted
  readonly change: Change
  /** What its row is judged by. */
  readonly own: RowRules
}

/**
 * Decides about every series that was measured on both sides; `machines` are those of the rounds, all the same where it
 * is empty. `planOf` gives the plan of looks of each, where that is not the usual one.
 *
 * All comparisons with a known bad direction are one family, as a single one of them can fail the run. Those of unknown
 * direction are another, and so are those that rules have muted. Exact values belong to no family: chance cannot make
 * them wrong.
 */
export function decide(
  series: readonly Series[],
  rules: Rules,
  machines: Machines = [],
  planOf?: (series: Series) => InterimPlan,
): readonly Decided[] {
  const all = series.filter(isMatched).map(one => {
    const own = rowRulesOf(one, rules)
    return { own, evidence: evidenceOf(directed(one, rules, own.rule), own.rules, machines, planOf?.(one)) }
  })
  const families = new Map<Family, Evidence[]>(familyNames.map(name => [name, []]))
  for (const one of all) if (isTested(one.evidence, rules)) families.get(familyOf(one))?.push(one.evidence)
  const adjusted = new Map([...families.values()].flatMap(family => [...adjustTogether(family, rules)]))
  return all.map(({ own, evidence }) => {
    const p = adjusted.get(evidence) ?? evidence.shown
    return { evidence, adjusted: p, change: decideChange(evidence, p, own.rules), own }
  })
}

const familyNames = ['gated', 'muted', 'undirected'] as const
type Family = (typeof familyNames)[number]

function familyOf({ evidence, own }: Pick<Decided, 'evidence' | 'own'>): Family {
  if (evidence.direction === null) return 'undirected'
  return own.gate === 'fail' ? 'gated' : 'muted'
}

/** Decides, and puts together all that is known of each comparison. */
export function compare(
  series: readonly Series[],
  rules: Rules,
  machines: Machines = [],
  planOf?: (series: Series) => InterimPlan,
): readonly Comparison[] {
  const all = decide(series, rules, machines, planOf)
  const together = (family: Family) =>
    all.filter(one => isTested(one.evidence, rules) && familyOf(one) === family).length
  const sizes = { gated: together('gated'), muted: together('muted'), undirected: together('undirected') }
  return all.map(one => comparisonOf(one, sizes[familyOf(one)], machines))
}

function isTested({ exact }: Evidence, { deltaTest }: Rules): boolean {
  return !exact && deltaTest !== 'none'
}

/** Adjusts "worse" and "better" apart: each is a family of its own, of which the gate acts on the first only. */
function adjustTogether(family: readonly Evidence[], { correction }: Rules): ReadonlyMap<Evidence, Adjusted> {
  // Where no direction is known both count, so each p is doubled.
  const sides = (one: Evidence, p: number) => (one.direction === null ? Math.min(1, 2 * p) : p)
  const worse = adjust(
    family.map(one => sides(one, one.shown.worse)),
    correction,
  )
  const better = adjust(
    family.map(one => sides(one, one.shown.better)),
    correction,
  )
  return new Map(family.map((one, index) => [one, { worse: worse[index] ?? 1, better: better[index] ?? 1 }]))
}

function comparisonOf(
  { evidence, adjusted, change, own: { rules, rule, gate } }: Decided,
  together: number,
  machines: Machines,
): Comparison {
  const { series, direction, exact, base, head, delta, ratio, shift, p, pairedP } = evidence
  const { benchmark, package: path, unit } = series
  const prospects =
    isTested(evidence, rules) && direction !== null ? prospectsOf(evidence, direction, rules, together) : null
  return {
    benchmark,
    package: path,
    unit,
    better: direction,
    exact,
    assume: series.rule.assume === 'exact' ? 'exact' : null,
    base,
    head,
    worse: series.worse ?? null,
    delta,
    ratio,
    ...(shift !== null && { shift }),
    p,
    pairedP,
    adjustedP: rules.deltaTest === 'none' ? null : decisiveP(adjusted, direction),
    visible: prospects?.visible ?? null,
    roundsNeeded: prospects?.roundsNeeded ?? null,
    ruledOut: evidence.ruledOut(),
    change,
    confirmation: null,
    rule,
    gate,
    accepted: null,
    warnings: [
      ...slowRuns({ evidence, change }, rules, machines),
      ...warningsOf(evidence, prospects?.visible ?? null, rules, machines),
    ],
  }
}

/** A regression is reported as slower anyway. */
function slowRuns(
  { evidence: { series, direction, exact }, change }: Pick<Decided, 'evidence' | 'change'>,
  { ruleOut }: Rules,
  machines: Machines,
): readonly Warning[] {
  const found = exact || change === 'regressed' ? null : slowRunsOf(series, direction, machines, ruleOut)
  return found === null ? [] : [found]
}

/** Where no direction is known, the smaller p is the one that decides. */
function decisiveP({ worse, better }: Adjusted, direction: Better): number {
  return direction === null ? Math.min(worse, better) : worse
}

/** In which share of runs a change has to be found to count as visible. */
const power = 0.8

/**
 * The smallest change that these rounds could have shown, and how many rounds would rule the threshold out for a
 * benchmark that did not change. Both follow from the spread of the values; null where these are too few to say.
 */
function prospectsOf(
  { ratio, series }: Evidence,
  direction: Better,
  rules: Rules,
  together: number,
): { readonly visible: number | null; readonly roundsNeeded: number | null } | null {
  if (ratio === null || ratio.low === null || ratio.high === null) return null
  const rounds = wholeRounds(series)
  const spread = spreadFrom(ratio.low, ratio.high, rounds, confidence)
  const alpha = rules.correction === 'none' ? rules.alpha : rules.alpha / Math.max(1, together)
  const visible = smallestVisible(rounds, spread, alpha, power)
  // A fall to 1 / 1.05 is 4.8 %: the planner counts rises, but a unit that is better higher worsens by falls.
  const rise = direction === 'higher' ? 1 / (1 - rules.threshold) - 1 : rules.threshold
  const level = passLevel(rules.count, rules)
  const needed = Math.max(roundsToSee(rise, spread, level, power), leastRounds(together, rules))
  return {
    visible: finite(direction === 'higher' ? 1 - 1 / (1 + visible) : visible),
    roundsNeeded: finite(needed),
  }
}

// The change of one comparison, once its p-values are adjusted.

/** The p-values that decide a change, adjusted for everything decided with it. */
export interface Adjusted {
  readonly worse: number
  readonly better: number
}

/** By how much the p of a large change has to be below alpha where no direction is known. */
const perhapsChance = 5

/**
 * Whether a row without a direction has changed by more than the threshold, by its own p alone. It keeps no round open and can
 * fail nothing, so after the few rounds that the others took its adjusted p says little; and a change that nobody is told
 * of is worse than one too many.
 */
function isLarge(
  worsening: number,
  improvement: number,
  p: number | null,
  alpha: number,
  threshold: number,
): boolean {
  return p !== null && p <= alpha / perhapsChance && exceeds(Math.max(worsening, improvement), threshold)
}

/**
 * Decides. regressed: shown to be worse, and estimated to be so by more than the threshold (with `strict` the p is that
 * of exceeding it). improved: the same for being better. unchanged: a worsening as large as the threshold is ruled out.
 * within: one as large as `rule-out` is ruled out, and the estimate does not exceed the threshold. Where the direction
 * is not known, a difference either way is a change, by its own p too (isLarge), and unchanged means that a worsening in either direction is ruled
 * out.
 */
export function decideChange(
  {
    direction,
    worsening,
    improvement,
    shown,
    p,
  }: Pick<Evidence, 'direction' | 'worsening' | 'improvement' | 'shown' | 'p'>,
  adjusted: Adjusted,
  { alpha, threshold }: Pick<Settings, 'alpha' | 'threshold'>,
): Change {
  const isWorse = adjusted.worse <= alpha && exceeds(worsening, threshold)
  const isBetter = adjusted.better <= alpha && exceeds(improvement, threshold)
  if (direction === null && (isWorse || isBetter || isLarge(worsening, improvement, p, alpha, threshold)))
    return 'changed'
  if (isWorse) return 'regressed'
  if (isBetter) return 'improved'
  if (shown.ruledOut) return 'unchanged'
  const isSmall = !exceeds(worsening, threshold) && (direction !== null || !exceeds(improvement, threshold))
  return shown.held && isSmall ? 'within' : 'inconclusive'
}

// The geometric mean of all changes in one unit: how a suite changed as a whole.

/**
 * One for each unit with several comparisons, in order of appearance; comparisons with a centre that is not positive
 * are left out.
 */
export function geomeans(comparisons: readonly Comparison[]): readonly Geomean[] {
  const units = [...new Set(comparisons.map(one => one.unit))]
  return units.flatMap(unit => {
    const all = comparisons.filter(one => one.unit === unit)
    const ratios = all
      .filter(({ base, head }) => base.center > 0 && head.center > 0)
      .map(({ base, head }) => head.center / base.center)
    // By logarithms: a product of many ratios would leave the range of a double.
    const ratio = ratios.length === 0 ? Number.NaN : logAverage(ratios)
    if (all.length < 2 || !Number.isFinite(ratio)) return []
    return [{ unit, ratio, rows: ratios.length, of: all.length }]
  })
}
