// Reads the tree that divan prints, one row of medians and the like for each benchmark.
import type { BenchmarkFormat } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSeconds } from '../reading/values.ts'

const heading = /^(.*\S)\s+fastest\s+│ slowest\s+│ median\s+│ mean\s+│ samples\s+│ iters$/
const node = /^((?:│ {2}| {3})*)[├╰]─ (.*)$/
const row = /[├╰]─ .* \d[\d.]* [num\u00b5\u03bc]?s(?:\s|$)/
/** A name may be empty, as that of an empty argument. */
const benchmark = /^(.*\S)?\s{2,}\S+ \S+$/

/** A name is the path through the tree: `crate::module::benchmark::argument`. */
export const divanFormat: BenchmarkFormat = {
  name: 'divan',
  claims: beginning => hasLineMatching(beginning, heading),
  claimsLines: part => hasLineMatching(part, heading),
  parse: text => {
    const path: string[] = []
    /** The subject of the rows below a benchmark, and the number of them read so far. */
    let about = { what: '', rows: 0 }
    return parseLineByLine(text, {
      take: (line, readings) => {
        const root = heading.exec(line.trimEnd())?.[1]
        if (root !== undefined) path.splice(0, path.length, root)
        if (root !== undefined || path.length === 0) return root !== undefined
        const [, indent = '', rest] = node.exec(line) ?? []
        const [first = '', , median = '', , samples, iterations] = columns(rest ?? line.replace(/^[│ ]+/, ''))
        if (rest === undefined) {
          const what = first.endsWith(':') ? first.slice(0, -1) : undefined
          about = what === undefined ? { ...about, rows: about.rows + 1 } : { what, rows: 0 }
          if (about.what === 'alloc') addAllocated(readings, path.join('::'), median, about.rows)
          return about.what !== '' || !line.includes('─')
        }
        about = { what: '', rows: 0 }
        const timed = benchmark.exec(first)
        path.splice(1 + indent.length / 3, path.length, timed ? (timed[1] ?? '') : first)
        const [time = '', unit = ''] = median.split(' ')
        const seconds = toSeconds(time, unit)
        const extent = { iterations: Number(iterations), samples: Number(samples) }
        if (seconds !== null) readings.add(path.join('::'), 'sec/op', seconds, extent)
        return seconds !== null
      },
      resembling: row,
    })
  },
}

/** Six columns, the first of which has the name, in which there may be │. */
function columns(row: string): readonly string[] {
  const cells = row.split('│')
  return [cells.slice(0, -5).join('│').trimEnd(), ...cells.slice(-5).map(cell => cell.trim())]
}

/** The first row has the number of allocations, the second the bytes. */
function addAllocated(readings: ParsedOutputBuilder, name: string, median: string, row: number): void {
  const [number = '', unit = ''] = median.split(' ')
  const value = parseAndScaleByPowerOfTen(number)
  if (value === null) return
  if (row === 1) readings.add(name, 'allocs/op', value)
  const factor = sizes.get(unit)
  if (row === 2 && factor !== undefined) readings.add(name, 'B/op', value * factor)
}

const sizes: ReadonlyMap<string, number> = new Map([
  ['B', 1],
  ...['K', 'M', 'G', 'T'].flatMap(
    (prefix, index) =>
      [
        [`${prefix}B`, 1000 ** (index + 1)],
        [`${prefix}iB`, 1024 ** (index + 1)],
      ] as const,
  ),
])
