// Finds what makes times vary on this machine: its kind, its load, its clock and power, perflock, and a short measurement.
import { coefficientOfVariation } from 'simple-statistics'
import { loadAndClockRunWarningUnlessHosted } from '../judge/run-warnings.ts'
import type { MachineDescription } from '../model/machine.ts'
import type { PerflockUsePolicy } from '../model/settings.ts'
import { formatUnsignedPercent } from '../words/numbers.ts'
import { createDoctorFinding, type DoctorFinding, removeNullDoctorFindings } from './findings.ts'

/** ClockSourceFreeMemoryAndCpuQuota are what a system says of itself beside a Machine; null for what it does not say. */
export interface ClockSourceFreeMemoryAndCpuQuota {
  /** The number of processors that a container may use; null for no limit. */
  readonly quota: number | null
  readonly clockSource: string | null
  /** The smallest step of the clock, in nanoseconds. */
  readonly tick: number
  /** Share of the memory that is available. */
  readonly memoryFree: number | null
  /** Pages moved to or from swap while we looked. */
  readonly swapped: number | null
}

/** Share of steal from which to warn; the report warns from 2 %, over a longer time. */
const mostSteal = 0.01
/** Share of memory below which the next program may be swapped out. */
const leastMemory = 0.1
/** Nanoseconds: benchmarks of Go take 100 ms, other frameworks' as little as 1 ms, of which this is a thousandth. */
const coarsest = 1000
/** Clock sources that have to ask a device, which takes microseconds. */
const slowClocks = /^(acpi_pm|hpet|jiffies|refined-jiffies|pit)$/

export function processorLoadAndMemoryFindings(
  machine: MachineDescription,
  system: ClockSourceFreeMemoryAndCpuQuota,
): readonly DoctorFinding[] {
  return removeNullDoctorFindings([
    processors(machine),
    limit(machine, system),
    host(machine),
    load(machine),
    steal(machine),
    memory(system),
    clock(system),
  ])
}

function processors({ cpu, cores }: MachineDescription): DoctorFinding {
  const seen = `${cores} × ${cpu}`
  if (cores > 1) return createDoctorFinding('good', 'processors', seen)
  return createDoctorFinding(
    'doubtful',
    'processors',
    seen,
    'the benchmark shares it with every other program',
    'Measure on a machine with two or more.',
  )
}

function limit(
  { cores }: MachineDescription,
  { quota }: ClockSourceFreeMemoryAndCpuQuota,
): DoctorFinding | null {
  if (quota === null || quota >= cores) return null
  return createDoctorFinding(
    'doubtful',
    'limit',
    `${quota.toFixed(quota < 10 ? 1 : 0)} of ${cores} processors`,
    'a program that uses more is paused for the rest of each tenth of a second',
    'Give the container whole processors (cpuset) instead of a quota, or set "cpu" to fewer.',
  )
}

function host({ virtual }: MachineDescription): DoctorFinding {
  if (virtual === null || virtual === 'container')
    return createDoctorFinding('good', 'virtual', virtual ?? 'no')
  return createDoctorFinding(
    'doubtful',
    'virtual',
    virtual,
    'other machines share its processors, and their frequency cannot be fixed',
    'Expect to see larger changes only: "benchgate calibrate" shows which ones can be detected. More rounds (--count) help.',
  )
}

function load(machine: MachineDescription): DoctorFinding {
  const { load, cores } = machine
  // By the report's rule, on any machine.
  const isBusy =
    loadAndClockRunWarningUnlessHosted({ ...machine, virtual: null, turbo: null, governor: null })?.load !=
    null
  const seen = `${load.toFixed(2)} on ${cores} ${cores === 1 ? 'processor' : 'processors'}`
  if (!isBusy) return createDoctorFinding('good', 'load', seen)
  return createDoctorFinding(
    'doubtful',
    'load',
    seen,
    'other programs are running',
    'Close other programs, or wait until they end ("top" lists them).',
  )
}

function steal({ steal }: MachineDescription): DoctorFinding | null {
  if (steal === null) return null
  const seen = `${formatUnsignedPercent(steal)} of the last second`
  if (steal <= mostSteal) return createDoctorFinding('good', 'steal', seen)
  return createDoctorFinding(
    'doubtful',
    'steal',
    seen,
    'the host gave this time to other virtual machines',
    'Measure at another time, or on a machine with processors of its own.',
  )
}

