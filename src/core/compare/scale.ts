// Numbers of one row at the same scale, as benchstat writes them: `1.718µ`, `12245.1Mi`.

import { countsBytes } from '../model/units.ts'
import { toFixedEven } from '../words/numbers.ts'

/** A Scale is how the numbers of a row are written. */
export interface Scale {
  readonly factor: number
  readonly prefix: string
  readonly digits: number
}

/** Thousands and their prefixes. */
const decimal = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n'].map((prefix, n) => ({
  prefix,
  factor: Number(`1e${12 - 3 * n}`),
  // Parsed from decimals, so that the bounds agree with how four digits are printed.
  bounds: [`99.995e${12 - 3 * n}`, `9.9995e${12 - 3 * n}`, `.99995e${12 - 3 * n}`].map(Number),
}))

/** There are no parts of a byte, so no prefixes below 1. */
const binary = ['Ti', 'Gi', 'Mi', 'Ki', ''].map((prefix, n) => {
  const factor = 2 ** (40 - 10 * n)
  return { prefix, factor, bounds: [99.995 * factor, 9.9995 * factor, 0.99995 * factor] }
})

/** The scale at which the smallest of `values` that is not 0 has four digits. */
export function scaleOf(values: readonly number[], unit: string): Scale {
  const least = values
    .map(Math.abs)
    .filter(size => size > 0)
    .reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  if (least === Number.POSITIVE_INFINITY) return { factor: 1, prefix: '', digits: 3 }
  const steps = countsBytes(unit) ? binary : decimal
  for (const { factor, prefix, bounds } of steps) {
    const place = bounds.findIndex(bound => least >= bound)
    if (place >= 0) return { factor, prefix, digits: place + 1 }
  }
  const { factor, prefix } = steps.at(-1) as (typeof steps)[number]
  let digits = 3
  while (digits < 10 && least / factor < Number(`9.9995e${2 - digits}`)) digits++
  return { factor, prefix, digits }
}

export function written(value: number, { factor, prefix, digits }: Scale): string {
  return `${toFixedEven(value / factor, digits)}${prefix}`
}

/** How far the interval reaches from the center: `2%`, `∞`, and `?` where a bound is on the other side of 0. */
export function writtenSpread(center: number, low: number, high: number): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return '∞'
  if (Math.sign(center) !== Math.sign(low) || Math.sign(center) !== Math.sign(high)) return '?'
  if (center === 0) return '0%'
  return `${toFixedEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`
}
