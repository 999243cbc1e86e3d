// Doubts: benchmarks that do not seem to measure what they are meant to, judging by their times and outputs.
import { median } from 'simple-statistics'
import { getOrInsert } from '../common/memoize.ts'
import {
  type BenchmarkValidityDoubt,
  benchmarkValidityDoubtKinds,
  type DoubtReason,
  type DoubtReasonFromFewAndManyIterations,
  type IterationsAndSecondsPerIteration,
} from '../model/comparison.ts'
import {
  type BenchmarkNameAndPackage,
  configValueOfMeasurement,
  type MeasuredRound,
  type Measurement,
  packageAndBenchmarkId,
  type ShortAndLongProbeRunsOfHead,
  type Side,
  type SideVisit,
  sides,
} from '../model/measuring.ts'

/** A line that a benchmark printed between its results. */
export interface LinePrintedByBenchmark extends BenchmarkNameAndPackage {
  readonly line: string
}

export interface MeasurementsToCheckForDoubts {
  readonly rounds: readonly MeasuredRound[]
  /**
   * The benchmarks measured on head before the rounds, whose visits can be too short to tell: for a sixteenth of the
   * time, and for all of it. The short run is made twice in one process (`-count=2`), as the first also pays for what a
   * process prepares only once; with a single run, time in preparation is not doubted. Empty if there was no such run.
   */
  readonly probe: readonly ShortAndLongProbeRunsOfHead[]
  readonly printed: readonly LinePrintedByBenchmark[]
}

/** Two cycles at the slowest clocks in use, 2 GHz. The emptiest loop takes one each time. */
const emptyLoop = 1e-9
/** With this many iterations such a short time is no inaccuracy of the clock. */
const manyIterations = 1e6
/** The fewest rounds in which a slow first one stands out. */
const fewestRounds = 8
const longestLine = 120

/** Finds the doubts, sorted by kind; at most one of each kind for a benchmark. */
export function findBenchmarkDoubts({
  rounds,
  probe,
  printed,
}: MeasurementsToCheckForDoubts): readonly BenchmarkValidityDoubt[] {
  const probes = new Map(probe.flatMap(timingsOfProbeRunsByBenchmark))
  const doubts = [...subjectsOf(rounds)].flatMap(([id, { subject, base, head }]) => {
    const short = fromTimes(subject, { base, head })
    const timings = probes.get(id)
    const reasons =
      short.length > 0
        ? short
        : timings
          ? findDoubtsOfIterationDependentBenchmark(timings, head)
          : fromFirst({ base, head })
    return reasons.map(reason => ({ ...subject, ...reason }))
  })
  const all = [...doubts, ...printing(printed)]
  return benchmarkValidityDoubtKinds.flatMap(kind => all.filter(doubt => doubt.kind === kind))
}

type Timings = Readonly<Record<Side, readonly IterationsAndSecondsPerIteration[]>>

/** Doubts a benchmark whose times are shorter than an empty loop's, or than the clock can measure. */
function fromTimes(subject: BenchmarkNameAndPackage, timings: Timings): readonly DoubtReason[] {
  const loop = emptyLoop / processorsOf(subject)
  const removed = findOnSides(timings, ofSide => {
    // The fastest counts, as noise only adds time.
    const fastest = fastestTiming(ofSide)
    return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null
  })
  if (removed) return [{ kind: 'optimised-away', side: removed.side, ...removed.value }]
  const short = findOnSides(timings, ofSide => {
    const total = median(ofSide.map(secondsOfAllIterations))
    return total < shortestTimeableSeconds ? { total } : null
  })
  return short ? [{ kind: 'clock', side: short.side, ...short.value }] : []
}

/** Returns the processors of a parallel benchmark, which end its name: its times are for all of them together; otherwise 1. */
function processorsOf({ benchmark }: BenchmarkNameAndPackage): number {
  return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1
}

/**
 * Doubts a benchmark whose first round took longest, by more than noise explains, on every side with enough rounds. On a
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

function printing(printed: readonly LinePrintedByBenchmark[]): readonly BenchmarkValidityDoubt[] {
  const first = new Map<string, BenchmarkValidityDoubt>()
  for (const { benchmark, package: path, line } of printed) {
    const id = packageAndBenchmarkId({ benchmark, package: path })
    const cut = [...line.trim()].slice(0, longestLine).join('')
    if (cut !== '' && !first.has(id)) first.set(id, { benchmark, package: path, kind: 'prints', line: cut })
  }
  return [...first.values()]
}

/**
 * Searches the sides that have times. Returns a result with its side, or if both sides have one, head's with the side
 * null; null if there is none.
 */
function findOnSides<Found>(
  timings: Timings,
  find: (ofSide: readonly IterationsAndSecondsPerIteration[]) => Found | null,
) {
  const [base, head] = sides.map(side => (timings[side].length === 0 ? null : find(timings[side])))
  if (base && head) return { side: null, value: head }
  if (head) return { side: 'head', value: head } as const
  return base ? ({ side: 'base', value: base } as const) : null
}

