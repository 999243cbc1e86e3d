// Notes in words.
import { describe, expect, test } from 'vitest'
import {
  CompareTableFootnotes,
  type CompareTableNote,
  compareTableFootnoteText,
} from '../../../src/core/compare/notes.ts'

describe('note', () => {
  test.each<[CompareTableNote, string]>([
    [
      { kind: 'unbounded', needed: 6, confidence: 0.95 },
      'too few values for an interval at 0.95: it takes 6',
    ],
    [
      { kind: 'powerless', needed: null, alpha: 0 },
      'too few values to show any difference at alpha 0: it takes more than 50 on each side',
    ],
    [{ kind: 'inexact', low: 1, high: 2 }, 'declared to be exact, but there are values from 1 to 2'],
    [{ kind: 'pooled', keys: ['a', '/b'] }, 'pools benchmarks that differ in a, /b'],
    [{ kind: 'all-equal' }, 'every value is the same'],
    [{ kind: 'untested' }, 'the t test needs two values on each side, and values that vary'],
    [{ kind: 'outliers', removed: 1 }, '1 outlier was left out'],
    [{ kind: 'outliers', removed: 2 }, '2 outliers were left out'],
    [
      { kind: 'other-rows' },
      'not the same benchmarks as in the first column; the geometric means may not be comparable',
    ],
    [{ kind: 'no-geomean', of: 'ratios' }, 'a geometric mean needs numbers above 0; not all ratios are'],
  ])('%j', (note, words) => {
    expect(compareTableFootnoteText(note)).toBe(words)
  })
})

// Footnotes and what points to them.
describe('footnotes', () => {
  test('each note is numbered once, in order of first reference', () => {
    const notes = new CompareTableFootnotes()
    const [equal, other]: CompareTableNote[] = [{ kind: 'all-equal' }, { kind: 'untested' }]
    expect(notes.marks([equal as CompareTableNote])).toBe('¹')
    expect(notes.marks([other as CompareTableNote, { kind: 'all-equal' }])).toBe('² ¹')
    expect(notes.marks([])).toBe('')
    expect(notes.lines()).toEqual(['¹ every value is the same', expect.stringMatching(/^² the t test/)])
  })

  test('numbers have as many digits as they need, and names cannot steer the terminal', () => {
    const notes = new CompareTableFootnotes()
    const marks = Array.from({ length: 12 }, (_, n) =>
      notes.marks([{ kind: 'pooled', keys: [`k${n}\u001b[2J`] }]),
    )
    expect(marks.at(-1)).toBe('¹²')
    expect(notes.lines().at(-1)).toBe('¹² pools benchmarks that differ in k11\\u001b[2J')
  })
})
