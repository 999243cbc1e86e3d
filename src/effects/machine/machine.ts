// Describes the machine that the measurements are taken on, and how much of it was ours.
import { readFileSync } from 'node:fs'
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os'
import type { Machine } from '../../core/result-file.ts'

/** Notes what can be known of this machine without asking anything of it; the function gives it, up to that moment. */
export function observeMachine(): () => Machine {
  const processors = cpus()
  const before = processorTimes()
  const machine = {
    os: `${type()} ${release()}`,
    arch: arch(),
    cpu: processors[0]?.model.trim() || 'unknown',
    cores: processors.length,
    memoryBytes: totalmem(),
    load: loadavg()[0] ?? 0,
  }
  return () => ({ ...machine, steal: stolenShare(before, processorTimes()) })
}

/** Ticks of all processors since the start, and those of them that the host gave to others; null where nobody counts. */
interface ProcessorTimes {
  readonly all: number
  readonly stolen: number
}

function processorTimes(): ProcessorTimes | null {
  let text: string
  try {
    text = readFileSync('/proc/stat', 'utf8')
  } catch {
    return null
  }
  // cpu user nice system idle iowait irq softirq steal guest guest_nice: the last two are in user and nice already.
  const ticks = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number).slice(0, 8) ?? []
  const stolen = ticks[7]
  return stolen === undefined ? null : { all: ticks.reduce((sum, one) => sum + one, 0), stolen }
}

function stolenShare(before: ProcessorTimes | null, after: ProcessorTimes | null): number | null {
  if (before === null || after === null || after.all <= before.all) return null
  return (after.stolen - before.stolen) / (after.all - before.all)
}
