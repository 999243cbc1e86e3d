// Fields of CSV: quoted where they must be, and nothing in one that a spreadsheet runs.
import { expect, test } from 'vitest'
import { quoted, textField } from '../../../src/core/words/escape.ts'

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['=1+1', "'=1+1"],
  [' =1+1', "' =1+1"],
  ['\u00a0+1', "'\u00a0+1"],
  ['\t=1', "' =1"],
  ["'a", "''a"],
  ['\uff1d1', "'\uff1d1"],
  ['\uff0b1', "'\uff0b1"],
  ['\uff0d1', "'\uff0d1"],
  ['\uff20SUM(A1)', "'\uff20SUM(A1)"],
  ['-1', "'-1"],
  ['\n=1', '\\u000a=1'],
  ['=1,"', `"'=1,"""`],
])('%j as a field', (text, field) => {
  expect(textField(text)).toBe(field)
})

test('our own text is only quoted', () => {
  expect([quoted('=1'), quoted('-1'), quoted('a\r\nb')]).toEqual(['=1', '-1', '"a\r\nb"'])
})
