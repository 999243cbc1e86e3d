// Notes in words.
import { expect, test } from 'vitest'
import { type Note, wordsOf } from '../../../src/core/compare/notes.ts'

test.each<[Note, string]>([
  [{ kind: 'unbounded', needed: 6, confidence: 0.95 }, 'too few values for an interval at 0.95: it takes 6'],
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
  expect(wordsOf(note)).toBe(words)
})
