// The self-test: experiments with one slowed benchmark show whether a gate can go red, and if not, why.
//
// One benchmark of head is made worse in what it reports, by an exact amount. Stopping its processes (SIGSTOP) was tried first:
// processor time and medians of short times do not grow by it. Four of five gates must notice, as near the limit a real slowdown
// is missed now and then.
import { type BrokenSourcesCanaryResult, findingAndAdviceOfBrokenSourcesCanary } from '../canary/canary.ts'
import { groupBy } from '../common/memoize.ts'
import { rowsWithOutcome, verdictFailsCheck } from '../judge/verdict.ts'
import type { Comparison } from '../model/comparison.ts'
import { packageAndBenchmarkId, rowId } from '../model/measuring.ts'
import type { ResultFile } from '../model/result-file.ts'
import type { FailOn, RunSettings } from '../model/settings.ts'
import { isCountOrBytesUnit } from '../model/units.ts'
import { createBenchmarkNaming, shortenNameInMiddle } from '../words/names.ts'
import {
  formatDeltaOrFromZero,
  formatDuration,
  formatFractionAsPercent,
  formatUnsignedPercent,
} from '../words/numbers.ts'
import { alignColumns, type ColourText, wrapLine } from '../words/terminal.ts'

/**
 * Returns the slowdown that should show in four of five gates, by the noise of one in which nothing was slowed: the test has to
 * see it, and the estimate to exceed the threshold in four of five runs, which takes a third of what the test sees more.
 * Null if the noise of no row is known.
 */
export function estimateGateDetectableSlowdown({
  comparisons,
  settings,
}: GateResultForSelfTest): number | null {
  const each = comparisons.filter(isSlowableRow).flatMap(({ visible, rule }) => {
    if (visible === null) return []
    const threshold = settings.benchmarks[rule ?? -1]?.threshold ?? settings.threshold
    return [Math.max(visible, threshold + (settings.strict ? visible : visible / 3))]
  })
  return each.length === 0 ? null : quantile(each, 0.8)
}

/**
 * The outcome of a self-test: the gate works; it was red although nothing was slowed; it was not red although something was; or no
 * benchmark can be slowed.
 */
export type SlowdownSelfTestOutcome = 'works' | 'red-without' | 'not-red' | 'nothing-to-slow'

/** Returns null if it is not known yet: a gate works if it is red in four of five experiments at `slowdown`. */
export function decideSelfTestOutcome(
  slowdown: number,
  experiments: readonly SelfTestExperimentResult[],
): SlowdownSelfTestOutcome | null {
  if (experiments.some(({ asked, isRed, others }) => (asked === 0 ? isRed : others.length > 0)))
    return 'red-without'
  const level = summariseExperimentsAtSlowdown(slowdown, experiments)
  if (level.isMissed) return 'not-red'
  return level.isShown ? 'works' : null
}

/** The reason why a gate did not go red. */
export type SelfTestMissCause =
  | { readonly kind: 'never-fails'; readonly failOn: FailOn }
  | { readonly kind: 'threshold'; readonly threshold: number }
  /** Only what exceeds `foreseen` could be shown in so many rounds; about `rounds` of them would be enough. */
  | {
      readonly kind: 'noise'
      readonly foreseen: number | null
      readonly count: number
      readonly rounds: number | null
    }

/** Returns why the gate was not red at a slowdown; the first that holds is what to change first. `still` was not slowed. */
export function findCauseOfMissedSlowdown(slowdown: number, still: GateResultForSelfTest): SelfTestMissCause {
  const { failOn, threshold, count } = still.settings
  if (failOn === 'never') return { kind: 'never-fails', failOn }
  if (slowdown <= threshold) return { kind: 'threshold', threshold }
  const visible = quantile(
    still.comparisons.filter(isSlowableRow).flatMap(comparison => comparison.visible ?? []),
    0.8,
  )
  // Noise shrinks with the root of the rounds.
  const rounds = visible > slowdown ? Math.ceil(count * (visible / slowdown) ** 2) : null
  return { kind: 'noise', foreseen: estimateGateDetectableSlowdown(still), count, rounds }
}

/** Returns a quantile; 0 if there are no values. */
function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0
}

// The answer of a self-test as text for a terminal: a table of what was tried, and what it means.

