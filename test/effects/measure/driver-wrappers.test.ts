// The second driver measures what the first does, planned by the first.
import { afterEach, expect, test, vi } from 'vitest'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { MeasurementDriver } from '../../../src/effects/measure/driver.ts'
import { RunAndReferenceDriverCoordinator } from '../../../src/effects/measure/driver-wrappers.ts'
import { steadyNow } from '../../../src/effects/program/steady-clock.ts'
import { fakeDriver } from '../../support/fake-driver.ts'

afterEach(() => {
  vi.useRealTimers()
})

const titles = async (driver: Pick<MeasurementDriver, 'items'>) =>
  (await driver.items()).map(({ benchmark }) => benchmark)

test('what the first leaves out, the second does too', async () => {
  const drivers = new RunAndReferenceDriverCoordinator()
  const first = drivers.ofRun(fakeDriver({ A: () => 1, C: () => 1 }))
  const second = drivers.ofReference(fakeDriver({ A: () => 1, B: () => 1, C: () => 1 }), 'base')
  expect(await titles(first)).toEqual(['A', 'C'])
  expect(await titles(second)).toEqual(['A', 'C'])
})

test('the first plans each part as soon as there are parts', async () => {
  const planned: (string | null)[] = []
  const driver = fakeDriver({ A: () => 1 })
  const first = new RunAndReferenceDriverCoordinator().ofRun({
    ...driver,
    visitsPerRound(item) {
      planned.push(item.benchmark)
      return 2
    },
  })
  const [item] = await first.items()
  expect(item && first.parts(item)).toEqual([item])
  expect(planned).toEqual(['A'])
})

test('the second has two fifths of the time for its own side, in all its visits to it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const began = steadyNow()
  const ends: (number | null)[] = []
  const given = fakeDriver({
    A({ attempt }) {
      ends.push(attempt.budgetEnds && Math.round(attempt.budgetEnds - began))
      vi.advanceTimersByTime(10)
      return 1
    },
  })
  const drivers = new RunAndReferenceDriverCoordinator()
  const second = drivers.ofReference(given, 'base')
  const [item] = await drivers.ofRun(given).items()
  if (!item) throw new Error('there is an item')
  const visit = (side: Side, round: number, budgetEnds: number | null) =>
    second.visit(item, side, {
      ...{ round, place: '', only: null },
      budgetEnds: budgetEnds && began + budgetEnds,
    })
  await visit('base', 0, 100)
  await visit('base', 1, null)
  // Now it is 20, and 80 are left, of which 32 are for base.
  await visit('base', 1, 100)
  await visit('head', 1, 100)
  await visit('base', 2, 100)
  await visit('base', 3, 60)
  expect(ends).toEqual([100, null, 52, 100, 62, 60])
})
