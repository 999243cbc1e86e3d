// Estimates from one run of the benchmarks how long a gate takes on a machine like this one, and whether that is too long.
import { fewestRoundsForFamily } from '../../judge/interims.ts'
import type { RunSettings } from '../../model/settings.ts'

/** The result of running the benchmarks once in a fresh clone. Times are in seconds. */
export interface InitTrialRunTimes {
  /** The format in which they were read: `criterion`. */
  readonly format: string
  readonly benchmarks: number
  /** The time to prepare one side: setup, builds. */
  readonly setup: number
  /** The time of all benchmarks on one side in one round. */
  readonly visit: number
}

/** The limits of a gate: its rounds and what decides how few are enough, `budget` in seconds, and the number of machines. */
export interface SettingsAffectingGateTime
  extends Pick<RunSettings, 'count' | 'alpha' | 'deltaTest' | 'correction' | 'stopEarly' | 'confirm'> {
  readonly budget: number | null
  readonly shards: number
}

/** In seconds. */
interface GateTimeAndBilledMinutes {
  /** Preparing both sides, and all rounds: what a job takes at most if nothing is suspected. */
  readonly gate: number
  /** The sum over all jobs, each rounded up to whole minutes, as GitHub bills them. */
  readonly minutes: number
  /** The same if everything had to be measured again, with as many rounds as a second measurement may take. */
  readonly mostMinutes: number
}

/** Seconds that a job takes before and after Benchgate: getting a machine, the checkout, the tools. */
const overheadSeconds = 30

export function estimateGateTimeAndBilledMinutes(
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): GateTimeAndBilledMinutes {
  const preparing = 2 * trial.setup
  const minutes = (measured: number) =>
    bounds.shards * Math.ceil((preparing + measured + overheadSeconds) / 60)
  const once = measuring(trial, bounds)
  const again = Math.min((bounds.confirm ? 3 : 1) * once, bounds.budget ?? Number.POSITIVE_INFINITY)
  return { gate: preparing + once, minutes: minutes(once), mostMinutes: minutes(again) }
}

function measuring(
  { visit }: InitTrialRunTimes,
  { count, shards, budget }: SettingsAffectingGateTime,
): number {
  return Math.min((2 * count * visit) / shards, budget ?? Number.POSITIVE_INFINITY)
}

/** Beyond this people do not wait for a check. In seconds of measuring. */
const patience = 20 * 60

export function isGateTooLongWithoutBudget(
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): boolean {
  return bounds.budget === null && measuring(trial, bounds) > patience
}

/** The largest budget that is proposed, in minutes: with more, fewer benchmarks are the better answer. */
const most = 60

/** The part of a budget that is for rounds; the rest is for measuring suspects again. */
const forRounds = 0.8

/**
 * The `budget` in minutes that a long suite should have: as short as has room for the fewest rounds in which it can
 * fail, and at least half an hour. Null if even an hour has no room for these.
 */
export function suggestedBudgetMinutes(
  { benchmarks, visit }: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): number | null {
  const least = Math.min(bounds.count, fewestRoundsForFamily(benchmarks, bounds))
  const needed = (2 * least * visit) / bounds.shards / forRounds / 60
  const budget = Math.max(30, 5 * Math.ceil(needed / 5))
  return budget > most ? null : budget
}
