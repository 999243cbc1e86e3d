// What is noted of the machine.

import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { arch, cpus, release, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  readFrequencySettings,
  readVirtualization,
  startObservingMachine,
  startOtherProcessesLoadMeter,
  whyPerflockFrequencyNotSet,
} from '../../../src/effects/machine/machine.ts'
import { long } from '../../support/long.ts'
import { type Files, frequency, hosted, laptop, recordedMachine } from './recorded.ts'

describe('machine', () => {
  test('this machine can be described', () => {
    const machine = startObservingMachine().done(null)
    expect(machine).toMatchObject({ arch: arch(), memoryBytes: totalmem(), perflock: null })
    expect(machine.kernel).toContain(release())
    expect(machine.cores).toBe(cpus().length)
    expect(machine.cpu).not.toBe('')
  })

  test('a laptop is known by its files', async () => {
    await using recorded = await recordedMachine(laptop)
    const perflock = { held: true, governor: 90, reason: null }
    expect(startObservingMachine(recorded.root).done(perflock)).toMatchObject({
      os: 'Ubuntu 24.04.3 LTS',
      cpu: 'Intel(R) Core(TM) i7-1165G7 @ 2.80GHz',
      cores: 4,
      virtual: null,
      governor: 'powersave',
      turbo: true,
      smt: true,
      load: 0.52,
      perflock,
    })
  })

  test('of a hosted runner less is known', async () => {
    await using recorded = await recordedMachine(hosted)
    expect(startObservingMachine(recorded.root).done(null)).toMatchObject({
      cpu: 'AMD EPYC 7763 64-Core Processor',
      cores: 2,
      virtual: 'Hyper-V',
      governor: null,
      turbo: null,
      smt: false,
    })
  })

  test('a system without such files is described all the same', async () => {
    await using recorded = await recordedMachine({})
    expect(startObservingMachine(recorded.root).done(null)).toMatchObject({
      cores: cpus().length,
      virtual: null,
      governor: null,
      turbo: null,
      smt: null,
      stealBefore: null,
      steal: null,
    })
  })

  test('steal and load are told apart before and while measuring', async () => {
    await using recorded = await recordedMachine(hosted)
    const observation = startObservingMachine(recorded.root)
    // A hundred ticks of which ten were stolen; guest time is in user time already.
    await recorded.write({ 'proc/stat': 'cpu  150 0 140 800 0 0 0 10 70 0' })
    observation.measuring()
    await recorded.write({
      'proc/stat': 'cpu  250 0 235 800 0 0 0 15 70 0',
      'proc/loadavg': '2.50 1 1 1/9 9',
    })
    const machine = observation.done(null)
    expect(machine).toMatchObject({ stealBefore: 0.1, steal: 0.025, load: 1.1, loadAfter: 2.5 })
    // A second beginning, as when a regression is measured again, is none.
    observation.measuring()
    expect(observation.done(null)).toMatchObject({ stealBefore: 0.1, steal: 0.025 })
  })

  test('steal is not known of no time, and never negative', async () => {
    await using recorded = await recordedMachine({ 'proc/stat': 'cpu  1 0 0 0 0 0 0 5' })
    const observation = startObservingMachine(recorded.root)
    observation.measuring()
    expect(observation.done(null)).toMatchObject({ stealBefore: null, steal: null })
    await recorded.write({ 'proc/stat': 'cpu  9 0 0 0 0 0 0 3' })
    expect(observation.done(null).steal).toBe(0)
  })
})

// What decides the frequency of the processors, and whether perflock has fixed it.
describe('clock', () => {
  const cpu = 'sys/devices/system/cpu'

  test.each<[string, Files, object]>([
    ['Intel', laptop, { governor: 'powersave', turbo: true, smt: true }],
    ['Intel without turbo', { ...laptop, [`${cpu}/intel_pstate/no_turbo`]: '1' }, { turbo: false }],
    ['AMD', { [`${cpu}/cpufreq/boost`]: '1' }, { governor: null, turbo: true, smt: null }],
    ['AMD without boost', { [`${cpu}/cpufreq/boost`]: '0' }, { turbo: false }],
    ['a virtual machine', hosted, { governor: null, turbo: null, smt: false }],
    [
      'unlike processors',
      { ...frequency(0, 1, 2), ...frequency(1, 1, 2, { scaling_governor: 'ondemand' }) },
      { governor: 'ondemand, powersave' },
    ],
  ])('%s', async (_, files, clock) => {
    await using recorded = await recordedMachine(files)
    expect(readFrequencySettings(recorded.root)).toMatchObject(clock)
  })

  const steps = { scaling_available_frequencies: '4400000 3000000 400000' }
  const same = 'the frequency did not change'

  // 90 % of the way from 0.4 to 4.4 GHz is 4.0 GHz.
  test.each<[string, Files, string | null]>([
    ['kept', { ...frequency(0, 4e6, 4e6), ...frequency(1, 4e6, 4e6) }, null],
    ['kept but for rounding', frequency(0, 3_990_000, 4_010_000), null],
    ['kept at the nearest step', frequency(0, 4_400_000, 4_400_000, steps), null],
    ['not kept at any step', frequency(0, 4e6, 4e6, steps), same],
    ['free', laptop, same],
    ['kept elsewhere by someone', frequency(0, 2e6, 2e6), same],
    ['kept on some only', { ...frequency(0, 4e6, 4e6), ...frequency(1, 4e5, 4e6) }, same],
    [
      'kept, with a processor that is switched off',
      { ...frequency(0, 4e6, 4e6), [`${cpu}/cpu1/online`]: '0' },
      same,
    ],
    ['of a virtual machine', hosted, 'this machine does not let its frequency be set'],
    ['of no Linux', {}, 'this machine does not let its frequency be set'],
  ])('a frequency %s', async (_, files, why) => {
    await using recorded = await recordedMachine(files)
    expect(whyPerflockFrequencyNotSet(90, recorded.root)).toBe(why)
  })
})

