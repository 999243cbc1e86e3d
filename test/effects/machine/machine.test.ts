// What is noted of the machine.
import { arch, cpus, release, totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { observeMachine } from '../../../src/effects/machine/machine.ts'
import { hosted, laptop, recordedMachine } from './recorded.ts'

test('this machine can be described', () => {
  const machine = observeMachine().done(null)
  expect(machine).toMatchObject({ arch: arch(), memoryBytes: totalmem(), perflock: null })
  expect(machine.kernel).toContain(release())
  expect(machine.cores).toBe(cpus().length)
  expect(machine.cpu).not.toBe('')
})

test('a laptop is known by its files', async () => {
  await using recorded = await recordedMachine(laptop)
  const perflock = { held: true, governor: 90, reason: null }
  expect(observeMachine(recorded.root).done(perflock)).toMatchObject({
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
  expect(observeMachine(recorded.root).done(null)).toMatchObject({
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
  expect(observeMachine(recorded.root).done(null)).toMatchObject({
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
  const observation = observeMachine(recorded.root)
  // A hundred ticks of which ten were stolen; guest time is in user time already.
  await recorded.write({ 'proc/stat': 'cpu  150 0 140 800 0 0 0 10 70 0' })
  observation.measuring()
  await recorded.write({ 'proc/stat': 'cpu  250 0 235 800 0 0 0 15 70 0', 'proc/loadavg': '2.50 1 1 1/9 9' })
  const machine = observation.done(null)
  expect(machine).toMatchObject({ stealBefore: 0.1, steal: 0.025, load: 1.1, loadAfter: 2.5 })
  // A second beginning, as when a regression is measured again, is none.
  observation.measuring()
  expect(observation.done(null)).toMatchObject({ stealBefore: 0.1, steal: 0.025 })
})

test('steal is not known of no time, and never negative', async () => {
  await using recorded = await recordedMachine({ 'proc/stat': 'cpu  1 0 0 0 0 0 0 5' })
  const observation = observeMachine(recorded.root)
  observation.measuring()
  expect(observation.done(null)).toMatchObject({ stealBefore: null, steal: null })
  await recorded.write({ 'proc/stat': 'cpu  9 0 0 0 0 0 0 3' })
  expect(observation.done(null).steal).toBe(0)
})
