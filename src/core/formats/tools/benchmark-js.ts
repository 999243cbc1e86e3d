// Reads what benchmark.js prints of a benchmark: `name x 713,059 ops/sec ±3.44% (9 runs sampled)`.
import type { BenchmarkFormat } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, removeThousandsCommas } from '../reading/values.ts'

const result = /^(.+) x ([\d.,]+|Infinity|NaN) ops\/sec ±\s*[\d.,]+%(?: \((\d+) runs? sampled\))?$/
/**
 * An error, of which benchmark.js prints what it has besides name and message: mostly nothing (`b: `), or `b: code: ENOENT,…`.
 * Other runners print the error as it is.
 */
const failed = /^\S.*?: (?:(?:[A-Z]\w*)?Error(?:: .*)?|(?:\w+: [^,]*,)*code: [A-Z][A-Z\d_]+(?:,.*)?)?$/

const advice = 'Make each call do less work, or print "hz" in a format of your own.'

export const benchmarkJsFormat: BenchmarkFormat = {
  name: 'benchmark.js',
  claims: beginning => hasLineMatching(beginning, result),
  claimsLines: part => hasLineMatching(part, result),
  cuts: 'times',
  parse: text => {
    let isAfterBlank = false
    return parseLineByLine(text, {
      take: (line, readings) => {
        const [, name, rate = '', samples] = result.exec(line.trim()) ?? []
        const value = parseAndScaleByPowerOfTen(removeThousandsCommas(rate))
        const isRead = name !== undefined && value !== null
        if (isRead) {
          // It prints two decimals.
          recordRefusalIfValueIsCoarse(readings, name, rate, 'ops/sec', advice)
          readings.declare('ops/s', { better: 'higher' })
          readings.add(name, 'ops/s', value, { samples: Number(samples) })
        }
        // A name and a colon below a blank line are a heading, though an error looks the same.
        else if (failed.test(line) && !(isAfterBlank && line.endsWith(': ')))
          readings.fail(line.endsWith(': ') ? `${line}it threw an error` : line)
        isAfterBlank = line.trim() === ''
        return isRead
      },
      resembling: /\d ops\/sec/,
    })
  },
}
