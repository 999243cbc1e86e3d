// What Catch2 prints of benchmarks: below each test case a table in which three lines belong to each of them.
import type { Reader } from './format.ts'
import { Found } from './found.ts'
import { readLines, someLine } from './line-reader.ts'
import { readSeconds } from './times.ts'

const heading = /^benchmark name\s+samples\s+iterations\s+est/
const rule = /^-{20,}$/
const extents = /^(.*\S)?\s+(\d+)\s+(\d+)\s+[\d.]+ \S+$/
const mean = /^\s+([\d.e+-]+) (\S+)\s+[\d.e+-]+ \S+\s+[\d.e+-]+ \S+$/

export function claimsCatch2Lines(beginning: string): boolean {
  return someLine(beginning, heading)
}

/** A long name goes over several lines, which are joined by blanks here: only the XML has it as it is. */
export function readCatch2Lines(): Reader {
  const found = new Found()
  const state: State = { place: 'outside', path: [], width: 0, name: '', samples: 0, iterations: 0 }
  return readLines(
    line => take(line.trimEnd(), state, found),
    () => found.parsed(),
  )
}

/** A State is what of the output is being read: rules of dashes part the title of a test case, a table's head and its rows. */
interface State {
  place: 'outside' | 'title' | 'body' | 'head' | 'rows'
  /** The test case and the sections in it. */
  path: string[]
  /** Of the column with the names, in characters. */
  width: number
  name: string
  samples: number
  iterations: number
}

function take(line: string, state: State, found: Found): void {
  if (rule.test(line)) {
    if (state.place === 'title') state.place = 'body'
    else if (state.place === 'head') Object.assign(state, { place: 'rows', name: '' })
    else Object.assign(state, { place: 'title', path: [] })
  } else if (heading.test(line)) Object.assign(state, { place: 'head', width: line.indexOf('samples') })
  else if (state.place === 'title') state.path.push(line.trim())
  else if (state.place === 'rows') takeRow(line, state, found)
}

function takeRow(line: string, state: State, found: Found): void {
  const full = (rest: string) => [...state.path, `${state.name} ${rest}`.trim()].join(' > ')
  const [, rest = '', samples, iterations] = extents.exec(line) ?? []
  const [, time, unit] = mean.exec(line) ?? []
  const failed = failureIn(line)
  if (samples !== undefined) {
    state.name = `${state.name} ${rest}`.trim()
    Object.assign(state, { samples: Number(samples), iterations: Number(samples) * Number(iterations) })
  } else if (failed) {
    found.fail(`${full(failed.before)}: ${failed.message}`)
    state.name = ''
  } else if (time !== undefined && unit !== undefined) {
    const seconds = state.samples > 0 ? readSeconds(time, unit) : null
    if (seconds !== null) found.add(full(''), 'sec/op', seconds, state)
    // The row of the deviation looks the same.
    state.samples = 0
  } else if (line === '') state.name = ''
  // Many lines make a long name; it is looked at once it is whole.
  else if (line.length <= state.width) state.name += `${state.name === '' ? '' : ' '}${line.trim()}`
}

const failureAhead = 'Benchmark failed ('

/** `Copying  Benchmark failed (no memory)`. A pattern would look from each of many such words to the end of the line. */
function failureIn(line: string): { readonly before: string; readonly message: string } | null {
  const start = line.lastIndexOf(failureAhead)
  if (start < 0 || !line.endsWith(')')) return null
  return { before: line.slice(0, start), message: line.slice(start + failureAhead.length, -1) }
}
