// Gathers the samples of a file in Go's format directly from its bytes, many times as fast as through measurements.
//
// Plain lines of Go files become numbers in typed arrays without a string for each; every other line goes to the reader of the
// format, so that its rules exist once. node's compile cache is not used, because benchmarks could write to its folder.
import { EscapeAndLogPrefixRemover } from '../formats/reading/clean-text.ts'
import { logPrefixCutModeOfFormat } from '../formats/reading/format.ts'
import { goFormat, openGoReaderBesideFastParser } from '../formats/tools/go/go.ts'
import { convertUnitToTidyUnitAndFactor } from '../model/units.ts'
import { FileSamples, type ResultsOfComparedFile } from './samples.ts'

/** The longest line, in bytes, that is buffered; a longer one goes to the reader of the format in pieces. */
const mostBufferedBytes = 2 ** 16
/** Stands for the plain results between other lines in the text for `onStrangeText`. */
const plainPlaceholder = 'Benchmark 1 1 x\n'
/** Lines that `go test` prints in every run. */
const usualLine = /^(?:(?:(?:goos|goarch|pkg|cpu): |ok {2}\t|\? {3}\t|Unit |PASS\r?$).*|\r?)$/

/** A unit as written in a line, by its bytes. */
interface UnitWord {
  readonly bytes: Uint8Array
  readonly number: number
  readonly factor: number
}

/**
 * Reads one text as UTF-8 in pieces, cut anywhere.
 *
 * Only lines that are plain are read here: a benchmark, a count, numbers and units. Everything else (configuration,
 * units, failures, results that were torn in two) goes to the format's own reader, so that its rules are written once.
 */
export class GoSampleReader {
  private readonly samples = new FileSamples()
  private readonly otherLines = openGoReaderBesideFastParser()
  private readonly line = new PlainGoResultLineParser()
  private readonly clean = new EscapeAndLogPrefixRemover(logPrefixCutModeOfFormat(goFormat))
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  /** Called with the lines that are neither plain nor printed by every run of `go test`. */
  private readonly onStrangeText: (text: string) => void
  /** The beginning of a line whose end has not come yet. */
  private pending: Uint8Array = new Uint8Array(0)
  private isLong = false
  /** The plain lines that the reader of the format has not been notified of. */
  private uncountedPlain = 0
  private isPlainBeforeStrange = false
  private hasStrangeText = false
  /** The version of the configuration that `config` was read from. */
  private version = -1
  private config = 0
  private areEncoded = false
  /** The benchmark of the last plain line, as the next line is likely to be of the same one; -1 for none. */
  private benchmark = -1
  /** By place in a line: the unit that was there last, and the sample of the benchmark in it, -1 for none. */
  private readonly lastUnits: UnitWord[] = []
  private readonly lastSamples: number[] = []

  constructor(strange: (text: string) => void = () => {}) {
    this.onStrangeText = strange
  }

  /** True if there are results, and no line but plain ones and those that every run of `go test` prints. */
  get hasOnlyGoLines(): boolean {
    return this.samples.count > 0 && !this.hasStrangeText
  }

  write(piece: Uint8Array): void {
    let at = 0
    if (this.isLong || this.pending.length > 0) {
      at = piece.indexOf(10) + 1
      if (at === 0) {
        this.buffer(piece)
        return
      }
      const end = piece.subarray(0, at)
      if (this.isLong) this.readOtherLines(end)
      else this.readLines(Buffer.concat([this.pending, end]))
      this.pending = new Uint8Array(0)
      this.isLong = false
    }
    const end = piece.lastIndexOf(10) + 1
    if (end > at) this.readLines(piece.subarray(at, end))
    if (end < piece.length) this.buffer(piece.subarray(Math.max(at, end)))
  }

  end(): ResultsOfComparedFile {
    if (this.isLong) this.readOtherLines(new Uint8Array([10]))
    else if (this.pending.length > 0) this.readLines(Buffer.concat([this.pending, new Uint8Array([10])]))
    this.reportPlainLines()
    this.otherLines.write(this.clean.end())
    const { units, failures, refused, unread = [], measurements } = this.otherLines.end()
    this.samples.addAll(measurements)
    return { samples: this.samples, units, failures, refused, unread, statuses: new Map() }
  }

