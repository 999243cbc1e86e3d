// Group-sequential limits against published tables, quadrature, and a simulation of looks that hang together.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import { normalUpperQuantile, normalUpperTail } from '../../../src/core/stats/normal.ts'
import {
  cubicSpending,
  nominalLevels,
  pocockLikeSpending,
  type SpendingFunction,
  sequentialPValue,
  squaredSpending,
} from '../../../src/core/stats/sequential.ts'
import { relativeError } from '../../support/corpus.ts'
import { long, testProperty } from '../../support/long.ts'

const spendings: readonly (readonly [name: string, spending: SpendingFunction])[] = [
  ['Pocock', pocockLikeSpending],
  ['the cube', cubicSpending],
]
const planned = [0.4, 0.6, 0.8, 1]

test('gives the published limits of five equal looks', () => {
  // Two-sided 5 %, as scores: Reboussin, DeMets, Kim & Lan's program for Lan-DeMets boundaries.
  const looks = [0.2, 0.4, 0.6, 0.8, 1]
  const scores = (spending: SpendingFunction) =>
    nominalLevels(looks, 0.025, spending).map(level => normalUpperQuantile(level).toFixed(3))
  expect(scores(pocockLikeSpending)).toEqual(['2.438', '2.427', '2.410', '2.397', '2.386'])
})

test.each([
  ['the cube', cubicSpending, 0.064, 0.7],
  ['the square', squaredSpending, 0.16, 0.55],
] as const)(
  '%s of the share of rounds is spent at 40 %%, whatever alpha is, and most is left for the last look',
  (_, spending, spent, left) => {
    for (const alpha of [0.05, 0.001]) {
      const levels = nominalLevels(planned, alpha, spending)
      expect(levels[0]).toBeCloseTo(spent * alpha, 12)
      expect(levels.at(-1)).toBeGreaterThan(left * alpha)
    }
  },
)

test('a single look at the end is an ordinary test', () => {
  for (const [name, spending] of spendings) {
    expect(relativeError(nominalLevels([1], 1e-7, spending)[0] as number, 1e-7), name).toBeLessThan(1e-12)
    expect(spending(0.03, 1)).toBe(0.03)
    expect(sequentialPValue([{ share: 1, p: 0.7 }], spending)).toBe(0.7)
  }
})

test('spends what it should at the second look, by another quadrature, down to alpha = 1e-9', long, () => {
  for (const [name, spending] of spendings)
    for (const alpha of [0.05, 1e-3, 1e-7, 1e-9])
      for (const [first, second] of [
        [0.4, 0.6],
        [0.1, 1],
        [0.95, 1],
      ] as const) {
        const [p1, p2] = nominalLevels([first, second], alpha, spending) as [number, number]
        const crossed = crossedAtSecond(normalUpperQuantile(p1), normalUpperQuantile(p2), first / second)
        const allowed = spending(alpha, second) - spending(alpha, first)
        expect(relativeError(crossed, allowed), `${name} ${alpha} ${first} ${second}`).toBeLessThan(1e-9)
      }
})

test('is crossed as often as is spent, at every look, in simulated sums of rounds', long, () => {
  const random = seededRandom(17)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const runs = 40_000
  for (const [name, spending] of spendings) {
    const limits = nominalLevels(planned, 0.05, spending).map(normalUpperQuantile)
    const crossed = planned.map(() => 0)
    for (let run = 0; run < runs; run++) {
      let sum = 0
      const at = limits.findIndex((limit, look) => {
        const share = planned[look] as number
        sum += Math.sqrt(share - (planned[look - 1] ?? 0)) * normal()
        return sum / Math.sqrt(share) >= limit
      })
      if (at >= 0) crossed[at] = (crossed[at] as number) + 1
    }
    for (const [look, share] of planned.entries()) {
      const allowed = spending(0.05, share) - (look === 0 ? 0 : spending(0.05, planned[look - 1] as number))
      const error = Math.sqrt((allowed * (1 - allowed)) / runs)
      expect(Math.abs((crossed[look] as number) / runs - allowed), `${name} at ${share}`).toBeLessThan(
        4 * error,
      )
    }
  }
})

test('looks that are still to come do not change the limits of those made', () => {
  for (const [, spending] of spendings)
    for (const made of [1, 2, 3]) {
      const some = nominalLevels(planned.slice(0, made), 0.01, spending)
      const all = nominalLevels(planned, 0.01, spending)
      for (const [look, level] of some.entries())
        expect(relativeError(level, all[look] as number)).toBeLessThan(1e-9)
    }
})

