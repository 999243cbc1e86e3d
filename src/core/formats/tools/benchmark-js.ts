// What benchmark.js prints of a benchmark: `name x 713,059 ops/sec ±3.44% (9 runs sampled)`.
import { readDecimal, ungrouped } from '../reading/decimal.ts'
import type { Format } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { readLines, someLine } from '../text/line-reader.ts'

const result = /^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/
/** An error; benchmark.js may print nothing after the colon: `b: `. */
const failed = /^\S.*: ((?:[A-Z]\w*)?Error\b.*)?$/

export const benchmarkJs: Format = {
  name: 'benchmark.js',
  claims: beginning => someLine(beginning, result),
  claimsLines: part => someLine(part, result),
  open: () => {
    const found = new Readings()
    found.declare('ops/s', { better: 'higher' })
    return readLines(
      line => {
        const [, name, rate = '', samples] = result.exec(line.trim()) ?? []
        const value = readDecimal(ungrouped(rate))
        if (name !== undefined && value !== null)
          found.add(name, 'ops/s', value, { samples: Number(samples) })
        else if (failed.test(line)) found.fail(line.endsWith(': ') ? `${line}it threw an error` : line)
      },
      () => found.parsed(),
    )
  },
}
