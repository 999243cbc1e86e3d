// What is known of the machine that the measurements were taken on, and whether it was a quiet one.

/** A Machine is what the measurements were taken on. */
export interface Machine {
  /** The name of the operating system, as it gives it: "Ubuntu 24.04.3 LTS", "Darwin". */
  readonly os: string
  readonly kernel: string
  readonly arch: string
  readonly cpu: string
  readonly cores: number
  readonly memoryBytes: number
  /** The hypervisor's name, "container", or "container on" such; null where neither was seen. */
  readonly virtual: string | null
  /** The frequency governor of the processors, several with commas; null where the system does not say. */
  readonly governor: string | null
  /** Whether turbo is on; null where the system does not say. */
  readonly turbo: boolean | null
  /** Whether processors share cores (SMT); null where the system does not say. */
  readonly smt: boolean | null
  /** One-minute load average when the run began; 0 where the system has none. */
  readonly load: number
  /** The same when measuring ended. */
  readonly loadAfter: number
  /** Share of processor time that the host gave to others before measuring; null where the system does not say. */
  readonly stealBefore: number | null
  /** The same while measuring. */
  readonly steal: number | null
  /** Null where no lock was wanted. */
  readonly perflock: Perflock | null
}

/** A Perflock says whether perflock kept the machine for this run alone, and at which frequency. */
export interface Perflock {
  readonly held: boolean
  /** Percent of the way from the lowest frequency to the highest at which processors were kept; null where they were not. */
  readonly governor: number | null
  /** Why the lock was not held, or the frequency not set; untrusted text. Null where both are as wanted. */
  readonly reason: string | null
}

/** The reason where perflock is missing, which is not worth reporting unless the lock was required. */
export const notInstalled = 'perflock is not installed'

/** A NoisyMachine warning names causes of varying times that the machine's owner can change. */
export interface NoisyMachine {
  readonly kind: 'noisy-machine'
  /** The load at the start, where it was high. */
  readonly load: number | null
  /** Whether processors could change their frequency. */
  readonly clock: boolean
}

/** Load per core up to which a machine counts as idle before a run. */
const mostLoad = 0.5
/** Governors that make the frequency follow the load. */
const following = /powersave|ondemand|conservative|schedutil/

/**
 * Warns only about a machine of the user's own. On others the user cannot set the frequency, and the load before is
 * from the same job.
 */
export function noisyMachine(machine: Machine): NoisyMachine | null {
  const { virtual, governor, turbo, load, cores, perflock } = machine
  if (virtual !== null && virtual !== 'container') return null
  const isBusy = load > cores * mostLoad
  const isKept = perflock?.held === true && perflock.governor !== null
  const clock = !isKept && (turbo === true || following.test(governor ?? ''))
  return isBusy || clock ? { kind: 'noisy-machine', load: isBusy ? load : null, clock } : null
}
