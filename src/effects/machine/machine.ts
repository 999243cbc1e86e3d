// Describes the machine that the measurements are taken on, and how busy it was.
//
// A process that head left running could load the machine only while base runs. So the processor time of other programs is
// recorded for each visit and compared between the sides (core/judge/run-warnings.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { arch, cpus, loadavg, release, totalmem, type, version } from 'node:os'
import { join } from 'node:path'
import type { MachineDescription, PerflockOutcome } from '../../core/model/machine.ts'

/** Begins to observe the machine, without putting load on it. */
export function startObservingMachine(root: string = procAndSysRootPath) {
  const began = processorTimes(root)
  const load = loadOf(root)
  const processors = processorsOf(root)
  const constantFacts = {
    os: systemName(root),
    kernel: `${type()} ${release()}`,
    arch: arch(),
    ...processors,
    memoryBytes: totalmem(),
    virtual: readVirtualization(root),
    ...readFrequencySettings(root),
    load,
  }
  let first: ProcessorTimes | null = null
  return {
    /** Records that measuring begins; only the first call counts. */
    measuring(): void {
      first ??= processorTimes(root)
    },
    /** Returns the machine as observed until now, when measuring has ended. */
    done(perflock: PerflockOutcome | null): MachineDescription {
      const stealBefore = first === null ? null : stealShare(began, first)
      const steal = stealShare(first ?? began, processorTimes(root))
      return { ...constantFacts, loadAfter: loadOf(root), stealBefore, steal, perflock }
    },
  }
}

function processorsOf(root: string): Pick<MachineDescription, 'cpu' | 'cores'> {
  const info = readTrimmedTextOrNull(root, 'proc/cpuinfo') ?? ''
  const processorList = cpus()
  // ARM has no model name there; node has one for some.
  const cpu = /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || processorList[0]?.model.trim() || 'unknown'
  return { cpu, cores: info.match(/^processor\s*:/gm)?.length ?? processorList.length }
}

function systemName(root: string): string {
  const prettyName = /^PRETTY_NAME="?(.*?)"?$/m.exec(readTrimmedTextOrNull(root, 'etc/os-release') ?? '')?.[1]
  return prettyName || (process.platform === 'win32' ? version() : type())
}

function loadOf(root: string): number {
  const first = Number(readTrimmedTextOrNull(root, 'proc/loadavg')?.split(' ')[0] ?? Number.NaN)
  return Number.isFinite(first) ? first : (loadavg()[0] ?? 0)
}

/** Ticks of all processors since the start, and the ticks that the host gave to others (steal). */
interface ProcessorTimes {
  readonly all: number
  readonly stolen: number
}

/** Returns null if the system does not count them. */
function processorTimes(root: string): ProcessorTimes | null {
  const ticks = processorTicks(root)
  const stolen = ticks[7]
  return stolen === undefined ? null : { all: ticks.reduce((sum, one) => sum + one, 0), stolen }
}

/** Returns the ticks of user, nice, system, idle, iowait, irq, softirq and steal; guests are in the first two already. */
function processorTicks(root: string): readonly number[] {
  const line = /^cpu +(.*)$/m.exec(readTrimmedTextOrNull(root, 'proc/stat') ?? '')?.[1]
  return line?.split(' ').map(Number).slice(0, 8) ?? []
}

function stealShare(before: ProcessorTimes | null, after: ProcessorTimes | null): number | null {
  if (before === null || after === null || after.all <= before.all) return null
  // The counter can go back when a machine moves to another host.
  return Math.max(0, after.stolen - before.stolen) / (after.all - before.all)
}

// The frequency of the processors, and whether perflock has fixed it.

/** Returns the settings that decide the frequency of the processors; null for unknown ones. */
export function readFrequencySettings(root: string) {
  const governors = processorFolders(root).flatMap(
    folder => readTrimmedTextOrNull(root, `${folder}/cpufreq/scaling_governor`) ?? [],
  )
  return {
    governor: [...new Set(governors)].sort().join(', ') || null,
    turbo: turboOf(root),
    smt: isOn(readNumberInFile(root, 'sys/devices/system/cpu/smt/active')),
  }
}

function turboOf(root: string): boolean | null {
  const isOff = isOn(readNumberInFile(root, 'sys/devices/system/cpu/intel_pstate/no_turbo'))
  return isOff === null ? isOn(readNumberInFile(root, 'sys/devices/system/cpu/cpufreq/boost')) : !isOff
}

function isOn(value: number | null): boolean | null {
  return value === null ? null : value === 1
}

/** The allowed distance of a processor from the requested frequency, as a share of its range: drivers round. */
const tolerance = 0.05

/**
 * Returns why the frequency is not kept at `percent` of the range, or null if it is. perflock does not report that it could not
 * set the frequency (on a virtual machine, or in a restricted container), and holds the lock anyway.
 */
export function whyPerflockFrequencyNotSet(percent: number, root: string): string | null {
  const folders = processorFolders(root).map(folder => `${folder}/cpufreq`)
  const ranges = folders.map(folder => {
    const [lowest, highest, least, most] = frequencyFiles.map(name =>
      readNumberInFile(root, `${folder}/${name}`),
    )
    if (lowest == null || highest == null || least == null || most == null) return null
    return {
      least,
      most,
      wanted: targetFrequency(percent, lowest, highest, availableSteps(root, folder)),
      range: highest - lowest,
    }
  })
  if (ranges.length === 0 || ranges.every(range => range === null))
    return 'this machine does not let its frequency be set'
  const isKept = ranges.every(
    one =>
      one !== null &&
      [one.least, one.most].every(limit => Math.abs(limit - one.wanted) <= one.range * tolerance),
  )
  return isKept ? null : 'the frequency did not change'
}

