// Finds what makes times vary on this machine: its kind, load, frequency and power, perflock, and a short measurement.
import { coefficientOfVariation } from 'simple-statistics'
import { loadAndClockRunWarningUnlessHosted } from '../judge/run-warnings.ts'
import type { MachineDescription } from '../model/machine.ts'
import type { PerflockUsePolicy } from '../model/settings.ts'
import { formatUnsignedPercent } from '../words/numbers.ts'
import { convertDoctorChecksToFindings, createDoctorFinding, type DoctorFinding } from './findings.ts'

/** Facts that a system reports beside those of a Machine; null for those that it does not report. */
export interface FreeMemoryAndCpuQuota {
  /** The number of processors that a container may use; null for no limit. */
  readonly quota: number | null
  /** Share of the memory that is available. */
  readonly memoryFree: number | null
}

/** Share of steal from which to warn; the report warns from 2 %, over a longer time. */
const mostSteal = 0.01
/** Share of memory below which the next program may be swapped out. */
const leastMemory = 0.1
export function processorLoadAndMemoryFindings(
  machine: MachineDescription,
  { quota, memoryFree }: FreeMemoryAndCpuQuota,
): readonly DoctorFinding[] {
  const { cpu, cores, virtual, load, steal } = machine
  return convertDoctorChecksToFindings([
    {
      subject: 'processors',
      seen: `${cores} × ${cpu}`,
      isDoubtful: cores <= 1,
      why: 'the benchmark shares it with every other program',
      advice: 'Measure on a machine with two or more.',
    },
    {
      subject: 'limit',
      seen:
        quota === null || quota >= cores
          ? null
          : `${quota.toFixed(quota < 10 ? 1 : 0)} of ${cores} processors`,
      isDoubtful: true,
      why: 'a program that uses more is paused for the rest of each tenth of a second',
      advice: `Give the container whole processors (cpuset) instead of a quota, or, for Go, set "cpu" (GOMAXPROCS) to ${Math.max(1, Math.floor(quota ?? 1))}.`,
    },
    {
      subject: 'virtual',
      seen: virtual ?? 'no',
      isDoubtful: !hasOwnProcessors(machine),
      why: 'other virtual machines share the processors, whose frequency cannot be set from here',
      advice:
        'Expect to see larger changes only: "benchgate calibrate" shows which ones can be detected. More rounds (--count) help.',
    },
    {
      subject: 'load',
      seen: `${load.toFixed(2)} on ${cores} ${cores === 1 ? 'processor' : 'processors'}`,
      isDoubtful: warningOfReport(machine, { load })?.load != null,
      why: 'other programs are running',
      advice: 'Close other programs, or wait until they end ("top" lists them).',
    },
    {
      subject: 'steal',
      seen: steal === null ? null : `${formatUnsignedPercent(steal)} of the last second`,
      isDoubtful: steal !== null && steal > mostSteal,
      why: 'the host gave this time to other virtual machines',
      advice: 'Measure at another time, or on a machine with processors of its own.',
    },
    {
      subject: 'memory',
      seen: memoryFree === null ? null : `${formatUnsignedPercent(memoryFree)} free`,
      isDoubtful: memoryFree !== null && memoryFree < leastMemory,
      why: 'programs may be swapped out while measuring',
      advice: 'Close what takes up memory.',
    },
  ])
}

function hasOwnProcessors({ virtual }: MachineDescription): boolean {
  return virtual === null || virtual === 'container'
}

/** Returns what the report would warn of if only `facts` were unusual, so that both warn of the same things on any machine. */
function warningOfReport(machine: MachineDescription, facts: Partial<MachineDescription>) {
  const calm = { ...machine, virtual: null, governor: null, turbo: null, load: 0, perflock: null }
  return loadAndClockRunWarningUnlessHosted({ ...calm, ...facts })
}

// Frequency: governor, turbo and power.

