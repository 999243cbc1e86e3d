// Measures, and measures again what looks like a regression, as long as the time allows.

import type { Comparison } from '../../core/comparison.ts'
import { settledItems, suspectsIn } from '../../core/enough.ts'
import { Cancelled, CouldNotMeasure } from '../../core/errors.ts'
import type { Measurement } from '../../core/model.ts'
import { formatDuration } from '../../core/report/format.ts'
import { planItems } from '../../core/schedule.ts'
import type { Settings } from '../../core/settings.ts'
import type { Console } from '../console.ts'
import { type Driver, type Item, OutOfBudget } from './driver.ts'
import { type Ending, type Measured, measure, nothingMeasured, type WarmUp, warmUp } from './measure.ts'
import type { Planned } from './rotation.ts'

/** What was measured, and what was measured again; null where nothing had to be, or the time was up. */
export interface Twice {
  readonly first: Measured
  readonly again: Measured | null
  /** What head measured before the first round, in shorter runs. */
  readonly probe: readonly Measurement[]
  /** Whether the second measurement was made in memory layouts of its own. */
  readonly isRelaid: boolean
}

/** Who sees how it goes on, and what ends it with what there is by then. */
export type Watched = Pick<Ending, 'watch' | 'stop'>

/** What there is to say where the budget left nothing to compare. */
function budgetTooShort(budget: number | null): string {
  return `budget: the first round had not ended when the ${formatDuration(budget ?? 0)} for measuring were up. Give more time, or let the command do less.`
}

/**
 * Walks a schedule of at most `count` rounds, and as many rounds again if it ends with a suspected regression, for the
 * items in which there is one.
 */
export async function measureAndConfirm(
  driver: Driver,
  console: Console,
  settings: Settings,
  { watch, stop }: Watched = {},
): Promise<Twice> {
  const { count, seed, budget } = settings
  const items = await driver.items()
  const warmed = driver.isWarmedUp ? await warmUpWithin(items, driver, console, budget, watch) : null
  const probe = warmed?.probe ?? []
  const left = budget === null ? null : budget - (warmed?.elapsed ?? 0)
  const lost = [...driver.lost, ...(warmed?.lost ?? [])]
  const schedules = planItems(items.length, 2 * count, seed)
  const plan = items
    .map((item, index): Planned => ({ item, rounds: schedules[index] ?? [] }))
    .filter(({ item }) => !lost.some(one => one.item === item))
  if (plan.length === 0 && driver.proven.length > 0)
    return { first: { ...nothingMeasured, stopped: 'unchanged', lost }, again: null, probe, isRelaid: false }
  const during = (from: number, to: number, which: readonly Planned[]) =>
    which.map(({ item, rounds }) => ({ item, rounds: rounds.slice(from, to) }))
  const measured = warmed?.baseFailed
    ? { ...nothingMeasured, baseFailed: warmed.baseFailed }
    : await measure(during(0, count, plan), driver, console, {
        budget: left,
        ...{ isAgain: false, watch, stop },
        settled: (rounds, units, more) =>
          settledItems(rounds, units, settings, lost.length + more + driver.proven.length),
      })
  const first = { ...measured, lost: [...lost, ...measured.lost] }
  const once = { first, again: null, probe, isRelaid: false }
  if (first.baseFailed || first.stopped === 'failed') return once
  const rounds = first.rounds.length
  const isStopped = () => stop?.aborted === true
  if (rounds === 0)
    throw isStopped() ? new Cancelled('cancelled') : new CouldNotMeasure(budgetTooShort(budget))
  const suspects = settings.confirm && !isStopped() ? suspectsIn(first.rounds, first.units, settings) : []
  if (suspects.length === 0) return once

  const found = `${suspects.length} ${suspects.length === 1 ? 'comparison looks' : 'comparisons look'} like a regression`
  const noTime = () =>
    console.info(
      `${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${rounds} rounds again`,
    )
  const suspected = itemsOf(suspects, plan)
  const needed = suspected.reduce((sum, { item }) => sum + (first.spent.get(item) ?? 0), 0)
  if (left !== null && first.elapsed + needed > left) {
    noTime()
    return once
  }
  const repeated = during(count, count + rounds, suspected)
  console.info(`${found}: measuring ${rounds} rounds again, to see whether it recurs`)
  const relaying = Date.now()
  await driver.relay(
    suspected.map(({ item }) => item),
    repeated[0]?.rounds.map(({ round }) => round) ?? [],
  )
  const again = await measure(repeated, driver, console, {
    budget: left === null ? null : left - first.elapsed - (Date.now() - relaying) / 1000,
    ...{ isAgain: true, watch, stop },
    settled: each => each.map(() => false),
  })
  // Without a base the suspicion stands neither confirmed nor refuted.
  if (again.baseFailed)
    return { ...once, first: { ...first, stopped: 'failed', baseFailed: again.baseFailed } }
  const known = { ...once, first: { ...first, lost: [...first.lost, ...again.lost] } }
  if (again.stopped === 'interrupted') return { ...known, first: { ...known.first, stopped: 'interrupted' } }
  if (again.rounds.length === rounds && again.stopped !== 'budget')
    return { ...known, again, isRelaid: driver.isRelaid }
  if (again.stopped === 'budget') noTime()
  return known
}

async function warmUpWithin(
  items: readonly Item[],
  driver: Driver,
  console: Console,
  budget: number | null,
  watch: Watched['watch'],
): Promise<WarmUp> {
  try {
    return await warmUp(items, driver, console, budget, watch)
  } catch (error) {
    throw error instanceof OutOfBudget ? new CouldNotMeasure(budgetTooShort(budget)) : error
  }
}

/** The items that these comparisons come from; all of them where one is named like none, as programs print what they will. */
function itemsOf(comparisons: readonly Comparison[], plan: readonly Planned[]): readonly Planned[] {
  const isKnown = comparisons.every(one => plan.some(({ item }) => isOf(item, one)))
  return isKnown ? plan.filter(({ item }) => comparisons.some(one => isOf(item, one))) : plan
}

/** Whether a comparison comes from an item: it is named like it, or like a sub-benchmark of it. */
function isOf({ benchmark, package: path }: Item, comparison: Comparison): boolean {
  if (benchmark === null) return true
  return comparison.package === path && comparison.benchmark.split(/[/\s-]/)[0] === benchmark
}
