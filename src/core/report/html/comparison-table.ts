// The table of all comparisons: grouped by what is said of them, each with its interval drawn on the same scale.
import type { Comparison, Geomean } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { inlineCode } from '../../words/escape.ts'
import { type Naming, unitName } from '../../words/names.ts'
import { formatCenter, formatDelta, formatP, formatRuledOut } from '../../words/numbers.ts'
import { isSignificant } from '../table.ts'
import { escapeHtml } from './escape-html.ts'
import { type Group, groupsOf } from './groups.ts'
import { inlineHtml } from './inline-html.ts'
import { axis, gridDefinitions, intervalPlot } from './interval-plot.ts'
import { type Scale, scaleOf } from './scale.ts'

type ComparedResult = Pick<ResultFile, 'comparisons' | 'geomeans' | 'settings'>

/** On a narrow page each row is a box of its own, so that nothing has to be moved sideways. */
export function comparisonTable({ comparisons, geomeans, settings }: ComparedResult, naming: Naming): string {
  const scale = scaleOf(comparisons, settings.threshold)
  const groups = groupsOf(comparisons, naming, settings)
  return [
    gridDefinitions(scale, settings.threshold),
    '<table class="comparisons">',
    `<thead><tr><th scope="col">Benchmark</th><th scope="col">Unit</th><th scope="col">Delta</th><th scope="col" class="drawn"><span>Interval</span>${axis(scale)}</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Worse by at most</th><th scope="col">p</th></tr></thead>`,
    ...groups.map(group => groupPart(group, naming, settings.alpha, scale)),
    geomeans.length === 0 ? '' : `<tfoot>${geomeans.map(geomeanRow).join('\n')}</tfoot>`,
    '</table>',
    `<p>${legend(settings.threshold)}</p>`,
  ]
    .filter(part => part !== '')
    .join('\n')
}

/** What the pictures are. */
function legend(threshold: number): string {
  const limits = threshold === 0 ? '' : ' Dashed: the threshold, either way.'
  return `Drawn: the ratio of head to base, with its 95% interval, as a change.${limits} Shaded: worse than the threshold. An arrow: beyond the scale.`
}

function groupPart(
  { name, title, sign, comparisons }: Group,
  naming: Naming,
  alpha: number,
  scale: Scale,
): string {
  return [
    `<tbody class="${name}">`,
    `<tr class="group"><th colspan="8" scope="rowgroup">${marked(sign)}${title} (${comparisons.length})</th></tr>`,
    ...comparisons.map(one => row(one, naming, alpha, scale)),
    '</tbody>',
  ].join('\n')
}

function row(one: Comparison, naming: Naming, alpha: number, scale: Scale): string {
  const { unit, base, head, delta } = one
  const shown = isSignificant(one, alpha) ? formatDelta(delta) : '~'
  return [
    `<tr><th scope="row">${inlineHtml(inlineCode(naming(one)))}</th>`,
    `<td>${unitCell(unit)}</td>`,
    `<td>${shown}</td>`,
    `<td>${intervalPlot(one, scale)}</td>`,
    `<td>${formatCenter(base, unit)}</td>`,
    `<td>${formatCenter(head, unit)}</td>`,
    `<td>${formatRuledOut(one)}</td>`,
    `<td>${escapeHtml(formatP(one))}</td></tr>`,
  ].join('')
}

function geomeanRow({ unit, ratio, rows, of }: Geomean): string {
  const name = rows === of ? 'geomean' : `geomean (${rows} of ${of})`
  return `<tr><th scope="row">${name}</th><td>${unitCell(unit)}</td><td>${formatDelta(ratio - 1)}</td><td></td><td></td><td></td><td></td><td></td></tr>`
}

function unitCell(unit: string): string {
  return inlineHtml(inlineCode(unitName(unit)))
}

function marked(sign: string): string {
  return sign === '' ? '' : `<span class="sign" aria-hidden="true">${sign}</span>`
}
