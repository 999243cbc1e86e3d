// The rounds of what regressed or is open, as pictures.

import { withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { inlineCode } from '../../words/escape.ts'
import { labelOf, type Naming } from '../../words/names.ts'
import { openOf } from '../inconclusive.ts'
import { magnitude } from '../sentence.ts'
import { inlineHtml } from './inline-html.ts'
import { stripPlot } from './strip-plot.ts'

/** More pictures are not looked at. */
const mostShown = 6

/** The worst regressions first, then what is open; empty where there is neither. What does not vary has nothing to show. */
export function roundsPart(result: ResultFile, naming: Naming): string {
  const regressed = withChange(result.comparisons, 'regressed').toSorted(
    (a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0,
  )
  const shown = [...regressed, ...openOf(result)].filter(({ exact }) => !exact).slice(0, mostShown)
  if (shown.length === 0) return ''
  return [
    '<section class="rounds">',
    '<h2>Round by round</h2>',
    `<p class="note">${key('base', 'M0 6h8')} base ${key('head', 'M4 6h0')} head; the lines are their centres.</p>`,
    '<div class="figures">',
    ...shown.map(one => figure(one, result, naming)),
    '</div>',
    '</section>',
  ].join('\n')
}

function figure(one: Comparison, { rounds }: ResultFile, naming: Naming): string {
  const label = inlineHtml(labelOf(one, naming, inlineCode))
  return `<figure class="${one.change}"><figcaption>${label}</figcaption>${stripPlot(one, rounds)}</figure>`
}

function key(side: string, path: string): string {
  return `<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${side}" d="${path}"/></svg>`
}
