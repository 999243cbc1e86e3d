// Footnotes and what points to them.
import { expect, test } from 'vitest'
import { Footnotes, type Note } from '../../../src/core/compare/notes.ts'

test('each is said once, by the order in which it was pointed to', () => {
  const notes = new Footnotes()
  const [equal, other]: Note[] = [{ kind: 'all-equal' }, { kind: 'untested' }]
  expect(notes.marks([equal as Note])).toBe('¹')
  expect(notes.marks([other as Note, { kind: 'all-equal' }])).toBe('² ¹')
  expect(notes.marks([])).toBe('')
  expect(notes.lines()).toEqual(['¹ every value is the same', expect.stringMatching(/^² the t test/)])
})

test('numbers have as many digits as they need, and names cannot steer the terminal', () => {
  const notes = new Footnotes()
  const marks = Array.from({ length: 12 }, (_, n) =>
    notes.marks([{ kind: 'pooled', keys: [`k${n}\u001b[2J`] }]),
  )
  expect(marks.at(-1)).toBe('¹²')
  expect(notes.lines().at(-1)).toBe('¹² pools benchmarks that differ in k11\\u001b[2J')
})
