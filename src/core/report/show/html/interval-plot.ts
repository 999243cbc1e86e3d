// Draws the interval of a change: a whisker, with lines at no change and at the thresholds.
import { relativeChangeUsedByVerdict } from '../../../judge/effect-size.ts'
import type { Comparison } from '../../../model/comparison.ts'
import type { BetterDirection } from '../../../model/measuring.ts'
import { formatDeltaOrFromZero, formatFractionAsPercent, formatSignedChange } from '../../../words/numbers.ts'
import type { ComparisonWithCellTexts } from '../../say/block.ts'

/** Pixels, for one line of text. */
const [width, height] = [200, 20]
const middle = width / 2
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
  return `<svg class="axis" viewBox="0 0 ${width} 14" role="img" aria-label="from -${end} to +${end}"><text x="${left}" y="11">-${end}</text><text x="${middle}" y="11">0%</text><text x="${right}" y="11">+${end}</text></svg>`
}

/** Draws a row; the title of the drawing is the interval in numbers. */
export function drawSvgIntervalOfRow(row: PlottedRow, limit: number): string {
  const { low, high, centre } = shownOf(row.comparison)
  const marks = [whisker(low, high, limit), dot(centre, limit)].join('')
  return `<svg class="plot" viewBox="0 0 ${width} ${height}" role="img"><title>${titleOf(row.comparison)}</title><use href="#${gridName(row)}"/>${marks}</svg>`
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
  const right = isCutHigh ? width - arrowWidth : position(high, limit)
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
  const tip = way < 0 ? 1 : width - 1
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
  const zero = `<path class="zero" d="M${middle} 0v${height}"/>`
  const worse = better === 'higher' ? -threshold : threshold
  const edge = position(worse, limit)
  const [from, to] = better === 'higher' ? [0, edge] : [edge, width]
  const isOnScale = (change: number) => better !== null && Math.abs(change) <= limit
  const bad = isOnScale(worse) ? `<path class="worse" d="M${from} 0H${to}V${height}H${from}z"/>` : ''
  const lines = threshold === 0 ? [] : [worse, 1 / (1 + worse) - 1].filter(isOnScale)
  const limits = lines.map(change => `M${position(change, limit)} 0v${height}`).join('')
  return `<g id="${name}">${bad}${limits === '' ? '' : `<path class="threshold" d="${limits}"/>`}${zero}</g>`
}

// The scale shared by all rows.

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
export function chooseIntervalPlotLimit(comparisons: readonly Comparison[], threshold: number): number {
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
