// The table of all comparisons: grouped by change, each with its interval drawn on the same scale.
import type { Geomean } from '../../../model/comparison.ts'
import { formatDelta } from '../../../words/numbers.ts'
import type { Comparisons, Row } from '../../say/block.ts'
import { unitOf } from '../../say/label.ts'
import { escapeHtml } from './escape-html.ts'
import { type Group, groupsOf } from './groups.ts'
import type { Inline } from './inline.ts'
import { axis, gridDefinitions, intervalPlot } from './interval-plot.ts'
import { type Scale, scaleOf } from './scale.ts'

/** On a narrow page each row is a box of its own, so that nothing has to scroll sideways. */
export function comparisonTable({ rows, geomeans, settings }: Comparisons, inline: Inline): string {
  const { threshold } = settings
  const scale = scaleOf(
    rows.map(({ of }) => of),
    threshold,
  )
  return [
    gridDefinitions(scale, threshold),
    '<table class="comparisons">',
    `<thead><tr><th scope="col">Benchmark</th><th scope="col">Unit</th><th scope="col">Delta</th><th scope="col" class="drawn"><span>Interval</span>${axis(scale)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Worse by at most</th><th scope="col">p</th></tr></thead>`,
    ...groupsOf(rows, settings.sort).map(group => groupPart(group, scale, inline)),
    geomeans.length === 0 ? '' : `<tfoot>${geomeans.map(one => geomeanRow(one, inline)).join('\n')}</tfoot>`,
    '</table>',
    `<p>${legend(threshold)}</p>`,
  ]
    .filter(part => part !== '')
    .join('\n')
}

/** What the pictures show. */
function legend(threshold: number): string {
  const limits = threshold === 0 ? '' : ' Dashed: the threshold, in both directions.'
  return `Drawn: the ratio of head to base, with its 95% interval, as a change.${limits} Shaded: worse than the threshold. An arrow: beyond the scale.`
}

function groupPart({ name, title, sign, rows }: Group, scale: Scale, inline: Inline): string {
  return [
    `<tbody class="${name}">`,
    `<tr class="group"><th colspan="8" scope="rowgroup">${marked(sign)}${title} (${rows.length})</th></tr>`,
    ...rows.map(one => rowHtml(one, scale, inline)),
    '</tbody>',
  ].join('\n')
}

function rowHtml({ of, name, unit, delta, base, head, bound, p }: Row, scale: Scale, inline: Inline): string {
  return [
    `<tr><th scope="row">${inline(name)}</th>`,
    `<td>${inline(unit)}</td>`,
    `<td>${delta}</td>`,
    `<td>${intervalPlot(of, scale)}</td>`,
    `<td>${base}</td>`,
    `<td>${head}</td>`,
    `<td>${bound}</td>`,
    `<td>${escapeHtml(p)}</td></tr>`,
  ].join('')
}

function geomeanRow({ unit, ratio, rows, of }: Geomean, inline: Inline): string {
  const name = rows === of ? 'geomean' : `geomean (${rows} of ${of})`
  return `<tr><th scope="row">${name}</th><td>${inline([unitOf(unit)])}</td><td>${formatDelta(ratio - 1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`
}

function marked(sign: string): string {
  return sign === '' ? '' : `<span class="sign" aria-hidden="true">${sign}</span>`
}
