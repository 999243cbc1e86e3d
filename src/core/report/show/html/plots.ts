// The plots of a comparison: the interval of its change as a whisker, and its values round by round.
import { quantileSorted } from 'simple-statistics'
import { relativeChangeUsedByVerdict } from '../../../judge/effect-size.ts'
import type { Comparison, SampleSummary } from '../../../model/comparison.ts'
import { type BetterDirection, type Sample, type Side, sides } from '../../../model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../../../model/result-file.ts'
import {
  formatDeltaOrFromZero,
  formatFractionAsPercent,
  formatSignedChange,
  formatValue,
} from '../../../words/numbers.ts'
import type { ComparisonWithCellTexts } from '../../say/block.ts'
import { escapeHtml } from './page.ts'

/** Pixels, for one line of text. */
const [intervalWidth, intervalHeight] = [200, 20]
const middle = intervalWidth / 2
/** The distance from no change to the limit; an arrow beyond it marks an interval that is cut off. */
const reach = middle - 16
const arrowWidth = 8

type PlottedRow = Pick<ComparisonWithCellTexts, 'comparison' | 'rules'>

/** Defines the grid behind the whiskers: one for each direction and threshold, shared by all rows that have these. */
export function svgDefinitionsOfPlotGrids(rows: readonly PlottedRow[], limit: number): string {
  const grids = new Map(rows.map(row => [gridName(row), row]))
  const drawn = [...grids].map(([name, { comparison, rules }]) =>
    grid(name, comparison.better, limit, rules.threshold),
  )
  return `<svg class="definitions" width="0" height="0" aria-hidden="true"><defs>${drawn.join('')}</defs></svg>`
}

export function drawSvgPlotAxis(limit: number): string {
  const end = formatFractionAsPercent(limit)
  const [left, right] = [position(-limit, limit), position(limit, limit)]
  return `<svg class="axis" viewBox="0 0 ${intervalWidth} 14" role="img" aria-label="from -${end} to +${end}"><text x="${left}" y="11">-${end}</text><text x="${middle}" y="11">0%</text><text x="${right}" y="11">+${end}</text></svg>`
}

/** Draws a row; the title of the drawing is the interval in numbers. */
export function drawSvgIntervalOfRow(row: PlottedRow, limit: number): string {
  const { low, high, centre } = shownOf(row.comparison)
  const marks = [whisker(low, high, limit), dot(centre, limit)].join('')
  return `<svg class="plot" viewBox="0 0 ${intervalWidth} ${intervalHeight}" role="img"><title>${titleOf(row.comparison)}</title><use href="#${gridName(row)}"/>${marks}</svg>`
}

/** Returns the change that is drawn as a point, as ratio - 1; infinite from 0. */
export function plottedPointEstimate(comparison: Comparison): number {
  return shownOf(comparison).centre
}

/** Returns the drawn values as changes; infinite if the interval is open, or from 0. */
function shownOf(comparison: Comparison) {
  const { ratio, base, head } = comparison
  if (ratio !== null) {
    const [low, high] = [(ratio.low ?? Number.NEGATIVE_INFINITY) - 1, (ratio.high ?? Infinity) - 1]
    return { low, high, centre: ratio.estimate - 1 }
  }
  const shift = comparison.shift ?? head.center - base.center
  const fromZero = shift > 0 ? Infinity : Number.NEGATIVE_INFINITY
  const centre = relativeChangeUsedByVerdict(comparison) ?? (shift === 0 ? 0 : fromZero)
  return { low: centre, high: centre, centre }
}

function titleOf(comparison: Comparison): string {
  const { ratio } = comparison
  if (ratio === null) return formatDeltaOrFromZero(relativeChangeUsedByVerdict(comparison))
  const signed = (end: number) => formatSignedChange(end - 1)
  if (ratio.low !== null && ratio.low === ratio.high) return signed(ratio.estimate)
  return `${ratio.low === null ? '-∞' : signed(ratio.low)} to ${ratio.high === null ? '+∞' : signed(ratio.high)}`
}

