// `benchgate doctor`: finds what would make measurements here unreliable, and says what to do about it.
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import type { BrokenSourcesCanaryResult } from '../core/canary/canary.ts'
import { seededRandom } from '../core/common/random.ts'
import {
  type DoctorFinding,
  type DoctorSection,
  doctorFindingsInState,
  doctorFindingsText,
} from '../core/doctor/findings.ts'
import {
  busyLoopFinding,
  frequencyAndPowerFindings,
  perflockFinding,
  processorLoadAndMemoryFindings,
} from '../core/doctor/machine.ts'
import {
  benchmarkPresenceFinding,
  diskSpaceFinding,
  gitCheckoutFindings,
  gitProgramFinding,
  requiredProgramFindings,
  rulesFileAndFlagsFinding,
  sharedEditableInstallFinding,
  sidesCheckoutRefusalFinding,
} from '../core/doctor/repository.ts'
import {
  decideSelfTestOutcome,
  estimateGateDetectableSlowdown,
  exitStatusOfSelfTest,
  findCauseOfMissedSlowdown,
  findSlowableBenchmarks,
  nextSlowdownToTry,
  type RowToSlow,
  type SelfTestExperimentResult,
  type SelfTestResult,
  slowdownSelfTestReportText,
  smallestSlowdownShownInSelfTest,
  summariseSelfTestExperiment,
} from '../core/doctor/self-test.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { ratioInputKind, wholeNumberInputKind } from '../core/inputs/input-kinds.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import {
  configValueOfMeasurement,
  type Measurement,
  packageAndBenchmarkId,
  rowId,
} from '../core/model/measuring.ts'
import type { ResultFile } from '../core/model/result-file.ts'
import type { PerflockUsePolicy } from '../core/model/settings.ts'
import { escapeControlCharacters, formatDisplaySafeJson } from '../core/words/escape.ts'
import { formatDuration, formatFractionAsPercent } from '../core/words/numbers.ts'
import {
  findCommandOrGoFolderCountToMeasure,
  findSharedEditableInstallOfProject,
  findWhyNothingCanBeCheckedOut,
  readCheckoutFactsForDoctor,
  readDiskSpaceNeededAndFree,
  readFreeMemoryAndCpuQuota,
  readGitVersionAndRefusal,
  readPerflockStatus,
  readPowerSource,
  readVersionsOfRequiredPrograms,
  timePiecesOfBusyLoop,
} from '../effects/doctor/facts.ts'
import { pathOrNearestExistingFolderAbove } from '../effects/files/folder.ts'
import { createGit, type Git } from '../effects/git/git.ts'
import { findCheckoutAndCommand } from '../effects/inputs/inputs.ts'
import {
  createRulesOfMissingRulesFile,
  readInputsWithRules,
  readRulesFile,
  resolveApplicableRulesFileInputs,
} from '../effects/inputs/rules-file.ts'
import { procAndSysRootPath, startObservingMachine } from '../effects/machine/machine.ts'
import type { MeasurementDriver } from '../effects/measure/driver.ts'
import { wrapMeasurementDriverWithMethods } from '../effects/measure/driver-wrappers.ts'
import { createUntrustedEnvironment } from '../effects/processes/untrusted-environment.ts'
import type { RunConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption, readProcessExitCodeOrSigintStatus } from '../effects/program/interrupt.ts'
import type { CommandLineContext } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  type InputTexts,
  inputFlags,
  inputTextsFromFlags,
  type ParsedCommandLine,
  parseCommandLine,
  parseNonInputFlag,
} from './flags.ts'
import { openRepositoryWithRules, openSequentialGateRunnerInTerminal } from './measure-in-terminal.ts'
import { columnCountOfTerminal, createColourTextForStream, createTerminalConsole } from './terminal.ts'

export const usage = `Usage: benchgate doctor [flags]

Checks this repository and this machine for what would make measurements unreliable, and says what to do. It takes about
two seconds and changes nothing. It takes the flags of "benchgate", and checks what "benchgate" would measure.
  --json                 prints the findings as JSON

--self-test finds out whether the gate would notice a slowdown. First it breaks the source files of HEAD in a
separate commit and runs the benchmarks: if they give results as before, they do not run the code of the checkout. Then it
measures HEAD against itself: once as it is, and up to five times with the results of one benchmark made worse on one side.
The gate must be red in four of these five runs, and not in the run without a change. Last, it looks for the smallest
slowdown that the gate notices.
  --slowdown 10%         the slowdown that must be noticed (default: the input rule-out, which is twice the threshold
                         unless set)
  --minutes 10           the time to look for the smallest slowdown; 0 skips that

Exit status: 0 if a measurement can run, however unreliable; 2 if it cannot. With --self-test: 0 if the gate works, 1 if it
does not or if the benchmarks run other code, 2 if the self-test could not run.
`

