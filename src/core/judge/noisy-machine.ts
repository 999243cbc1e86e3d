// Whether a machine of the user's own was busy, or not at a fixed frequency.
import type { NoisyMachineWarning } from '../model/comparison.ts'
import type { MachineDescription } from '../model/machine.ts'

/** The reason if perflock is missing, which is reported only if the lock was required. */
export const perflockNotInstalledReason = 'perflock is not installed'

/** The load per core up to which a machine counts as idle before a run. */
const mostLoad = 0.5
/** Governors that adapt the frequency to the load. */
const adaptive = /powersave|ondemand|conservative|schedutil/

/**
 * Warns only about a machine of the user's own: on a hosted one the user cannot set the frequency, and the load before is
 * from the same job.
 */
export function warnOfNoisyMachine(machine: MachineDescription): NoisyMachineWarning | null {
  const { virtual, governor, turbo, load, cores, perflock } = machine
  if (virtual !== null && virtual !== 'container') return null
  const isBusy = load > cores * mostLoad
  const isKept = perflock?.held === true && perflock.governor !== null
  const clock = !isKept && (turbo === true || adaptive.test(governor ?? ''))
  return isBusy || clock ? { kind: 'noisy-machine', load: isBusy ? load : null, clock } : null
}
