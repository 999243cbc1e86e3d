// Benchmarks that do not seem to measure what they are meant to, by what their times and outputs look like.
import { median } from 'simple-statistics'
import type { Measurement, Round, Series, Side } from '../model.ts'
import { settingOf, sides } from '../model.ts'

/** A Timing is what a benchmark took once: how often it ran, and the seconds of each time. */
export interface Timing {
  readonly iterations: number
  readonly seconds: number
}

/** A Doubt is a reason to think that a benchmark does not measure what it is meant to. */
export type Doubt = Subject & Reason

type Subject = Pick<Series, 'benchmark' | 'package'>

/** A Probed benchmark was measured with few iterations and with many. */
type Probed = Readonly<Record<'probe' | 'full', Timing>>

/** `side` is where it was seen; null for both. Where it is on both, the numbers are head's. */
type Reason =
  /** An operation takes no longer than an empty loop, or less. */
  | ({ readonly kind: 'optimised-away'; readonly side: Side | null } & Timing)
  /** More operations take longer each: about N to the power of `exponent`. */
  | (Probed & { readonly kind: 'grows-with-n'; readonly exponent: number })
  /** A run takes `setup` seconds however many operations it has: this share of its time. */
  | (Probed & { readonly kind: 'setup-timed'; readonly setup: number; readonly share: number })
  /** The first round took longer than any other; seconds, and `others` is their median. */
  | {
      readonly kind: 'first-off'
      readonly side: Side | null
      readonly first: number
      readonly others: number
    }
  /** All operations together took so few seconds that reading the clock shows. */
  | { readonly kind: 'clock'; readonly side: Side | null; readonly total: number }
  /** The first line that it printed. */
  | { readonly kind: 'prints'; readonly line: string }

/** A Printed is a line that a benchmark printed between its results. */
export interface Printed extends Subject {
  readonly line: string
}

/** Material is what doubts are founded on. */
interface Material {
  readonly rounds: readonly Round[]
  /**
   * The benchmarks measured on head before the rounds, for a sixteenth of the time. Twice in the same process
   * (`-count=2`), as the first run also pays for what a process prepares but once: after a single one nothing is said of
   * preparation. Empty where there was no such run.
   */
  readonly probe: readonly Measurement[]
  readonly printed: readonly Printed[]
}

/** The kinds in the order in which they are told; those that make a verdict worthless come first. */
export const doubtKinds = [
  'optimised-away',
  'grows-with-n',
  'setup-timed',
  'first-off',
  'clock',
  'prints',
] as const satisfies readonly Doubt['kind'][]

/** Two cycles at the slowest clocks in use, 2 GHz. The emptiest loop takes one each time. */
const emptyLoop = 1e-9
/** From so many iterations on, so short a time is no accident of the clock. */
const manyIterations = 1e6
/**
 * Starting and stopping the timer takes up to 0.1 µs, and clocks tick as coarsely: a hundredth of this, and so little
 * beside a threshold of 5 %.
 */
const shortest = 10e-6
/** Fewest times as many iterations from which the effect of their number can be told. */
const apart = 2
/** How many times as long as in a full run an operation must take in the probe, beyond what noise does. */
const clearly = 2
/**
 * Work as large as the square root of b.N has 0.5. Noise has to make operations more than twice as slow in every round,
 * but not in the probe, to look like this: they then make seven times the iterations instead of sixteen.
 */
const leastExponent = 0.4
/** Of fewer than these in the probe, one more or less is a different exponent. */
const fewestIterations = 10
const leastShare = 0.1
/** Rounds from which on one that is off stands out. */
const fewestRounds = 8
const longestLine = 120

