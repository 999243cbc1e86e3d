// What nanobench prints, a Markdown table, and what its JSON template renders.

import { hasPath, outlines } from '../../json/json-outline.ts'
import { isEmptyList, readJson } from '../../json/json-text.ts'
import { at, listAt, numberAt, textAt } from '../../json/json-value.ts'
import { eitherFormat } from '../../reading/either-format.ts'
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { claimsNanobenchTable, nanobenchName, readNanobenchTable } from './nanobench-table.ts'

/** A name begins with the title: `numbers > fibonacci 12`. */
export const nanobench = eitherFormat(
  'nanobench',
  {
    claims: claimsJson,
    open: () =>
      readJson(
        'nanobench',
        'an object with the list "results", as templates::json() renders it',
        value => isEmptyList(at(value, 'results')),
        { path: ['results'], kind: 'list', take },
      ),
  },
  { claims: claimsNanobenchTable, open: readNanobenchTable },
)

function claimsJson(beginning: string): boolean {
  return outlines(beginning).some(paths => hasPath(paths, 'results', '[]', 'median(elapsed)'))
}

/** Seconds are per call; one call counts as many units as its batch. */
function take(result: unknown, found: Readings): boolean {
  const name = nanobenchName(
    textAt(result, 'title') ?? '',
    textAt(result, 'name') ?? '',
    numberAt(result, 'complexityN'),
  )
  const elapsed = numberAt(result, 'median(elapsed)')
  const batch = numberAt(result, 'batch') ?? 1
  const unit = textAt(result, 'unit') ?? 'op'
  if (elapsed === null) throw new Unreadable(`The benchmark ${name} has no "median(elapsed)".`)
  const measurements = listAt(result, 'measurements') ?? []
  const iterations = measurements.reduce<number>((sum, one) => sum + (numberAt(one, 'iterations') ?? 0), 0)
  found.add(name, `sec/${unit}`, elapsed / batch, { iterations, samples: measurements.length })
  return true
}
