// Describes the machine that the measurements are taken on, and how busy it was.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { arch, cpus, loadavg, release, totalmem, type, version } from 'node:os'
import { join } from 'node:path'
import type { Machine, Perflock } from '../../core/model/machine.ts'

/** Watches the machine through a run. */
export interface Observation {
  /** Measuring begins now; only the first time counts. */
  measuring(): void
  /** Measuring has ended: gives the machine as observed up to this moment. */
  done(perflock: Perflock | null): Machine
}

/** Notes what can be known about this machine without putting load on it. */
export function observeMachine(root: string = systemRoot): Observation {
  const began = processorTimes(root)
  const load = loadOf(root)
  const processors = processorsOf(root)
  const still = {
    os: systemName(root),
    kernel: `${type()} ${release()}`,
    arch: arch(),
    ...processors,
    memoryBytes: totalmem(),
    virtual: virtualOf(root),
    ...clockOf(root),
    load,
  }
  let first: ProcessorTimes | null = null
  return {
    measuring() {
      first ??= processorTimes(root)
    },
    done(perflock) {
      const stealBefore = first === null ? null : stolenShare(began, first)
      const steal = stolenShare(first ?? began, processorTimes(root))
      return { ...still, loadAfter: loadOf(root), stealBefore, steal, perflock }
    },
  }
}

function processorsOf(root: string): Pick<Machine, 'cpu' | 'cores'> {
  const info = textOf(root, 'proc/cpuinfo') ?? ''
  const seen = cpus()
  // ARM has no model name there; node has one for some.
  const cpu = /^model name\s*:(.*)$/m.exec(info)?.[1]?.trim() || seen[0]?.model.trim() || 'unknown'
  return { cpu, cores: info.match(/^processor\s*:/gm)?.length ?? seen.length }
}

function systemName(root: string): string {
  const named = /^PRETTY_NAME="?(.*?)"?$/m.exec(textOf(root, 'etc/os-release') ?? '')?.[1]
  return named || (process.platform === 'win32' ? version() : type())
}

function loadOf(root: string): number {
  const first = Number(textOf(root, 'proc/loadavg')?.split(' ')[0] ?? Number.NaN)
  return Number.isFinite(first) ? first : (loadavg()[0] ?? 0)
}

/** Ticks of all processors since the start, and the ticks that the host gave to others (steal). */
interface ProcessorTimes {
  readonly all: number
  readonly stolen: number
}

/** Returns null if the system does not count. */
function processorTimes(root: string): ProcessorTimes | null {
  // cpu user nice system idle iowait irq softirq steal guest guest_nice: the last two are in user and nice already.
  const line = /^cpu +(.*)$/m.exec(textOf(root, 'proc/stat') ?? '')?.[1]
  const ticks = line?.split(' ').map(Number).slice(0, 8) ?? []
  const stolen = ticks[7]
  return stolen === undefined ? null : { all: ticks.reduce((sum, one) => sum + one, 0), stolen }
}

function stolenShare(before: ProcessorTimes | null, after: ProcessorTimes | null): number | null {
  if (before === null || after === null || after.all <= before.all) return null
  // The counter can go back when a machine moves to another host.
  return Math.max(0, after.stolen - before.stolen) / (after.all - before.all)
}

// Reads how the processors choose their frequency, and whether perflock has fixed it.

/** What decides the frequency of the processors; null for what the system does not say. */
export interface Clock {
  readonly governor: string | null
  readonly turbo: boolean | null
  readonly smt: boolean | null
}

/** Reads the settings of all processors. */
export function clockOf(root: string): Clock {
  const governors = processorFolders(root).flatMap(
    folder => textOf(root, `${folder}/cpufreq/scaling_governor`) ?? [],
  )
  return {
    governor: [...new Set(governors)].sort().join(', ') || null,
    turbo: turboOf(root),
    smt: isOn(numberIn(root, 'sys/devices/system/cpu/smt/active')),
  }
}

function turboOf(root: string): boolean | null {
  const off = isOn(numberIn(root, 'sys/devices/system/cpu/intel_pstate/no_turbo'))
  return off === null ? isOn(numberIn(root, 'sys/devices/system/cpu/cpufreq/boost')) : !off
}

function isOn(value: number | null): boolean | null {
  return value === null ? null : value === 1
}

/** How far from the frequency asked for a processor may be kept, as a share of its range: drivers round. */
const tolerance = 0.05

/**
 * Returns why the frequency is not kept at `percent` of the range, or null if it is. perflock does not report that it could
 * not set the frequency (on a virtual machine, or in a container that may not), and holds the lock anyway.
 */
