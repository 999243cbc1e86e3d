// Measures, then measures again what looks like a regression, if the time allows.
import { reportedAs } from '../../core/filter/filter.ts'
import { planAgain, roundsOf } from '../../core/judge/confirm.ts'
import {
  noiseWanted,
  noiseWantedAgain,
  refusalOf,
  selectForConfirmation,
  selectOpenItems,
  suspectsIn,
} from '../../core/judge/enough.ts'
import { mostRounds, roundsToDecide } from '../../core/judge/interims.ts'
import { isRowOf } from '../../core/judge/row-rules.ts'
import type { Comparison } from '../../core/model/comparison.ts'
import { Cancelled, CouldNotMeasure, NotPutBack, SideFailed } from '../../core/model/errors.ts'
import type { Probe } from '../../core/model/measuring.ts'
import type { Stopped } from '../../core/model/result-file.ts'
import type { Rules, Settings } from '../../core/model/settings.ts'
import { planItems } from '../../core/rounds/schedule.ts'
import { formatDuration, shortSha } from '../../core/words/numbers.ts'
import { errorOf } from '../../core/words/refusal.ts'
import type { Console } from '../program/console.ts'
import { type Driver, type DriverContext, EmptyShard, type Item, OutOfBudget } from './driver.ts'
import { bothSidesError, budgetError, retryError } from './failures.ts'
import type { Planned } from './item-state.ts'
import {
  type Measured,
  type MeasureLimits,
  measure,
  nothingMeasured,
  type WarmUp,
  warmUp,
} from './measure.ts'
import { type Budgeting, beyondBudget } from './round-budget.ts'

/** The first measurement, and the second; null where nothing had to be measured again, or the time was up. */
export interface RunMeasurements {
  readonly first: Measured
  readonly again: Measured | null
  /** What head measured before the first round. */
  readonly probe: readonly Probe[]
  /** Whether the second measurement was made in new memory layouts. */
  readonly isRelaid: boolean
}

/** The settings that measuring depends on. */
export type MeasureSettings = Rules & Pick<Settings, 'run' | 'go' | 'seed' | 'budget' | 'confirm' | 'shard'>

/** Who is told about progress, and what ends measuring early. */
export interface MeasureOptions extends Pick<MeasureLimits, 'watch' | 'stop'> {
  /** Called when all is prepared and tried: measuring, and its budget, begin when this has ended. */
  readonly ready?: () => Promise<void>
  /** How many versions share the alpha that was set, of which the settings have one share; one if left out. */
  readonly sharing?: number | undefined
}

/** The error where no round ended in `given` of what the budget had `left`; both in seconds. */
function budgetTooShort(given: number, left: number): CouldNotMeasure {
  const kept = given < left ? ` (of ${formatDuration(left)}, as suspects are measured again in the rest)` : ''
  return new CouldNotMeasure(
    `budget: the first round did not end within ${formatDuration(given)}${kept}. Give more time, or let the command do less.`,
  )
}

/**
 * The share of the time that is kept for the second measurement: little where only the few suspects are measured again,
 * half where everything is.
 */
function keptShare(driver: Driver, items: readonly Item[]): number {
  return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2
}

function budgetingOf(
  driver: Driver,
  items: readonly Item[],
  settings: MeasureSettings,
  budget: number,
): Budgeting {
  const kept = settings.confirm ? keptShare(driver, items) : 0
  return { budget, rounds: roundsToDecide(settings), kept }
}

/**
 * Walks a schedule of `count` rounds for each item; settled items leave their rounds to others. If it ends with
 * suspected regressions, their items are measured again, until they recur, do not, or the rounds of their plan are made.
 */
