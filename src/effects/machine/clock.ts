// Reads how the processors choose their frequency, and whether perflock has fixed it.
import { numberIn, processorFolders, textOf } from './system-files.ts'

/** A Clock is what decides the frequency of the processors; null for what the system does not say. */
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
 * Why the frequency is not kept at `percent` of the range, or null where it is. perflock does not report that it could
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
