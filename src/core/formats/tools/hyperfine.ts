// Reads what hyperfine writes with `--export-json`.
import { type BenchmarkFormat, NotInFormatError } from '../reading/format.ts'
import {
  createJsonFormat,
  createJsonFormatClaim,
  createJsonListItemsAdder,
  jsonEntriesAtPath,
  jsonListAtPath,
  jsonNumberAtPath,
  jsonNumbersAtPath,
  jsonStringAtPath,
  stringifyForName,
} from '../reading/json.ts'
import type { ParsedOutputBuilder } from '../reading/readings.ts'

/** A name is the command, or its name from `-n`, followed by the parameters: `make/threads=4`. */
export const hyperfineFormat: BenchmarkFormat = createJsonFormat(
  'hyperfine',
  'an object with the list "results", as --export-json writes it',
  createJsonFormatClaim(has => has('results', '[]', 'command') && has('results', '[]', 'mean')),
  createJsonListItemsAdder(['results'], take),
)

/**
 * hyperfine lists a command that failed only with `-i`. The exit statuses of the other side show whether the failure is what is
 * measured, or a crash.
 */
function take(result: unknown, readings: ParsedOutputBuilder): boolean {
  const command = jsonStringAtPath(result, 'command')
  const parameters = (jsonEntriesAtPath(result, 'parameters') ?? []).map(
    ([name, value]) => `/${name}=${stringifyForName(value)}`,
  )
  const name = command + parameters.join('')
  const times = jsonNumbersAtPath(result, 'times') ?? []
  const middle = jsonNumberAtPath(result, 'median') ?? jsonNumberAtPath(result, 'mean')
  if (command === null || (times.length === 0 && middle === null))
    throw new NotInFormatError(`A result (${name}) has no "command", or neither "times" nor "median".`)
  readings.addSamples(name, 'sec/op', times, 1)
  if (times.length === 0 && middle !== null) readings.add(name, 'sec/op', middle)
  readings.claim(times.reduce((sum, time) => sum + time, 0))
  readings.ended(name, (jsonListAtPath(result, 'exit_codes') ?? []).map(statusOf))
  return true
}

/** Null is that of a command that was ended by a signal, where hyperfine cannot tell which. */
function statusOf(code: unknown): number | null {
  return typeof code === 'number' ? code : null
}