const selfTestFlags: FlagDefinitions = { slowdown: { type: 'string' }, minutes: { type: 'string' } }

export const flags: FlagDefinitions = {
  ...inputFlags,
  ...selfTestFlags,
  'self-test': { type: 'boolean' },
  json: { type: 'boolean' },
}

type Environment = Readonly<Record<string, string>>

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const commandLine = parseCommandLine(args, flags, 'benchgate doctor')
  if (commandLine.words.length > 0)
    throw new MisconfiguredError(
      `doctor: "${commandLine.words.join(' ')}" is not accepted. "benchgate doctor" takes flags only.`,
    )
  if (commandLine.values['self-test'] === true) return runSelfTestInTerminal(commandLine, terminal)
  for (const name of Object.keys(selfTestFlags))
    if (commandLine.values[name] !== undefined)
      throw new MisconfiguredError(
        `--${name} is only for a self-test. Give --self-test too, or leave it out.`,
      )
  const { stdout, env } = terminal
  // Before anything that we start disturbs the machine.
  const machine = examineMachine()
  const repository = await examineRepository(
    inputTextsFromFlags(commandLine),
    terminal.folder,
    createUntrustedEnvironment(env, []).env,
  )
  const lock = perflockFinding(repository.perflock, await readPerflockStatus(env.PATH ?? ''))
  const parts: readonly DoctorSection[] = [
    { title: 'Repository', findings: repository.findings },
    { title: 'Machine', findings: [...machine, lock] },
  ]
  const canMeasure = doctorFindingsInState(parts, 'blocking').length === 0
  stdout.write(
    commandLine.values.json
      ? formatDisplaySafeJson({ schema: 1, canMeasure, parts })
      : doctorFindingsText(parts, createColourTextForStream(stdout, env), columnCountOfTerminal(stdout)),
  )
  return canMeasure ? 0 : 2
}

/** Examines the machine for a second, while nothing else runs. */
function examineMachine(): readonly DoctorFinding[] {
  const observation = startObservingMachine()
  observation.measuring()
  const spinTimes = timePiecesOfBusyLoop(1)
  const machine = observation.done(null)
  return [
    ...processorLoadAndMemoryFindings(machine, readFreeMemoryAndCpuQuota(procAndSysRootPath)),
    ...frequencyAndPowerFindings(machine, readPowerSource(procAndSysRootPath)),
    busyLoopFinding(spinTimes),
  ].filter(finding => finding !== null)
}

interface Examination {
  readonly findings: readonly DoctorFinding[]
  readonly perflock: PerflockUsePolicy
}

async function examineRepository(
  inputTexts: InputTexts,
  folder: string,
  env: Environment,
): Promise<Examination> {
  const startFolder = await pathOrNearestExistingFolderAbove(
    resolve(folder, inputTexts['working-directory'] ?? '.'),
  )
  const git = createGit(startFolder, env)
  const version = await readGitVersionAndRefusal(git)
  const perflock = 'auto'
  if (version.refused !== null) return { findings: [gitProgramFinding(version)], perflock }
  const facts = await readCheckoutFactsForDoctor(git)
  const findings = [gitProgramFinding(version), ...gitCheckoutFindings(facts)]
  if (facts.root === null) return { findings, perflock }
  const task = await examineTask(git.in(facts.root), inputTexts, folder, env)
  return { ...task, findings: [...findings, ...task.findings] }
}

