// Measures for the terminal program: two sides, several versions, or the gates of a search.

import { join, resolve } from 'node:path'
import type { BrokenSourcesCanaryResult } from '../core/canary/canary.ts'
import { type Inputs, pickRunSettingsFromInputs } from '../core/inputs/check-inputs.ts'
import { exitStatuses, exitStatusOfVerdict, worstExitStatus } from '../core/judge/verdict.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { noWorkflowEvent } from '../core/model/event.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import { explainWhyBenchmarksWereMeasuredOrNot } from '../core/report/say/failed-and-unmeasured.ts'
import type { VersionMeasuredAgainstFirst } from '../core/report/say/versions.ts'
import { escapeControlCharacters } from '../core/words/escape.ts'
import { shortSha } from '../core/words/numbers.ts'
import { makeTemporaryFolder, pathOrNearestExistingFolderAbove } from '../effects/files/folder.ts'
import { createGitWithoutSecrets } from '../effects/git/git.ts'
import {
  type RevisionAndItsFlag,
  refuseMissingCheckout,
  resolveRevisionsToCommits,
} from '../effects/git/revisions/revisions.ts'
import {
  type RulesFileWithApplicableInputs,
  recoverCheckoutAndReadRules,
} from '../effects/inputs/rules-file.ts'
import type { MeasurementDriver, MeasurementWatcher } from '../effects/measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../effects/measure/driver-wrappers.ts'
import {
  createRedactor,
  createUntrustedEnvironment,
  secretTextsToRedact,
} from '../effects/processes/untrusted-environment.ts'
import {
  createPrefixedConsole,
  createWarningsOnlyConsole,
  type RunConsole,
} from '../effects/program/console.ts'
import {
  isErrorDueToInterruption,
  readProcessExitCodeOrSigintStatus,
  stopMeasuringOnFirstInterrupt,
  whyInterruptedRunHasNoVerdict,
} from '../effects/program/interrupt.ts'
import { LiveMeasurementView } from '../effects/terminal/live-view.ts'
import { runBrokenSourcesCanaryOnHead } from '../run/canary.ts'
import { runGate } from '../run/gate.ts'
import type { RunContext } from '../run/resolve-run.ts'
import { runGatesAgainstFirstVersion } from '../run/several-runs.ts'
import type { CommandLineContext } from './command.ts'
import type { InputTexts, ParsedCommandLine } from './flags.ts'
import {
  type OutputPaths,
  printAndWriteResult,
  printResultsOfMeasuredVersions,
  refuseUnwritableOutputs,
  writeRequestedResultFiles,
} from './present.ts'
import { createColourTextForStream, createTerminalConsole, printFailure } from './terminal.ts'

/**
 * Finds the user's repository and its rules file. Throws MisconfiguredError if there is none, or it lacks one of the revisions; the
 * first of them may be a misspelt one of `commands`.
 */
export async function openRepositoryWithRules(
  texts: InputTexts,
  { env, folder }: CommandLineContext,
  console: RunConsole,
  revisions: readonly RevisionAndItsFlag[] = [],
  commands: readonly string[] = [],
) {
  const { env: untrusted } = createUntrustedEnvironment(env, [])
  const rules = await recoverCheckoutAndReadRules(name => texts[name] ?? '', {
    folder,
    env: untrusted,
    console,
  })
  // A working directory that is no folder is refused later, with what to do.
  const nearestFolder = await pathOrNearestExistingFolderAbove(
    resolve(rules.folder, texts['working-directory'] ?? '.'),
  )
  const git = createGitWithoutSecrets(nearestFolder, env)
  await refuseMissingCheckout(git)
  const commits = revisions.length > 0 ? await resolveRevisionsToCommits(git, revisions, commands) : []
  if (rules.file !== null) console.info(`rules from ${escapeControlCharacters(rules.file)}`)
  return { git, rules, commits }
}

/** Opens what all gates of a command line share: a temporary folder, a console, and what a signal interrupts. */
async function openGatesInTerminal(
  { env, stderr }: CommandLineContext,
  rules: RulesFileWithApplicableInputs,
  liveView: LiveMeasurementView | null = null,
) {
  const temporary = await makeTemporaryFolder('benchgate-gates-')
  const folder = temporary.path
  const plainConsole = createTerminalConsole(stderr)
  const interrupt = stopMeasuringOnFirstInterrupt(liveView ?? plainConsole)
  const context: RunContext = {
    ...{ folder: rules.folder, rules, isWorkplace: true, env, event: noWorkflowEvent, server: '' },
    ...{
      profiles: folder,
      signal: interrupt.signal,
      stop: interrupt.stop,
      console: liveView ?? plainConsole,
    },
    ...(liveView && { watch: liveView }),
  }
  return {
    ...{ folder, plainConsole, interrupt, context },
    async [Symbol.asyncDispose](): Promise<void> {
      interrupt[Symbol.dispose]()
      await temporary[Symbol.asyncDispose]()
    },
  }
}

