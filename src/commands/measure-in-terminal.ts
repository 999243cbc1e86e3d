// Measures two sides for the terminal program.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Canary } from '../core/canary/canary.ts'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { exitStatus, statuses, worstStatus } from '../core/judge/verdict.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { Version } from '../core/report/say/versions.ts'
import { escapeControls } from '../core/words/escape.ts'
import { noEvent } from '../effects/github/event.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import { logLines, type Watch } from '../effects/measure/driver.ts'
import { secretsIn } from '../effects/measure/environment.ts'
import { redactor } from '../effects/measure/secrets.ts'
import { type Console, namedConsole } from '../effects/program/console.ts'
import { isCancellation, type StoppableInterrupt, stopOnSignals } from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { canaryOfHead } from '../run/canary.ts'
import { gate } from '../run/gate.ts'
import type { GateResult, RunContext } from '../run/open-run.ts'
import { gateVersions } from '../run/several-runs.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import { type OutputPaths, presentResult, presentVersions, refusePlaces } from './present.ts'
import { paintFor, printFailure } from './terminal.ts'

/** Returns the exit status. Throws as the gate does. */
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
    const watch = live ?? logLines(console)
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

/** Returns null if a signal ended the run before there was anything to judge. */
async function unlessEnded(
  gated: Promise<GateResult>,
  { stop, signal }: StoppableInterrupt,
): Promise<GateResult | null> {
  try {
    return await gated
  } catch (error) {
    if (isCancellation(error, stop.aborted ? stop : signal)) return null
    throw error
  }
}

/** Returns true if progress can be drawn: not into a file, and not into a log. */
export function isScreen({ stderr, env }: Terminal): boolean {
  return stderr.isTTY && env.TERM !== 'dumb' && !env.CI
}

// Measures several versions in the same rounds, each against the first, for the terminal program.

/** One version to be measured against the first. */
export interface AskedVersion {
  /** As the user wrote it. */
  readonly name: string
  readonly inputs: Inputs
  readonly places: OutputPaths
}

/** Returns the exit status. Throws what befalls all of them. `base` is what the first was called. */
export async function measureVersions(
  base: string,
  versions: readonly AskedVersion[],
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
): Promise<number> {
  const { env, stderr } = terminal
  const [first] = versions
  if (!first) return statuses.pass
  for (const { places } of versions) await refusePlaces(places)
  const plainly = terminalConsole(stderr)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using live = isScreen(terminal)
    ? new LiveView(stderr, settingsOf(first.inputs), paintFor(stderr, env))
    : null
  const interrupt = stopOnSignals(live ?? plainly)
  const place = { folder: rules.folder, rules, isWorkplace: true, env, event: noEvent, server: '', profiles }
  const all: number[] = []
  const done: Version[] = []
  try {
    const ended = await gateVersions(
      versions.map(({ name, inputs }) => {
        const console = namedConsole(live ?? plainly, name)
        const watch = live ? onScreen(live, base, name) : logLines(console)
        return { inputs, context: { ...place, ...interrupt, console, watch } }
      }),
    )
    live?.[Symbol.dispose]()
    for (const [n, one] of ended.entries()) {
      const { name, places } = versions[n] as AskedVersion
      if (one.status === 'rejected') {
        if (isCancellation(one.reason, interrupt.stop.aborted ? interrupt.stop : interrupt.signal)) continue
        stderr.write(`${escapeControls(name)}:\n`)
        printFailure(one.reason, stderr)
        all.push(statuses.noMeasurement)
        continue
      }
      const gated = redactor(secretsIn(env, ''))(one.value)
      await presentResult(gated, places, values, terminal, join(profiles, String(n)), true)
      const { result } = gated
      done.push({ name, result })
      all.push(exitStatus(result.verdict, result.settings.failOn))
    }
    if (all.length === 0) plainly.info('ended before a round was complete; there is no verdict')
    presentVersions(base, done, values, terminal)
    if (interrupt.signal.aborted || all.length === 0) return Number(process.exitCode ?? 130)
    return worstStatus(all)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

/** Returns how far all are; a table of each would push the others out of sight. */
function onScreen(live: LiveView, base: string, name: string): Watch {
  return {
    visiting: (place, title, side) =>
      live.visiting(place, title, escapeControls(side === 'base' ? base : name)),
    roundEnded: progress => live.roundEnded({ ...progress, rounds: () => [] }),
  }
}

// The gates of a bisection or a self-test in a terminal: quiet but for warnings, and on a screen with the live view of each.

const unseen: Watch = { visiting() {}, roundEnded() {} }

/** QuietGates make one gate after the other. */
export class QuietGates implements AsyncDisposable {
  private readonly terminal: Terminal
  private readonly rules: FoundRules
  private readonly interrupt: StoppableInterrupt
  /** Is gone with these gates. Profiles would go there, but they make none. */
  readonly folder: string
  /** What was warned of before: each gate would say it again. */
  private readonly warned = new Set<string>()

  private constructor(terminal: Terminal, rules: FoundRules, interrupt: StoppableInterrupt, folder: string) {
    this.terminal = terminal
    this.rules = rules
    this.interrupt = interrupt
    this.folder = folder
  }

  static async open(
    terminal: Terminal,
    rules: FoundRules,
    interrupt: StoppableInterrupt,
  ): Promise<QuietGates> {
    return new QuietGates(terminal, rules, interrupt, await mkdtemp(join(tmpdir(), 'benchgate-gates-')))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true })
  }

  /** Measures as `special` says, if it says anything. Throws as the gate does. */
  async gate(
    inputs: Inputs,
    special: Pick<RunContext, 'wrapDriver' | 'planFrom' | 'builds'> = {},
  ): Promise<ResultFile> {
    const { env, stderr } = this.terminal
    const settings = settingsOf(inputs)
    using live = isScreen(this.terminal) ? new LiveView(stderr, settings, paintFor(stderr, env)) : null
    const watching = { ...this.around(live ?? terminalConsole(stderr)), watch: live ?? unseen }
    const { result } = await gate(inputs, { ...watching, ...special })
    return result
  }

  /** Returns true if a gate sees that head's sources are broken; `before` is how many benchmarks it has. Throws as the gate does. */
  canary(inputs: Inputs, before: number): Promise<Canary> {
    return canaryOfHead(inputs, this.around(terminalConsole(this.terminal.stderr)), before)
  }

  private around(console: Console): RunContext {
    const { env } = this.terminal
    return {
      ...{ folder: this.rules.folder, rules: this.rules, isWorkplace: true, env, event: noEvent, server: '' },
      ...{ profiles: this.folder, console: this.onlyWarnings(console) },
      ...{ signal: this.interrupt.signal, stop: this.interrupt.stop },
    }
  }

  private onlyWarnings(console: Console): Console {
    return {
      info() {},
      warn: line => {
        if (this.warned.has(line)) return
        this.warned.add(line)
        console.warn(line)
      },
      untrusted: () => ({ write() {}, close() {} }),
    }
  }
}
