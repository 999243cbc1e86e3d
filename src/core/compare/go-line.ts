// The numbers of a plain line in the Go format, read in place: `  1000  50.1 ns/op  0 B/op`.

/** A Pair is a number and its unit, as a line says them. */
export interface Pair {
  unit: string
  value: number
}

/**
 * Up to this number, whole numbers and the powers of ten that divide them are exact floats, so the quotient is correct
 * to the last bit.
 */
const mostDigits = 15
const powers = Array.from({ length: mostDigits + 1 }, (_, n) => 10 ** n)

/**
 * Reads from `at`, where the name of a benchmark ends: a count, then pairs, which replace those in `pairs`. Returns
 * where the next line begins; -1 if the line has anything but plain numbers and ASCII, which the format's own reader
 * has to read.
 */
export function readPairs(text: string, at: number, pairs: Pair[]): number {
  let i = blanksEnd(text, at)
  if (i === at) return -1
  const count = digitsEnd(text, i)
  if (count === i || count - i > mostDigits) return -1
  i = blanksEnd(text, count)
  if (i === count) return -1
  for (let n = 0; ; n++) {
    let [number, digits, decimals] = [0, 0, 0]
    const start = i
    for (let isAfterPoint = false; ; i++) {
      const code = text.charCodeAt(i)
      if (code >= 48 && code <= 57) {
        number = number * 10 + (code - 48)
        digits++
        if (isAfterPoint) decimals++
      } else if (code === 46 && !isAfterPoint && i > start) isAfterPoint = true
      else break
    }
    if (digits === 0 || digits > mostDigits) return -1
    const after = blanksEnd(text, i)
    if (after === i) return -1
    const end = unitEnd(text, after, pairs[n]?.unit)
    if (end === after) return -1
    const value = decimals === 0 ? number : number / (powers[decimals] as number)
    const pair = pairs[n]
    if (pair) {
      if (!text.startsWith(pair.unit, after) || pair.unit.length !== end - after)
        pair.unit = text.slice(after, end)
      pair.value = value
    } else pairs.push({ unit: text.slice(after, end), value })
    i = blanksEnd(text, end)
    const next = lineEnd(text, i)
    if (next >= 0) {
      pairs.length = n + 1
      return next
    }
    if (i === end) return -1
  }
}

function blanksEnd(text: string, at: number): number {
  let i = at
  while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9) i++
  return i
}

function digitsEnd(text: string, at: number): number {
  let i = at
  while (text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57) i++
  return i
}

function unitEnd(text: string, at: number, likely: string | undefined): number {
  let i = likely !== undefined && text.startsWith(likely, at) ? at + likely.length : at
  while (text.charCodeAt(i) > 32 && text.charCodeAt(i) < 127) i++
  return i
}

/** Where the next line begins, if one ends at `at`; else -1. */
function lineEnd(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code === 10) return at + 1
  return code === 13 && text.charCodeAt(at + 1) === 10 ? at + 2 : -1
}