/** Draws the interval. A cut-off end has no bar, but continues to the arrow. */
function whisker(low: number, high: number, limit: number): string {
  if (low === high || low > limit || high < -limit) return ''
  const [isCutLow, isCutHigh] = [low < -limit, high > limit]
  const left = isCutLow ? arrowWidth : position(low, limit)
  const right = isCutHigh ? intervalWidth - arrowWidth : position(high, limit)
  const bars = [isCutLow ? '' : `M${left} 6v8`, isCutHigh ? '' : `M${right} 6v8`].join('')
  const arrows = [isCutLow ? arrow(-1) : '', isCutHigh ? arrow(1) : ''].join('')
  return `<path d="M${left} 10H${right}${bars}"/>${arrows}`
}

function dot(centre: number, limit: number): string {
  if (Math.abs(centre) > limit) return arrow(Math.sign(centre))
  return `<circle cx="${position(centre, limit)}" cy="10" r="3"/>`
}

/** Draws an arrow towards a value beyond the scale. */
function arrow(way: number): string {
  const tip = way < 0 ? 1 : intervalWidth - 1
  return `<path d="M${tip} 10l${(1 - arrowWidth) * way}-4v8z"/>`
}

/** Returns the x position of a change, to a tenth of a pixel. */
function position(change: number, limit: number): number {
  const share = Math.max(-1, Math.min(1, change / limit))
  return Math.round((middle + share * reach) * 10) / 10
}

function gridName({ comparison: { better }, rules: { threshold } }: PlottedRow): string {
  return better === null ? 'grid-unknown' : `grid-${better}-${threshold}`
}

/** Draws no change, the threshold in both directions, and the shaded area that is worse, as far as they are on the scale. */
function grid(name: string, better: BetterDirection, limit: number, threshold: number): string {
  const zero = `<path class="zero" d="M${middle} 0v${intervalHeight}"/>`
  const worse = better === 'higher' ? -threshold : threshold
  const edge = position(worse, limit)
  const [from, to] = better === 'higher' ? [0, edge] : [edge, intervalWidth]
  const isOnScale = (change: number) => better !== null && Math.abs(change) <= limit
  const bad = isOnScale(worse) ? `<path class="worse" d="M${from} 0H${to}V${intervalHeight}H${from}z"/>` : ''
  const lines = threshold === 0 ? [] : [worse, 1 / (1 + worse) - 1].filter(isOnScale)
  const limits = lines.map(change => `M${position(change, limit)} 0v${intervalHeight}`).join('')
  return `<g id="${name}">${bad}${limits === '' ? '' : `<path class="threshold" d="${limits}"/>`}${zero}</g>`
}

// The scale shared by all rows.

/** Says what is drawn in the rows of a table. */
export function legendOfPlots(
  rows: readonly (PlottedRow & Pick<ComparisonWithCellTexts, 'bound'>)[],
): string {
  const thresholds = new Set(rows.map(row => row.rules.threshold))
  const thresholdName = thresholds.size > 1 ? "the row's threshold" : 'the threshold'
  const isDashed = rows.some(row => row.rules.threshold > 0)
  const bounds = rows.some(({ bound, comparison }) => bound !== '' && !comparison.exact)
    ? ' Worse by at most: the smallest worsening that the deciding test rules out, which can differ from the end of the interval.'
    : ''
  const limits = isDashed ? ` Dashed: ${thresholdName}, in both directions.` : ''
  return `Drawn: the change from base to head, with its 95% interval.${limits} Shaded: worse than ${thresholdName}. An arrow: beyond the scale. Open a row to see each round of ${key('base', 'M0 6h8')} base and ${key('head', 'M4 6h0')} head; the horizontal lines are their medians.${bounds}`
}

function key(side: string, path: string): string {
  return `<svg class="key" viewBox="0 0 8 12" aria-hidden="true"><path class="${side}" d="${path}"/></svg>`
}

/** The scale covers at least this many thresholds. */
const leastThresholds = 2
/** Rows within this many thresholds are never cut off. */
const mostThresholds = 4
/** The share of rows that fits otherwise; the widest are cut off, so that one noisy row does not flatten the others. */
const fitting = 0.8
/** Round numbers for the end of the scale, times a power of ten. */
const steps = [1, 1.5, 2, 3, 5, 10]
const least = 0.001

