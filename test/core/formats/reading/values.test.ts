// Decimals are scaled as decimals, so that nothing is lost.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isNumberWrittenWithTooFewDigits,
  ParsedOutputBuilder,
  recordRefusalIfValueIsCoarse,
} from '../../../../src/core/formats/reading/readings.ts'
import {
  convertPerTimeUnitToPerSecond,
  createFileNamerForBenchmarkNames,
  multiplyFloatByPowerOfTen,
  parseAndScaleByPowerOfTen,
  removeThousandsCommas,
  toSeconds,
  xmlAttributeOrEmpty,
} from '../../../../src/core/formats/reading/values.ts'

describe('decimal', () => {
  test('gives the float nearest to what is spelled, where multiplying would not', () => {
    expect(parseAndScaleByPowerOfTen('12.34', -3)).toBe(0.01234)
    expect(parseAndScaleByPowerOfTen('180832.50', -9)).toBe(0.0001808325)
    expect(parseAndScaleByPowerOfTen('10.9', -9)).toBe(1.09e-8)
    expect(10.9 * 1e-9).not.toBe(1.09e-8)
    expect(parseAndScaleByPowerOfTen('1.5E3', -6)).toBe(0.0015)
  })

  test('scales any number as its own spelling', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer({ min: -30, max: 30 }),
        (value, power) => {
          const [digits, exponent = '0'] = String(value).split('e')
          expect(multiplyFloatByPowerOfTen(value, power)).toBe(
            Number(`${digits}e${Number(exponent) + power}`),
          )
          expect(Object.is(multiplyFloatByPowerOfTen(value, 0), value) || value === 0).toBe(true)
        },
      ),
    )
  })

  test('reads NaN as NaN, and no other text as a number', () => {
    expect(parseAndScaleByPowerOfTen('NaN')).toBeNaN()
    expect(parseAndScaleByPowerOfTen('-inf')).toBe(Number.NEGATIVE_INFINITY)
    expect(parseAndScaleByPowerOfTen('Infinity', -9)).toBe(Number.POSITIVE_INFINITY)
    for (const text of ['', '.', '1.2.3', '0x10', '1,000', ' 1', 'e5', '1'.repeat(500)])
      expect(parseAndScaleByPowerOfTen(text), text).toBeNull()
  })

  test('leaves out the commas between thousands', () => {
    expect(parseAndScaleByPowerOfTen(removeThousandsCommas('1,551,438.51'))).toBe(1551438.51)
  })
})

// Times in every unit, as seconds.
describe('times', () => {
  test('scales decimals exactly', () => {
    expect(toSeconds('31.682', 'µs')).toBe(0.000031682)
    expect(toSeconds('31.682', 'μs')).toBe(0.000031682)
    expect(toSeconds(1.5, 'ms')).toBe(0.0015)
    expect(toSeconds(2, 'min')).toBe(120)
    expect(toSeconds('5', 'ps')).toBe(5e-12)
  })

  test('counts for each second what is counted for each of another unit', () => {
    expect(convertPerTimeUnitToPerSecond('1.5', 'ms')).toBe(1500)
    expect(convertPerTimeUnitToPerSecond(90, 'min')).toBe(1.5)
  })

  test('reads no unknown unit, and no text that is not a number', () => {
    expect(toSeconds('5', 'weeks')).toBeNull()
    expect(toSeconds('5', 'constructor')).toBeNull()
    expect(toSeconds('many', 'ms')).toBeNull()
    expect(convertPerTimeUnitToPerSecond('5', '')).toBeNull()
    expect(toSeconds('NaN', 'ms')).toBeNaN()
  })
})

// Values with too few digits to compare.
describe('coarse', () => {
  test('fewer than three digits are too few, wherever the point is', () => {
    for (const one of ['0', '0.00', '3', '25', '0.27', '0.030', '0,093', '1.5', '2e-7', 15])
      expect(isNumberWrittenWithTooFewDigits(one), String(one)).toBe(true)
    for (const one of ['100', '1.00', '0.100', '0,123', '1,234', '1.25e-7', '20.84', 0.125, 'NaN'])
      expect(isNumberWrittenWithTooFewDigits(one), String(one)).toBe(false)
  })

  test('the output is refused at its end, unless the run failed', () => {
    const read = (value: string, failure?: string) => {
      const found = new ParsedOutputBuilder()
      recordRefusalIfValueIsCoarse(found, 'a', value, 'ns', 'Use JSON.')
      if (failure !== undefined) found.fail(failure)
      return found.parsed()
    }
    expect(() => read('25')).toThrow(
      'The benchmark a has the value 25 ns, which has fewer than three digits and is too coarse to compare. Use JSON.',
    )
    expect(read('25', 'b failed').failures).toEqual(['b failed'])
    expect(read('250').failures).toEqual([])
    // The others are measured on without a benchmark that failed.
    const found = new ParsedOutputBuilder()
    found.failBenchmark('b', 'it threw')
    recordRefusalIfValueIsCoarse(found, 'a', '25', 'ns', 'Use JSON.')
    expect(() => found.parsed()).toThrow('The benchmark a has the value 25 ns')
  })
})

// Attributes of XML.

test('reads one by its name, with its entities', () => {
  const attributes = ' rename="b" name="a &lt;&amp;lt;&#10;&#xE9;&nbsp;&#x110000;"'
  expect(xmlAttributeOrEmpty(attributes, 'name')).toBe('a <&lt;\né&nbsp;&#x110000;')
  expect(xmlAttributeOrEmpty(attributes, 'other')).toBe('')
})

// How files of benchmarks are called.

test('by their last part, and with the folders that tell them apart where they share that', () => {
  const files = ['/home/me/a/x_bench.ts', '/home/me/b/mod.ts', '/home/me/b/c/mod.ts', 'C:\\me\\y.ts']
  expect(files.slice(0, 3).map(createFileNamerForBenchmarkNames(files.slice(0, 3)))).toEqual([
    'x_bench.ts',
    'b/mod.ts',
    'b/c/mod.ts',
  ])
  expect(['C:\\me\\y.ts'].map(createFileNamerForBenchmarkNames(['C:\\me\\y.ts']))).toEqual(['y.ts'])
})

test('below the folder in which the tool ran, whatever other files there are', () => {
  const files = ['/home/me/p/packages/a/bench.ts', '/home/me/p/other_bench.ts']
  const names = ['packages/a/bench.ts', 'other_bench.ts']
  const added = ['/home/me/p/packages/b/bench.ts', '/home/me/p/tools/cli_bench.ts']
  expect(files.map(createFileNamerForBenchmarkNames(files, '/home/me/p'))).toEqual(names)
  expect(files.map(createFileNamerForBenchmarkNames([...files, ...added], '/home/me/p'))).toEqual(names)
  expect(['C:\\p\\a\\x.ts'].map(createFileNamerForBenchmarkNames([], 'C:\\p'))).toEqual(['a/x.ts'])
})

test('what lies outside of that folder has a name as where the folder is not known', () => {
  const files = ['/tmp/x7/a/x.ts', '/tmp/x7/b/x.ts', '/home/me/p/b/x.ts', '/home/me/project/y.ts']
  expect(files.map(createFileNamerForBenchmarkNames(files, '/home/me/p'))).toEqual([
    'tmp/x7/a/x.ts',
    'tmp/x7/b/x.ts',
    'b/x.ts',
    'y.ts',
  ])
})
