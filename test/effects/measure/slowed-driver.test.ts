// One benchmark of head counts as slower than it was; nothing else does.
import { expect, test } from 'vitest'
import { wrapDriverToWorsenHeadValuesOfRows } from '../../../src/commands/doctor.ts'
import type { Measurement, Side } from '../../../src/core/model/measuring.ts'
import { fakeDriver } from '../../support/fake-driver.ts'

const measurement = (benchmark: string, unit: string, value: number): Measurement => ({
  ...{ benchmark, unit, value, iterations: 1, config: { pkg: 'm' } },
})
const measured = [
  { ...measurement('A', 'sec/op', 2), worse: 4 },
  measurement('A', 'B/s', 30),
  measurement('A', 'B/op', 64),
  measurement('A/sub', 'sec/op', 2),
]
const rows = [
  { benchmark: 'A', package: 'm', unit: 'sec/op', better: 'lower' },
  { benchmark: 'A', package: 'm', unit: 'B/s', better: 'higher' },
] as const

async function said(side: Side) {
  const driver = wrapDriverToWorsenHeadValuesOfRows(fakeDriver({ A: () => measured }), rows, 0.5)
  const [item] = await driver.items()
  if (!item) throw new Error('no item')
  const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
  const { visit } = await driver.visit(item, side, attempt)
  return visit.measurements.map(({ value, worse }) => worse ?? value)
}

test('head: times grow, rates fall, the rest and other benchmarks stay', async () => {
  expect(await said('head')).toEqual([6, 20, 64, 2])
})

test('base is as it was', async () => {
  expect(await said('base')).toEqual([4, 30, 64, 2])
})

test('another package of the same name stays', async () => {
  const elsewhere = rows.map(row => ({ ...row, package: 'other' }))
  const driver = wrapDriverToWorsenHeadValuesOfRows(fakeDriver({ A: () => measured }), elsewhere, 0.5)
  const [item] = await driver.items()
  if (!item) throw new Error('no item')
  const attempt = { round: 1, place: 'round 1', only: null, budgetEnds: null }
  const { visit } = await driver.visit(item, 'head', attempt)
  expect(visit.measurements).toEqual(measured)
})