interface SideTimings extends Readonly<Record<Side, IterationsAndSecondsPerIteration[]>> {
  readonly subject: BenchmarkNameAndPackage
}

/** Returns the fastest run of each benchmark in each round, by side. */
function subjectsOf(rounds: readonly MeasuredRound[]): ReadonlyMap<string, SideTimings> {
  const subjects = new Map<string, SideTimings>()
  for (const round of rounds)
    for (const side of sides)
      for (const [id, timings] of timingsOfMeasurementsByBenchmark(round[side].measurements)) {
        const [path, benchmark] = JSON.parse(id) as [string | null, string]
        const times = subjects.get(id) ?? { subject: { benchmark, package: path }, base: [], head: [] }
        times[side].push(fastestTiming(timings))
        subjects.set(id, times)
      }
  return subjects
}

// The probe before the rounds: it shows whether times depend on the number of iterations.

/** The full run must have at least this many times the probe's iterations for their effect to be seen. */
const leastMoreIterations = 2
/** An operation must take this many times as long in the probe as in a full run, to be more than noise. */
const clearlySlower = 2
/**
 * The smallest exponent that is doubted: work that grows with the square root of b.N has 0.5. Noise looks like that only if
 * it makes operations more than twice as slow in the full run but not in the probe: the full run then makes seven times the
 * iterations instead of sixteen.
 */
const leastExponent = 0.4
/** With fewer iterations than this in the probe, one more or less changes the exponent. */
const fewestIterations = 10
/** The smallest share of preparation in a run that is doubted. */
const leastShare = 0.1

/**
 * The smallest share of a run that processors worked in it: with less, they worked for other programs, or the benchmark
 * waits. A short run may have less, as starting the process takes part of it.
 */
const undisturbed = { short: 0.4, long: 0.75 }

/** The times of a benchmark in the probe before the rounds. */
export interface ShortAndLongProbeTimings {
  readonly short: readonly IterationsAndSecondsPerIteration[]
  /** Empty if it did not run for the whole time. */
  readonly long: readonly IterationsAndSecondsPerIteration[]
  /** Null if the processor time is unknown. */
  readonly worked: WorkTimes | null
  /** The machine was too busy to tell anything by the clock. */
  readonly isDisturbed: boolean
}

/** Processor time in seconds, without the cost of starting a process. */
interface WorkTimes {
  /** Per operation of both runs in the short process, each run with one preparation. */
  readonly short: number
  /** Per operation of the long run. */
  readonly long: number
}

/** Returns the times of each benchmark of a probe by its id: one run may report several. */
export function timingsOfProbeRunsByBenchmark(
  probe: ShortAndLongProbeRunsOfHead,
): readonly (readonly [string, ShortAndLongProbeTimings])[] {
  const { short, long, two } = probe
  const ofLong = timingsOfMeasurementsByBenchmark(long?.measurements ?? [])
  const isDisturbed =
    two === null &&
    (shareOf(short) < undisturbed.short || (long !== null && shareOf(long) < undisturbed.long))
  return [...timingsOfMeasurementsByBenchmark(short.measurements)].map(([id, timings]) => {
    const full = ofLong.get(id) ?? []
    return [id, { short: timings, long: full, worked: workedIn(probe, timings, full), isDisturbed }]
  })
}

function workedIn(
  { short, long, two }: ShortAndLongProbeRunsOfHead,
  timings: readonly IterationsAndSecondsPerIteration[],
  full: readonly IterationsAndSecondsPerIteration[],
): WorkTimes | null {
  const startup = two?.processor
  if (startup === undefined || short.processor === undefined || long?.processor === undefined) return null
  const operations = (runs: readonly IterationsAndSecondsPerIteration[]) =>
    runs.reduce((sum, { iterations }) => sum + iterations, 0)
  return {
    short: Math.max(0, short.processor - startup) / operations(timings),
    long: Math.max(0, long.processor - startup) / operations(full),
  }
}

/** Returns the processor time per second of a visit: 1 if unknown, not finite if the visit took no time. */
function shareOf({ seconds, processor = seconds }: SideVisit): number {
  return processor / seconds
}

/** Doubts a benchmark whose time per operation depends on the number of iterations. */
export function findDoubtsOfIterationDependentBenchmark(
  timings: ShortAndLongProbeTimings,
  head: readonly IterationsAndSecondsPerIteration[],
): readonly DoubtReasonFromFewAndManyIterations[] {
  const { short, long, worked, isDisturbed } = timings
  const probe = fastestTiming(short)
  if (head.length === 0 || secondsOfAllIterations(probe) < shortestTimeableSeconds || isDisturbed) return []
  const full = long.length > 0 ? long : head
  const reason =
    growing(probe, full, head, worked) ?? (short.length > 1 ? preparing(probe, full, head, worked) : null)
  return reason ? [reason] : []
}

