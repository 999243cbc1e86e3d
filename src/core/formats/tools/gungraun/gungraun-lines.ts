// What Gungraun prints: a benchmark at the margin and its counts below, this run's before the bar.
import { readDecimal } from '../../reading/decimal.ts'
import type { Reader } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { readLines, someLine } from '../../text/line-reader.ts'
import { addCount } from './gungraun-count.ts'
import { GungraunHeading } from './gungraun-heading.ts'

const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/
/** What can follow a benchmark: the tool, a process or thread, another benchmark, or a count. */
const below = /^ {2}(?:={7} |## |Comparison with |[A-Z][\w /+-]*:\s)/
const otherCounts = /^ {2}(?:={7} |Comparison with )/
const total = /^ {2}## Total/

export function claimsGungraunLines(beginning: string): boolean {
  return someLine(beginning, /^(?: {2}|\| )(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/)
}

export function readGungraunLines(): Reader {
  const found = new Readings()
  const heading = new GungraunHeading()
  const section = new Map<string, number | null>()
  let name: string | null = null
  let seen = new Set<string>()
  const endSection = () => {
    if (name !== null) for (const [what, value] of section) addCount(found, name, what, value, seen)
    section.clear()
  }
  return readLines({
    take: printed => {
      const line = ungridded(printed)
      if (!below.test(line)) {
        heading.take(line)
        return false
      }
      const next = heading.end()
      if (next !== null || otherCounts.test(line)) endSection()
      if (next !== null) {
        name = next
        seen = new Set()
      }
      // The counts of each process and thread come before the total.
      if (total.test(line)) section.clear()
      const [, what, value] = count.exec(line) ?? []
      if (what !== undefined && value !== undefined && !section.has(what))
        section.set(what, readDecimal(value))
      return true
    },
    resembling: /\b(?:Instructions|Estimated Cycles|Total bytes|Ir): +\d[\d.]*\|/,
    finish: () => {
      endSection()
      return found.parsed()
    },
  })
}

/** With `--show-grid` a bar stands for the first blank, and the second belongs to the frame. */
function ungridded(line: string): string {
  return line.replace(/^\|[ =-]/, '  ')
}
