// How benchmarks are visited, planned from their trials.

import { quarterOf, secondsOf, sixteenthOf } from '../../core/go/flags.ts'
import { patternForReported, sourceName } from '../../core/go/names.ts'
import { mostOverhead, planVisits, type TrialRow, type VisitTrial } from '../../core/go/visits.ts'
import { SideFailed } from '../../core/model/errors.ts'
import { type Probe, type Side, sides, type Visit } from '../../core/model/measuring.ts'
import type { PlannedVisits, ResultFile, VisitPlan } from '../../core/model/result-file.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { type Attempt, type DriverContext, type Item, OutOfBudget, type Reading } from '../measure/driver.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { suffixContext } from './binary.ts'
import { allOf, type PreparedSide } from './prepare-side.ts'
import { type Target, visit } from './visit.ts'

/** VisitPlans knows benchmarks by their titles. */
export class VisitPlans {
  private readonly time: number | null
  private readonly trials = new Map<string, Partial<Record<Side, VisitTrial | null>>>()
  private readonly known = new SubBenchmarks()
  private readonly plans: Map<string, PlannedVisits>
  /** Titles that were asked for: other runs may have planned more. */
  private readonly asked = new Set<string>()

  /**
   * `time` is how many seconds a side has in a round; null where `benchtime` is a number of iterations, and nothing is
   * planned. `plans` are those that several runs share: the first that plans a benchmark does so for all.
   */
  constructor(time: number | null, plans: Map<string, PlannedVisits> = new Map()) {
    this.time = time
    this.plans = plans
  }

  /** Takes the trial on a side that took this many seconds to enter. */
  learn(
    target: { readonly title: string; readonly side: Side },
    { trial, parts }: Pick<TrialOutcome, 'trial' | 'parts'>,
    entering: number,
  ): void {
    const { title, side } = target
    this.known.learn(target, parts)
    for (const part of [{ name: '', trial }, ...parts]) {
      const its = part.name === '' ? title : titleOf(title, part.name)
      // Sides are switched once for every two visits.
      const whole = part.trial && { ...part.trial, overhead: part.trial.overhead + entering / 2 }
      this.trials.set(its, { ...this.trials.get(its), [side]: whole })
    }
  }

  /**
   * The sub-benchmarks of a benchmark that has been tried, if they are visited by themselves; otherwise the benchmark
   * itself.
   */
  parts(item: GoItem): readonly GoItem[] {
    return this.known.of(item)
  }

  /** Whether it had its trial on each side that has it. */
  isTried({ title, sides }: Item): boolean {
    const tried = this.trials.get(title ?? '') ?? {}
    return sides.every(side => side in tried)
  }

  /** Null for one visit as long as was asked for: where sides have not been tried yet, or their trials show too little. */
  of({ title, benchmark, package: path, sides }: Item): VisitPlan | null {
    this.asked.add(title ?? '')
    const known = this.plans.get(title ?? '')
    if (known) return known
    const tried = this.trials.get(title ?? '') ?? {}
    const trials = sides.flatMap(side => tried[side] ?? [])
    const plan = this.time === null || trials.length < sides.length ? null : planVisits(this.time, trials)
    if (plan) this.plans.set(title ?? '', { benchmark: benchmark ?? '', package: path ?? '', ...plan })
    return plan
  }

  /** The plans of the benchmarks that were asked for. */
  get all(): readonly PlannedVisits[] {
    return [...this.plans].filter(([title]) => this.asked.has(title)).map(([, plan]) => plan)
  }
}

// The items of Go packages: every top-level benchmark once, with the sides that have it.

/** A GoItem is one benchmark of one package. */
export interface GoItem extends Item {
  readonly title: string
  readonly benchmark: string
  readonly package: string
  /** The name of the top-level benchmark, with the word Benchmark, as in the binary. */
  readonly name: string
  /** The pattern that runs it alone, where it is a sub-benchmark. */
  readonly pattern?: string
}

