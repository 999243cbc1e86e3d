// What the commands of a run are given on either side.
import { join } from 'node:path'
import type { Side } from './core/model/measuring.ts'
import type { Bench, Enterable } from './effects/measure/bench.ts'
import { measuringAgain } from './effects/measure/fresh-tasks.ts'
import { unreadByGit } from './effects/measure/read-times.ts'
import { sideCommands } from './effects/measure/side-environment.ts'
import type { Held } from './holding.ts'
import type { OpenedRun, Surroundings } from './open-run.ts'

/** The sides as commands see them, and the commands with the environment of each. */
export interface OnSides extends Required<Pick<Bench, 'sides' | 'env' | 'setupEnv' | 'setup'>> {
  readonly run: string
  /** The top folder of the user's checkout, where the sides are elsewhere. */
  readonly checkout: string | null
}

/** Shows head, to see what is there. */
export async function onSides(
  { git, env, settings }: Pick<OpenedRun, 'git' | 'env' | 'settings'>,
  held: Pick<Held<Side>, 'leftovers' | 'own'> & { readonly sides: Enterable },
  { console }: Pick<Surroundings, 'console'>,
): Promise<OnSides> {
  const { leftovers, own } = held
  const sides: Enterable = {
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