export async function measureAndConfirm(
  driver: Driver,
  console: Console,
  settings: MeasureSettings,
  { watch, stop, ready, sharing }: MeasureOptions = {},
): Promise<RunMeasurements> {
  const { count, seed, budget } = settings
  const all = await driver.items()
  // Where time is short, what a change is more likely to have touched comes first.
  const tried =
    budget === null
      ? all
      : all.toSorted((a, b) => Number(b.isChanged ?? false) - Number(a.isChanged ?? false))
  const warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null
  const probe = warmed?.probe ?? []
  const left = budget === null ? null : budget - (warmed?.elapsed ?? 0)
  const untried = warmed?.untried ?? []
  const failed = [...driver.lost, ...(warmed?.lost ?? [])]
  const sound = tried.filter(item => !untried.includes(item) && !failed.some(one => one.item === item))
  const parts = sound.flatMap(item => driver.parts(item))
  const beyond =
    budget === null || warmed === null
      ? []
      : beyondBudget(driver, parts, untried, budgetingOf(driver, parts, settings, budget), warmed.elapsed)
  if (beyond[0]) console.warn(beyond[0].failures[0]?.message ?? '')
  const lost = [...failed, ...beyond]
  const items = parts.filter(item => !beyond.some(one => one.item === item))
  const most = mostRounds(settings)
  const isPart = settings.shard !== null
  // A second measurement may take twice as many rounds as the first.
  const schedules = planItems(items.length, 3 * most, seed)
  const plan = items.map((item, index): Planned => ({ item, rounds: schedules[index] ?? [] }))
  const firstPlan = plan.map(one => ({ ...one, rounds: one.rounds.slice(0, most) }))
  const without = (stopped: Stopped): RunMeasurements => ({
    ...{ first: { ...nothingMeasured, stopped, lost }, again: null, probe, isRelaid: false },
  })
  if (plan.length === 0 && driver.proven.length > 0) return without('unchanged')
  if (plan.length === 0 && driver.isEmpty) return without('empty')
  if (!warmed?.baseFailed) await ready?.()
  const forFirst = left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items))
  const measured = warmed?.baseFailed
    ? { ...nothingMeasured, baseFailed: warmed.baseFailed }
    : await measure(firstPlan, driver, console, {
        budget: forFirst,
        budgeting: budget === null ? undefined : budgetingOf(driver, items, settings, budget),
        ...{ count, isAgain: false, watch, stop },
        noiseWanted: (round, _, rows) => noiseWanted(round, rows, settings),
        further(rounds, units, more) {
          const others = lost.length + more + driver.proven.length
          const refusal = refusalOf(rounds, units, settings, others)
          if (refusal?.kind === 'nothing-measured' && driver.isEmpty) throw new EmptyShard()
          // The other shards may have what head measures.
          const isOpen = refusal?.kind === 'nothing-measured' && refusal.on === 'head' && isPart
          if (refusal && !isOpen) throw errorOf(refusal, settings, sharing)
          return selectOpenItems(rounds, units, settings, isPart)
        },
      }).catch(error => {
        if (error instanceof EmptyShard) return null
        throw error
      })
  if (measured === null) return without('empty')
  const first = { ...measured, lost: [...lost, ...measured.lost] }
  const once = { first, again: null, probe, isRelaid: false }
  if (first.baseFailed || first.stopped === 'failed') return once
  const made = first.rounds.length
  const isStopped = () => stop?.aborted === true
  if (made === 0) throw isStopped() ? new Cancelled('cancelled') : budgetTooShort(forFirst ?? 0, left ?? 0)
  if (!settings.confirm || isStopped()) return once
  const suspects = suspectsIn(first.rounds, first.units, settings)
  if (suspects.length === 0) return once

  const found = `${suspects.length} ${suspects.length === 1 ? 'comparison looks' : 'comparisons look'} like a regression`
  const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const names = new Set(reported.map(({ benchmark }) => benchmark))
  const suspected = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null)
  const suspectsOf = (item: Item) => {
    const its = suspects.filter(one => isOf(item, one))
    return its.length > 0 ? its : suspects
  }
  const planOf = (item: Item) =>
    suspectsOf(item)
      .map(one => planAgain(roundsOf(one), settings))
      .reduce((a, b) => (b.count > a.count ? b : a))
  const repeated = suspected.map(({ rounds, ...one }) => {
    const planned = rounds.slice(most, most + mostRounds(planOf(one.item)))
    return { ...one, rounds: planned.map((round, n) => ({ ...round, round: made + 1 + n })) }
  })
  const longest = Math.max(...repeated.map(({ item }) => planOf(item).count))
  const noTime = () =>
    console.info(
      `${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`,
    )
  const shareOf = ({ only }: Planned) => (only ? only.length / names.size : 1)
  const costOf = (one: Planned) => (first.perRound.get(one.item) ?? 0) * planOf(one.item).count * shareOf(one)
  const needed = repeated.reduce((sum, one) => sum + costOf(one), 0)
  if (left !== null && first.elapsed + needed > left) {
    noTime()
    return once
  }
  console.info(`${found}: measuring up to ${longest} rounds again, to see whether it recurs`)
  const relaying = Date.now()
  try {
    await driver.relink(
      repeated.map(({ item }) => item),
      [...new Set(repeated.flatMap(({ rounds }) => rounds.map(({ round }) => round)))].sort((a, b) => a - b),
    )
  } catch (error) {
    // As in a round: what fails after Ctrl-C fails by it, and what has been measured is judged.
    if (!isStopped() || error instanceof NotPutBack) throw error
    return { ...once, first: { ...first, stopped: 'interrupted' } }
  }
  const again = await measure(repeated, driver, console, {
    budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1000,
    ...{ count: longest, isAgain: true, watch, stop },
    noiseWanted: (_, item) => noiseWantedAgain(suspectsOf(item), settings),
    further: (rounds, units) => selectForConfirmation(rounds, units, suspects, settings, isPart),
  })
  // Without a base a suspect is neither confirmed nor refuted.
  if (again.baseFailed)
    return { ...once, first: { ...first, stopped: 'failed', baseFailed: again.baseFailed } }
  const known = { ...once, first: { ...first, lost: [...first.lost, ...again.lost] } }
  if (again.stopped === 'interrupted') return { ...known, first: { ...known.first, stopped: 'interrupted' } }
  // What the time was up for only after the usual rounds is judged by these.
  const isCutShort = again.stopped === 'budget' && again.rounds.length < longest
  if (isCutShort) noTime()
  if (isCutShort || again.stopped === 'failed') return known
  return { ...known, again, isRelaid: driver.isRelaid }
}