test('many looks close together, and looks that may spend nothing, still add up', () => {
  const every = Array.from({ length: 20 }, (_, index) => (index + 1) / 20)
  const levels = nominalLevels(every, 0.05, pocockLikeSpending)
  expect(levels.every(level => level > 0.002 && level < 0.05)).toBe(true)
  // What is spent at 1e-100 of the way is no number that a test could give: that look cannot be crossed.
  const [early, last] = nominalLevels([1e-100, 1], 1e-7, cubicSpending)
  expect(early).toBe(0)
  expect(relativeError(last as number, 1e-7)).toBeLessThan(1e-9)
  const [all, nothing] = nominalLevels([0.5, 1], 0.05, alpha => alpha)
  expect(relativeError(all as number, 0.05)).toBeLessThan(1e-12)
  expect(nothing).toBe(0)
  // Less than 1e-290 is nothing, and is left for later looks.
  const linear: SpendingFunction = (alpha, share) => alpha * share
  expect(nominalLevels([1], 1e-290, linear)[0]).toBeGreaterThan(0)
  expect(nominalLevels([1], 0.99e-290, linear)).toEqual([0])
  // All of it may be spent, and everything crosses.
  expect(nominalLevels([0.5, 1], 1, linear)).toEqual([0.5, 1])
})

test('two lists of looks are not taken for one another', () => {
  // Written without a space, both are 0.51.
  expect(nominalLevels([0.51], 0.02, pocockLikeSpending)).toHaveLength(1)
  expect(nominalLevels([0.5, 1], 0.02, pocockLikeSpending)).toHaveLength(2)
  const at = (shares: readonly number[]) =>
    sequentialPValue(
      shares.map(share => ({ share, p: 0.02 })),
      pocockLikeSpending,
    )
  expect(at([0.51])).toBeCloseTo(0.02 / pocockLikeSpending(1, 0.51), 12)
  // The alpha at which the wider of the two limits is this p.
  expect(Math.max(...nominalLevels([0.5, 1], at([0.5, 1]), pocockLikeSpending))).toBeCloseTo(0.02, 10)
})

test('looks that come one by one have the limits of all at once, and others their own', () => {
  // Each function has a memory of its own.
  const forgetful = (): SpendingFunction => (alpha, share) => cubicSpending(alpha, share)
  const oneByOne = forgetful()
  const all = nominalLevels(planned, 0.01, forgetful())
  for (const look of planned.keys())
    expect(nominalLevels(planned.slice(0, look + 1), 0.01, oneByOne)).toEqual(all.slice(0, look + 1))
  const other = [...planned.slice(0, 2), 0.97, 1]
  expect(nominalLevels(other, 0.01, oneByOne)).toEqual(nominalLevels(other, 0.01, forgetful()))
})

test('where two looks are close together, what waits between them is known as well', () => {
  for (const [name, spending] of spendings) {
    const [p1, p2] = nominalLevels([0.999, 1], 0.05, spending) as [number, number]
    const crossed = crossedAtSecond(normalUpperQuantile(p1), normalUpperQuantile(p2), 0.999, 40_000)
    expect(relativeError(crossed, 0.05 - spending(0.05, 0.999)), name).toBeLessThan(1e-9)
  }
})

testProperty('the joint p is at most alpha exactly where a look crosses its limit for alpha', 60, numRuns => {
  const exponent = fc.double({ min: -12, max: Math.log10(0.4), noNaN: true })
  const ps = fc.array(exponent, { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(ps, fc.constantFrom(...spendings), exponent, (powers, [, spending], alphaPower) => {
      const looks = planned.map((share, look) => ({ share, p: 10 ** (powers[look] as number) }))
      const joint = sequentialPValue(looks, spending)
      // At the joint p itself one look lies on its limit; a little away from it the answer is clear.
      for (const near of [10 ** alphaPower, joint * (1 - 1e-7), joint * (1 + 1e-7)]) {
        const alpha = Math.min(0.49, near)
        const levels = nominalLevels(planned, alpha, spending)
        expect(joint <= alpha).toBe(looks.some(({ p }, look) => p <= (levels[look] as number)))
      }
    }),
    { numRuns },
  )
})

test('the joint p undoes the limits to nine digits', long, () => {
  for (const [name, spending] of spendings)
    for (const alpha of [0.4, 0.1, 0.025, 1e-4, 1e-9, 1e-15]) {
      const levels = nominalLevels(planned, alpha, spending)
      for (const look of planned.keys()) {
        const looks = planned
          .slice(0, look + 1)
          .map((share, index) => ({ share, p: index === look ? (levels[look] as number) : 0.9 }))
        const p = sequentialPValue(looks, spending)
        expect(relativeError(p, alpha), `${name} ${alpha} look ${look}`).toBeLessThan(1e-9)
      }
    }
})

testProperty(
  'the joint p falls with each p, grows with no look, and is never below the smallest p',
  200,
  numRuns => {
    const p = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.tuple(p, p, p, p), fc.nat(3), fc.constantFrom(...spendings), (all, at, [, spending]) => {
        const looks = planned.map((share, look) => ({ share, p: all[look] as number }))
        const joint = sequentialPValue(looks, spending)
        expect(joint).toBeGreaterThanOrEqual(Math.min(1, ...all) * (1 - 1e-9))
        const lower = looks.map((look, index) => (index === at ? { ...look, p: look.p / 2 } : look))
        expect(sequentialPValue(lower, spending)).toBeLessThanOrEqual(joint * (1 + 1e-9))
        expect(sequentialPValue(looks.slice(0, 3), spending)).toBeGreaterThanOrEqual(joint)
      }),
      { numRuns },
    )
  },
  1,
)

