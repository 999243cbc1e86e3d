// The summaries of Gungraun as JSON, one for each benchmark, among other lines.

import { readJson } from '../../json/json-text.ts'
import { at, entriesAt, listAt, numberAt, textAt } from '../../json/json-value.ts'
import type { Reader } from '../../reading/format.ts'
import { addCount, gungraunName } from './gungraun-count.ts'

export function readGungraunJson(): Reader {
  return readJson('gungraun', 'the summaries that --output-format=json prints', (value, found) => {
    const path = textAt(value, 'module_path')
    const profiles = listAt(value, 'profiles') ?? beforeGungraun(value)
    if (path === null || profiles === null) return false
    const details = textAt(value, 'description') ?? textAt(value, 'details')
    const name = gungraunName(path, textAt(value, 'id'), details)
    const seen = new Set<string>()
    for (const profile of profiles)
      for (const [metric, measured] of totals(profile))
        addCount(found, name, metric, newValue(measured), seen)
    return true
  })
}

/** The only profile in version 3 of the summary, of iai-callgrind 0.14; null where there is none. */
function beforeGungraun(value: unknown): readonly unknown[] | null {
  const run = at(value, 'callgrind_summary', 'callgrind_run')
  return run === undefined ? null : [run]
}

/**
 * The counts of all parts of a run; version 6 of the summary has them below a name of the tool that is spelled as
 * nowhere else.
 */
function totals(profile: unknown): readonly (readonly [string, unknown])[] {
  const [ofTool] = entriesAt(profile, 'summaries', 'total', 'summary') ?? []
  return (
    entriesAt(profile, 'data', 'total', 'metrics') ??
    entriesAt(ofTool?.[1]) ??
    entriesAt(profile, 'total', 'summary') ??
    []
  )
}

/** The run's own value, not that of the run before, which is beside it if there is one. */
function newValue(measured: unknown): number | null {
  const both = listAt(measured, 'metrics', 'Both')
  const own = both ? both[0] : at(measured, 'metrics', 'Left')
  return (
    numberAt(measured, 'values', 'new') ?? numberAt(own, 'Int') ?? numberAt(own, 'Float') ?? numberAt(own)
  )
}
