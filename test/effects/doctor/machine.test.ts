// What Linux tells of power, memory and limits, by files written from the formats.

import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  readFreeMemoryAndCpuQuota,
  readPerflockStatus,
  readPowerSource,
  timePiecesOfBusyLoop,
} from '../../../src/effects/doctor/machine.ts'
import { type Files, laptop, recordedMachine } from '../machine/recorded.ts'

describe('system', () => {
  const supply = (name: string, files: Files): Files =>
    Object.fromEntries(
      Object.entries(files).map(([file, text]) => [`sys/class/power_supply/${name}/${file}`, text]),
    )

  test('a system without these files gives no facts', async () => {
    await using recorded = await recordedMachine({})
    expect(readPowerSource(recorded.root)).toBeNull()
    expect(readFreeMemoryAndCpuQuota(recorded.root)).toEqual({ quota: null, memoryFree: null })
  })

  test.each([
    ['unplugged', supply('BAT0', { type: 'Battery', status: 'Discharging' }), 'battery'],
    [
      'plugged in',
      {
        ...supply('BAT0', { type: 'Battery', status: 'Charging' }),
        ...supply('AC', { type: 'Mains', online: '1' }),
      },
      'mains',
    ],
    ['full', supply('BAT0', { type: 'Battery', status: 'Full' }), 'mains'],
    ['a desktop', supply('AC', { type: 'Mains', online: '1' }), 'mains'],
    ['a mouse', supply('hid', { type: 'Battery', status: 'Discharging', scope: 'Device' }), null],
  ])('power: %s', async (_, files, source) => {
    await using recorded = await recordedMachine({ ...laptop, ...files })
    expect(readPowerSource(recorded.root)).toBe(source)
  })

  test('memory is read', async () => {
    await using recorded = await recordedMachine({
      'proc/meminfo': 'MemTotal:       16000000 kB\nMemFree:          100000 kB\nMemAvailable:    4000000 kB',
    })
    expect(readFreeMemoryAndCpuQuota(recorded.root).memoryFree).toBe(0.25)
  })

  test.each<[string, Files, number | null]>([
    ['none', { 'sys/fs/cgroup/cpu.max': 'max 100000' }, null],
    ['of a container', { 'proc/self/cgroup': '0::/', 'sys/fs/cgroup/cpu.max': '150000 100000' }, 1.5],
    [
      'of a group around ours',
      {
        'proc/self/cgroup': '0::/user.slice/run.scope',
        'sys/fs/cgroup/user.slice/cpu.max': '50000 100000',
        'sys/fs/cgroup/user.slice/run.scope/cpu.max': '200000 100000',
      },
      0.5,
    ],
    [
      'of the first version',
      {
        'proc/self/cgroup': '4:cpu,cpuacct:/docker/abc\n1:name=systemd:/docker/abc',
        'sys/fs/cgroup/cpu/docker/abc/cpu.cfs_quota_us': '250000',
        'sys/fs/cgroup/cpu/docker/abc/cpu.cfs_period_us': '100000',
      },
      2.5,
    ],
    [
      'none of the first version',
      { 'sys/fs/cgroup/cpu/cpu.cfs_quota_us': '-1', 'sys/fs/cgroup/cpu/cpu.cfs_period_us': '100000' },
      null,
    ],
  ])('a limit of processors: %s', async (_, files, quota) => {
    await using recorded = await recordedMachine(files)
    expect(readFreeMemoryAndCpuQuota(recorded.root).quota).toBe(quota)
  })

  test('this system can be asked', () => {
    const facts = readFreeMemoryAndCpuQuota('/')
    expect(facts.memoryFree === null || (facts.memoryFree > 0 && facts.memoryFree <= 1)).toBe(true)
  })
})

// The loop that a machine is probed with.
describe('spin', () => {
  test('the pieces are many, take some time each, and together the time that was given', () => {
    const pieces = timePiecesOfBusyLoop(0.2)
    expect(pieces.length).toBeGreaterThan(1)
    expect(pieces.every(seconds => seconds > 0)).toBe(true)
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(0.2)
  })
})

// What perflock says, by little programs that say it.
describe('perflock', () => {
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
  })

  afterEach(() => rm(folder, { recursive: true, force: true }))

  async function ask(script: string) {
    await writeFile(join(folder, 'perflock'), `#!/bin/sh\n[ "$*" = -list ] || exit 9\n${script}\n`)
    await chmod(join(folder, 'perflock'), 0o755)
    return readPerflockStatus([folder, process.env.PATH].join(delimiter))
  }

  test('perflock is not installed', async () => {
    expect(await readPerflockStatus([folder, process.env.PATH].join(delimiter))).toEqual({ kind: 'missing' })
  })

  test('nor is it where what has its name may not be run', async () => {
    await writeFile(join(folder, 'perflock'), '')
    expect(await readPerflockStatus([folder, process.env.PATH].join(delimiter))).toEqual({ kind: 'missing' })
  })

  test.each([
    ['nobody has it', 'true', []],
    ['it says so', 'echo "no lock is held"', []],
    [
      'one has it, another waits',
      `printf 'root\\tNov 21 12:52:46\\tsh -c work\\nme\\tNov 21 12:53:00\\tmake\\n'`,
      ['root Nov 21 12:52:46 sh -c work', 'me Nov 21 12:53:00 make'],
    ],
  ])('%s', async (_, script, holders) => {
    expect(await ask(script)).toEqual({ kind: 'reachable', holders })
  })

  test.each([
    [
      'echo "dial unix: no such file" >&2; echo "Is it running?" >&2; exit 1',
      'dial unix: no such file; Is it running?',
    ],
    ['exit 3', 'it ended with 3'],
  ])('its daemon is not reached: %s', async (script, reason) => {
    expect(await ask(script)).toEqual({ kind: 'unreachable', reason })
  })
})