/** Leaves out packages that could not be built or listed on base. */
export function itemsOf(prepared: Partial<Record<Side, PreparedSide>>): readonly GoItem[] {
  const items = new Map<string, GoItem>()
  for (const side of sides)
    for (const [path, { benchmarks, package: one }] of prepared[side]?.built ?? []) {
      if (prepared.base?.broken.has(path) || prepared.base?.broken.has(allOf(one))) continue
      for (const name of benchmarks.keys()) {
        const title = `${path}.${name}`
        const on = [...(items.get(title)?.sides ?? []), side]
        const benchmark = name.replace(/^Benchmark/, '')
        items.set(title, { title, benchmark, name, package: path, sides: on })
      }
    }
  return [...items.values()]
}

// Sub-benchmarks that are visited by themselves: which benchmarks are split into them, judging by trials.

/** A SubBenchmark is a sub-benchmark on one side. */
export interface SubBenchmark {
  /** The reported name, without the number of processors: `Encode/1MB`. */
  readonly name: string
  readonly trial: VisitTrial
}

/** Parts knows benchmarks by their titles. */
export class SubBenchmarks {
  private readonly tried = new Map<string, Partial<Record<Side, readonly SubBenchmark[]>>>()

  /** Keeps the trials of each sub-benchmark by itself on a side; empty where there is none, or they cannot run alone. */
  learn(
    { title, side }: { readonly title: string; readonly side: Side },
    parts: readonly SubBenchmark[],
  ): void {
    this.tried.set(title, { ...this.tried.get(title), [side]: parts })
  }

  /** Its sub-benchmarks, if every side that has it can visit each of them by itself; otherwise the benchmark itself. */
  of(item: GoItem): readonly GoItem[] {
    const tried = this.tried.get(item.title)
    const found = new Map<string, Side[]>()
    for (const side of sides.filter(one => item.sides.includes(one))) {
      const parts = tried?.[side] ?? []
      if (parts.length === 0) return [item]
      for (const { name } of parts) found.set(name, [...(found.get(name) ?? []), side])
    }
    return [...found].map(([name, on]) => ({
      ...item,
      title: titleOf(item.title, name),
      benchmark: name,
      pattern: patternForReported(name),
      sides: on,
    }))
  }
}

/** The title of a part: `parse.BenchmarkEncode/1MB`. */
export function titleOf(title: string, name: string): string {
  return `${title}${name.slice(name.indexOf('/'))}`
}

/**
 * Tries each sub-benchmark by itself, given the trial of all of them together. `tryOne` gives null where a pattern does
 * not report exactly that one benchmark. The result is empty if one cannot be visited by itself, or has so much
 * overhead that visiting them together is better, as they share their preparation.
 */
export async function tryParts(
  time: number,
  together: VisitTrial & { readonly names: readonly string[] },
  cpu: string | null,
  env: Readonly<Record<string, string>>,
  tryOne: (pattern: string, reported: string) => Promise<VisitTrial | null>,
): Promise<readonly SubBenchmark[]> {
  const { names, rows, overhead } = together
  const naming = suffixContext(cpu, names, env)
  const parts: SubBenchmark[] = []
  const known = new Set<string>()
  if (names.length < 2 || overhead > mostAlone * time * names.length) return []
  for (const [index, reported] of names.entries()) {
    const { name } = sourceName(reported, naming)
    // With several numbers of processors, one pattern reports several benchmarks.
    if (known.has(name) || !name.includes('/')) return []
    known.add(name)
    const alone = await tryOne(patternForReported(name), reported)
    const row = rows[index]
    if (!alone || !row) return []
    if (alone.overhead > mostAlone * time) return []
    const firstTwo = alone.rows[0]?.firstTwo ?? null
    parts.push({ name, trial: { overhead: alone.overhead, rows: [{ ...row, firstTwo }] } })
  }
  return parts
}

/** The overhead that a part may have in a round, as a multiple of its measuring; the same as for short visits. */
const mostAlone = mostOverhead / (1 - mostOverhead)

// The trial of a benchmark on a side: whether it runs, what its visits cost, and whether its times depend on its length.

/** The outcome; no trial where nothing has to be planned. */
export interface TrialOutcome {
  readonly reading: Reading
  readonly trial: VisitTrial | null
  /** Its sub-benchmarks, if each can be visited by itself; otherwise empty. */
  readonly parts: readonly SubBenchmark[]
}

/**
 * Runs it for a sixteenth of the time, then for as much as it takes to know how long an operation is, and where visits
 * are to be planned, twice for two operations, but for slow ones. Throws as a visit does if the first of these fails; if
 * another fails, the rounds will show it, unless it was an accident.
 */
