// Tables of comparisons in Markdown: what is open, what is folded, and names that have no room.
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import { changesPart, comparisonsPart } from '../../../../src/core/report/say/comparisons.ts'
import { everything } from '../../../../src/core/report/say/judged.ts'
import { comparison } from '../comparisons.ts'
import { elements, rendered, textOf, texts } from '../rendered.ts'
import { settings } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const naming = ({ benchmark }: { readonly benchmark: string }) => benchmark
const many = (n: number) => Array.from({ length: n }, (_, index) => comparison({ benchmark: `B${index}` }))
const shown = (changed: readonly Comparison[]) => asMarkdown(changesPart(changed, naming, settings))

test('the first forty rows are open, and the others folded', () => {
  expect(texts(shown(many(40)), 'summary')).toEqual([])
  const folded = shown(many(42))
  expect(texts(folded, 'summary')).toEqual(['2 more rows'])
  expect(texts(folded.split('<details>')[0] ?? '', 'tr')).toHaveLength(41)
  expect(texts(shown(many(41)), 'summary')).toEqual(['1 more row'])
})

test('the pictures are explained once', () => {
  const all = many(50)
  const result = { comparisons: all, geomeans: [], settings, merged: null, rounds: [] }
  const report = `${shown(all)}\n\n${asMarkdown(comparisonsPart(result, naming, everything.besides, all))}`
  expect(report.match(/Drawn:/g)).toHaveLength(1)
  expect(asMarkdown(comparisonsPart(result, naming, everything.besides))).toContain('Drawn:')
})

test('a long name is cut in the middle, and stands whole beside the medians', () => {
  const benchmark = `Decode/${'x'.repeat(150)}/level=19`
  const one = [comparison({ benchmark })]
  expect(texts(shown(one), 'code')[0]).toBe(`Decode/xxxxxxxxxxxxx…xxxxxxxxxx/level=19`)
  const result = { comparisons: one, geomeans: [], settings, merged: null, rounds: [] }
  const besides = asMarkdown(comparisonsPart(result, naming, everything.besides, one))
  expect(texts(besides, 'td')[0]).toBe(benchmark)
})

test('each row has two cells, however many lines are in one, so that a phone shows all', () => {
  const cells = elements(rendered(shown(many(2)))).filter(({ tagName }) => tagName === 'td')
  expect(cells).toHaveLength(4)
  expect(cells.map(cell => elements(cell).some(({ tagName }) => tagName === 'br'))).toEqual([
    false,
    true,
    false,
    true,
  ])
  // The sign and the number stay together.
  expect(textOf(cells[0] as (typeof cells)[number])).toBe('❌\u00a0+7.2%')
})
