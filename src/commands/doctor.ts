// `benchgate doctor`: finds what would make measurements here unreliable, and says what to do about it.
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
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
  diskSpaceFinding,
  gitProgramFinding,
  repositoryFindings,
  sidesCheckoutRefusalFinding,
} from '../core/doctor/repository.ts'
import {
  benchmarkPresenceFinding,
  requiredProgramFindings,
  rulesFileAndFlagsFinding,
  sharedEditableInstallFinding,
} from '../core/doctor/task.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import type { PerflockUsePolicy } from '../core/model/settings.ts'
import { formatDisplaySafeJson } from '../core/words/escape.ts'
import {
  readFreeMemoryAndCpuQuota,
  readPerflockStatus,
  readPowerSource,
  timePiecesOfBusyLoop,
} from '../effects/doctor/machine.ts'
import {
  findWhyNothingCanBeCheckedOut,
  readCheckoutFactsForDoctor,
  readDiskSpaceNeededAndFree,
  readGitVersionAndRefusal,
} from '../effects/doctor/repository.ts'
import {
  findCommandOrGoFolderCountToMeasure,
  findSharedEditableInstallOfProject,
  readVersionsOfRequiredPrograms,
} from '../effects/doctor/task.ts'
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
import { createUntrustedEnvironment } from '../effects/measure/untrusted-environment.ts'
import type { CommandLineContext } from './command.ts'
import {
  addTerminalCheckoutDefaults,
  type FlagDefinitions,
  type InputTexts,
  inputFlags,
  inputsFromFlags,
  parseCommandLine,
} from './flags.ts'
import { runSelfTestInTerminal, selfTestFlags } from './self-test.ts'
import { columnCountOfTerminal, createColourTextForStream } from './terminal.ts'

export const usage = `Usage: benchgate doctor [flags]

Checks this repository and this machine for what would make measurements unreliable, and says what to do. It takes about
two seconds and changes nothing. It takes the flags of "benchgate", and checks what "benchgate" would measure.
  --json                 prints the findings as JSON

--self-test finds out whether the gate would notice a slowdown. First it breaks the source files of HEAD in a
separate commit and runs the benchmarks: if they give results as before, they do not run the code of the checkout. Then it
measures HEAD against itself: once as it is, and up to five times with the results of one benchmark made worse on one side.
The gate must be red in four of these five runs, and not in the first one. Last, it looks for the smallest slowdown that the
gate notices.
  --slowdown 10%         the slowdown that must be noticed (default: rule-out)
  --minutes 10           the time to look for the smallest slowdown; 0 skips that

Exit status: 0 if a measurement can run, however unreliable; 2 if it cannot. With --self-test: 0 if the gate works, 1 if it
does not or if the benchmarks run other code, 2 if the self-test could not run.
`

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
    inputsFromFlags(commandLine),
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
  const findings = [gitProgramFinding(version), ...repositoryFindings(facts)]
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
