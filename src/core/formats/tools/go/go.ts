// The Go benchmark format: what `go test -bench` prints, and what any tool can print to be read by benchstat.
// Source: https://go.dev/design/14313-benchmark-format and the rules of golang.org/x/perf/benchfmt.
import type { Measurement, UnitDeclaration } from '../../../model/measuring.ts'
import { convertUnitToTidyUnitAndFactor, isPossibleValueInUnit, isTimeUnit } from '../../../model/units.ts'
import { EscapeAndLogPrefixRemover } from '../../reading/clean-text.ts'
import {
  type BenchmarkFormat,
  logPrefixCutModeOfFormat,
  type ParsedOutput,
  parseTextInFormat,
  type UnreadLine,
} from '../../reading/format.ts'
import { jsonStringAtPath, parseFirstJson } from '../../reading/json.ts'
import { createUnreadLine, LineSplitter, maxLengthOfLineReadWhole } from '../../reading/lines.ts'
import { isNumberWrittenWithTooFewDigits } from '../../reading/readings.ts'
import {
  addUnitMetadataFromBenchfmtLine,
  extractGoResultTextAtLineEnd,
  goLineBeginsWithRunningBenchmarkName,
  goLineWithoutValueReason,
  lineEndsInGoResultWithoutValue,
  parseFloat64,
  removeDigitUnderscores,
  whyGoLineUnread,
} from './go-lines.ts'
import { decodeGoFormatWord, nameEncodingKey, nameEncodingValue } from './go-write.ts'

/**
 * Lines of a result, of a failed benchmark or package, of a benchmark whose result is still to come, and those that `go
 * test` prints above the first. Lines that other tools print too, such as `PASS`, are no sign of the format.
 */
const typical =
  /^(Benchmark\S*[^\S\n]+[+-]?\d[\d_]*[^\S\n]+[+-]?([\d.]\S*|[Nn]a[Nn]|[Ii]nf\S*)[^\S\n]+\S|Benchmark[^\sa-z]\S* *\t|[ \t]*--- FAIL: Benchmark|FAIL\t\S|(goos|goarch|pkg): \S|.{1,200}Benchmark[^\sa-z]\S{0,500} *\t *\d+\t *[\d.]+ ns\/op)/m

/** A result as Go prints it, beside results of another tool. */
const plainResult = /^Benchmark[^\sa-z]\S*[^\S\n]+\d+[^\S\n]+[\d.]+ ns\/op/m

export const goFormat: BenchmarkFormat = {
  name: 'go',
  claims: beginning => typical.test(beginning) || goTestJsonEventRegex.test(beginning),
  claimsLines: part => plainResult.test(part),
  parse: text => {
    const reader = new GoReader()
    reader.write(text)
    return reader.end()
  },
  /** The printed name, and the function, which `-bench` matches up to the first slash. */
  namesInFilters: name => [`Benchmark${name}`, `Benchmark${name.replace(/\/.*|-\d+$/s, '')}`],
}

/** Reads what somebody else leaves of a text that reads plain results itself. */
interface GoReaderBesideFastParser {
  /** Reads the next piece, cut anywhere but within a character. */
  write(piece: string): void
  /** Ends the text and returns everything read. */
  end(): ParsedOutput
  /** Says that `lines` plain results stand between what was written and what will be. */
  pass(lines: number): void
  /** Returns what has been measured since this was asked before. */
  taken(): readonly Measurement[]
  /** The configuration that holds now; the same entries as before where nothing has changed. */
  readonly settings: Iterable<readonly [key: string, value: string]>
  /** Another number whenever the settings or `areEncoded` have changed. */
  readonly version: number
  /** True if names are encoded from here on. */
  readonly areEncoded: boolean
}

export function openGoReaderBesideFastParser(): GoReaderBesideFastParser {
  return new GoReader()
}

/** Reads everything that `text` measured. */
export function parseGoOutput(text: string): ParsedOutput {
  return parseTextInFormat(goFormat, text)
}

/**
 * Reads line by line. Lines that are not of the format are skipped, as the test runner and the program print them
 * between the results. A benchmark that prints to standard output breaks its own line in two; the halves are joined again.
 */
class GoReader implements GoReaderBesideFastParser {
  private measurements: Measurement[] = []
  private readonly units = new Map<string, UnitDeclaration>()
  private readonly failures = new GoFailureReader()
  private readonly refused: string[] = []
  private readonly refusedBeside: string[] = []
  private readonly unread: UnreadLine[] = []
  private readonly config = new GoConfigLineTracker()
  private readonly names = new BenchmarkNamePool()
  private readonly lines = new LineSplitter((line, isWhole) => this.take(line, isWhole))
  /** The output that the events of `go test -json` carry. */
  private readonly printed = new LineSplitter((line, isWhole) => this.read(line, isWhole))
  private readonly cleanPrinted = new EscapeAndLogPrefixRemover(logPrefixCutModeOfFormat(goFormat))
  /** The line that is being read, counted from 1. */
  private line = 0
  /** A benchmark whose result is still to come, and what is wrong if it does not. */
  private unfinished:
    | { readonly name: string; readonly isRunning: boolean; readonly unread: UnreadLine | null }
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

