// The Go benchmark format: what `go test -bench` prints, and what any tool can print to be read by benchstat.
// Source: https://go.dev/design/14313-benchmark-format and the rules of golang.org/x/perf/benchfmt.
import type { Measurement, UnitRule } from '../../../model/measuring.ts'
import { isPossible, tidy } from '../../../model/units.ts'
import { type Format, type Reader, readWhole } from '../../reading/format.ts'
import type { Parsed, Unread } from '../../reading/parsed.ts'
import { Lines } from '../../text/lines.ts'
import { GoFailures } from './go-failures.ts'
import { decodeWord, namesEncoded, namesKey } from './go-name.ts'
import { parseFloat64, withoutSeparators } from './go-number.ts'
import { readStatements } from './go-unit.ts'
import { whyUnread } from './go-unread.ts'

/**
 * Lines of a result, of a failed benchmark or package, of a benchmark whose result is still to come, and those that `go
 * test` prints above the first. Lines that other tools print too, such as `PASS`, are no sign of the format.
 */
const typical =
  /^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S)/m

export const goFormat: Format = {
  name: 'go',
  claims: beginning => typical.test(beginning),
  open: () => new GoReader(),
  /** The printed name, and the function, which `-bench` matches up to the first slash. */
  namesInFilters: name => [`Benchmark${name}`, `Benchmark${name.replace(/\/.*|-\d+$/s, '')}`],
}

/** A reader of a text's part: `line` lines are above it, and `units` is what these say, to which it adds. */
export function openGoBelow(line: number, units: Map<string, UnitRule>): Reader {
  return new GoReader(line, units)
}

/** Reads everything that `text` measured. */
export function parseGo(text: string): Parsed {
  return readWhole(goFormat, text)
}

/**
 * A GoReader reads line by line. Lines that are not of the format are skipped, as the test runner and the program print them
 * between the results. A benchmark that prints to standard output breaks its own line in two; the halves are joined again.
 */
class GoReader implements Reader {
  private readonly measurements: Measurement[] = []
  private readonly units: Map<string, UnitRule>
  private readonly failures = new GoFailures()
  private readonly refused: string[] = []
  private readonly unread: Unread[] = []
  private readonly config = new Config()
  private readonly names = new Names()
  private readonly lines = new Lines(line => this.read(line))
  /** The line that is being read, counted from 1. */
  private line: number
  /** A benchmark whose result is still to come, and what is wrong if it does not. */
  private unfinished: { readonly name: string; readonly unread: Unread | null } | undefined

  constructor(line = 0, units = new Map<string, UnitRule>()) {
    this.line = line
    this.units = units
  }

  write(piece: string): void {
    this.lines.write(piece)
  }

  end(): Parsed {
    this.lines.end()
    this.giveUp()
    this.failures.end()
    const { measurements, units, refused, unread } = this
    return { measurements, units, failures: this.failures.lines, refused, unread }
  }

  private read(line: string): void {
    this.line++
    const isNamed = line.startsWith('Benchmark')
    if (isNamed && this.take(line)) return
    const started = isNamed ? /^Benchmark\S*(?=\s)/.exec(line)?.[0] : undefined
    const rest = restOf(started ?? this.unfinished?.name, line)
    if (rest !== null && this.take(rest, started === undefined)) return
    const isFailure = this.failures.read(line)
    if (started !== undefined) {
      this.giveUp()
      const why = isFailure ? null : whyUnread(line, wordsOf(line))
      this.unfinished = { name: started, unread: why === null ? null : this.unreadLine(line, why, true) }
    } else if (isFailure) return
    else if (/^Unit(\s|$)/.test(line)) this.readUnit(line)
    else if (!this.names.read(line)) this.config.read(line)
  }

  private readUnit(line: string): void {
    const [, name, ...statements] = line.trimEnd().split(/\s+/)
    const wrong =
      name === undefined
        ? ['it names no unit']
        : readStatements(tidy(this.names.decoded(name)).unit, statements, this.units)
    this.unread.push(...wrong.map(why => this.unreadLine(line, why, false)))
  }

