// Measures several runs that share a side in the same rounds: versions against one base, or head against base and `since-on-pull`.
import { join } from 'node:path'
import type { HistoryUpToCommit } from '../core/history/regressions.ts'
import type { Inputs } from '../core/inputs/check-inputs.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import type { Side } from '../core/model/measuring.ts'
import { formatErrorOnOneLine } from '../core/report/say/run-failure.ts'
import { addReferenceComparisonToResult, resultWithRunWarnings } from '../core/result/result.ts'
import { createEmptyGoVisitPlansSharedByRuns } from '../effects/go/visit-plans.ts'
import { fetchBenchmarkHistoryUpToCommit } from '../effects/history/notes.ts'
import type {
  DriverContext,
  ItemToMeasure,
  MeasurementDriver,
  VisitOptions,
} from '../effects/measure/driver.ts'
import {
  RunAndReferenceDriverCoordinator,
  visitAndMeasureOtherProcessLoad,
  wrapMeasurementDriverWithMethods,
} from '../effects/measure/driver-wrappers.ts'
import { createLazySectionConsole, createPrefixedConsole } from '../effects/program/console.ts'
import { isErrorDueToInterruption } from '../effects/program/interrupt.ts'
import { createInstalledFilesOfFirstSide } from '../effects/provenance/shared-installs.ts'
import {
  addWarningsToGateResult,
  type CheckoutAndResourcesOfRun,
  measureAndJudge,
  runGate,
  runResolvedGate,
} from './gate.ts'
import {
  type ResolvedRun,
  type ResultFileAndSamples,
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
  readonly onEnd?: (outcome: PromiseSettledResult<ResultFileAndSamples>) => void
}

/**
 * Returns one settled result per run: a run that fails does not affect the others. Rejects only for errors that concern all
 * runs. The first run supplies the shared resources, goes first, and plans visits and memory layouts. `shared` is the side that
 * is the same commit in all runs.
 */
async function runGatesInSameRounds(
  shared: Side,
  runs: readonly RunWithSharedSide[],
): Promise<readonly PromiseSettledResult<ResultFileAndSamples>[]> {
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
): Promise<ResultFileAndSamples> {
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
  history: HistoryUpToCommit | null,
): Promise<ResultFileAndSamples> {
  const drivers = new RunAndReferenceDriverCoordinator()
  const referenceStop = new AbortController()
  const stop = context.stop ? AbortSignal.any([context.stop, referenceStop.signal]) : referenceStop.signal
  const isMeasured = (outcome: PromiseSettledResult<ResultFileAndSamples>) =>
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
  ])) as [PromiseSettledResult<ResultFileAndSamples>, PromiseSettledResult<ResultFileAndSamples>]
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
  return {
    ...ownOutcome.value,
    result: addReferenceComparisonToResult(ownOutcome.value.result, result, history),
  }
}