  private buffer(piece: Uint8Array): void {
    if (this.isLong) this.readOtherLines(piece)
    else if (this.pending.length + piece.length <= mostBufferedBytes)
      this.pending = Buffer.concat([this.pending, piece])
    else {
      this.isLong = true
      this.readOtherLines(Buffer.concat([this.pending, piece]))
    }
  }

  private readLines(bytes: Uint8Array): void {
    let othersFrom = -1
    for (let at = 0; at < bytes.length; ) {
      const next = this.line.read(bytes, at)
      if (next >= 0 && othersFrom >= 0) {
        this.readOtherLines(bytes.subarray(othersFrom, at))
        othersFrom = -1
      }
      if (next >= 0 && this.addPlainLine(bytes)) at = next
      else {
        if (othersFrom < 0) othersFrom = at
        at = bytes.indexOf(10, at) + 1
      }
    }
    if (othersFrom >= 0) this.readOtherLines(bytes.subarray(othersFrom))
  }

  /** Adds a plain line to the samples; returns false if names are encoded and this one may be. */
  private addPlainLine(bytes: Uint8Array): boolean {
    const { line, samples } = this
    if (this.version !== this.otherLines.version) this.adoptConfig()
    if (
      this.areEncoded &&
      bytes.subarray(line.nameStart, line.unitEnds[line.pairs - 1]).includes(percentCode)
    )
      return false
    const { nameStart, nameEnd } = line
    const { benchmarks } = samples
    const isSame =
      this.benchmark >= 0 &&
      benchmarks.lengthOf(this.benchmark) === nameEnd - nameStart &&
      benchmarks.endOf(this.benchmark, bytes, nameStart) === nameEnd
    if (!isSame) {
      this.benchmark = benchmarks.find(this.config, bytes, nameStart, nameEnd)
      this.lastSamples.length = 0
    }
    for (let n = 0; n < line.pairs; n++) {
      const before = this.lastUnits[n]
      const unit = this.unitAt(n, bytes)
      if (n >= this.lastSamples.length || unit !== before)
        this.lastSamples[n] = samples.sampleOf(this.benchmark, unit.number)
      samples.numbers.add(this.lastSamples[n] as number, (line.values[n] as number) * unit.factor)
    }
    this.isPlainBeforeStrange = true
    this.uncountedPlain++
    return true
  }

  private unitAt(place: number, bytes: Uint8Array): UnitWord {
    const start = this.line.unitStarts[place] as number
    const end = this.line.unitEnds[place] as number
    const before = this.lastUnits[place]
    if (before && hasBytesAt(before.bytes, bytes, start, end)) return before
    const written = bytes.slice(start, end)
    const { unit, factor } = convertUnitToTidyUnitAndFactor(new TextDecoder().decode(written))
    const word = { bytes: written, number: this.samples.unitNumber(unit), factor }
    this.lastUnits[place] = word
    return word
  }

  /** Adopts the configuration that other lines have set. */
  private adoptConfig(): void {
    this.version = this.otherLines.version
    this.config = this.samples.configNumber(this.otherLines.settings)
    this.areEncoded = this.otherLines.areEncoded
    this.benchmark = -1
  }

  private readOtherLines(bytes: Uint8Array): void {
    this.reportPlainLines()
    const text = this.decoder.decode(bytes, { stream: true })
    this.otherLines.write(this.clean.write(text))
    this.samples.addAll(this.otherLines.taken())
    if (text.split('\n').every(line => usualLine.test(line))) return
    this.hasStrangeText = true
    if (this.isPlainBeforeStrange) this.onStrangeText(plainPlaceholder)
    this.isPlainBeforeStrange = false
    this.onStrangeText(text)
  }

  /** Notifies the reader of the format of the plain lines before the next other one. */
  private reportPlainLines(): void {
    if (this.uncountedPlain > 0) this.otherLines.pass(this.uncountedPlain)
    this.uncountedPlain = 0
  }
}

const percentCode = 37

function hasBytesAt(word: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let n = 0; n < word.length; n++) if (word[n] !== bytes[start + n]) return false
  return true
}

// Parses a plain line of Go's format from bytes, in place: `BenchmarkA-8  1000  50.1 ns/op  0 B/op`.

