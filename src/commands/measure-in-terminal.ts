// Measures for the terminal program: two sides, several versions, or the gates of a search.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Canary } from '../core/canary/canary.ts'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { exitStatus, exitStatuses, worstStatus } from '../core/judge/verdict.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { Version } from '../core/report/say/versions.ts'
import { escapeControls } from '../core/words/escape.ts'
import { noEvent } from '../effects/github/event.ts'
import type { FoundRules } from '../effects/inputs/rules-file.ts'
import { logLines, type Watch } from '../effects/measure/driver.ts'
import { redactor } from '../effects/measure/redact.ts'
import { secretsIn } from '../effects/measure/untrusted-environment.ts'
import { type Console, namedConsole } from '../effects/program/console.ts'
import { isCancellation, type StoppableInterrupt, stopOnSignals } from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { runCanaryOfHead } from '../run/canary.ts'
import { runGate } from '../run/gate.ts'
import type { GateResult, RunContext } from '../run/open-run.ts'
import { runGateOfVersions } from '../run/several-runs.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import { type OutputPaths, presentResult, presentVersions, refuseUnwritable } from './present.ts'
import { paintFor, printFailure } from './terminal.ts'

/** Measures two sides, and returns the exit status. Throws as the gate does. */
export async function measurePair(
  inputs: Inputs,
  places: OutputPaths,
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
  status: (result: ResultFile) => number = ({ verdict, settings }) => exitStatus(verdict, settings.failOn),
): Promise<number> {
  const { env, stderr } = terminal
  const plainConsole = terminalConsole(stderr)
  await refuseUnwritable(places)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using liveView = isScreen(terminal) ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null
  const console = liveView ?? plainConsole
  const interrupt = stopOnSignals(console)
  const event = noEvent
  const baseContext = { folder: rules.folder, rules, isWorkplace: true }
  const context = { ...baseContext, env, event, server: '', profiles, console }
  try {
    const watch = liveView ?? logLines(console)
    const measured = await nullIfEnded(runGate(inputs, { ...context, ...interrupt, watch }), interrupt)
    liveView?.[Symbol.dispose]()
    if (measured === null) {
      plainConsole.info('ended before the first round was complete; there is no verdict')
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
async function nullIfEnded(
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

/** Reports whether progress can be drawn: not into a file, and not into a log. */
export function isScreen({ stderr, env }: Terminal): boolean {
  return stderr.isTTY && env.TERM !== 'dumb' && !env.CI
}

// Several versions, each measured against the first in the same rounds.

/** A version to be measured against the first. */
export interface VersionRequest {
  /** The revision as the user wrote it. */
  readonly name: string
  readonly inputs: Inputs
  readonly places: OutputPaths
}

/** Measures the versions, and returns the exit status. Throws errors that concern all. `base` is the name of the first. */
export async function measureVersions(
  base: string,
  versions: readonly VersionRequest[],
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
): Promise<number> {
  const { env, stderr } = terminal
  const [first] = versions
  if (!first) return exitStatuses.pass
  for (const { places } of versions) await refuseUnwritable(places)
  const plainConsole = terminalConsole(stderr)
  const profiles = await mkdtemp(join(tmpdir(), 'benchgate-profiles-'))
  using liveView = isScreen(terminal)
    ? new LiveView(stderr, settingsOf(first.inputs), paintFor(stderr, env))
    : null
  const interrupt = stopOnSignals(liveView ?? plainConsole)
  const baseContext = {
    folder: rules.folder,
    rules,
    isWorkplace: true,
    env,
    event: noEvent,
    server: '',
    profiles,
  }
  const versionStatuses: number[] = []
  const measuredVersions: Version[] = []
  try {
    const outcomes = await runGateOfVersions(
      versions.map(({ name, inputs }) => {
        const console = namedConsole(liveView ?? plainConsole, name)
        const watch = liveView ? progressOnScreen(liveView, base, name) : logLines(console)
        return { inputs, context: { ...baseContext, ...interrupt, console, watch } }
      }),
    )
    liveView?.[Symbol.dispose]()
    for (const [n, outcome] of outcomes.entries()) {
      const { name, places } = versions[n] as VersionRequest
      if (outcome.status === 'rejected') {
        if (isCancellation(outcome.reason, interrupt.stop.aborted ? interrupt.stop : interrupt.signal))
          continue
        stderr.write(`${escapeControls(name)}:\n`)
        printFailure(outcome.reason, stderr)
        versionStatuses.push(exitStatuses.noMeasurement)
        continue
      }
      const gated = redactor(secretsIn(env, ''))(outcome.value)
      await presentResult(gated, places, values, terminal, join(profiles, String(n)), true)
      const { result } = gated
      measuredVersions.push({ name, result })
      versionStatuses.push(exitStatus(result.verdict, result.settings.failOn))
    }
    if (versionStatuses.length === 0)
      plainConsole.info('ended before the first round was complete; there is no verdict')
    presentVersions(base, measuredVersions, values, terminal)
    if (interrupt.signal.aborted || versionStatuses.length === 0) return Number(process.exitCode ?? 130)
    return worstStatus(versionStatuses)
  } finally {
    await rm(profiles, { recursive: true, force: true })
    interrupt.done()
  }
}

/** Shows only the progress of each version, as a table of each would not fit on the screen. */
function progressOnScreen(liveView: LiveView, base: string, name: string): Watch {
  return {
    visiting: (baseContext, title, side) =>
      liveView.visiting(baseContext, title, escapeControls(side === 'base' ? base : name)),
    roundEnded: progress => liveView.roundEnded({ ...progress, rounds: () => [] }),
  }
}

// The gates of a bisection or a self-test: quiet except for warnings, with a live view of each on a screen.

const silentWatch: Watch = { visiting() {}, roundEnded() {} }

/** Runs one gate after the other. */
export class QuietGates implements AsyncDisposable {
  private readonly terminal: Terminal
  private readonly rules: FoundRules
  private readonly interrupt: StoppableInterrupt
  /** A temporary folder for builds; the gates make no profiles. */
  readonly folder: string
  /** Warnings that were shown, as each gate would repeat them. */
  private readonly shownWarnings = new Set<string>()

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

  /** Runs a gate, in a context changed by `overrides`. Throws as the gate does. */
  async gate(
    inputs: Inputs,
    overrides: Pick<RunContext, 'wrapDriver' | 'planFrom' | 'builds'> = {},
  ): Promise<ResultFile> {
    const { env, stderr } = this.terminal
    const settings = settingsOf(inputs)
    using liveView = isScreen(this.terminal) ? new LiveView(stderr, settings, paintFor(stderr, env)) : null
    const context = {
      ...this.contextWith(liveView ?? terminalConsole(stderr)),
      watch: liveView ?? silentWatch,
    }
    const { result } = await runGate(inputs, { ...context, ...overrides })
    return result
  }

  /**
   * Reports whether a gate notices that head's sources are broken; `before` is the number of its benchmarks. Throws as the gate
   * does.
   */
  canary(inputs: Inputs, before: number): Promise<Canary> {
    return runCanaryOfHead(inputs, this.contextWith(terminalConsole(this.terminal.stderr)), before)
  }

  private contextWith(console: Console): RunContext {
    const { env } = this.terminal
    return {
      ...{ folder: this.rules.folder, rules: this.rules, isWorkplace: true, env, event: noEvent, server: '' },
      ...{ profiles: this.folder, console: this.warningsOnly(console) },
      ...{ signal: this.interrupt.signal, stop: this.interrupt.stop },
    }
  }

  private warningsOnly(console: Console): Console {
    return {
      info() {},
      warn: line => {
        if (this.shownWarnings.has(line)) return
        this.shownWarnings.add(line)
        console.warn(line)
      },
      untrusted: () => ({ write() {}, close() {} }),
    }
  }
}
