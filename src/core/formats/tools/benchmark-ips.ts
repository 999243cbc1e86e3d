// Ruby's benchmark-ips: what it prints, and what `json!` writes.

import { hasPath, outlines } from '../json/json-outline.ts'
import { isEmptyList, readJson } from '../json/json-text.ts'
import { numberAt, textAt } from '../json/json-value.ts'
import { eitherFormat } from '../reading/either-format.ts'
import { type Reader, Unreadable } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { readDecimal } from '../reading/values.ts'
import { hasLineMatching, readLines } from '../text/lines.ts'

/** `name  69.752k (± 2.5%) i/s - …`; a long name has a line of its own above. */
const result = /^(.*\S)?\s+([\d.]+|NaN|-?Infinity)([kMBTQ]?) +\(±\s*(?:[\d.]+|NaN|-?Infinity|-?Inf)%\) i\/s/

export const benchmarkIps = eitherFormat(
  'benchmark-ips',
  { claims: claimsJson, open: readReports },
  { claims: beginning => hasLineMatching(beginning, result), open: readPrinted },
  'times',
)

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(paths => hasPath(paths, '[]', 'ips') && hasPath(paths, '[]', 'name'))
}

function readReports(): Reader {
  return readJson('benchmark-ips', 'the list that json! writes', isEmptyList, {
    path: [],
    kind: 'list',
    take,
  })
}

function take(report: unknown, readings: Readings): boolean {
  const name = textAt(report, 'name')
  const rate = numberAt(report, 'central_tendency') ?? numberAt(report, 'ips')
  if (name === null || rate === null) throw new Unreadable(`A report (${name}) has no "name" or no "ips".`)
  add(readings, name, rate, numberAt(report, 'iterations'))
  return true
}

function readPrinted(): Reader {
  const found = new Readings()
  let above = ''
  return readLines({
    take: line => {
      const [, beside = '', digits, prefix = ''] = result.exec(line) ?? []
      const rate = digits === undefined ? null : readDecimal(digits, 3 * prefixes.indexOf(prefix))
      if (rate !== null) add(found, beside.trim() || above, rate, null)
      above = line.trim()
      return rate !== null
    },
    // Not a comparison's: `b:   47.9 i/s - 1.46x  slower`.
    resembling: /(?:\d|NaN|Infinity)[kMBTQ]? +\(±/,
    finish: () => found.parsed(),
  })
}

/** Thousands, millions, billions and so on. */
const prefixes = ['', 'k', 'M', 'B', 'T', 'Q']

function add(found: Readings, name: string, rate: number, iterations: number | null): void {
  found.declare('i/s', { better: 'higher' })
  found.add(name, 'i/s', rate, { iterations })
}
