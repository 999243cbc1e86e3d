// What vitest bench writes.
import { expect, test } from 'vitest'
import { NotInFormatError, parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { vitestBenchFormat } from '../../../../src/core/formats/tools/vitest-bench.ts'
import { output, read } from '../recorded-output.ts'

const text = output('vitest-bench/version4.json')

test('reads medians, below the file and the groups, and no path of the machine', () => {
  expect(read(vitestBenchFormat, text)).toEqual([
    'vt/numbers.bench.js > fibonacci 12 0.000001422000000047774 sec/op of 20871',
    'vt/numbers.bench.js > copying > slice 4.000000001269655e-8 sec/op of 598824',
  ])
})

test('names what threw', () => {
  expect(parseTextInFormat(vitestBenchFormat, text).failures).toEqual([
    'vt/numbers.bench.js > copying > fails: it has no result, so it threw an error',
  ])
})

test('refuses what is none', () => {
  expect(() => read(vitestBenchFormat, '{"file": []}')).toThrow(NotInFormatError)
})

const version5 = output('vitest-bench/version5.json')

test('reads what version 5 writes, below the name of the file, whose folder is that of the machine', () => {
  expect(read(vitestBenchFormat, version5)).toEqual([
    'numbers.bench.js > fibonacci > 12 0.0000014120000000730214 sec/op of 271079',
    'numbers.bench.js > copying > arrays > spread 3.999999989900971e-8 sec/op of 248652',
    'numbers.bench.js > copying > arrays > slice 3.999999989900971e-8 sec/op of 54292',
  ])
  const { failures, failed } = parseTextInFormat(vitestBenchFormat, version5)
  expect(failures).toEqual(['numbers.bench.js > copying > fails: Error: no such number'])
  expect([...(failed?.keys() ?? [])]).toEqual(['numbers.bench.js > copying > fails'])
})

test('names a file that could not be run, and leaves out what an earlier run stored', () => {
  const stored = { name: 'b', latency: { p50: 5 }, fromStore: true }
  const benchmarks = [{ name: 'a', tasks: [stored, { ...stored, fromStore: false }] }]
  const text = JSON.stringify({
    testResults: [
      { name: 'C:\\x\\a.bench.js', assertionResults: [{ status: 'passed', benchmarks }] },
      { name: '/x/b.bench.js', status: 'failed', message: 'bench is not a function', assertionResults: [] },
    ],
  })
  expect(read(vitestBenchFormat, text)).toEqual(['a.bench.js > a > b 0.005 sec/op'])
  expect(parseTextInFormat(vitestBenchFormat, text).failures).toEqual(['b.bench.js: bench is not a function'])
})

test('claims no report of tests', () => {
  expect(vitestBenchFormat.claims(version5.replaceAll('"benchmarks"', '"tags"'))).toBe(false)
})

test('tells files of one name apart by their folders, without those of the machine', () => {
  const file = (name: string) => ({
    name,
    assertionResults: [
      { status: 'passed', benchmarks: [{ name: 'g', tasks: [{ name: 't', latency: { p50: 5 } }] }] },
    ],
  })
  const names = (...paths: readonly string[]) =>
    read(vitestBenchFormat, JSON.stringify({ testResults: paths.map(file) })).map(
      line => line.split(' > ')[0],
    )
  expect(
    names('/home/x/p/src/a/x.bench.ts', '/home/x/p/src/b/x.bench.ts', '/home/x/p/lib/y.bench.ts'),
  ).toEqual(['src/a/x.bench.ts', 'src/b/x.bench.ts', 'y.bench.ts'])
  expect(names('C:\\p\\x.bench.ts', 'C:\\p\\b\\x.bench.ts')).toEqual(['x.bench.ts', 'b/x.bench.ts'])
  expect(() => names('/p/x.bench.ts', '/p/x.bench.ts')).toThrow(
    'Two benchmarks are called "x.bench.ts > g > t"',
  )
})

test('names files of version 5 from the folder in which it ran', () => {
  const { measurements } = vitestBenchFormat.parse(
    version5.replaceAll(/"name": "[^"]*\/numbers\.bench/g, '"name": "/home/user/numbers/vt/numbers.bench'),
    '/home/user/numbers',
  )
  expect(measurements.map(({ benchmark }) => benchmark)).toEqual([
    'vt/numbers.bench.js > fibonacci > 12',
    'vt/numbers.bench.js > copying > arrays > spread',
    'vt/numbers.bench.js > copying > arrays > slice',
  ])
})

test('reads what versions before 1.6 print, below the names of suites', () => {
  const text = output('vitest-bench/version1.json')
  expect(read(vitestBenchFormat, text)).toEqual([
    'broken > x 4.598854888115454e-8 sec/op',
    'fibonacci 20 0.00006676878666666805 sec/op',
    'copying > slice 0.0005989017777777753 sec/op',
  ])
  expect(parseTextInFormat(vitestBenchFormat, text).failures).toEqual([
    'broken > fails: it has no result, so it threw an error',
  ])
})

test('takes the median of samples where those versions write them', () => {
  const sort = [{ name: 'quick', rank: 1, rme: 2, samples: [0.5, 0.25, 4], mean: 1.58 }]
  const text = JSON.stringify({ numTotalTests: 1, testResults: { sort } })
  expect(vitestBenchFormat.claims(text)).toBe(true)
  expect(read(vitestBenchFormat, text)).toEqual(['sort > quick 0.0005 sec/op of 3'])
  expect(parseTextInFormat(vitestBenchFormat, text).measurements[0]?.iterations).toBe(3)
  const twice = JSON.stringify({ testResults: { sort: [...sort, ...sort] } })
  expect(() => read(vitestBenchFormat, twice)).toThrow('Two benchmarks are called "sort > quick"')
})

test('-t knows a group whose own name has the separator in it, wherever that may be', () => {
  const known = (name: string) => vitestBenchFormat.namesInFilters?.(name)
  expect(known('a.bench.ts > a > b > slice')).toEqual([
    'a b slice',
    'a b > slice',
    'a > b slice',
    'a > b > slice',
  ])
  expect(known('a.bench.ts > a > b > c > d > e')).toEqual(['a b c d e'])
})

test('-t knows groups and benchmark, without the file', () => {
  const known = (name: string) => vitestBenchFormat.namesInFilters?.(name)
  expect(known('test/a.bench.ts > copying > slice')).toEqual(['copying slice', 'copying > slice'])
  expect(known('a.bench.ts > work')).toEqual(['work'])
})
