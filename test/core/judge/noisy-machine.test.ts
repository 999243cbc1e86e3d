// When a machine is too noisy to say nothing of it.
import { expect, test } from 'vitest'
import { loadAndClockRunWarningUnlessHosted } from '../../../src/core/judge/run-warnings.ts'
import type { MachineDescription } from '../../../src/core/model/machine.ts'

const quiet: MachineDescription = {
  os: 'Ubuntu 24.04.3 LTS',
  kernel: 'Linux 6.8.0-71-generic',
  arch: 'x64',
  cpu: 'Intel(R) Core(TM) i7-1165G7 @ 2.80GHz',
  cores: 8,
  memoryBytes: 16 * 2 ** 30,
  virtual: null,
  governor: 'performance',
  turbo: false,
  smt: true,
  load: 0.4,
  loadAfter: 1.2,
  stealBefore: 0,
  steal: 0,
  perflock: null,
}
const noise = (differing: Partial<MachineDescription>) =>
  loadAndClockRunWarningUnlessHosted({ ...quiet, ...differing })
const clock = { kind: 'noisy-machine', load: null, clock: true }

test('a quiet machine, and one that says nothing of itself, have none', () => {
  expect(noise({})).toBeNull()
  expect(noise({ governor: null, turbo: null, smt: null, steal: null })).toBeNull()
})

test.each(['powersave', 'ondemand', 'schedutil', 'ondemand, performance'])(
  '%s follows the load',
  governor => {
    expect(noise({ governor })).toEqual(clock)
  },
)

test('turbo counts, unless perflock keeps the frequency', () => {
  const held = { held: true, governor: 90, reason: null }
  expect(noise({ turbo: true })).toEqual(clock)
  expect(noise({ turbo: true, perflock: { ...held, governor: null } })).toEqual(clock)
  expect(noise({ turbo: true, perflock: { ...held, held: false } })).toEqual(clock)
  expect(noise({ turbo: true, governor: 'powersave', perflock: held })).toBeNull()
})

test('a load of more than half the cores is another’s', () => {
  expect(noise({ load: 4 })).toBeNull()
  expect(noise({ load: 4.1 })).toEqual({ kind: 'noisy-machine', load: 4.1, clock: false })
})

test('a virtual machine is not its user’s to quieten, a container may be', () => {
  const loud = { turbo: true, load: 9 }
  for (const virtual of ['Hyper-V', 'container on KVM']) expect(noise({ ...loud, virtual })).toBeNull()
  expect(noise({ ...loud, virtual: 'container' })).toEqual({ kind: 'noisy-machine', load: 9, clock: true })
})
