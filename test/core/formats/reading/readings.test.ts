// What a reader gathers.
import { expect, test } from 'vitest'
import { NotInFormatError } from '../../../../src/core/formats/reading/format.ts'
import { ParsedOutputBuilder } from '../../../../src/core/formats/reading/readings.ts'
import { told } from '../recorded-output.ts'

test('makes one observation of repetitions: the median', () => {
  const found = new ParsedOutputBuilder()
  for (const value of [3, 1]) found.addRepetition('a', 'sec/op', value, { iterations: 10 })
  for (const value of [2, 100]) found.addRepetition('a', 'sec/op', value, { iterations: 10 })
  found.add('a', 'B/op', 7)
  found.add('b', 'sec/op', 5, { samples: 40 })
  expect(told(found.parsed())).toEqual(['a 2.5 sec/op of 4', 'a 7 B/op', 'b 5 sec/op of 40'])
  expect(found.parsed().measurements.map(({ iterations }) => iterations)).toEqual([40, 0, 0])
})

test('tidies units, and leaves no blanks in them', () => {
  const found = new ParsedOutputBuilder()
  found.declare('MB/s', { better: 'higher' })
  found.add('a', 'MB/s', 2)
  found.add('a', ' cache  misses ', 3)
  found.add('a', '', 4)
  expect(told(found.parsed())).toEqual(['a 2000000 B/s', 'a 3 cache-misses', 'a 4 value'])
  expect([...found.parsed().units.keys()]).toEqual(['B/s'])
})

test('reports values that are not numbers, and leaves them out', () => {
  const found = new ParsedOutputBuilder()
  found.add('a', 'sec/op', Number.NaN)
  found.add('a', 'MB/s', 1e308)
  expect(found.parsed()).toMatchObject({ measurements: [], refused: ['a: NaN sec/op', 'a: 1e+308 MB/s'] })
})

test('the first declaration of a unit applies, and unused units are left out', () => {
  const found = new ParsedOutputBuilder()
  found.declare('u', { better: 'lower' })
  found.declare('u', { better: 'higher' })
  found.declare('v', { better: 'lower' })
  found.add('a', 'u', 1)
  expect(found.parsed().units).toEqual(new Map([['u', { better: 'lower' }]]))
})

test('accepts a count only if it is a positive integer', () => {
  const found = new ParsedOutputBuilder()
  found.add('a', 'u', 1, { iterations: -5, samples: 1.5 })
  found.add('b', 'u', 1, { iterations: null, samples: Number.NaN })
  expect(found.parsed().measurements.every(({ iterations }) => iterations === 0)).toBe(true)
  expect(told(found.parsed())).toEqual(['a 1 u', 'b 1 u'])
})

test('makes one observation of samples: the median', () => {
  const found = new ParsedOutputBuilder()
  found.addSamples('a', 'ns', [3, 1, 2], 10)
  found.addSamples('b', 'ns', [])
  expect(told(found.parsed())).toEqual(['a 2e-9 sec of 3'])
  expect(found.parsed().measurements[0]?.iterations).toBe(30)
})

test('refuses a name that another has, in whichever way its values come', () => {
  const ways: readonly ((found: ParsedOutputBuilder) => void)[] = [
    found => found.add('a', 'ns/op', 1),
    found => found.addSamples('a', 'sec/op', [1, 2]),
    found => found.addRepetition('a', 'sec/op', 1),
  ]
  for (const [n, one] of ways.entries())
    for (const [m, other] of ways.entries()) {
      const found = new ParsedOutputBuilder('Rename it.')
      one(found)
      // Repetitions may go on, but only after one another.
      if (m === 2 && n > 0) continue
      expect(() => other(found), `${n} ${m}`).toThrow(
        new NotInFormatError(
          'Two benchmarks are called "a", so their values cannot be told apart. Rename it.',
        ),
      )
    }
})

test('names are shown so that nothing in them acts', () => {
  const found = new ParsedOutputBuilder()
  const add = () => found.add(`\u202ea${'x'.repeat(500)}`, 'u', 1)
  add()
  expect(add).toThrow(/^Two benchmarks are called "\\u202eax{198}", .* Give each a name of its own\.$/)
})

test('a time below 0 is no measurement, alone or among others', () => {
  const found = new ParsedOutputBuilder()
  found.add('A', 'ns/op', -5)
  found.add('A', 'balance', -5)
  found.addSamples('B', 'sec/op', [1, -2, 3])
  const { measurements, refused } = found.parsed()
  expect(measurements.map(({ benchmark, unit, value }) => [benchmark, unit, value])).toEqual([
    ['A', 'balance', -5],
    ['B', 'sec/op', 2],
  ])
  expect(refused).toEqual(['A: -5 ns/op', 'B: -2 sec/op'])
})
