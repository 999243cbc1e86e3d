// The result of a Go benchmark that its own output has separated from its name: how it is known again.

/**
 * From the number of operations to the end. Go writes that number in eight characters; what a program prints by itself seldom
 * looks so, nor does it with `ns/op`.
 */
const endsOfResults = [
  /(?<![\d.])\d+\t *\S+ ns\/op.*$/,
  /(?=[ \d]{8})(?: {1,7}|(?<![\d.]))\d+\t *(?:[-+]?\.?\d\S*|NaN|[-+]Inf) \S.*$/,
]

/** A number of operations alone, in eight characters: the result of a benchmark that reports no value. */
const countAlone = /(?:(?=.{8}$) +\d+|(?<!\d)\d{8,})$/

/** The result at the end of `line`; null where there is none. */
export function endOfResult(line: string): string | null {
  for (const end of endsOfResults) {
    const found = end.exec(line)?.[0]
    if (found !== undefined) return found.trimStart()
  }
  return null
}

/** Whether a line ends as a result of no value does. */
export function endsInCount(line: string): boolean {
  return countAlone.test(line.trimEnd())
}