/** Returns the limit for these rows, as a ratio: the scale is linear, from -limit to limit. */
export function chooseIntervalPlotLimit(
  comparisons: readonly Comparison[],
  { threshold }: Pick<PlottedRow['rules'], 'threshold'>,
): number {
  const reaches = comparisons.flatMap(reachOf).sort((a, b) => a - b)
  const usual = reaches[Math.floor(fitting * (reaches.length - 1))] ?? 0
  const widest = Math.min(reaches.at(-1) ?? 0, Math.max(usual, mostThresholds * threshold))
  return rounded(Math.max(widest, leastThresholds * threshold, least))
}

/** Returns the distance from no change to the far end of the interval; empty from 0. */
function reachOf(comparison: Comparison): readonly number[] {
  const { low, high, centre } = shownOf(comparison)
  const distances = [low, high, centre].map(Math.abs).filter(Number.isFinite)
  return distances.length === 0 ? [] : [Math.max(...distances)]
}

/** Rounds up to a round number, ignoring rounding errors. */
function rounded(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit))
  const step = steps.find(one => limit <= one * power * (1 + 1e-9)) ?? 10
  return Number((step * power).toPrecision(3))
}

// Draws the values of a comparison round by round, which shows drift, groups of values and outliers.

/** Pixels; numbers are on the left, rounds at the bottom. */
const [stripWidth, stripHeight] = [360, 150]
const margin = { left: 66, right: 8, top: 10, bottom: 24 }
const floor = stripHeight - margin.bottom
/** The gap between first and second measurement, in rounds. */
const gap = 1
/** With fewer rounds there is no room to number the first and the last one. */
const fewRounds = 4

/** Draws base as dashes, head as dots, and their medians as lines; a second measurement is on the right of a border. */
export function drawValuesByRoundSvg(
  comparison: Comparison,
  rounds: readonly RoundOrderAndVisitTimes[],
): string {
  const parts = partsOf(comparison)
  const frame = frameOf(parts)
  return [
    `<svg class="strip" viewBox="0 0 ${stripWidth} ${stripHeight}" role="img" aria-label="base and head in each round">`,
    figures(frame, comparison.unit),
    borders(parts, rounds, frame),
    ...parts.flatMap(part => sides.map(side => values(part, side, frame))),
    captions(parts, frame),
    '</svg>',
  ].join('')
}

/** One measurement, with its first column and its number of columns. */
interface Part extends Readonly<Record<Side, SampleSummary>> {
  readonly from: number
  readonly length: number
}

/** Maps rounds and values to pixels. */
interface Frame {
  readonly extent: ValueExtent
  readonly x: (column: number) => number
  readonly y: (value: number) => number
}

function partsOf({ base, head, confirmation }: Comparison): readonly Part[] {
  const lengthOf = (both: Readonly<Record<Side, SampleSummary>>) =>
    Math.max(both.base.samples.length, both.head.samples.length)
  const first = { base, head, from: 0, length: lengthOf({ base, head }) }
  if (confirmation === null) return [first]
  return [first, { ...confirmation, from: first.length + gap, length: lengthOf(confirmation) }]
}

function frameOf(parts: readonly Part[]): Frame {
  const columns = Math.max(...parts.map(({ from, length }) => from + length))
  const extent = axisRangeIgnoringFarOutliers(parts.flatMap(part => sides.map(side => part[side].samples)))
  return {
    extent,
    x: column => whole(margin.left + ((column + 0.5) / columns) * (stripWidth - margin.left - margin.right)),
    y: value => {
      const share = (value - extent.low) / (extent.high - extent.low || 1)
      return whole(floor - Math.max(0, Math.min(1, share)) * (floor - margin.top))
    },
  }
}

