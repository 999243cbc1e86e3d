// A line that could not be read, as it is reported.
import { expect, test } from 'vitest'
import { unreadLine } from '../../../../src/core/formats/text/lines.ts'

test('has at most two hundred characters of it', () => {
  expect(unreadLine(3, 'a 1x', 'b', true)).toEqual({ line: 3, text: 'a 1x', why: 'b', isResult: true })
  expect(unreadLine(3, 'a'.repeat(201), 'b', false).text).toBe(`${'a'.repeat(200)}…`)
})