export async function tryOut(
  bench: DriverContext,
  settings: GoSettings,
  target: Target,
  attempt: Attempt,
  launch: RunProcess = runProcess,
): Promise<TrialOutcome> {
  const once = (...long: readonly string[]) => visit(bench, settings, target, attempt, launch, long)
  const { benchtime } = settings
  const reading = await shortly(once, sixteenthOf(benchtime), target)
  const whole = secondsOf(benchtime)
  if (sixteenthOf(benchtime) === benchtime || (whole === null && target.side === 'base'))
    return { reading, trial: null, parts: [] }
  let parts: readonly SubBenchmark[] = []
  let probe: Probe | undefined
  let trial: VisitTrial | null = null
  try {
    const run = async (time: string) => ({ time, visit: (await once(`-test.benchtime=${time}`)).visit })
    let ran = await run(whole === null || isProbed(target, reading.visit) ? benchtime : quarterOf(benchtime))
    // The first operation may only have been slow because it was the first.
    const isKnown = times(ran.visit).every(({ value }) => value >= (whole ?? 0))
    const isOneEach = times(ran.visit).every(({ iterations }) => iterations === 1)
    if (isOneEach && !isKnown && ran.time !== benchtime) ran = await run(benchtime)
    const { time, visit: long } = ran
    probe = { short: reading.visit, long, two: null }
    if (whole !== null) {
      const seconds = secondsOf(time) ?? whole
      const twice = async () => (await once('-test.benchtime=2x')).visit
      const isSlowRow = (row: Timed) => isVisitedOnce(row, whole)
      const twos = times(long).some(isSlowRow) ? [] : [await twice(), await twice()]
      trial = trialOf(long, seconds, twos)
      const [two] = twos
      if (target.side === 'head' && two)
        probe = (await byNumber(once, trial, whole, reading.visit, two)) ?? probe
      parts = await tryParts(
        whole,
        { ...trial, names: times(long).map(one => one.benchmark) },
        settings.cpu,
        bench.env,
        (pattern, name) =>
          tryAlone(bench, settings, { ...target, pattern }, attempt, launch, {
            name,
            seconds,
            isSlow: times(long).some(row => row.benchmark === name && isSlowRow(row)),
          }),
      )
    }
  } catch (error) {
    if (!(error instanceof SideFailed || error instanceof OutOfBudget)) throw error
  }
  return { reading: { ...reading, probe }, trial, parts }
}

/** Whether the run for all of the time tells something: on head, where no runs by number follow. */
function isProbed({ side }: Target, short: Visit): boolean {
  const found = times(short)
  const isOne = new Set(found.map(({ benchmark }) => benchmark)).size === 1
  return side === 'head' && (!isOne || found.some(({ iterations }) => iterations < fewest / 16))
}

type Timed = Pick<Visit['measurements'][number], 'iterations' | 'value'>

/** Whether two visits of two operations do not fit into a round: what more visits would cost is of no use. */
function isVisitedOnce({ iterations, value }: Timed, whole: number): boolean {
  return iterations === 1 || 4 * value > whole
}

/**
 * The same with given numbers of operations, as many as fit into `whole` seconds, so that a busy machine does not change
 * them; null where there are several benchmarks, each with its own number, or too few operations.
 */
async function byNumber(
  once: (...long: readonly string[]) => Promise<Reading>,
  { rows }: VisitTrial,
  whole: number,
  sixteenths: Visit,
  two: Visit,
): Promise<Probe | null> {
  const [row, ...others] = rows
  if (!row || others.length > 0) return null
  const fitting = Math.floor((row.iterations * whole) / row.time)
  const iterations = fitting < fewest && areFree(sixteenths, two) ? 10 * fewest : fitting
  if (iterations < fewest) return null
  const { visit: short } = await once(`-test.benchtime=${Math.floor(iterations / 16)}x`, '-test.count=2')
  const { visit: long } = await once(`-test.benchtime=${iterations}x`)
  return { short, long, two }
}

/**
 * Whether there were few operations for another reason than their cost: processors did not work more for three
 * operations than for two, with the same preparation.
 */
function areFree(sixteenths: Visit, two: Visit): boolean {
  const isOneEach = times(sixteenths).length === 2 && times(sixteenths).every(one => one.iterations === 1)
  if (!isOneEach || sixteenths.processor === undefined || two.processor === undefined) return false
  return two.processor < 1.125 * sixteenths.processor
}

