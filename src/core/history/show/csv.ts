// Writes a history as CSV for Apache Otava: a column for each benchmark and unit, a row for each point in time.
import { groupBy } from '../../common/memoize.ts'
import { escapeUntrustedCsvField } from '../../words/escape.ts'
import type { BenchmarkHistory, HistoryLineWithStepsAndCreep } from '../history.ts'

/** Values are ratios to the reference, or empty if not measured. Ends with a line break. */
export function historyCsv({ lines, commits }: BenchmarkHistory): string {
  const severalMachines = new Set(lines.map(({ machine }) => machine)).size > 1
  const sameTitle = groupBy(lines, line => titleOf(line, severalMachines))
  // A line that was interrupted by another reference is several, and readers go by the title of a column.
  const titles = lines.map(line => {
    const title = titleOf(line, severalMachines)
    const isAlone = sameTitle.get(title)?.length === 1
    return escapeUntrustedCsvField(isAlone ? title : `${title} since ${line.since.name}`)
  })
  const rows = new Map<string, { readonly at: string; readonly head: string; readonly cells: string[] }>()
  for (const [index, { values }] of lines.entries())
    for (const { head, at, ratio } of values) {
      const id = `${head} ${at}`
      const row = rows.get(id) ?? { at, head, cells: titles.map(() => '') }
      rows.set(id, row)
      row.cells[index] = String(ratio.estimate)
    }
  const places = new Map(commits.map(({ sha }, index) => [sha, index]))
  const sorted = [...rows.values()].sort(
    (a, b) => (places.get(a.head) ?? 0) - (places.get(b.head) ?? 0) || (a.at < b.at ? -1 : 1),
  )
  const table = [
    ['time', 'commit', ...titles],
    ...sorted.map(({ at, head, cells }) => [
      escapeUntrustedCsvField(at),
      escapeUntrustedCsvField(head),
      ...cells,
    ]),
  ]
  return table.map(row => `${row.join(',')}\n`).join('')
}

function titleOf(
  { benchmark, package: path, unit, machine }: HistoryLineWithStepsAndCreep,
  withMachine: boolean,
): string {
  const name = path ? `${path}.${benchmark}` : benchmark
  return [name, unit, ...(withMachine ? [machine] : [])].join(' ')
}