function memory({ memoryFree, swapped }: ClockSourceFreeMemoryAndCpuQuota): DoctorFinding | null {
  const advice = 'Close what takes up memory.'
  if (swapped)
    return createDoctorFinding(
      'doubtful',
      'swap',
      `${swapped} pages moved during this check`,
      'programs wait for the disk',
      advice,
    )
  if (memoryFree === null) return null
  const seen = `${formatUnsignedPercent(memoryFree)} free`
  if (memoryFree >= leastMemory) return createDoctorFinding('good', 'memory', seen)
  return createDoctorFinding(
    'doubtful',
    'memory',
    seen,
    'programs may be swapped out while measuring',
    advice,
  )
}

function clock({ clockSource, tick }: ClockSourceFreeMemoryAndCpuQuota): DoctorFinding {
  const seen = `${Math.round(tick)} ns apart${clockSource === null ? '' : `, from ${clockSource}`}`
  const isSlow = clockSource !== null && slowClocks.test(clockSource)
  if (!isSlow && tick <= coarsest) return createDoctorFinding('good', 'clock', seen)
  return createDoctorFinding(
    'doubtful',
    'clock',
    seen,
    'short benchmarks cannot be timed well',
    isSlow
      ? 'See "dmesg | grep -i tsc" for why the kernel does not use the processors\' own (tsc).'
      : 'Let each benchmark run longer ("benchtime").',
  )
}

// Frequency: governor, turbo, heat and power.

/** PowerAndHeatFacts are what a system says of its power and heat; null for what it does not say. */
export interface PowerAndHeatFacts {
  readonly source: 'mains' | 'battery' | null
  /** Firmware's profile: `low-power`, `balanced`, `performance`. */
  readonly profile: string | null
  /** The number of times processors were throttled for heat since the system started. */
  readonly throttled: number | null
  /** The same number during the examination. */
  readonly throttledNow: number | null
}

/** Returns what the owner of the machine can change. On a virtual machine that is neither frequency nor power. */
export function frequencyAndPowerFindings(
  machine: MachineDescription,
  power: PowerAndHeatFacts,
): readonly DoctorFinding[] {
  const isOurs = machine.virtual === null || machine.virtual === 'container'
  const settings = removeNullDoctorFindings([
    governor(machine),
    turbo(machine),
    smt(machine),
    supply(power),
    powerProfile(power),
  ])
  return removeNullDoctorFindings([
    ...(isOurs ? settings : settings.map(({ subject, seen }) => createDoctorFinding('good', subject, seen))),
    heat(power),
  ])
}

/** Returns true if the report would warn of this setting alone, so that both warn of the same things. */
function warns(machine: MachineDescription, of: Partial<MachineDescription>): boolean {
  const calm = { ...machine, virtual: null, governor: null, turbo: null, load: 0, perflock: null }
  return loadAndClockRunWarningUnlessHosted({ ...calm, ...of })?.clock === true
}

function governor(machine: MachineDescription): DoctorFinding | null {
  const { governor } = machine
  if (governor === null) return null
  if (!warns(machine, { governor })) return createDoctorFinding('good', 'governor', governor)
  return createDoctorFinding(
    'doubtful',
    'governor',
    governor,
    'the frequency follows the load',
    'Run perflock\'s daemon (github.com/aclements/perflock), which fixes it while measuring; or "sudo cpupower frequency-set -g performance".',
  )
}

function turbo(machine: MachineDescription): DoctorFinding | null {
  const { turbo } = machine
  if (turbo === null) return null
  if (!warns(machine, { turbo })) return createDoctorFinding('good', 'turbo', 'off')
  return createDoctorFinding(
    'doubtful',
    'turbo',
    'on',
    'processors are faster until they get warm',
    'perflock keeps below it (its "governor"); or "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo" (AMD: 0 into cpufreq/boost).',
  )
}

function smt({ smt }: MachineDescription): DoctorFinding | null {
  if (smt === null) return null
  if (!smt) return createDoctorFinding('good', 'SMT', 'off')
  return createDoctorFinding(
    'doubtful',
    'SMT',
    'on',
    'other programs may share a core with the benchmark',
    'While measuring, turn it off: "echo off | sudo tee /sys/devices/system/cpu/smt/control".',
  )
}

