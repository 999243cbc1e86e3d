// Finds benchmarks that do not seem to measure what they are meant to, from their times and outputs.
import { median } from 'simple-statistics'
import type { Doubt, DoubtReason, DoubtSubject, Timing } from '../model/doubt.ts'
import { doubtKinds } from '../model/doubt.ts'
import { benchmarkId } from '../model/identity.ts'
import type { Probe, Round, Side } from '../model/measuring.ts'
import { sides } from '../model/measuring.ts'
import { fromProbe, triedIn } from './probe.ts'
import { fastestOf, shortestTimed, timingsOf, totalOf } from './timing.ts'

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
