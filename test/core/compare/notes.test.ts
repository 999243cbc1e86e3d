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
      { kind: 'powerless', needed: null, alpha: 0 },
      'too few values to show any difference at alpha 0: it takes more than 50 on each side',
    ],
    [{ kind: 'outliers', removed: 1 }, '1 outlier was left out'],
    [{ kind: 'outliers', removed: 2 }, '2 outliers were left out'],
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
