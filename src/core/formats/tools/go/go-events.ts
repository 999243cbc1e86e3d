// The events of `go test -json` (test2json), which have in them what the tests print.
import { parseJson } from '../../json/json-text.ts'
import { textAt } from '../../json/json-value.ts'

const event = /^\{"(?:Time":"[^"]*","Action|Action|ImportPath)":"/
export const anyEvent = new RegExp(event.source, 'm')

/** What an event says was printed, '' for nothing; null where the line is no event. */
export function outputOf(line: string): string | null {
  if (!event.test(line)) return null
  const value = parseJson(line)
  if (textAt(value, 'Action') === null) return null
  return textAt(value, 'Output') ?? ''
}
