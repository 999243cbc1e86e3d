// The table that Google Benchmark prints: for each benchmark a time by either clock, iterations and counters.
import { readDecimal } from './decimal.ts'
import type { Reader } from './format.ts'
import { Found } from './found.ts'
import { addCounters, addTime, type GoogleTime, plainRuns } from './google-benchmark-run.ts'
import { readLines, someLine } from './line-reader.ts'

const heading = /^Benchmark\s+Time\s+CPU\s+Iterations(\s|$)/
const result = /^(\S+(?: \S+)*?)\s+([\d.e+-]+) (ns|us|ms|s)\s+([\d.e+-]+) (?:ns|us|ms|s)\s+(\d+)(?:\s+(.*))?$/
const failed = /^(.*\S)\s+ERROR OCCURRED: '(.*)'$/
const counter = /^([^\s=]+)=(-?[\d.]+(?:e[+-]?\d+)?)([kKMGTPEmunp]?)(i?)(?:\/s)?$/

export function claimsGoogleTable(beginning: string): boolean {
  return someLine(beginning, heading)
}

interface Row extends GoogleTime {
  readonly name: string
  readonly counters: string
}

export function readGoogleTable(): Reader {
  const found = new Found()
  const rows: Row[] = []
  return readLines(
    line => {
      const [, benchmark, message] = failed.exec(line) ?? []
      if (benchmark !== undefined) found.fail(`${benchmark}: ${message}`)
      const [, name, real, unit, cpu, iterations, counters = ''] = result.exec(line) ?? []
      if (name !== undefined && real !== undefined && unit !== undefined && cpu !== undefined)
        rows.push({ name, real, cpu, unit, iterations: Number(iterations), counters })
    },
    () => {
      for (const row of plainRuns(rows)) {
        addTime(found, row.name, row)
        addCounters(found, row.name, row.counters.split(' ').flatMap(readCounter), row.iterations)
      }
      return found.parsed()
    },
  )
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
