// Texts that fit a terminal.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  alignColumns,
  cutMiddleToWidth,
  cutToWidth,
  displayWidth,
  wrapLine,
} from '../../../src/core/words/terminal.ts'

describe('width', () => {
  test.each([
    ['', 0],
    ['Encode/1MB-8', 12],
    ['µs ± 3%', 7],
    ['日本語', 6],
    ['ｆｕｌｌ', 8],
    ['✅ ok', 5],
    ['e\u0301te\u0301', 3],
  ])('%j takes %d columns', (text, width) => {
    expect(displayWidth(text)).toBe(width)
  })

  test('a text is cut at its end, a name in its middle', () => {
    expect(cutToWidth('Encode/large', 8)).toBe('Encode/…')
    expect(cutToWidth('Encode', 6)).toBe('Encode')
    expect(cutMiddleToWidth('DeleteInsertCloneEachTime', 16)).toBe('DeleteIn…achTime')
    expect(cutMiddleToWidth('日本語日本語', 7)).toBe('日本…語')
  })

  test('whatever is cut fits, and what fits is not cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, width) => {
        for (const cut of [cutToWidth, cutMiddleToWidth]) {
          expect(displayWidth(cut(text, width))).toBeLessThanOrEqual(Math.max(width, 1))
          if (displayWidth(text) <= width) expect(cut(text, width)).toBe(text)
        }
      }),
    )
  })

  test('lines break at spaces and keep their indent; a word that is too long stands alone', () => {
    expect(wrapLine('  one two three four', 11)).toEqual(['  one two', '  three', '  four'])
    expect(wrapLine('short', 80)).toEqual(['short'])
    expect(wrapLine('a overlongword b', 6)).toEqual(['a', 'overlongword', 'b'])
    expect(wrapLine('as it is', Number.POSITIVE_INFINITY)).toEqual(['as it is'])
  })

  test('no word is lost in wrapping', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1 })
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 40 }), (given, width) => {
        expect(wrapLine(given.join(' '), width).join(' ')).toBe(given.join(' '))
      }),
    )
  })
})

// Text in columns lines up.
describe('columns', () => {
  test('columns are as wide as what is in them, the first from the left', () => {
    expect(
      alignColumns(
        [
          ['name', 'growth', ''],
          ['a', '1', 'x'],
          ['longer', '-1000000', ''],
        ],
        1,
      ),
    ).toEqual(['name      growth', 'a              1  x', 'longer  -1000000'])
  })

  test('no rows are no lines', () => {
    expect(alignColumns([], 1)).toEqual([])
  })

  test('where lines must fit, the first cells are cut in their middle, but not to nothing', () => {
    const rows = [
      ['benchmark', 'p'],
      ['Encode/a/very/long/name', '0.5'],
    ]
    expect(alignColumns(rows, 1, 20)).toEqual(['benchmark          p', 'Encode/…ng/name  0.5'])
    expect(alignColumns(rows, 1, 3)).toEqual(['benchmark       p', 'Encode…/name  0.5'])
  })
})
