// Benchmarks of Go that do not begin their line.
import { expect, test } from 'vitest'
import { embeddedIn } from '../../../../../src/core/formats/tools/go/go.ts'

const result = 'BenchmarkC-8   \t 1000000\t      1050 ns/op\t       0 B/op'

test('begin with a name that Go has laid out, behind what was printed without a line break', () => {
  for (const before of [
    'closing db... ',
    ' 50 %',
    'done.',
    'ok ',
    '(3 rows)',
    '[INFO] ',
    'x',
    'BenchmarkA-8 \tx ',
  ])
    for (const after of [result, 'BenchmarkC-8   \t', 'BenchmarkC-8   \tclosing db...   10\t 50 ns/op'])
      expect(embeddedIn(before + after), before + after).toEqual({ start: before.length, why: null })
})

test('are not taken where they may be quoted', () => {
  const why = 'text stands before the name'
  for (const before of ['before: ', '> ', '+', '- ', 'old = ', '| ', '"'])
    expect(embeddedIn(before + result), before).toEqual({ start: before.length, why })
  expect(embeddedIn('closing db... BenchmarkC-8  1000  50.1 ns/op')).toEqual({ start: 14, why })
})

test('are none at the beginning of a line, in a comment, or in a sentence', () => {
  for (const line of [
    result,
    `// ${result}`,
    `# ${result}`,
    '  // BenchmarkC-8  1000  50.1 ns/op',
    'before: BenchmarkC-8\t',
    '=== RUN   BenchmarkC',
    'see BenchmarkC-8, which took 1000 ns/op',
    'running BenchmarkC 10 times 5 ways',
    '',
  ])
    expect(embeddedIn(line), line).toBeNull()
})

test('take no time in a long line', () => {
  expect(embeddedIn(` ${'Benchmark'.repeat(100_000)}`)).toBeNull()
  expect(embeddedIn(`${'x'.repeat(1_000_000)} ${result}`)?.why).toBeNull()
})
