// Catch2's BENCHMARK: its XML (`--reporter xml`), and what it prints otherwise.
import { combineFormatVariants, NotInFormatError, type ParsedOutput } from '../reading/format.ts'
import { hasLineMatching, parseLineByLine } from '../reading/lines.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'
import { parseAndScaleByPowerOfTen, toSeconds, xmlAttributeOrEmpty } from '../reading/values.ts'

/** A name begins with the test case and the sections around it: `Copying > small > clone`. */
export const catch2Format = combineFormatVariants(
  'catch2',
  { claims: beginning => hasLineMatching(beginning, root), parse: parseCatch2Xml },
  { claims: beginning => hasLineMatching(beginning, heading), parse: parseCatch2Lines },
  'times',
)

// Reads what Catch2 prints of benchmarks: a table below each test case, with three lines or one for each benchmark.

const heading = /^benchmark name\s+samples\s+iterations\s+(?:est|mean$)/
const rule = /^-{20,}$/
const extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/
/**
 * A whole benchmark except its name, as printed with --benchmark-no-analysis; what the test prints next is on the same
 * line.
 */
const short = /^(\s*)(\d+)\s+(\d+)\s+([\d.e+-]+) (\S+)/
/** The distance of that column's heading from the end of the names. */
const indent = 5
const mean = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/

/** A long name is broken into several lines, which are joined by blanks here: only the XML has the exact name. */
export function parseCatch2Lines(text: string): ParsedOutput {
  const state: State = {
    place: 'outside',
    path: [],
    width: 0,
    isShort: false,
    name: '',
    samples: 0,
    iterations: 0,
  }
  return parseLineByLine(text, {
    take: (line, readings) => take(line.trimEnd(), state, readings),
    resembling: /\S.*\s\d+\s+\d+\s+[\d.]+ (?:ns|us|ms|s)\b/,
  })
}

/**
 * The part of the output being read: rules of dashes separate the title of a test case, the head of a table,
 * and its rows.
 */
interface State {
  place: 'outside' | 'title' | 'body' | 'head' | 'rows'
  /** The test case and its sections. */
  path: string[]
  /** The width of the column of names, in characters. */
  width: number
  /** True if each benchmark has one line, with the mean in it. */
  isShort: boolean
  name: string
  samples: number
  iterations: number
}

/** Returns false if the line says nothing of benchmarks. */
function take(line: string, state: State, readings: ParsedOutputBuilder): boolean {
  if (rule.test(line)) {
    if (state.place === 'title') state.place = 'body'
    else if (state.place === 'head') Object.assign(state, { place: 'rows', name: '' })
    else Object.assign(state, { place: 'title', path: [] })
  } else if (heading.test(line))
    Object.assign(state, { place: 'head', width: line.indexOf('samples'), isShort: line.endsWith('mean') })
  else if (state.place === 'title') state.path.push(line.trim())
  else if (state.place === 'rows') takeRow(line, state, readings)
  else return false
  return true
}

function takeRow(line: string, state: State, readings: ParsedOutputBuilder): void {
  const full = (rest: string) => [...state.path, `${state.name} ${rest}`.trim()].join(' > ')
  const row = rowOf(line, state)
  const [, time, unit] = mean.exec(line) ?? []
  const failed = failureIn(line)
  if (row) {
    const name = `${state.name} ${row.name}`.trim()
    state.name = name.length < longestName ? name : row.name
    Object.assign(state, { samples: row.samples, iterations: row.samples * row.iterations })
    if (row.time !== undefined) {
      addMean(full(''), row.time, row.unit, state, readings)
      state.name = ''
    }
  } else if (failed) {
    readings.failBenchmark(full(failed.before), failed.message)
    state.name = ''
  } else if (time !== undefined) addMean(full(''), time, unit, state, readings)
  else if (line === '') state.name = ''
  // A long name takes many lines; it is looked at only when it is whole.
  else if (line.length <= state.width && state.name.length < longestName)
    state.name += `${state.name === '' ? '' : ' '}${line.trim()}`
}

/** A line that says how often a benchmark was measured, with the mean if that is on the same line. */
interface Row {
  readonly name: string
  readonly samples: number
  readonly iterations: number
  readonly time: string | undefined
  readonly unit: string | undefined
}

function rowOf(line: string, { isShort, width }: State): Row | null {
  const names = isShort ? width - indent : 0
  const [, beside = '', samples, iterations, time, unit] =
    (isShort ? short : extents).exec(line.slice(names)) ?? []
  if (samples === undefined) return null
  const name = line.slice(0, names) + beside
  return { name: name.trim(), samples: Number(samples), iterations: Number(iterations), time, unit }
}

function addMean(name: string, time: string, unit = '', state: State, readings: ParsedOutputBuilder): void {
  const seconds = state.samples > 0 ? toSeconds(time, unit) : null
  if (seconds !== null) readings.add(name, 'sec/op', seconds, state)
  // The row of the deviation looks the same.
  state.samples = 0
}

/** In characters; a longer text is no name. */
const longestName = 20_000
const failureAhead = 'Benchmark failed ('

/**
 * `Copying  Benchmark failed (no memory)`. A regular expression would search to the end of the line from each of many
 * such words.
 */
function failureIn(line: string): { readonly before: string; readonly message: string } | null {
  const start = line.lastIndexOf(failureAhead)
  if (start < 0 || !line.endsWith(')')) return null
  return { before: line.slice(0, start), message: line.slice(start + failureAhead.length, -1) }
}

// Reads the XML of Catch2, of which only the elements around benchmarks are read.

const element = /<(\/?)(TestCase|Section|BenchmarkResults|mean|failed)((?:\s+\w+="[^"]*")*)\s*(\/?)>/g

const root = /^<Catch2?(TestRun)? /
const rootEnd = /^<\/Catch2?(TestRun)?>/

/** Reads `--reporter xml`, which has one element in a line. All values are in nanoseconds. */
export function parseCatch2Xml(text: string): ParsedOutput {
  const path: string[] = []
  let extent = {}
  let isOpen = false
  return parseLineByLine(text, {
    take: (line, readings) => {
      if (root.test(line)) isOpen = true
      if (rootEnd.test(line)) isOpen = false
      for (const [, closes, kind = '', attributes = '', closed] of line.matchAll(element)) {
        const attribute = (name: string) => xmlAttributeOrEmpty(attributes, name)
        if (kind === 'mean') {
          const value = parseAndScaleByPowerOfTen(attribute('value'), -9)
          if (value !== null) readings.add(path.join(' > '), 'sec/op', value, extent)
        } else if (kind === 'failed') readings.failBenchmark(path.join(' > '), attribute('message'))
        else if (closes === '/') path.pop()
        else if (closed !== '/') {
          path.push(attribute('name'))
          const samples = Number(attribute('samples'))
          extent = { samples, iterations: samples * Number(attribute('iterations')) }
        }
      }
      return true
    },
    finish: () => {
      if (isOpen)
        throw new NotInFormatError(
          'This XML (catch2) is cut off: its first element does not end. Let the tests run to their end.',
        )
    },
  })
}
