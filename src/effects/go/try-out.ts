// The first visit to a benchmark on a side: whether it runs, what it costs to run it, and what depends on how long it runs.

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

/** What came of it; no trial where nothing is to be planned by it. */
export interface TrialOutcome {
  readonly reading: Reading
  readonly trial: Trial | null
  /** Its sub-benchmarks, where each can be visited by itself; else empty. */
  readonly parts: readonly Part[]
}

/**
 * Runs it for a sixteenth of the time, then for all of it, and where visits are to be planned, twice for two operations. Throws as
 * a visit does where the first of these fails; what befalls the others will befall the rounds, if it is no accident.
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
 * The same with numbers of operations that are given, so that a machine which is busy with others does not decide how many
 * there are; null where there are several benchmarks, each with its number, or too few operations.
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
 * Whether there were few operations for another reason than what they take: processors did not work more for three of them
 * than for two, each with as much preparation.
 */
function areFree(sixteenths: Visit, two: Visit): boolean {
  const isOneEach = times(sixteenths).length === 2 && times(sixteenths).every(one => one.iterations === 1)
  if (!isOneEach || sixteenths.processor === undefined || two.processor === undefined) return false
  return two.processor < 1.125 * sixteenths.processor
}

/** Of fewer operations a sixteenth is one. */
const fewest = 32

/** Twice on head: the first pays for what a process prepares but once; the other tells what depends on how long it runs. */
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
    // A process that registers or opens something may do so but once, and is right to: none is asked for more in a round.
    if (!(error instanceof SideFailed) || error.kind !== 'failed') throw error
    return once(time).catch((again: unknown) => {
      throw again instanceof OutOfBudget ? error : again
    })
  }
}

/** Runs for two operations what should report itself as `name`, and nothing else; null where it does not. */
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

/** `twos` each ran one operation, and then two that they have timed: the faster counts, as others can only slow them down. */
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
