// Measures several runs that share a side in the same rounds: versions against one base, or head against base and `since-on-pull`.
import { join } from 'node:path'
import type { HistoryBeforeCommit } from '../core/history/regressions.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import type { Side } from '../core/model/measuring.ts'
import { formatErrorOnOneLine } from '../core/report/say/run-failure.ts'
import { addReferenceComparison, resultWithRunWarnings } from '../core/result/result.ts'
import { createEmptyGoVisitPlansSharedByRuns } from '../effects/go/visit-plans.ts'
import { fetchHistoryBeforeCommit } from '../effects/history/notes.ts'
import type { DriverContext, MeasurementDriver } from '../effects/measure/driver.ts'
import { RunAndReferenceDriverCoordinator } from '../effects/measure/driver-wrappers.ts'
import { createInstalledFilesOfFirstSide } from '../effects/measure/shared-installs.ts'
import { SchedulerOfRunsSharingSideVisits } from '../effects/measure/shared-scheduler.ts'
import { createLazySectionConsole, createPrefixedConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption } from '../effects/program/interrupt.ts'
import {
  addWarningsToGateResult,
  type CheckoutAndResourcesOfRun,
  measureAndJudge,
  runGate,
  runResolvedGate,
} from './gate.ts'
import {
  type GateResult,
  type ResolvedRun,
  type RunContext,
  resolveRevisionsAndSettings,
  resultIfPathsAreUnchanged,
} from './resolve-run.ts'
import { withRunResources } from './run-resources.ts'

/** One of the runs. It measures in worktrees, and leaves its profiles in a folder of its own. */
interface RunWithSharedSide {
  readonly run: ResolvedRun
  readonly context: RunContext
  /** The name of its own side, which the others do not share; unique, and in lower case. */
  readonly name: string
  readonly wrapDriver?: (driver: MeasurementDriver) => MeasurementDriver
  readonly onEnd?: (outcome: PromiseSettledResult<GateResult>) => void
}

/**
 * Returns one settled result per run: a run that fails does not affect the others. Rejects only for errors that concern all
 * runs. The first run supplies the shared resources, goes first, and plans visits and memory layouts. `shared` is the side that
 * is the same commit in all runs.
 */
