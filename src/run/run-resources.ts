// What is held while runs measure, taken in one order and given back in the reverse: the machine's lock, the credentials of
// the checkout, what is kept of git, the sides that are checked out, and what commands leave running.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Side } from '../core/model/measuring.ts'
import type { withWarnings } from '../core/result/result.ts'
import type { Checkout } from '../effects/git/checkout/checkout.ts'
import { KeptGit } from '../effects/git/guard.ts'
import { holdPerflock } from '../effects/machine/perflock.ts'
import type { DriverContext, SwitchableSides } from '../effects/measure/driver.ts'
import { Leftovers } from '../effects/measure/leftovers.ts'
import { unreadByGit } from '../effects/measure/read-times.ts'
import { measuringAgain, OwnFolders, sideCommands } from '../effects/measure/side-environment.ts'
import type { OpenedRun, RunContext } from './open-run.ts'

/** What a run measures in. */
export interface RunResources<Name extends string> {
  readonly checkout: Checkout<Name>
  readonly leftovers: Leftovers
  /** What each side has of its own beside its files; null where there is no place for it. */
  readonly own: OwnFolders | null
  /** Of the machine's lock. */
  readonly lock: Parameters<OpenedRun['machine']['done']>[0]
}

/** What was noticed meanwhile, for the result; null for what was as it should be. */
export type Noticed = readonly (Parameters<typeof withWarnings>[1][number] | null)[]

/** Calls `measure` with all of it, and gives what came of that. `run` and `around` speak for the whole. */
export async function withRunResources<Name extends string, Outcome>(
  { git, env, settings }: Pick<OpenedRun, 'git' | 'env' | 'settings'>,
  {
    console,
    signal,
    withhold,
    isOurs = false,
    env: { RUNNER_TEMP },
  }: Pick<RunContext, 'console' | 'signal' | 'withhold' | 'isOurs' | 'env'>,
  take: () => Promise<Checkout<Name>>,
  measure: (held: RunResources<Name>) => Promise<Outcome>,
): Promise<{ readonly measured: Outcome; readonly noticed: Noticed }> {
  const { perflock, governor, checkout: mode } = settings
  // First, as others may hold the lock for long, and until then nothing of the user's has to be set aside.
  await using lock = await holdPerflock({ mode: perflock, governor, env, signal, console })
  // Everything has been fetched, and no code of head has run yet.
  await using _withheld = await withhold?.(git)
  await using kept = await KeptGit.of(git, console, {
    isPuttingBack: isOurs,
    withHead: mode === 'worktree',
  })
  await using checkout = await take()
  await using own = await OwnFolders.open(checkout.beside ?? (RUNNER_TEMP || tmpdir()), git.folder, console)
  await using leftovers = new Leftovers()
  const shown = {
    ...checkout,
    enter(side: Name) {
      own?.show(side)
      return checkout.enter(side)
    },
  }
  const measured = await measure({ checkout: shown, own, leftovers, lock: lock.state })
  await leftovers.endAll()
  checkout.refuseChanged?.()
  return { measured, noticed: [...leftovers.ended, await kept.end()] }
}

// What the commands of a run are given on either side.

/** The sides as commands see them, and the commands with the environment of each. */
export interface OnSides extends Required<Pick<DriverContext, 'sides' | 'env' | 'setupEnv' | 'setup'>> {
  readonly run: string
  /** The top folder of the user's checkout, where the sides are elsewhere. */
  readonly checkout: string | null
}

/** Shows head, to see what is there. */
export async function onSides(
  { git, env, settings }: Pick<OpenedRun, 'git' | 'env' | 'settings'>,
  held: Pick<RunResources<Side>, 'leftovers' | 'own'> & { readonly sides: SwitchableSides },
  { console }: Pick<RunContext, 'console'>,
): Promise<OnSides> {
  const { leftovers, own } = held
  const sides: SwitchableSides = {
    async enter(side) {
      await leftovers.end()
      return held.sides.enter(side)
    },
  }
  const { workingDirectory, setup, run } = settings
  const folder = await sides.enter('head')
  const shown = { checkout: git.folder, folder, workingDirectory, own }
  const commands = sideCommands(env, shown, console)
  // What `setup` makes may come from a cache, as it is not measured.
  const again = measuringAgain(commands.env, run, [folder, join(folder, workingDirectory)], console)
  return {
    ...{ sides, setup: commands.inSide(setup), run: commands.inSide(run) },
    env: leftovers.marked({ ...again, ...unreadByGit }, 'command'),
    setupEnv: leftovers.marked({ ...commands.env, ...unreadByGit }, 'setup'),
    checkout: settings.checkout === 'worktree' ? git.folder : null,
  }
}
