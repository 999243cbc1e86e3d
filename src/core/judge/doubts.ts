// Finds benchmarks that do not seem to measure what they are meant to, from their times and outputs.
import { median } from 'simple-statistics'
import {
  type Doubt,
  type DoubtReason,
  type DoubtSubject,
  doubtKinds,
  type ProbeReason,
  type Timing,
} from '../model/comparison.ts'
import {
  benchmarkId,
  type Measurement,
  type Probe,
  type Round,
  type Side,
  settingOf,
  sides,
  type Visit,
} from '../model/measuring.ts'

/** A Printed is a line that a benchmark printed between its results. */
export interface Printed extends DoubtSubject {
  readonly line: string
}

/** Material is what doubts are based on. */
interface Material {
  readonly rounds: readonly Round[]
  /**
   * The benchmarks measured on head before the rounds, as the visits of rounds can be too short to tell: for a
   * sixteenth of the time, and for all of it. The short run is made twice in the same process (`-count=2`), as the
   * first also pays for what a process prepares only once; with a single one nothing is said of preparation. Empty
   * where there was no such run.
   */
  readonly probe: readonly Probe[]
  readonly printed: readonly Printed[]
}

/** Two cycles at the slowest clocks in use, 2 GHz. The emptiest loop takes one each time. */
const emptyLoop = 1e-9
/** From this many iterations on, such a short time is no accident of the clock. */
const manyIterations = 1e6
/** Rounds that it takes for one that is off to stand out. */
const fewestRounds = 8
const longestLine = 120

/** Doubts each benchmark at most once for each kind. */
export function doubtsOf({ rounds, probe, printed }: Material): readonly Doubt[] {
  const probes = new Map(probe.flatMap(triedIn))
  const doubts = [...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
    const short = fromTimes(subject, { base, head })
    const tried = probes.get(id)
    const reasons = short.length > 0 ? short : tried ? fromProbe(tried, head) : fromFirst({ base, head })
    return reasons.map(reason => ({ ...subject, ...reason }))
  })
  const all = [...doubts, ...printing(printed)]
  return doubtKinds.flatMap(kind => all.filter(doubt => doubt.kind === kind))
}

type Timings = Readonly<Record<Side, readonly Timing[]>>

/** What the times of a side show by themselves. */
function fromTimes(subject: DoubtSubject, timings: Timings): readonly DoubtReason[] {
  const loop = emptyLoop / processorsOf(subject)
  const removed = seen(timings, ofSide => {
    // The fastest counts, as noise only adds time.
    const fastest = fastestOf(ofSide)
    return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null
  })
  if (removed) return [{ kind: 'optimised-away', side: removed.side, ...removed.found }]
  const short = seen(timings, ofSide => {
    const total = median(ofSide.map(totalOf))
    return total < shortestTimed ? { total } : null
  })
  return short ? [{ kind: 'clock', side: short.side, ...short.found }] : []
}

/** A parallel benchmark says what an operation takes on all processors together, whose number ends its name. */
function processorsOf({ benchmark }: DoubtSubject): number {
  return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1
}

/**
 * Whether the first round took longest, by more than noise does, on every side that has rounds enough to tell. On a
 * single side a burst of noise would often look like that.
 */
function fromFirst(timings: Timings): readonly DoubtReason[] {
  const long = sides.filter(side => timings[side].length >= fewestRounds)
  const off = long.flatMap(side => {
    const [first = 0, ...others] = timings[side].map(({ seconds }) => seconds)
    const usual = median(others)
    const deviation = median(others.map(value => Math.abs(value - usual)))
    const least = Math.max(Math.max(...others) + usual / 10, usual + 6 * deviation)
    return first > least ? [{ side, first, others: usual }] : []
  })
  const last = off.at(-1)
  if (!last || off.length < long.length) return []
  return [{ kind: 'first-off', ...last, side: off.length === 1 ? last.side : null }]
}

function printing(printed: readonly Printed[]): readonly Doubt[] {
  const first = new Map<string, Doubt>()
  for (const { benchmark, package: path, line } of printed) {
    const id = benchmarkId({ benchmark, package: path })
    const cut = [...line.trim()].slice(0, longestLine).join('')
    if (cut !== '' && !first.has(id)) first.set(id, { benchmark, package: path, kind: 'prints', line: cut })
  }
  return [...first.values()]
}

/** What is found on the sides that have times, with the side if it is on one only, and head's finding if it is on both. */
function seen<Found>(timings: Timings, find: (ofSide: readonly Timing[]) => Found | null) {
  const [base, head] = sides.map(side => (timings[side].length === 0 ? null : find(timings[side])))
  if (base && head) return { side: null, found: head }
  if (head) return { side: 'head', found: head } as const
  return base ? ({ side: 'base', found: base } as const) : null
}

interface SideTimings extends Readonly<Record<Side, Timing[]>> {
  readonly subject: DoubtSubject
}

/** The fastest run of each benchmark in each round, by side. */
function subjectsOf(rounds: readonly Round[]): ReadonlyMap<string, SideTimings> {
  const subjects = new Map<string, SideTimings>()
  for (const round of rounds)
    for (const side of sides)
      for (const [id, timings] of timingsOf(round[side].measurements)) {
        const [path, benchmark] = JSON.parse(id) as [string | null, string]
        const found = subjects.get(id) ?? { subject: { benchmark, package: path }, base: [], head: [] }
        found[side].push(fastestOf(timings))
        subjects.set(id, found)
      }
  return subjects
}

// What the runs before the rounds show about a benchmark: whether its times depend on how often it runs.

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

// How often benchmarks ran and how long they took, from their measurements.

/**
 * The shortest run that can be timed well, in seconds. Starting and stopping the timer takes up to 0.1 µs, as does a
 * tick of the clock: a hundredth of this, which is little beside a threshold of 5 %.
 */
export const shortestTimed = 10e-6

/** The times of benchmarks, by package and name as JSON. */
export function timingsOf(measurements: readonly Measurement[]): ReadonlyMap<string, readonly Timing[]> {
  const timings = new Map<string, Timing[]>()
  for (const { benchmark, config, iterations, unit, value } of measurements) {
    if (unit !== 'sec/op' || value < 0 || iterations < 1) continue
    const id = JSON.stringify([settingOf(config, 'pkg') ?? null, benchmark])
    const found = timings.get(id)
    if (found) found.push({ iterations, seconds: value })
    else timings.set(id, [{ iterations, seconds: value }])
  }
  return timings
}

/** The fastest of `timings` (at least one). */
export function fastestOf(timings: readonly Timing[]): Timing {
  return timings.toSorted(byTime)[0] as Timing
}

export function byTime(one: Timing, other: Timing): number {
  return one.seconds - other.seconds
}

/** Seconds of all operations together. */
export function totalOf({ iterations, seconds }: Timing): number {
  return iterations * seconds
}
