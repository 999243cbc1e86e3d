// Walks the schedule: enters a side, runs the command, reads what it measured, round after round.
import { resolve } from 'node:path'
import { CouldNotMeasure, SideFailed } from '../../core/errors.ts'
import { parseGo } from '../../core/formats/go.ts'
import type { Parsed } from '../../core/formats/parsed.ts'
import type { Round, Side, UnitRule, UnitRules, Visit } from '../../core/model.ts'
import { sides } from '../../core/model.ts'
import { formatDuration, shortSha } from '../../core/report/format.ts'
import type { Commit, Stopped } from '../../core/result-file.ts'
import type { PlannedRound } from '../../core/schedule.ts'
import { unitRules } from '../../core/units.ts'
import type { Console } from '../console.ts'
import { isFolder } from '../folder.ts'
import type { Ended } from './process.ts'
import { runScript } from './script.ts'

/** Sides that can be entered: a checkout, or anything else that can show either commit in a folder. */
export interface Enterable {
  /** Shows a side, and gives the folder in which it stands. */
  enter(side: Side): Promise<string>
}

/** A Bench is what to run, where, and who is told about it. */
export interface Bench {
  readonly sides: Enterable
  readonly commits: Readonly<Record<Side, Commit>>
  readonly run: string
  readonly setup: string | null
  /** Relative to the root of the checkout. */
  readonly workingDirectory: string
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly console: Console
}

/** What a schedule gave, as far as it was walked. */
export interface Measured {
  readonly rounds: readonly Round[]
  readonly units: UnitRules
  readonly stopped: Stopped
  /** What ended it, where base failed. */
  readonly baseFailed: SideFailed | null
  /** Whether head has measured something, be it in a round that does not count. */
  readonly isHeadFine: boolean
  /** Seconds, with the time it took to switch sides. */
  readonly elapsed: number
}

/** When to end before the schedule does. */
export interface Ending {
  /** Seconds of measuring; null for no limit. A round that they cut short does not count. */
  readonly budget: number | null
  /** Whether these rounds have shown enough. What it throws ends the run without a verdict. */
  isEnough(rounds: readonly Round[], units: UnitRules): boolean
}

/** Runs `setup` once on each side. Throws SideFailed. */
export async function setUp(bench: Bench, which: readonly Side[] = sides): Promise<void> {
  if (bench.setup === null) return
  for (const side of which) await runOn(bench, side, bench.setup, { name: 'setup' }, null)
}

/**
 * Measures round by round, until the schedule or the budget ends, there is enough, or base fails: the last two can leave
 * no round at all. Throws SideFailed where head fails.
 */
export async function measure(
  schedule: readonly PlannedRound[],
  bench: Bench,
  ending: Ending,
): Promise<Measured> {
  const rounds: Round[] = []
  const said = { base: new Map<string, UnitRule>(), head: new Map<string, UnitRule>() }
  const last = schedule.at(-1)?.round
  const began = Date.now()
  const budgetEnds = ending.budget === null ? null : began + ending.budget * 1000
  for (const { round, order } of schedule) {
    const visits = { base: nothing, head: nothing }
    try {
      for (const side of order) {
        const place = { name: `round ${round}`, of: last }
        const { visit, parsed } = await visitSide(bench, side, place, budgetEnds)
        visits[side] = visit
        for (const [unit, rule] of parsed.units) if (!said[side].has(unit)) said[side].set(unit, rule)
      }
    } catch (error) {
      const isHeadFine = rounds.length > 0 || visits.head.measurements.length > 0
      const elapsed = (Date.now() - began) / 1000
      const soFar = { rounds, units: unitRules(said.base, said.head), isHeadFine, elapsed }
      if (error instanceof SideFailed && error.side === 'base')
        return { ...soFar, stopped: 'failed', baseFailed: error }
      if (!(error instanceof OutOfBudget)) throw error
      bench.console.info(`round ${round} of ${last}: ended with the budget, and not counted`)
      return { ...soFar, stopped: 'budget', baseFailed: null }
    }
    rounds.push({ round, block: 1, first: order[0], ...visits })
    const elapsed = (Date.now() - began) / 1000
    const pace = elapsed / rounds.length
    const left = pace * (schedule.length - rounds.length)
    const seconds = `base ${visits.base.seconds.toFixed(1)} s, head ${visits.head.seconds.toFixed(1)} s`
    const rest = left >= 1 ? `; about ${formatDuration(left)} left` : ''
    bench.console.info(`round ${round} of ${last}: ${seconds}${rest}`)
    const units = unitRules(said.base, said.head)
    // Asked after the last round too: what it throws must be heard however few there are.
    const enough = ending.isEnough(rounds, units)
    const measured = { rounds, units, baseFailed: null, isHeadFine: true, elapsed }
    if (rounds.length === schedule.length) return { ...measured, stopped: 'count' }
    if (enough) return { ...measured, stopped: 'settled' }
    // A round is not begun that, at the pace so far, would end too late.
    if (ending.budget !== null && elapsed + pace > ending.budget) return { ...measured, stopped: 'budget' }
  }
  throw new RangeError('a schedule needs a round')
}