/** Names each benchmark at most once for each kind. */
export function doubtsOf({ rounds, probe, printed }: Material): readonly Doubt[] {
  const probes = timingsOf(probe)
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

/** What is seen in the times of a side by themselves. */
function fromTimes(subject: Subject, timings: Timings): readonly Reason[] {
  const loop = emptyLoop / processorsOf(subject)
  const removed = seen(timings, ofSide => {
    // Noise only adds to a time.
    const fastest = fastestOf(ofSide)
    return fastest.seconds < loop && fastest.iterations >= manyIterations ? fastest : null
  })
  if (removed) return [{ kind: 'optimised-away', side: removed.side, ...removed.found }]
  const short = seen(timings, ofSide => {
    const total = median(ofSide.map(totalOf))
    return total < shortest ? { total } : null
  })
  return short ? [{ kind: 'clock', side: short.side, ...short.found }] : []
}

/** A parallel benchmark says what an operation takes on all processors together, whose number ends its name. */
function processorsOf({ benchmark }: Subject): number {
  return /parallel/i.test(benchmark) ? Math.max(1, Number(/-(\d+)$/.exec(benchmark)?.[1] ?? 1)) : 1
}

/** What the number of iterations does to the time of each. */
function fromProbe(tried: readonly Timing[], head: readonly Timing[]): readonly Reason[] {
  const probe = fastestOf(tried)
  if (head.length === 0 || totalOf(probe) < shortest) return []
  const found = growing(probe, fastestOf(head)) ?? (tried.length > 1 ? preparing(probe, head) : null)
  return found ? [found] : []
}

/** By the fastest of the rounds, which noise has slowed down least. */
function growing(probe: Timing, full: Timing): Reason | null {
  if (probe.iterations < fewestIterations || full.iterations < apart * probe.iterations) return null
  const exponent = Math.log(full.seconds / probe.seconds) / Math.log(full.iterations / probe.iterations)
  return exponent < leastExponent ? null : { kind: 'grows-with-n', exponent, probe, full }
}

/**
 * Preparation that is a tenth of a full run leaves a probe of a sixteenth no time for more than one iteration, unless
 * their number is given (`-benchtime=100x`). Where there are more, or where a round was as slow, it is the machine.
 */
function preparing(probe: Timing, head: readonly Timing[]): Reason | null {
  const sorted = head.toSorted(byTime)
  const full = sorted[(sorted.length - 1) >> 1] as Timing
  const isGiven = probe.iterations === Math.floor(full.iterations / 16)
  if ((probe.iterations > 1 && !isGiven) || full.iterations < apart * probe.iterations) return null
  const slowest = sorted.at(-1) as Timing
  if (probe.seconds < clearly * full.seconds || probe.seconds <= slowest.seconds) return null
  const setup = (probe.seconds - full.seconds) / (1 / probe.iterations - 1 / full.iterations)
  const share = setup / totalOf(full)
  return share < leastShare ? null : { kind: 'setup-timed', setup, share, probe, full }
}

/**
 * Whether the first round took longest, by more than noise does, on every side that has rounds enough to tell. One side
 * alone would often be by chance where bursts are.
 */
function fromFirst(timings: Timings): readonly Reason[] {
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
    const id = JSON.stringify([path, benchmark])
    const cut = [...line.trim()].slice(0, longestLine).join('')
    if (cut !== '' && !first.has(id)) first.set(id, { benchmark, package: path, kind: 'prints', line: cut })
  }
  return [...first.values()]
}

/** What is found on the sides that have times, with the only side where it is, and head's where it is on both. */
function seen<Found>(timings: Timings, find: (ofSide: readonly Timing[]) => Found | null) {
  const [base, head] = sides.map(side => (timings[side].length === 0 ? null : find(timings[side])))
  if (base && head) return { side: null, found: head }
  if (head) return { side: 'head', found: head } as const
  return base ? ({ side: 'base', found: base } as const) : null
}

interface Measured extends Readonly<Record<Side, Timing[]>> {
  readonly subject: Subject
}

/** What each round measured of each benchmark on each side, by its fastest run there. */
function subjectsOf(rounds: readonly Round[]): ReadonlyMap<string, Measured> {
  const subjects = new Map<string, Measured>()
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

function timingsOf(measurements: readonly Measurement[]): ReadonlyMap<string, readonly Timing[]> {
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

/** Of at least one. */
function fastestOf(timings: readonly Timing[]): Timing {
  return timings.toSorted(byTime)[0] as Timing
}

function byTime(one: Timing, other: Timing): number {
  return one.seconds - other.seconds
}

function totalOf({ iterations, seconds }: Timing): number {
  return iterations * seconds
}