export function whyNotKept(percent: number, root: string): string | null {
  const folders = processorFolders(root).map(folder => `${folder}/cpufreq`)
  const ranges = folders.map(folder => {
    const [lowest, highest, least, most] = limits.map(name => numberIn(root, `${folder}/${name}`))
    if (lowest == null || highest == null || least == null || most == null) return null
    return {
      least,
      most,
      wanted: wantedFrequency(percent, lowest, highest, available(root, folder)),
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

const limits = ['cpuinfo_min_freq', 'cpuinfo_max_freq', 'scaling_min_freq', 'scaling_max_freq']

function available(root: string, folder: string): readonly number[] {
  return (textOf(root, `${folder}/scaling_available_frequencies`) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map(Number)
}

/** As perflock computes it: the nearest step, if there are steps, and the lower of two equally near. */
function wantedFrequency(percent: number, lowest: number, highest: number, steps: readonly number[]): number {
  const target = Math.trunc(((highest - lowest) * percent) / 100) + lowest
  const sorted = [...steps].sort((one, other) => one - other)
  return sorted.reduce(
    (closest, step) => (Math.abs(target - step) < Math.abs(target - closest) ? step : closest),
    sorted[0] ?? target,
  )
}

// Tells whether this machine is a virtual one or a container, as far as it can be seen from inside.

/** What firmware says in a virtual machine, and the name of the hypervisor. */
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

/** Folders of the first process's control groups that container engines make. */
const ofContainers = /docker|kubepods|containerd|libpod|lxc|garden/

/** Returns the hypervisor's name, "container", or "container on" such; null if neither is seen. */
export function virtualOf(root: string): string | null {
  const hypervisor = hypervisorOf(root)
  if (!isContainer(root)) return hypervisor
  return hypervisor === null ? 'container' : `container on ${hypervisor}`
}

function hypervisorOf(root: string): string | null {
  const says = ['sys_vendor', 'product_name']
    .map(name => textOf(root, `sys/class/dmi/id/${name}`) ?? '')
    .join(' ')
  const named = hypervisors.find(([pattern]) => pattern.test(says))?.[1] ?? null
  const flags = /^flags\s*:(.*)$/m.exec(textOf(root, 'proc/cpuinfo') ?? '')?.[1]
  // Only x86 has the flag. It is the more reliable sign: a cloud's firmware says the same on bare-metal machines.
  if (flags !== undefined && !/ hypervisor( |$)/.test(flags)) return null
  if (flags === undefined && /\.metal/.test(says)) return null
  if (named !== null || flags === undefined) return named
  return textOf(root, 'sys/hypervisor/type') === 'xen' ? 'Xen' : 'hypervisor'
}

function isContainer(root: string): boolean {
  if (['.dockerenv', 'run/.containerenv'].some(path => existsSync(join(root, path)))) return true
  return ofContainers.test(textOf(root, 'proc/1/cgroup') ?? '')
}

// How much processor time other programs take: what the whole machine was busy with, without us and ours.

/** Ticks in a second: what Linux tells programs, whatever its own clock does. */
const ticks = 100

/**
 * Begins to count. The function it gives says how many processors others have kept busy since, where `apart` seconds of
 * processor time were ours but are not of our own children; null if the system does not count. Of our children it
 * knows those that have ended: what they leave running counts as others.
 */
export function countOthers(
  root: string = systemRoot,
  clock: () => number = () => performance.now() / 1000,
): (apart: number) => number | null {
  const [before, began] = [busyWithOthers(root), clock()]
  return apart => {
    const [after, seconds] = [busyWithOthers(root), clock() - began]
    if (before === null || after === null || seconds <= 0) return null
    return Math.max(0, (after - before) / ticks - apart) / seconds
  }
}

function busyWithOthers(root: string): number | null {
  const [, all] = /^cpu +(.*)$/m.exec(textOf(root, 'proc/stat') ?? '') ?? []
  const own = textOf(root, 'proc/self/stat')
  if (all === undefined || own === null) return null
  // Neither idle, nor waiting for a disk, nor stolen by the host; guests are within the first two.
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = all.split(' ').map(Number)
  // The name before the last bracket may have blanks and brackets; our times and our children's are 14 to 17.
  const times = own
    .slice(own.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
  const ours = times.reduce((sum, one) => sum + Number(one), 0)
  const busy = user + nice + system + irq + softirq - ours
  return Number.isFinite(busy) ? busy : null
}

// Reads the small files in which Linux describes itself, below a root that tests can replace.

/** Where the files of this machine are. */
export const systemRoot = '/'

/** Returns the trimmed text; null if the file does not exist or may not be read. */
export function textOf(root: string, path: string): string | null {
  try {
    return readFileSync(join(root, path), 'utf8').trim()
  } catch {
    return null
  }
}

/** Returns the number in a file; null if it has none. */
export function numberIn(root: string, path: string): number | null {
  const text = textOf(root, path)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Returns the processors' folders, relative to the root; none if the system has no such files. */
export function processorFolders(root: string): readonly string[] {
  const folder = 'sys/devices/system/cpu'
  try {
    return readdirSync(join(root, folder))
      .filter(name => /^cpu\d+$/.test(name))
      .map(name => `${folder}/${name}`)
  } catch {
    return []
  }
}
