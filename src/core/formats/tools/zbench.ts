// Reads what zbench prints: `zbench: encode/small  1234.5 ns/op  8112 runs`.
import type { BenchmarkFormat } from '../reading/format.ts'
import { ParsedOutputBuilder } from '../reading/readings.ts'
import { refuseValueWithFewDigits } from '../reading/too-few-digits.ts'
import { toSecondsPerOp } from '../reading/values.ts'
import { createReaderFromLineParser, hasLineMatching } from '../text/lines.ts'

const result = /^zbench: (\S+(?: \S+)*) {2,}([\d.e+-]+|nan|inf) ((?:ns|us|ms|s)\/op) {2,}(\d+) runs$/

/** A time is the mean of the runs; nothing else is printed. */
export const zbenchFormat: BenchmarkFormat = {
  name: 'zbench',
  claims: beginning => hasLineMatching(beginning, result),
  claimsLines: part => hasLineMatching(part, result),
  open: () => {
    const readings = new ParsedOutputBuilder()
    return createReaderFromLineParser({
      take: line => {
        const [, name, mean = '', unit = '', runs] = result.exec(line.trimEnd()) ?? []
        if (name === undefined) return false
        const seconds = toSecondsPerOp(mean, unit)
        if (seconds === null) return false
        if (Number.isFinite(seconds))
          refuseValueWithFewDigits(readings, name, mean, unit, 'Let an operation do more work.')
        readings.add(name, 'sec/op', seconds, { iterations: Number(runs) })
        return true
      },
      // Not what else it may say, such as `zbench: 8 benchmarks`: only the columns of a result have two spaces between them.
      resembling: /zbench: .* {2}\d/,
      finish: () => readings.parsed(),
    })
  },
}
