// Draws the values of a comparison round by round, which shows drift, groups of values and outliers.
import { quantileSorted } from 'simple-statistics'
import type { Comparison, SampleSummary } from '../../../model/comparison.ts'
import { type Sample, type Side, sides } from '../../../model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../../../model/result-file.ts'
import { formatValue } from '../../../words/numbers.ts'
import { escapeHtml } from './page.ts'

/** Pixels; numbers are on the left, rounds at the bottom. */
const [width, height] = [360, 150]
const margin = { left: 66, right: 8, top: 10, bottom: 24 }
const floor = height - margin.bottom
/** The gap between first and second measurement, in rounds. */
const gap = 1
/** With fewer rounds there is no room to number the first and the last one. */
const fewRounds = 4

/** Draws base as dashes, head as dots, and their medians as lines; a second measurement is on the right of a border. */
export function drawStripPlotSvg(comparison: Comparison, rounds: readonly RoundOrderAndVisitTimes[]): string {
  const parts = partsOf(comparison)
  const frame = frameOf(parts)
  return [
    `<svg class="strip" viewBox="0 0 ${width} ${height}" role="img" aria-label="base and head in each round">`,
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
    x: column => whole(margin.left + ((column + 0.5) / columns) * (width - margin.left - margin.right)),
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
      const rule = `<path class="rule" d="M${margin.left} ${level}H${width - margin.right}"/>`
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
  const at = (column: number, words: string) => `<text x="${x(column)}" y="${height - 8}">${words}</text>`
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
