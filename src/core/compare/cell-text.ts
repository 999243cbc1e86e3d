// What stands in a table, as benchstat writes it: the change, its p and n, and the names of the columns.
import { formatDelta, toFixedEven } from '../words/numbers.ts'
import type { SampleTable, Versus } from './comparison-table.ts'

/** `-17.20%`; `~` where no difference is significant; `0.00%` for equal centers, and `?` for a change from 0. */
export function writtenDelta({ isSignificant, delta }: Versus): string {
  if (!isSignificant) return '~'
  if (delta === null) return '?'
  return delta === 0 ? '0.00%' : formatDelta(delta)
}

/** `p=0.042 n=10`, `n=9+10`: p by itself, as benchstat's. With its interval where there is one: `-18.1% to -16.3%, p=0.000 n=10`. */
export function writtenP({ p: own, n: [base, head], ratio }: Versus): string {
  const p = own === null || own === 0 ? '' : `p=${toFixedEven(own, 3)} `
  const n = base === head ? `n=${base}` : `n=${base}+${head}`
  return `${ratio ? `${percent(ratio.low)} to ${percent(ratio.high)}, ` : ''}${p}${n}`
}

/** The bound of a ratio as a change. */
export function percent(ratio: number): string {
  return Number.isFinite(ratio) ? formatDelta(ratio - 1) : '∞'
}

/** The title of the column of changes. */
export const versusTitle = 'vs base'

/** The lines above each table: the part of its configuration that differs from the table before. */
export function configLines(table: SampleTable, before: SampleTable | undefined): readonly string[] {
  const entries = before === undefined ? table.config.entries() : table.config.unlike(before.config)
  return entries.map(([key, value]) => `${key}: ${value}`)
}
