// What --explain says of each benchmark.
import { expect, test } from 'vitest'
import { explainWhyBenchmarksWereMeasuredOrNot } from '../../../../src/core/report/say/failed-and-unmeasured.ts'

const item = (name: string) => ({ title: `m.Benchmark${name}`, benchmark: name, package: 'm' })
const known = {
  items: [item('Decode'), item('Encode'), item('New')],
  proven: [{ benchmark: 'Same', package: 'm' }],
  reasons: new Map([
    ['m.BenchmarkDecode', { difference: 'content', path: ['m.BenchmarkDecode', 'm.Decode', 'm.table'] }],
    ['m.BenchmarkEncode', { difference: 'the flags of the linker differ', path: [] }],
  ]),
}

test('each benchmark that the pattern names is explained', () => {
  expect(
    explainWhyBenchmarksWereMeasuredOrNot('*', known),
  ).toBe(`m.BenchmarkSame is not measured: everything that it can reach is identical.
m.BenchmarkDecode is measured because it can reach code or data that differs:
  m.BenchmarkDecode
    m.Decode
      m.table: content
m.BenchmarkEncode is measured: the flags of the linker differ.
m.BenchmarkNew is measured: it is only on one side, or this run measures everything.
`)
})

test('names are those of the rules file, and none may match', () => {
  expect(explainWhyBenchmarksWereMeasuredOrNot('BenchmarkEncode', known)).toMatch(
    /^m\.BenchmarkEncode is measured/,
  )
  expect(explainWhyBenchmarksWereMeasuredOrNot('m.Encode/1MB/a_b', known)).toMatch(
    /^m\.BenchmarkEncode is measured/,
  )
  expect(explainWhyBenchmarksWereMeasuredOrNot('Other', known)).toBe('')
  expect(explainWhyBenchmarksWereMeasuredOrNot('Other/Encode', known)).toBe('')
})
