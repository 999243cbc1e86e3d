// What a machine is, and what else it does.

import { describe, expect, test } from 'vitest'
import {
  busyLoopFinding,
  type FreeMemoryAndCpuQuota,
  frequencyAndPowerFindings,
  type PerflockStatus,
  type PowerSource,
  perflockFinding,
  processorLoadAndMemoryFindings,
} from '../../../src/core/doctor/machine.ts'
import { loadAndClockRunWarningUnlessHosted } from '../../../src/core/judge/run-warnings.ts'
import type { MachineDescription } from '../../../src/core/model/machine.ts'
import { calm, hosted, system } from './facts.ts'

describe('machine', () => {
  const doubts = (machine: Partial<MachineDescription>, facts: Partial<FreeMemoryAndCpuQuota> = {}) =>
    processorLoadAndMemoryFindings({ ...calm, ...machine }, { ...system, ...facts })
      .filter(({ state }) => state !== 'good')
      .map(({ subject, seen }) => `${subject}: ${seen}`)

  test.each([
    [{}, {}, []],
    [{ cores: 1 }, {}, [`processors: 1 × ${calm.cpu}`]],
    [{}, { quota: 1.5 }, ['limit: 1.5 of 8 processors']],
    [{}, { quota: 8 }, []],
    [{ virtual: 'container' }, {}, []],
    [{ virtual: 'KVM' }, {}, ['virtual: KVM']],
    [{ virtual: 'container on KVM' }, {}, ['virtual: container on KVM']],
    [{ load: 4 }, {}, []],
    [{ load: 4.01 }, {}, ['load: 4.01 on 8 processors']],
    [{ steal: 0.01 }, {}, []],
    [{ steal: 0.011 }, {}, ['steal: 1.1% of the last second']],
    [{ steal: null }, {}, []],
    [{}, { memoryFree: 0.09 }, ['memory: 9.0% free']],
    [{}, { memoryFree: null }, []],
  ] as const)('%j with %j: %j', (machine, facts, expected) => {
    expect(doubts(machine, facts)).toEqual(expected)
  })

  test('warns of load by the rule that the report uses', () => {
    for (const load of [0, 3.9, 4.1, 20]) {
      const expected = loadAndClockRunWarningUnlessHosted({ ...calm, load })?.load != null
      expect(doubts({ load }).length).toBe(expected ? 1 : 0)
      expect(doubts({ ...hosted, cores: 8, load }).some(text => text.startsWith('load'))).toBe(expected)
    }
  })
})

// What lets the frequency change.
describe('clock', () => {
  const doubts = (machine: Partial<MachineDescription>, source: PowerSource = null) =>
    frequencyAndPowerFindings({ ...calm, ...machine }, source)
      .filter(({ state }) => state !== 'good')
      .map(({ subject }) => subject)

  test.each([
    [{}, null, []],
    [{ governor: 'powersave' }, null, ['governor']],
    [{ governor: 'schedutil, performance' }, null, ['governor']],
    [{ turbo: true }, null, ['turbo']],
    [{ smt: true }, null, ['SMT']],
    [{ governor: null, turbo: null, smt: null }, null, []],
    [{ virtual: 'container', turbo: true }, null, ['turbo']],
    [{}, 'battery', ['power']],
    [{}, 'mains', []],
  ] as const)('%j with %j: %j', (machine, source, expected) => {
    expect(doubts(machine, source)).toEqual(expected)
  })

  test('virtual machines get no advice about the processor', () => {
    const machine = { ...hosted, governor: 'powersave', turbo: true, smt: true }
    expect(doubts(machine, 'battery')).toEqual([])
    expect(frequencyAndPowerFindings(machine, null).map(({ seen }) => seen)).toEqual([
      'powersave',
      'on',
      'on',
    ])
  })

  test('it warns of the governors and of the turbo that a report would warn of', () => {
    for (const governor of ['powersave', 'ondemand', 'conservative', 'schedutil', 'performance', 'userspace'])
      for (const turbo of [true, false]) {
        const expected = loadAndClockRunWarningUnlessHosted({ ...calm, governor, turbo })?.clock === true
        expect(doubts({ governor, turbo }).length > 0).toBe(expected)
      }
  })
})

// What perflock's answer means under each setting.
describe('lock', () => {
  const missing: PerflockStatus = { kind: 'missing' }
  const unreachable: PerflockStatus = { kind: 'unreachable', reason: 'no daemon' }
  const free: PerflockStatus = { kind: 'reachable', holders: [] }
  const taken: PerflockStatus = { kind: 'reachable', holders: ['root Nov 21 make bench', 'me Nov 21 x'] }

  test.each([
    ['off', missing, 'good', 'turned off ("perflock" is "off")'],
    ['off', unreachable, 'good', 'turned off ("perflock" is "off")'],
    ['auto', missing, 'good', 'not installed, and not required'],
    ['auto', unreachable, 'doubtful', 'not reachable (no daemon)'],
    ['auto', free, 'good', 'reachable, and free'],
    ['auto', taken, 'doubtful', 'in use: root Nov 21 make bench'],
    ['require', missing, 'blocking', 'not installed'],
    ['require', unreachable, 'blocking', 'not reachable (no daemon)'],
    ['require', free, 'good', 'reachable, and free'],
    // It is waited for.
    ['require', taken, 'doubtful', 'in use: root Nov 21 make bench'],
  ] as const)('%s, %j: %s', (mode, lock, state, seen) => {
    expect(perflockFinding(mode, lock)).toMatchObject({ state, seen })
  })
})

// How even the same work is.
describe('spin', () => {
  test.each([[[]], [[1]], [[0, 0]], [[Number.NaN, 1]]])('of %j nothing is said', seconds => {
    expect(busyLoopFinding(seconds)).toBeNull()
  })

  test('the deviation is the standard deviation by the mean', () => {
    // Deviations -3, -1, -1, -1, 0, 0, 2, 4 from 5, with n - 1: the root of 32 / 7, by 5.
    expect(busyLoopFinding([2, 4, 4, 4, 5, 5, 7, 9])?.seen).toContain('42.8%')
    expect(busyLoopFinding([1, 1, 1])?.state).toBe('good')
  })

  test('it is called quiet up to three percent, and noisy from there', () => {
    const around = (share: number) => [1 - share / Math.SQRT2, 1 + share / Math.SQRT2]
    expect(busyLoopFinding(around(0.029))).toMatchObject({
      state: 'good',
      seen: 'quiet: 2.9% (deviation of 2 loops of the same work)',
    })
    expect(busyLoopFinding(around(0.031))).toMatchObject({
      state: 'doubtful',
      seen: 'noisy, 3.1% (deviation of 2 loops of the same work)',
    })
  })
})
