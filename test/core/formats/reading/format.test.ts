// A whole text through the reader of a format.
import { expect, test } from 'vitest'
import {
  type Format,
  nothingParsed,
  readWhole,
  Unreadable,
} from '../../../../src/core/formats/reading/format.ts'

test('is written in one piece, and what is wrong with it is thrown', () => {
  const written: string[] = []
  const format: Format = {
    name: 'picky',
    claims: () => true,
    open: () => ({
      write: piece => {
        written.push(piece)
      },
      end() {
        if (written.at(-1) === 'bad') throw new Unreadable('line 1: no number')
        return nothingParsed
      },
    }),
  }
  expect(readWhole(format, 'good')).toBe(nothingParsed)
  expect(() => readWhole(format, 'bad')).toThrow(Unreadable)
  expect(written).toEqual(['good', 'bad'])
})
