// The orders in which the values of a key can stand.
import { parseFloat64 } from '../formats/tools/go/go-number.ts'

/** Gives less than 0 where `a` comes before `b`, and 0 where the order does not decide. */
export type Compare = (a: string, b: string) => number

export const alphabetically: Compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1)

/** Numbers by size, NaN after them, and then everything else. */
export const numerically: Compare = (a, b) => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second))
  return first === second ? 0 : first < second ? -1 : 1
}

/** As `values` lists them. */
export function asListed(values: readonly string[]): Compare {
  const places = new Map(values.map((value, place) => [value, place]))
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
}

const prefixes = 'KMGTPEZY'

/** The number that `2k`, `1Mi`, `4KiB` or `3.5` stands for; null where it is none. */
function sizeOf(text: string): number | null {
  const plain = parseFloat64(text)
  if (plain !== null) return plain
  const [, digits = '', prefix = ''] = /^([+-]?[0-9.]+)([kKMGTPEZY]i?)?[bB]?$/.exec(text) ?? []
  const number = parseFloat64(digits)
  if (number === null || prefix === '') return number
  const power = 1 + prefixes.indexOf(prefix.charAt(0).toUpperCase())
  return number * (prefix.endsWith('i') ? 1024 : 1000) ** power
}
