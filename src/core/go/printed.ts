// Finds what a benchmark prints besides its results, and its program does not print without it.
import { endOfResult } from '../formats/tools/go/go-rest.ts'

const ofTheFormat =
  /^(Unit\s|PASS$|ok\s|FAIL|\?\s|goos:|goarch:|pkg:|cpu:|--- BENCH:|\s*--- SKIP:|testing: |coverage:|\s*$)/
/** A result, or the name alone, which is printed before the benchmark runs. */
const result = /^Benchmark\S*\s*(\s[+-]?\d+\s+[-+.\d]\S*\s.*)?$/

/** The lines of `text` that are neither results nor the test runner's own. */
export function printedIn(text: string): readonly string[] {
  return text.split(/\r?\n/).flatMap(line => {
    if (ofTheFormat.test(line) || result.test(line)) return []
    const own = line.replace(/^Benchmark\S*\s+/, '')
    const said = own.slice(0, own.length - (endOfResult(own)?.length ?? 0)).trim()
    return said === '' ? [] : [said]
  })
}

/**
 * The first of them that its program does not print without a benchmark as well, as TestMain does; null where there is none. Numbers
 * may differ, such as those of a clock or a process.
 */
export function printedByBenchmark(lines: readonly string[], without: readonly string[]): string | null {
  const plain = (line: string) => line.replace(/\d+/g, '0')
  const known = new Set(without.map(plain))
  return lines.find(line => !known.has(plain(line))) ?? null
}
