// What Gungraun prints: a benchmark at the margin, its counts below, those of this run before the bar.
import { readDecimal } from './decimal.ts'
import type { Reader } from './format.ts'
import { Found } from './found.ts'
import { addCount } from './gungraun-count.ts'
import { readLines, someLine } from './line-reader.ts'

const benchmark = /^[\w-]+(?:::[^\s:]+)+(?: .*)?$/
const count = /^ {2}([A-Z][\w /+-]*):\s+([\d.]+)\|/

export function claimsGungraunLines(beginning: string): boolean {
  return someLine(beginning, /^ {2}(Instructions|Total bytes|Estimated Cycles|Ir):\s+[\d.]+\|/)
}

export function readGungraunLines(): Reader {
  const found = new Found()
  let name: string | null = null
  let seen = new Set<string>()
  return readLines(
    line => {
      if (benchmark.test(line.trimEnd())) {
        name = line.trimEnd()
        seen = new Set()
      }
      const [, what, value] = count.exec(line) ?? []
      if (name !== null && what !== undefined && value !== undefined)
        addCount(found, name, what, readDecimal(value), seen)
    },
    () => found.parsed(),
  )
}