  private unreadLine(line: string, why: string, isResult: boolean): Unread {
    return {
      line: this.line,
      text: line.length > mostShown ? `${line.slice(0, mostShown)}…` : line,
      why,
      isResult,
    }
  }

  /** Waits no longer for the result that was begun. */
  private giveUp(): void {
    if (this.unfinished?.unread) this.unread.push(this.unfinished.unread)
    this.unfinished = undefined
  }

  /**
   * `BenchmarkName-8  1000  50.1 ns/op  0 B/op`; says whether the line is of this kind. `isRest`: it is the end of what was
   * begun before.
   */
  private take(line: string, isRest = false): boolean {
    const fields = wordsOf(line)
    const count = withoutSeparators(fields[1] ?? '')
    if (fields.length < 4 || fields.length % 2 !== 0 || !/^[+-]?\d+$/.test(count)) return false
    const iterations = Number(count)
    if (!Number.isSafeInteger(iterations)) return false
    const values: number[] = []
    for (let i = 2; i < fields.length; i += 2) {
      const value = parseFloat64(withoutSeparators(fields[i] as string))
      if (value === null) return false
      values.push(value)
    }
    if (isRest) this.unfinished = undefined
    this.giveUp()
    this.failures.goOn()
    const benchmark = this.names.shared((fields[0] as string).slice('Benchmark'.length))
    const config = this.config.now()
    for (let i = 0; i < values.length; i++) {
      const written = this.names.decoded(fields[2 * i + 3] as string)
      const { unit, factor } = tidy(written)
      const value = (values[i] as number) * factor
      if (isPossible(value, unit)) this.measurements.push({ benchmark, config, iterations, unit, value })
      else this.refused.push(`${benchmark}: ${values[i]} ${written}`)
    }
    return true
  }
}

/** Like split(/\s+/), without empty words at the end, and several times as fast. */
function wordsOf(line: string): readonly string[] {
  const words: string[] = []
  let start = 0
  for (let i = 0; i <= line.length; i++) {
    const code = i < line.length ? line.charCodeAt(i) : 32
    if (code > 127) return line.trimEnd().split(/\s+/)
    if (code !== 32 && (code < 9 || code > 13)) continue
    if (i > start) words.push(line.slice(start, i))
    start = i + 1
  }
  return words
}

/**
 * The result at the end of a line that the benchmark's own output has separated from its name, with or without a line
 * break: `BenchmarkNoisy-8   hello     1000   50.1 ns/op`.
 */
function restOf(name: string | undefined, line: string): string | null {
  if (name === undefined) return null
  const rest = /(?<![\d.])\d+\t *\S+ ns\/op.*$/.exec(line)?.[0]
  return rest === undefined ? null : `${name} ${rest}`
}

/** The most characters of a line that could not be read that are kept. */
const mostShown = 200

/** A Names keeps one string for each name, however often it is read, and knows whether names are encoded (go-name.ts). */
class Names {
  private readonly known = new Map<string, string>()
  private areEncoded = false

  /** Whether the line says how names are written. */
  read(line: string): boolean {
    if (line !== `${namesKey}: ${namesEncoded}`) return false
    this.areEncoded = true
    this.known.clear()
    return true
  }

  decoded(word: string): string {
    return this.areEncoded ? decodeWord(word) : word
  }

  shared(written: string): string {
    const before = this.known.get(written)
    if (before !== undefined) return before
    if (this.known.size >= mostNames) this.known.clear()
    // A substring keeps its whole string in memory, here a piece of the output.
    const alone = ` ${written}`.slice(1)
    const name = this.decoded(alone)
    this.known.set(alone, name)
    return name
  }
}

/** Beyond this number all names are forgotten, and read anew. */
const mostNames = 100_000

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
