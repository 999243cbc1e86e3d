// What is noted of the machine.
import { existsSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { expect, test } from 'vitest'
import { observeMachine } from '../../../src/effects/machine/machine.ts'

test('names the machine as the system does', () => {
  expect(observeMachine()()).toMatchObject({
    arch: process.arch,
    cores: cpus().length,
    memoryBytes: totalmem(),
  })
})

test.runIf(existsSync('/proc/stat'))(
  'steal is a share of the time in between, and not known of no time',
  () => {
    const machine = observeMachine()
    // A tick is a hundredth of a second: work until some have gone by.
    let steal: number | null = null
    for (let turn = 0; steal === null && turn < 1e6; turn++) steal = machine().steal
    expect(steal).toBeGreaterThanOrEqual(0)
    expect(steal).toBeLessThanOrEqual(1)
  },
)
