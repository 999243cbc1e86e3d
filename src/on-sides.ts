// What the commands of a run are given on either side.
import { join } from 'node:path'
import type { Side } from './core/model/measuring.ts'
import type { DriverContext, SwitchableSides } from './effects/measure/driver-context.ts'
import { measuringAgain } from './effects/measure/fresh-tasks.ts'
import { unreadByGit } from './effects/measure/read-times.ts'
import { sideCommands } from './effects/measure/side-environment.ts'
import type { OpenedRun, RunContext } from './open-run.ts'
import type { RunResources } from './run-resources.ts'

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
