// Measures for the terminal program: two sides, several versions, or the gates of a search.
import { join, resolve } from 'node:path'
import type { Canary } from '../core/canary/canary.ts'
import { type Inputs, settingsOf } from '../core/inputs/inputs.ts'
import { exitStatus, exitStatuses, worstStatus } from '../core/judge/verdict.ts'
import { Misconfigured } from '../core/model/errors.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { explanation } from '../core/report/say/explanation.ts'
import type { Version } from '../core/report/say/versions.ts'
import { escapeControls } from '../core/words/escape.ts'
import { type TemporaryFolder, temporaryFolder } from '../effects/files/folder.ts'
import type { Git } from '../effects/git/git.ts'
import { type GivenRevision, refuseNoCheckout, refuseUnknown } from '../effects/git/revisions/revisions.ts'
import { noEvent } from '../effects/github/event.ts'
import { type FoundRules, findRules } from '../effects/inputs/rules-file.ts'
import { type Driver, logLines, type Watch } from '../effects/measure/driver.ts'
import { withMethods } from '../effects/measure/driver-wrappers.ts'
import { redactor } from '../effects/measure/redact.ts'
import { secretsIn, untrustedEnvironment } from '../effects/measure/untrusted-environment.ts'
import { type Console, namedConsole, warningsOnly } from '../effects/program/console.ts'
import {
  interruptedStatus,
  isCancellation,
  type StoppableInterrupt,
  stopOnSignals,
} from '../effects/program/interrupt.ts'
import { LiveView } from '../effects/terminal/live-view.ts'
import { terminalConsole } from '../effects/terminal/terminal-console.ts'
import { runCanaryOfHead } from '../run/canary.ts'
import { runGate } from '../run/gate.ts'
import type { RunContext } from '../run/open-run.ts'
import { runGateOfVersions } from '../run/several-runs.ts'
import type { Terminal } from './command.ts'
import type { CommandLine } from './flags.ts'
import type { InputTexts } from './input-flags.ts'
import { type OutputPaths, presentResult, presentVersions, refuseUnwritable } from './present.ts'
import { paintFor, printFailure, userGit } from './terminal.ts'

/**
 * Finds the user's repository and its rules file. Throws Misconfigured if there is none, or it lacks one of the revisions; the
 * first of them may be a misspelt one of `commands`.
 */
export async function openRepository(
  texts: InputTexts,
  { env, folder }: Terminal,
  console: Console,
  revisions: readonly GivenRevision[] = [],
  commands: readonly string[] = [],
): Promise<{ readonly git: Git; readonly rules: FoundRules }> {
  const { env: untrusted } = untrustedEnvironment(env, [])
  const rules = await findRules(name => texts[name] ?? '', { folder, env: untrusted, console })
  const git = userGit(resolve(rules.folder, texts['working-directory'] ?? '.'), { env })
  await refuseNoCheckout(git)
  if (revisions.length > 0) await refuseUnknown(git, revisions, commands)
  if (rules.file !== null) console.info(`rules from ${escapeControls(rules.file)}`)
  return { git, rules }
}

/** Returns the context of a run that a user has started in a terminal. */
function terminalContext(
  { env }: Terminal,
  rules: FoundRules,
  profiles: TemporaryFolder,
  { signal, stop }: StoppableInterrupt,
  console: Console,
): RunContext {
  return {
    ...{ folder: rules.folder, rules, isWorkplace: true, env, event: noEvent, server: '' },
    ...{ profiles: profiles.path, signal, stop, console },
  }
}

/** Returns a view of the progress; null if it cannot be drawn: into a file, or into a log. */
function liveViewOn({ stderr, env }: Terminal, inputs: Inputs): LiveView | null {
  const isScreen = stderr.isTTY && env.TERM !== 'dumb' && !env.CI
  return isScreen ? new LiveView(stderr, settingsOf(inputs), paintFor(stderr, env)) : null
}

/** Measures two sides, and returns the exit status. Throws as the gate does. */
export async function measurePair(
  inputs: Inputs,
  places: OutputPaths,
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
  status: (result: ResultFile) => number = ({ verdict, settings }) => exitStatus(verdict, settings.failOn),
): Promise<number> {
  const plainConsole = terminalConsole(terminal.stderr)
  await refuseUnwritable(places)
  await using profiles = await temporaryFolder('benchgate-profiles-')
  using liveView = liveViewOn(terminal, inputs)
  const console = liveView ?? plainConsole
  using interrupt = stopOnSignals(console)
  const context = terminalContext(terminal, rules, profiles, interrupt, console)
  const measured = await runGate(inputs, { ...context, watch: liveView ?? logLines(console) }).catch(
    error => {
      if (isCancellation(error, interrupt.either)) return null
      throw error
    },
  )
  liveView?.[Symbol.dispose]()
  if (measured === null) {
    plainConsole.info('ended before the first round was complete; there is no verdict')
    return interruptedStatus()
  }
  const gated = redactor(secretsIn(terminal.env, ''))(measured)
  await presentResult(gated, places, values, terminal, profiles.path)
  return explained(status(gated.result), plainConsole)
}

/** Returns the exit status, and explains it if the check of a pull request would be green all the same. */
function explained(status: number, console: Console): number {
  if (status === exitStatuses.inconclusive)
    console.info(
      'the exit status is 3, as something is inconclusive; a pull request would pass with a warning, unless "fail-on" is "inconclusive"',
    )
  return status
}

// Explaining which benchmarks are measured, without measuring any.

/** Ends a run once both sides are built. */
class Prepared extends Error {
  override readonly name = 'Prepared'
}

