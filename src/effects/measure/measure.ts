// Walks the schedule: visits both sides for one item after the other, round after round.
import type { PrintedLine } from '../../core/judge/doubts.ts'
import type { Selection } from '../../core/judge/enough.ts'
import { roundLabel } from '../../core/live/progress.ts'
import type { Flaky } from '../../core/model/comparison.ts'
import { NotPutBack, type SideFailed } from '../../core/model/errors.ts'
import type { Measurement, Probe, Round, UnitRules } from '../../core/model/measuring.ts'
import type { Stopped } from '../../core/model/result-file.ts'
import type { Console } from '../program/console.ts'
import { type Driver, type Item, inLines, type LostItem, OutOfBudget, type Watch } from './driver.ts'
import { applySelection, keep, lostIn, type Planned } from './item-state.ts'
import { type Budgeting, RoundBudget } from './round-budget.ts'
import { type Pair, RoundRobin } from './round-robin.ts'

/** The results of a schedule, as far as it was walked. */
export interface Measured {
  readonly rounds: readonly Round[]
  readonly units: UnitRules
  /** What benchmarks have printed besides their results. */
  readonly printed: readonly PrintedLine[]
  /** Items that have failed, and are not in the rounds. */
  readonly lost: readonly LostItem[]
  /** Benchmarks that have failed now and then, and are in the rounds. */
  readonly flaky: readonly Flaky[]
  /** Seconds within the visits of a round of each item, if all of its benchmarks are measured. */
  readonly perRound: ReadonlyMap<Item, number>
  readonly stopped: Stopped
  /** The failure that ended it, if base failed and nothing else is left. */
  readonly baseFailed: SideFailed | null
  /** Seconds in all, including the switches of sides. */
  readonly elapsed: number
}

/** The result where base failed before anything was measured. */
export const nothingMeasured: Measured = {
  rounds: [],
  units: new Map(),
  printed: [],
  lost: [],
  flaky: [],
  perRound: new Map(),
  stopped: 'failed',
  baseFailed: null,
  elapsed: 0,
}

/** When to end before the schedule does. */
export interface MeasureLimits {
  /** Seconds of measuring; null for no limit. A round that is cut short does not count. */
  readonly budget: number | null
  /** What the whole budget is to be used for; left out where all is measured for as long as there is time. */
  readonly budgeting?: Budgeting | undefined
  /**
   * How many rounds there are for each item. Open items may use the rounds that others leave, or any where everything `isAgain`: the plan
   * has rounds beyond these.
   */
  readonly count: number
  /** Whether everything was measured before, so that lost benchmarks can be judged by that. */
  readonly isAgain: boolean
  /** Once it aborts, visits are cancelled, and measuring ends with what there is; left out where nothing can stop it. */
  readonly stop?: AbortSignal | undefined
  /** The standard deviation of log(head / base) that a round should have at most, of which these are the `rows`. */
  noiseWanted(round: number, item: Item, rows: readonly Measurement[]): number
  /** Is told about progress; without one, progress goes to the console as lines. */
  readonly watch?: Watch | undefined
  /**
   * What is measured further of each item, given its rounds, where `lost` others were lost. What it throws ends the run
   * without a verdict.
   */
  further(items: readonly (readonly Round[])[], units: UnitRules, lost: number): readonly Selection[]
}

/**
 * Measures round by round, until the schedule or the budget ends, or everything is settled. An item that fails is lost,
 * with all its rounds. If none is left, a failure of head is thrown as SideFailed, and one of base ends the measuring;
 * that or the budget may leave no round at all.
 */