test('the joint p undoes the limit of a late look', () => {
  for (const [name, spending] of spendings) {
    const level = nominalLevels(planned, 0.025, spending)[2] as number
    const looks = [0.9, 0.9, level].map((p, index) => ({ share: planned[index] as number, p }))
    expect(relativeError(sequentialPValue(looks, spending), 0.025), name).toBeLessThan(1e-9)
  }
})

test('the joint p is the least that any of the looks has alone, whichever has the smallest p', () => {
  for (const [name, spending] of spendings)
    for (const early of [1e-6, 1e-4, 1e-3, 0.01])
      for (const late of [1e-6, 1e-4, 1e-3, 2e-3, 3e-3, 6e-3, 0.01, 0.02, 0.05]) {
        const joint = (...ps: readonly number[]) =>
          sequentialPValue(
            ps.map((p, look) => ({ share: planned[look] as number, p })),
            spending,
          )
        const alone = Math.min(joint(early, 1, 1, 1), joint(1, 1, 1, late))
        expect(relativeError(joint(early, 1, 1, late), alone), `${name} ${early} ${late}`).toBeLessThan(1e-9)
      }
})

test('the levels of thirteen looks are those of an integration on more points', () => {
  // Computed by nominalLevels with panels of 1.5 widths in place of 4.
  const looks = Array.from({ length: 13 }, (_, index) => (8 + index) / 20)
  const references = [
    [cubicSpending, 0.00017487798911815193, 0.0005010372861137327],
    [pocockLikeSpending, 0.00014518238797482088, 0.00014740830314261352],
  ] as const
  for (const [spending, seventh, last] of references) {
    const levels = nominalLevels(looks, 0.001, spending)
    expect(relativeError(levels[6] as number, seventh)).toBeLessThan(1e-12)
    expect(relativeError(levels[12] as number, last)).toBeLessThan(1e-12)
  }
})

test('the joint p of a single look is the alpha that has spent it by then, up to one half', () => {
  const halfWay = (p: number) => sequentialPValue([{ share: 0.5, p }], pocockLikeSpending)
  const spent = pocockLikeSpending(1, 0.5)
  for (const alpha of [1e-6, 0.025, 0.3, 0.48]) expect(halfWay(alpha * spent)).toBeCloseTo(alpha, 8)
  expect(halfWay(0.52 * spent)).toBe(1)
})

test('the joint p at its ends', () => {
  expect(sequentialPValue([], pocockLikeSpending)).toBe(1)
  expect(sequentialPValue([{ share: 0.5, p: 0 }], pocockLikeSpending)).toBe(0)
  expect(sequentialPValue([{ share: 0.5, p: 1 }], pocockLikeSpending)).toBe(1)
  const [small, least] = [1e-20, 1e-300].map(p => sequentialPValue([{ share: 0.5, p }], pocockLikeSpending))
  expect(least).toBe(small)
  expect(least).toBeLessThan(1e-19)
})

test('refuses shares that do not ascend from above 0 to 1, and an alpha that is none', () => {
  for (const shares of [[0], [0.5, 0.5], [0.6, 0.4], [1.1], [Number.NaN]]) {
    expect(() => nominalLevels(shares, 0.05, pocockLikeSpending)).toThrow(RangeError)
    expect(() =>
      sequentialPValue(
        shares.map(share => ({ share, p: 0.5 })),
        pocockLikeSpending,
      ),
    ).toThrow(RangeError)
  }
  for (const alpha of [0, -1, 1.5, Number.NaN])
    expect(() => nominalLevels([1], alpha, pocockLikeSpending)).toThrow(
      `alpha lies between 0 and 1, not at ${alpha}`,
    )
  expect(() => nominalLevels([0.6, 0.4], 0.05, pocockLikeSpending)).toThrow('but are 0.6, 0.4')
})

/** P(the first score stays below its limit, the second crosses), by Simpson's rule over the first. */
function crossedAtSecond(first: number, second: number, ratio: number, steps = 20_000): number {
  const from = -9
  const width = (first - from) / steps
  let sum = 0
  for (let step = 0; step <= steps; step++) {
    const score = from + step * width
    const density = Math.exp((-score * score) / 2) / Math.sqrt(2 * Math.PI)
    const weight = step === 0 || step === steps ? 1 : step % 2 === 1 ? 4 : 2
    sum += weight * density * normalUpperTail((second - score * Math.sqrt(ratio)) / Math.sqrt(1 - ratio))
  }
  return (sum * width) / 3
}
