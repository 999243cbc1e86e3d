// The values of a comparison round by round: only here can drift, two modes and wild values be seen.

import { quantileSorted } from 'simple-statistics'
import type { Comparison, Summary } from '../../../model/comparison.ts'
import { type Sample, type Side, sides } from '../../../model/measuring.ts'
import type { RoundRecord } from '../../../model/result-file.ts'
import { formatValue } from '../../../words/numbers.ts'
import { escapeHtml } from './inline.ts'

/** Pixels; the left is for the figures, the bottom for the rounds. */
const [width, height] = [360, 150]
const margin = { left: 66, right: 8, top: 10, bottom: 24 }
const floor = height - margin.bottom
/** Between the first and the second measurement, in rounds. */
const gap = 1
/** Fewer rounds than these leave no room for the numbers of the first and the last. */
const fewRounds = 4

/** Base as dashes, head as dots, their centres as lines; a second measurement is to the right of a border. */
export function stripPlot(comparison: Comparison, rounds: readonly RoundRecord[]): string {
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

/** A Part is one measurement, with the column where it begins and how many it has. */
interface Part extends Readonly<Record<Side, Summary>> {
  readonly from: number
  readonly length: number
}

/** A Frame says where a round and a value stand in the picture. */
interface Frame {
  readonly extent: Extent
  readonly x: (column: number) => number
  readonly y: (value: number) => number
}

function partsOf({ base, head, confirmation }: Comparison): readonly Part[] {
  const lengthOf = (both: Readonly<Record<Side, Summary>>) =>
    Math.max(both.base.samples.length, both.head.samples.length)
  const first = { base, head, from: 0, length: lengthOf({ base, head }) }
  if (confirmation === null) return [first]
  return [first, { ...confirmation, from: first.length + gap, length: lengthOf(confirmation) }]
}

function frameOf(parts: readonly Part[]): Frame {
  const columns = Math.max(...parts.map(({ from, length }) => from + length))
  const extent = extentOf(parts.flatMap(part => sides.map(side => part[side].samples)))
  return {
    extent,
    x: column => whole(margin.left + ((column + 0.5) / columns) * (width - margin.left - margin.right)),
    y: value => {
      const share = (value - extent.low) / (extent.high - extent.low || 1)
      return whole(floor - Math.max(0, Math.min(1, share)) * (floor - margin.top))
    },
  }
}

/** The lowest and the highest value; only one figure if nothing varies. */
function figures({ extent, y }: Frame, unit: string): string {
  return [...new Set([extent.high, extent.low])]
    .map(value => {
      const level = y(value)
      const rule = `<path class="rule" d="M${margin.left} ${level}H${width - margin.right}"/>`
      return `${rule}<text class="figure" x="${margin.left - 6}" y="${level + 3.5}">${escapeHtml(formatValue(value, unit))}</text>`
    })
    .join('')
}

/** Where another machine took over, and where the second measurement begins. */
function borders(parts: readonly Part[], rounds: readonly RoundRecord[], { x }: Frame): string {
  const machines = rounds.flatMap(({ block }, index) =>
    index > 0 && block !== rounds[index - 1]?.block ? [index - 0.5] : [],
  )
  const again = parts.slice(1).map(({ from }) => from - (gap + 1) / 2)
  return [...machines, ...again]
    .map(column => `<path class="border" d="M${x(column)} ${margin.top - 4}V${floor + 4}"/>`)
    .join('')
}

/** One side's centre and values, with arrows at the edge for values beyond it. */
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

/** Which rounds these are. */
function captions([first, again]: readonly Part[], { x }: Frame): string {
  const at = (column: number, words: string) => `<text x="${x(column)}" y="${height - 8}">${words}</text>`
  const middle = ({ from, length }: Part) => from + (length - 1) / 2
  if (first === undefined) return ''
  const last = first.length - 1
  const rounds = first.length < fewRounds ? '' : `${at(0, '1')}${at(last, String(first.length))}`
  return `${rounds}${at(middle(first), 'round')}${again === undefined ? '' : at(middle(again), 'again')}`
}

/** Fractions would be a tenth of a large page. */
function whole(pixels: number): number {
  return Math.round(pixels)
}

// How far up and down a picture of values goes: a single wild value must not flatten all others.

/** A value further out than this many interquartile ranges of its own sample may be wild. */
const wild = 3
/** Such values are shown where they are as long as the others still get this share of the picture. */
const leastShare = 0.25

/** An Extent is the lowest and the highest value that a picture shows. */
export interface Extent {
  readonly low: number
  readonly high: number
}

/** The extent of all values, or without the wild ones if these would take most of it; 0 to 1 if there are no values. */
export function extentOf(samples: readonly Sample[]): Extent {
  const sorted = samples.map(sample =>
    sample.flatMap(value => (value === null ? [] : [value])).sort((a, b) => a - b),
  )
  const [whole, usual] = [between(sorted.flat()), between(sorted.flatMap(tame))]
  return usual.high - usual.low < leastShare * (whole.high - whole.low) ? usual : whole
}

/** Without the values that lie far out of their sample, which is sorted. */
function tame(values: readonly number[]): readonly number[] {
  if (values.length === 0) return []
  const [first, third] = [0.25, 0.75].map(share => quantileSorted([...values], share)) as [number, number]
  const margin = wild * (third - first)
  return values.filter(value => value >= first - margin && value <= third + margin)
}

function between(values: readonly number[]): Extent {
  if (values.length === 0) return { low: 0, high: 1 }
  return { low: values.reduce((a, b) => Math.min(a, b)), high: values.reduce((a, b) => Math.max(a, b)) }
}