/**
 * Up to this number, whole numbers and the powers of ten that divide them are exact floats, so the quotient is correct
 * to the last bit.
 */
const mostDigits = 15
const powers = Float64Array.from({ length: mostDigits + 1 }, (_, n) => 10 ** n)
/** The most characters of a number; longer ones are left to the format's own reader. */
const longestNumber = 100
const mostPairs = 64

const prefix = [...'Benchmark'].map(letter => letter.charCodeAt(0))

/** The line that was read last: a name, a count, and numbers with their units. */
export class PlainGoResultLineParser {
  nameStart = 0
  nameEnd = 0
  /** The number of values; each has the start and end of its unit. */
  pairs = 0
  readonly values = new Float64Array(mostPairs)
  readonly unitStarts = new Int32Array(mostPairs)
  readonly unitEnds = new Int32Array(mostPairs)
  /** The end of the number that was read last. */
  private end = 0

  /**
   * Reads the line of `bytes` at `at`; a line break must follow somewhere. Returns where the next line begins; -1 if the
   * line has anything but plain numbers and ASCII, which the format's own reader has to read.
   */
  read(bytes: Uint8Array, at: number): number {
    let i = at
    for (let n = 0; n < prefix.length; n++) if (bytes[i++] !== prefix[n]) return -1
    this.nameStart = i
    i = wordEnd(bytes, i)
    this.nameEnd = i
    let start = blanksEnd(bytes, i)
    if (start === i) return -1
    i = start
    while (isDigit(bytes[i] as number)) i++
    if (i === start || i - start > mostDigits) return -1
    start = blanksEnd(bytes, i)
    if (start === i) return -1
    i = start
    for (let n = 0; n < mostPairs; n++) {
      const value = this.number(bytes, i)
      if (!(value < Number.POSITIVE_INFINITY)) return -1
      i = blanksEnd(bytes, this.end)
      if (i === this.end) return -1
      const end = wordEnd(bytes, i)
      if (end === i) return -1
      this.values[n] = value
      this.unitStarts[n] = i
      this.unitEnds[n] = end
      i = blanksEnd(bytes, end)
      this.pairs = n + 1
      const code = bytes[i]
      if (code === 10) return i + 1
      if (code === 13 && bytes[i + 1] === 10) return i + 2
      if (i === end) return -1
    }
    return -1
  }

  /** Returns the number at `at`, as JavaScript and Go parse it; NaN if it is not plain. */
  private number(bytes: Uint8Array, at: number): number {
    let i = at
    let number = 0
    let code = bytes[i] as number
    for (; isDigit(code); code = bytes[++i] as number) number = number * 10 + (code - 48)
    let digits = i - at
    if (digits === 0) return Number.NaN
    let decimals = 0
    if (code === 46) {
      const start = ++i
      for (code = bytes[i] as number; isDigit(code); code = bytes[++i] as number)
        number = number * 10 + (code - 48)
      decimals = i - start
      digits += decimals
    }
    this.end = i
    if (code === 101 || code === 69) return this.scientific(bytes, at, i + 1)
    if (digits > mostDigits) return this.spelled(bytes, at)
    return decimals === 0 ? number : number / (powers[decimals] as number)
  }

  /** Returns the number at `at`, whose exponent begins at `from`. */
  private scientific(bytes: Uint8Array, at: number, from: number): number {
    let i = from
    if (bytes[i] === 43 || bytes[i] === 45) i++
    const start = i
    while (isDigit(bytes[i] as number)) i++
    this.end = i
    return i === start ? Number.NaN : this.spelled(bytes, at)
  }

  private spelled(bytes: Uint8Array, at: number): number {
    if (this.end - at > longestNumber) return Number.NaN
    let text = ''
    for (let i = at; i < this.end; i++) text += String.fromCharCode(bytes[i] as number)
    return Number(text)
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

function blanksEnd(bytes: Uint8Array, at: number): number {
  let i = at
  while (bytes[i] === 32 || bytes[i] === 9) i++
  return i
}

/** Returns where a word of printable ASCII ends. */
function wordEnd(bytes: Uint8Array, at: number): number {
  let i = at
  for (let code = bytes[i] as number; code > 32 && code < 127; code = bytes[++i] as number);
  return i
}
