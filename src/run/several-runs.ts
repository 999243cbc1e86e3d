// Measures several open runs that share a side, in the same rounds.

import { join } from 'node:path'
import type { HistoryBefore } from '../core/history/findings.ts'
import type { Inputs } from '../core/inputs/inputs.ts'
import { Misconfigured } from '../core/model/errors.ts'
import type { Side } from '../core/model/measuring.ts'
import { failureLine } from '../core/report/say/failure.ts'
import { withSince, withWarnings } from '../core/result/result.ts'
import { credentials, decodePath } from '../effects/git/git.ts'
import { takeWorktrees } from '../effects/git/worktrees/worktrees.ts'
import { sharedPlanFrom } from '../effects/go/plan.ts'
import { historyBefore } from '../effects/history/history-before.ts'
import type { Driver, DriverContext } from '../effects/measure/driver.ts'
import { LeaderFollower } from '../effects/measure/driver-wrappers.ts'
import { SharedScheduler } from '../effects/measure/shared-scheduler.ts'
import { consoleInTurns, namedConsole } from '../effects/program/console.ts'
import { isCancellation } from '../effects/program/interrupt.ts'
import { gate, gateOpened, type MeasurementContext, measureRun, noticing } from './gate.ts'
import {
  type GateResult,
  isUntouched,
  type OpenedRun,
  openRun,
  type RunContext,
  takingOf,
  untouched,
} from './open-run.ts'
import { withRunResources } from './run-resources.ts'

/** A ParallelRun is one of the runs, in worktrees; its profiles go to its own folder. */
export interface ParallelRun {
  readonly run: OpenedRun
  readonly around: RunContext
  /** The name of the side that it does not share; unique, and in lower case. */
  readonly name: string
  /** What it measures with, if not with its driver alone. */
  readonly with?: (driver: Driver) => Driver
  /** Called with how it ended. */
  readonly ended?: (outcome: PromiseSettledResult<GateResult>) => void
}

/**
 * What came of each: one that fails keeps no other from its verdict. Throws what befalls all of them. The first speaks for
 * the whole, is served first, and plans how benchmarks are visited and laid out. `shared` is the side that is the same commit in all.
 */
