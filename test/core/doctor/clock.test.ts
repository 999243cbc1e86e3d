// What lets the frequency change.
import { expect, test } from 'vitest'
import { clockFindings, type PowerFacts } from '../../../src/core/doctor/machine.ts'
import { type Machine, noisyMachine } from '../../../src/core/model/machine.ts'
import { calm, hosted, power } from './facts.ts'

const doubts = (machine: Partial<Machine>, facts: Partial<PowerFacts> = {}) =>
  clockFindings({ ...calm, ...machine }, { ...power, ...facts })
    .filter(({ state }) => state !== 'good')
    .map(({ subject }) => subject)

test.each([
  [{}, {}, []],
  [{ governor: 'powersave' }, {}, ['governor']],
  [{ governor: 'schedutil, performance' }, {}, ['governor']],
  [{ turbo: true }, {}, ['turbo']],
  [{ smt: true }, {}, ['SMT']],
  [{ governor: null, turbo: null, smt: null }, {}, []],
  [{ virtual: 'container', turbo: true }, {}, ['turbo']],
  [{}, { source: 'battery' }, ['power']],
  [{}, { source: 'mains', profile: 'balanced' }, []],
  [{}, { profile: 'low-power' }, ['power profile']],
  [{}, { throttled: 1 }, ['heat']],
  [{}, { throttled: 7, throttledNow: 2 }, ['heat']],
  [{}, { throttled: null, throttledNow: null }, []],
] as const)('%j with %j: %j', (machine, facts, expected) => {
  expect(doubts(machine, facts)).toEqual(expected)
})

test('nothing is advised where the machine is a virtual one, as nothing of it can be changed', () => {
  const machine = { ...hosted, governor: 'powersave', turbo: true, smt: true }
  expect(doubts(machine, { source: 'battery' })).toEqual([])
  expect(clockFindings(machine, power).map(({ seen }) => seen)).toEqual([
    'powersave',
    'on',
    'on',
    'never slowed down by it',
  ])
})

test('heat is told of now where it is, else of since the start', () => {
  const heat = (facts: Partial<PowerFacts>) => clockFindings(calm, { ...power, ...facts }).at(-1)?.seen
  expect(heat({ throttled: 7, throttledNow: 1 })).toBe('slowed down once while we looked')
  expect(heat({ throttled: 7, throttledNow: 0 })).toBe('slowed down 7 times since the system started')
})

test('it warns of the governors and of the turbo that a report would warn of', () => {
  for (const governor of ['powersave', 'ondemand', 'conservative', 'schedutil', 'performance', 'userspace'])
    for (const turbo of [true, false]) {
      const expected = noisyMachine({ ...calm, governor, turbo })?.clock === true
      expect(doubts({ governor, turbo }).length > 0).toBe(expected)
    }
})
