// Reads the lines that a pattern of one's own fits; all others may say anything.
import type { Reader } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { nothingResembles, readLines } from '../text/line-reader.ts'
import { match } from './match.ts'
import { addOwn, type Declaration } from './own-value.ts'
import type { Pattern } from './pattern.ts'

/** A longer line is not read, in characters: each takes time. */
const longest = 10_000

export function readFitting(pattern: Pattern, declared: Declaration): Reader {
  const found = new Readings()
  let number = 0
  return readLines({
    take: line => {
      number++
      const groups = line.length <= longest ? match(pattern, line) : null
      const group = (name: string) => groups?.get(name) ?? null
      const read = { name: group('name'), value: group('value'), unit: group('unit') }
      if (groups) addOwn(found, read, declared, `Line ${number}`)
      return groups !== null
    },
    resembling: nothingResembles,
    finish: () => found.parsed(),
  })
}
