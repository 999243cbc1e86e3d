// How often two modes are seen where there is one, and where there are two, by simulation.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import { hasTwoModes } from '../../../src/core/stats/robust.ts'
import { long } from '../../support/long.ts'

const random = randomFrom(2024)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
const exponential = () => -Math.log(1 - random())
const chance = (p: number) => random() < p

/** How often `draw` gives a sample of `n` with two modes. */
function share(draw: () => number, n: number, runs: number): number {
  let seen = 0
  for (let run = 0; run < runs; run++) if (hasTwoModes(Array.from({ length: n }, draw))) seen++
  return seen / runs
}

const oneMode: Readonly<Record<string, () => number>> = {
  normal: () => 1000 + 20 * normal(),
  'log-normal': () => 1000 * Math.exp(0.5 * normal()),
  'a floor and log-normal noise on it': () => 1000 + 20 * Math.exp(normal()),
  'a floor and exponential noise on it': () => 1000 + 20 * exponential(),
  'a floor and gamma noise on it': () => 1000 + 20 * (exponential() + exponential() + exponential()),
  'heavy tails': () =>
    1000 + (20 * normal()) / Math.sqrt((normal() ** 2 + normal() ** 2 + normal() ** 2) / 3),
  'outliers of any height': () => 1000 + 20 * normal() + (chance(0.05) ? 200 * (1 + exponential()) : 0),
  'differences around zero': normal,
}

test('one mode passes for two in at most 1 % of samples, whatever its shape', long, () => {
  const runs = 3000
  // Three standard errors of a share of 3,000 above 1 %.
  for (const [name, draw] of Object.entries(oneMode))
    for (const n of [8, 10, 12, 15, 20, 25, 35, 50])
      expect(share(draw, n, runs), `${name}, n=${n}`).toBeLessThan(0.01 + 3 * Math.sqrt((0.01 * 0.99) / runs))
})

test('two modes are seen in most samples, and the more often the further they are apart', () => {
  const modes = (apart: number, rare: number) => () => 1000 + 10 * normal() + (chance(rare) ? 10 * apart : 0)
  expect(share(modes(6, 0.3), 20, 3000)).toBeGreaterThan(0.53)
  expect(share(modes(6, 0.7), 20, 3000)).toBeGreaterThan(0.53)
  expect(share(modes(8, 0.3), 20, 3000)).toBeGreaterThan(0.84)
  expect(share(modes(6, 0.3), 50, 3000)).toBeGreaterThan(0.93)
  expect(share(modes(20, 0.5), 12, 3000)).toBeGreaterThan(0.8)
})

test('the unit does not matter, nor the order of the values', () => {
  const sample = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 8, maxLength: 30 })
  fc.assert(
    fc.property(sample, values => {
      expect(hasTwoModes(values.map(value => value * 1024))).toBe(hasTwoModes(values))
      expect(hasTwoModes(values.toReversed())).toBe(hasTwoModes(values))
    }),
  )
})

test('needs eight values, four of them in each group', () => {
  expect(hasTwoModes([1, 1.1, 1.2, 1.05, 9, 9.1, 9.2, 9.05])).toBe(true)
  expect(hasTwoModes([1, 1.1, 1.2, 9, 9.1, 9.2, 9.05])).toBe(false)
  expect(hasTwoModes([1000, 1001, 1002, 1003, 1008, 1009, 1010, 1011])).toBe(true)
  expect(hasTwoModes([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010])).toBe(false)
  expect(hasTwoModes([1, 1.1, 1.2, 1.05, 1.15, 9, 9.1, 9.2])).toBe(false)
})

test('values that are not all positive are compared as they are', () => {
  expect(hasTwoModes([0, 1, 2, 3, 1000, 1001, 1002, 1003])).toBe(true)
  expect(hasTwoModes([-1, 1, 2, 3, 1000, 1001, 1002, 1003])).toBe(true)
})

test('equal values are one mode, two values by turns are two', () => {
  expect(hasTwoModes(Array.from({ length: 20 }, () => 0.1))).toBe(false)
  expect(hasTwoModes(Array.from({ length: 20 }, (_, index) => 48 + 16 * (index % 2)))).toBe(true)
  expect(hasTwoModes(Array.from({ length: 20 }, () => 0))).toBe(false)
})
