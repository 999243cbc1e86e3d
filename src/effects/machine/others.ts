// How much processor time other programs take: what the whole machine was busy with, without us and ours.
import { systemRoot, textOf } from './system-files.ts'

/** Ticks in a second: what Linux tells programs, whatever its own clock does. */
const ticks = 100

/**
 * Begins to count. The function it gives says how many processors others have kept busy since, where `apart` seconds of
 * processor time were ours but are not of our own children; null where the system does not count. Of our children it
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