/** Prints why the Go benchmarks that a pattern names are measured. Throws as the gate does, and Misconfigured if it names none. */
export async function explainBenchmarks(
  pattern: string,
  inputs: Inputs,
  rules: FoundRules,
  terminal: Terminal,
): Promise<number> {
  const console = terminalConsole(terminal.stderr)
  await using profiles = await temporaryFolder('benchgate-profiles-')
  using interrupt = stopOnSignals(console)
  let text: string | null = null
  const wrapDriver = (driver: Driver) =>
    withMethods(driver, {
      async items() {
        const items = await driver.items()
        const { proven, reach } = driver.report()
        text = explanation(pattern, { items, proven, reasons: reach?.reasons ?? null })
        throw new Prepared()
      },
    })
  const context = terminalContext(terminal, rules, profiles, interrupt, console)
  try {
    await runGate(inputs, { ...context, wrapDriver, watch: logLines(console) })
  } catch (error) {
    if (isCancellation(error, interrupt.either)) return interruptedStatus()
    if (!(error instanceof Prepared)) throw error
  }
  if (text === '')
    throw new Misconfigured(
      `--explain "${pattern}" names no Go benchmark of this run. Name one as the report does, such as codec.Encode, or several with a pattern: 'Encode*'.`,
    )
  terminal.stdout.write(text ?? 'Nothing is measured: no file differs that a benchmark can depend on.\n')
  return exitStatuses.pass
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
  versions: readonly [VersionRequest, ...VersionRequest[]],
  rules: FoundRules,
  values: CommandLine['values'],
  terminal: Terminal,
): Promise<number> {
  const { env, stderr } = terminal
  for (const { places } of versions) await refuseUnwritable(places)
  const plainConsole = terminalConsole(stderr)
  await using profiles = await temporaryFolder('benchgate-profiles-')
  using liveView = liveViewOn(terminal, versions[0].inputs)
  using interrupt = stopOnSignals(liveView ?? plainConsole)
  const outcomes = await runGateOfVersions(
    versions.map(({ name, inputs }) => {
      const console = namedConsole(liveView ?? plainConsole, name)
      const watch = liveView ? progressOnScreen(liveView, base, name) : logLines(console)
      return { inputs, context: { ...terminalContext(terminal, rules, profiles, interrupt, console), watch } }
    }),
  )
  liveView?.[Symbol.dispose]()
  const statuses: number[] = []
  const measuredVersions: Version[] = []
  for (const [n, outcome] of outcomes.entries()) {
    const { name, places } = versions[n] as VersionRequest
    if (outcome.status === 'rejected') {
      if (isCancellation(outcome.reason, interrupt.either)) continue
      stderr.write(`${escapeControls(name)}:\n`)
      printFailure(outcome.reason, stderr)
      statuses.push(exitStatuses.noMeasurement)
      continue
    }
    const gated = redactor(secretsIn(env, ''))(outcome.value)
    await presentResult(gated, places, values, terminal, join(profiles.path, String(n)), true)
    const { result } = gated
    measuredVersions.push({ name, result })
    statuses.push(exitStatus(result.verdict, result.settings.failOn))
  }
  if (statuses.length === 0)
    plainConsole.info('ended before the first round was complete; there is no verdict')
  presentVersions(base, measuredVersions, values, terminal)
  if (interrupt.signal.aborted || statuses.length === 0) return interruptedStatus()
  return explained(worstStatus(statuses), plainConsole)
}

/** Shows only the progress of each version, as a table of each would not fit on the screen. */
function progressOnScreen(liveView: LiveView, base: string, name: string): Watch {
  return {
    visiting: (place, title, side) =>
      liveView.visiting(place, title, escapeControls(side === 'base' ? base : name)),
    roundEnded: progress => liveView.roundEnded({ ...progress, rounds: () => [] }),
  }
}

// The gates of a bisection or a self-test: quiet except for warnings, with a live view of each on a screen.

/** Runs one gate after the other, until a signal ends them. */
export class GateSequence implements AsyncDisposable {
  readonly interrupt: StoppableInterrupt
  private readonly terminal: Terminal
  private readonly rules: FoundRules
  private readonly temporary: TemporaryFolder
  /** Warnings that were shown, as each gate would repeat them. */
  private readonly shownWarnings = new Set<string>()

  private constructor(terminal: Terminal, rules: FoundRules, temporary: TemporaryFolder) {
    this.terminal = terminal
    this.rules = rules
    this.temporary = temporary
    this.interrupt = stopOnSignals(terminalConsole(terminal.stderr))
  }

  static async open(terminal: Terminal, rules: FoundRules): Promise<GateSequence> {
    return new GateSequence(terminal, rules, await temporaryFolder('benchgate-gates-'))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.interrupt[Symbol.dispose]()
    await this.temporary[Symbol.asyncDispose]()
  }

  /** A temporary folder for builds; the gates make no profiles. */
  get folder(): string {
    return this.temporary.path
  }

  /** Runs a gate, in a context changed by `overrides`. Throws as the gate does. */
  async gate(
    inputs: Inputs,
    overrides: Pick<RunContext, 'wrapDriver' | 'planFrom' | 'builds'> = {},
  ): Promise<ResultFile> {
    using liveView = liveViewOn(this.terminal, inputs)
    const context = this.contextWith(liveView ?? terminalConsole(this.terminal.stderr))
    const { result } = await runGate(inputs, {
      ...context,
      ...(liveView && { watch: liveView }),
      ...overrides,
    })
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
    const { terminal, rules, temporary, interrupt, shownWarnings } = this
    return terminalContext(terminal, rules, temporary, interrupt, warningsOnly(console, shownWarnings))
  }
}
