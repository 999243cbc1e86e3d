// What the benchmarks of Luau print.
import { expect, test } from 'vitest'
import { parseTextInFormat } from '../../../../src/core/formats/reading/format.ts'
import { luauFormat } from '../../../../src/core/formats/tools/luau.ts'
import { output, read } from '../recorded-output.ts'

test('reads the lines above the table, names with blanks too', () => {
  expect(read(luauFormat, output('luau/output.txt'))).toEqual([
    'base64 0.015041 sec/op',
    'sieve of numbers 0.16956 sec/op',
  ])
})

test('names what failed', () => {
  expect(parseTextInFormat(luauFormat, output('luau/output.txt')).failures).toEqual([
    "FAILED:  'fails' on 'luau'",
  ])
})

test('refuses a value of fewer than three digits', () => {
  expect(() => read(luauFormat, 'SUCCESS: base64 : 0.015ms +/- 0.636% on luau')).toThrow(
    'The benchmark base64 has the value 0.015 ms, which has fewer than three digits and is too coarse to compare. Make the benchmark do more work.',
  )
})
