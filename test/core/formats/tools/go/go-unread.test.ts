// Lines that look like results and are none.
import { expect, test } from 'vitest'
import { parseGo } from '../../../../../src/core/formats/tools/go/go.ts'

const unread = (...lines: readonly string[]) =>
  parseGo(`${lines.join('\n')}\n`).unread?.map(({ line, why }) => `${line}: ${why}`)

// benchstat complains about the same ones, but those it sees in prose.
test.each<[string, string]>([
  ['BenchmarkA-8 1 10x ns/op', '1: "10x" is not a number'],
  ['BenchmarkA-8 1 300,5 ns/op', '1: "300,5" is not a number'],
  ['BenchmarkA-8 1 300 ns/op x B/op', '1: "x" is not a number'],
  ['BenchmarkA-8 1 300 ns/op 64', '1: "64" has no unit'],
  ['BenchmarkA-8 1 _300 ns/op', '1: "_300" is not a number'],
  ['BenchmarkA-8 1 300', '1: "300" has no unit'],
  ['BenchmarkA-8 1', '1: nothing follows the count'],
  ['BenchmarkA-8 1.5 300 ns/op', '1: "1.5" is not a count'],
  ['BenchmarkA-8 99999999999999999999 5 ns/op', '1: "99999999999999999999" is not a count'],
  ['BenchmarkA-8 \t', '1: no result follows the name'],
  ['BenchmarkA-8 \tout of the benchmark', '1: no result follows the name'],
  ['Unit', '1: it names no unit'],
  ['Unit x better', '1: "better" is not key=value'],
  ['Unit x better=sideways', '1: better is neither lower nor higher, but "sideways"'],
  ['Unit x assume=odd', '1: assume is neither exact nor nothing, but "odd"'],
])('%j: %s', (line, why) => {
  expect(unread(line, 'BenchmarkB 1 5 ns/op')).toEqual([why])
})

test.each([
  'BenchmarkA',
  'BenchmarkA-8 100 5 ns/op',
  'Benchmarking is fun',
  'Benchmarking 5 files',
  'Benchmark results of today:',
  'BenchmarkReport was written',
  'BenchmarkA-8 1_000 1_234.5 ns/op',
  'Unit x better=lower other=1',
  'BenchmarkA-8 \t--- FAIL: BenchmarkA-8',
])('%j is let pass', line => {
  expect(unread(line)).toEqual([])
})

test('a result that comes later on is read', () => {
  expect(unread('BenchmarkA-8 \tlog', 'more   100\t 7.5 ns/op')).toEqual([])
  expect(unread('BenchmarkA-8 \tlog', 'BenchmarkB-8 \tlog', 'more   100\t 7.5 ns/op')).toEqual([
    '1: no result follows the name',
  ])
})

test('a benchmark that reports no value says so behind what it prints, too', () => {
  const counts = '1: nothing follows the count'
  expect(unread('BenchmarkA-8 \tlog', '    1000')).toEqual([counts])
  expect(unread('BenchmarkA-8 \tlog', 'more    1000')).toEqual([counts])
  expect(unread('BenchmarkA-8 \tlog       1', 'PASS')).toEqual([counts])
  expect(unread('BenchmarkA-8 \tlog', '100000000')).toEqual([counts])
  for (const line of ['1000', 'more 1000', 'took 100 s'])
    expect(unread('BenchmarkA-8 \tlog', line), line).toEqual(['1: no result follows the name'])
})

test('what a benchmark prints that begins like a result takes nothing from its own', () => {
  const rest = '    1000\t        50 ns/op'
  expect(unread('BenchmarkA-8 \tlog', 'Benchmark 1 of 4', 'BenchmarkX is next', rest)).toEqual([
    '2: "of" is not a number',
  ])
  const text = `BenchmarkA-8 \tlog\nBenchmark 1 of 4\nBenchmarkX is next\n${rest}\n`
  expect(parseGo(text).measurements.map(({ benchmark }) => benchmark)).toEqual(['A-8'])
})

test('the first statement about a unit holds, and another one is named', () => {
  expect(unread('Unit x better=lower', 'Unit x better=lower', 'Unit x better=higher')).toEqual([
    '3: better of x is already set to lower',
  ])
})

test('of a long line the beginning is kept', () => {
  const [one] = parseGo(`BenchmarkA 1 ${'9'.repeat(500)}x ns/op\n`).unread ?? []
  expect(one?.text).toHaveLength(201)
})
