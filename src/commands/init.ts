// `benchgate init`: writes the workflow and the rules file for a repository.
//
// The check runs in a fresh clone, because the checkout has what CI has not (ignored files, builds, uncommitted work). It runs
// only in a terminal or with `--check`, without secrets, each command for ten minutes at most.
import { realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { BrokenSourcesCanaryResult } from '../core/canary/canary.ts'
import {
  adviceOnDependencyMissingInInitTrial,
  benchtimeForSlowSuites,
  canaryResultText,
  type InitTrialRunTimes,
  initTrialFailedText,
  initTrialPassedText,
  isGateTooLongWithoutBudget,
  type SettingsAffectingGateTime,
  shortenCommandMeasuringTime,
  suggestedBudgetMinutes,
} from '../core/init/check.ts'
import { chooseSuiteAndListOthers, createSuiteFromGivenCommand, findSuites } from '../core/init/choose.ts'
import {
  isPathWithin,
  joinFolderPath,
  type ScannedRepositoryFiles,
} from '../core/init/find/scanned-repository.ts'
import type { BenchmarkSuite } from '../core/init/find/suite.ts'
import {
  benchgateWorkflowPath,
  buildRulesFileTextForSuite,
  buildWorkflowFileTexts,
  findOtherBenchgateWorkflowPath,
  type InitFileState,
  type InitWorkflowFeatures,
  initNextStepsText,
  initSuiteAndFilesText,
  type PlannedFile,
  reportWorkflowPath,
  willWritePlannedFile,
  workflowChecksOutSubmodules,
} from '../core/init/plan.ts'
import { type Inputs, pickRunSettingsFromInputs } from '../core/inputs/check-inputs.ts'
import { defaultRulesFilePath } from '../core/inputs/default-rules-file.ts'
import {
  defineInputKind,
  formatInputKind,
  outputGlobsInputKind,
  parseInputAsPathBelowWorkingFolder,
  wholeNumberInputKind,
} from '../core/inputs/input-kinds.ts'
import { CouldNotMeasureError, MisconfiguredError } from '../core/model/errors.ts'
import { removeEscapeSequences } from '../core/words/escape.ts'
import { isFolder, lstatOrNull, makeTemporaryFolder } from '../effects/files/folder.ts'
import { createGit, decodeGitText, findTopFolderOfCheckout, type Git } from '../effects/git/git.ts'
import { removeFolderRecursively } from '../effects/git/paths.ts'
import {
  keepBackupCopy,
  readFilesForSuiteSearch,
  readPlainFileOrRefuse,
  replaceFileInCheckoutMakingFolders,
} from '../effects/init/repository-files.ts'
import {
  cloneHeadAsCheckoutActionWould,
  type TrialClone,
  timeBenchmarksInTrialClone,
} from '../effects/init/try-in-clone.ts'
import { findCheckoutAndCommand } from '../effects/inputs/inputs.ts'
import { readInputsWithRules, recoverCheckoutAndReadRules } from '../effects/inputs/rules-file.ts'
import { LeftoverProcesses } from '../effects/processes/leftovers.ts'
import { createUntrustedEnvironment } from '../effects/processes/untrusted-environment.ts'
import { createWarningsOnlyConsole } from '../effects/program/console.ts'
import {
  abortOnSignals,
  isErrorDueToInterruption,
  readProcessExitCodeOrSigintStatus,
} from '../effects/program/interrupt.ts'
import { runBenchmarksWithBrokenSources as measureCanary } from '../run/canary.ts'
import type { CommandLineContext } from './command.ts'
import { type FlagDefinitions, type ParsedCommandLine, parseCommandLine, parseNonInputFlag } from './flags.ts'
import { createTerminalConsole } from './terminal.ts'

export const usage = `Usage: benchgate init [folder] [flags]

Finds the benchmarks of this repository and writes two files: ${benchgateWorkflowPath}, the workflow that
measures each pull request, and ${defaultRulesFilePath}, the rules that the workflow and the command "benchgate" read.
It does not replace files unless you tell it to. In a terminal it then tries the workflow once, in a fresh clone of what is
committed. That runs the repository's code; --no-check skips it.

  benchgate init                  the benchmarks nearest to the current folder
  benchgate init bench            the benchmarks in a folder, or those that a file such as Cargo.toml declares
  benchgate init --run 'make bench' --format hyperfine --output 'out/*.json'
                                  a command of your own

  --tool NAME    the tool, if there are several: go, criterion, pytest-benchmark, …
  --run COMMAND, --setup COMMAND, --format NAME, --output GLOB, --working-directory FOLDER
                 the same as the inputs of the Action
  --forks        also comments on pull requests from forks, through a second workflow
  --on-demand    adds a workflow for members who comment "/benchgate run" on a pull request
  --nightly      adds a nightly run against the last release, with a history and an issue on what became slower
  --shards N     N machines share the benchmarks; a last job joins their results
  --check        tries the existing workflow, also without a terminal: reports the format, how many minutes a check
                 takes, what is missing, and whether the benchmarks run the code of the checkout (if so, they fail when it
                 is broken on purpose)
  --no-check     tries nothing
  --print        prints the files and writes none
  --force        replaces existing files, and keeps their old text beside them (….before)

Exit status: 0 all files are in place, and work if they were tried; 1 they were tried, and no change of the code would be
noticed; 2 no benchmarks were found, an existing file with other content was kept (without --check), or the check failed.
`

export const flags: FlagDefinitions = {
  run: { type: 'string' },
  setup: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  'working-directory': { type: 'string' },
  tool: { type: 'string' },
  forks: { type: 'boolean' },
  'on-demand': { type: 'boolean' },
  nightly: { type: 'boolean' },
  shards: { type: 'string' },
  check: { type: 'boolean' },
  'no-check': { type: 'boolean' },
  print: { type: 'boolean' },
  force: { type: 'boolean' },
}

export async function run(words: readonly string[], terminal: CommandLineContext): Promise<number> {
  const { values, words: folders } = parseCommandLine(words, flags, 'benchgate init')
  const [namedFolder, ...extraFolders] = folders
  if (extraFolders.length > 0)
    throw new MisconfiguredError(`init: only one folder can be given. Leave out ${extraFolders.join(' ')}.`)
  const text = (name: string) => String(values[name] ?? '').trim() || null
  const isForced = values.force === true
  const shouldCheck = shouldCheckFiles(values, terminal)
  const split = {
    forks: values.forks === true,
    onDemand: values['on-demand'] === true,
    nightly: values.nightly === true,
    shards: parseNonInputFlag(shards, 'shards', values.shards, 1),
  }
  const repository = await findRepository(terminal, namedFolder, text('run') !== null)
  const tree = await readFilesForSuiteSearch(repository.git)
  const wish = {
    run: text('run'),
    setup: text('setup'),
    format: parseNonInputFlag(formatInputKind, 'format', values.format, null),
    output: parseNonInputFlag(outputGlobsInputKind, 'output', values.output, null)?.join('\n') ?? null,
    folder: parseNonInputFlag(folderKind, 'working-directory', values['working-directory'], null),
    below: repository.below,
    isNamed: namedFolder !== undefined,
    tool: text('tool'),
  }
  const isAnythingAsked = [
    wish.run,
    wish.setup,
    wish.format,
    wish.output,
    wish.folder,
    wish.tool,
    namedFolder,
  ].some(one => one !== null && one !== undefined)
  const existingSuite =
    isAnythingAsked || findSuites(tree, repository.below).length > 0
      ? null
      : await readSuiteOfExistingRules(repository.root, terminal)
  const [suite, ...otherSuites] = existingSuite ? [existingSuite] : chooseSuiteAndListOthers(tree, wish)
  if (split.shards > 1) await refuseUnshardable(repository.root, suite, isForced)
  const files = await plannedFiles(repository.root, tree, suite, split, {
    isForced,
    areRulesKept: existingSuite !== null,
  })
  if (values.print) {
    terminal.stdout.write(files.map(({ path, text }) => `# ${path}\n${text}`).join('\n'))
    return 0
  }
  await refuseShadowed(repository.root)
  refuseReportWithoutResult(files)
  const copies: Record<string, string> = {}
  for (const file of files) {
    if (file.standing === 'replaced') copies[file.path] = await keepBackupCopy(repository.root, file.path)
    if (willWritePlannedFile(file))
      await replaceFileInCheckoutMakingFolders(repository.root, file.path, file.text)
  }
  const plan = { suite, others: otherSuites, files, copies, standing: repository.standing }
  terminal.stdout.write(`${initSuiteAndFilesText(plan)}\n`)
  const status = files.some(({ standing }) => standing === 'kept') ? 2 : 0
  if (!shouldCheck) {
    terminal.stdout.write(initNextStepsText(plan, false))
    return status
  }
  const workflow = findOtherBenchgateWorkflowPath(tree) ?? benchgateWorkflowPath
  const checkStatus = await tryInitFilesInClone(
    { git: repository.git, suite, workflow, shards: split.shards },
    terminal,
  )
  if (checkStatus === 0) terminal.stdout.write(`\n${initNextStepsText(plan, true)}`)
  // With --check the user may have changed the files on purpose; they were tried as they are.
  return values.check === true ? checkStatus : Math.max(status, checkStatus)
}

/** By default, checks at a terminal, where the user sees what happens and can end it. */
function shouldCheckFiles(values: ParsedCommandLine['values'], { stdout, env }: CommandLineContext): boolean {
  if (values.check === true && values['no-check'] === true)
    throw new MisconfiguredError('init: --check and --no-check contradict each other. Give one of them.')
  if (values.check === true && values.print === true)
    throw new MisconfiguredError('init: --print writes nothing that --check could try. Give one of them.')
  return values.check === true || (values['no-check'] !== true && stdout.isTTY && !env.CI)
}

const folderKind = defineInputKind((name, text) => parseInputAsPathBelowWorkingFolder(name, text))

/** Throws for a rules file under another name, which the user may believe to be read. */
async function refuseShadowed(root: string): Promise<void> {
  const otherName = defaultRulesFilePath.replace(/yml$/, 'yaml')
  if ((await lstatOrNull(join(root, defaultRulesFilePath))) || !(await lstatOrNull(join(root, otherName))))
    return
  throw new MisconfiguredError(
    `${otherName} is not read; Benchgate reads ${defaultRulesFilePath}. Rename it to ${defaultRulesFilePath} (git mv ${otherName} ${defaultRulesFilePath}), or remove it; then run this again.`,
  )
}

/** Finds the repository for the two files, and the folder that the user has named, or the file by which a suite is found. */
async function findRepository(
  { env, folder }: CommandLineContext,
  named: string | undefined,
  isFolderNeeded: boolean,
) {
  const path = resolve(folder, named ?? '.')
  const isFile = !isFolderNeeded && (await lstatOrNull(path))?.isFile() === true
  const directory = isFile ? dirname(path) : path
  if (!(await isFolder(directory)))
    throw new MisconfiguredError(`init: "${named}" is not a folder. Name a folder of the repository.`)
  const git = createGit(directory, createUntrustedEnvironment(env, []).env)
  const root = await findTopFolderOfCheckout(git)
  if (root === null)
    throw new MisconfiguredError(
      `${directory} is not in the working tree of a git repository. Run "git init" if there is no repository yet, or name a folder of a checkout.`,
    )
  const prefix = decodeGitText(await git.run(['rev-parse', '--show-prefix']))
  const subfolder = prefix.replace(/\/$/, '') || '.'
  const currentFolder = relative(root, await realpath(folder)).replaceAll(sep, '/') || '.'
  return {
    root,
    below: isFile ? joinFolderPath(subfolder, basename(path)) : subfolder,
    standing: isPathWithin('..', currentFolder) ? '.' : currentFolder,
    git: git.in(root),
  }
}

/**
 * Returns the suite of the command in the rules file, as an earlier `init --run` wrote it: its benchmarks are of no tool that
 * is found. Null if there is no command.
 */
async function readSuiteOfExistingRules(
  root: string,
  { env: ownEnv, stderr }: CommandLineContext,
): Promise<BenchmarkSuite | null> {
  const { env } = createUntrustedEnvironment(ownEnv, [])
  const place = { folder: root, env, console: createTerminalConsole(stderr) }
  const { inputs } = await recoverCheckoutAndReadRules(() => '', place)
  const { run, setup, format, output, filter } = inputs
  if (run === undefined) return null
  const suite = createSuiteFromGivenCommand({
    ...{ run, setup: setup ?? null, format: format ?? null, output: output ?? null },
    folder: inputs['working-directory'] ?? null,
  })
  return { ...suite, foundBy: defaultRulesFilePath, filter: filter ?? null }
}

/** Throws if the suite cannot be sharded, as each job would refuse a `shard` without a filter. Existing rules may have one. */
async function refuseUnshardable(
  root: string,
  { run, filter }: BenchmarkSuite,
  isForced: boolean,
): Promise<void> {
  if (run === null || filter !== null) return
  if (!isForced && /^filter:/m.test((await readPlainFileOrRefuse(root, defaultRulesFilePath)) ?? '')) return
  throw new MisconfiguredError(
    `--shards: "${run.split('\n').at(-1)}" always measures all benchmarks, so machines cannot share them. Set "filter" in ${defaultRulesFilePath} to the option that limits the command to some benchmarks (docs/formats.md), and run this again; or leave --shards out.`,
  )
}

/** The number of shards: GitHub's matrix has at most 256 jobs, and more machines than benchmarks would be idle. */
const shards = wholeNumberInputKind(1, 64)

async function plannedFiles(
  root: string,
  tree: ScannedRepositoryFiles,
  suite: BenchmarkSuite,
  split: InitWorkflowFeatures,
  { isForced, areRulesKept }: { readonly isForced: boolean; readonly areRulesKept: boolean },
): Promise<readonly PlannedFile[]> {
  const standingOf = async (path: string, text: string): Promise<InitFileState> => {
    const existing = await readPlainFileOrRefuse(root, path)
    if (existing === null) return 'new'
    if (existing === text) return 'same'
    return isForced ? 'replaced' : 'kept'
  }
  const rules = {
    path: defaultRulesFilePath,
    text:
      (areRulesKept ? await readPlainFileOrRefuse(root, defaultRulesFilePath) : null) ??
      buildRulesFileTextForSuite(suite),
    meaning: 'what is measured, and what counts as a regression',
  }
  const otherPath = findOtherBenchgateWorkflowPath(tree)
  if (otherPath !== null && (split.forks || split.shards > 1))
    throw new MisconfiguredError(
      `${otherPath} already runs Benchgate, so with the workflow that --forks or --shards writes, each pull request would be measured twice. Rename ${otherPath} (git mv ${otherPath} ${benchgateWorkflowPath}) and give --force, which replaces it and keeps a copy; or remove ${otherPath}.`,
    )
  const planned = [rules, ...buildWorkflowFileTexts(suite, split)].map(async file => ({
    ...file,
    standing:
      otherPath !== null && file.path === benchgateWorkflowPath
        ? { by: otherPath }
        : await standingOf(file.path, file.text),
  }))
  return Promise.all(planned)
}

/** Throws if the workflow that reports would be added to one that hands no result over: it would be red on each pull request. */
function refuseReportWithoutResult(files: readonly PlannedFile[]): void {
  const standingAt = (path: string) => files.find(file => file.path === path)?.standing
  if (standingAt(benchgateWorkflowPath) === 'kept' && standingAt(reportWorkflowPath) === 'new')
    throw new MisconfiguredError(
      `--forks: ${benchgateWorkflowPath} already has other content. If it does not upload the result that the reporting workflow needs, the reporting workflow fails on each pull request. Run this again with --force: it replaces each file that has other content, the rules file too, and keeps a copy of each.`,
    )
}

// The check of `benchgate init`: tries the written files once, in a fresh clone, as the workflow will.

interface WrittenInitFilesToTry {
  readonly git: Git
  /** The suite by which the rules were written, if they were. */
  readonly suite: BenchmarkSuite
  /** The path of the workflow that runs Benchgate. */
  readonly workflow: string
  readonly shards: number
}

/** The most seconds of one command; one that takes longer is too long for a gate with any number of rounds. */
const maxCommandSeconds = 10 * 60

/** Checks the files, prints the outcome, and returns the exit status. Files that the user has changed are not modified. */
async function tryInitFilesInClone(
  written: WrittenInitFilesToTry,
  terminal: CommandLineContext,
): Promise<number> {
  const { stdout, stderr } = terminal
  const console = createTerminalConsole(stderr)
  console.info('trying it once in a fresh clone (--no-check skips this, Ctrl-C ends it)')
  using interrupt = abortOnSignals(console, 'ending the check; the files that were written stay')
  const { path: folder } = await makeTemporaryFolder('benchgate-check-')
  try {
    const { text, canary } = await checkWritten(written, join(folder, 'clone'), terminal, interrupt.signal)
    stdout.write(text)
    return canary.outcome === 'not-seen' ? 1 : 0
  } catch (error) {
    if (isErrorDueToInterruption(error, interrupt.signal)) return readProcessExitCodeOrSigintStatus()
    if (!(error instanceof CouldNotMeasureError || error instanceof MisconfiguredError)) throw error
    const output = error instanceof CouldNotMeasureError ? removeEscapeSequences(error.output) : ''
    const missing = adviceOnDependencyMissingInInitTrial(`${error.message}\n${output}`, written.suite.steps)
    stdout.write(initTrialFailedText(error.message, output, missing))
    return 2
  } finally {
    await removeFolderRecursively(folder)
  }
}

async function checkWritten(
  written: WrittenInitFilesToTry,
  to: string,
  terminal: CommandLineContext,
  signal: AbortSignal,
): Promise<{ readonly text: string; readonly canary: BrokenSourcesCanaryResult }> {
  const { git, shards } = written
  const root = git.folder
  const { env } = createUntrustedEnvironment(terminal.env, [])
  const console = createTerminalConsole(terminal.stderr)
  await using leftovers = new LeftoverProcesses()
  const marked = leftovers.marked(env, 'setup')
  const rules = await recoverCheckoutAndReadRules(() => '', { folder: root, env, console })
  const inputs = readInputsWithRules(rules, () => '')
  const workflow = (await readPlainFileOrRefuse(root, written.workflow)) ?? ''
  const cloning = () =>
    cloneHeadAsCheckoutActionWould(createGit(root, env), to, {
      submodules: workflowChecksOutSubmodules(workflow),
      signal,
    })
  const clone = await cloning()
  const options = {
    git: clone,
    timeout: Math.min(maxCommandSeconds, inputs.timeout),
    env: marked,
    signal,
    tell: console.info,
  }
  const bounds = { ...inputs, shards }
  const trial = await tryOnce(options, inputs)
  const outcome = isGateTooLongWithoutBudget(trial, bounds)
    ? await fitToLimits(written, options, inputs, trial, bounds)
    : { trial, text: initTrialPassedText(trial, bounds, [], null) }
  console.info('running once more with the sources broken on purpose, to see whether the benchmarks notice …')
  // Cloned again at the same path, as build outputs may contain it, and without what the trial has left.
  await leftovers.end()
  await removeFolderRecursively(to)
  await cloning()
  const canary = await tryCanary({ ...options, env }, inputs, outcome.trial.benchmarks)
  return { text: outcome.text + canaryResultText(canary), canary }
}

/**
 * Shortens a suite that takes too long, or limits it by a budget. Updates the rules file if it is unchanged since `init` wrote
 * it.
 */
async function fitToLimits(
  { git, suite }: WrittenInitFilesToTry,
  options: TrialClone,
  inputs: Inputs,
  trial: InitTrialRunTimes,
  bounds: SettingsAffectingGateTime,
): Promise<{ readonly trial: InitTrialRunTimes; readonly text: string }> {
  const root = git.folder
  const isUnchanged =
    (await readPlainFileOrRefuse(root, defaultRulesFilePath)) === buildRulesFileTextForSuite(suite)
  const shorterTrial = await tryShorter(options, inputs, trial)
  const bestTrial = shorterTrial?.trial ?? trial
  const budget = isGateTooLongWithoutBudget(bestTrial, bounds)
    ? suggestedBudgetMinutes(bestTrial, bounds)
    : null
  const tuning = { ...shorterTrial?.tuning, ...(budget === null ? {} : { budget: `${budget}m` }) }
  if (isUnchanged)
    await replaceFileInCheckoutMakingFolders(
      root,
      defaultRulesFilePath,
      buildRulesFileTextForSuite({ ...suite, run: shorterTrial?.run ?? suite.run }, tuning),
    )
  const changes = [...(shorterTrial?.said ?? []), ...(budget === null ? [] : [`budget: ${budget}m`])].map(
    one => `${isUnchanged ? `${defaultRulesFilePath} now has` : `${defaultRulesFilePath} could have`} ${one}`,
  )
  const isStillLong = isGateTooLongWithoutBudget(bestTrial, bounds) && budget === null
  const text = initTrialPassedText(
    bestTrial,
    { ...bounds, budget: budget === null ? bounds.budget : budget * 60 },
    changes,
    isStillLong ? adviceFor(inputs) : null,
  )
  return { trial, text }
}

/** Returns advice for a suite that is too long. A suite that can be filtered can be sharded. */
function adviceFor({ run, filter }: Inputs): string {
  if (run !== null && filter === null)
    return 'Make "run" measure fewer benchmarks, or each for a shorter time.'
  const selectors = run === null ? '"bench" or "packages"' : '"run"'
  return `Choose fewer benchmarks with ${selectors}, or share them between machines: benchgate init --shards 4 --force`
}

/** Makes one visit to the clone, after its setup, with these inputs. */
async function tryOnce(clone: TrialClone, inputs: Inputs): Promise<InitTrialRunTimes> {
  const { settings: project } = await findCheckoutAndCommand(clone.git.folder, inputs, clone.env)
  return timeBenchmarksInTrialClone(clone, { ...pickRunSettingsFromInputs(inputs), ...project })
}

/** Tries shorter settings, and returns how to write them; null if there are none, or the tool does not accept them. */
async function tryShorter(options: TrialClone, inputs: Inputs, firstTrial: InitTrialRunTimes) {
  const run = inputs.run === null ? null : shortenCommandMeasuringTime(inputs.run)
  const isGo = inputs.run === null && inputs.go.benchtime === '100ms'
  if (run === null && !isGo) return null
  const tuning = isGo ? { benchtime: benchtimeForSlowSuites } : {}
  const go = isGo ? { ...inputs.go, benchtime: benchtimeForSlowSuites } : inputs.go
  // A command's setup has run.
  const setup = isGo ? inputs.setup : null
  const shorterRun = await tryOnce(options, { ...inputs, run, go, setup }).catch((error: unknown) => {
    // They ran with the written settings; a tool may not know the shorter ones.
    if (options.signal.aborted || !(error instanceof CouldNotMeasureError)) throw error
    return null
  })
  if (shorterRun === null) return null
  const trial = isGo ? shorterRun : { ...shorterRun, setup: firstTrial.setup }
  if (trial.visit > 0.8 * firstTrial.visit) return null
  const changes = isGo
    ? [`benchtime: ${benchtimeForSlowSuites}`]
    : ['a shorter time for each benchmark (this adds noise, which averages out over the rounds)']
  return { trial, run, tuning, said: changes }
}

/** Reports whether a gate in the clone would notice that its sources are broken. */
async function tryCanary(
  { git, env, signal, timeout, tell }: TrialClone,
  inputs: Inputs,
  benchmarkCount: number,
): Promise<BrokenSourcesCanaryResult> {
  const { settings: project } = await findCheckoutAndCommand(git.folder, inputs, env)
  const settings = {
    ...pickRunSettingsFromInputs(inputs),
    ...project,
    durations: null,
    timeout,
    perflock: 'off' as const,
  }
  const sha = await git.run(['rev-parse', 'HEAD'])
  const commit = { sha, from: 'HEAD' }
  const canaryContext = { git, commit, settings, env, hasLfsPointers: true, isThrownAway: true }
  const console = createWarningsOnlyConsole({ warn: tell })
  const envWithFolder = { ...env, RUNNER_TEMP: dirname(git.folder) }
  return measureCanary(canaryContext, { console, signal, env: envWithFolder }, benchmarkCount)
}
