// What is known of the machine that the measurements were taken on, and whether it was a quiet one.

/** A Machine is what the measurements were taken on. */
export interface Machine {
  /** Its name as the system gives it: "Ubuntu 24.04.3 LTS", "Darwin". */
  readonly os: string
  readonly kernel: string
  readonly arch: string
  readonly cpu: string
  readonly cores: number
  readonly memoryBytes: number
  /** The hypervisor's name, "container", or "container on" such; null where neither was seen. */
  readonly virtual: string | null
  /** What chooses the processors' frequency, several with commas; null where the system does not say. */
  readonly governor: string | null
  /** Whether processors may go beyond the frequency that they can keep up; null where the system does not say. */
  readonly turbo: boolean | null
  /** Whether processors share cores; null where the system does not say. */
  readonly smt: boolean | null
  /** One-minute load average when the run began; 0 where the system has none. */
  readonly load: number
  /** The same when measuring had ended. */
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
  /** Why it was not held, or the frequency not set; untrusted text. Null where both are as wanted. */
  readonly reason: string | null
}

/** Why there is no lock where there is no perflock: nothing to speak of unless one was wanted. */
export const notInstalled = 'perflock is not installed'

/** A NoisyMachine warning says what made times vary that its owner can change. */
export interface NoisyMachine {
  readonly kind: 'noisy-machine'
  /** The load at the start, where it was high. */
  readonly load: number | null
  /** Whether processors were free to change their frequency. */
  readonly clock: boolean
}

/** Share of the cores that may have work before a run begins. */
const mostLoad = 0.5
/** Governors under which the frequency follows the load. */
const following = /powersave|ondemand|conservative|schedutil/

/** Warns of a machine of one's own only: of others the frequency is not ours to set, and what ran before was the same job. */
export function noisyMachine(machine: Machine): NoisyMachine | null {
  const { virtual, governor, turbo, load, cores, perflock } = machine
  if (virtual !== null && virtual !== 'container') return null
  const isBusy = load > cores * mostLoad
  const isKept = perflock?.held === true && perflock.governor !== null
  const clock = !isKept && (turbo === true || following.test(governor ?? ''))
  return isBusy || clock ? { kind: 'noisy-machine', load: isBusy ? load : null, clock } : null
}
