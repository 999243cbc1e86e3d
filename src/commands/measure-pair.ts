// Measures two sides for the terminal program.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { exitStatus } from '../core/judge/exit.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { noEvent } from '../effects/github/event.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import { secretsIn } from '../effects/measure/environment.ts'
import { redactor } from '../effects/measure/secrets.ts'
import { inLines } from '../effects/measure/watch.ts'
import { isCancellation, type Stoppable, stopOnSignals } from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { gate } from '../gate.ts'
import type { GateResult } from '../open-run.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import { paintFor } from './paint.ts'
import { type OutputPaths, presentResult, refusePlaces } from './present.ts'

/** Gives the exit status. Throws as the gate does. */
export async function measurePair(
  inputs: Inputs,
  places: OutputPaths,
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
  /** The exit status of a result. */
  status: (result: ResultFile) => number = ({ verdict, settings }) => exitStatus(verdict, settings.failOn),
): Promise<number> {
  const { env, stderr } = terminal
  const plainly = terminalConsole(stderr)
  await refusePlaces(places)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using live = isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null
  const console = live ?? plainly
  const interrupt = stopOnSignals(console)
  const event = noEvent
  const place = { folder: rules.folder, rules, isWorkplace: true }
  const around = { ...place, env, event, server: '', profiles, console }
  try {
    const watch = live ?? inLines(console)
    const measured = await unlessEnded(gate(inputs, { ...around, ...interrupt, watch }), interrupt)
    live?.[Symbol.dispose]()
    if (measured === null) {
      plainly.info('ended before a round was complete; there is no verdict')
      return Number(process.exitCode ?? 130)
    }
    const gated = redactor(secretsIn(env, ''))(measured)
    await presentResult(gated, places, values, terminal, profiles)
    return status(gated.result)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

/** Null where a signal ended the run before there was anything to judge. */
async function unlessEnded(
  gated: Promise<GateResult>,
  { stop, signal }: Stoppable,
): Promise<GateResult | null> {
  try {
    return await gated
  } catch (error) {
    if (isCancellation(error, stop.aborted ? stop : signal)) return null
    throw error
  }
}

/** Whether progress can be drawn: not into a file, and not into a log. */
export function isScreen({ stderr, env }: Terminal): boolean {
  return stderr.isTTY && env.TERM !== 'dumb' && !env.CI
}