/** With fewer operations a sixteenth would be one. */
const fewest = 32

/**
 * A short run, twice on head: the first pays for what a process prepares only once; the second shows what depends on
 * how long it runs.
 */
async function shortly(
  once: (...long: readonly string[]) => Promise<Reading>,
  benchtime: string,
  { side }: Target,
): Promise<Reading> {
  const time = `-test.benchtime=${benchtime}`
  if (side === 'base') return once(time)
  try {
    return await once(time, '-test.count=2')
  } catch (error) {
    // A process may rightly register or open something only once: a round never runs a benchmark twice in one process.
    if (!(error instanceof SideFailed) || error.kind !== 'failed') throw error
    return once(time).catch((again: unknown) => {
      throw again instanceof OutOfBudget ? error : again
    })
  }
}

/** Runs a few operations of what should report only `name`; null where it reports something else. */
async function tryAlone(
  bench: DriverContext,
  settings: GoSettings,
  target: Target,
  attempt: Attempt,
  run: RunProcess,
  one: { readonly name: string; readonly seconds: number; readonly isSlow: boolean },
): Promise<VisitTrial | null> {
  const once = async (long: string) =>
    (await visit(bench, settings, target, attempt, run, [`-test.benchtime=${long}`])).visit
  const few = one.isSlow ? [await once('1x')] : [await once('2x'), await once('2x')]
  const isAlone = few.every(
    ran =>
      times(ran)
        .map(({ benchmark }) => benchmark)
        .join() === one.name,
  )
  return isAlone ? trialOf(few[0] as Visit, one.seconds, one.isSlow ? [] : few) : null
}

/**
 * Each of `twos` ran one operation, then two timed ones: the faster counts, as other programs can only slow them down.
 * Where there are none, the long run tells the overhead, as Go's ramp takes about as long as what it reports. `time` is
 * how many seconds it was to run.
 */
function trialOf(long: Visit, time: number, twos: readonly Visit[]): VisitTrial {
  const rows = times(long).map(({ benchmark, iterations, value }): TrialRow => {
    const found = twos.flatMap(two => firstTwoOf(two, benchmark) ?? [])
    return { time, iterations, seconds: value, firstTwo: found.length === 0 ? null : Math.min(...found) }
  })
  const operations = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  const ramps = rows.reduce((sum, { iterations, seconds }) => sum + (2 * iterations - 1) * seconds, 0)
  const overhead =
    twos.length === 0
      ? long.seconds - ramps
      : Math.min(...twos.map(({ seconds }) => seconds)) - 3 * operations
  return { overhead: Math.max(0, overhead), rows }
}

function times({ measurements }: Visit): Visit['measurements'] {
  return measurements.filter(
    ({ unit, value, iterations }) => unit === 'sec/op' && value > 0 && iterations > 0,
  )
}

function firstTwoOf(two: Visit, benchmark: string): number | null {
  const found = times(two).find(one => one.benchmark === benchmark)
  return found ? found.iterations * found.value : null
}

// What Go runs that share visits have in common, as these must be the same visits for each of them.

/** SharedPlan is filled by the runs: of a benchmark or package, by the first that decides on it. */
export interface SharedPlan {
  /** How benchmarks are visited, by title. */
  readonly plans: Map<string, PlannedVisits>
  /** Whether packages are linked anew for each round of the first measurement, by import path. */
  readonly laidOut: Map<string, boolean>
  /** What the orders of functions are drawn from, 0 to 2^32 - 1. */
  readonly seed: number
}

export function sharedPlanFrom(seed: number): SharedPlan {
  return { plans: new Map(), laidOut: new Map(), seed }
}

/** As an earlier run made its visits: what an operation takes may depend on how many there are. */
export function sharedPlanAs(
  { visits, laidOut }: Pick<ResultFile, 'visits' | 'laidOut'>,
  seed: number,
): SharedPlan {
  const packages = new Set([...visits.map(one => one.package), ...laidOut])
  return {
    plans: new Map(visits.map(one => [`${one.package}.Benchmark${one.benchmark}`, one])),
    laidOut: new Map([...packages].map(path => [path, laidOut.includes(path)])),
    seed,
  }
}
