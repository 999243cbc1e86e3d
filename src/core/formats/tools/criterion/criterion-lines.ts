// What criterion prints while it measures, and cargo-criterion with `--message-format json`.
import { escapeControls } from '../../../words/escape.ts'
import { parseJson } from '../../json/json-text.ts'
import { numberAt, numbersAt, textAt } from '../../json/json-value.ts'
import { readDecimal, ungrouped } from '../../reading/decimal.ts'
import type { Reader } from '../../reading/format.ts'
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { readSeconds } from '../../reading/times.ts'
import { readLines, someLine } from '../../text/line-reader.ts'

const value = /(\d[\d.,]*) ([^\s\d[\]][^\s[\]]*(?: [^\s\d[\]][^\s[\]]*)*)/.source
/** `name  time:   [low unit estimate unit high unit]`; a long name has a line of its own above. */
const result = new RegExp(`^(.*\\S)?\\s+time:\\s+\\[${value} ${value} ${value}\\]$`)
/** A custom measurement is printed as a time too, in its own format. */
const strange = /^(.*\S)?\s+time: {3}\[[^%[]*\]$/
/** Behind a label, too, which is not cut off as names may look like one. */
const message = /^(?:[^{"]* )?(\{"reason":"(?:benchmark|group)-complete".*)$/

export function claimsCriterionLines(text: string): boolean {
  return someLine(text, result) || someLine(text, message)
}

/**
 * Adds all results to `found`: the median from messages; criterion's own lines only have its estimate of the mean or
 * slope.
 */
export function readCriterionLines(found: Readings): Reader {
  let above = ''
  return readLines({
    take: line => {
      const told = message.exec(line)?.[1]
      if (told !== undefined) readMessage(parseJson(told), found)
      const trimmed = line.trimEnd()
      const [, beside = '', , , estimate, unit] = result.exec(trimmed) ?? []
      if (estimate !== undefined && unit !== undefined)
        add(found, beside === '' ? above : beside, ungrouped(estimate), unit, {})
      else if (strange.test(trimmed))
        throw new Unreadable(
          `criterion printed "${escapeControls(trimmed.trim())}", which has no unit after the values. Let the formatter of the measurement write one.`,
        )
      above = line.trim()
      return told !== undefined || estimate !== undefined
    },
    resembling: /\btime: +\[\d[^%]*$|"reason": ?"benchmark-complete"/,
    finish: () => found.parsed(),
  })
}

function readMessage(value: unknown, found: Readings): void {
  const name = textAt(value, 'id')
  const median = numberAt(value, 'median', 'estimate')
  const unit = textAt(value, 'median', 'unit')
  if (name === null || median === null || unit === null) return
  const counts = numbersAt(value, 'iteration_count') ?? []
  const iterations = counts.reduce((sum, one) => sum + one, 0)
  add(found, name, String(median), unit, { iterations, samples: counts.length })
}

/** A measurement in another unit than time keeps it, and is better lower too: cycles, instructions. */
function add(
  found: Readings,
  name: string,
  value: string,
  unit: string,
  extent: { readonly iterations?: number; readonly samples?: number },
): void {
  const seconds = readSeconds(value, unit)
  if (seconds !== null) {
    found.add(name, 'sec/op', seconds, extent)
    return
  }
  found.declare(unit, { better: 'lower' })
  found.add(name, unit, readDecimal(value) ?? Number.NaN, extent)
}
