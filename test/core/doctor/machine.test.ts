// What a machine is, and what else it does.
import { expect, test } from 'vitest'
import { machineFindings, type SystemFacts } from '../../../src/core/doctor/machine.ts'
import { type Machine, noisyMachine } from '../../../src/core/model/machine.ts'
import { calm, hosted, system } from './facts.ts'

const doubts = (machine: Partial<Machine>, facts: Partial<SystemFacts> = {}) =>
  machineFindings({ ...calm, ...machine }, { ...system, ...facts })
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
  [{}, { memoryFree: null, swapped: null }, []],
  [{}, { swapped: 12 }, ['swap: 12 pages moved while we looked']],
  [{}, { clockSource: 'hpet' }, ['clock: 41 ns apart, from hpet']],
  [{}, { clockSource: null, tick: 1001 }, ['clock: 1001 ns apart']],
] as const)('%j with %j: %j', (machine, facts, expected) => {
  expect(doubts(machine, facts)).toEqual(expected)
})

test('of a load it warns by the rule of the report, of every machine', () => {
  for (const load of [0, 3.9, 4.1, 20]) {
    const expected = noisyMachine({ ...calm, load })?.load != null
    expect(doubts({ load }).length).toBe(expected ? 1 : 0)
    expect(doubts({ ...hosted, cores: 8, load }).some(text => text.startsWith('load'))).toBe(expected)
  }
})
