// What `cargo bench` prints with Rust's own harness (libtest), and criterion with `--output-format bencher`.
import { readDecimal, ungrouped } from './decimal.ts'
import type { Format } from './format.ts'
import { Found } from './found.ts'
import { readLines, someLine } from './line-reader.ts'
import { readSeconds } from './times.ts'

const result =
  /^test (.*\S)\s+\.\.\. bench:\s+([\d.,]+) ([^\s\d]\S*) \(\+\/- [\d.,]+\)(?: = ([\d.,]+) MB\/s)?$/
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
        const [, benchmark, measured, unit, throughput] = result.exec(line) ?? []
        if (benchmark === undefined || measured === undefined || unit === undefined) return
        add(found, benchmark, ungrouped(measured), unit)
        const bytes = throughput === undefined ? null : readDecimal(ungrouped(throughput), 6)
        if (bytes === null) return
        found.declare('B/s', { better: 'higher' })
        found.add(benchmark, 'B/s', bytes)
      },
      () => found.parsed(),
    )
  },
}

/** A time for each iteration, or whatever a harness that prints in libtest's manner measures: `cycles/iter`, `MS/s`. */
function add(found: Found, benchmark: string, measured: string, unit: string): void {
  const [, each, isEach] = /^(.+?)(\/iter)?$/.exec(unit) ?? []
  const seconds = isEach && each ? readSeconds(measured, each) : null
  const value = readDecimal(measured)
  if (seconds !== null) found.add(benchmark, 'sec/op', seconds)
  else if (value !== null) {
    if (isEach) found.declare(unit, { better: 'lower' })
    found.add(benchmark, unit, value)
  }
}
