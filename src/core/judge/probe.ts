// What runs before the rounds show of a benchmark: whether its times depend on how often it runs.
import type { Probe, Visit } from '../model.ts'
import { byTime, fastestOf, shortest, type Timing, timingsOf, totalOf } from './timing.ts'

/** A Probed benchmark was measured with few iterations and with many. */
type Probed = Readonly<Record<'probe' | 'full', Timing>>

/** A ProbeReason is a doubt that these are reason for. */
export type ProbeReason =
  /** More operations take longer each: about N to the power of `exponent`. */
  | (Probed & { readonly kind: 'grows-with-n'; readonly exponent: number })
  /** A run takes `setup` seconds however many operations it has: this share of its time. */
  | (Probed & { readonly kind: 'setup-timed'; readonly setup: number; readonly share: number })

/** Fewest times as many iterations from which the effect of their number can be told. */
const apart = 2
/** How many times as long as in a full run an operation must take in the probe, beyond what noise does. */
const clearly = 2
/**
 * Work as large as the square root of b.N has 0.5. Noise has to make operations more than twice as slow in the full run, but
 * not in the probe, to look like this: they then make seven times the iterations instead of sixteen.
 */
const leastExponent = 0.4
/** Of fewer than these in the probe, one more or less is a different exponent. */
const fewestIterations = 10
const leastShare = 0.1

/** A Tried benchmark ran before the rounds. */
export interface Tried {
  readonly short: readonly Timing[]
  /** Empty where it did not run for the whole time. */
  readonly long: readonly Timing[]
  /** Of what processors worked in a second of the short run, how much they did in one of the long: 1 where unknown. */
  readonly pace: number
}

/** By the names of benchmarks, as several may come of one. */
export function triedIn({ short, long }: Probe): readonly (readonly [string, Tried])[] {
  const ofLong = timingsOf(long?.measurements ?? [])
  const [slow, quick] = [shareOf(short), long && shareOf(long)]
  const pace = slow && quick ? quick / slow : 1
  return [...timingsOf(short.measurements)].map(([id, timings]) => [
    id,
    { short: timings, long: ofLong.get(id) ?? [], pace },
  ])
}

/** Processor time in a second of a visit; null where it is not known. */
function shareOf({ seconds, processor }: Visit): number | null {
  return processor === undefined || seconds <= 0 ? null : processor / seconds
}

/** What the number of iterations does to the time of each. */
export function fromProbe({ short, long, pace }: Tried, head: readonly Timing[]): readonly ProbeReason[] {
  const probe = fastestOf(short)
  if (head.length === 0 || totalOf(probe) < shortest) return []
  const full = long.length > 0 ? long : head
  const found = growing(probe, full, pace) ?? (short.length > 1 ? preparing(probe, full, head, pace) : null)
  return found ? [found] : []
}

/**
 * By the fastest of the full runs, which noise has slowed down least; and of its time only what processors worked, where
 * another program has had them meanwhile. A short run fits between two turns of other programs, and a long one does not.
 */
function growing(probe: Timing, runs: readonly Timing[], pace: number): ProbeReason | null {
  const full = fastestOf(runs)
  if (probe.iterations < fewestIterations || full.iterations < apart * probe.iterations) return null
  const worked = full.seconds * Math.min(1, pace)
  const exponent = Math.log(worked / probe.seconds) / Math.log(full.iterations / probe.iterations)
  return exponent < leastExponent ? null : { kind: 'grows-with-n', exponent, probe, full }
}

/**
 * Preparation that is a tenth of a full run leaves a probe of a sixteenth no time for more than one iteration, unless
 * their number is given (`-benchtime=100x`). Where there are more, or where a round was as slow, it is the machine; as it is
 * where the probe was slow for lack of a processor.
 */
function preparing(
  probe: Timing,
  runs: readonly Timing[],
  head: readonly Timing[],
  pace: number,
): ProbeReason | null {
  const sorted = runs.toSorted(byTime)
  const full = sorted[(sorted.length - 1) >> 1] as Timing
  const isGiven = probe.iterations === Math.floor(full.iterations / 16)
  if ((probe.iterations > 1 && !isGiven) || full.iterations < apart * probe.iterations) return null
  const slowest = head.toSorted(byTime).at(-1) as Timing
  const worked = probe.seconds * Math.min(1, 1 / pace)
  if (worked < clearly * full.seconds || probe.seconds <= slowest.seconds) return null
  const setup = (worked - full.seconds) / (1 / probe.iterations - 1 / full.iterations)
  const share = setup / totalOf(full)
  return share < leastShare ? null : { kind: 'setup-timed', setup, share, probe, full }
}
