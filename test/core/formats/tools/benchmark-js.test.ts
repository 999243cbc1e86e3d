// What benchmark.js prints.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { benchmarkJsFormat } from '../../../../src/core/formats/tools/benchmark-js.ts'
import { output, read } from '../recorded-output.ts'

test('reads rates with commas between thousands, which are better higher', () => {
  const text = output('benchmark.js/output.txt')
  expect(read(benchmarkJsFormat, text)).toEqual([
    'fibonacci 12 713059 ops/s of 9',
    'fibonacci(20) x two 15730 ops/s of 10',
    'slow 16.58 ops/s of 9',
  ])
  expect(parseTextInFormat(benchmarkJsFormat, text).units).toEqual(new Map([['ops/s', { better: 'higher' }]]))
})

test('reads one run, and names a rate that is no number', () => {
  const parsed = parseTextInFormat(
    benchmarkJsFormat,
    'a x 5.00 ops/sec ±0.00% (1 run sampled)\nb x Infinity ops/sec ±0.00% (0 runs sampled)',
  )
  expect(parsed.measurements.map(({ benchmark, value }) => [benchmark, value])).toEqual([['a', 5]])
  expect(parsed.refused).toEqual(['b: Infinity ops/s'])
})

test('names what threw, which it prints behind a colon or leaves out', () => {
  const text =
    'a x 5.00 ops/sec ±0.00% (1 run sampled)\nb: TypeError: boom\nc: \r\nd: Error\nWorking on: numbers\nNote:'
  expect(parseTextInFormat(benchmarkJsFormat, text).failures).toEqual([
    'b: TypeError: boom',
    'c: it threw an error',
    'd: Error',
  ])
})

test('tells what threw with properties of its own, and a heading below a blank line is none', () => {
  const parsed = parseTextInFormat(benchmarkJsFormat, output('benchmark.js/version2.1.3.txt'))
  expect(parsed.measurements.map(({ benchmark }) => benchmark)).toEqual(['indexOf'])
  expect(parsed.failures).toEqual([
    'boom: it threw an error',
    'nomsg: it threw an error',
    'text: Error: a text',
    expect.stringContaining('code: errno: -2,code: ENOENT'),
    expect.stringContaining('assert: generatedMessage: true,code: ERR_ASSERTION'),
  ])
})

test.each(['Parsing:', 'Suite: strings', 'Parse: Error recovery', 'Errors: 3', 'code: none', '\nParsing: '])(
  'takes no heading for a failure: %s',
  heading => {
    const text = `${heading}\na x 5.00 ops/sec ±0.00% (1 run sampled)\n`
    expect(parseTextInFormat(benchmarkJsFormat, text).failures).toEqual([])
  },
)

test('refuses two of one name', () => {
  const line = 'a x 5.00 ops/sec ±0.00% (1 run sampled)\n'
  expect(() => read(benchmarkJsFormat, line + line)).toThrow('Two benchmarks are called "a"')
})

test('refuses a value of fewer than three digits', () => {
  expect(() => read(benchmarkJsFormat, 'slow x 0.66 ops/sec ±0.00% (5 runs sampled)')).toThrow(
    'The benchmark slow has the value 0.66 ops/sec, which has fewer than three digits and is too coarse to compare. Make each call do less work, or print "hz" in a format of your own.',
  )
})
