// The Go benchmark format: what `go test -bench` prints, and what any tool can print to be read by benchstat.
// Source: https://go.dev/design/14313-benchmark-format and the rules of golang.org/x/perf/benchfmt.
import type { Measurement, UnitRule } from '../../../model/measuring.ts'
import { isPossible, isTime, tidy } from '../../../model/units.ts'
import { CleanText } from '../../reading/clean-text.ts'
import { isCoarse } from '../../reading/coarse.ts'
import { cutsOf, type Format, type Reader, readWhole } from '../../reading/format.ts'
import type { Parsed, Unread } from '../../reading/parsed.ts'
import { Lines, longest } from '../../text/lines.ts'
import { unreadLine } from '../../text/unread-line.ts'
import { Config } from './go-config.ts'
import { embeddedIn, strayIn } from './go-embedded.ts'
import { anyEvent, outputOf } from './go-events.ts'
import { GoFailures } from './go-failures.ts'
import { Names } from './go-names.ts'
import { parseFloat64, withoutSeparators } from './go-number.ts'
import { endOfResult, endsInCount } from './go-rest.ts'
import { readStatements } from './go-unit.ts'
import { isBegun, nothingFollows, whyUnread } from './go-unread.ts'

/**
 * Lines of a result, of a failed benchmark or package, of a benchmark whose result is still to come, and those that `go
 * test` prints above the first. Lines that other tools print too, such as `PASS`, are no sign of the format.
 */
const typical =
  /^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S|.{1,200}Benchmark[^\sa-z]\S{0,500} *\t *\d+\t *[\d.]+ ns\/op)/m

export const goFormat: Format = {
  name: 'go',
  claims: beginning => typical.test(beginning) || anyEvent.test(beginning),
  open: () => new GoReader(),
  /** The printed name, and the function, which `-bench` matches up to the first slash. */
  namesInFilters: name => [`Benchmark${name}`, `Benchmark${name.replace(/\/.*|-\d+$/s, '')}`],
}

/** A GoRest reads what somebody else leaves of a text that reads plain results itself. */
export interface GoRest extends Reader {
  /** Says that `lines` plain results stand between what was written and what will be. */
  pass(lines: number): void
  /** What has been measured since this was asked before. */
  taken(): readonly Measurement[]
  /** The configuration that holds now; the same entries as before where nothing has changed. */
  readonly settings: Iterable<readonly [key: string, value: string]>
  /** Another number whenever the settings or `areEncoded` have changed. */
  readonly version: number
  /** Whether names are encoded from here on. */
  readonly areEncoded: boolean
}

export function openGoRest(): GoRest {
  return new GoReader()
}

/** Reads everything that `text` measured. */
export function parseGo(text: string): Parsed {
  return readWhole(goFormat, text)
}

/**
 * A GoReader reads line by line. Lines that are not of the format are skipped, as the test runner and the program print them
 * between the results. A benchmark that prints to standard output breaks its own line in two; the halves are joined again.
 */
class GoReader implements GoRest {
  private measurements: Measurement[] = []
  private readonly units = new Map<string, UnitRule>()
  private readonly failures = new GoFailures()
  private readonly refused: string[] = []
  private readonly refusedBeside: string[] = []
  private readonly unread: Unread[] = []
  private readonly config = new Config()
  private readonly names = new Names()
  private readonly lines = new Lines((line, isWhole) => this.take(line, isWhole))
  /** What the events of `go test -json` say was printed. */
  private readonly printed = new Lines((line, isWhole) => this.read(line, isWhole))
  private readonly cleanPrinted = new CleanText(cutsOf(goFormat))
  /** The line that is being read, counted from 1. */
  private line = 0
  /** A benchmark whose result is still to come, and what is wrong if it does not. */
  private unfinished:
    | { readonly name: string; readonly isRunning: boolean; readonly unread: Unread | null }
    | undefined

  get settings(): Iterable<readonly [key: string, value: string]> {
    return this.config.entries
  }

  get version(): number {
    return this.config.version + this.names.version
  }

  get areEncoded(): boolean {
    return this.names.areEncoded
  }

