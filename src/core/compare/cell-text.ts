// The texts of table cells, as benchstat writes them: numbers at one scale, changes with p and n, and column names.
import { memoize } from '../common/memoize.ts'
import { unitCountsBytes } from '../model/units.ts'
import { formatDeltaOrFromZero, toFixedHalfEven } from '../words/numbers.ts'
import type { CompareTable, SampleComparison } from './comparison-table.ts'

/** Returns `-17.20%`; `~` if the difference is not significant; `0.00%` for equal centres, and `?` for a change from 0. */
export function deltaTextOfSampleComparison({ isSignificant, delta }: SampleComparison): string {
  if (!isSignificant) return '~'
  if (delta === null) return '?'
  return delta === 0 ? '0.00%' : formatDeltaOrFromZero(delta)
}

/** Returns `p=0.042 n=10`, `n=9+10`, with the unadjusted p as in benchstat; with an interval `-18.1% to -16.3%, p=0.000 n=10`. */
export function pValueAndCountText({ p: own, n: [base, head], ratio }: SampleComparison): string {
  const p = own === null || own === 0 ? '' : `p=${toFixedHalfEven(own, 3)} `
  const n = base === head ? `n=${base}` : `n=${base}+${head}`
  return `${ratio ? `${formatRatioBoundAsChange(ratio.low)} to ${formatRatioBoundAsChange(ratio.high)}, ` : ''}${p}${n}`
}

/** Returns a bound of a ratio as a change: `+3.20%`, `∞`. */
export function formatRatioBoundAsChange(ratio: number): string {
  return Number.isFinite(ratio) ? formatDeltaOrFromZero(ratio - 1) : '∞'
}

export const compareChangeColumnTitle = 'vs base'

/** Returns the lines above a table: the part of its configuration that differs from the table before. */
export function changedConfigLinesAboveCompareTable(
  table: CompareTable,
  previousTable: CompareTable | undefined,
): readonly string[] {
  const entries =
    previousTable === undefined ? table.config.entries() : table.config.differingFrom(previousTable.config)
  return entries.map(([key, value]) => `${key}: ${value}`)
}

// Numbers of one row at the same scale: `1.718µ`, `12245.1Mi`.

interface NumberScale {
  readonly factor: number
  readonly prefix: string
  readonly digits: number
}

/** Powers of a thousand and their prefixes. */
const decimal = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n'].map((prefix, n) => {
  // Parsed from decimals, so that the bounds agree with how four digits are printed.
  const bounds = [`99.995e${12 - 3 * n}`, `9.9995e${12 - 3 * n}`, `.99995e${12 - 3 * n}`].map(Number)
  return stepOf(Number(`1e${12 - 3 * n}`), prefix, bounds)
})

/** There are no parts of a byte, so no prefixes below 1. */
const binary = ['Ti', 'Gi', 'Mi', 'Ki', ''].map((prefix, n) => {
  const factor = 2 ** (40 - 10 * n)
  return stepOf(factor, prefix, [99.995 * factor, 9.9995 * factor, 0.99995 * factor])
})

/** Returns a step; values from each of its bounds on have one digit more. */
function stepOf(factor: number, prefix: string, bounds: readonly number[]) {
  return { factor, prefix, bounds, scales: bounds.map((_, n) => ({ factor, prefix, digits: n + 1 })) }
}

/** Returns the scale at which the smallest non-zero value has four digits. */
export function chooseNumberScale(values: readonly number[], unit: string): NumberScale {
  let least = Number.POSITIVE_INFINITY
  for (const value of values) if (value !== 0) least = Math.min(least, Math.abs(value))
  if (least === Number.POSITIVE_INFINITY) return noScale
  const steps = isOfBytes(unit) ? binary : decimal
  for (const { bounds, scales } of steps)
    for (let n = 0; n < bounds.length; n++)
      if (least >= (bounds[n] as number)) return scales[n] as NumberScale
  const { factor, prefix } = steps.at(-1) as (typeof steps)[number]
  let digits = 3
  while (digits < 10 && least / factor < Number(`9.9995e${2 - digits}`)) digits++
  return { factor, prefix, digits }
}

const noScale: NumberScale = { factor: 1, prefix: '', digits: 3 }

/** Memoized, as all rows of a table have one unit. */
const isOfBytes = memoize(unitCountsBytes)

/** Returns a number at a scale: `1.718µ`. */
export function formatNumberAtScale(value: number, { factor, prefix, digits }: NumberScale): string {
  return `${toFixedHalfEven(value / factor, digits)}${prefix}`
}

/** Returns the relative half-width of the interval: `2%`, `∞`, and `?` if a bound has another sign than the centre. */
export function intervalHalfWidthText(center: number, low: number, high: number): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return '∞'
  if (Math.sign(center) !== Math.sign(low) || Math.sign(center) !== Math.sign(high)) return '?'
  if (center === 0) return '0%'
  return `${toFixedHalfEven(100 * Math.max(Math.abs(high / center - 1), Math.abs(1 - low / center)), 0)}%`
}
