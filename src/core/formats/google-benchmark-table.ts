// The table that Google Benchmark prints: for each benchmark a time by either clock, iterations and counters.
import { readDecimal } from './decimal.ts'
import type { Reader } from './format.ts'
import { Found } from './found.ts'
import { addCounters, addTime, type GoogleTime, plainRuns, repeatedIn } from './google-benchmark-run.ts'
import { readLines, someLine } from './line-reader.ts'

const heading = /^Benchmark\s+Time\s+CPU\s+Iterations(\s|$)/
const result = /^(\S+(?: \S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/
const counter = /^([^\s=]+)=(-?[\d.]+(?:e[+-]?\d+)?)([kKMGTPEmunp]?)(i?)(?:\/s)?$/

export function claimsGoogleTable(beginning: string): boolean {
  return someLine(beginning, heading)
}

interface Row extends Omit<GoogleTime, 'isRepeated'> {
  readonly name: string
  readonly counters: string
}

export function readGoogleTable(): Reader {
  const found = new Found()
  const rows: Row[] = []
  return readLines(
    line => {
      const failed = failureIn(line)
      if (failed !== null) found.fail(failed)
      const [, name, real, unit, cpu, iterations, counters = ''] = result.exec(line) ?? []
      if (name !== undefined && real !== undefined && unit !== undefined && cpu !== undefined)
        rows.push({ name, real, cpu, unit, iterations: Number(iterations), counters })
    },
    () => {
      const repeated = repeatedIn(rows)
      for (const plain of plainRuns(rows)) {
        const row = { ...plain, isRepeated: repeated.has(plain.name) }
        addTime(found, row.name, row)
        addCounters(found, row.name, row.counters.split(' ').flatMap(readCounter), row)
      }
      return found.parsed()
    },
  )
}

const errorAhead = "ERROR OCCURRED: '"

/** A pattern would look from each of many such words to the end of the line. */
function failureIn(line: string): string | null {
  const start = line.indexOf(errorAhead)
  const name = line.slice(0, Math.max(start, 0)).trimEnd()
  if (name === '' || name.length === start || !line.endsWith("'")) return null
  return `${name}: ${line.slice(start + errorAhead.length, -1)}`
}

/** `bytes_per_second=3.9G/s`, whose prefixes are powers of 1024 there, and of 1000 in every other counter. */
function readCounter(text: string): readonly (readonly [string, number])[] {
  const [, name, digits, prefix = '', binary = ''] = counter.exec(text) ?? []
  if (name === undefined || digits === undefined) return []
  const power = prefixes.indexOf(prefix.replace('K', 'k')) - smallest
  const isBinary = name === 'bytes_per_second' || binary !== ''
  const value = isBinary && power > 0 ? Number(digits) * 1024 ** power : readDecimal(digits, 3 * power)
  return value === null ? [] : [[name, value]]
}

const prefixes = ['p', 'n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E']
const smallest = prefixes.indexOf('')