export async function measure(
  plan: readonly Planned[],
  driver: Driver,
  console: Console,
  { budget, budgeting, count, isAgain, stop, watch = inLines(console), noiseWanted, further }: MeasureLimits,
): Promise<Measured> {
  const began = Date.now()
  const elapsed = () => (Date.now() - began) / 1000
  const rotation = new RoundRobin(plan, driver, console, {
    budgetEnds: budget === null ? null : began + budget * 1000,
    isAgain,
    hasRun: isAgain || driver.isWarmedUp,
    ...{ watch, noiseWanted },
  })
  const ended = (stopped: Stopped, baseFailed: SideFailed | null = null): Measured => ({
    ...rotation.failures(),
    rounds: rotation.rounds,
    units: rotation.visitor.units,
    printed: [...rotation.visitor.printed.values()],
    perRound: rotation.perRound,
    stopped,
    baseFailed,
    elapsed: elapsed(),
  })
  const numbers = longest(plan).map(({ round }) => round)
  const pool = new RoundBudget(isAgain ? Infinity : count * plan.length)
  for (const [index, round] of numbers.entries()) {
    const roundBegan = elapsed()
    const { open } = rotation
    const isBeyond = index >= count
    const last = numbers[isBeyond ? numbers.length - 1 : Math.min(count, numbers.length) - 1] ?? round
    const place = roundLabel({ round, last, isBeyond })
    let pair: Pair | undefined
    let visited: Item | undefined
    pool.take(open)
    try {
      for (const track of open) {
        visited = track.item
        const planned = track.rounds[index]
        if (!planned) continue
        pair = await rotation.visit(track, planned, place)
        if (track.isOpen) keep(track, { round, block: 1, first: planned.order[0], ...pair })
      }
    } catch (error) {
      // Ctrl-C reaches every program of a terminal, git too: a failure after it is caused by it.
      const isStopped = stop?.aborted === true && !(error instanceof NotPutBack)
      if (!isStopped && !(error instanceof OutOfBudget)) throw error
      rotation.visitor.show(place)
      const what = visited?.title ? ` while ${visited.title} ran` : ''
      const how = isStopped ? 'measuring was stopped' : 'the budget ended'
      console.info(`${place}: ${how}${what}; what was cut short is not counted`)
      const why = isStopped ? 'interrupted' : 'budget'
      // The first round is all or nothing: items that it did not reach would silently be missing.
      return index === 0 ? { ...ended(why), rounds: [] } : ended(why)
    }
    rotation.visitor.show(place)
    const failed = rotation.failure()
    const { sound } = rotation
    if (failed || sound.length === 0) return ended('failed', failed)

    // Also after the last round: it may throw, however few rounds there are.
    const asked = further(
      sound.map(({ measured }) => measured),
      rotation.visitor.units,
      rotation.tracks.flatMap(lostIn).length,
    )
    for (const [n, track] of sound.entries())
      applySelection(track, asked[n] ?? 'nothing', index + 1, driver.canFilter)
    const took = elapsed() - roundBegan
    if (budget !== null && budgeting)
      rotation.keepWithin(budget - elapsed(), index + 1, took, open, budgeting)
    // As items leave the rotation, the last round predicts the next one best.
    const pace = rotation.isAlone ? elapsed() / (index + 1) : (took * rotation.open.length) / open.length
    // Most of what is measured again is over at `count`.
    const most = isAgain && index + 1 < count ? count : numbers.length
    const left = pace * Math.min(most - 1 - index, pool.roundsOf(rotation.open))
    const isLast = index === numbers.length - 1 || (index + 1 >= count && !pool.allows(rotation.open))
    watch.roundEnded({
      ...{ round, last, isBeyond, isAgain, visited: open.length, took, left },
      open: isLast ? 0 : rotation.open.length,
      pair: (rotation.isAlone && pair) || null,
      rounds: () => rotation.rounds,
      units: rotation.visitor.units,
    })
    // If exactly the usual rounds were made, or all there are, nothing ended early.
    const isUsual = index + 1 === count || index === numbers.length - 1
    if (rotation.open.length === 0) return ended(isUsual ? 'count' : 'settled')
    if (isLast) return ended('count')
    // A round does not begin that, at the pace so far, would end too late.
    if (budget !== null && elapsed() + pace > budget) return ended('budget')
  }
  throw new RangeError('a schedule needs a round')
}

/** The longest list of rounds: items may have different numbers of them. */
function longest(plan: readonly Planned[]): Planned['rounds'] {
  return plan.reduce<Planned['rounds']>(
    (most, { rounds }) => (rounds.length > most.length ? rounds : most),
    [],
  )
}

/** The results of the trials of all items. */
export interface WarmUp extends Pick<Measured, 'lost' | 'baseFailed' | 'elapsed'> {
  /** What head measured. */
  readonly probe: readonly Probe[]
  /** What was not tried any more, as the trials have used up their share of the budget. */
  readonly untried: readonly Item[]
}

/** The share of a budget that trials may take. */
const trialShare = 1 / 4

/**
 * Visits each item once, briefly, so that what is slow only the first time is not measured. Throws as measure does, and
 * OutOfBudget.
 */
export async function warmUp(
  items: readonly Item[],
  driver: Driver,
  console: Console,
  budget: number | null,
  watch: Watch = inLines(console),
): Promise<WarmUp> {
  const began = Date.now()
  const rotation = new RoundRobin(
    items.map(item => ({ item, rounds: [] })),
    driver,
    console,
    {
      budgetEnds: budget === null ? null : began + budget * 1000,
      trial: budget === null ? null : budget / 10,
      ...{ isAgain: false, hasRun: false, watch, noiseWanted: () => 0 },
    },
  )
  const probe: Probe[] = []
  const untried: Item[] = []
  for (const track of rotation.tracks) {
    if (budget !== null && probe.length > 0 && Date.now() - began > budget * 1000 * trialShare) {
      untried.push(track.item)
      continue
    }
    const pair = await rotation.visit(track, { round: 0, order: ['base', 'head'] }, 'the trial')
    probe.push(rotation.visitor.probes.get(track.item) ?? { short: pair.head, long: null, two: null })
  }
  rotation.visitor.show('the trial')
  const baseFailed = rotation.failure()
  const { lost } = rotation.failures()
  return { probe, lost, baseFailed, untried, elapsed: (Date.now() - began) / 1000 }
}
