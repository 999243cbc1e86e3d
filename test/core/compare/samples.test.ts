// Samples of a file.
import { expect, test } from 'vitest'
import { gather } from '../../../src/core/compare/samples.ts'
import { parseGo } from '../../../src/core/formats/tools/go/go.ts'

test('values are gathered by benchmark, configuration and unit, in order of appearance', () => {
  const { samples } = gather(
    parseGo(
      'pkg: p\nBenchmarkA 1 2 x 3 y\nBenchmarkB 1 4 x\nBenchmarkA 1 5 x\npkg: q\nBenchmarkA 1 6 x\npkg: p\nBenchmarkA 1 7 x\n',
    ),
  )
  expect(
    samples.list().map(({ benchmark, config, unit, values }) => [benchmark, config.pkg, unit, values]),
  ).toEqual([
    ['A', 'p', 'x', [2, 5, 7]],
    ['A', 'p', 'y', [3]],
    ['B', 'p', 'x', [4]],
    ['A', 'q', 'x', [6]],
  ])
})