/** The result of a self-test; with `schema` it is the output of `--json`. */
export interface SelfTestResult {
  readonly schema: 1
  /** True if the gate sees a change of the code in the checkout; null if it was ended before that was tried. */
  readonly canary: BrokenSourcesCanaryResult | null
  /** The slowdown at which the gate has to be red, a plain ratio. */
  readonly slowdown: number
  /** Null if it was ended before that was known. */
  readonly outcome: SlowdownSelfTestOutcome | null
  /** The reason why the gate was not red; null for any other outcome. */
  readonly cause: SelfTestMissCause | null
  /** The slowdown that four of five gates should notice according to the noise; null if unknown. */
  readonly foreseen: number | null
  /** The smallest slowdown that four of five gates noticed; null if none was found. */
  readonly smallest: ExperimentsAtSlowdown | null
  readonly experiments: readonly SelfTestExperimentResult[]
}

/** Returns 0 if the gate works, 1 if it does not or measures other code, and 2 if it could not be tried. */
export function exitStatusOfSelfTest({
  outcome,
  canary,
}: Pick<SelfTestResult, 'outcome' | 'canary'>): number {
  if (canary?.outcome === 'not-seen') return 1
  if (outcome === 'works') return 0
  return outcome === 'red-without' || outcome === 'not-red' ? 1 : 2
}

export function slowdownSelfTestReportText(test: SelfTestResult, paint: ColourText, width: number): string {
  const rows = test.experiments.map(experiment => [
    experiment.benchmark === null ? 'nothing' : shortenNameInMiddle(experiment.benchmark, 40),
    experiment.asked === 0 ? '' : formatFractionAsPercent(experiment.asked),
    experiment.measured === null ? '' : formatDeltaOrFromZero(experiment.measured),
    experiment.isRed ? 'red' : experiment.verdict === 'inconclusive' ? 'inconclusive' : 'green',
    formatDuration(experiment.seconds),
  ])
  const table = alignColumns([['slowed', 'by', 'estimate', 'the gate', 'took'], ...rows], 1)
  const sentences = [sentenceOf(test, paint), smallestOf(test)].filter(one => one !== '')
  const wrapped = (text: string) => wrapLine(text, Math.min(100, Math.max(40, width)))
  return [
    ...canaryOf(test, paint).flatMap(one => [...wrapped(one), '']),
    ...table,
    ...sentences.flatMap(one => ['', ...wrapped(one)]),
    '',
  ].join('\n')
}

/** Returns the lines on the canary. They come first, as the rest means nothing if the gate measures other code. */
function canaryOf({ canary }: SelfTestResult, paint: ColourText): readonly string[] {
  if (canary === null) return []
  const { found, todo } = findingAndAdviceOfBrokenSourcesCanary(canary)
  const colour = { seen: 'green', 'not-seen': 'red', unknown: 'yellow', untried: 'yellow' } as const
  return [paint(colour[canary.outcome], found), ...(todo === '' ? [] : [todo])]
}

function sentenceOf(test: SelfTestResult, paint: ColourText): string {
  const by = formatFractionAsPercent(test.slowdown)
  const { shown, experiments } = summariseExperimentsAtSlowdown(test.slowdown, test.experiments)
  switch (test.outcome) {
    case null:
      return 'The self-test ended before it was known whether the gate works.'
    case 'works': {
      const works = `gate works: it was red in ${shown} of ${experiments} runs with a benchmark ${by} slower, and not in the run without a change.`
      return test.canary?.outcome === 'not-seen'
        ? `Apart from that, the ${works}`
        : paint('green', `The ${works}`)
    }
    case 'red-without':
      return paint(
        'red',
        `${redWithout(test)} By chance this happens in at most one of twenty runs: run it again, and if it is red again, look at the machine with "benchgate doctor" and "benchgate calibrate".`,
      )
    case 'nothing-to-slow':
      return paint(
        'red',
        'No slowdown was tried, as no benchmark of this suite could fail by being slower: each row is muted by the rules, counts bytes or allocations, or has a unit for which it is not known whether lower or higher is better.',
      )
    case 'not-red':
      return paint(
        'red',
        `The gate misses slowdowns: it was red in ${shown === 0 ? `none of the ${experiments}` : `only ${shown} of ${experiments}`} runs with a benchmark ${by} slower${whyNot(test.cause)}`,
      )
  }
}

