// The XML of Catch2, of which only the elements around benchmarks are read.
import { readDecimal } from '../../reading/decimal.ts'
import { type Reader, Unreadable } from '../../reading/format.ts'
import { Readings } from '../../reading/readings.ts'
import { nothingResembles, readLines, someLine } from '../../text/line-reader.ts'
import { attributeOf } from '../../text/xml.ts'

const element = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g

const root = /^<Catch2?(TestRun)? /
const rootEnd = /^<\/Catch2?(TestRun)?>/

export function claimsCatch2Xml(beginning: string): boolean {
  return someLine(beginning, root)
}

/** Reads `--reporter xml`, which has one element in a line. All values are in nanoseconds. */
export function readCatch2Xml(): Reader {
  const found = new Readings()
  const path: string[] = []
  let extent = {}
  let isOpen = false
  return readLines({
    take: line => {
      if (root.test(line)) isOpen = true
      if (rootEnd.test(line)) isOpen = false
      for (const [, closes, kind = '', attributes = '', closed] of line.matchAll(element)) {
        const attribute = (name: string) => attributeOf(attributes, name)
        if (kind === 'mean') {
          const value = readDecimal(attribute('value'), -9)
          if (value !== null) found.add(path.join(' > '), 'sec/op', value, extent)
        } else if (kind === 'failed') found.failBenchmark(path.join(' > '), attribute('message'))
        else if (closes === '/') path.pop()
        else if (closed !== '/') {
          path.push(attribute('name'))
          const samples = Number(attribute('samples'))
          extent = { samples, iterations: samples * Number(attribute('iterations')) }
        }
      }
      return true
    },
    resembling: nothingResembles,
    finish: () => {
      if (isOpen)
        throw new Unreadable(
          'This XML (catch2) is cut off: its first element has no end. Let the tests run to their end.',
        )
      return found.parsed()
    },
  })
}
