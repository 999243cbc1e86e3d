// The order of functions in a round, as the number from which Go's linker draws it.
import { randomFrom } from '../common/random.ts'

/**
 * The `-randlayout` of a round: 1 to 2^31. Runs with the same `seed` have the same in a round, wherever each has begun.
 * It is drawn from other numbers than the coins of that seed: which side goes first tells nothing of the order.
 */
export function orderOf(seed: number, round: number): number {
  return 1 + Math.floor(randomFrom(~seed ^ Math.imul(round, 0x85ebca6b))() * 2 ** 31)
}
