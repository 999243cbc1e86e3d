// The story of a pull request that is measured against the reference of the history too: a third side in the same rounds.
import type { Before } from './core/history/worse-steps.ts'
import type { Inputs } from './core/inputs/inputs.ts'
import { Misconfigured } from './core/model/errors.ts'
import { failureLine } from './core/report/say/failure.ts'
import { withWarnings } from './core/result/result.ts'
import { withSince } from './core/result/since.ts'
import { credentials } from './effects/git/credentials.ts'
import { decodePath } from './effects/git/git.ts'
import { historyBefore } from './effects/history/history-before.ts'
import { LeaderFollower } from './effects/measure/leader-follower.ts'
import { isCancellation } from './effects/program/interrupt.ts'
import { namedConsole } from './effects/program/named-console.ts'
import { gate, gateOpened } from './gate.ts'
import { measureTogether } from './measure-together.ts'
import {
  type GateResult,
  isUntouched,
  type OpenedRun,
  openRun,
  type RunContext,
  untouched,
} from './open-run.ts'

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
  before: Before | null,
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
async function beforeBase({ git, inputs, commits }: OpenedRun, around: RunContext): Promise<Before | null> {
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
