// Names of Go benchmarks: the one in the source for a reported one, and the -bench patterns that run it alone.
import type { ResultFile } from '../model/result-file.ts'

/** The name of a benchmark in the source, and the number of processors that Go has appended; null if it has not. */
interface BenchmarkNameAndProcessors {
  readonly name: string
  readonly processors: string | null
}

/** The context that decides whether a number at the end of a name is one of processors. */
export interface ProcessorSuffixContext {
  /** The setting `cpu`; null for the machine's own number. */
  readonly cpu: string | null
  /** Other names that were reported in the same run. */
  readonly reported: readonly string[]
  /** The most processors that Go can have detected. */
  readonly most: number
}

/** Returns the source name of a reported benchmark. */
export function splitProcessorSuffix(
  benchmark: string,
  { cpu, reported, most }: ProcessorSuffixContext,
): BenchmarkNameAndProcessors {
  const [, name = benchmark, processors = '1'] = /^(.*)-(\d+)$/s.exec(benchmark) ?? []
  // Go appends no number for one processor, so a number can be part of the name: certainly if the same name with a further
  // number was reported.
  const counts = cpu?.split(',')
  const isAppended =
    processors !== '1' &&
    (counts
      ? counts.includes(processors) && !counts.some(number => reported.includes(`${benchmark}-${number}`))
      : areAppended([benchmark, ...reported], most))
  return isAppended ? { name, processors } : { name: benchmark, processors: null }
}

/** Returns the source name of a benchmark in a result. */
export function splitProcessorSuffixUsingResultFile(
  { comparisons, settings, machine }: Pick<ResultFile, 'comparisons' | 'settings' | 'machine'>,
  benchmark: string,
): BenchmarkNameAndProcessors {
  const reported = comparisons.map(comparison => comparison.benchmark)
  return splitProcessorSuffix(benchmark, { cpu: settings.go?.cpu ?? null, reported, most: machine.cores })
}

export function benchPatternForResultBenchmark(
  result: Parameters<typeof splitProcessorSuffixUsingResultFile>[0],
  benchmark: string,
): string {
  return benchPatternForReportedName(splitProcessorSuffixUsingResultFile(result, benchmark).name)
}

/**
 * Tells whether names end in the number of processors, as they do unless that number is one. Go knows more about the machine
 * than this code does, such as the limits of a container, so the names decide; if they are ambiguous, whatever is possible.
 */
function areAppended(names: readonly string[], most: number): boolean {
  // No function has a hyphen in its name.
  const top = names.find(name => !name.includes('/'))
  if (top !== undefined) return top.includes('-')
  const [ending, ...others] = new Set(names.map(name => /-(\d+)$/.exec(name)?.[1]))
  return ending !== undefined && others.length === 0 && Number(ending) <= most
}

/** A `-bench` value: alternatives, each a list of regular expressions, one for each level of names. */
type BenchPattern = readonly (readonly string[])[]

/**
 * Splits a pattern at `|` and `/` outside brackets, as Go's test runner does.
 * Source: https://pkg.go.dev/cmd/go#hdr-Testing_flags ("Unbracketed slash and pipe").
 */
export function splitBenchPatternAtPipeAndSlash(pattern: string): BenchPattern {
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
  // No name is empty, so `.` matches the same; with an empty -test.list the binary would run its tests.
  return [...alternatives, [...elements, element]].map(([top, ...below]) => [top || '.', ...below])
}

/** Returns the pattern that runs only the benchmark `name`, with those of its sub-benchmarks that `alternatives` match. */
export function narrowBenchPatternToBenchmark(name: string, alternatives: BenchPattern): string {
  // In their order, as Go uses the first match.
  const patterns = alternatives.map(([, ...below]) => [`^${name}$`, ...below].join('/'))
  return [...new Set(patterns)].join('|')
}

/** Returns the pattern that runs only a reported benchmark: `Encode/1MB` (without its number of processors). */
export function benchPatternForReportedName(benchmark: string): string {
  const [top = '', ...below] = benchmark.split('/')
  return [`^Benchmark${top}$`, ...below.map(level => `^${quoted(level)}$`)].join('/')
}

function quoted(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$]/g, '\\$&')
}
