// Runs a canary: breaks the sources of HEAD and runs its benchmarks, which must then fail if they run the code of the checkout.
import {
  type BrokenSourcesCanaryResult,
  chooseSourcesToBreak,
  createUntriedCanaryResult,
  judgeBrokenSourcesCanaryByCounts,
  judgeBrokenSourcesCanaryByError,
  noCanarySourceReason,
} from '../core/canary/canary.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { CancelledError, CouldNotMeasureError, SideFailedError } from '../core/model/errors.ts'
import { configValueOfMeasurement, packageAndBenchmarkId, type Side } from '../core/model/measuring.ts'
import type { ResolvedCommit } from '../core/model/result-file.ts'
import { decodeGitText, toUndecodedGitText } from '../effects/git/git.ts'
import {
  createCanaryCommitReplacingFileTexts,
  readPlainFileModesOfCommit,
} from '../effects/git/revisions/own-commits.ts'
import { openMeasurementDriver } from '../effects/go/go-driver.ts'
import type { MeasurementDriver } from '../effects/measure/driver.ts'
import { type ResolvedRun, type RunContext, resolveRevisionsAndSettings } from './resolve-run.ts'
import { prepareCommandsAndEnvForSides, type RunResources, withRunResources } from './run-resources.ts'

/** The commit that is broken, and where and by which settings it is measured. */
interface CanaryCommitAndSettings extends Pick<ResolvedRun, 'git' | 'settings' | 'env' | 'hasLfsPointers'> {
  readonly commit: ResolvedCommit
  /** True if the repository is temporary, so that builds of broken sources may be left in it. */
  readonly isThrownAway: boolean
}

type CanaryRunContext = Pick<RunContext, 'console' | 'signal' | 'stop' | 'env' | 'isWorkplace'>

/**
 * Reports whether the benchmarks run the code of the checkout. `before` is the number of benchmarks of the unbroken commit,
 * which must be known to work. Throws MisconfiguredError and CancelledError as a gate does.
 */
export async function runBenchmarksWithBrokenSources(
  canaryContext: CanaryCommitAndSettings,
  context: CanaryRunContext,
  before: number,
): Promise<BrokenSourcesCanaryResult> {
  const { git, commit, settings, isThrownAway } = canaryContext
  const { checkout: mode, ignoredFiles, setup, run, workingDirectory } = settings
  if (mode === 'in-place' && ignoredFiles === 'shared' && !isThrownAway)
    return createUntriedCanaryResult(
      'with "ignored-files: shared", what is built from broken sources would stay among your own files',
    )
  const commandTexts = {
    text: toUndecodedGitText(`${setup ?? ''}\n${run}`),
    workingDirectory: toUndecodedGitText(workingDirectory),
  }
  const modes = await readPlainFileModesOfCommit(git, commit.sha)
  const files = chooseSourcesToBreak([...modes.keys()], commandTexts)
  const [firstFile] = files
  if (firstFile === undefined) return createUntriedCanaryResult(noCanarySourceReason)
  const broken = { files: files.length, example: decodeGitText(firstFile.path) }
  const head = {
    sha: await createCanaryCommitReplacingFileTexts(git, commit.sha, modes, files),
    from: 'HEAD with its sources broken',
  }
  const sides = { base: commit, head }
  try {
    const { measured: measuredCount } = await withRunResources(canaryContext, context, sides, resources =>
      countBenchmarks(canaryContext, context, sides, resources),
    )
    return judgeBrokenSourcesCanaryByCounts(broken, before, measuredCount)
  } catch (error) {
    if (!(error instanceof CouldNotMeasureError)) throw error
    // Ctrl-C reaches every program of a terminal, so a failure after it is caused by it.
    if (context.signal.aborted || context.stop?.aborted) throw new CancelledError('cancelled')
    const paths = files.map(({ path }) => decodeGitText(path))
    return judgeBrokenSourcesCanaryByError(broken, paths, error)
  }
}

/** Runs a canary for head of a gate, in the folders where that gate would measure. */
export async function runBrokenSourcesCanaryOnHead(
  inputs: Inputs,
  context: RunContext,
  before: number,
): Promise<BrokenSourcesCanaryResult> {
  const run = await resolveRevisionsAndSettings(inputs, context)
  const canaryContext = { ...run, commit: run.commits.head, isThrownAway: false }
  return runBenchmarksWithBrokenSources(canaryContext, context, before)
}

/** Prepares and visits the broken head once, and returns the number of its benchmarks. Throws SideFailedError. */
async function countBenchmarks(
  { git, settings, env }: CanaryCommitAndSettings,
  { console, signal, stop, env: { RUNNER_TEMP } }: CanaryRunContext,
  commits: Readonly<Record<Side, ResolvedCommit>>,
  resources: RunResources,
): Promise<number> {
  const { workingDirectory, timeout, setup } = settings
  const { run, go, ...commands } = await prepareCommandsAndEnvForSides(
    { git, settings, env, sideCommits: commits },
    resources,
    { console },
  )
  const ending = stop ? AbortSignal.any([signal, stop]) : signal
  const driverContext = { ...commands, commits, workingDirectory, timeout, console, signal: ending }
  await using driver = await openMeasurementDriver(driverContext, { ...settings, run, go }, RUNNER_TEMP)
  await driver.prepare('head')
  // As in a gate, base is set up before head runs: head must not use what its own `setup` has installed outside of the
  // checkout.
  if (go === null && setup !== null) await driver.prepare('base')
  return visitAll(driver)
}

async function visitAll(driver: MeasurementDriver): Promise<number> {
  const benchmarks = new Set<string>()
  for (const item of await driver.items()) {
    const attempt = { round: 0, place: 'the run with broken sources', only: null, budgetEnds: null }
    const reading = await driver.visit(item, 'head', attempt).catch(error => {
      // One of several items may fail on the unbroken commit too, where it was not counted.
      if (item.title === null || !(error instanceof SideFailedError) || error.kind !== 'failed') throw error
      return null
    })
    for (const { benchmark, config } of reading?.visit.measurements ?? [])
      benchmarks.add(
        packageAndBenchmarkId({ benchmark, package: configValueOfMeasurement(config, 'pkg') ?? null }),
      )
  }
  return benchmarks.size
}