// Virtual machines and containers, told by what they cannot hide.
describe('virtual', () => {
  const firmware = (vendor: string, product: string): Files => ({
    'sys/class/dmi/id/sys_vendor': vendor,
    'sys/class/dmi/id/product_name': product,
  })
  const x86 = { 'proc/cpuinfo': 'flags\t\t: fpu hypervisor' }
  const bare = { 'proc/cpuinfo': 'flags\t\t: fpu vme' }
  const arm = { 'proc/cpuinfo': 'processor\t: 0\nFeatures\t: fp asimd' }

  test.each<[string, Files, string | null]>([
    ['a laptop', laptop, null],
    ['a hosted runner', hosted, 'Hyper-V'],
    ['QEMU', { ...x86, ...firmware('QEMU', 'Standard PC (Q35 + ICH9, 2009)') }, 'KVM'],
    ['VMware', { ...x86, ...firmware('VMware, Inc.', 'VMware Virtual Platform') }, 'VMware'],
    ['a virtual machine without firmware', x86, 'hypervisor'],
    ['one of Xen without firmware', { ...x86, 'sys/hypervisor/type': 'xen' }, 'Xen'],
    ['a virtual machine of a cloud', { ...x86, ...firmware('Amazon EC2', 't3.micro') }, 'Amazon EC2'],
    ['a whole machine of a cloud', { ...bare, ...firmware('Amazon EC2', 'c5.metal') }, null],
    ['an ARM virtual machine of a cloud', { ...arm, ...firmware('Amazon EC2', 'm7g.large') }, 'Amazon EC2'],
    ['a whole ARM machine of a cloud', { ...arm, ...firmware('Amazon EC2', 'm7g.metal') }, null],
    ['an ARM board', arm, null],
    ['a tablet', { ...bare, ...firmware('Microsoft Corporation', 'Surface Pro') }, null],
    ['Docker', { ...bare, '.dockerenv': '' }, 'container'],
    ['Podman in a virtual machine', { ...hosted, 'run/.containerenv': '' }, 'container on Hyper-V'],
    ['Kubernetes', { ...bare, 'proc/1/cgroup': '0::/kubepods/besteffort/pod1' }, 'container'],
    ['no files at all', {}, null],
  ])('%s', async (_, files, virtual) => {
    await using recorded = await recordedMachine(files)
    expect(readVirtualization(recorded.root)).toBe(virtual)
  })
})

// Processor time that others take: counted from what Linux says, and without our own and our children's.
describe('others', () => {
  /** A machine that has been busy for so many ticks, of which we and our children took some. */
  async function tick(root: string, busy: number, ours: number, children: number): Promise<void> {
    await mkdir(join(root, 'proc/self'), { recursive: true })
    const tenth = busy / 10
    const cpu = [4 * tenth, tenth, 3 * tenth, 9e6, 9e6, tenth, tenth, 9e6, 50, 50]
    await writeFile(join(root, 'proc/stat'), `cpu  ${cpu.join(' ')}\ncpu0 1 2 3\n`)
    const self = `12 (a) b (c)) S 1 2 3 4 5 6 7 8 9 10 ${ours / 2} ${ours / 2} ${children / 2} ${children / 2} 20 0`
    await writeFile(join(root, 'proc/self/stat'), self)
  }

  test('what the machine did without us, our children, and what was ours apart, by the second', async () => {
    const root = await mkdtemp(join(tmpdir(), 'benchgate-proc-'))
    try {
      const times = [10, 12]
      await tick(root, 1000, 100, 200)
      const others = startOtherProcessesLoadMeter(root, () => times.shift() ?? 0)
      // Five seconds in two: one of ours, two of our children, half of one that another of our processes has started.
      await tick(root, 1500, 200, 400)
      expect(others(0.5)).toBeCloseTo(0.75, 9)
    } finally {
      await rm(root, { recursive: true })
    }
  })

  test('where the system does not count, or nothing has passed, it is not known', async () => {
    expect(startOtherProcessesLoadMeter('/nonexistent')(0)).toBeNull()
    expect(startOtherProcessesLoadMeter('/', () => 1)(0)).toBeNull()
  })

  test.runIf(process.platform === 'linux')('a process that is not ours is seen', long, () => {
    const others = startOtherProcessesLoadMeter('/', () => performance.now() / 1000)
    const began = performance.now()
    // Its parent ends at once, so it is nobody's child, and takes three tenths of a second of processor time.
    const burn = 'while (process.cpuUsage().user < 3e5); require("fs").writeSync(1, "done")'
    spawnSync('sh', ['-c', '("$0" -e "$1" &)', process.execPath, burn], { encoding: 'utf8' })
    const seconds = (performance.now() - began) / 1000
    expect((others(0) ?? 0) * seconds).toBeGreaterThan(0.2)
  })
})
