// Measures, and measures again what looks like a regression, as long as the time allows.

import { reportedAs } from '../../core/filter/only.ts'
import { furtherItems, suspectsIn } from '../../core/judge/enough.ts'
import { mostRounds } from '../../core/judge/looks.ts'
import type { Comparison } from '../../core/model/comparison.ts'
import { Cancelled, CouldNotMeasure } from '../../core/model/errors.ts'
import type { Probe } from '../../core/model/measuring.ts'
import type { Rules, Settings } from '../../core/model/settings.ts'
import { planItems } from '../../core/rounds/schedule.ts'
import { formatDuration } from '../../core/words/numbers.ts'
import type { Console } from '../program/console.ts'
import { type Driver, type Item, OutOfBudget } from './driver.ts'
import { type Ending, type Measured, measure, nothingMeasured, type WarmUp, warmUp } from './measure.ts'
import type { Planned } from './track.ts'

/** What was measured, and what was measured again; null where nothing had to be, or the time was up. */
export interface RunMeasurements {
  readonly first: Measured
  readonly again: Measured | null
  /** What head measured before the first round. */
  readonly probe: readonly Probe[]
  /** Whether the second measurement was made in memory layouts of its own. */
  readonly isRelaid: boolean
}

/** What of the settings measuring goes by. */
export type MeasureSettings = Rules & Pick<Settings, 'run' | 'go' | 'seed' | 'budget' | 'confirm'>

/** Who sees how it goes on, and what ends it with what there is by then. */
export type WatchAndStop = Pick<Ending, 'watch' | 'stop'>

/** What there is to say where the budget left nothing to compare. */
function budgetTooShort(budget: number | null): string {
  return `budget: the first round had not ended when the ${formatDuration(budget ?? 0)} for measuring were up, but for what is kept to measure suspects again. Give more time, or let the command do less.`
}

/**
 * The share of the time that is kept for the second measurement: suspects are few where they can be measured by themselves;
 * where they cannot, all of it is measured twice.
 */
function keptShare(driver: Driver, items: readonly Item[]): number {
  return driver.canFilter || items.length > 1 ? 1 / 5 : 1 / 2
}

/**
 * Walks a schedule of `count` rounds for each item, of which those that are settled leave theirs to others; and if it ends
 * with suspected regressions, measures the items in which they are again, each in as many rounds as it took to suspect it.
 */
