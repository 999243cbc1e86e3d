// Numbers as Go reads them: strconv.ParseFloat's syntax, which is wider than JSON's and narrower than JavaScript's.
import type { UnitDeclaration } from '../../../model/measuring.ts'

/** The longest text that is read as a number, in characters: no time is spent on more. */
const longest = 1000

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i
const hexadecimal = /^([+-]?)0x([0-9a-f]*)(?:\.([0-9a-f]*))?p([+-]?\d+)$/i
const infinite = /^([+-]?)inf(inity)?$/i

/** `1000` for `1_000`, as some write long numbers; Go reads these in source only. */
export function removeDigitUnderscores(text: string): string {
  return text.includes('_') ? text.replace(/(?<=\d)_(?=\d)/g, '') : text
}

/** Returns the number that `text` spells; NaN and infinities included; null if it is not a number. */
export function parseFloat64(text: string): number | null {
  if (text.length > longest) return null
  if (decimal.test(text)) return Number(text)
  const infinity = infinite.exec(text)
  if (infinity) return infinity[1] === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  if (/^nan$/i.test(text)) return Number.NaN
  const hex = hexadecimal.exec(text)
  if (!hex) return null
  const [, sign, whole = '', fraction = '', exponent] = hex
  const digits = (whole + fraction).replace(/^0+(?=.)/, '')
  if (whole + fraction === '') return null
  // In two steps: 0x18p-1078 is a number, but 2^-1078 alone is too small to be one.
  const power = Number(exponent) - 4 * fraction.length + 4 * Math.max(0, digits.length - 16)
  const half = Math.trunc(power / 2)
  const magnitude = Number.parseInt(digits.slice(0, 16), 16) * 2 ** half * 2 ** (power - half)
  return sign === '-' ? -magnitude : magnitude
}

// Lines that say something of a unit: `Unit req/s better=higher assume=exact`.

/**
 * Adds what the statements say of `unit` to what is known, and returns what cannot be believed. The first statement about
 * a unit holds, as in benchfmt; statements of other tools (`key=value`) are let pass.
 */
export function addUnitMetadataFromBenchfmtLine(
  unit: string,
  statements: readonly string[],
  units: Map<string, UnitDeclaration>,
): readonly string[] {
  return statements.flatMap(statement => {
    const at = statement.indexOf('=')
    if (at <= 0) return [`"${statement}" is not key=value`]
    const key = statement.slice(0, at)
    const value = statement.slice(at + 1)
    const unitRule = units.get(unit) ?? {}
    const again = (before: unknown, now: unknown) =>
      before === now
        ? []
        : [`${key} of ${unit} is already set to ${before ?? 'a value other than lower and higher'}`]
    if (key === 'better') {
      // A statement that cannot be read is ignored, so that the unit keeps its usual direction.
      if (value !== 'lower' && value !== 'higher') return [`better must be lower or higher, not "${value}"`]
      if (unitRule.better !== undefined) return again(unitRule.better, value)
      units.set(unit, { ...unitRule, better: value })
      return []
    }
    if (key === 'assume') {
      const assume = value === 'exact' ? 'exact' : 'nothing'
      if (unitRule.assume !== undefined) return again(unitRule.assume, assume)
      units.set(unit, { ...unitRule, assume })
      return value === assume ? [] : [`assume must be "exact" or "nothing", not "${value}"`]
    }
    return []
  })
}

// Recognises the result of a Go benchmark that its own output has separated from its name.

/**
 * Patterns of a result, from the number of operations to the end of the line. Go writes `ns/op`, or pads that number to eight
 * characters; what a program prints by itself seldom has either.
 */
const endsOfResults = [
  /(?<![\d.])\d+\t *\S+ ns\/op.*$/,
  /(?=[ \d]{8})(?: {1,7}|(?<![\d.]))\d+\t *(?:[-+]?\.?\d\S*|NaN|[-+]Inf) \S.*$/,
]

/** A number of operations alone, in eight characters: the result of a benchmark that reports no value. */
const countAlone = /(?:(?=.{8}$) +\d+|(?<!\d)\d{8,})$/

/** Returns the result at the end of `line`; null if there is none. */
export function extractGoResultTextAtLineEnd(line: string): string | null {
  for (const end of endsOfResults) {
    const found = end.exec(line)?.[0]
    if (found !== undefined) return found.trimStart()
  }
  return null
}

export function lineEndsInGoResultWithoutValue(line: string): boolean {
  return countAlone.test(line.trimEnd())
}

// The reasons why a line that looks like a result is none.

export const goLineWithoutValueReason = 'nothing follows the count'

/** A name as Go has it, with the tab that follows while the benchmark runs. */
const begun = /^Benchmark[\p{Lu}\p{N}_]\S* *\t/u
const named = /^Benchmark([\p{Lu}\p{N}_]|$)/u
const likeNumber = /^[+-]?\.?\d/

/** Returns true if a benchmark runs whose name begins the line: programs do not print a tab so. */
export function goLineBeginsWithRunningBenchmarkName(line: string): boolean {
  return begun.test(line)
}

/**
 * Returns the reason why `line`, which begins with `Benchmark`, is no result, given its words; null if it does not look like one:
 * programs print sentences that begin so.
 */
export function whyGoLineUnread(line: string, words: readonly string[]): string | null {
  const [name = '', written = '', value] = words
  const count = removeDigitUnderscores(written)
  if (!likeNumber.test(count)) {
    if (!goLineBeginsWithRunningBenchmarkName(line)) return null
    return lineEndsInGoResultWithoutValue(line) ? goLineWithoutValueReason : 'no result follows the name'
  }
  if (!named.test(name) && !(value !== undefined && likeNumber.test(value))) return null
  if (!/^[+-]?\d+$/.test(count) || !Number.isSafeInteger(Number(count))) return `"${written}" is not a count`
  if (value === undefined) return goLineWithoutValueReason
  for (let n = 2; n < words.length; n += 2) {
    const number = words[n] as string
    if (parseFloat64(removeDigitUnderscores(number)) === null) return `"${number}" is not a number`
    if (words[n + 1] === undefined) return `"${number}" has no unit`
  }
  return null
}
