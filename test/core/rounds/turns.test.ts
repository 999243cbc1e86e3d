// How many visits a round has, by the noise of those before.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import type { Side, Visit } from '../../../src/core/model/measuring.ts'
import { mergeVisits } from '../../../src/core/rounds/merge-rounds.ts'
import { roundNoise, turnsFor } from '../../../src/core/rounds/schedule.ts'
import { pairedTest } from '../../../src/core/stats/paired-test.ts'

function visits(values: readonly number[], unit = 'sec/op'): readonly Visit[] {
  return values.map(value => ({
    started: '2026-01-01T00:00:00.000Z',
    seconds: 1,
    measurements: [{ benchmark: 'A', unit, value, iterations: 10, config: {} }],
  }))
}

/** A pair of sides with noise of a standard deviation of `noise`, of which head takes `factor` times as long. */
function drawn(turns: number, noise: number, factor: number, random: () => number) {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const side = (level: number) =>
    visits(Array.from({ length: turns }, () => level * Math.exp(noise * normal())))
  return { base: side(1), head: side(factor) }
}

describe('the noise of a round', () => {
  test('is what a round varies by, times its visits', () => {
    const random = randomFrom(1)
    const rounds = Array.from({ length: 2000 }, () => drawn(12, 0.02, 1, random))
    const told = rounds.map(round => roundNoise(round) ?? Number.NaN)
    const timeOf = (side: readonly Visit[]) => mergeVisits(side).measurements[0]?.value ?? 0
    const seen = rounds.map(({ base, head }) => 12 * Math.log(timeOf(head) / timeOf(base)) ** 2)
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
    expect(mean(told) / mean(seen)).toBeGreaterThan(0.8)
    expect(mean(told) / mean(seen)).toBeLessThan(1.25)
  })

  test('does not know which side is slower, nor by how much', () => {
    const values = fc.array(fc.double({ min: 1, max: 2, noNaN: true }), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(values, values, fc.double({ min: 0.1, max: 10, noNaN: true }), (base, head, factor) => {
        const noise = roundNoise({ base: visits(base), head: visits(head) }) ?? 0
        const swapped = roundNoise({ base: visits(head), head: visits(base) }) ?? 0
        const slower = roundNoise({ base: visits(base), head: visits(head.map(one => one * factor)) }) ?? 0
        expect(swapped).toBeCloseTo(noise, 9)
        expect(slower).toBeCloseTo(noise, 9)
      }),
    )
  })

  test('is that of the noisiest timed row, and of no count', () => {
    const both = (side: Side) =>
      visits(side === 'base' ? [1, 1, 2, 2] : [1, 1, 1, 1], 'sec/op').map((visit, n) => ({
        ...visit,
        measurements: [
          ...visit.measurements,
          { benchmark: 'B', unit: 'sec/op', value: 1, iterations: 1, config: {} },
          { benchmark: 'A', unit: 'B/op', value: 1 + n, iterations: 1, config: {} },
        ],
      }))
    expect(roundNoise({ base: both('base'), head: both('head') })).toBeCloseTo(Math.log(2) ** 2)
  })

  test.each<[string, Readonly<Record<Side, readonly Visit[]>>]>([
    ['few visits', { base: visits([1, 1, 1]), head: visits([1, 1, 1]) }],
    ['one side', { base: [], head: visits([1, 1, 1, 1]) }],
    ['counts', { base: visits([1, 1, 1, 1], 'B/op'), head: visits([1, 1, 1, 1], 'B/op') }],
    ['no time', { base: visits([0, 0, 0, 0]), head: visits([1, 1, 1, 1]) }],
  ])('is not known of %s', (_, given) => {
    expect(roundNoise(given)).toBeNull()
  })
})

describe('the visits of a round', () => {
  test('are few at first, then what the noise needs, within the plan', () => {
    expect(turnsFor(24, [], 0.01)).toBe(4)
    expect(turnsFor(24, [4e-4], 0.01)).toBe(4)
    expect(turnsFor(24, [11e-4], 0.01)).toBe(12)
    expect(turnsFor(24, [1], 0.01)).toBe(24)
    expect(turnsFor(24, [1e-4], 0)).toBe(24)
    expect(turnsFor(24, [0], 0)).toBe(24)
    expect([1, 2].map(most => turnsFor(most, [1], 0.01))).toEqual([1, 2])
  })

  test('bear a round that strays, and forget what is long past', () => {
    expect(turnsFor(24, [4e-4, 1, 4e-4], 0.01)).toBe(4)
    expect(turnsFor(24, [4e-4, 1, 1], 0.01)).toBe(24)
    expect(turnsFor(24, [...Array(9).fill(1), ...Array(8).fill(4e-4)], 0.01)).toBe(4)
  })

  test.each([1, 1.05])(
    'leave the test exact where head is %d times as slow, on a machine with bursts',
    factor => {
      const random = randomFrom(3)
      const runs = 1500
      let alarms = 0
      let visited = 0
      for (let run = 0; run < runs; run++) {
        const noises: number[] = []
        const [base, head]: number[][] = [[], []]
        for (let round = 0; round < 12; round++) {
          const pair = drawn(turnsFor(24, noises, 0.0167), random() < 0.3 ? 0.1 : 0.01, factor, random)
          noises.push(roundNoise(pair) ?? 0)
          visited += pair.base.length
          base?.push(mergeVisits(pair.base).measurements[0]?.value ?? 0)
          head?.push((mergeVisits(pair.head).measurements[0]?.value ?? 0) / factor)
        }
        if (pairedTest([{ base: base ?? [], head: head ?? [] }]).greater <= 0.05) alarms++
      }
      expect(visited / runs / 12).toBeGreaterThan(6)
      expect(alarms / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs))
      expect(alarms / runs).toBeGreaterThan(0.03)
    },
  )

  test('reach the noise that is wanted, on quiet machines and on noisy ones', () => {
    for (const noise of [0.01, 0.02, 0.04]) {
      const random = randomFrom(2)
      const noises: number[] = []
      let seen = 0
      for (let round = 0; round < 400; round++) {
        const turns = turnsFor(24, noises, 0.0167)
        const pair = drawn(turns, noise, 1, random)
        noises.push(roundNoise(pair) ?? 0)
        const [base, head] = [pair.base, pair.head].map(side => mergeVisits(side).measurements[0]?.value ?? 0)
        seen += Math.log((head ?? 0) / (base ?? 0)) ** 2 / 400
      }
      expect(Math.sqrt(seen)).toBeLessThan(0.0167 * 1.3)
    }
  })
})