export async function measureAndConfirm(
  driver: Driver,
  console: Console,
  settings: MeasureSettings,
  { watch, stop }: WatchAndStop = {},
): Promise<RunMeasurements> {
  const { count, seed, budget } = settings
  const tried = await driver.items()
  const warmed = driver.isWarmedUp ? await warmUpWithin(tried, driver, console, budget, watch) : null
  const probe = warmed?.probe ?? []
  const left = budget === null ? null : budget - (warmed?.elapsed ?? 0)
  const lost = [...driver.lost, ...(warmed?.lost ?? [])]
  const items = tried.filter(item => !lost.some(one => one.item === item)).flatMap(item => driver.parts(item))
  const most = mostRounds(settings)
  const schedules = planItems(items.length, 2 * most, seed)
  const plan = items.map((item, index): Planned => ({ item, rounds: schedules[index] ?? [] }))
  const firstPlan = plan.map(one => ({ ...one, rounds: one.rounds.slice(0, most) }))
  if (plan.length === 0 && driver.proven.length > 0)
    return { first: { ...nothingMeasured, stopped: 'unchanged', lost }, again: null, probe, isRelaid: false }
  const measured = warmed?.baseFailed
    ? { ...nothingMeasured, baseFailed: warmed.baseFailed }
    : await measure(firstPlan, driver, console, {
        budget: left === null || !settings.confirm ? left : left * (1 - keptShare(driver, items)),
        ...{ count, isAgain: false, watch, stop },
        further: (rounds, units, more) =>
          furtherItems(rounds, units, settings, lost.length + more + driver.proven.length),
      })
  const first = { ...measured, lost: [...lost, ...measured.lost] }
  const once = { first, again: null, probe, isRelaid: false }
  if (first.baseFailed || first.stopped === 'failed') return once
  const made = first.rounds.length
  const isStopped = () => stop?.aborted === true
  if (made === 0) throw isStopped() ? new Cancelled('cancelled') : new CouldNotMeasure(budgetTooShort(budget))
  if (!settings.confirm || isStopped()) return once
  const suspects = suspectsIn(first.rounds, first.units, settings)
  if (suspects.length === 0) return once

  const found = `${suspects.length} ${suspects.length === 1 ? 'comparison looks' : 'comparisons look'} like a regression`
  const reported = first.rounds.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const names = new Set(reported.map(({ benchmark }) => benchmark))
  const suspected = suspectedIn(plan, suspects, driver.canFilter ? [...names] : null)
  const repeated = suspected.map(({ rounds, ...one }) => {
    // What it took to suspect it is what it takes to see it again.
    const its = suspects.filter(two => isOf(one.item, two))
    const needed = Math.max(...(its.length > 0 ? its : suspects).map(roundsOf))
    const planned = rounds.slice(most, most + needed)
    return { ...one, rounds: planned.map((round, n) => ({ ...round, round: made + 1 + n })) }
  })
  const longest = Math.max(...repeated.map(({ rounds }) => rounds.length))
  const noTime = () =>
    console.info(
      `${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${longest} rounds again`,
    )
  const perRound = (item: Item) => (first.spent.get(item) ?? 0) / made
  const shareOf = ({ only }: Planned) => (only ? only.length / names.size : 1)
  const needed = repeated.reduce((sum, one) => sum + perRound(one.item) * one.rounds.length * shareOf(one), 0)
  if (left !== null && first.elapsed + needed > left) {
    noTime()
    return once
  }
  console.info(`${found}: measuring ${longest} rounds again, to see whether it recurs`)
  const relaying = Date.now()
  await driver.relay(
    repeated.map(({ item }) => item),
    Array.from({ length: longest }, (_, n) => made + 1 + n),
  )
  const again = await measure(repeated, driver, console, {
    budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1000,
    ...{ count: longest, isAgain: true, watch, stop },
    further: each => each.map(() => 'all'),
  })
  // Without a base the suspicion stands neither confirmed nor refuted.
  if (again.baseFailed)
    return { ...once, first: { ...first, stopped: 'failed', baseFailed: again.baseFailed } }
  const known = { ...once, first: { ...first, lost: [...first.lost, ...again.lost] } }
  if (again.stopped === 'interrupted') return { ...known, first: { ...known.first, stopped: 'interrupted' } }
  if (again.stopped !== 'budget' && again.rounds.length === longest)
    return { ...known, again, isRelaid: driver.isRelaid }
  if (again.stopped === 'budget') noTime()
  return known
}

async function warmUpWithin(
  items: readonly Item[],
  driver: Driver,
  console: Console,
  budget: number | null,
  watch: WatchAndStop['watch'],
): Promise<WarmUp> {
  try {
    return await warmUp(items, driver, console, budget, watch)
  } catch (error) {
    throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error
  }
}

/**
 * The items that these comparisons come from, and where it can be told, which benchmarks of them; all items where one is named
 * like none, as programs print what they will.
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

/** Whether a comparison comes from an item: it is named like it, with nothing or more behind. */
function isOf({ benchmark, package: path }: Item, comparison: Comparison): boolean {
  if (benchmark === null) return true
  const { package: its, benchmark: name } = comparison
  return its === path && name.startsWith(benchmark) && /^([/\s-]|$)/.test(name.slice(benchmark.length))
}

/** How many rounds a comparison has been measured in. */
function roundsOf({ base, head }: Comparison): number {
  return base.samples.filter((value, n) => value !== null && (head.samples[n] ?? null) !== null).length
}