/** Returns a view of the progress; null if it cannot be drawn: into a file, or into a log. */
function liveViewOn({ stderr, env }: CommandLineContext, inputs: Inputs): LiveMeasurementView | null {
  const isScreen = stderr.isTTY && env.TERM !== 'dumb' && !env.CI
  return isScreen
    ? new LiveMeasurementView(
        stderr,
        pickRunSettingsFromInputs(inputs),
        createColourTextForStream(stderr, env),
      )
    : null
}

/** Measures two sides, and returns the exit status. Throws as the gate does. */
export async function runGateInTerminal(
  inputs: Inputs,
  places: OutputPaths,
  rules: RulesFileWithApplicableInputs,
  values: ParsedCommandLine['values'],
  terminal: CommandLineContext,
  status: (result: ResultFile) => number = ({ verdict, settings }) =>
    exitStatusOfVerdict(verdict, settings.failOn),
): Promise<number> {
  await refuseUnwritableOutputs(places)
  using liveView = liveViewOn(terminal, inputs)
  await using gates = await openGatesInTerminal(terminal, rules, liveView)
  const { plainConsole, interrupt } = gates
  const measured = await runGate(inputs, gates.context).catch(error => {
    if (isErrorDueToInterruption(error, interrupt.either)) return null
    throw error
  })
  liveView?.[Symbol.dispose]()
  if (measured === null) {
    plainConsole.info(whyInterruptedRunHasNoVerdict(interrupt))
    return readProcessExitCodeOrSigintStatus()
  }
  const gated = createRedactor(secretTextsToRedact(terminal.env, ''))(measured)
  await printAndWriteResult(gated, places, values, terminal, gates.folder)
  warnIfSameCommit(gated.result, plainConsole)
  return explained(status(gated.result), inputs.failOn, plainConsole)
}

/** Warns of a pass that means nothing, such as that of `main...topic` once topic is merged. */
function warnIfSameCommit({ commits, calibration }: ResultFile, console: RunConsole): void {
  if (calibration === null && commits.base.sha === commits.head.sha)
    console.warn(
      `base is head itself (${shortSha(commits.head.sha)}), so nothing could regress in this run. Name an earlier commit.`,
    )
}

/** Returns the exit status, and explains the one that the check of a pull request does not have. */
function explained(status: number, failOn: Inputs['failOn'], console: RunConsole): number {
  if (status === exitStatuses.inconclusive)
    console.info(
      failOn === 'inconclusive'
        ? 'the exit status is 3, as something is inconclusive; a pull request would fail, as "fail-on" is "inconclusive"'
        : 'the exit status is 3, as something is inconclusive; a pull request would pass with a warning, unless "fail-on" is "inconclusive"',
    )
  return status
}

// Explaining which benchmarks are measured, without measuring any.

/** Ends a run once both sides are built. */
class Prepared extends Error {
  override readonly name = 'Prepared'
}

/** Prints why the Go benchmarks that a pattern names are measured. Throws as the gate does, and MisconfiguredError if it names none. */
export async function printWhyMatchingGoBenchmarksAreMeasured(
  pattern: string,
  inputs: Inputs,
  rules: RulesFileWithApplicableInputs,
  terminal: CommandLineContext,
): Promise<number> {
  await using gates = await openGatesInTerminal(terminal, rules)
  let text: string | null = null
  const wrapDriver = (driver: MeasurementDriver) =>
    wrapMeasurementDriverWithMethods(driver, {
      async items() {
        const items = await driver.items()
        const { proven, reach } = driver.report()
        text = explainWhyBenchmarksWereMeasuredOrNot(pattern, {
          items,
          proven,
          reasons: reach?.reasons ?? null,
        })
        throw new Prepared()
      },
    })
  try {
    await runGate(inputs, { ...gates.context, wrapDriver })
  } catch (error) {
    if (isErrorDueToInterruption(error, gates.interrupt.either)) return readProcessExitCodeOrSigintStatus()
    if (!(error instanceof Prepared)) throw error
  }
  if (text === '')
    throw new MisconfiguredError(
      `--explain "${pattern}" names no Go benchmark of this run. Name one as the report does, such as codec.Encode, or several with a pattern: 'Encode*'.`,
    )
  terminal.stdout.write(text ?? 'Nothing is measured: no file that a benchmark can depend on differs.\n')
  return exitStatuses.pass
}

