// The machine that measurements were taken on, and whether it was idle and at a fixed frequency.

/** The machine that measurements were taken on. */
export interface Machine {
  /** The name of the operating system, as it gives it: "Ubuntu 24.04.3 LTS", "Darwin". */
  readonly os: string
  readonly kernel: string
  readonly arch: string
  readonly cpu: string
  readonly cores: number
  readonly memoryBytes: number
  /** The hypervisor's name, "container", or "container on" a hypervisor; null if neither was detected. */
  readonly virtual: string | null
  /** The frequency governors of the processors, separated by commas; null if the system does not say. */
  readonly governor: string | null
  /** Turbo is on; null if the system does not say. */
  readonly turbo: boolean | null
  /** Processors share cores (SMT); null if the system does not say. */
  readonly smt: boolean | null
  /** One-minute load average when the run began; 0 if the system has none. */
  readonly load: number
  /** One-minute load average when measuring ended. */
  readonly loadAfter: number
  /** Share of processor time that the host gave to other guests before measuring; null if the system does not say. */
  readonly stealBefore: number | null
  /** Share of processor time that the host gave to other guests while measuring; null likewise. */
  readonly steal: number | null
  /** Null if no lock was wanted. */
  readonly perflock: Perflock | null
}

/** The outcome of locking the machine with perflock. */
export interface Perflock {
  /** The machine was locked for this run alone. */
  readonly held: boolean
  /** The frequency that was set, in percent of the way from the lowest to the highest; null if it was not set. */
  readonly governor: number | null
  /** Why the machine was not locked, or the frequency not set; untrusted text. Null if both are as wanted. */
  readonly reason: string | null
}

/** The reason if perflock is missing, which is reported only if the lock was required. */
export const notInstalled = 'perflock is not installed'

/** A warning that names causes of varying times which the machine's owner can change. */
export interface NoisyMachine {
  readonly kind: 'noisy-machine'
  /** The load at the start, if it was high; otherwise null. */
  readonly load: number | null
  /** Processors could change their frequency. */
  readonly clock: boolean
}

/** The load per core up to which a machine counts as idle before a run. */
const mostLoad = 0.5
/** Governors that adapt the frequency to the load. */
const adaptive = /powersave|ondemand|conservative|schedutil/

/**
 * Warns only about a machine of the user's own: on a hosted one the user cannot set the frequency, and the load before is
 * from the same job.
 */
export function noisyMachine(machine: Machine): NoisyMachine | null {
  const { virtual, governor, turbo, load, cores, perflock } = machine
  if (virtual !== null && virtual !== 'container') return null
  const isBusy = load > cores * mostLoad
  const isKept = perflock?.held === true && perflock.governor !== null
  const clock = !isKept && (turbo === true || adaptive.test(governor ?? ''))
  return isBusy || clock ? { kind: 'noisy-machine', load: isBusy ? load : null, clock } : null
}
