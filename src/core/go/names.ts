// What a reported Go benchmark is called in the source: without the number of processors that Go adds, unless that is one.
import type { ResultFile } from '../model/result-file.ts'

/** A SourceName is a name, and the number of processors that Go has added to it; null where it has added none. */
export interface SourceName {
  readonly name: string
  readonly processors: string | null
}

/** What tells whether a number at the end of a name is one of processors. */
export interface SuffixContext {
  /** The setting `cpu`; null where Go has taken what it found. */
  readonly cpu: string | null
  /** Other names that were reported in the same run. */
  readonly reported: readonly string[]
  /** The most processors that Go can have found. */
  readonly most: number
}

/** The name in the source of what was reported as `benchmark`. */
export function sourceName(benchmark: string, { cpu, reported, most }: SuffixContext): SourceName {
  const [, name = benchmark, processors = '1'] = /^(.*)-(\d+)$/s.exec(benchmark) ?? []
  // Go adds no number for one processor, so what looks like one can be the end of the name: surely where there is the same
  // name with a number more.
  const asked = cpu?.split(',')
  const isAdded =
    processors !== '1' &&
    (asked
      ? asked.includes(processors) && !asked.some(number => reported.includes(`${benchmark}-${number}`))
      : areAdded([benchmark, ...reported], most))
  return isAdded ? { name, processors } : { name: benchmark, processors: null }
}

/** The same in a result. */
export function sourceNameIn(
  { comparisons, settings, machine }: Pick<ResultFile, 'comparisons' | 'settings' | 'machine'>,
  benchmark: string,
): SourceName {
  const reported = comparisons.map(one => one.benchmark)
  return sourceName(benchmark, { cpu: settings.go?.cpu ?? null, reported, most: machine.cores })
}

/** The pattern that runs it alone. */
export function benchPatternIn(result: Parameters<typeof sourceNameIn>[0], benchmark: string): string {
  return patternForReported(sourceNameIn(result, benchmark).name)
}

/**
 * Whether names end in the number of processors, as they do unless that number is one. Go knows more about it than we
 * do, such as the limits of a container, so the names decide; where they are ambiguous, what is possible.
 */
function areAdded(names: readonly string[], most: number): boolean {
  // No function has a hyphen in its name.
  const top = names.find(name => !name.includes('/'))
  if (top !== undefined) return top.includes('-')
  const [ending, ...others] = new Set(names.map(name => /-(\d+)$/.exec(name)?.[1]))
  return ending !== undefined && others.length === 0 && Number(ending) <= most
}

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
