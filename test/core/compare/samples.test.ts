// Samples of a file.
import { describe, expect, test } from 'vitest'
import {
  collectResultsOfComparedFile,
  mergeUnitDeclarationsOfFiles,
} from '../../../src/core/compare/samples.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { fileOf, listSamples } from './tables.ts'

describe('samples', () => {
  test('values are gathered by benchmark, configuration and unit, in order of appearance', () => {
    const { samples } = collectResultsOfComparedFile(
      parseGoOutput(
        'pkg: p\nBenchmarkA 1 2 x 3 y\nBenchmarkB 1 4 x\nBenchmarkA 1 5 x\npkg: q\nBenchmarkA 1 6 x\npkg: p\nBenchmarkA 1 7 x\n',
      ),
    )
    expect(
      listSamples(samples).map(({ benchmark, config, unit, values }) => [
        benchmark,
        config.pkg,
        unit,
        values,
      ]),
    ).toEqual([
      ['A', 'p', 'x', [2, 5, 7]],
      ['A', 'p', 'y', [3]],
      ['B', 'p', 'x', [4]],
      ['A', 'q', 'x', [6]],
    ])
  })
})

// What several files say of units.
describe('unit rules', () => {
  const rules = (...texts: readonly string[]) =>
    Object.fromEntries(mergeUnitDeclarationsOfFiles(texts.map(text => fileOf('', text))))

  test('the first declaration of each kind applies', () => {
    expect(
      rules('Unit a better=lower\n', 'Unit a better=higher assume=exact\n', 'Unit a assume=nothing\n'),
    ).toEqual({
      a: { better: 'lower', assume: 'exact' },
    })
  })

  test('only the first file reverses the direction of a well-known unit', () => {
    expect(rules('Unit ns/op better=higher\n')).toEqual({ 'sec/op': { better: 'higher' } })
    expect(rules('', 'Unit ns/op better=higher assume=exact\n')).toEqual({ 'sec/op': { assume: 'exact' } })
  })
})
