// What Gungraun prints.
import { expect, test } from 'vitest'
import { claimsGungraunLines, readGungraunLines } from '../../../../../src/core/formats/tools/gungraun.ts'
import { output, told } from '../../recorded-output.ts'

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

test('takes the total of what several threads counted, and of each tool', () => {
  const counts = [
    'numbers::numbers_group::count lines:("two\nlines") 604 instructions',
    'numbers::numbers_group::count lines:("two\nlines") 2524 estimated-cycles',
    'numbers::numbers_group::count lines:("two\nlines") 1024 B/op',
    'numbers::numbers_group::count lines:("two\nlines") 1 allocs/op',
    'numbers::numbers_group::count others:("two\nothers") 609 instructions',
    'numbers::numbers_group::count others:("two\nothers") 2530 estimated-cycles',
    'numbers::numbers_group::count others:("two\nothers") 1024 B/op',
    'numbers::numbers_group::count others:("two\nothers") 1 allocs/op',
    'numbers::numbers_group::threads two:(2) 48680 instructions',
    'numbers::numbers_group::threads two:(2) 78429 estimated-cycles',
    'numbers::numbers_group::threads two:(2) 1040 B/op',
    'numbers::numbers_group::threads two:(2) 14 allocs/op',
  ]
  expect(parse(output('gungraun/threads.txt'))).toEqual(counts)
  // How a process begins its threads is not the same each time.
  const again = counts.map(line => line.replace(' 48680 ', ' 48586 ').replace(' 78429 ', ' 78307 '))
  expect(parse(output('gungraun/grid.txt'))).toEqual(again)
})

test('reads a grid among what has none', () => {
  const text = 'a::b\n  Instructions:   20|N/A\na::c\n|======== CALLGRIND ====\n| Instructions:   30|N/A'
  expect(parse(text)).toEqual(['a::b 20 instructions', 'a::c 30 instructions'])
})

test('calls nothing a benchmark that only a benchmark printed', () => {
  expect(parse(output('gungraun/nocapture.txt')).filter(line => line.endsWith('instructions'))).toEqual([
    'numbers::numbers_group::count lines:("two 604 instructions',
    'numbers::numbers_group::count others:("two 609 instructions',
    'numbers::numbers_group::threads two:(2) 8652 instructions',
  ])
})

test('leaves out what another benchmark is compared with', () => {
  const text = `a::b id:1
  Instructions:                  10|N/A             (*********)
a::c id:1
  Instructions:                  20|N/A             (*********)
  Comparison with b id:1
  Instructions:                  20|10              (+100.000%) [+2.00000x]`
  expect(parse(text)).toEqual(['a::b id:1 10 instructions', 'a::c id:1 20 instructions'])
})

test('is claimed by a count, and no list of anything', () => {
  expect(claimsGungraunLines('  Instructions:   20|10')).toBe(true)
  expect(claimsGungraunLines('| Instructions:   20|10')).toBe(true)
  expect(claimsGungraunLines('| Instructions | 20 |')).toBe(false)
  expect(claimsGungraunLines('Instructions: read this|that')).toBe(false)
})
