// What Linux tells of power, heat, memory and limits, by files written from the formats.
import { expect, test } from 'vitest'
import { countersOf, powerFacts, systemFacts } from '../../../src/effects/doctor/machine.ts'
import { type Files, laptop, recordedMachine } from '../machine/recorded.ts'

const nothing = { throttled: null, swapped: null }
const supply = (name: string, files: Files): Files =>
  Object.fromEntries(
    Object.entries(files).map(([file, text]) => [`sys/class/power_supply/${name}/${file}`, text]),
  )

test('a system without such files tells nothing', async () => {
  await using recorded = await recordedMachine({})
  expect(countersOf(recorded.root)).toEqual(nothing)
  expect(powerFacts(recorded.root, nothing)).toEqual({
    source: null,
    profile: null,
    throttled: null,
    throttledNow: null,
  })
  expect(systemFacts(recorded.root, nothing, 30)).toEqual({
    quota: null,
    clockSource: null,
    tick: 30,
    memoryFree: null,
    swapped: null,
  })
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
  expect(powerFacts(recorded.root, nothing).source).toBe(source)
})

test('counters tell what happened while we looked', async () => {
  const heat = (index: number, core: string, whole: string): Files => ({
    [`sys/devices/system/cpu/cpu${index}/thermal_throttle/core_throttle_count`]: core,
    [`sys/devices/system/cpu/cpu${index}/thermal_throttle/package_throttle_count`]: whole,
  })
  await using recorded = await recordedMachine({
    ...heat(0, '3', '9'),
    ...heat(1, '4', '9'),
    'proc/vmstat': 'pgpgin 5\npswpin 10\npswpout 20\npgfault 9',
  })
  const before = countersOf(recorded.root)
  expect(before).toEqual({ throttled: 9, swapped: 30 })
  await recorded.write({ ...heat(1, '4', '11'), 'proc/vmstat': 'pswpin 10\npswpout 27' })
  expect(powerFacts(recorded.root, before)).toMatchObject({ throttled: 11, throttledNow: 2 })
  expect(systemFacts(recorded.root, before, 1).swapped).toBe(7)
})

test('memory, clock and profile are read', async () => {
  await using recorded = await recordedMachine({
    'proc/meminfo': 'MemTotal:       16000000 kB\nMemFree:          100000 kB\nMemAvailable:    4000000 kB',
    'sys/devices/system/clocksource/clocksource0/current_clocksource': 'hpet',
    'sys/firmware/acpi/platform_profile': 'low-power',
  })
  expect(systemFacts(recorded.root, nothing, 1)).toMatchObject({ memoryFree: 0.25, clockSource: 'hpet' })
  expect(powerFacts(recorded.root, nothing).profile).toBe('low-power')
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
  expect(systemFacts(recorded.root, nothing, 1).quota).toBe(quota)
})

test('this system can be asked', () => {
  const facts = systemFacts('/', countersOf('/'), 1)
  expect(facts.memoryFree === null || (facts.memoryFree > 0 && facts.memoryFree <= 1)).toBe(true)
})
