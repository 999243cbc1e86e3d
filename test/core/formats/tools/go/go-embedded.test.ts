// Results of Go that do not begin their line.
import { expect, test } from 'vitest'
import { embeddedResult } from '../../../../../src/core/formats/tools/go/go-embedded.ts'

const result = 'BenchmarkC-8   \t 1000000\t      1050 ns/op\t       0 B/op'

test('is what Go has laid out, behind what was printed without a line break', () => {
  for (const before of ['closing db... ', ' 50 %', 'done.', 'ok ', '(3 rows)', '[INFO] ', 'x'])
    expect(embeddedResult(before + result), before).toEqual({ text: result, why: null })
})

test('is not taken where it may be quoted', () => {
  const why = 'text stands before the name'
  for (const before of ['before: ', '> ', '+', '- ', 'old = ', '| ', '"'])
    expect(embeddedResult(before + result), before).toEqual({ text: result, why })
  const plain = 'BenchmarkC-8  1000  50.1 ns/op'
  expect(embeddedResult(`closing db... ${plain}`)).toEqual({ text: plain, why })
})

test('is none at the beginning of a line, in a comment, or in a sentence', () => {
  for (const line of [
    result,
    `// ${result}`,
    `# ${result}`,
    '  // BenchmarkC-8  1000  50.1 ns/op',
    '=== RUN   BenchmarkC',
    'see BenchmarkC-8, which took 1000 ns/op',
    'running BenchmarkC 10 times 5 ways',
    '',
  ])
    expect(embeddedResult(line), line).toBeNull()
})

test('a long line takes no time', () => {
  expect(embeddedResult(` ${'Benchmark'.repeat(100_000)}`)).toBeNull()
  expect(embeddedResult(`${'x'.repeat(1_000_000)} ${result}`)?.why).toBeNull()
})