function supply({ source }: PowerAndHeatFacts): DoctorFinding | null {
  if (source === null) return null
  if (source === 'mains') return createDoctorFinding('good', 'power', 'mains')
  return createDoctorFinding(
    'doubtful',
    'power',
    'on battery',
    'processors are slowed down to make it last',
    'Plug it in.',
  )
}

function powerProfile({ profile }: PowerAndHeatFacts): DoctorFinding | null {
  if (profile === null) return null
  if (!/low|save|quiet|cool/.test(profile)) return createDoctorFinding('good', 'power profile', profile)
  return createDoctorFinding(
    'doubtful',
    'power profile',
    profile,
    'processors run at a low frequency',
    'Run "powerprofilesctl set performance", or choose the profile in the settings of the system.',
  )
}

function heat({ throttled, throttledNow }: PowerAndHeatFacts): DoctorFinding | null {
  if (throttled === null) return null
  if (throttledNow)
    return createDoctorFinding(
      'doubtful',
      'heat',
      `slowed down ${times(throttledNow)} during this check`,
      'processors are too hot for their frequency',
      'Let it cool, check its fans, or have perflock keep a lower frequency (--governor 50%).',
    )
  if (throttled === 0) return createDoctorFinding('good', 'heat', 'never slowed down by it')
  return createDoctorFinding(
    'doubtful',
    'heat',
    `slowed down ${times(throttled)} since the system started`,
    'processors get too hot for their frequency under load',
    'Check its fans, or have perflock keep a lower frequency (--governor 50%).',
  )
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}

// perflock: whether it can reserve the machine as the settings ask.

/** The answer of perflock: none, a refusal, or the holders of the lock and those who wait for it. */
export type PerflockStatus =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'reachable'; readonly holders: readonly string[] }

const start = 'Start its daemon: "sudo -b perflock -daemon".'

export function perflockFinding(mode: PerflockUsePolicy, lock: PerflockStatus): DoctorFinding {
  if (mode === 'off') return createDoctorFinding('good', 'perflock', 'turned off ("perflock" is "off")')
  const isRequired = mode === 'require'
  if (lock.kind === 'missing') {
    if (!isRequired) return createDoctorFinding('good', 'perflock', 'not installed, and not required')
    return createDoctorFinding(
      'blocking',
      'perflock',
      'not installed',
      '"perflock" is "require"',
      `Install it from github.com/aclements/perflock. ${start}`,
    )
  }
  if (lock.kind === 'unreachable') {
    const seen = `not reachable (${lock.reason})`
    const [why, advice] = ['two runs could measure at once', `${start} Or set "perflock" to "off".`]
    return isRequired
      ? createDoctorFinding('blocking', 'perflock', seen, '"perflock" is "require"', start)
      : createDoctorFinding('doubtful', 'perflock', seen, why, advice)
  }
  const [first] = lock.holders
  if (first === undefined) return createDoctorFinding('good', 'perflock', 'reachable, and free')
  return createDoctorFinding(
    'doubtful',
    'perflock',
    `in use: ${first}`,
    'a run waits until it is free',
    'Wait for it, or see "perflock -list".',
  )
}

// A short measurement: the same work, timed again and again.

/**
 * Relative deviation from which a run of one second is called noisy; a benchmark that varied as much would need a
 * closer look.
 */
const noisy = 0.03

/** Reads the durations of a loop that did the same each time. */
export function busyLoopFinding(seconds: readonly number[]): DoctorFinding | null {
  if (seconds.length < 2) return null
  const share = coefficientOfVariation([...seconds])
  if (!Number.isFinite(share)) return null
  const of = `${formatUnsignedPercent(share)} (deviation of ${seconds.length} loops of the same work)`
  if (share < noisy) return createDoctorFinding('good', 'noise', `quiet: ${of}`)
  return createDoctorFinding(
    'doubtful',
    'noise',
    `noisy, ${of}`,
    'the same work takes more time in one run than in the next',
    'Close other programs, follow the advice above, or take more rounds (--count). "benchgate calibrate" shows how small a change can then be detected.',
  )
}
