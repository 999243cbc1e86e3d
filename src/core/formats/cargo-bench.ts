// What `cargo bench` prints with Rust's own harness (libtest), and criterion with `--output-format bencher`.
import { readDecimal, ungrouped } from './decimal.ts'
import type { Format } from './format.ts'
import { Found } from './found.ts'
import { readLines, someLine } from './line-reader.ts'
import { readSeconds } from './times.ts'

const result =
  /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) (\S+)\/iter \(\+\/- [\d.,]+\)(?: = ([\d.,]+) MB\/s)?$/
const failed = /^test .+ \.\.\. FAILED$/

/** A time is the median of some fifty samples, of which libtest does not say how many. */
export const cargoBench: Format = {
  name: 'cargo-bench',
  claims: beginning => someLine(beginning, result) || someLine(beginning, failed),
  claimsLines: part => someLine(part, result),
  open: () => {
    // Which target is running stands in the other stream.
    const found = new Found(
      'Run one target by itself (cargo bench --bench NAME), each in a gate of its own, or give each benchmark a name of its own.',
    )
    return readLines(
      line => {
        if (failed.test(line)) found.fail(line)
        const [, benchmark, time, unit, throughput] = result.exec(line) ?? []
        if (benchmark === undefined || time === undefined || unit === undefined) return
        const seconds = readSeconds(ungrouped(time), unit)
        if (seconds !== null) found.add(benchmark, 'sec/op', seconds)
        const bytes = throughput === undefined ? null : readDecimal(ungrouped(throughput), 6)
        if (bytes === null) return
        found.declare('B/s', { better: 'higher' })
        found.add(benchmark, 'B/s', bytes)
      },
      () => found.parsed(),
    )
  },
}