/** Examines what would be measured in the repository whose top folder is that of `git`. */
async function examineTask(
  git: Git,
  inputTexts: InputTexts,
  folder: string,
  env: Environment,
): Promise<Examination> {
  let rules = createRulesOfMissingRulesFile(folder)
  let inputs: Inputs
  let refusedInAction: string | null = null
  try {
    const readInput = (name: string) => inputTexts[name] ?? ''
    const rulesFile = await readRulesFile(git.folder, readInput('rules'))
    if (rulesFile !== null) rules = resolveApplicableRulesFileInputs(readInput, rulesFile, git.folder, folder)
    const settings = addTerminalCheckoutDefaults(inputTexts)
    inputs = readInputsWithRules(rules, name => settings[name] ?? '')
    if (rulesFile !== null) refusedInAction = refusalOf(() => readInputsWithRules(rules, readInput))
  } catch (error) {
    const refused = messageOf(error)
    return {
      findings: [rulesFileAndFlagsFinding({ rules: null, count: 0, refused, refusedInAction })],
      perflock: 'auto',
    }
  }
  const count = Object.keys(rules.inputs).length
  const settings = rulesFileAndFlagsFinding({ rules: rules.file, count, refused: null, refusedInAction })
  const { perflock } = inputs
  try {
    const project = await findCheckoutAndCommand(rules.folder, inputs, env)
    const { checkout } = project.settings
    const temporary = env.RUNNER_TEMP || tmpdir()
    const space = await readDiskSpaceNeededAndFree(git, checkout, temporary)
    return {
      perflock,
      findings: [
        settings,
        benchmarkPresenceFinding(await findCommandOrGoFolderCountToMeasure(project, env), ''),
        ...requiredProgramFindings(await readVersionsOfRequiredPrograms(project, inputs, env)),
        sharedEditableInstallFinding(await findSharedEditableInstallOfProject(project, env)),
        sidesCheckoutRefusalFinding(checkout, await findWhyNothingCanBeCheckedOut(git, checkout, temporary)),
        diskSpaceFinding(space),
      ].filter(finding => finding !== null),
    }
  } catch (error) {
    return { perflock, findings: [settings, benchmarkPresenceFinding(null, messageOf(error))] }
  }
}

