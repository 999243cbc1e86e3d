// Why a line that looks like a result is none.
import { parseFloat64, withoutSeparators } from './go-number.ts'
import { endsInCount } from './go-rest.ts'

/** What is wrong with the result of a benchmark that reports no value. */
export const nothingFollows = 'nothing follows the count'

/** A name as Go has it, with the tab that follows while the benchmark runs. */
const begun = /^Benchmark[\p{Lu}\p{N}_]\S* *\t/u
const named = /^Benchmark([\p{Lu}\p{N}_]|$)/u
const likeNumber = /^[+-]?\.?\d/

/** Whether a benchmark runs whose name begins the line: programs do not print a tab so. */
export function isBegun(line: string): boolean {
  return begun.test(line)
}

/**
 * Why `line`, which begins with `Benchmark` and is no result, can be none, given its words; null where it does not look
 * like one: programs print sentences that begin so.
 */
export function whyUnread(line: string, words: readonly string[]): string | null {
  const [name = '', written = '', value] = words
  const count = withoutSeparators(written)
  if (!likeNumber.test(count)) {
    if (!isBegun(line)) return null
    return endsInCount(line) ? nothingFollows : 'no result follows the name'
  }
  if (!named.test(name) && !(value !== undefined && likeNumber.test(value))) return null
  if (!/^[+-]?\d+$/.test(count) || !Number.isSafeInteger(Number(count))) return `"${written}" is not a count`
  if (value === undefined) return nothingFollows
  for (let n = 2; n < words.length; n += 2) {
    const number = words[n] as string
    if (parseFloat64(withoutSeparators(number)) === null) return `"${number}" is not a number`
    if (words[n + 1] === undefined) return `"${number}" has no unit`
  }
  return null
}
