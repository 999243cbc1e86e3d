// The -bench pattern taken apart, so that each top-level benchmark can be run by itself.

/** A BenchPattern is what `-bench` is given: alternatives, each a list of regular expressions, one for each level. */
export type BenchPattern = readonly (readonly string[])[]

/**
 * Splits a pattern at `|` and `/` outside brackets, as Go's test runner does.
 * Source: https://pkg.go.dev/cmd/go#hdr-Testing_flags ("Unbracketed slash and pipe").
 */
export function splitPattern(pattern: string): BenchPattern {
  const alternatives: string[][] = []
  let elements: string[] = []
  let element = ''
  let square = 0
  let round = 0
  for (let i = 0; i < pattern.length; i++) {
    const character = pattern[i] as string
    const isOutside = square === 0 && round === 0
    if (character === '\\') {
      element += character + (pattern[++i] ?? '')
      continue
    }
    if (isOutside && (character === '/' || character === '|')) {
      elements.push(element)
      element = ''
      if (character === '|') {
        alternatives.push(elements)
        elements = []
      }
      continue
    }
    if (character === '[') square++
    else if (character === ']') square = Math.max(0, square - 1)
    else if (square === 0 && character === '(') round++
    else if (square === 0 && character === ')') round--
    element += character
  }
  // No name is empty, so this matches the same; with an empty -test.list the binary would run its tests.
  return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || '.', ...below])
}

/** The pattern that runs only the benchmark `name`, with those of its sub-benchmarks that `alternatives` match. */
export function patternFor(name: string, alternatives: BenchPattern): string {
  // In their order, as Go uses the first that matches.
  const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join('/'))
  return [...new Set(patterns)].join('|')
}

/** The pattern that runs only what was reported as `benchmark`: `Encode/1MB` (without its number of processors). */
export function patternForReported(benchmark: string): string {
  const [top = '', ...below] = benchmark.split('/')
  return [`^Benchmark${top}$`, ...below.map(level => `^${quoted(level)}$`)].join('/')
}

function quoted(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&')
}
