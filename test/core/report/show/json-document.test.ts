// JSON for a program that may be shown in a terminal first.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDisplaySafeJson } from '../../../../src/core/report/show/json-document.ts'

test('escapes what a terminal would obey, and what is not seen', () => {
  expect(formatDisplaySafeJson({ name: 'a\u009b2J\u202e\u{e0001}\u200b\u007f é 日' })).toBe(
    '{\n  "name": "a\\u009b2J\\u202e\\udb40\\udc01\\u200b\\u007f é 日"\n}\n',
  )
})

test('says the same to a program', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
      const given = JSON.parse(JSON.stringify([value, text]))
      expect(JSON.parse(formatDisplaySafeJson(given))).toEqual(given)
    }),
  )
})
