// What counts as printed by a benchmark, in output as the test runner gives it.
import { describe, expect, test } from 'vitest'
import { printedByBenchmark, printedIn } from '../../../src/core/go/visits.ts'

const around = (lines: string) =>
  `goos: linux\ngoarch: amd64\npkg: example.com/m\ncpu: AMD EPYC 7763\n${lines}PASS\nok  \texample.com/m\t1.2s\n`
const result = 'BenchmarkIt-2   \t     100\t        12.0 ns/op\t       0 B/op\n'

describe('nothing is printed', () => {
  test.each([
    ['by a benchmark that measures', around(result)],
    ['on Windows', around(result).replaceAll('\n', '\r\n')],
    ['where there is no benchmark', 'testing: warning: no tests to run\nPASS\n'],
    ['by one that is skipped', around('--- SKIP: BenchmarkIt\n')],
    ['by one with units of its own', around(`Unit hits/op better=higher\n${result}`)],
    ['by the runner, of coverage', around(`${result}coverage: 12.0% of statements\n`)],
    ['where a result is split by nothing', around('BenchmarkIt-2   \t\n     100\t        12.0 ns/op\n')],
    ['where that result is of another unit', around('BenchmarkIt-2   \t\n     100\t       512 ops/s\n')],
    ['at all', ''],
  ])('%s', (_, text) => {
    expect(printedIn(text)).toEqual([])
  })
})

describe('printed is', () => {
  test.each([
    ['a line of its own', `hello\n${result}`, 'hello'],
    [
      'what stands behind the name, as a benchmark prints it while it runs',
      'BenchmarkIt-2   \thello\n     100\t        12.0 ns/op\n',
      'hello',
    ],
    [
      'what has no line break, without the result behind it',
      'BenchmarkIt-2   \thello      100\t        12.0 ns/op\n',
      'hello',
    ],
    [
      'what has no line break, without the result of another unit',
      'BenchmarkIt-2   \thello     100\t       512 ops/s\n',
      'hello',
    ],
    ['the first of many', `BenchmarkIt-2   \tone\ntwo\n     100\t        12.0 ns/op\n`, 'one'],
    ['what it logs', `${result}--- BENCH: BenchmarkIt-2\n    it_test.go:5: hello\n`, 'it_test.go:5: hello'],
    ['a number that is no result', `BenchmarkIt-2   \t7 dwarfs\n     100\t        12.0 ns/op\n`, '7 dwarfs'],
  ])('%s', (_, lines, line) => {
    expect(printedIn(around(lines))[0]).toBe(line)
  })
})

test('what the program prints without a benchmark is not printed by one, whatever numbers are in it', () => {
  const without = printedIn('12:05:03 starting 41\nPASS\ndone\n')
  const printed = (...lines: readonly string[]) => printedByBenchmark(lines, without)
  expect(printed('12:06:00 starting 7', 'done')).toBeNull()
  expect(printed('12:06:00 starting 7', 'hello', 'done')).toBe('hello')
  expect(printed()).toBeNull()
})