/** Labels the lowest and the highest value; only one if nothing varies. */
function figures({ extent, y }: Frame, unit: string): string {
  return [...new Set([extent.high, extent.low])]
    .map(value => {
      const level = y(value)
      const rule = `<path class="rule" d="M${margin.left} ${level}H${stripWidth - margin.right}"/>`
      return `${rule}<text class="figure" x="${margin.left - 6}" y="${level + 3.5}">${escapeHtml(formatValue(value, unit))}</text>`
    })
    .join('')
}

/** Draws a border where the machine changed, and before the second measurement. */
function borders(parts: readonly Part[], rounds: readonly RoundOrderAndVisitTimes[], { x }: Frame): string {
  const machines = rounds.flatMap(({ block }, index) =>
    index > 0 && block !== rounds[index - 1]?.block ? [index - 0.5] : [],
  )
  const again = parts.slice(1).map(({ from }) => from - (gap + 1) / 2)
  return [...machines, ...again]
    .map(column => `<path class="border" d="M${x(column)} ${margin.top - 4}V${floor + 4}"/>`)
    .join('')
}

/** Draws the median and values of one side, with arrows at the edge for values beyond it. */
function values(part: Part, side: Side, { extent, x, y }: Frame): string {
  const { center, samples } = part[side]
  const marks: string[] = []
  const arrows: string[] = []
  for (const [round, value] of samples.entries()) {
    if (value === null) continue
    const position = x(part.from + round)
    if (value > extent.high) arrows.push(`M${whole(position - 3.5)} ${margin.top}h7l-3.5-6z`)
    else if (value < extent.low) arrows.push(`M${whole(position - 3.5)} ${floor}h7l-3.5 6z`)
    else marks.push(side === 'base' ? `M${whole(position - 3)} ${y(value)}h6` : `M${position} ${y(value)}h0`)
  }
  const line = `M${x(part.from - 0.5)} ${y(center)}H${x(part.from + part.length - 0.5)}`
  const wild = arrows.length === 0 ? '' : `<path class="wild" d="${arrows.join('')}"/>`
  return `<path class="${side} centre" d="${line}"/><path class="${side}" d="${marks.join('')}"/>${wild}`
}

function captions([first, again]: readonly Part[], { x }: Frame): string {
  const at = (column: number, words: string) =>
    `<text x="${x(column)}" y="${stripHeight - 8}">${words}</text>`
  const middle = ({ from, length }: Part) => from + (length - 1) / 2
  if (first === undefined) return ''
  const last = first.length - 1
  const rounds = first.length < fewRounds ? '' : `${at(0, '1')}${at(last, String(first.length))}`
  return `${rounds}${at(middle(first), 'round')}${again === undefined ? '' : at(middle(again), 'again')}`
}

/** Rounds to whole pixels, which saves a tenth of a large page. */
function whole(pixels: number): number {
  return Math.round(pixels)
}

// The vertical range of the values, which a single outlier must not dominate.

/** Values further out than this many interquartile ranges may be outliers. */
const wild = 3
/** Outliers are within the range as long as the other values keep this share of it. */
const leastShare = 0.25

/** The lowest and the highest drawn value. */
interface ValueExtent {
  readonly low: number
  readonly high: number
}

/** Returns the range of all values, or without outliers if these would take most of it; 0 to 1 without values. */
export function axisRangeIgnoringFarOutliers(samples: readonly Sample[]): ValueExtent {
  const sorted = samples.map(sample =>
    sample.flatMap(value => (value === null ? [] : [value])).sort((a, b) => a - b),
  )
  const [whole, usual] = [between(sorted.flat()), between(sorted.flatMap(tame))]
  return usual.high - usual.low < leastShare * (whole.high - whole.low) ? usual : whole
}

/** Removes outliers of a sorted sample. */
function tame(values: readonly number[]): readonly number[] {
  if (values.length === 0) return []
  const [first, third] = [0.25, 0.75].map(share => quantileSorted([...values], share)) as [number, number]
  const margin = wild * (third - first)
  return values.filter(value => value >= first - margin && value <= third + margin)
}

function between(values: readonly number[]): ValueExtent {
  if (values.length === 0) return { low: 0, high: 1 }
  return { low: values.reduce((a, b) => Math.min(a, b)), high: values.reduce((a, b) => Math.max(a, b)) }
}
