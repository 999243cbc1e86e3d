// Chooses the driver of a run: the user's command, or Go benchmarks one by one.
import { tmpdir } from 'node:os'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { isNoexec, noexecText } from '../files/folder.ts'
import { type CommandOutputOptions, commandDriver } from '../measure/command-driver.ts'
import type { Driver, DriverContext } from '../measure/driver.ts'
import { GoDriver } from './go-driver.ts'
import type { Schedule } from './layouts.ts'

/** Files that it makes are below the folder `temporary`. */
export async function openDriver(
  bench: DriverContext,
  settings: Pick<Settings, 'go' | 'run'> & CommandOutputOptions & Schedule,
  temporary = tmpdir(),
): Promise<Driver> {
  const { go, run } = settings
  if (go === null) return commandDriver(bench, run, settings)
  // Its test binaries are built there, and run from there.
  if (await isNoexec(temporary)) throw new Misconfigured(noexecText(temporary))
  return GoDriver.open(bench, go, settings, temporary)
}
