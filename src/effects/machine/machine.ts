// Describes the machine that the measurements are taken on, and how busy it was.
import { arch, cpus, loadavg, release, totalmem, type, version } from 'node:os'
import type { Machine, Perflock } from '../../core/model/machine.ts'
import { clockOf } from './clock.ts'
import { systemRoot, textOf } from './system-files.ts'
import { virtualOf } from './virtual.ts'

/** An Observation watches the machine through a run. */
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

/** Null where the system does not count. */
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
