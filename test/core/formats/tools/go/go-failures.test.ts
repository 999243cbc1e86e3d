// How programs die.
import { expect, test } from 'vitest'
import { parseGo } from '../../../../../src/core/formats/tools/go/go.ts'

const result = 'BenchmarkA-8 1 5 ns/op'
const failures = (...lines: readonly string[]) => parseGo(`${[result, ...lines].join('\n')}\n`).failures

test.each([
  '--- FAIL: BenchmarkA-8',
  'FAIL',
  'FAIL\tpkg\t0.1s',
  'exit status 2',
  'signal: killed',
  '*** Test killed with quit: ran too long (11m0s).',
  'SIGQUIT: quit',
  'WARNING: DATA RACE',
  'Found 1 data race(s)',
  'runtime: out of memory: cannot allocate 4194304-byte block',
  'Killed',
  'Killed: 9',
  'Segmentation fault (core dumped)',
  'run.sh: line 3: 12345 Killed                  ./x.test -test.bench .',
  'zsh: killed     ./x.test -test.bench .',
  'kernel: Out of memory: Killed process 12 (x.test)',
  'BenchmarkA-8   \t--- FAIL: BenchmarkA-8',
])('%j', line => {
  expect(failures(line)).toEqual([line])
})

const stack = ['', 'goroutine 1 [running]:', 'main.main()']

test('a panic and a fatal error, with their stack or at the end', () => {
  expect(failures('panic: boom', ...stack)).toEqual(['panic: boom'])
  expect(failures('panic: boom [recovered]', '\tpanic: boom', ...stack, result)).toEqual([
    'panic: boom [recovered]',
  ])
  expect(failures('fatal error: all goroutines are asleep - deadlock!', ...stack)).toHaveLength(1)
  expect(failures('panic: boom')).toEqual(['panic: boom'])
  expect(failures('BenchmarkB-8   \tpanic: boom', ...stack)).toEqual(['BenchmarkB-8   \tpanic: boom'])
})

test('a program that prints such a line and goes on has not failed, and the line is no configuration', () => {
  expect(failures('panic: recovered', result)).toEqual([])
  expect(parseGo(`panic: recovered\n${result}\n`).measurements[0]?.config).toEqual({})
})

test.each([
  'exit status 0',
  'failed: 0',
  'FAILURES none',
  'Terminated normally',
  'signal 3',
  'Found 2 races',
])('%j is none', line => {
  expect(failures(line)).toEqual([])
})