  end(): ParsedOutput {
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
    const printed = isWhole ? outputOfTestEvent(line) : null
    if (printed === null) this.read(line, isWhole)
    else this.printed.write(this.cleanPrinted.write(printed))
  }

  private read(line: string, isWhole: boolean): void {
    const isNamed = line.startsWith('Benchmark')
    if (isNamed && isWhole && this.takeResult(line)) return
    const embedded = locateGoBenchmarkAtLineEnd(line)
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
    if (unfinished?.unread && lineEndsInGoResultWithoutValue(line))
      this.unfinished = { ...unfinished, unread: { ...unfinished.unread, why: goLineWithoutValueReason } }
    const stray = explainStrayResultLine(line, embedded)
    if (stray !== null && !isFailure) this.unread.push(createUnreadLine(this.line, line, stray, true))
    else if (started !== undefined) {
      const why = isFailure ? null : isWhole ? whyGoLineUnread(line, wordsOf(line)) : tooLong
      const unread = why === null ? null : createUnreadLine(this.line, line, why, true)
      // The output of a running benchmark may begin like a result.
      if (unfinished?.isRunning && !goLineBeginsWithRunningBenchmarkName(line))
        this.unread.push(...(unread ? [unread] : []))
      else {
        this.giveUp()
        this.unfinished = { name: started, isRunning: goLineBeginsWithRunningBenchmarkName(line), unread }
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
        : addUnitMetadataFromBenchfmtLine(
            convertUnitToTidyUnitAndFactor(this.names.decoded(name)).unit,
            statements,
            this.units,
          )
    this.unread.push(...wrong.map(why => createUnreadLine(this.line, line, why, false)))
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
    const count = removeDigitUnderscores(fields[1] ?? '')
    if (fields.length < 4 || fields.length % 2 !== 0 || !/^[+-]?\d+$/.test(count)) return false
    const iterations = Number(count)
    if (!Number.isSafeInteger(iterations)) return false
    const values: number[] = []
    for (let i = 2; i < fields.length; i += 2) {
      const value = parseFloat64(removeDigitUnderscores(fields[i] as string))
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
      const { unit, factor } = convertUnitToTidyUnitAndFactor(written)
      const value = (values[i] as number) * factor
      if (isPossibleValueInUnit(value, unit)) {
        // Go prints two decimals.
        const isRate =
          written === 'MB/s' &&
          isNumberWrittenWithTooFewDigits(fields[2 * i + 2] as string) &&
          fields.includes('ns/op')
        const one = { benchmark, config, iterations, unit, value }
        this.measurements.push(isRate ? { ...one, isCoarse: true } : one)
      } else {
        const text = `${benchmark}: ${values[i]} ${written}`
        this.refused.push(text)
        if (!isTimeUnit(unit)) beside.push(text)
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
  const rest = name === undefined ? null : extractGoResultTextAtLineEnd(line)
  return rest === null ? null : `${name} ${rest}`
}

const tooLong = `the line is longer than ${maxLengthOfLineReadWhole} characters, and no result is at its end`

// Configuration lines: `key: value`.

/** The configuration in force while lines are read; results between two changes of it share one object. */
export class GoConfigLineTracker {
  version = 0
  private readonly values = new Map<string, readonly [key: string, value: string]>()
  private shared: Measurement['config'] | undefined

  get entries(): Iterable<readonly [key: string, value: string]> {
    return this.values.values()
  }

  /** `key: value` sets a key, `key:` clears it. A key begins with a lower-case letter and has no capital or space. */
  read(line: string): void {
    const colon = line.indexOf(':')
    const key = line.slice(0, Math.max(colon, 0))
    const rest = line.slice(colon + 1)
    if (!/^\p{Ll}[^\s\p{Lu}]*$/u.test(key) || !/^([ \t]|$)/.test(rest)) return
    const value = rest.replace(/^[ \t]+/, '')
    if (this.values.get(key)?.[1] === value) return
    if (value === '') this.values.delete(key)
    else this.values.set(key, [key, value])
    this.version++
    this.shared = undefined
  }

  now(): Measurement['config'] {
    this.shared ??= Object.fromEntries(this.values.values())
    return this.shared
  }
}

// A benchmark that does not begin its line, as something was printed before it without a line break.

/** A name as Go writes it, with the tab that follows. */
const begun = /Benchmark[\p{Lu}\p{N}_]\S* *\t/gu
/** A result in any other layout, as from a table or a hand. */
const inAnyLayout = /(?<!\S)Benchmark[\p{Lu}\p{N}_]\S*[ \t]+\d+[ \t]+[-+]?\.?\d\S*[ \t]+\S*\/\S+/u
const comment = /^\s*(?:\/\/|#)/
/** Matches text that quotes a result: `before: `, `> `, `+`. Logs that name their program end so, too. */
const quoting = /[^\s\w.,;!?)\]%…]\s*$/
/** No result is longer, in characters. */
const longestEmbedded = 2000

/** An Embedded benchmark is the end of a line; `why` says why it cannot be taken for one of this run, null if it can. */
interface BenchmarkAtLineEnd {
  /** The index at which its name begins. */
  readonly start: number
  readonly why: string | null
}

/**
 * The benchmark at the end of a line that begins with something else; null if there is none, or the line is a comment. Only
 * a name that Go itself has laid out is known to be one of this run; others may be quoted, and count if they have a result.
 */
export function locateGoBenchmarkAtLineEnd(line: string): BenchmarkAtLineEnd | null {
  if (!line.includes('Benchmark', 1) || comment.test(line)) return null
  const cut = Math.max(line.length - longestEmbedded, 0)
  const end = line.slice(cut)
  const own = [...end.matchAll(begun)].at(-1)?.index
  const found = own ?? inAnyLayout.exec(end)?.index ?? 0
  const start = cut + found
  if (start === 0 || (cut > 0 && found === 0)) return null
  const isQuoted = own === undefined || quoting.test(line.slice(Math.max(start - longestEmbedded, 0), start))
  if (!isQuoted) return { start, why: null }
  const isResult = own === undefined || extractGoResultTextAtLineEnd(line.slice(start)) !== null
  return isResult ? { start, why: 'text stands before the name' } : null
}

/** Returns why a line holds a result that belongs to no benchmark; null if it holds none. */
function explainStrayResultLine(line: string, embedded: BenchmarkAtLineEnd | null): string | null {
  if (embedded !== null) return embedded.why
  return nameless.test(line) ? 'no name stands before it' : null
}

/** The rest of a result whose name was lost. */
const nameless = /^\s*\d+\t *[\d.]+ ns\/op(?:\t|$)/

// The events of `go test -json` (test2json), which have in them what the tests print.

const event = /^\{"(?:Time":"[^"]*","Action|Action|ImportPath)":"/
export const goTestJsonEventRegex = new RegExp(event.source, 'm')

/** Returns what an event says was printed, '' for nothing; null if the line is no event. */
export function outputOfTestEvent(line: string): string | null {
  if (!event.test(line)) return null
  const value = parseFirstJson(line)
  if (jsonStringAtPath(value, 'Action') === null) return null
  return jsonStringAtPath(value, 'Output') ?? ''
}

// Failures, as Go, its race detector, its test runner and the shell print them.

/** Each stands at the beginning of a line, or behind the name of the benchmark that was running. */
const reports = [
  /^\s*--- FAIL: /,
  /^FAIL(\t|$)/,
  // The exit status of the test binary, as `go test` prints it.
  /^exit status [1-9]\d*$/,
  /^signal: \w+/,
  /^\*\*\* Test killed /,
  /^SIG[A-Z]+: /,
  /^WARNING: DATA RACE$/,
  /^Found \d+ data race\(s\)/,
  /^runtime: out of memory/,
  // A process that was killed, in the words of shells and of the kernel.
  /^(Killed|Aborted|Terminated|Segmentation fault)(: \d+)?( \(core dumped\))?$/,
  /^\S+: line \d+: +\d+ (Killed|Aborted|Terminated|Segmentation fault)\b/,
  /^zsh: (killed|abort|terminated|segmentation fault)\b/,
  /\b[Oo]ut of memory: Killed process \d/,
]
const failed = new RegExp(reports.map(({ source }) => source).join('|'))
const panicked = /^(panic|fatal error): /
const stack = /^(goroutine \d+ .*\[.*\]:|runtime stack:)$/

/** Takes the lines of an output that are no results, and keeps those that report a failure. */
class GoFailureReader {
  readonly lines: string[] = []
  /**
   * A program may print `panic: …` and go on, as benchmarks of handlers do that recover. It has died where a stack
   * follows, or nothing at all.
   */
  private last: string | undefined

  read(line: string): boolean {
    const said = line.startsWith('Benchmark') ? line.replace(/^Benchmark\S*\s+/, '') : line
    if (panicked.test(said)) {
      this.last ??= line.trim()
      return true
    }
    if (stack.test(line)) this.end()
    if (!failed.test(said)) return false
    this.lines.push(line.trim())
    return true
  }

  /** Says that a result was read. */
  goOn(): void {
    this.last = undefined
  }

  /** Says that nothing follows. */
  end(): void {
    if (this.last !== undefined) this.lines.push(this.last)
    this.last = undefined
  }
}

// The names in a file in the Go format while it is read: one string each, decoded where they are encoded.

/** Keeps one string for each name, however often it is read, and knows whether names are encoded (go-name.ts). */
export class BenchmarkNamePool {
  areEncoded = false
  version = 0
  private readonly known = new Map<string, string>()

  /** Returns true if the line says how names are written. */
  read(line: string): boolean {
    if (line !== `${nameEncodingKey}: ${nameEncodingValue}`) return false
    this.areEncoded = true
    this.version++
    this.known.clear()
    return true
  }

  decoded(word: string): string {
    return this.areEncoded ? decodeGoFormatWord(word) : word
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