async function runGatesInSameRounds(
  shared: Side,
  runs: readonly RunWithSharedSide[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const [{ run, context }] = runs as readonly [RunWithSharedSide]
  const { settings, sideCommits } = run
  const ownSide: Side = shared === 'base' ? 'head' : 'base'
  const commits = Object.fromEntries([
    [shared, sideCommits[shared]],
    ...runs.map(({ name, run }) => [name, run.sideCommits[ownSide]] as const),
  ])
  const scheduler = new SchedulerOfRunsSharingSideVisits(shared)
  const sharedPlan = createEmptyGoVisitPlansSharedByRuns(settings.seed)
  const prepareOnce = prepareSharedOnce(shared)
  const installs = createInstalledFilesOfFirstSide(shared)
  const participants = runs.map(parallelRun => ({ ...parallelRun, participant: scheduler.join() }))
  const { measured, notices } = await withRunResources(run, context, commits, resources =>
    Promise.all(
      participants.map(async ({ participant, ...parallelRun }) => {
        const measurement: CheckoutAndResourcesOfRun = {
          ...resources,
          sides: { enter: side => resources.sides.enter(side === shared ? shared : parallelRun.name) },
          sharedPlan,
          prepareOnce,
          installs,
          profiles: parallelRun.context.profiles,
          wrapDriver: driver => participant.wrap(parallelRun.wrapDriver?.(driver) ?? driver),
          ready: () => participant.ready(),
          exclusively: action => participant.exclusively(action),
        }
        const context = {
          ...parallelRun.context,
          console: createLazySectionConsole(parallelRun.context.console),
        }
        const [outcome] = await Promise.allSettled([measureAndJudge(parallelRun.run, context, measurement)])
        parallelRun.onEnd?.(outcome)
        participant.leave()
        return outcome
      }),
    ),
  )
  return measured.map(outcome =>
    outcome.status === 'fulfilled'
      ? { status: outcome.status, value: addWarningsToGateResult(outcome.value, notices) }
      : outcome,
  )
}

/**
 * Prepares the shared side for the first run that asks, and gives the others the same outcome. A base that failed is prepared
 * once more for all of them, as in a single run.
 */
function prepareSharedOnce(shared: Side): NonNullable<DriverContext['prepareOnce']> {
  let prepared: Promise<void> | null = null
  let retriesLeft = shared === 'base' ? 1 : 0
  return (side, prepare) => {
    if (side !== shared) return prepare()
    prepared ??= prepare().catch(error => {
      if (retriesLeft-- > 0) prepared = null
      throw error
    })
    return prepared
  }
}

// A pull request that is also measured against the reference of the history: a third side in the same rounds.

/**
 * Does the same as `runGate` if there is no reference to measure. The verdict depends on base and head alone: a failure to measure
 * the reference is only a warning. Throws MisconfiguredError for inputs that do not fit.
 */
export async function runGateAlsoMeasuringReference(
  inputs: Inputs,
  context: RunContext,
): Promise<GateResult> {
  if (!inputs.sinceOnPull || inputs.calibrate || context.event.pull === null) return runGate(inputs, context)
  if (inputs.since === null)
    throw new MisconfiguredError(
      'since-on-pull: "true" needs "since", the reference to measure against. Set it in the rules file, or leave "since-on-pull" out.',
    )
  refuseInputsForTwoSides('since-on-pull: "true"', inputs)
  const run = await resolveRevisionsAndSettings(inputs, context)
  refuseInPlace('since-on-pull: "true"', run)
  const { console, signal } = context
  const unchanged = await resultIfPathsAreUnchanged(run, console)
  if (unchanged) return unchanged
  const { watch: _, ...contextWithoutWatch } = context
  const referenceContext: RunContext = {
    ...contextWithoutWatch,
    event: { ...context.event, pull: null },
    console: createPrefixedConsole(console, 'since'),
  }
  const [reference] = await Promise.allSettled([openReference(run, referenceContext)])
  if (reference.status === 'rejected') {
    if (isErrorDueToInterruption(reference.reason, signal)) throw reference.reason
    return warnReferenceFailed(
      await runResolvedGate(run, context),
      formatErrorOnOneLine(reference.reason),
      console,
    )
  }
  if (reference.value.commits.base.sha === run.commits.base.sha) {
    console.info(
      'base is itself the reference of `since`, so the pull request is measured against it already',
    )
    return runResolvedGate(run, context)
  }
  // Must come before any code of head runs, as it uses the token.
  const history = await historyUpToBase(run, context)
  return measureWithReference(run, reference.value, context, referenceContext, history)
}

async function measureWithReference(
  run: ResolvedRun,
  reference: ResolvedRun,
  context: RunContext,
  referenceContext: RunContext,
  history: HistoryBeforeCommit | null,
): Promise<GateResult> {
  const drivers = new RunAndReferenceDriverCoordinator()
  const referenceStop = new AbortController()
  const stop = context.stop ? AbortSignal.any([context.stop, referenceStop.signal]) : referenceStop.signal
  const isMeasured = (outcome: PromiseSettledResult<GateResult>) =>
    outcome.status === 'fulfilled' && outcome.value.result.rounds.length > 0
  const [ownOutcome, referenceOutcome] = (await runGatesInSameRounds('head', [
    {
      run,
      context,
      name: 'base',
      wrapDriver: driver => drivers.ofRun(driver),
      // Nothing was measured for the pull request, so the reference is not needed either.
      onEnd: outcome => isMeasured(outcome) || referenceStop.abort(),
    },
    {
      run: reference,
      context: { ...referenceContext, stop },
      name: 'since',
      wrapDriver: driver => drivers.ofReference(driver, 'base'),
    },
  ])) as [PromiseSettledResult<GateResult>, PromiseSettledResult<GateResult>]
  if (ownOutcome.status === 'rejected') throw ownOutcome.reason
  if (!isMeasured(ownOutcome)) return ownOutcome.value
  if (referenceOutcome.status === 'rejected')
    return warnReferenceFailed(
      ownOutcome.value,
      formatErrorOnOneLine(referenceOutcome.reason),
      context.console,
    )
  const { result } = referenceOutcome.value
  const { baseFailed } = result
  if (baseFailed) return withReferenceWarning(ownOutcome.value, baseFailed.message)
  return { ...ownOutcome.value, result: addReferenceComparison(ownOutcome.value.result, result, history) }
}

/** Reads the history up to base; null if there is none, or it cannot be read. */
async function historyUpToBase(
  { git, remote, commits }: ResolvedRun,
  { console, signal, env: { SSH_AUTH_SOCK: sshAgent } }: RunContext,
): Promise<HistoryBeforeCommit | null> {
  const env = sshAgent === undefined ? remote.env : { ...remote.env, SSH_AUTH_SOCK: sshAgent }
  try {
    return await fetchHistoryBeforeCommit(git, commits.base.sha, env, signal)
  } catch (error) {
    if (isErrorDueToInterruption(error, signal)) throw error
    console.info(`the steps of the history could not be counted: ${formatErrorOnOneLine(error)}`)
    return null
  }
}

/** Opens a run of the same head against the reference; it accepts and profiles nothing, and has a random order of its own. */
function openReference(
  { inputs, sideCommits }: ResolvedRun,
  { rules: _, ...context }: RunContext,
): Promise<ResolvedRun> {
  const seed = (inputs.seed + 1) % 2 ** 32
  const sides = { base: null, head: sideCommits.head.sha }
  return resolveRevisionsAndSettings({ ...inputs, ...sides, seed, accepted: [], profile: [] }, context)
}

function warnReferenceFailed(gated: GateResult, message: string, console: RunContext['console']): GateResult {
  console.warn(
    `The reference of \`since\` could not be measured; the verdict does not depend on it. ${message}`,
  )
  return withReferenceWarning(gated, message)
}

/** Keeps the first line, which says what happened; the others say what to do. */
function withReferenceWarning({ result, samples }: GateResult, errorText: string): GateResult {
  const [message = ''] = errorText.split('\n')
  return { samples, result: resultWithRunWarnings(result, [{ kind: 'reference-failed', message }]) }
}

// Several versions: each is measured against the first, all in the same rounds.

/** One version: its inputs name it as head. */
interface VersionToMeasure {
  readonly inputs: Inputs
  readonly context: RunContext
}

/**
 * Measures all versions, and returns one settled result each: a version that fails does not affect the others. Rejects only for
 * errors that concern all. The context of the first version supplies the shared resources.
 */
export async function runGatesAgainstFirstVersion(
  versions: readonly VersionToMeasure[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const subject = 'Measuring several versions'
  for (const { inputs } of versions) refuseInputsForTwoSides(subject, inputs)
  const [{ inputs: firstInputs, context: firstContext }] = versions as readonly [VersionToMeasure]
  // Alpha is split evenly, so that the correction holds over all versions.
  const alpha = firstInputs.alpha / (firstInputs.correction === 'none' ? 1 : versions.length)
  if (alpha < firstInputs.alpha)
    firstContext.console.info(
      `the ${versions.length} versions share alpha: each is judged with ${Number(alpha.toPrecision(3))}`,
    )
  const runs: RunWithSharedSide[] = []
  const skipped = new Map<number, PromiseFulfilledResult<GateResult>>()
  for (const [n, { inputs, context }] of versions.entries()) {
    // Each has a random order of its own.
    const seed = (inputs.seed + n) % 2 ** 32
    const run = await resolveRevisionsAndSettings({ ...inputs, seed, alpha }, context)
    refuseInPlace(subject, run)
    const profiles = join(context.profiles, String(n))
    const unchanged = await resultIfPathsAreUnchanged(run, context.console)
    if (unchanged) skipped.set(n, { status: 'fulfilled', value: unchanged })
    else runs.push({ run, context: { ...context, profiles }, name: `head-${n + 1}` })
  }
  const measured = runs.length === 0 ? [] : [...(await runGatesInSameRounds('base', runs))]
  return versions.map((_, n) => skipped.get(n) ?? (measured.shift() as PromiseSettledResult<GateResult>))
}

/** Throws MisconfiguredError for inputs that are about two sides; `subject` is what has more. */
function refuseInputsForTwoSides(subject: string, { overlay, shard, replica }: Inputs): void {
  const given = { overlay: overlay.length > 0, shard: shard !== null, replica: replica !== null }
  const input = Object.entries(given).find(([, isGiven]) => isGiven)?.[0]
  if (input !== undefined)
    throw new MisconfiguredError(
      `${subject} does not work with "${input}", which is about two sides. Leave one of them out.`,
    )
}

/** Throws MisconfiguredError if the sides of a run, which are more than two, would be in the checkout itself. */
function refuseInPlace(subject: string, { settings: { checkout } }: ResolvedRun): void {
  if (checkout === 'in-place')
    throw new MisconfiguredError(
      `${subject} needs "checkout: worktree", as a checkout in place has room for two sides only. Set that, or measure two sides only.`,
    )
}
