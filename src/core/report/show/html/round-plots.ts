// The rounds of what regressed or is inconclusive, as pictures.
import type { Rounds } from '../../say/block.ts'
import type { Inline } from './inline.ts'
import { stripPlot } from './strip-plot.ts'

/** A picture for each, below its name. */
export function roundPlots({ plots, rounds }: Rounds, inline: Inline): string {
  return [
    '<section class="rounds">',
    '<h2>Round by round</h2>',
    `<p class="note">${key('base', 'M0 6h8')} base ${key('head', 'M4 6h0')} head; the lines are their centres.</p>`,
    '<div class="figures">',
    ...plots.map(
      ({ label, of }) =>
        `<figure class="${of.change}"><figcaption>${inline(label)}</figcaption>${stripPlot(of, rounds)}</figure>`,
    ),
    '</div>',
    '</section>',
  ].join('\n')
}

function key(side: string, path: string): string {
  return `<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${side}" d="${path}"/></svg>`
}
