// Measures, and measures again what looks like a regression, as long as the time allows.
import { isEnough, suspectsIn } from '../../core/enough.ts'
import { CouldNotMeasure } from '../../core/errors.ts'
import { formatDuration } from '../../core/report/format.ts'
import { planRounds } from '../../core/schedule.ts'
import type { Settings } from '../../core/settings.ts'
import { type Bench, type Measured, measure } from './measure.ts'

/** What was measured, and what was measured again; null where nothing had to be, or the time was up. */
export interface Twice {
  readonly first: Measured
  readonly again: Measured | null
}

/** What there is to say where the budget left nothing to compare. */
export function budgetTooShort(budget: number | null): string {
  return `budget: the first round had not ended when the ${formatDuration(budget ?? 0)} for measuring were up. Give more time, or let the command do less.`
}

/**
 * Walks a schedule of at most `count` rounds, and as many rounds again if it ends with a suspected regression. The command
 * runs the whole suite each time, as it cannot be asked for a part.
 */
export async function measureAndConfirm(bench: Bench, settings: Settings): Promise<Twice> {
  const { count, seed, budget } = settings
  const schedule = planRounds(2 * count, seed)
  const first = await measure(schedule.slice(0, count), bench, {
    budget,
    isEnough: (rounds, units) => isEnough(rounds, units, settings),
  })
  if (first.baseFailed) return { first, again: null }
  const rounds = first.rounds.length
  if (rounds === 0) throw new CouldNotMeasure(budgetTooShort(budget))
  const suspects = settings.confirm ? suspectsIn(first.rounds, first.units, settings) : []
  if (suspects.length === 0) return { first, again: null }

  const found = `${suspects.length} ${suspects.length === 1 ? 'comparison looks' : 'comparisons look'} like a regression`
  const noTime = () =>
    bench.console.info(
      `${found}; the budget of ${formatDuration(budget ?? 0)} leaves no time to measure ${rounds} rounds again`,
    )
  if (budget !== null && 2 * first.elapsed > budget) {
    noTime()
    return { first, again: null }
  }
  bench.console.info(`${found}: measuring ${rounds} rounds again, to see whether it recurs`)
  const again = await measure(schedule.slice(count, count + rounds), bench, {
    budget: budget === null ? null : budget - first.elapsed,
    isEnough: () => false,
  })
  // Without a base the suspicion stands neither confirmed nor refuted.
  if (again.baseFailed)
    return { first: { ...first, stopped: 'failed', baseFailed: again.baseFailed }, again: null }
  if (again.rounds.length === rounds) return { first, again }
  noTime()
  return { first, again: null }
}
