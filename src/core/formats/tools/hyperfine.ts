// Reads what hyperfine writes with `--export-json`.

import { hasPath, outlines } from '../json/json-outline.ts'
import { isEmptyList, readJson } from '../json/json-text.ts'
import { entriesAt, listAt, numberAt, numbersAt, stringify, textAt, valueAt } from '../json/json-value.ts'
import type { Format } from '../reading/format.ts'
import { Unreadable } from '../reading/format.ts'
import type { Readings } from '../reading/readings.ts'

/** A name is the command, or its name from `-n`, followed by the parameters: `make/threads=4`. */
export const hyperfine: Format = {
  name: 'hyperfine',
  claims: beginning =>
    outlines(beginning).some(
      paths => hasPath(paths, 'results', '[]', 'command') && hasPath(paths, 'results', '[]', 'mean'),
    ),
  open: () =>
    readJson(
      'hyperfine',
      'an object with the list "results", as --export-json writes it',
      value => isEmptyList(valueAt(value, 'results')),
      { path: ['results'], kind: 'list', take },
    ),
}

/**
 * Returns a command that failed is only listed if failures were to be ignored (`-i`): whether that is what is measured, or a crash, shows in
 * the statuses of the other side.
 */
function take(result: unknown, readings: Readings): boolean {
  const command = textAt(result, 'command')
  const parameters = (entriesAt(result, 'parameters') ?? []).map(
    ([name, value]) => `/${name}=${stringify(value)}`,
  )
  const name = command + parameters.join('')
  const times = numbersAt(result, 'times') ?? []
  const middle = numberAt(result, 'median') ?? numberAt(result, 'mean')
  if (command === null || (times.length === 0 && middle === null))
    throw new Unreadable(`A result (${name}) has no "command", or neither "times" nor "median".`)
  readings.addSamples(name, 'sec/op', times, 1)
  if (times.length === 0 && middle !== null) readings.add(name, 'sec/op', middle)
  readings.claim(times.reduce((sum, time) => sum + time, 0))
  readings.ended(name, (listAt(result, 'exit_codes') ?? []).map(statusOf))
  return true
}

/** Null is that of a command that was ended by a signal, where hyperfine cannot tell which. */
function statusOf(code: unknown): number | null {
  return typeof code === 'number' ? code : null
}
