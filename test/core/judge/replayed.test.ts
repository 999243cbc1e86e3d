// Times that were measured once and replayed, and times that are equal because they are steady or coarse.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replayedOf } from '../../../src/core/judge/run-warnings.ts'
import type { Series } from '../../../src/core/model/measuring.ts'
import { collect } from '../../../src/core/rounds/collect.ts'
import { roundsOf } from '../../support/rounds.ts'

const some = (
  benchmark: string,
  base: readonly (number | null)[],
  head = base,
  given: Partial<Series> = {},
): Series => ({ benchmark, package: null, unit: 'sec/op', rule: {}, base, head, ...given })

const same = (value: number, rounds: number) => Array.from({ length: rounds }, () => value)
const varied = [0.021834567, 0.021834568, 0.021834569]

test('a precise time that is the same in three rounds was replayed, on the sides on which it is', () => {
  const fixed = same(0.021834567, 3)
  expect(replayedOf([some('a', fixed)])).toEqual({ kind: 'replayed', sides: ['base', 'head'], rounds: 3 })
  expect(replayedOf([some('a', fixed, varied)])?.sides).toEqual(['base'])
  expect(replayedOf([some('a', varied, fixed)])?.sides).toEqual(['head'])
  expect(replayedOf([some('a', varied)])).toBeNull()
})

test('two rounds show nothing, and neither do gaps', () => {
  expect(replayedOf([some('a', same(0.021834567, 2))])).toBeNull()
  expect(replayedOf([some('a', [0.021834567, null, 0.021834567, null])])).toBeNull()
  expect(replayedOf([some('a', [0.021834567, null, 0.021834567, 0.021834567])])?.rounds).toBe(3)
})

test('one benchmark that varies shows that all were measured', () => {
  expect(replayedOf([some('a', same(0.021834567, 9)), some('b', varied)])).toBeNull()
})

test('less precise times take more rounds, or more benchmarks', () => {
  const after = (rounds: number, benchmarks = 1) =>
    replayedOf(Array.from({ length: benchmarks }, (_, n) => some(`b${n}`, same(123_457e-9, rounds)))) !== null
  expect([3, 6, 7].map(rounds => after(rounds))).toEqual([false, false, true])
  expect([1, 2, 3].map(benchmarks => after(3, benchmarks))).toEqual([false, false, true])
})

test('four digits show something for many benchmarks alone, and three for none', () => {
  const suite = (benchmarks: number, value: number) =>
    replayedOf(Array.from({ length: benchmarks }, (_, n) => some(`b${n}`, same(value, 100)))) !== null
  expect(suite(9, 52.31e-9)).toBe(false)
  expect(suite(10, 52.31e-9)).toBe(true)
  expect(suite(1000, 52.3e-9)).toBe(false)
})

test.each([
  ['0.25 ns', 0.25e-9],
  ['whole seconds', 12],
  ['whole milliseconds', 0.037],
  ['whole milliseconds over a number of calls', 0.037 / 7],
])('coarse times show nothing: %s', (_, value) => {
  expect(replayedOf([some('a', same(value, 30))])).toBeNull()
})

test('a rate counts, but not beside the time that it is turned round', () => {
  const rate = { unit: 'ops/s' }
  const [time, turned] = [same(1_234_567e-9, 3), same(45_678_901, 3)]
  expect(replayedOf([some('a', turned, turned, rate)])).not.toBeNull()
  const coarser = some('a', same(12_345_67, 3), same(12_345_67, 3), rate)
  expect(replayedOf([some('a', time), coarser])).toBeNull()
  expect(replayedOf([some('a', time), some('b', time)])).not.toBeNull()
})

test('counts do not vary, nor does what is declared to be exact, and units of no direction are not looked at', () => {
  const count = same(123_456_789, 9)
  for (const unit of ['instructions', 'B/op', 'allocs/op', 'estimated-cycles'])
    expect(replayedOf([some('a', count, count, { unit })])).toBeNull()
  expect(replayedOf([some('a', count, count, { rule: { assume: 'exact' } })])).toBeNull()
  expect(replayedOf([])).toBeNull()
})

describe('no real recording', () => {
  const folder = 'test/outputs/recordings'
  const names = readdirSync(folder, { withFileTypes: true }).filter(one => one.isDirectory())

  test.each(names.map(({ name }) => name))('was replayed: %s', name => {
    const side = (file: string) => readFileSync(join(folder, name, file), 'utf8')
    const rounds = roundsOf(side('base.txt'), side('head.txt'))
    // Any three rounds of it, too.
    for (let first = 0; first + 3 <= rounds.length; first++)
      expect(replayedOf(collect(rounds.slice(first, first + 3), new Map()))).toBeNull()
    expect(replayedOf(collect(rounds, new Map()))).toBeNull()
  })
})
