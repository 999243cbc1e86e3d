// The story of several versions: each is measured against the first, all in the same rounds.
import { join } from 'node:path'
import type { Inputs } from './core/inputs/inputs.ts'
import { Misconfigured } from './core/model/errors.ts'
import type { PlannedVisits } from './core/model/result-file.ts'
import { KeptGit } from './effects/git/kept-git.ts'
import { takeWorktrees } from './effects/git/worktrees/worktrees.ts'
import { holdPerflock } from './effects/machine/perflock.ts'
import type { Bench } from './effects/measure/command-driver.ts'
import { Ensemble } from './effects/measure/ensemble.ts'
import { Leftovers } from './effects/measure/leftovers.ts'
import { measureRun, noticing, type Place } from './gate.ts'
import {
  type GateResult,
  isUntouched,
  openRun,
  type Run,
  type Surroundings,
  takingOf,
  untouched,
} from './open-run.ts'

/** A Contender is one version: its inputs name it as head, and what is said of it goes to its own surroundings. */
export interface Contender {
  readonly inputs: Inputs
  readonly around: Surroundings
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
function asOneOf(inputs: Inputs, n: number, among: number): Inputs {
  const seed = (inputs.seed + n) % 2 ** 32
  return { ...inputs, seed, ...(inputs.correction === 'none' ? {} : { alpha: inputs.alpha / among }) }
}

/**
 * Measures all of them, and gives what came of each: one that fails keeps no other from its verdict. Throws what befalls all
 * of them. The first one's surroundings speak for the whole.
 */
export async function gateVersions(
  given: readonly Contender[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const opened: { readonly run: Run; readonly around: Surroundings; readonly n: number }[] = []
  for (const { inputs } of given) refuseApart(inputs)
  for (const [n, { inputs, around }] of given.entries())
    opened.push({ run: await openRun(asOneOf(inputs, n, given.length), around), around, n })
  const still = new Set<number>()
  for (const { run, n } of opened) if (await isUntouched(run.git, run.entered, run.settings)) still.add(n)
  const measured = opened.filter(({ n }) => !still.has(n))
  const done = measured.length === 0 ? [] : await measureAll(measured)
  return opened.map(({ run, around, n }) =>
    still.has(n)
      ? { status: 'fulfilled', value: untouched(run, around.console) }
      : (done[measured.findIndex(one => one.n === n)] as PromiseSettledResult<GateResult>),
  )
}

async function measureAll(
  opened: readonly { readonly run: Run; readonly around: Surroundings; readonly n: number }[],
): Promise<readonly PromiseSettledResult<GateResult>[]> {
  const [{ run, around }] = opened as [(typeof opened)[number]]
  const { console, signal } = around
  const { git, env, settings, entered } = run
  if (settings.checkout !== 'worktree')
    throw new Misconfigured(
      'Several versions are measured in worktrees, and this code can only be built in its own place. Give two revisions at a time.',
    )
  const { perflock, governor } = settings
  await using lock = await holdPerflock({ mode: perflock, governor, env, signal, console })
  await using kept = await KeptGit.of(git, console, { isPuttingBack: around.isOurs === true, withHead: true })
  const commits = Object.fromEntries([
    ['base', entered.base],
    ...opened.map(one => [nameOf(one.n), one.run.entered.head] as const),
  ])
  await using checkout = await takeWorktrees(git, commits, console, takingOf(run, around))
  await using leftovers = new Leftovers()
  const ensemble = new Ensemble()
  const plans = new Map<string, PlannedVisits>()
  const once = baseOnce()
  const seats = opened.map(() => ensemble.seat())
  const all = await Promise.allSettled(
    opened.map(async (one, index) => {
      const seat = seats[index] as (typeof seats)[number]
      const place: Place = {
        sides: { enter: side => checkout.enter(side === 'base' ? 'base' : nameOf(one.n)) },
        ...{ leftovers, lock: lock.state, plans, once },
        profiles: join(one.around.profiles, String(one.n)),
        with: driver => seat.take(driver),
        alone: act => seat.alone(act),
      }
      try {
        return await measureRun(one.run, one.around, place)
      } finally {
        seat.leave()
      }
    }),
  )
  await leftovers.endAll()
  checkout.refuseChanged?.()
  const noticed = [leftovers.ended, await kept.end()]
  return all.map(one =>
    one.status === 'fulfilled' ? { status: one.status, value: noticing(one.value, noticed) } : one,
  )
}

function nameOf(n: number): string {
  return `head-${n + 1}`
}

/** Base is prepared by the first run that asks for it; the others share how that ended. */
function baseOnce(): NonNullable<Bench['once']> {
  let base: Promise<void> | null = null
  return (side, prepare) => {
    if (side !== 'base') return prepare()
    base ??= prepare()
    return base
  }
}
