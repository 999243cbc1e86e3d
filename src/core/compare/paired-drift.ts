// Whether the machine got slower or faster while files were measured in turns.
import { driftOf } from '../judge/drift.ts'
import { formatDelta } from '../words/numbers.ts'
import type { Grid } from './grid.ts'

/** A sentence on the drift of all times that are compared; null where there is none. */
export function driftLine(grids: readonly Grid[]): string | null {
  const drift = driftOf(grids.flatMap(timesOf))
  if (drift === null) return null
  return `all files drifted together: from the first quarter of the rounds to the last, times changed by ${formatDelta(drift.change)}. Comparing within rounds takes that out; a quieter machine would show smaller changes`
}

function timesOf(grid: Grid) {
  const { unit, columns } = grid.heading
  if (unit !== 'sec/op') return []
  const values = (row: number, column: number) => {
    const into = new Float64Array(grid.lengthOf(row, column))
    grid.copy(row, column, into)
    return Array.from(into)
  }
  return Array.from({ length: grid.length }, (_, row) =>
    columns.slice(1).map((_, n) => ({ unit, base: values(row, 0), head: values(row, n + 1) })),
  ).flat()
}
