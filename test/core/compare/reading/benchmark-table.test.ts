// Numbers of benchmarks.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BenchmarkTable } from '../../../../src/core/compare/reading/name-tables.ts'

test('a name has one number under each configuration, however it is asked for', () => {
  const name = fc.oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 3 }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2), name), { maxLength: 300 }), asked => {
      const table = new BenchmarkTable()
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
      expect(table.count).toBe(known.size)
    }),
  )
})

test('it grows', () => {
  const table = new BenchmarkTable()
  for (let n = 0; n < 5000; n++) expect(table.findText(0, `Name/${n}`)).toBe(n)
  for (let n = 0; n < 5000; n++) expect(table.findText(0, `Name/${n}`)).toBe(n)
  expect([table.nameOf(0), table.nameOf(4999), table.lengthOf(4999)]).toEqual(['Name/0', 'Name/4999', 9])
  const long = 'x'.repeat(2000)
  const number = table.find(0, new TextEncoder().encode(long), 0, 2000)
  expect([table.nameOf(number), table.findText(0, long)]).toEqual([long, number])
})
