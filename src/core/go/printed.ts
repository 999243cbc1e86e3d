// Finds what a benchmark prints besides its results.
import { endOfResult } from '../formats/tools/go/go-rest.ts'

const ofTheFormat =
  /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/
/** A result, or the name alone, which is printed before the benchmark runs. */
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/

/** The first line of `text` that is neither a result nor the test runner's own; null where there is none. */
export function printedIn(text: string): string | null {
  for (const line of text.split(/\r?\n/)) {
    if (ofTheFormat.test(line) || result.test(line)) continue
    const own = line.replace(/^Benchmark\S*\s+/, '')
    const said = own.slice(0, own.length - (endOfResult(own)?.length ?? 0)).trim()
    if (said !== '') return said
  }
  return null
}