/** The power source; null if the system does not report it. */
export type PowerSource = 'mains' | 'battery' | null

/** Returns what the owner of the machine can change. On a virtual machine that is neither frequency nor power. */
export function frequencyAndPowerFindings(
  machine: MachineDescription,
  source: PowerSource,
): readonly DoctorFinding[] {
  const { governor, turbo, smt } = machine
  const isOurs = hasOwnProcessors(machine)
  return convertDoctorChecksToFindings([
    {
      subject: 'governor',
      seen: governor,
      isDoubtful: isOurs && warningOfReport(machine, { governor })?.clock === true,
      why: 'the frequency follows the load',
      advice:
        'Run perflock\'s daemon (github.com/aclements/perflock), which keeps the frequency constant while measuring; or "sudo cpupower frequency-set -g performance".',
    },
    {
      subject: 'turbo',
      seen: onOrOff(turbo),
      isDoubtful: isOurs && warningOfReport(machine, { turbo })?.clock === true,
      why: 'processors are faster until they get warm',
      advice:
        'Run perflock\'s daemon, which keeps the frequency below turbo while measuring; or turn turbo off: "echo 1 | sudo tee /sys/devices/system/cpu/intel_pstate/no_turbo" (AMD: "echo 0 | sudo tee /sys/devices/system/cpu/cpufreq/boost").',
    },
    {
      subject: 'SMT',
      seen: onOrOff(smt),
      isDoubtful: isOurs && smt === true,
      why: 'other programs may share a core with the benchmark',
      advice: 'While measuring, turn SMT off: "echo off | sudo tee /sys/devices/system/cpu/smt/control".',
    },
    {
      subject: 'power',
      seen: source === 'battery' ? 'on battery' : source,
      isDoubtful: isOurs && source === 'battery',
      why: 'processors are slowed down to save the battery',
      advice: 'Plug the machine in.',
    },
  ])
}

function onOrOff(isOn: boolean | null): string | null {
  if (isOn === null) return null
  return isOn ? 'on' : 'off'
}

// perflock: whether it can reserve the machine as the settings ask.

/** The answer of perflock: none, a refusal, or the holders of the lock and those who wait for it. */
export type PerflockStatus =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'reachable'; readonly holders: readonly string[] }

const start = 'Start its daemon: "sudo -b perflock -daemon".'

export function perflockFinding(mode: PerflockUsePolicy, lock: PerflockStatus): DoctorFinding {
  const good = (seen: string) => createDoctorFinding('good', 'perflock', seen)
  const required = 'the setting "perflock: require" needs it'
  if (mode === 'off') return good('turned off ("perflock" is "off")')
  if (lock.kind === 'missing') {
    if (mode !== 'require') return good('not installed, and not required')
    const install = `Install it from github.com/aclements/perflock. ${start}`
    return createDoctorFinding('blocking', 'perflock', 'not installed', required, install)
  }
  if (lock.kind === 'unreachable') {
    const seen = `not reachable (${lock.reason})`
    if (mode === 'require') return createDoctorFinding('blocking', 'perflock', seen, required, start)
    const advice = `${start} Or set "perflock" to "off".`
    return createDoctorFinding('doubtful', 'perflock', seen, 'two runs could measure at once', advice)
  }
  const [first] = lock.holders
  if (first === undefined) return good('reachable, and free')
  const why = 'a run waits until it is free'
  return createDoctorFinding(
    'doubtful',
    'perflock',
    `in use: ${first}`,
    why,
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
  const text = `${formatUnsignedPercent(share)} (deviation of ${seconds.length} loops of the same work)`
  if (share < noisy) return createDoctorFinding('good', 'noise', `quiet: ${text}`)
  return createDoctorFinding(
    'doubtful',
    'noise',
    `noisy, ${text}`,
    'the same work takes more time in one run than in the next',
    'Close other programs, follow the advice above, or take more rounds (--count). "benchgate calibrate" shows how small a change can then be detected.',
  )
}
