// The Go benchmark format: what `go test -bench` prints, and what any tool can print to be read by benchstat.
// Source: https://go.dev/design/14313-benchmark-format and the rules of golang.org/x/perf/benchfmt.
import type { Better, Measurement, UnitRule } from '../model.ts'
import { tidy } from '../units.ts'
import { parseFloat64 } from './go-number.ts'
import type { Parsed } from './parsed.ts'

/**
 * Reads everything that `text` measured.
 *
 * Lines that are not of the format are skipped, as the test runner and the program print them between the results.
 * A benchmark that prints to standard output breaks its own line in two; the halves are joined again.
 */
export function parseGo(text: string): Parsed {
  const measurements: Measurement[] = []
  const units = new Map<string, UnitRule>()
  const failures: string[] = []
  const refused: string[] = []
  const config = new Config()
  let unfinished: string | undefined

  for (const line of text.split(/\r?\n/)) {
    const started: string | undefined = /^(Benchmark\S*)\s/.exec(line)?.[1]
    const result = resultOf(line) ?? restOf(started ?? unfinished, line)
    if (result) {
      unfinished = undefined
      for (const { value, unit } of result.values) {
        const { benchmark, iterations } = result
        const { unit: tidied, factor } = tidy(unit)
        const tidiedValue = value * factor
        if (!Number.isFinite(tidiedValue)) refused.push(`${benchmark}: ${value} ${unit}`)
        else
          measurements.push({
            benchmark,
            config: config.now(),
            iterations,
            unit: tidied,
            value: tidiedValue,
          })
      }
      continue
    }
    if (started !== undefined) unfinished = started
    else if (/^Unit\s/.test(line)) readUnit(line, units)
    else if (failed.test(line)) failures.push(line.trim())
    else config.read(line)
  }
  return { measurements, units, failures, refused }
}

const failed = /^\s*--- FAIL: |^FAIL(\t|$)/

interface Result {
  readonly benchmark: string
  readonly iterations: number
  readonly values: readonly { readonly value: number; readonly unit: string }[]
}

/** `BenchmarkName-8  1000  50.1 ns/op  0 B/op`, or null where the line is anything else. */
function resultOf(line: string): Result | null {
  if (!line.startsWith('Benchmark')) return null
  const [name = '', count = '', ...pairs] = line.trimEnd().split(/\s+/)
  if (!/^[+-]?\d+$/.test(count) || pairs.length === 0 || pairs.length % 2 !== 0) return null
  if (!Number.isSafeInteger(Number(count))) return null
  const values: { value: number; unit: string }[] = []
  for (let i = 0; i < pairs.length; i += 2) {
    const value = parseFloat64(pairs[i] ?? '')
    if (value === null) return null
    values.push({ value, unit: pairs[i + 1] ?? '' })
  }
  return { benchmark: name.slice('Benchmark'.length), iterations: Number(count), values }
}

/**
 * The result at the end of a line whose beginning the benchmark pushed away by printing, be it to a line of its own or
 * not: `BenchmarkNoisy-8   hello     1000   50.1 ns/op`.
 */
function restOf(name: string | undefined, line: string): Result | null {
  if (name === undefined) return null
  const rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0]
  return rest === undefined ? null : resultOf(`${name} ${rest}`)
}

/** `Unit req/s better=higher assume=exact`. The first statement about a unit holds, as in benchfmt. */
function readUnit(line: string, units: Map<string, UnitRule>): void {
  const [, name, ...statements] = line.trimEnd().split(/\s+/)
  if (name === undefined) return
  const { unit } = tidy(name)
  for (const statement of statements) {
    const at = statement.indexOf('=')
    const key = statement.slice(0, at)
    const value = statement.slice(at + 1)
    const known = units.get(unit) ?? {}
    if (key === 'better' && known.better === undefined) units.set(unit, { ...known, better: betterOf(value) })
    if (key === 'assume' && known.assume === undefined)
      units.set(unit, { ...known, assume: value === 'exact' ? 'exact' : 'nothing' })
  }
}

function betterOf(value: string): Better {
  return value === 'lower' || value === 'higher' ? value : null
}

/** A Config is the configuration in force while lines are read; results between two changes of it share one object. */
class Config {
  private readonly values = new Map<string, string>()
  private shared: Measurement['config'] | undefined

  /** `key: value` sets a key, `key:` clears it. A key begins with a lower-case letter and has no capital or space. */
  read(line: string): void {
    const colon = line.indexOf(':')
    const key = line.slice(0, Math.max(colon, 0))
    const rest = line.slice(colon + 1)
    if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return
    const value = rest.replace(/^[ \t]+/, '')
    if (this.values.get(key) === value) return
    if (value === '') this.values.delete(key)
    else this.values.set(key, value)
    this.shared = undefined
  }

  now(): Measurement['config'] {
    this.shared ??= Object.fromEntries(this.values)
    return this.shared
  }
}
