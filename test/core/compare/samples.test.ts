// Samples of a file.
import { describe, expect, test } from 'vitest'
import {
  BenchmarkNumberTable,
  ConfigNumberTable,
  collectResultsOfComparedFile,
  mergeUnitDeclarationsOfFiles,
} from '../../../src/core/compare/samples.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { long } from '../../support/long.ts'
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

// Numbers of benchmarks.

import fc from 'fast-check'
import { anyCodePoints } from '../../support/code-points.ts'

describe('benchmark table', () => {
  test('a name has one number under each configuration, however it is asked for', long, () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 3 }), anyCodePoints())
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), name), { maxLength: 300 }), asked => {
        const table = new BenchmarkNumberTable()
        const known = new Map<string, number>()
        for (const [config, one] of asked) {
          const id = `${config} ${one}`
          const number = table.findText(config, one)
          expect(number).toBe(known.get(id) ?? known.size)
          known.set(id, number)
          if (/^[!-~]*$/.test(one)) {
            const bytes = new TextEncoder().encode(`  ${one} `)
            expect(table.find(config, bytes, 2, 2 + one.length)).toBe(number)
            expect(table.endOf(number, bytes, 2)).toBe(2 + one.length)
          } else expect(table.endOf(number, new Uint8Array(9), 0)).toBe(-1)
          expect([table.nameOf(number), table.configOf(number)]).toEqual([one, config])
        }
      }),
    )
  })

  test('it keeps the numbers while it grows', long, () => {
    const table = new BenchmarkNumberTable()
    for (let n = 0; n < 5000; n++) expect(table.findText(0, `Name/${n}`)).toBe(n)
    for (let n = 0; n < 5000; n++) expect(table.findText(0, `Name/${n}`)).toBe(n)
    expect([table.nameOf(0), table.nameOf(4999), table.lengthOf(4999)]).toEqual(['Name/0', 'Name/4999', 9])
    const long = 'x'.repeat(2000)
    const number = table.find(0, new TextEncoder().encode(long), 0, 2000)
    expect([table.nameOf(number), table.findText(0, long)]).toEqual([long, number])
  })
})

// Numbers of configurations.
describe('configs', () => {
  test('the same keys and values have one number, other ones another', () => {
    const configs = new ConfigNumberTable()
    const numbers = [
      [],
      [['pkg', 'a']],
      [['pkg', 'b']],
      [['pkg', 'a']],
      [
        ['pkg', 'a'],
        ['note', 'x'],
      ],
      [['pk', 'ga']],
      [],
    ].map(entries => configs.numberOf(entries as [string, string][]))
    expect(numbers).toEqual([0, 1, 2, 1, 3, 4, 0])
    expect([configs.entriesOf(0), configs.entriesOf(3)]).toEqual([
      [],
      [
        ['pkg', 'a'],
        ['note', 'x'],
      ],
    ])
  })

  test('a file of many keys whose first one changes often takes little memory', long, () => {
    const configs = new ConfigNumberTable()
    const others = Array.from({ length: 500 }, (_, n): [string, string] => [`key${n}`, 'value'])
    const before = process.memoryUsage().heapUsed
    for (let n = 0; n < 1000; n++) configs.numberOf([['commit', `${n}`], ...others])
    // A reference to each entry would take some bytes more than one number.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50e6)
    expect(configs.entriesOf(999)).toEqual([['commit', '999'], ...others])
  })
})
