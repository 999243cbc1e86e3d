// Chooses the driver of a run: the user's command, or Go benchmarks one by one.
import { tmpdir } from 'node:os'
import { Misconfigured } from '../../core/model/errors.ts'
import type { Settings } from '../../core/model/settings.ts'
import { isNoexec, noexecText } from '../files/folder.ts'
import { type CommandOutputOptions, commandDriver } from '../measure/command-driver.ts'
import type { Driver, DriverContext } from '../measure/driver.ts'
import { GoDriver } from './go-driver.ts'
import type { Schedule } from './layouts.ts'

/** Opens a driver, whose files are in the folder `temporary`. */
export async function openDriver(
  context: DriverContext,
  settings: Pick<Settings, 'go' | 'run'> & CommandOutputOptions & Schedule,
  temporary = tmpdir(),
): Promise<Driver> {
  const { go, run } = settings
  if (go === null) return commandDriver(context, run, settings)
  // Its test binaries are built and run there.
  if (await isNoexec(temporary)) throw new Misconfigured(noexecText(temporary))
  return GoDriver.open(context, go, settings, temporary)
}
