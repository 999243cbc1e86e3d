// Walks the schedule: enters a side, runs the command, reads what it measured, round after round.
import { resolve } from 'node:path'
import { CouldNotMeasure } from '../../core/errors.ts'
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
import { type Ended, runScript } from './script.ts'

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
  readonly env: Readonly<Record<string, string>>
  readonly signal: AbortSignal
  readonly console: Console
}

/** What a schedule gave, as far as it was walked. */
export interface Measured {
  readonly rounds: readonly Round[]
  readonly units: UnitRules
  readonly stopped: Stopped
  /** Seconds, with the time it took to switch sides. */
  readonly elapsed: number
}

/** When to end before the schedule does. */
export interface Ending {
  /** Seconds of measuring; null for no limit. */
  readonly budget: number | null
  /** Whether these rounds have shown enough. What it throws ends the run without a verdict. */
  isEnough(rounds: readonly Round[], units: UnitRules): boolean
}

/** Runs `setup` once on each side. */
export async function setUp(bench: Bench): Promise<void> {
  if (bench.setup === null) return
  for (const side of sides) {
    const root = await bench.sides.enter(side)
    const ended = await execute(bench, side, root, bench.setup, `setup on ${side}`)
    refuseFailure(bench, side, 'setup', bench.setup, ended)
  }
}

/**
 * Measures round by round, until the schedule or the budget ends or there is enough. Throws CouldNotMeasure at the first
 * visit that fails.
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
  for (const { round, order } of schedule) {
    const visits = { base: nothing, head: nothing }
    for (const side of order) {
      const { visit, parsed } = await visitSide(bench, side, `round ${round} of ${last}, ${side}`)
      visits[side] = visit
      for (const [unit, rule] of parsed.units) if (!said[side].has(unit)) said[side].set(unit, rule)
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
    const measured = { rounds, units, elapsed }
    if (rounds.length === schedule.length) return { ...measured, stopped: 'count' }
    if (enough) return { ...measured, stopped: 'settled' }
    // A round is not begun that, at the pace so far, would end too late.
    if (ending.budget !== null && elapsed + pace > ending.budget) return { ...measured, stopped: 'budget' }
  }
  throw new RangeError('a schedule needs a round')
}

const nothing: Visit = { started: '', seconds: 0, measurements: [] }

async function visitSide(bench: Bench, side: Side, place: string): Promise<{ visit: Visit; parsed: Parsed }> {
  const root = await bench.sides.enter(side)
  const started = new Date()
  const ended = await execute(bench, side, root, bench.run, place)
  const seconds = (Date.now() - started.getTime()) / 1000
  refuseFailure(bench, side, place, bench.run, ended)
  const parsed = parseGo(ended.stdout)
  if (parsed.failures.length > 0)
    throw new CouldNotMeasure(
      `A benchmark failed in ${place} (${shortSha(bench.commits[side].sha)}), though its command ended with status 0: ${parsed.failures[0]}. Command: ${bench.run}`,
      ended.lastLines,
    )
  if (parsed.refused.length > 0)
    throw new CouldNotMeasure(
      `A benchmark in ${place} gave a value that is not a finite number: ${parsed.refused[0]}. Mend what it reports.`,
      ended.lastLines,
    )
  return { visit: { started: started.toISOString(), seconds, measurements: parsed.measurements }, parsed }
}

async function execute(bench: Bench, side: Side, root: string, text: string, title: string): Promise<Ended> {
  const cwd = resolve(root, bench.workingDirectory)
  if (!(await isFolder(cwd)))
    throw new CouldNotMeasure(
      `working-directory: "${bench.workingDirectory}" is no folder on ${side} (${shortSha(bench.commits[side].sha)}). It must exist on both sides.`,
    )
  const output = bench.console.untrusted(title)
  try {
    return await runScript({
      text,
      cwd,
      env: bench.env,
      signal: bench.signal,
      onOutput: chunk => output.write(chunk),
    })
  } finally {
    output.close()
  }
}

function refuseFailure(bench: Bench, side: Side, place: string, command: string, ended: Ended): void {
  if (ended.status === 0) return
  const status = typeof ended.status === 'number' ? `exit code ${ended.status}` : `signal ${ended.status}`
  throw new CouldNotMeasure(
    `The command failed with ${status} in ${place} (${shortSha(bench.commits[side].sha)}). Command: ${command}\nCheck that commit out and run the command there to see it fail.`,
    ended.lastLines,
  )
}
