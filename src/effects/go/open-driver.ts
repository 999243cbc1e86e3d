// Chooses the driver of a run: the user's command, or Go benchmarks one by one.
import { tmpdir } from 'node:os'
import { MisconfiguredError } from '../../core/model/errors.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import { isNoexecFolder, noexecFolderMessage } from '../files/folder.ts'
import { type CommandOutputOptions, createCommandDriver } from '../measure/command-driver.ts'
import type { DriverContext, MeasurementDriver } from '../measure/driver.ts'
import { GoDriver } from './go-driver.ts'
import type { GoDriverSchedule } from './layouts.ts'

/** Opens a driver, whose files are in the folder `temporary`. */
export async function openDriver(
  context: DriverContext,
  settings: Pick<RunSettings, 'go' | 'run'> & CommandOutputOptions & GoDriverSchedule,
  temporary = tmpdir(),
): Promise<MeasurementDriver> {
  const { go, run } = settings
  if (go === null) return createCommandDriver(context, run, settings)
  // Its test binaries are built and run there.
  if (await isNoexecFolder(temporary)) throw new MisconfiguredError(noexecFolderMessage(temporary))
  return GoDriver.open(context, go, settings, temporary)
}
