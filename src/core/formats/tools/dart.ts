// Reads what Dart's benchmark_harness prints: `Template(RunTime): 0.1568472448997197 us.`

import type { Format } from '../reading/format.ts'
import { Readings } from '../reading/readings.ts'
import { readDecimal, readSeconds } from '../reading/values.ts'
import { hasLineMatching, readLines } from '../text/lines.ts'

const result = /^(\S.*)\((RunTime|RunTimeRaw|CodeSize)\): ([\d.e+-]+|NaN|Infinity) ?(us|ms|ns|s|bytes)\.?$/

export const dart: Format = {
  name: 'dart',
  claims: beginning => hasLineMatching(beginning, result),
  claimsLines: part => hasLineMatching(part, result),
  cuts: 'times',
  open: () => {
    const readings = new Readings()
    readings.declare('B', { better: 'lower' })
    return readLines({
      take: line => {
        const [, name, kind, value = '', unit = ''] = result.exec(line.trimEnd()) ?? []
        if (name === undefined) return false
        const read = kind === 'CodeSize' ? readDecimal(value) : readSeconds(value, unit)
        // A benchmark may print both; the raw time then needs a name of its own.
        const full = kind === 'RunTimeRaw' ? `${name}(${kind})` : name
        if (read !== null) readings.add(full, kind === 'CodeSize' ? 'B' : 'sec/op', read)
        return read !== null
      },
      resembling: /\((?:RunTime|RunTimeRaw|CodeSize)\):/,
      finish: () => readings.parsed(),
    })
  },
}
