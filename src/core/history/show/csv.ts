// Writes a history as CSV for Apache Otava: a column for each benchmark and unit, a row for each point in time.
import { escapeUntrustedCsvField } from '../../words/escape.ts'
import type { HistoryLine, RepositoryBenchmarkHistory } from '../history.ts'

/** Values are ratios to the reference, or empty if not measured. Ends with a line break. */
export function historyCsv({ lines, commits }: RepositoryBenchmarkHistory): string {
  const severalMachines = new Set(lines.map(({ machine }) => machine)).size > 1
  const titles = lines.map(line => titleOf(line, severalMachines))
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

function titleOf({ benchmark, package: path, unit, machine }: HistoryLine, withMachine: boolean): string {
  const name = path ? `${path}.${benchmark}` : benchmark
  return escapeUntrustedCsvField([name, unit, ...(withMachine ? [machine] : [])].join(' '))
}
