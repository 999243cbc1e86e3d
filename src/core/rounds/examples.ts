// A few examples of lines, and how many there are.
import type { Examples } from '../model/measuring.ts'

const mostLines = 3
/** In characters. */
const longest = 300

/** Null for no lines. */
export function examplesOf(lines: readonly string[]): Examples | null {
  return lines.length === 0
    ? null
    : { count: lines.length, lines: lines.slice(0, mostLines).map(line => line.slice(0, longest)) }
}

/** The examples of several visits together; null where none has any. */
export function joinExamples(all: readonly (Examples | undefined)[]): Examples | null {
  const given = all.filter(one => one !== undefined)
  if (given.length === 0) return null
  const lines = [...new Set(given.flatMap(one => one.lines))]
  return { count: given.reduce((sum, { count }) => sum + count, 0), lines: lines.slice(0, mostLines) }
}
