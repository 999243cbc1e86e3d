// Measures two sides for the terminal program.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { statusOf } from '../core/judge/exit.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { noEvent } from '../effects/github/event.ts'
import { type FoundRules, readInputsWith } from '../effects/inputs/rules-file.ts'
import { secretsIn } from '../effects/measure/environment.ts'
import { redactor } from '../effects/measure/secrets.ts'
import { inLines } from '../effects/measure/watch.ts'
import { isCancellation, type Stoppable, stopOnSignals } from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { type GateResult, gate } from '../gate.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import { paintFor } from './paint.ts'
import type { AskedSides } from './place.ts'
import { type Places, present, refusePlaces } from './present.ts'
import { type InputTexts, withUsual } from './usual-inputs.ts'

/** The outcome of one comparison. */
export interface Outcome {
  readonly status: number
  /** Whether the user has ended it, so that no further comparison is to begin. */
  readonly isStopped: boolean
  /** Null where there is none. */
  readonly result: ResultFile | null
}

/** Throws as the gate does. */
export async function measurePair(
  asked: InputTexts,
  rules: FoundRules,
  sides: AskedSides,
  html: string | null,
  /** How many pairs are judged together. */
  among: number,
  values: CommandLine['values'],
  terminal: Terminal,
): Promise<Outcome> {
  const { env, folder, stderr } = terminal
  const plainly = terminalConsole(stderr)
  const settings: InputTexts = { ...withUsual(asked), ...sides }
  const inputs = sharedOut(
    readInputsWith(rules, name => settings[name] ?? ''),
    among,
  )
  const places: Places = {
    results: inputs.results && resolve(folder, inputs.results),
    html: html && resolve(folder, html),
  }
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
      return { status: Number(process.exitCode ?? 130), isStopped: true, result: null }
    }
    const gated = redactor(secretsIn(env, ''))(measured)
    await present(gated, places, values, terminal, profiles, among > 1)
    const { result } = gated
    const status = statusOf(result.verdict, result.settings.failOn)
    return { status, isStopped: interrupt.stop.aborted, result }
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

/** One correction over all pairs: each has its share of alpha, and within it the correction is over its benchmarks. */
function sharedOut(inputs: Inputs, among: number): Inputs {
  return inputs.correction === 'none' ? inputs : { ...inputs, alpha: inputs.alpha / among }
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
function isScreen({ stderr, env }: Terminal): boolean {
  return stderr.isTTY && env.TERM !== 'dumb' && !env.CI
}
