// Reads what the benchmarks of Luau print (its bench/bench.py): `SUCCESS: base64 : 15.041ms +/- 0.636% on luau`.
import type { BenchmarkFormat } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import { recordRefusalIfValueIsCoarse } from '../reading/readings.ts'
import { toSeconds } from '../reading/values.ts'

const result = /^SUCCESS: (.*\S)\s+:\s+([\d.]+)([a-zµμ]+) \+\/-\s+[\d.]+% on \S/
const failed = /^FAILED:\s+'/

/**
 * A time is the mean of the runs; nothing else is printed. The name of the Luau binary, which may differ between the
 * sides, is left out.
 */
export const luauFormat: BenchmarkFormat = {
  name: 'luau',
  claims: beginning => hasLineMatching(beginning, result),
  claimsLines: part => hasLineMatching(part, result),
  parse: text =>
    parseLineByLine(text, {
      take: (line, readings) => {
        if (failed.test(line)) readings.fail(line.trim())
        const [, name, time, unit] = result.exec(line) ?? []
        if (name === undefined || time === undefined || unit === undefined) return false
        const seconds = toSeconds(time, unit)
        if (seconds !== null) {
          // It prints three decimals.
          recordRefusalIfValueIsCoarse(readings, name, time, unit, 'Make the benchmark do more work.')
          readings.add(name, 'sec/op', seconds)
        }
        return seconds !== null
      },
      resembling: /SUCCESS: .*\d/,
    }),
}
