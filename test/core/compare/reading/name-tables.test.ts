// Numbers of benchmarks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BenchmarkNumberTable, ConfigNumberTable } from '../../../../src/core/compare/reading/name-tables.ts'
import { long } from '../../../support/long.ts'

describe('benchmark table', () => {
  test('a name has one number under each configuration, however it is asked for', long, () => {
    const name = fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 3 }), fc.string({ unit: 'binary' }))
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
