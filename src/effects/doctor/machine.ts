// Reads what Linux tells about power, memory and limits; other systems tell none of it.
import { join } from 'node:path'
import type { FreeMemoryAndCpuQuota, PerflockStatus, PowerSource } from '../../core/doctor/machine.ts'
import { folderEntries } from '../files/folder.ts'
import { readNumberInFile, readTrimmedTextOrNull } from '../machine/machine.ts'
import { isExitStatusOfMissingProgram, runProcess } from '../measure/process.ts'
import { steadyNow } from '../program/steady-clock.ts'

export function readFreeMemoryAndCpuQuota(root: string): FreeMemoryAndCpuQuota {
  const memory = readTrimmedTextOrNull(root, 'proc/meminfo') ?? ''
  const kilobytes = (name: string) =>
    Number(new RegExp(`^${name}: +(\\d+) kB$`, 'm').exec(memory)?.[1] ?? Number.NaN)
  const free = kilobytes('MemAvailable') / kilobytes('MemTotal')
  return { quota: quotaOf(root), memoryFree: Number.isFinite(free) ? free : null }
}

/** Returns the supply that feeds the machine: a mouse has a battery too, but its scope is "Device". */
export function readPowerSource(root: string): PowerSource {
  const folder = 'sys/class/power_supply'
  const supplies = folderEntries(join(root, folder))
    .map(({ name }) => name)
    .filter(name => readTrimmedTextOrNull(root, `${folder}/${name}/scope`) !== 'Device')
  const of = (name: string, file: string) => readTrimmedTextOrNull(root, `${folder}/${name}/${file}`)
  if (supplies.some(name => of(name, 'type') === 'Battery' && of(name, 'status') === 'Discharging'))
    return 'battery'
  const isPlugged = supplies.some(name => of(name, 'type') === 'Mains' && of(name, 'online') === '1')
  const isBattery = supplies.some(name => of(name, 'type') === 'Battery')
  return isPlugged || isBattery ? 'mains' : null
}

/** Returns how many processors the control groups around this process allow it at most, in either version of cgroups. */
function quotaOf(root: string): number | null {
  const quotas = [...groupsOf(root), ''].flatMap(group => {
    const [most, period] = (readTrimmedTextOrNull(root, `sys/fs/cgroup/${group}/cpu.max`) ?? '')
      .split(' ')
      .map(Number)
    const old = (name: string) => readNumberInFile(root, `sys/fs/cgroup/cpu/${group}/cpu.cfs_${name}_us`)
    const [least, length] = [old('quota'), old('period')]
    return [
      ...(most !== undefined && period ? [most / period] : []),
      ...(least !== null && length ? [least / length] : []),
    ].filter(Number.isFinite)
  })
  return quotas.length === 0 ? null : Math.min(...quotas)
}

/** Returns the group of this process in cgroups version 2, and those around it. */
function groupsOf(root: string): readonly string[] {
  const lines = (readTrimmedTextOrNull(root, 'proc/self/cgroup') ?? '').split('\n')
  return lines.flatMap(line => {
    const [, controllers, path = ''] = /^\d+:([^:]*):\/?(.*)$/.exec(line) ?? []
    if (controllers !== '' && !controllers?.split(',').includes('cpu')) return []
    const parts = path.split('/').filter(part => part !== '')
    return parts.map((_, n) => parts.slice(0, n + 1).join('/'))
  })
}

// Keeps one processor busy with the same work for about a second, and times each piece of it.

/** Steps of one piece of work, which take a few milliseconds: short enough for many pieces, long enough to be disturbed. */
const stepsOfPiece = 3_000_000

/**
 * Works for `seconds`, and returns the seconds of each piece. Nothing else happens in this process meanwhile, so any
 * variation is the machine's.
 */
export function timePiecesOfBusyLoop(seconds: number): readonly number[] {
  // Uncompiled code is slower.
  for (const end = now() + 0.05; now() < end; ) work(10_000)
  const durations: number[] = []
  const end = now() + seconds
  for (let before = now(); before < end; ) {
    work(stepsOfPiece)
    const after = now()
    durations.push(after - before)
    before = after
  }
  return durations
}

function now(): number {
  return Number(process.hrtime.bigint()) / 1e9
}

let last = 1

/** Arithmetic in which each step depends on the one before. The result is kept, so that no step can be optimised away. */
function work(iterations: number): void {
  let value = last
  for (let n = 0; n < iterations; n++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0
  last = value
}

// Asks perflock who has the lock, without taking it.

/** Milliseconds that its daemon has to answer. */
const patience = 3000

export async function readPerflockStatus(path: string): Promise<PerflockStatus> {
  const ended = await runProcess({
    file: 'perflock',
    args: ['-list'],
    // As when the lock is taken: in a folder without anything of a repository, and with only the environment that is
    // needed.
    cwd: '/',
    env: { PATH: path },
    signal: new AbortController().signal,
    deadline: steadyNow() + patience,
  }).catch(() => null)
  if (ended === null || isExitStatusOfMissingProgram(ended)) return { kind: 'missing' }
  if (ended.isLate) return { kind: 'unreachable', reason: `it gave no answer in ${patience / 1000} s` }
  const said = ended.lastLines.trim()
  if (ended.status !== 0)
    return {
      kind: 'unreachable',
      reason: said.split('\n').join('; ').slice(0, 200) || `it ended with ${ended.status}`,
    }
  // One line for each process, with tabs between user, time and command; or a note that nobody has the lock.
  const holders = ended.stdout.split('\n').filter(line => line.includes('\t'))
  return { kind: 'reachable', holders: holders.map(line => line.split('\t').join(' ').trim().slice(0, 200)) }
}
