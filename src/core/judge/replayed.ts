// Whether the times of a side were measured once and replayed in all later rounds, as the cache of a task runner does.
import type { Replayed } from '../model/comparison.ts'
import { benchmarkId } from '../model/identity.ts'
import { type Series, type Side, sides } from '../model/measuring.ts'
import { isTimed } from '../model/units.ts'
import { stepsIn } from './steps-in.ts'
import { presentValues } from './summary.ts'

/** Fewer rounds show nothing. */
export const fewestRounds = 3

/** The chance of a false alarm for a run, on a machine whose times spread over `leastSpread` of their size at least. */
const falseAlarm = 1e-6
/** The times of the steadiest machines and benchmarks vary by more than this share from process to process. */
const leastSpread = 1e-4
/** Even where a benchmark is as steady as its last digit: of values with four digits, one in two is another one. */
const fewestSteps = 1000
const leastChances = 2
/** A benchmark that is so steady is so in all rounds, so further ones add nothing. */
const mostRepeats = 2

/**
 * The sides on which every time and rate has the same value in all rounds, to the last digit; null where there is none, or where
 * chance could explain it. A value in `steps` of its last digit is one of `steps * leastSpread` at least that it could have been, so
 * that n rounds are equal by chance with a probability of that to the power of 1 - n, independently of other benchmarks. Values of three
 * digits or fewer count for nothing, and nor do counts and what is declared to be exact, which never vary.
 */
export function replayedOf(series: readonly Series[]): Replayed | null {
  const timed = series.filter(({ unit, rule }) => isTimed(unit) && rule.assume !== 'exact')
  const found = sides.filter(side => isReplayed(timed, side))
  if (found.length === 0) return null
  const lengths = timed.flatMap(one => found.map(side => presentValues(one[side]).length))
  return { kind: 'replayed', sides: found, rounds: Math.max(...lengths) }
}

function isReplayed(timed: readonly Series[], side: Side): boolean {
  /** By benchmark, as its rate may be its time turned round. */
  const chances = new Map<string, number>()
  for (const one of timed) {
    const values = presentValues(one[side])
    if (values.some(value => value !== values[0])) return false
    const id = benchmarkId(one)
    chances.set(id, Math.max(chances.get(id) ?? 0, logOfChances(values)))
  }
  return [...chances.values()].reduce((sum, one) => sum + one, 0) >= -Math.log(falseAlarm)
}

/** The logarithm of how many samples of this length are as likely as one of equal values. */
function logOfChances(values: readonly number[]): number {
  const [value] = values
  if (value === undefined || values.length < fewestRounds) return 0
  const steps = stepsIn(value)
  if (steps < fewestSteps) return 0
  const repeats = values.length - 1
  return Math.max(
    repeats * Math.log(steps * leastSpread),
    Math.min(repeats, mostRepeats) * Math.log(leastChances),
  )
}
