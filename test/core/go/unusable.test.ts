// What of the output of a test binary that ended with status 0 makes its benchmark fail.
import { expect, test } from 'vitest'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'
import { unusable } from '../../../src/core/go/visits.ts'

const told = (text: string) => unusable(parseGo(text), text, 'BenchmarkIt')
const result = 'BenchmarkIt-2   \t     100\t        12.0 ns/op\n'

test.each([
  ['a result', `${result}PASS\n`],
  ['a skip', '--- SKIP: BenchmarkIt\nPASS\n'],
  ['what looks like a failure, before PASS', `--- FAIL: TestLogin (0.00s)\nFAIL\n${result}PASS\n`],
  ['PASS behind an open line', 'cleaning upPASS\n'],
  ['PASS on Windows', 'PASS\r\n'],
  ['a result without PASS', result],
  ['no value', 'BenchmarkIt-2   \tsize\n       1\nPASS\n'],
  [
    'a line of its own that begins like a result',
    `BenchmarkOther \tis next\nBenchmark 1 of 2\n${result}PASS\n`,
  ],
  ['one that begins with its name', `BenchmarkItself \tis next\n${result}PASS\n`],
])('%s can be used', (_, text) => {
  expect(told(text)).toBeNull()
})

test.each([
  ['a failure without PASS', '--- FAIL: BenchmarkIt\n', 'failed'],
  ['a failure behind PASS', `${result}PASS\n--- FAIL: BenchmarkIt\nFAIL\n`, 'failed'],
  ['no time', 'BenchmarkIt-2 1 NaN ns/op\nPASS\n', 'gave a value that cannot have been measured'],
  ['a name alone', 'BenchmarkIt-2   \thello\nPASS\n', 'gave a result that cannot be read'],
  ['a part', `${result}BenchmarkIt/b-2   \t`, 'gave a result that cannot be read'],
  ['nothing', '', 'ended before it had measured'],
  ['an open line', 'PASSED\n', 'ended before it had measured'],
])('%s cannot', (_, text, how) => {
  expect(told(text)?.how).toBe(how)
})
