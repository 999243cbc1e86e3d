// What Gungraun prints.
import { expect, test } from 'vitest'
import { claimsGungraunLines, readGungraunLines } from '../../../src/core/formats/gungraun-lines.ts'
import { output, told } from './recorded-output.ts'

function parse(text: string) {
  const reader = readGungraunLines()
  reader.write(text)
  return told(reader.end())
}

test('reads the counts of this run, whether or not there was one before it', () => {
  const lines = parse(output('gungraun/output.txt'))
  expect(lines.slice(0, 2)).toEqual([
    'numbers::numbers_group::fibonacci short:(5) 166 instructions',
    'numbers::numbers_group::fibonacci short:(5) 345 estimated-cycles',
  ])
  expect(parse(output('gungraun/again.txt'))).toEqual(lines)
  expect(parse('a::b\n  Instructions:   20|10  (+100.000%) [+2.00000x]')).toEqual(['a::b 20 instructions'])
})

test('reads what the other tools of Valgrind count', () => {
  const text = `a::b::c id:10
  ======= CALLGRIND =====
  Instructions:                1734|N/A             (*********)
  ======= DHAT ==========
  Total bytes:                29499|N/A             (*********)
  Total blocks:                2806|N/A             (*********)
  At t-gmax bytes:              378|N/A             (*********)`
  expect(parse(text)).toEqual([
    'a::b::c id:10 1734 instructions',
    'a::b::c id:10 29499 B/op',
    'a::b::c id:10 2806 allocs/op',
  ])
})

test('is claimed by a count, and no list of anything', () => {
  expect(claimsGungraunLines('  Instructions:   20|10')).toBe(true)
  expect(claimsGungraunLines('Instructions: read this|that')).toBe(false)
})
