// Gathers the samples of a file in Go's format directly from its bytes, many times as fast as through measurements.
//
// Plain lines of Go files become numbers in typed arrays without a string for each; every other line goes to the reader of the
// format, so that its rules exist once. node's compile cache is not used, because benchmarks could write to its folder.

import { CleanText } from '../formats/reading/clean-text.ts'
import { cutsOf } from '../formats/reading/format.ts'
import { goFormat, openGoRest } from '../formats/tools/go/go.ts'
import { tidy } from '../model/units.ts'
import { PlainLine } from './reading/plain-line.ts'
import { type Gathered, Samples } from './samples.ts'

/** The longest line, in bytes, that is buffered; longer ones are passed on in pieces. */
const mostHeld = 2 ** 16
/** Written in place of plain results between other lines. */
const somePlain = 'Benchmark 1 1 x\n'
/** Lines that `go test` prints in every run. */
const usual = /^(?:(?:(?:goos|goarch|pkg|cpu): |ok {2}\t|\? {3}\t|Unit |PASS\r?$).*|\r?)$/

/** A unit as written in a line, by its bytes. */
interface UnitWord {
  readonly bytes: Uint8Array
  /** The number of the tidy unit. */
  readonly number: number
  readonly factor: number
}

/**
 * Takes one text as UTF-8 in pieces, cut anywhere.
 *
 * Only lines that are plain are read here: a benchmark, a count, numbers and units. Everything else (configuration,
 * units, failures, results that were torn in two) goes to the format's own reader, so that its rules are written once.
 */
export class GoSamples {
  /** The number of plain lines that were read. */
  plain = 0
  private readonly samples = new Samples()
  private readonly rest = openGoRest()
  private readonly line = new PlainLine()
  private readonly clean = new CleanText(cutsOf(goFormat))
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  /** Called with the lines that are neither plain nor usual. */
  private readonly strange: (text: string) => void
  /** The beginning of a line whose end has not come yet. */
  private pending = new Uint8Array(0)
  private isLong = false
  /** Plain lines since the last other one. */
  private passed = 0
  private passedStrange = 0
  private version = -1
  private config = 0
  private areEncoded = false
  /** The benchmark of the last plain line, as the next line is likely to be of the same one; -1 for none. */
  private benchmark = -1
  /** By place in a line: the unit that was there last, and the sample of the benchmark in it, -1 for none. */
  private readonly words: UnitWord[] = []
  private readonly places: number[] = []

  constructor(strange: (text: string) => void = () => {}) {
    this.strange = strange
  }

  write(piece: Uint8Array): void {
    let at = 0
    if (this.isLong || this.pending.length > 0) {
      at = piece.indexOf(10) + 1
      if (at === 0) {
        this.hold(piece)
        return
      }
      const end = piece.subarray(0, at)
      if (this.isLong) this.other(end)
      else this.read(joined(this.pending, end))
      this.pending = new Uint8Array(0)
      this.isLong = false
    }
    const end = piece.lastIndexOf(10) + 1
    if (end > at) this.read(piece.subarray(at, end))
    if (end < piece.length) this.hold(piece.subarray(Math.max(at, end)))
  }

  end(): Gathered {
    if (this.isLong) this.other(new Uint8Array([10]))
    else if (this.pending.length > 0) this.read(joined(this.pending, new Uint8Array([10])))
    this.pass()
    this.rest.write(this.clean.end())
    const { units, failures, refused, unread = [], measurements } = this.rest.end()
    this.samples.addAll(measurements)
    return { samples: this.samples, units, failures, refused, unread }
  }

  private hold(piece: Uint8Array): void {
    if (this.isLong) this.other(piece)
    else if (this.pending.length + piece.length <= mostHeld) this.pending = joined(this.pending, piece)
    else {
      this.isLong = true
      this.other(joined(this.pending, piece))
    }
  }

  /** Reads complete lines. */
  private read(bytes: Uint8Array): void {
    let stretch = -1
    for (let at = 0; at < bytes.length; ) {
      const next = this.line.read(bytes, at)
      if (next >= 0 && stretch >= 0) {
        this.other(bytes.subarray(stretch, at))
        stretch = -1
      }
      if (next >= 0 && this.take(bytes)) at = next
      else {
        if (stretch < 0) stretch = at
        at = bytes.indexOf(10, at) + 1
      }
    }
    if (stretch >= 0) this.other(bytes.subarray(stretch))
  }

  /** Adds a plain line to the samples; returns false if names are encoded and this one may be. */
  private take(bytes: Uint8Array): boolean {
    const { line, samples } = this
    if (this.version !== this.rest.version) this.turn()
    if (this.areEncoded && bytes.subarray(line.nameStart, line.unitEnds[line.pairs - 1]).includes(percent))
      return false
    const { nameStart, nameEnd } = line
    const { benchmarks } = samples
    const isSame =
      this.benchmark >= 0 &&
      benchmarks.lengthOf(this.benchmark) === nameEnd - nameStart &&
      benchmarks.endOf(this.benchmark, bytes, nameStart) === nameEnd
    if (!isSame) {
      this.benchmark = benchmarks.find(this.config, bytes, nameStart, nameEnd)
      this.places.length = 0
    }
    for (let n = 0; n < line.pairs; n++) {
      const before = this.words[n]
      const word = this.wordAt(n, bytes)
      if (n >= this.places.length || word !== before)
        this.places[n] = samples.sampleOf(this.benchmark, word.number)
      samples.numbers.add(this.places[n] as number, (line.values[n] as number) * word.factor)
    }
    this.plain++
    this.passed++
    return true
  }

  private wordAt(place: number, bytes: Uint8Array): UnitWord {
    const start = this.line.unitStarts[place] as number
    const end = this.line.unitEnds[place] as number
    const before = this.words[place]
    if (before && isAt(before.bytes, bytes, start, end)) return before
    const written = bytes.slice(start, end)
    const { unit, factor } = tidy(new TextDecoder().decode(written))
    const word = { bytes: written, number: this.samples.unitNumber(unit), factor }
    this.words[place] = word
    return word
  }

  /** Takes over the configuration that other lines have set. */
  private turn(): void {
    this.version = this.rest.version
    this.config = this.samples.configNumber(this.rest.settings)
    this.areEncoded = this.rest.areEncoded
    this.benchmark = -1
  }

  private other(bytes: Uint8Array): void {
    this.pass()
    const text = this.decoder.decode(bytes, { stream: true })
    this.rest.write(this.clean.write(text))
    this.samples.addAll(this.rest.taken())
    if (text.split('\n').every(line => usual.test(line))) return
    if (this.passedStrange < this.plain) this.strange(somePlain)
    this.passedStrange = this.plain
    this.strange(text)
  }

  /** Tells the other reader about the plain lines. */
  private pass(): void {
    if (this.passed > 0) this.rest.pass(this.passed)
    this.passed = 0
  }
}

const percent = 37

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.length + second.length)
  all.set(first)
  all.set(second, first.length)
  return all
}

function isAt(word: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (word.length !== end - start) return false
  for (let n = 0; n < word.length; n++) if (word[n] !== bytes[start + n]) return false
  return true
}
