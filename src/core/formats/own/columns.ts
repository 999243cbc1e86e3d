// Reads a table of CSV by the names of its columns, wherever it begins in a text.
import { type Reader, Unreadable } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { nothingResembles, readLines } from '../text/line-reader.ts'
import { addOwn, type Declaration } from './own-value.ts'

/** Which column of the header has what; null for a unit that no column has. */
export interface Columns {
  readonly name: string
  readonly value: string
  readonly unit: string | null
}

/** Where the columns are in a table, and what separates its cells. */
interface Header {
  readonly separator: string
  readonly cells: readonly string[]
}

const separators = [',', ';', '\t']

/**
 * Lines above the header are passed over, and so are lines without a separator; a header may come again. Any other line has as
 * many cells as the header.
 */
export function readColumns(columns: Columns, declared: Declaration): Reader {
  const found = new Readings()
  const names = Object.values(columns).filter(name => name !== null)
  let header: Header | null = null
  let number = 0
  return readLines({
    take: line => {
      number++
      const begun = separators
        .map(separator => ({ separator, cells: cellsOf(line, separator) ?? [] }))
        .find(({ cells }) => names.every(name => cells.includes(name)))
      if (begun) header = begun
      if (begun || header === null) return true
      const cells = cellsOf(line, header.separator)
      if (cells === null) throw new Unreadable(`Line ${number} has a quote without its end.`)
      if (cells.length === 1 && header.cells.length > 1) return true
      if (cells.length !== header.cells.length)
        throw new Unreadable(
          `Line ${number} has ${cells.length} cells, and the header has ${header.cells.length}. Let the tool write its table to a file of its own ("output").`,
        )
      const cell = (name: string | null) =>
        name === null ? null : (cells[header?.cells.indexOf(name) ?? -1] ?? null)
      const read = { name: cell(columns.name), value: cell(columns.value), unit: cell(columns.unit) }
      addOwn(found, read, declared, `Line ${number}`)
      return true
    },
    resembling: nothingResembles,
    finish: () => found.parsed(),
  })
}

/** The cells of a line, without blanks around them and their quotes; null where a quote has no end. */
function cellsOf(line: string, separator: string): readonly string[] | null {
  const text = line.replace(/^\ufeff/, '')
  const cells: string[] = []
  for (let at = 0; at <= text.length; at++) {
    const quoted = /[ ]*"((?:[^"]|"")*)"[ ]*/uy
    quoted.lastIndex = at
    const inQuotes = quoted.exec(text)
    const after = inQuotes ? text[quoted.lastIndex] : undefined
    if (inQuotes && (after === undefined || after === separator)) {
      cells.push((inQuotes[1] ?? '').replaceAll('""', '"'))
      at = quoted.lastIndex
    } else {
      const end = text.indexOf(separator, at)
      const cell = text.slice(at, end < 0 ? text.length : end).trim()
      if (cell.startsWith('"')) return null
      cells.push(cell)
      at = end < 0 ? text.length : end
    }
  }
  return cells
}
