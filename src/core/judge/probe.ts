// What the runs before the rounds show about a benchmark: whether its times depend on how often it runs.
import type { ProbeReason, Timing } from '../model/doubt.ts'
import type { Probe, Visit } from '../model/measuring.ts'
import { byTime, fastestOf, shortestTimed, timingsOf, totalOf } from './timing.ts'

/** The fewest times more iterations in the full run for their effect to be seen. */
const apart = 2
/** How many times longer than in a full run an operation must take in the probe, to be more than noise. */
const clearly = 2
/**
 * Work that grows with the square root of b.N has the exponent 0.5. Noise has to make operations more than twice as
 * slow in the full run, but not in the probe, to look like that: the full run then makes seven times the iterations
 * instead of sixteen.
 */
const leastExponent = 0.4
/** With fewer iterations than this in the probe, one more or less changes the exponent. */
const fewestIterations = 10
const leastShare = 0.1

/**
 * Where processors worked less than this part of a run, they worked for other programs, or the benchmark waits. In a
 * short run more of it is the start of a process.
 */
const undisturbed = { short: 0.4, long: 0.75 }

/** ProbeTimings are the times of a benchmark before the rounds. */
export interface ProbeTimings {
  readonly short: readonly Timing[]
  /** Empty where it did not run for the whole time. */
  readonly long: readonly Timing[]
  /** Null where it is not known. */
  readonly worked: WorkTimes | null
  /** Whether the machine was too busy to tell anything by the clock. */
  readonly isDisturbed: boolean
}

/** WorkTimes are the seconds that processors worked, without the cost of starting a process. */
interface WorkTimes {
  /** Per operation of both runs in the short process, each run with one preparation. */
  readonly short: number
  /** Per operation of the long run. */
  readonly long: number
}

/** By benchmark name, as one run may report several. */
export function triedIn(probe: Probe): readonly (readonly [string, ProbeTimings])[] {
  const { short, long, two } = probe
  const ofLong = timingsOf(long?.measurements ?? [])
  const isDisturbed =
    two === null &&
    (shareOf(short) < undisturbed.short || (long !== null && shareOf(long) < undisturbed.long))
  return [...timingsOf(short.measurements)].map(([id, timings]) => {
    const full = ofLong.get(id) ?? []
    return [id, { short: timings, long: full, worked: workedIn(probe, timings, full), isDisturbed }]
  })
}

function workedIn(
  { short, long, two }: Probe,
  timings: readonly Timing[],
  full: readonly Timing[],
): WorkTimes | null {
  const price = two?.processor
  if (price === undefined || short.processor === undefined || long?.processor === undefined) return null
  const operations = (all: readonly Timing[]) => all.reduce((sum, { iterations }) => sum + iterations, 0)
  return {
    short: Math.max(0, short.processor - price) / operations(timings),
    long: Math.max(0, long.processor - price) / operations(full),
  }
}

/** Processor time in a second of a visit: 1 where it is not known, and no number where the visit took no time. */
function shareOf({ seconds, processor = seconds }: Visit): number {
  return processor / seconds
}

/** The effect of the number of iterations on the time of each. */
export function fromProbe(tried: ProbeTimings, head: readonly Timing[]): readonly ProbeReason[] {
  const { short, long, worked, isDisturbed } = tried
  const probe = fastestOf(short)
  if (head.length === 0 || totalOf(probe) < shortestTimed || isDisturbed) return []
  const full = long.length > 0 ? long : head
  const found =
    growing(probe, full, head, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null)
  return found ? [found] : []
}

/**
 * By the fastest of the full runs, which noise has slowed down least, and at most by what processors worked: by the
 * clock alone a short run fits between two turns of other programs, and a long one does not. A round that was about as long and
 * did not grow refutes it: nothing but the code itself makes operations faster than they are.
 */
function growing(
  probe: Timing,
  runs: readonly Timing[],
  head: readonly Timing[],
  worked: WorkTimes | null,
): ProbeReason | null {
  const full = fastestOf(runs)
  if (probe.iterations < fewestIterations || full.iterations < apart * probe.iterations) return null
  const byClock = full.seconds / probe.seconds
  const growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe))
  const exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations)
  const isRefuted = head
    .filter(({ iterations }) => 2 * iterations >= full.iterations && iterations >= apart * probe.iterations)
    .some(one => exponentOf(probe, one) < leastExponent)
  return isRefuted || exponent < leastExponent ? null : { kind: 'grows-with-n', exponent, probe, full }
}

/** The power of the number of iterations with which an operation takes longer. */
function exponentOf(few: Timing, many: Timing): number {
  return Math.log(many.seconds / few.seconds) / Math.log(many.iterations / few.iterations)
}

/**
 * The growth by processor time, and no more than against the clock: where a benchmark mostly waits, processor times
 * alone mean nothing.
 */
function byProcessor({ short, long }: WorkTimes, { seconds }: Timing): number {
  return Math.min(long / seconds, short > 0 ? long / short : Number.POSITIVE_INFINITY)
}

/**
 * Preparation that is a tenth of a full run leaves a probe of a sixteenth no time for more than one iteration, unless
 * their number is given (`-benchtime=100x`). If there were more iterations, if a round was just as slow, or if
 * processors did not work for as long, the machine is the cause.
 */
function preparing(
  probe: Timing,
  runs: readonly Timing[],
  head: readonly Timing[],
  worked: WorkTimes | null,
): ProbeReason | null {
  const sorted = runs.toSorted(byTime)
  const full = sorted[(sorted.length - 1) >> 1] as Timing
  const isGiven = probe.iterations === Math.floor(full.iterations / 16)
  if ((probe.iterations > 1 && !isGiven) || full.iterations < apart * probe.iterations) return null
  const slowest = head.toSorted(byTime).at(-1) as Timing
  if (probe.seconds < clearly * full.seconds || probe.seconds <= slowest.seconds) return null
  const byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations)
  const setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations)
  const share = setup / totalOf(full)
  return share < leastShare ? null : { kind: 'setup-timed', setup, share, probe, full }
}
