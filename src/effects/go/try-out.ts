// The trial of a benchmark on a side: whether it runs, what its visits cost, and whether its times depend on its length.

import { quarter, secondsOf, sixteenth } from '../../core/go/benchtime.ts'
import type { TrialRow, VisitTrial } from '../../core/go/plan-visits.ts'
import { SideFailed } from '../../core/model/errors.ts'
import type { Probe, Visit } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import { type Attempt, OutOfBudget, type Reading } from '../measure/driver.ts'
import type { DriverContext } from '../measure/driver-context.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { type SubBenchmark, tryParts } from './parts.ts'
import { type Target, visit } from './visit.ts'

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
  const reading = await shortly(once, sixteenth(benchtime), target)
  const whole = secondsOf(benchtime)
  if (sixteenth(benchtime) === benchtime || (whole === null && target.side === 'base'))
    return { reading, trial: null, parts: [] }
  let parts: readonly SubBenchmark[] = []
  let probe: Probe | undefined
  let trial: VisitTrial | null = null
  try {
    const run = async (time: string) => ({ time, visit: (await once(`-test.benchtime=${time}`)).visit })
    let ran = await run(whole === null || isProbed(target, reading.visit) ? benchtime : quarter(benchtime))
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
