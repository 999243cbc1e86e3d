// Reads what Dart's benchmark_harness prints: `Template(RunTime): 0.1568472448997197 us.`
import type { BenchmarkFormat } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { parseAndScaleByPowerOfTen, toSeconds } from '../reading/values.ts'

const result = /^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/

export const dartFormat: BenchmarkFormat = {
  name: 'dart',
  claims: beginning => hasLineMatching(beginning, result),
  claimsLines: part => hasLineMatching(part, result),
  cuts: 'times',
  parse: text =>
    parseLineByLine(text, {
      take: (line, readings) => {
        readings.declare('B', { better: 'lower' })
        const [, name, kind, value = '', unit = ''] = result.exec(line.trimEnd()) ?? []
        if (name === undefined) return false
        const read = kind === 'CodeSize' ? parseAndScaleByPowerOfTen(value) : toSeconds(value, unit)
        // A benchmark may print both; the raw time then needs a name of its own.
        const full = kind === 'RunTimeRaw' ? `${name}(${kind})` : name
        if (read !== null) readings.add(full, kind === 'CodeSize' ? 'B' : 'sec/op', read)
        return read !== null
      },
      resembling: /\((?:RunTime|RunTimeRaw|CodeSize)\):/,
    }),
}
