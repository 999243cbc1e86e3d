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
