// What Swift's package-benchmark writes with `--format jmh`: a list as JMH's, with metrics that JMH has not.

import { at, entriesAt, listAt, numberAt, numbersAt, textAt } from '../../json/json-value.ts'
import { scale } from '../../reading/decimal.ts'
import type { Readings } from '../../reading/readings.ts'

/** The metrics of package-benchmark itself besides times; of a metric of one's own the direction is not known. */
const smallerIsBetter =
  /^(Malloc|Memory|Syscalls|Context switches|Threads|Bytes|Instructions$|Object allocs$|Retains$|Releases$|\(Alloc)/

export function isOfSwift(result: unknown): boolean {
  return textAt(result, 'primaryMetric', 'scoreUnit') === '# / s'
}

/**
 * A name is target and benchmark, followed by the kind of time where that is not the wall clock's; any other metric is a unit of its
 * own. The throughput, in whole numbers, is left out where there is a time.
 */
export function addOfSwift(result: unknown, found: Readings): void {
  const name = (textAt(result, 'benchmark') ?? '').replace(/^package\.benchmark\./, '')
  const metrics = entriesAt(result, 'secondaryMetrics') ?? []
  for (const [label, metric] of metrics) {
    const values = valuesOf(metric)
    const kind = /^Time \((.*)\)$/.exec(label)?.[1]
    if (kind !== undefined)
      found.addSamples(
        kind === 'wall clock' ? name : `${name} (${kind})`,
        'sec/op',
        values.map(value => scale(value, -6)),
      )
    else {
      if (smallerIsBetter.test(label)) found.declare(label, { better: 'lower' })
      found.addSamples(name, label, values)
    }
  }
  if (metrics.some(([label]) => label === 'Time (wall clock)')) return
  found.declare('ops/s', { better: 'higher' })
  found.addSamples(name, 'ops/s', valuesOf(at(result, 'primaryMetric')))
}

function valuesOf(metric: unknown): readonly number[] {
  const raw = (listAt(metric, 'rawData') ?? []).flatMap(one => numbersAt(one) ?? [])
  const score = numberAt(metric, 'score')
  return raw.length > 0 || score === null ? raw : [score]
}
