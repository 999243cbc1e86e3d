// What criterion prints while it measures, and cargo-criterion with `--message-format json`.
import type { Reader } from './format.ts'
import type { Found } from './found.ts'
import { parseJson } from './json-text.ts'
import { numberAt, numbersAt, textAt } from './json-value.ts'
import { readLines, someLine } from './line-reader.ts'
import { readSeconds } from './times.ts'

/** `name  time:   [low unit estimate unit high unit]`; a long name has a line of its own above. */
const result = /^(.*\S)?\s+time:\s+\[\S+ \S+ ([\d.]+) (\S+) [\d.]+ \S+\]$/
const message = /^\{"reason":"(benchmark|group)-complete"/

export function claimsCriterionLines(text: string): boolean {
  return someLine(text, result) || someLine(text, message)
}

/** Adds all results to `found`: of messages the median; criterion itself prints only its estimate of the mean or slope. */
export function readCriterionLines(found: Found): Reader {
  let above = ''
  return readLines(
    line => {
      if (message.test(line)) readMessage(parseJson(line), found)
      const [, beside = '', estimate, unit] = result.exec(line.trimEnd()) ?? []
      if (estimate !== undefined && unit !== undefined)
        add(found, beside === '' ? above : beside, readSeconds(estimate, unit), {})
      above = line.trim()
    },
    () => found.parsed(),
  )
}

function readMessage(value: unknown, found: Found): void {
  const name = textAt(value, 'id')
  const median = numberAt(value, 'median', 'estimate')
  const unit = textAt(value, 'median', 'unit')
  if (name === null || median === null || unit === null) return
  const counts = numbersAt(value, 'iteration_count') ?? []
  const iterations = counts.reduce((sum, one) => sum + one, 0)
  add(found, name, readSeconds(median, unit), { iterations, samples: counts.length })
}

function add(
  found: Found,
  name: string,
  seconds: number | null,
  extent: { readonly iterations?: number; readonly samples?: number },
): void {
  if (seconds !== null) found.add(name, 'sec/op', seconds, extent)
}