/**
 * Doubts a benchmark whose operations take longer the more of them there are. The fastest of the full runs counts, as noise
 * has slowed it down least, and at most the growth of the processor time: by the clock a short run can fit between two time
 * slices of other programs, and a long one cannot. A round of about the same length that did not grow refutes the doubt:
 * only the code itself makes operations faster than they are.
 */
function growing(
  probe: IterationsAndSecondsPerIteration,
  runs: readonly IterationsAndSecondsPerIteration[],
  head: readonly IterationsAndSecondsPerIteration[],
  worked: WorkTimes | null,
): DoubtReasonFromFewAndManyIterations | null {
  const full = fastestTiming(runs)
  if (probe.iterations < fewestIterations || full.iterations < leastMoreIterations * probe.iterations)
    return null
  const byClock = full.seconds / probe.seconds
  const growth = worked === null ? byClock : Math.min(byClock, byProcessor(worked, probe))
  const exponent = Math.log(growth) / Math.log(full.iterations / probe.iterations)
  const isRefuted = head
    .filter(
      ({ iterations }) =>
        2 * iterations >= full.iterations && iterations >= leastMoreIterations * probe.iterations,
    )
    .some(timing => exponentOf(probe, timing) < leastExponent)
  return isRefuted || exponent < leastExponent ? null : { kind: 'grows-with-n', exponent, probe, full }
}

/** Returns the power of the number of iterations with which the time per operation grows. */
function exponentOf(few: IterationsAndSecondsPerIteration, many: IterationsAndSecondsPerIteration): number {
  return Math.log(many.seconds / few.seconds) / Math.log(many.iterations / few.iterations)
}

/**
 * Returns the growth by processor time, and at most that relative to the clock: if a benchmark mostly waits, processor times
 * alone mean nothing.
 */
function byProcessor({ short, long }: WorkTimes, { seconds }: IterationsAndSecondsPerIteration): number {
  return Math.min(long / seconds, short > 0 ? long / short : Number.POSITIVE_INFINITY)
}

/**
 * Doubts a benchmark that prepares within its timed loop. Preparation of a tenth of a full run leaves a probe of a sixteenth
 * no time for more than one iteration, unless their number is given (`-benchtime=100x`). If there were more iterations, a
 * round was just as slow, or processors did not work for as long, the machine is the cause.
 */
function preparing(
  probe: IterationsAndSecondsPerIteration,
  runs: readonly IterationsAndSecondsPerIteration[],
  head: readonly IterationsAndSecondsPerIteration[],
  worked: WorkTimes | null,
): DoubtReasonFromFewAndManyIterations | null {
  const sorted = runs.toSorted(byTime)
  const full = sorted[(sorted.length - 1) >> 1] as IterationsAndSecondsPerIteration
  const isGiven = probe.iterations === Math.floor(full.iterations / 16)
  if ((probe.iterations > 1 && !isGiven) || full.iterations < leastMoreIterations * probe.iterations)
    return null
  const slowest = head.toSorted(byTime).at(-1) as IterationsAndSecondsPerIteration
  if (probe.seconds < clearlySlower * full.seconds || probe.seconds <= slowest.seconds) return null
  const byClock = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations)
  const setup = worked === null ? byClock : Math.min(byClock, (worked.short - worked.long) * probe.iterations)
  const share = setup / secondsOfAllIterations(full)
  return share < leastShare ? null : { kind: 'setup-timed', setup, share, probe, full }
}

// The times of benchmarks, from their measurements.

/**
 * The shortest run that can be timed well, in seconds. Starting and stopping the timer, and a tick of the clock, take up to
 * 0.1 µs: a hundredth of this, which is little compared with a slowdown of 5 %.
 */
const shortestTimeableSeconds = 10e-6

/** Returns the times of benchmarks, by package and name as JSON. */
export function timingsOfMeasurementsByBenchmark(
  measurements: readonly Measurement[],
): ReadonlyMap<string, readonly IterationsAndSecondsPerIteration[]> {
  const timings = new Map<string, IterationsAndSecondsPerIteration[]>()
  for (const { benchmark, config, iterations, unit, value } of measurements) {
    if (unit !== 'sec/op' || value < 0 || iterations < 1) continue
    const id = JSON.stringify([configValueOfMeasurement(config, 'pkg') ?? null, benchmark])
    getOrInsert(timings, id, () => []).push({ iterations, seconds: value })
  }
  return timings
}

/** Returns the fastest of `timings` (at least one). */
export function fastestTiming(
  timings: readonly IterationsAndSecondsPerIteration[],
): IterationsAndSecondsPerIteration {
  return timings.toSorted(byTime)[0] as IterationsAndSecondsPerIteration
}

function byTime(a: IterationsAndSecondsPerIteration, b: IterationsAndSecondsPerIteration): number {
  return a.seconds - b.seconds
}

/** Returns the seconds of all operations together. */
export function secondsOfAllIterations({ iterations, seconds }: IterationsAndSecondsPerIteration): number {
  return iterations * seconds
}