const nothing: Visit = { started: '', seconds: 0, measurements: [] }

/** An OutOfBudget error says that a command was ended since the time for measuring was up. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget'
}

/** A Place is what a command runs for: setup, or a round of so many. */
interface Place {
  readonly name: string
  readonly of?: number | undefined
}

/** As people are told of it: `round 3 of 20, base`; `setup on base`. */
function titleOf({ name, of }: Place, side: Side): string {
  return of === undefined ? `${name} on ${side}` : `${name} of ${of}, ${side}`
}

/**
 * Runs the command on a side and reads what it measured. Throws SideFailed where that is nothing to go by, and OutOfBudget
 * where it was ended for that.
 */
export async function visitSide(
  bench: Bench,
  side: Side,
  place: Place,
  budgetEnds: number | null,
): Promise<{ visit: Visit; parsed: Parsed }> {
  const { stdout, lastLines, started, seconds } = await runOn(bench, side, bench.run, place, budgetEnds)
  const parsed = parseGo(stdout)
  if (parsed.failures.length > 0)
    throw new SideFailed(
      side,
      `a benchmark failed in ${place.name}`,
      `A benchmark failed in ${titleOf(place, side)} (${shortSha(bench.commits[side].sha)}), though its command ended with status 0: ${parsed.failures[0]}. Command: ${bench.run}`,
      lastLines,
    )
  if (parsed.refused.length > 0)
    throw new SideFailed(
      side,
      `a benchmark gave a value that is not a finite number in ${place.name}`,
      `A benchmark in ${titleOf(place, side)} gave a value that is not a finite number: ${parsed.refused[0]}. Mend what it reports.`,
      lastLines,
    )
  return { visit: { started: started.toISOString(), seconds, measurements: parsed.measurements }, parsed }
}

/** Enters a side and runs a command there to its end. */
async function runOn(bench: Bench, side: Side, text: string, place: Place, budgetEnds: number | null) {
  const root = await bench.sides.enter(side)
  const cwd = resolve(root, bench.workingDirectory)
  const sha = shortSha(bench.commits[side].sha)
  if (!(await isFolder(cwd)))
    throw new SideFailed(
      side,
      'it lacks the working-directory',
      `working-directory: "${bench.workingDirectory}" is no folder on ${side} (${sha}). It must exist on both sides.`,
    )
  const started = new Date()
  const timedOut = started.getTime() + bench.timeout * 1000
  const deadline = Math.min(timedOut, budgetEnds ?? timedOut)
  const { status, isLate, stdout, lastLines } = await execute(bench, side, { text, cwd, place, deadline })
  if (isLate && deadline < timedOut) throw new OutOfBudget('the budget has ended')
  if (isLate)
    throw new SideFailed(
      side,
      `its command did not end within ${formatDuration(bench.timeout)} (\`timeout\`) in ${place.name}`,
      `The command did not end within ${formatDuration(bench.timeout)} in ${titleOf(place, side)} (${sha}), and was ended with all that it had started. Find what it waits for, or raise "timeout". Command: ${text}`,
      lastLines,
    )
  const how = `failed with ${typeof status === 'number' ? 'exit code' : 'signal'} ${status}`
  if (status !== 0)
    throw new SideFailed(
      side,
      `its command ${how} in ${place.name}`,
      `The command ${how} in ${titleOf(place, side)} (${sha}). Command: ${text}\nCheck that commit out and run the command there to see it fail.`,
      lastLines,
    )
  return { stdout, lastLines, started, seconds: (Date.now() - started.getTime()) / 1000 }
}

interface Execution {
  readonly text: string
  readonly cwd: string
  readonly place: Place
  readonly deadline: number
}

async function execute(bench: Bench, side: Side, { text, cwd, place, deadline }: Execution): Promise<Ended> {
  const output = bench.console.untrusted(titleOf(place, side))
  const { env, signal } = bench
  try {
    return await runScript({ text, cwd, env, signal, deadline, onOutput: chunk => output.write(chunk) })
  } catch (error) {
    if (!(error instanceof CouldNotMeasure)) throw error
    const why = `its command gave nothing to read in ${place.name}`
    throw new SideFailed(side, why, `In ${titleOf(place, side)}: ${error.message}`, error.output)
  } finally {
    output.close()
  }
}