function refusalOf(commandLine: () => void): string | null {
  try {
    commandLine()
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** Returns the message of an error that the reader can act on; any other error is thrown again. */
function messageOf(error: unknown): string {
  if (error instanceof MisconfiguredError || error instanceof CouldNotMeasureError) return error.message
  throw error
}

// The self-test: checks on this machine and this suite whether the gate can fail.

/** Inputs that a run of one commit against itself must not take from the settings. */
const fixedInputs = {
  base: 'HEAD',
  head: 'HEAD',
  since: '',
  calibrate: 'false',
  measure: 'all',
  profile: '',
  results: '',
}

/** Runs the self-test, and returns the exit status. Throws as the gate does. */
async function runSelfTestInTerminal(line: ParsedCommandLine, terminal: CommandLineContext): Promise<number> {
  const { env, stdout } = terminal
  const console = createTerminalConsole(terminal.stderr)
  const limit = 60 * parseNonInputFlag(wholeNumberInputKind(0, 1000), 'minutes', line.values.minutes, 10)
  const givenInputs = inputTextsFromFlags(line)
  const texts: Readonly<Record<string, string>> = {
    ...addTerminalCheckoutDefaults(givenInputs),
    ...fixedInputs,
  }
  const { rules } = await openRepositoryWithRules(givenInputs, terminal, console)
  // An acceptance that is not committed yet would let the slowed benchmark pass.
  const inputs = { ...readInputsWithRules(rules, name => texts[name] ?? ''), accepted: [] }
  // A pass promises that no worsening of `rule-out` is there.
  const defaultSlowdown = inputs.ruleOut > 0 ? inputs.ruleOut : 0.1
  const slowdown = parseNonInputFlag(
    ratioInputKind(0.005, 1),
    'slowdown',
    line.values.slowdown,
    defaultSlowdown,
  )
  console.info(
    `HEAD is measured against itself: once as it is, once with its sources broken on purpose, then up to five times with the results of one benchmark made worse on one side by ${formatFractionAsPercent(slowdown)}`,
  )
  await using gates = await openSequentialGateRunnerInTerminal(terminal, rules)
  const answer = await runExperiments(gates, inputs, console, slowdown, limit)
  stdout.write(
    line.values.json
      ? formatDisplaySafeJson(answer)
      : slowdownSelfTestReportText(
          answer,
          createColourTextForStream(stdout, env),
          columnCountOfTerminal(stdout),
        ),
  )
  return gates.interrupt.either.aborted ? readProcessExitCodeOrSigintStatus() : exitStatusOfSelfTest(answer)
}

/**
 * Runs experiments one after the other; each slows another benchmark. Checks first whether the gate works, then for at most `limit`
 * seconds which slowdown is the smallest that shows.
 */
async function runExperiments(
  gates: Awaited<ReturnType<typeof openSequentialGateRunnerInTerminal>>,
  inputs: Inputs,
  console: RunConsole,
  slowdown: number,
  limit: number,
): Promise<SelfTestResult> {
  const { either: ending } = gates.interrupt
  const experiments: SelfTestExperimentResult[] = []
  /** The benchmarks that can be slowed, in the order of the experiments. */
  let benchmarks: readonly (readonly RowToSlow[])[] = []
  let canary: BrokenSourcesCanaryResult | null = null
  /** The result of the gate in which nothing was slowed. */
  let unslowed: ResultFile | null = null
  const secondsSince = (began: number) => (performance.now() - began) / 1000
  const tryWith = async (share: number): Promise<ResultFile> => {
    const began = performance.now()
    const rows = share === 0 ? [] : (benchmarks[(experiments.length - 1) % benchmarks.length] ?? [])
    const result = await gates.gate(inputs, {
      wrapDriver: driver => wrapDriverToWorsenHeadValuesOfRows(driver, rows, share),
    })
    // An interrupted gate is not a valid experiment.
    ending.throwIfAborted()
    const experiment = summariseSelfTestExperiment(share, rows, result, secondsSince(began))
    experiments.push(experiment)
    const description =
      experiment.benchmark === null
        ? 'nothing slowed'
        : `${escapeControlCharacters(experiment.benchmark)} slowed by ${formatFractionAsPercent(share)}`
    console.info(`${description}: ${experiment.verdict}, ${formatDuration(experiment.seconds)}`)
    return result
  }
  /** Benchmarks that run with all sources broken do not run the sources, so they would not notice slower ones. */
  const tryCanary = async (benchmarkCount: number) => {
    const began = performance.now()
    const result = await gates.canary(inputs, benchmarkCount)
    ending.throwIfAborted()
    console.info(`sources broken on purpose: ${result.outcome}, ${formatDuration(secondsSince(began))}`)
    return result
  }
  const search = async () => {
    unslowed = await tryWith(0)
    const { comparisons, settings } = unslowed
    benchmarks = shuffle(findSlowableBenchmarks(unslowed), settings.seed)
    const benchmarkCount = new Set(comparisons.map(packageAndBenchmarkId)).size
    if (benchmarkCount > 0) canary = await tryCanary(benchmarkCount)
    const [first] = experiments
    if (benchmarks.length === 0) return
    if (first && !first.isRed)
      console.info(
        `next: four or five runs of the gate, about ${formatDuration(first.seconds)} each, including second measurements`,
      )
    while (decideSelfTestOutcome(slowdown, experiments) === null) await tryWith(slowdown)
    const expected = estimateGateDetectableSlowdown(unslowed)
    const began = performance.now()
    while (
      expected !== null &&
      ['works', 'not-red'].includes(decideSelfTestOutcome(slowdown, experiments) ?? '')
    ) {
      const next = nextSlowdownToTry(experiments, expected, settings)
      const longestGate = Math.max(...experiments.map(({ seconds }) => seconds))
      if (next === null || secondsSince(began) + longestGate > limit) return
      await tryWith(next)
    }
  }
  await search().catch(error => {
    if (!isErrorDueToInterruption(error, ending)) throw error
  })
  return answerOf(slowdown, unslowed, benchmarks.length > 0, canary, experiments)
}

function answerOf(
  slowdown: number,
  unslowed: ResultFile | null,
  hasBenchmarks: boolean,
  canary: BrokenSourcesCanaryResult | null,
  experiments: readonly SelfTestExperimentResult[],
): SelfTestResult {
  const outcome =
    unslowed !== null && !hasBenchmarks ? 'nothing-to-slow' : decideSelfTestOutcome(slowdown, experiments)
  return {
    ...{ schema: 1, canary, slowdown, outcome, experiments },
    cause: outcome === 'not-red' && unslowed ? findCauseOfMissedSlowdown(slowdown, unslowed) : null,
    foreseen: unslowed && estimateGateDetectableSlowdown(unslowed),
    smallest: smallestSlowdownShownInSelfTest(experiments),
  }
}

/** Shuffles a list; the order depends only on the seed. */
function shuffle<T>(items: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed)
  return items
    .map(one => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** Makes the values of head in these rows worse by `share`, a ratio; all else is as it was measured. */
export function wrapDriverToWorsenHeadValuesOfRows(
  driver: MeasurementDriver,
  rows: readonly RowToSlow[],
  share: number,
): MeasurementDriver {
  const factors = new Map(
    rows.map(row => [rowId(row), row.better === 'higher' ? 1 / (1 + share) : 1 + share] as const),
  )
  const worsened = (measurement: Measurement): Measurement => {
    const { benchmark, unit, config, value, worse } = measurement
    const factor = factors.get(
      rowId({ benchmark, unit, package: configValueOfMeasurement(config, 'pkg') ?? null }),
    )
    if (factor === undefined) return measurement
    return { ...measurement, value: value * factor, ...(worse !== undefined && { worse: worse * factor }) }
  }
  return wrapMeasurementDriverWithMethods(driver, {
    async visit(item, side, attempt) {
      const reading = await driver.visit(item, side, attempt)
      if (side === 'base') return reading
      const { visit } = reading
      return { ...reading, visit: { ...visit, measurements: visit.measurements.map(worsened) } }
    },
  })
}