/** Reads the history up to base; null if there is none, or it cannot be read. */
async function historyUpToBase(
  { git, remote, commits }: ResolvedRun,
  { console, signal, env: { SSH_AUTH_SOCK: sshAgent } }: RunContext,
): Promise<HistoryUpToCommit | null> {
  const env = sshAgent === undefined ? remote.env : { ...remote.env, SSH_AUTH_SOCK: sshAgent }
  try {
    return await fetchBenchmarkHistoryUpToCommit(git, commits.base.sha, env, signal)
  } catch (error) {
    if (isErrorDueToInterruption(error, signal)) throw error
    console.info(`the change points of the history could not be counted: ${formatErrorOnOneLine(error)}`)
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

function warnReferenceFailed(
  gated: ResultFileAndSamples,
  message: string,
  console: RunContext['console'],
): ResultFileAndSamples {
  console.warn(
    `The reference of \`since\` could not be measured; the verdict does not depend on it. ${message}`,
  )
  return withReferenceWarning(gated, message)
}

/** Keeps the first line, which says what happened; the others say what to do. */
function withReferenceWarning(
  { result, samples }: ResultFileAndSamples,
  errorText: string,
): ResultFileAndSamples {
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
): Promise<readonly PromiseSettledResult<ResultFileAndSamples>[]> {
  const subject = 'Measuring several versions'
  for (const { inputs } of versions) refuseInputsForTwoSides(subject, inputs)
  const [{ inputs: firstInputs, context: firstContext }] = versions as readonly [VersionToMeasure]
  // Alpha is split evenly, so that the correction holds over all versions.
  const alpha = firstInputs.alpha / (firstInputs.correction === 'none' ? 1 : versions.length)
  if (alpha < firstInputs.alpha)
    firstContext.console.info(
      `alpha is divided among the ${versions.length} versions: each is judged with ${Number(alpha.toPrecision(3))}`,
    )
  const runs: RunWithSharedSide[] = []
  const skipped = new Map<number, PromiseFulfilledResult<ResultFileAndSamples>>()
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
  return versions.map(
    (_, n) => skipped.get(n) ?? (measured.shift() as PromiseSettledResult<ResultFileAndSamples>),
  )
}

/** Throws MisconfiguredError for inputs that are about two sides; `subject` is what has more. */
function refuseInputsForTwoSides(subject: string, { overlay, shard, replica }: Inputs): void {
  const isGivenByInput = { overlay: overlay.length > 0, shard: shard !== null, replica: replica !== null }
  const input = Object.entries(isGivenByInput).find(([, isGiven]) => isGiven)?.[0]
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

// A cooperative scheduler of several runs that share a side: versions against one base, or one head against several commits.
// One operation at a time. The scheduler waits until every run has queued an operation, executes private ones first, then
// executes the shared visit once for all runs that are in the same round and item. So each run's own side is visited before or
// after the shared one at random, as in a single run. No run begins its rounds before all are ready: preparing the others would
// use up its budget, and heat the machine in its first round.

interface PendingOperation {
  /** The operation that others may share, with its place in the order of the rounds; null for one of the run's own. */
  readonly shared: { readonly key: string; readonly place: readonly number[] } | null
  /** The end of the budget of the run, in milliseconds as of steadyNow; null for no limit. */
  readonly deadline: number | null
  readonly run: (deadline: number | null) => Promise<unknown>
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

interface Member {
  pending: PendingOperation | null
  hasLeft: boolean
  /** True if it measures suspects again, with other binaries. */
  isAgain: boolean
  /** The number of its visits to the shared side of an item in the current round. */
  visits: { itemKey: string; times: number }
}

/** Schedules all runs. All have to join before the first begins. */
export class SchedulerOfRunsSharingSideVisits {
  private readonly members: Member[] = []
  private readonly order = new Map<string, number>()
  private readonly shared: Side
  private isBusy = false

  constructor(shared: Side) {
    this.shared = shared
  }

  /** Returns the handle of a run, which has to leave when the run has ended in any way. */
  join() {
    const member: Member = {
      pending: null,
      hasLeft: false,
      isAgain: false,
      visits: { itemKey: '', times: 0 },
    }
    this.members.push(member)
    return {
      /** Returns a driver whose methods wait for their turn. */
      wrap: (driver: MeasurementDriver) => this.wrapDriver(driver, member),
      /** Runs an action in the turn of the run, while the others do nothing. */
      exclusively: <T>(action: () => Promise<T>) => this.enqueue(member, null, action),
      /** Resolves once all runs have called it, or left. To be called when the run is prepared and tried. */
      ready: () => this.enqueue(member, { key: 'ready', place: [0, 0, 0] }, async () => {}),
      leave: () => {
        member.hasLeft = true
        this.runNext()
      },
    }
  }

  private wrapDriver(driver: MeasurementDriver, member: Member): MeasurementDriver {
    const ownOperation = <T>(action: () => Promise<T>) => this.enqueue(member, null, action)
    const { relinking } = driver
    const methods: Partial<MeasurementDriver> = {
      prepare: side => ownOperation(() => driver.prepare(side)),
      items: () =>
        ownOperation(async () => {
          const items = await driver.items()
          for (const { title } of items)
            if (!this.order.has(title ?? '')) this.order.set(title ?? '', this.order.size)
          return items
        }),
      relinking: relinking && {
        layOut: (item, round) => relinking.layOut(item, round),
        relink: (items, rounds) => {
          member.isAgain = true
          return ownOperation(() => relinking.relink(items, rounds))
        },
        get isRelinked() {
          return relinking.isRelinked
        },
      },
      visit: async (item, side, attempt) => {
        const { budgetEnds } = attempt
        const action = (deadline: number | null) =>
          visitAndMeasureOtherProcessLoad(() =>
            driver.visit(item, side, { ...attempt, budgetEnds: deadline }),
          )
        // A trial is not shared, as the run that makes it learns from it.
        if (side !== this.shared || attempt.round === 0) return this.enqueue(member, null, action, budgetEnds)
        // If only one of two runs has linked the item in a new layout, they have different binaries and share no visit.
        const hasOwnLayout = await ownOperation(async () => relinking?.layOut(item, attempt.round) ?? false)
        return this.enqueue(member, this.sharedKey(member, item, attempt, hasOwnLayout), action, budgetEnds)
      },
    }
    return wrapMeasurementDriverWithMethods(driver, methods)
  }

  private sharedKey(
    { isAgain, visits }: Member,
    { title }: ItemToMeasure,
    { round, only }: VisitOptions,
    hasOwnLayout: boolean,
  ): PendingOperation['shared'] {
    const itemKey = JSON.stringify([round, title])
    visits.times = visits.itemKey === itemKey ? visits.times + 1 : 1
    visits.itemKey = itemKey
    const key = JSON.stringify([isAgain, round, title, visits.times, only, hasOwnLayout])
    return { key, place: [round, this.order.get(title ?? '') ?? 0, visits.times] }
  }

  private enqueue<T>(
    member: Member,
    shared: PendingOperation['shared'],
    action: (deadline: number | null) => Promise<T>,
    deadline: number | null = null,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      member.pending = {
        shared,
        deadline,
        run: action,
        resolve: resolve as PendingOperation['resolve'],
        reject,
      }
      this.runNext()
    })
  }

  /** Runs the next operation, once each run that has not left has queued one. */
  private runNext(): void {
    const present = this.members.filter(({ hasLeft }) => !hasLeft)
    if (this.isBusy || present.some(({ pending }) => pending === null)) return
    const operations = present.flatMap(({ pending }) => pending ?? [])
    const next = operations.find(({ shared }) => shared === null) ?? operations.toSorted(byOrder)[0]
    if (next === undefined) return
    const key = next.shared?.key
    const members = present.filter(
      ({ pending }) => pending === next || (key !== undefined && pending?.shared?.key === key),
    )
    const batch = members.flatMap(({ pending }) => pending ?? [])
    this.isBusy = true
    const end = (settle: (operation: PendingOperation) => void) => {
      this.isBusy = false
      for (const member of members) member.pending = null
      for (const operation of batch) settle(operation)
    }
    next.run(latestDeadline(batch)).then(
      result => end(({ resolve }) => resolve(result)),
      error => end(({ reject }) => reject(error)),
    )
  }
}

/** Returns the latest deadline, as a run whose budget has ended must not cut off the others. */
function latestDeadline(operations: readonly PendingOperation[]): number | null {
  return operations.reduce<number | null>(
    (most, { deadline }) => (most === null || deadline === null ? null : Math.max(most, deadline)),
    Number.NEGATIVE_INFINITY,
  )
}

function byOrder(first: PendingOperation, second: PendingOperation): number {
  const places = [first.shared?.place ?? [], second.shared?.place ?? []] as const
  const n = places[0].findIndex((number, index) => number !== places[1][index])
  return n < 0 ? 0 : (places[0][n] ?? 0) - (places[1][n] ?? 0)
}