const frequencyFiles = ['cpuinfo_min_freq', 'cpuinfo_max_freq', 'scaling_min_freq', 'scaling_max_freq']

function availableSteps(root: string, folder: string): readonly number[] {
  return (readTrimmedTextOrNull(root, `${folder}/scaling_available_frequencies`) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(Number)
}

/** Computes the frequency as perflock does: the nearest step, if there are steps, and the lower of two equally near. */
function targetFrequency(percent: number, lowest: number, highest: number, steps: readonly number[]): number {
  const target = Math.trunc(((highest - lowest) * percent) / 100) + lowest
  const sorted = [...steps].sort((one, other) => one - other)
  return sorted.reduce(
    (closest, step) => (Math.abs(target - step) < Math.abs(target - closest) ? step : closest),
    sorted[0] ?? target,
  )
}

// Finds out whether this machine is a virtual one or a container, as far as that can be seen from inside.

/** The firmware's names of virtual machines, and the names of the hypervisors. */
const hypervisors: readonly (readonly [says: RegExp, name: string])[] = [
  [/^Microsoft Corporation Virtual Machine/, 'Hyper-V'],
  [/VMware/, 'VMware'],
  [/VirtualBox|innotek/, 'VirtualBox'],
  [/Parallels/, 'Parallels'],
  [/Amazon EC2/, 'Amazon EC2'],
  [/Google Compute Engine/, 'Google Compute Engine'],
  [/Apple Virtualization/, 'Apple Virtualization'],
  [/Xen/, 'Xen'],
  [/KVM|QEMU|OpenStack|Bochs/, 'KVM'],
]

/** Control groups of the first process that container engines make. */
const containerGroup = /docker|kubepods|containerd|libpod|lxc|garden/

/** Returns the hypervisor's name, "container", or "container on" such; null if neither is seen. */
export function readVirtualization(root: string): string | null {
  const hypervisor = hypervisorOf(root)
  if (!isContainer(root)) return hypervisor
  return hypervisor === null ? 'container' : `container on ${hypervisor}`
}

function hypervisorOf(root: string): string | null {
  const firmwareText = ['sys_vendor', 'product_name']
    .map(name => readTrimmedTextOrNull(root, `sys/class/dmi/id/${name}`) ?? '')
    .join(' ')
  const prettyName = hypervisors.find(([pattern]) => pattern.test(firmwareText))?.[1] ?? null
  const flags = /^flags\s*:(.*)$/m.exec(readTrimmedTextOrNull(root, 'proc/cpuinfo') ?? '')?.[1]
  // Only x86 has the flag. It is the more reliable sign: a cloud's firmware has the same names on bare-metal machines.
  if (flags !== undefined && !/ hypervisor( |$)/.test(flags)) return null
  if (flags === undefined && /\.metal/.test(firmwareText)) return null
  if (prettyName !== null || flags === undefined) return prettyName
  return readTrimmedTextOrNull(root, 'sys/hypervisor/type') === 'xen' ? 'Xen' : 'hypervisor'
}

function isContainer(root: string): boolean {
  if (['.dockerenv', 'run/.containerenv'].some(path => existsSync(join(root, path)))) return true
  return containerGroup.test(readTrimmedTextOrNull(root, 'proc/1/cgroup') ?? '')
}

// The processor time of other programs: that of the whole machine without ours and our children's.

/** Ticks in a second, as Linux reports to programs, whatever its own clock does. */
const ticks = 100

/**
 * Begins to count. The returned function tells how many processors others have kept busy since then, where `ownSeconds` of
 * processor time were ours but not of our own children; null if the system does not count. Only children that have ended are
 * counted as ours.
 */
export function startOtherProcessesLoadMeter(
  root: string = procAndSysRootPath,
  clock: () => number = () => performance.now() / 1000,
): (ownSeconds: number) => number | null {
  const [before, began] = [busyWithOthers(root), clock()]
  return ownSeconds => {
    const [after, seconds] = [busyWithOthers(root), clock() - began]
    if (before === null || after === null || seconds <= 0) return null
    return Math.max(0, (after - before) / ticks - ownSeconds) / seconds
  }
}

function busyWithOthers(root: string): number | null {
  // Not idle, not waiting for a disk, not stolen by the host.
  const [user, nice = 0, system = 0, , , irq = 0, softirq = 0] = processorTicks(root)
  const ownStat = readTrimmedTextOrNull(root, 'proc/self/stat')
  if (user === undefined || ownStat === null) return null
  // The name before the last bracket may contain blanks and brackets; our times and our children's are fields 14 to 17.
  const times = ownStat
    .slice(ownStat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  const ownTicks = times.reduce((sum, one) => sum + Number(one), 0)
  const busy = user + nice + system + irq + softirq - ownTicks
  return Number.isFinite(busy) ? busy : null
}

// The small files in which Linux describes itself, below a root that tests can replace.

export const procAndSysRootPath = '/'

/** Returns the trimmed text; null if the file does not exist or may not be read. */
export function readTrimmedTextOrNull(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8').trim()
  } catch {
    return null
  }
}

/** Returns the number in a file; null if it has none. */
export function readNumberInFile(root: string, path: string): number | null {
  const text = readTrimmedTextOrNull(root, path)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Returns the processors' folders, relative to the root; none if the system has no such files. */
function processorFolders(root: string): readonly string[] {
  const folder = 'sys/devices/system/cpu'
  try {
    return readdirSync(join(root, folder))
      .filter(name => /^cpu\d+$/.test(name))
      .map(name => `${folder}/${name}`)
  } catch {
    return []
  }
}
