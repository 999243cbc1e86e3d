// The second driver measures what the first does, planned by the first.
import { expect, test } from 'vitest'
import type { Driver } from '../../../src/effects/measure/driver.ts'
import { Lead } from '../../../src/effects/measure/lead.ts'
import { fakeDriver } from '../../support/fake-driver.ts'

const titles = async (driver: Pick<Driver, 'items'>) =>
  (await driver.items()).map(({ benchmark }) => benchmark)

test('what the first leaves out, the second does too', async () => {
  const lead = new Lead()
  const first = lead.take(fakeDriver({ A: () => 1, C: () => 1 }))
  const second = lead.follow(fakeDriver({ A: () => 1, B: () => 1, C: () => 1 }))
  expect(await titles(first)).toEqual(['A', 'C'])
  expect(await titles(second)).toEqual(['A', 'C'])
})

test('the first plans each part as soon as there are parts', async () => {
  const planned: (string | null)[] = []
  const driver = fakeDriver({ A: () => 1 })
  const first = new Lead().take({
    ...driver,
    turns(item) {
      planned.push(item.benchmark)
      return 2
    },
  })
  const [item] = await first.items()
  expect(item && first.parts(item)).toEqual([item])
  expect(planned).toEqual(['A'])
})
