// The table in a terminal: signs, colours, and columns.
import { expect, test } from 'vitest'
import { type Paint, plain, textTable } from '../../../src/core/report/text-table.ts'
import { comparison, spaced } from './comparisons.ts'
import { settings } from './runs.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark
const rows = (comparisons: Parameters<typeof textTable>[0]['comparisons'], paint: Paint = plain) =>
  spaced(textTable({ comparisons, settings }, naming, paint)).split('\n')

test('each row has the sign of its change, and what is not significant no delta', () => {
  expect(
    rows([
      comparison(),
      comparison({ benchmark: 'Go', unit: 'B/op', change: 'unchanged', p: 0.4, delta: 0.001 }),
    ]),
  ).toEqual([
    '  benchmark  unit                base             head   delta  at most       p',
    '✗ Encode     time/op    1.000 ms ± 0%    1.070 ms ± 0%  +7.00%     8.8%  <0.001',
    expect.stringMatching(/^ {2}Go +B\/op .* ~ +8\.8% +0\.400$/),
  ])
})

test('where there is no room the centres give way first, then what is ruled out', () => {
  const heading = (width: number) =>
    textTable({ comparisons: [comparison()], settings }, naming, plain, width)
      .split('\n')[0]
      ?.trim()
  expect(heading(80)).toMatch(/unit +base +head +delta +at most +p$/)
  expect(heading(70)).toMatch(/unit +delta +at most +p$/)
  expect(heading(45)).toMatch(/unit +delta +p$/)
})

test('a row is painted by its change', () => {
  const painted = rows([comparison({ change: 'improved' })], (colour, text) => `<${colour}>${text}`)
  expect(painted[1]).toMatch(/^<green>✓ Encode/)
})

test('nothing compared is no table', () => {
  expect(textTable({ comparisons: [], settings }, naming, plain)).toBe('')
})
