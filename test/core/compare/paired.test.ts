// Rounds in pairs.
import { expect, test } from 'vitest'
import { pairedP, pairedPower, pairedSpread, roundsToShow } from '../../../src/core/compare/judged-rows.ts'
import { fileOf, lines, tablesOf, versusAt } from './tables.ts'

const of = (...values: readonly number[]) => new Float64Array(values)

test('p counts the swaps that come as far, on both sides', () => {
  expect(pairedP(of(1, 2, 3, 4, 5), of(6, 7, 8, 9, 10))).toBeCloseTo(2 / 32, 12)
  expect(pairedP(of(1, 2, 3), of(1, 2, 3))).toBe(1)
})

test('what both sides share does not count as noise', () => {
  expect(pairedSpread(of(100, 200, 400), of(110, 220, 440))).toBeCloseTo(0, 9)
  expect(pairedSpread(of(1), of(2))).toBeNaN()
  expect(pairedSpread(of(0, 1), of(1, 1))).toBeNaN()
})

test('few rounds cannot show anything, and it is said how many could', () => {
  expect([pairedPower(5, 0.05), pairedPower(6, 0.05)]).toEqual([
    { isPowerless: true, needed: 6 },
    { isPowerless: false, needed: null },
  ])
})

test('noisier values take more rounds; an unknown direction none', () => {
  const [calm, noisy] = [0.02, 0.1].map(spread => roundsToShow(spread, 0.05, 'lower', 0.05) ?? 0)
  expect(noisy).toBeGreaterThan(2 * (calm ?? 0))
  expect(roundsToShow(0.02, 0.05, 'higher', 0.05)).not.toBeNull()
  expect([
    roundsToShow(0.1, 0.05, null, 0.05),
    roundsToShow(3, 0.05, 'lower', 0.05),
    roundsToShow(Number.NaN, 0.05, 'lower', 0.05),
  ]).toEqual([null, null, null])
})

const drifting = [100, 120, 140, 160, 180, 200, 220, 240]
const files = [
  fileOf('a', lines('A', drifting)),
  fileOf(
    'b',
    lines(
      'A',
      drifting.map((value, n) => value * (1.08 + n / 1000)),
    ),
  ),
]

test('a change that drift hides from single values is found in pairs, and the table keeps its p', () => {
  const alone = versusAt(tablesOf(files), 0, 1)
  const paired = versusAt(tablesOf(files, { paired: true }), 0, 1)
  expect([alone.finding, paired.finding, paired.p, paired.isSignificant]).toEqual([
    ...['none', 'regressed', alone.p, false],
  ])
  expect(paired.adjustedP).toBeCloseTo(2 / 256, 12)
  expect([alone.rounds, paired.rounds]).toEqual([null, null])
})

test('a row that is not decided says in how many rounds it would be', () => {
  const noisy = [100, 130, 90, 140, 105, 95, 120, 110]
  const pair = [fileOf('a', lines('A', noisy)), fileOf('b', lines('A', noisy.toReversed()))]
  const { finding, rounds } = versusAt(tablesOf(pair, { paired: true }), 0, 1)
  expect(finding).toBe('none')
  expect(rounds).toBeGreaterThan(50)
})

test('five rounds are enough for single values, and not for pairs', () => {
  const pair = [fileOf('a', lines('A', [1, 2, 3, 4, 5])), fileOf('b', lines('A', [6, 7, 8, 9, 10]))]
  const power = (paired: boolean) => {
    const { isPowerless, needed } = versusAt(tablesOf(pair, { paired }), 0, 1)
    return [isPowerless, needed]
  }
  expect([power(false), power(true)]).toEqual([
    [false, null],
    [true, 6],
  ])
})

test('values that are no pairs are refused', () => {
  const other = fileOf('b', lines('A', drifting.slice(1)))
  expect(() => tablesOf([files[0] as (typeof files)[0], other], { paired: true })).toThrow(
    '--paired: A time/op has 8 values in a and 7 in b.',
  )
})
