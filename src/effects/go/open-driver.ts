// Chooses the driver of a run: the user's command, or Go benchmarks one by one.
import type { Settings } from '../../core/model/settings.ts'
import type { Bench } from '../measure/bench.ts'
import { commandDriver, type Reporting } from '../measure/command-driver.ts'
import type { Driver } from '../measure/driver.ts'
import { GoDriver } from './go-driver.ts'
import type { Schedule } from './open-layouts.ts'

/** Files that it makes are below the folder `temporary`. */
export async function openDriver(
  bench: Bench,
  settings: Pick<Settings, 'go' | 'run'> & Reporting & Schedule,
  temporary: string | undefined,
): Promise<Driver> {
  const { go, run } = settings
  return go === null ? commandDriver(bench, run, settings) : GoDriver.open(bench, go, settings, temporary)
}
