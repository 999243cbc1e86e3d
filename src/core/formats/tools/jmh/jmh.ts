// JMH: `-rf json`, which Swift's package-benchmark can write too, and the table it prints at the end.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { isEmptyList, readJson } from '../../json/json-text.ts'
import { at, entriesAt, listAt, numberAt, numbersAt, stringify, textAt } from '../../json/json-value.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { type Format, Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { addJmh, isOwnScore } from './jmh-score.ts'
import { claimsJmhTable, readJmhFailures, readJmhTable } from './jmh-table.ts'
import { addOfSwift, isOfSwift } from './swift-export.ts'

const read = eitherFormat(
  'jmh',
  {
    claims: claimsJson,
    open: () =>
      readJson('jmh', 'the list that -rf json writes', isEmptyList, {
        path: [],
        kind: 'list',
        take,
      }),
  },
  { claims: claimsJmhTable, open: readJmhTable },
)

/** A name is followed by the parameters: `sample.Copying.copy/size=64`; JMH's filters match the method only. */
export const jmh: Format = {
  ...read,
  openPrinted: readJmhFailures,
  namesInFilters: name => [name.replace(/[/:].*/s, '')],
}

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(
    paths =>
      hasPath(paths, '[]', 'jmhVersion') ||
      (hasPath(paths, '[]', 'benchmark') && hasPath(paths, '[]', 'mode')),
  )
}

function take(result: unknown, found: Readings): boolean {
  if (at(result, 'primaryMetric') === undefined) return false
  const benchmark = textAt(result, 'benchmark')
  const mode = textAt(result, 'mode')
  if (benchmark === null || mode === null) throw new Unreadable('A result has no "benchmark" or no "mode".')
  if (isOfSwift(result)) {
    addOfSwift(result, found)
    return true
  }
  const params = (entriesAt(result, 'params') ?? []).map(([name, value]) => `/${name}=${stringify(value)}`)
  const name = benchmark + params.join('')
  addMetric(name, mode, at(result, 'primaryMetric'), found)
  for (const [label, metric] of entriesAt(result, 'secondaryMetrics') ?? []) {
    // Older versions put a middle dot before a profiler's measurement.
    if (/^·?gc\.alloc\.rate\.norm$/.test(label)) addAllocated(name, metric, found)
    // The methods of a group, and its counters; but measurements of other profilers have a dot in their name, or
    // another unit.
    else if (/^\w+$/.test(label) && isOwnMetric(metric, result))
      addMetric(`${name}:${label}`, mode, metric, found)
  }
  return true
}

/** The values of the iterations of all forks; for mode `sample` only percentiles are written. */
function addMetric(name: string, mode: string, metric: unknown, found: Readings): void {
  const unit = textAt(metric, 'scoreUnit')
  const raw = (listAt(metric, 'rawData') ?? []).map(fork => numbersAt(fork))
  const values = raw.flatMap(fork => fork ?? [])
  const middle = numberAt(metric, 'scorePercentiles', '50.0') ?? numberAt(metric, 'score')
  const all = values.length > 0 ? values : middle === null ? [] : [middle]
  if (unit === null || all.length === 0)
    throw new Unreadable(`The benchmark ${name} has no score, or no unit.`)
  addJmh(found, name, mode, all, unit)
}

function isOwnMetric(metric: unknown, result: unknown): boolean {
  const unit = textAt(metric, 'scoreUnit')
  return unit === null || unit === textAt(result, 'primaryMetric', 'scoreUnit') || isOwnScore(unit)
}

function addAllocated(name: string, metric: unknown, found: Readings): void {
  const value = numberAt(metric, 'scorePercentiles', '50.0')
  if (value !== null) found.add(name, 'B/op', value)
}