  write(piece: string): void {
    this.lines.write(piece)
  }

  end(): Parsed {
    this.lines.end()
    this.printed.write(this.cleanPrinted.end())
    this.printed.end()
    this.giveUp()
    this.failures.end()
    const { measurements, units, refused, refusedBeside, unread } = this
    return { measurements, units, failures: this.failures.lines, refused, refusedBeside, unread }
  }

  pass(lines: number): void {
    this.line += lines
    this.giveUp()
    this.failures.goOn()
  }

  taken(): readonly Measurement[] {
    const { measurements } = this
    if (measurements.length > 0) this.measurements = []
    return measurements
  }

  private take(line: string, isWhole: boolean): void {
    this.line++
    const printed = isWhole ? outputOf(line) : null
    if (printed === null) this.read(line, isWhole)
    else this.printed.write(this.cleanPrinted.write(printed))
  }

  private read(line: string, isWhole: boolean): void {
    const isNamed = line.startsWith('Benchmark')
    if (isNamed && isWhole && this.takeResult(line)) return
    const embedded = embeddedIn(line)
    if (embedded !== null && embedded.why === null) {
      if (isNamed) this.read(line.slice(0, embedded.start), isWhole)
      this.read(line.slice(embedded.start), isWhole)
      return
    }
    const started = isNamed ? /^Benchmark\S*(?=\s)/.exec(line)?.[0] : undefined
    const rest = restOf(started ?? this.unfinished?.name, line)
    if (embedded === null && rest !== null && this.takeResult(rest, started === undefined)) return
    const isFailure = this.failures.read(line)
    const { unfinished } = this
    if (unfinished?.unread && endsInCount(line))
      this.unfinished = { ...unfinished, unread: { ...unfinished.unread, why: nothingFollows } }
    const stray = strayIn(line, embedded)
    if (stray !== null && !isFailure) this.unread.push(unreadLine(this.line, line, stray, true))
    else if (started !== undefined) {
      const why = isFailure ? null : isWhole ? whyUnread(line, wordsOf(line)) : tooLong
      const unread = why === null ? null : unreadLine(this.line, line, why, true)
      // What a benchmark prints while it runs may begin likewise.
      if (unfinished?.isRunning && !isBegun(line)) this.unread.push(...(unread ? [unread] : []))
      else {
        this.giveUp()
        this.unfinished = { name: started, isRunning: isBegun(line), unread }
      }
    } else if (isFailure || !isWhole) return
    else if (/^Unit(\s|$)/.test(line)) this.readUnit(line)
    else if (!this.names.read(line)) this.config.read(line)
  }

  private readUnit(line: string): void {
    const [, name, ...statements] = line.trimEnd().split(/\s+/)
    const wrong =
      name === undefined
        ? ['it names no unit']
        : readStatements(tidy(this.names.decoded(name)).unit, statements, this.units)
    this.unread.push(...wrong.map(why => unreadLine(this.line, line, why, false)))
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
  private takeResult(line: string, isRest = false): boolean {
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
    const before = this.measurements.length
    const beside: string[] = []
    for (let i = 0; i < values.length; i++) {
      const written = this.names.decoded(fields[2 * i + 3] as string)
      const { unit, factor } = tidy(written)
      const value = (values[i] as number) * factor
      if (isPossible(value, unit)) {
        // Go prints two decimals.
        const isRate = written === 'MB/s' && isCoarse(fields[2 * i + 2] as string) && fields.includes('ns/op')
        const one = { benchmark, config, iterations, unit, value }
        this.measurements.push(isRate ? { ...one, isCoarse: true } : one)
      } else {
        const text = `${benchmark}: ${values[i]} ${written}`
        this.refused.push(text)
        if (!isTime(unit)) beside.push(text)
      }
    }
    if (this.measurements.length > before) this.refusedBeside.push(...beside)
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
  const rest = name === undefined ? null : endOfResult(line)
  return rest === null ? null : `${name} ${rest}`
}

const tooLong = `the line is longer than ${longest} characters, and no result is at its end`