function redWithout({ experiments }: SelfTestResult): string {
  const [other] = experiments.flatMap(({ others }) => others)
  return other === undefined
    ? 'The gate was red although nothing had changed.'
    : `The gate was red for ${shortenNameInMiddle(other, 60)}, which was not slowed.`
}

function whyNot(cause: SelfTestMissCause | null): string {
  switch (cause?.kind) {
    case 'never-fails':
      return `. fail-on is "${cause.failOn}". Set it to "regression".`
    case 'threshold':
      return `. The threshold, ${formatFractionAsPercent(cause.threshold)}, lets such a slowdown pass. Set "threshold" below it, or try a larger --slowdown.`
    case 'noise': {
      const least =
        cause.foreseen === null
          ? ''
          : `. ${cause.count} rounds can detect about ${formatUnsignedPercent(cause.foreseen)} on this machine`
      const rounds = cause.rounds === null ? 'a larger "count"' : `"count" to about ${cause.rounds}`
      return `${least}. Set ${rounds}, use a quieter machine, or make each benchmark run longer.`
    }
    case undefined:
      return '.'
  }
}

function smallestOf({ smallest, foreseen, outcome, cause }: SelfTestResult): string {
  if (outcome !== 'works' && outcome !== 'not-red') return ''
  if (smallest !== null)
    return `Of the slowdowns tried, the smallest that the gate notices on this machine in at least 80% of the runs: ${formatFractionAsPercent(smallest.asked)} (red in ${smallest.shown} of ${smallest.experiments} runs).`
  // Noise is not what decides if the settings let a slowdown pass.
  if (foreseen === null || cause?.kind === 'never-fails' || cause?.kind === 'threshold') return ''
  return `Judging by the noise, a slowdown of ${formatUnsignedPercent(foreseen)} should turn four of five runs red on this machine; no run has confirmed this.`
}

// Experiments of a self-test: a commit against itself, with one benchmark of head slowed on purpose.

/** A benchmark of head in one unit, which is made to look slower. */
export type RowToSlow = Pick<Comparison, 'benchmark' | 'package' | 'unit' | 'better'>

/** One gate of a commit against itself, with one benchmark of head slowed. */
export interface SelfTestExperimentResult {
  /** The slowdown, a plain ratio; 0 for none. */
  readonly asked: number
  /** The slowed benchmark, as the report names it; null if none was slowed. */
  readonly benchmark: string | null
  readonly verdict: ResultFile['verdict']
  readonly isRed: boolean
  /** True if the slowed benchmark turned it red. */
  readonly isShown: boolean
  /** The benchmarks that turned it red although they were not slowed, as people see them. */
  readonly others: readonly string[]
  /** The estimate of the worsening of the slowed benchmark, a plain ratio; null if there is none. */
  readonly measured: number | null
  readonly seconds: number
}

/** The parts of a result that an experiment uses. */
type GateResultForSelfTest = Pick<ResultFile, 'verdict' | 'settings' | 'comparisons' | 'formats'>

/** `rows` are those of the slowed benchmark; there are none if `asked` is 0. */
export function summariseSelfTestExperiment(
  slowdown: number,
  rows: readonly RowToSlow[],
  { verdict, settings, comparisons, formats }: GateResultForSelfTest,
  seconds: number,
): SelfTestExperimentResult {
  const naming = createBenchmarkNaming(comparisons, [], formats)
  const isSlowed = (slowedRow: RowToSlow) => rows.some(row => rowId(row) === rowId(slowedRow))
  const isRed = verdictFailsCheck(verdict, settings.failOn)
  const failing = rowsWithOutcome(comparisons, 'regressed')
  const estimates = comparisons.filter(isSlowed).map(worsening)
  const [first] = rows
  return {
    ...{ asked: slowdown, verdict, isRed, seconds },
    benchmark: first ? naming(first) : null,
    isShown: isRed && failing.some(isSlowed),
    others: [...new Set(failing.filter(one => !isSlowed(one)).map(naming))],
    measured: estimates.find(one => one !== null) ?? null,
  }
}

/**
 * Returns the benchmarks that can be slowed, each with its rows. Allocations, sizes and what is declared to be without noise stay
 * as they are however slow a program is; and what is muted cannot fail.
 */
