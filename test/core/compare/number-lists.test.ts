// Rows of numbers.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { IntList, NumberRowStore } from '../../../src/core/compare/number-lists.ts'
import { numbersOfRow } from './tables.ts'

describe('number rows', () => {
  test('each row gives back what was added to it, in whatever order that came', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.oneof(fc.constantFrom(0, -0, 7), fc.double()))), added => {
        const rows = new NumberRowStore()
        const wanted = Array.from({ length: 5 }, () => [] as number[])
        for (let row = 0; row < 5; row++) expect(rows.open()).toBe(row)
        for (const [row, value] of added) {
          rows.add(row, value)
          wanted[row]?.push(value)
        }
        expect(wanted.map((_, row) => numbersOfRow(rows, row))).toEqual(wanted)
      }),
    )
  })

  test('a row may be as long as it likes, and is written where it is asked for', () => {
    const rows = new NumberRowStore()
    rows.open()
    rows.open()
    for (let n = 0; n < 70_000; n++) {
      rows.add(0, n)
      if (n % 1000 === 0) rows.add(1, -n)
    }
    const all = numbersOfRow(rows, 0)
    expect([all.length, all[0], all[65_535], all[69_999]]).toEqual([70_000, 0, 65_535, 69_999])
    const into = new Float64Array(72)
    expect(rows.copy(1, into, 1)).toBe(71)
    expect([into[0], into[1], into[2], into[70], into[71]]).toEqual([0, -0, -1000, -69_000, 0])
  })
})

// Growing lists of whole numbers.
describe('ints', () => {
  test('it keeps everything while it grows', () => {
    const ints = new IntList()
    for (let n = 0; n < 100; n++) ints.push(-n)
    expect([ints.length, ints.at(0), ints.at(16), ints.at(99)]).toEqual([100, -0 + 0, -16, -99])
  })
})
