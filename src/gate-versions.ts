// The story of several versions: each is measured against the first, all in the same rounds.
import { join } from 'node:path'
import type { Inputs } from './core/inputs/inputs.ts'
import { Misconfigured } from './core/model/errors.ts'
import { measureTogether } from './measure-together.ts'
import {
  type GateResult,
  isUntouched,
  type OpenedRun,
  openRun,
  type RunContext,
  untouched,
} from './open-run.ts'

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
