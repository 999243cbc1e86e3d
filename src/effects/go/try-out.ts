// The trial of a benchmark on a side: whether it runs, what its visits cost, and whether its times depend on its length.

import { secondsOf, sixteenth } from '../../core/go/benchtime.ts'
import type { Trial, TrialRow } from '../../core/go/plan-visits.ts'
import { SideFailed } from '../../core/model/errors.ts'
import type { Probe, Visit } from '../../core/model/measuring.ts'
import type { GoSettings } from '../../core/model/settings.ts'
import type { Bench } from '../measure/command-driver.ts'
import { type Attempt, OutOfBudget, type Reading } from '../measure/driver.ts'
import { type RunProcess, runProcess } from '../measure/process.ts'
import { type Part, tryParts } from './parts.ts'
import { type Target, visit } from './visit.ts'

/** The outcome; no trial where nothing has to be planned. */
export interface TrialOutcome {
  readonly reading: Reading
  readonly trial: Trial | null
  /** Its sub-benchmarks, if each can be visited by itself; otherwise empty. */
  readonly parts: readonly Part[]
}

/**
 * Runs it for a sixteenth of the time, then for all of it, and where visits are to be planned, twice for two
 * operations. Throws as a visit does if the first of these fails; if another fails, the rounds will show it, unless it
 * was an accident.
 */
export async function tryOut(
  bench: Bench,
  settings: GoSettings,
  target: Target,
  attempt: Attempt,
  run: RunProcess = runProcess,
): Promise<TrialOutcome> {
  const once = (...long: readonly string[]) => visit(bench, settings, target, attempt, run, long)
  const { benchtime } = settings
  const reading = await shortly(once, sixteenth(benchtime), target)
  const isPlanned = secondsOf(benchtime) !== null
  if (sixteenth(benchtime) === benchtime || (!isPlanned && target.side === 'base'))
    return { reading, trial: null, parts: [] }
  let parts: readonly Part[] = []
  let probe: Probe | undefined
  let trial: Trial | null = null
  try {
    const { visit: long } = await once(`-test.benchtime=${benchtime}`)
    probe = { short: reading.visit, long, two: null }
    if (isPlanned) {
      const { visit: two } = await once('-test.benchtime=2x')
      const { visit: again } = await once('-test.benchtime=2x')
      trial = trialOf(long, [two, again])
      if (target.side === 'head') probe = (await byNumber(once, trial, reading.visit, two)) ?? probe
      parts = await tryParts(
        secondsOf(benchtime) ?? 0,
        { ...trial, names: times(long).map(one => one.benchmark) },
        settings.cpu,
        bench.env,
        (pattern, name) => tryAlone(bench, settings, { ...target, pattern }, attempt, run, name),
      )
    }
  } catch (error) {
    if (!(error instanceof SideFailed || error instanceof OutOfBudget)) throw error
  }
  return { reading: { ...reading, probe }, trial, parts }
}

/**
 * The same with given numbers of operations, so that a busy machine does not change them; null where there are several
 * benchmarks, each with its own number, or too few operations.
 */
async function byNumber(
  once: (...long: readonly string[]) => Promise<Reading>,
  { rows }: Trial,
  sixteenths: Visit,
  two: Visit,
): Promise<Probe | null> {
  const [row, ...others] = rows
  if (!row || others.length > 0) return null
  const iterations = row.iterations < fewest && areFree(sixteenths, two) ? 10 * fewest : row.iterations
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

/** Runs two operations of what should report only `name`; null where it reports something else. */
async function tryAlone(
  bench: Bench,
  settings: GoSettings,
  target: Target,
  attempt: Attempt,
  run: RunProcess,
  name: string,
): Promise<Trial | null> {
  const twice = () => visit(bench, settings, target, attempt, run, ['-test.benchtime=2x'])
  const twos = [(await twice()).visit, (await twice()).visit]
  const isAlone = twos.every(
    two =>
      times(two)
        .map(one => one.benchmark)
        .join() === name,
  )
  return isAlone ? trialOf(twos[0] as Visit, twos) : null
}

/** Each of `twos` ran one operation, then two timed ones: the faster counts, as other programs can only slow them down. */
function trialOf(long: Visit, twos: readonly Visit[]): Trial {
  const rows = times(long).map(({ benchmark, iterations, value }): TrialRow => {
    const found = twos.flatMap(two => firstTwoOf(two, benchmark) ?? [])
    return { iterations, seconds: value, firstTwo: found.length === 0 ? null : Math.min(...found) }
  })
  const operations = rows.reduce((sum, { seconds }) => sum + 3 * seconds, 0)
  return { overhead: Math.max(0, Math.min(...twos.map(({ seconds }) => seconds)) - operations), rows }
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