async function warmUpWithin(
  items: readonly Item[],
  driver: Driver,
  console: Console,
  budget: number | null,
  watch: MeasureOptions['watch'],
): Promise<WarmUp> {
  try {
    return await warmUp(items, driver, console, budget, watch)
  } catch (error) {
    throw error instanceof OutOfBudget ? budgetTooShort(budget ?? 0, budget ?? 0) : error
  }
}

/**
 * The items that these comparisons come from, with their suspected benchmarks where these can be told; all items if a
 * comparison matches none, as programs may report any name.
 */
function suspectedIn(
  plan: readonly Planned[],
  suspects: readonly Comparison[],
  reported: readonly string[] | null,
): readonly Planned[] {
  const isKnown = suspects.every(one => plan.some(({ item }) => isOf(item, one)))
  const kept = isKnown ? plan.filter(({ item }) => suspects.some(one => isOf(item, one))) : plan
  const rows = suspects.map(({ benchmark }) => benchmark)
  const only = reported === null ? [] : reportedAs(rows, reported)
  return only.length === 0 ? kept : kept.map(one => ({ ...one, only }))
}

/** Whether a comparison comes from an item. */
function isOf({ benchmark, package: path }: Item, comparison: Comparison): boolean {
  return benchmark === null || (comparison.package === path && isRowOf(comparison.benchmark, benchmark))
}

// Prepares and measures both sides; a base that cannot be measured is an answer, as long as head can.

type Audience = Pick<DriverContext, 'commits' | 'console'> & MeasureOptions

/**
 * Throws the failures of head. Where base cannot be prepared it is tried once more, as one dropped request would leave nothing
 * measured and the check green. Then head is tried once: if the command or the machine is at fault, both fail.
 */
export async function measureSides(
  driver: Driver,
  bench: Audience,
  settings: MeasureSettings,
): Promise<RunMeasurements> {
  const prepareBase = () => baseFailing(() => driver.prepare('base'))
  const failed = await prepareBase()
  const failedAgain = failed && (await onceMore(failed, bench.console, prepareBase))
  if (failed && failedAgain) {
    announce(bench, failed)
    await tryHead(driver, bench, failed, settings)
    const baseFailed = retryError(failed, failedAgain)
    return { first: { ...nothingMeasured, baseFailed }, again: null, probe: [], isRelaid: false }
  }
  await driver.prepare('head')
  const twice = await measureAndConfirm(driver, bench.console, settings, bench)
  if (twice.first.baseFailed) announce(bench, twice.first.baseFailed)
  return twice
}

async function baseFailing(step: () => Promise<void>): Promise<SideFailed | null> {
  try {
    await step()
    return null
  } catch (error) {
    if (error instanceof SideFailed && error.side === 'base') return error
    throw error
  }
}

/** Gives how it failed again. What took all its time is not tried again: it would take as much. */
async function onceMore(
  failed: SideFailed,
  console: DriverContext['console'],
  prepareBase: () => Promise<SideFailed | null>,
): Promise<SideFailed | null> {
  if (failed.kind !== 'failed') return failed
  console.info(`base could not be prepared: ${failed.why}; trying once more, in the same folder`)
  return prepareBase()
}

function announce({ console, commits }: Audience, { why }: SideFailed): void {
  console.warn(`Base could not be measured: ${why} (${shortSha(commits.base.sha)}).`)
}

/** Throws where head fails too, or measures nothing. */
async function tryHead(
  driver: Driver,
  { console }: Audience,
  base: SideFailed,
  { budget }: Pick<Settings, 'budget'>,
): Promise<void> {
  console.info('trying head, to see whether that can be measured')
  try {
    await driver.prepare('head')
    const budgetEnds = budget === null ? null : Date.now() + budget * 1000
    for (const item of await driver.items()) {
      const output = console.untrusted('the trial, head')
      const onOutput = (chunk: Buffer) => output.write(chunk)
      const attempt = { round: 0, place: 'the trial', only: null, budgetEnds, onOutput }
      const { visit } = await driver.visit(item, 'head', attempt).finally(() => output.close())
      if (visit.measurements.length > 0) return
    }
  } catch (error) {
    if (error instanceof OutOfBudget) throw budgetError(base)
    throw error instanceof SideFailed ? bothSidesError(error, base) : error
  }
  throw new CouldNotMeasure(
    `Nothing was measured: head reported no benchmark, and base failed: ${base.message}`,
    base.output,
  )
}