export async function measureTogether(
  shared: Side,
  partners: readonly ParallelRun[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const [{ run, around }] = partners as readonly [ParallelRun]
  const { git, settings, entered } = run
  const own: Side = shared === 'base' ? 'head' : 'base'
  const commits = Object.fromEntries([
    [shared, entered[shared]],
    ...partners.map(one => [one.name, one.run.entered[own]] as const),
  ])
  const take = () => takeWorktrees(git, commits, around.console, takingOf(run, around))
  const ensemble = new SharedScheduler(shared)
  const alike = sharedPlanFrom(settings.seed)
  const once = onceFor(shared)
  const seats = partners.map(one => ({ ...one, seat: ensemble.seat() }))
  const { measured, noticed } = await withRunResources(run, around, take, ({ checkout, ...held }) =>
    Promise.all(
      seats.map(async ({ seat, ...one }) => {
        const place: MeasurementContext = {
          sides: { enter: side => checkout.enter(side === shared ? shared : one.name) },
          ...{ ...held, alike, once, profiles: one.around.profiles },
          with: driver => seat.take(one.with?.(driver) ?? driver),
          ...{ ready: () => seat.ready(), alone: act => seat.alone(act) },
        }
        const around = { ...one.around, console: consoleInTurns(one.around.console) }
        const [outcome] = await Promise.allSettled([measureRun(one.run, around, place)])
        one.ended?.(outcome)
        seat.leave()
        return outcome
      }),
    ),
  )
  return measured.map(one =>
    one.status === 'fulfilled' ? { status: one.status, value: noticing(one.value, noticed) } : one,
  )
}

/**
 * The shared side is prepared by the first run that asks for it; the others have how that ended. A base that has failed is
 * prepared once more, as in a run by itself, also for all of them.
 */
function onceFor(shared: Side): NonNullable<DriverContext['once']> {
  let prepared: Promise<void> | null = null
  let left = shared === 'base' ? 1 : 0
  return (side, prepare) => {
    if (side !== shared) return prepare()
    prepared ??= prepare().catch(error => {
      if (left-- > 0) prepared = null
      throw error
    })
    return prepared
  }
}

// The story of a pull request that is measured against the reference of the history too: a third side in the same rounds.

/**
 * As `gate`, which it is where no reference is to be measured. Base against head decides as ever; nothing that befalls the
 * reference fails a run, but asking for what cannot be does: throws Misconfigured.
 */
export async function gateSince(inputs: Inputs, around: RunContext): Promise<GateResult> {
  if (!inputs.sinceOnPull || inputs.calibrate || around.event.pull === null) return gate(inputs, around)
  refuseUnfit(inputs)
  const run = await openRun(inputs, around)
  const { git, entered, settings, commits } = run
  if (settings.checkout !== 'worktree') throw inPlace()
  const { console, signal } = around
  if (await isUntouched(git, entered, settings)) return untouched(run, console)
  const { watch: _, ...others } = around
  const beside: RunContext = {
    ...others,
    event: { ...around.event, pull: null },
    console: namedConsole(console, 'since'),
  }
  const [reference] = await Promise.allSettled([openReference(run, beside)])
  if (reference.status === 'rejected') {
    if (isCancellation(reference.reason, signal)) throw reference.reason
    return failed(await gateOpened(run, around), failureLine(reference.reason), console)
  }
  if (reference.value.commits.base.sha === commits.base.sha) {
    console.info(`base is the reference of \`since\` itself, so nothing else is measured`)
    return gateOpened(run, around)
  }
  // Before any code of head runs, as the token is used for it.
  const before = await beforeBase(run, around)
  return measureBoth(run, reference.value, around, beside, before)
}

async function measureBoth(
  run: OpenedRun,
  reference: OpenedRun,
  around: RunContext,
  beside: RunContext,
  before: HistoryBefore | null,
): Promise<GateResult> {
  const lead = new LeaderFollower()
  const over = new AbortController()
  const stop = around.stop ? AbortSignal.any([around.stop, over.signal]) : over.signal
  const isMeasured = (one: PromiseSettledResult<GateResult>) =>
    one.status === 'fulfilled' && one.value.result.rounds.length > 0
  const [own, other] = (await measureTogether('head', [
    {
      ...{ run, around, name: 'base', with: driver => lead.take(driver) },
      // Without anything of its own a pull request adds to nothing.
      ended: one => isMeasured(one) || over.abort(),
    },
    {
      ...{ run: reference, name: 'since', with: driver => lead.follow(driver, 'base') },
      around: { ...beside, stop },
    },
  ])) as [PromiseSettledResult<GateResult>, PromiseSettledResult<GateResult>]
  if (own.status === 'rejected') throw own.reason
  if (!isMeasured(own)) return own.value
  if (other.status === 'rejected') return failed(own.value, failureLine(other.reason), around.console)
  const { result } = other.value
  const { baseFailed } = result
  if (baseFailed) return withFailed(own.value, baseFailed.message)
  return { ...own.value, result: withSince(own.value.result, result, before) }
}

/** What is remembered up to base; null where nothing is, or it cannot be read. */
async function beforeBase(
  { git, inputs, commits }: OpenedRun,
  around: RunContext,
): Promise<HistoryBefore | null> {
  const { console, server, signal, env } = around
  const { SSH_AUTH_SOCK: agent } = env
  try {
    const url = decodePath((await git.ask(['remote', 'get-url', 'origin'])) ?? '')
    const access = { ...credentials(url, inputs.githubToken, server), GIT_ASKPASS: '' }
    const all = agent === undefined ? access : { ...access, SSH_AUTH_SOCK: agent }
    return await historyBefore(git, commits.base.sha, all, signal)
  } catch (error) {
    if (isCancellation(error, signal)) throw error
    console.info(`no steps of the history are counted: ${failureLine(error)}`)
    return null
  }
}

/** Its base is the reference, its head the same commit; it accepts nothing, profiles nothing, and has coins of its own. */
function openReference(
  { inputs, entered }: OpenedRun,
  { rules: _, ...beside }: RunContext,
): Promise<OpenedRun> {
  const seed = (inputs.seed + 1) % 2 ** 32
  const sides = { base: null, head: entered.head.sha }
  return openRun({ ...inputs, ...sides, seed, accepted: [], profile: [] }, beside)
}

function failed(gated: GateResult, message: string, console: RunContext['console']): GateResult {
  console.warn(
    `The reference of \`since\` could not be measured; the verdict does not depend on it. ${message}`,
  )
  return withFailed(gated, message)
}

/** The first line says what happened; the others what to do. */
function withFailed({ result, samples }: GateResult, lines: string): GateResult {
  const [message = ''] = lines.split('\n')
  return { samples, result: withWarnings(result, [{ kind: 'reference-failed', message }]) }
}

/** Refuses what leaves no room for a third side. */
function refuseUnfit({ since, overlay, shard, replica, checkout }: Inputs): void {
  if (since === null)
    throw new Misconfigured(
      'since-on-pull: "true" needs "since", the reference to measure against. Set it in the rules file, or leave "since-on-pull" out.',
    )
  if (checkout === 'in-place') throw inPlace()
  const [what, why] =
    overlay.length > 0
      ? ['overlay', 'gives base files of head, and the reference would need them too']
      : shard !== null
        ? ['shard', 'is about two revisions']
        : replica !== null
          ? ['replica', 'is about two revisions']
          : []
  if (what !== undefined)
    throw new Misconfigured(
      `since-on-pull: "true" does not work with "${what}", which ${why}. Leave one of them out; a run on the default branch compares with the reference in any case.`,
    )
}

function inPlace(): Misconfigured {
  return new Misconfigured(
    'since-on-pull: "true" needs "checkout: worktree", as a checkout in place has room for two sides only. Set that, or leave "since-on-pull" out.',
  )
}

// The story of several versions: each is measured against the first, all in the same rounds.

/** A VersionRun is one version: its inputs name it as head, and what is said of it goes to its own surroundings. */
export interface VersionRun {
  readonly inputs: Inputs
  readonly around: RunContext
}

interface Opened {
  readonly run: OpenedRun
  readonly around: RunContext
  /** Its place among the versions. */
  readonly n: number
}

/** Throws Misconfigured for what would give each version another base, or another place. */
function refuseApart({ overlay, shard, replica, checkout }: Inputs): void {
  const why =
    overlay.length > 0
      ? ['overlay', 'gives base other files for each']
      : (shard ?? replica) !== null
        ? [shard ? 'shard' : 'replica', 'is about two revisions']
        : checkout === 'in-place'
          ? ['checkout: in-place', 'has room for two only']
          : null
  if (why)
    throw new Misconfigured(
      `${why[0]}: ${why[1]}, so several versions cannot be measured together. Leave it out, or give two revisions at a time.`,
    )
}

/** One correction over all: each has its share of alpha, within which it is over its benchmarks; and coins of its own. */
function asOneOf({ inputs, around }: VersionRun, n: number, among: number): VersionRun {
  const sharing = inputs.correction === 'none' ? 1 : among
  const seed = (inputs.seed + n) % 2 ** 32
  return { inputs: { ...inputs, seed, alpha: inputs.alpha / sharing }, around: { ...around, sharing } }
}

/**
 * Measures all of them, and gives what came of each: one that fails keeps no other from its verdict. Throws what befalls all
 * of them. The first one's surroundings speak for the whole.
 */
export async function gateVersions(
  given: readonly VersionRun[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const opened: Opened[] = []
  for (const { inputs } of given) refuseApart(inputs)
  for (const [n, one] of given.entries()) {
    const { inputs, around } = asOneOf(one, n, given.length)
    opened.push({ run: await openRun(inputs, around), around, n })
  }
  const still = new Set<number>()
  for (const { run, n } of opened) if (await isUntouched(run.git, run.entered, run.settings)) still.add(n)
  const measured = opened.filter(({ n }) => !still.has(n))
  const done = measured.length === 0 ? [] : await measureTogether('base', measured.map(inWorktrees))
  return opened.map(({ run, around, n }) =>
    still.has(n)
      ? { status: 'fulfilled', value: untouched(run, around.console) }
      : (done[measured.findIndex(one => one.n === n)] as PromiseSettledResult<GateResult>),
  )
}

function inWorktrees({ run, around, n }: Opened) {
  if (run.settings.checkout !== 'worktree')
    throw new Misconfigured(
      'Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.',
    )
  return { run, around: { ...around, profiles: join(around.profiles, String(n)) }, name: `head-${n + 1}` }
}