// Several versions, each measured against the first in the same rounds.

/** A version to be measured against the first. */
export interface RevisionToCompareWithFirstRevision {
  /** The revision as the user wrote it. */
  readonly name: string
  readonly inputs: Inputs
  readonly places: OutputPaths
}

/** Measures the versions, and returns the exit status. Throws errors that concern all. `base` is the name of the first. */
export async function runVersionGatesInTerminal(
  base: string,
  versions: readonly [RevisionToCompareWithFirstRevision, ...RevisionToCompareWithFirstRevision[]],
  rules: RulesFileWithApplicableInputs,
  values: ParsedCommandLine['values'],
  terminal: CommandLineContext,
): Promise<number> {
  const { env, stderr } = terminal
  for (const { places } of versions) await refuseUnwritableOutputs(places)
  using liveView = liveViewOn(terminal, versions[0].inputs)
  await using gates = await openGatesInTerminal(terminal, rules, liveView)
  const { plainConsole, interrupt } = gates
  const outcomes = await runGatesAgainstFirstVersion(
    versions.map(({ name, inputs }) => {
      const console = createPrefixedConsole(gates.context.console, name)
      const watch = liveView && { watch: progressOnScreen(liveView, base, name) }
      return { inputs, context: { ...gates.context, console, ...watch } }
    }),
  )
  liveView?.[Symbol.dispose]()
  const statuses: number[] = []
  const measuredVersions: VersionMeasuredAgainstFirst[] = []
  const writes: (() => Promise<void>)[] = []
  for (const [n, outcome] of outcomes.entries()) {
    const { name, places } = versions[n] as RevisionToCompareWithFirstRevision
    if (outcome.status === 'rejected') {
      if (isErrorDueToInterruption(outcome.reason, interrupt.either)) continue
      stderr.write(`${escapeControlCharacters(name)}:\n`)
      printFailure(outcome.reason, stderr)
      statuses.push(exitStatuses.noMeasurement)
      continue
    }
    const gated = createRedactor(secretTextsToRedact(env, ''))(outcome.value)
    writes.push(() => writeRequestedResultFiles(gated, places, terminal, join(gates.folder, String(n))))
    const { result } = gated
    warnIfSameCommit(result, createPrefixedConsole(plainConsole, name))
    measuredVersions.push({ name, result })
    statuses.push(exitStatusOfVerdict(result.verdict, result.settings.failOn))
  }
  if (statuses.length === 0) plainConsole.info(whyInterruptedRunHasNoVerdict(interrupt))
  printResultsOfMeasuredVersions(base, measuredVersions, values, terminal)
  for (const write of writes) await write()
  if (interrupt.signal.aborted || statuses.length === 0) return readProcessExitCodeOrSigintStatus()
  return explained(worstExitStatus(statuses), versions[0].inputs.failOn, plainConsole)
}

/** Shows only the progress of each version, as a table of each would not fit on the screen. */
function progressOnScreen(liveView: LiveMeasurementView, base: string, name: string): MeasurementWatcher {
  return {
    visiting: (place, title, side) =>
      liveView.visiting(place, title, escapeControlCharacters(side === 'base' ? base : name)),
    roundEnded: progress => liveView.roundEnded({ ...progress, rounds: () => [] }),
  }
}

// The gates of a bisection or a self-test: quiet except for warnings, with a live view of each on a screen.

/** Opens what runs one gate after the other, until a signal ends them. */
export async function openSequentialGateRunnerInTerminal(
  terminal: CommandLineContext,
  rules: RulesFileWithApplicableInputs,
) {
  const gates = await openGatesInTerminal(terminal, rules)
  const { plainConsole } = gates
  // Each gate would repeat the warnings.
  const shownWarnings = new Set<string>()
  const contextWith = (console: RunConsole): RunContext => ({
    ...gates.context,
    console: createWarningsOnlyConsole(console, shownWarnings),
  })
  return {
    ...gates,
    async gate(
      inputs: Inputs,
      overrides: Pick<RunContext, 'wrapDriver' | 'planFrom' | 'builds'> = {},
    ): Promise<ResultFile> {
      using liveView = liveViewOn(terminal, inputs)
      const context = contextWith(liveView ?? plainConsole)
      const { result } = await runGate(inputs, {
        ...context,
        ...(liveView && { watch: liveView }),
        ...overrides,
      })
      return result
    },

    /**
     * Reports whether a gate notices that head's sources are broken; `before` is the number of its benchmarks. Throws as the gate
     * does.
     */
    canary: (inputs: Inputs, before: number): Promise<BrokenSourcesCanaryResult> =>
      runBrokenSourcesCanaryOnHead(inputs, contextWith(plainConsole), before),
  }
}