export function findSlowableBenchmarks({
  comparisons,
}: Pick<GateResultForSelfTest, 'comparisons'>): readonly (readonly RowToSlow[])[] {
  const rows = comparisons.filter(comparison => isSlowableRow(comparison) && comparison.gate === 'fail')
  return [...groupBy(rows, packageAndBenchmarkId).values()]
}

/** Returns true if its values grow with how slow a program is, and in which direction they become worse is known. */
function isSlowableRow({ better, unit, assume }: Comparison): boolean {
  return better !== null && assume !== 'exact' && !isCountOrBytesUnit(unit)
}

/** Returns null if there is no ratio. */
function worsening({ better, ratio }: Comparison): number | null {
  if (ratio === null) return null
  return (better === 'higher' ? 1 / ratio.estimate : ratio.estimate) - 1
}

// The search for the smallest slowdown that shows in four of five gates.

interface ExperimentsAtSlowdown {
  /** A plain ratio. */
  readonly asked: number
  readonly experiments: number
  /** The number of experiments that were red because of the slowdown. */
  readonly shown: number
  /** True if at least four experiments were red, and at most one was not. */
  readonly isShown: boolean
  /** True if at least two experiments were not red. If neither is true, more experiments are needed. */
  readonly isMissed: boolean
}

/** Levels nearer to each other than this are one. */
const leastRatio = 1.3
/** The ratio between two successive slowdowns. */
const step = 1.4

export function summariseExperimentsAtSlowdown(
  slowdown: number,
  experiments: readonly SelfTestExperimentResult[],
): ExperimentsAtSlowdown {
  const here = experiments.filter(experiment => experiment.asked === slowdown)
  const shown = here.filter(({ isShown }) => isShown).length
  const isMissed = here.length - shown > 1
  return { asked: slowdown, experiments: here.length, shown, isMissed, isShown: !isMissed && shown >= 4 }
}

/** Returns the slowdowns that were tried, the smallest first. */
function levelsOf(experiments: readonly SelfTestExperimentResult[]): readonly ExperimentsAtSlowdown[] {
  const slowdowns = [...new Set(experiments.map(experiment => experiment.asked))].filter(one => one > 0)
  return slowdowns.toSorted((a, b) => a - b).map(one => summariseExperimentsAtSlowdown(one, experiments))
}

/** Returns the smallest slowdown that was shown so often, among those above all that were missed; null if there is none. */
export function smallestSlowdownShownInSelfTest(
  experiments: readonly SelfTestExperimentResult[],
): ExperimentsAtSlowdown | null {
  const levels = levelsOf(experiments)
  const missed = levels.findLastIndex(({ isMissed }) => isMissed)
  return levels.slice(missed + 1).find(({ isShown }) => isShown) ?? null
}

/**
 * Returns the slowdown to try next; null if the search is over. It begins at `first`, and looks for none at or below the threshold,
 * which the gate lets pass.
 */
export function nextSlowdownToTry(
  experiments: readonly SelfTestExperimentResult[],
  first: number,
  { threshold }: Pick<RunSettings, 'threshold'>,
): number | null {
  const levels = levelsOf(experiments)
  const open = levels.find(({ isShown, isMissed }) => !isShown && !isMissed)
  if (open) return open.asked
  const missed = levels.findLast(({ isMissed }) => isMissed)?.asked ?? null
  const shown = smallestSlowdownShownInSelfTest(experiments)?.asked ?? null
  const lowest = Math.max(threshold, missed ?? 0)
  if (shown === null) return inBounds(levels.length === 0 ? first : Math.max(first, lowest * step), levels)
  // The slowdown that the noise predicts comes first, then smaller ones until one is not noticed.
  if (first * leastRatio < shown && first > lowest) return inBounds(first, levels)
  if (lowest > 0 && shown / lowest < leastRatio) return null
  return inBounds(Math.max(shown / step, Math.sqrt(shown * lowest)), levels)
}

/** Rounds a slowdown up to half a percent; null if it is above 1, which is twice as slow, or was tried before. */
function inBounds(slowdown: number, levels: readonly ExperimentsAtSlowdown[]): number | null {
  const rounded = Math.max(1, Math.ceil(slowdown * 200 - 1e-9)) / 200
  return rounded > 1 || levels.some(({ asked }) => asked === rounded) ? null : rounded
}
