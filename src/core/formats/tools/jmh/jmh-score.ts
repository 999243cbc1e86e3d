// JMH scores: the unit says what is measured and which direction is better.
import { Unreadable } from '../../reading/format.ts'
import type { Readings } from '../../reading/readings.ts'
import { readPerSecond, readSeconds } from '../../reading/times.ts'

/**
 * Adds the scores of a benchmark, which are in `ops/ms` or `ms/op` in any unit of time. A benchmark may be measured in
 * several modes at once; a mode whose unit another mode has too is added to the name.
 */
export function addJmh(
  found: Readings,
  benchmark: string,
  mode: string,
  scores: readonly (number | string)[],
  unit: string,
): void {
  const name = mode === 'sample' || mode === 'ss' ? `${benchmark}:${mode}` : benchmark
  const [numerator = '', denominator = ''] = unit.split('/')
  const isRate = numerator === 'ops'
  if (!isRate && denominator !== 'op') {
    // A counter of the benchmark's own (`#`), whose direction is unknown.
    found.addSamples(name, unit, scores.map(Number))
    return
  }
  if (isRate) found.declare('ops/s', { better: 'higher' })
  const values = scores.map(score => {
    const value = isRate ? readPerSecond(score, denominator) : readSeconds(score, numerator)
    if (value === null)
      throw new Unreadable(`The benchmark ${name} is in ${unit}, which is not a unit that JMH writes.`)
    return value
  })
  found.addSamples(name, isRate ? 'ops/s' : 'sec/op', values)
}

/**
 * Whether a score below a benchmark is that of one of its methods or counters. Profilers have scores too, such as
 * cycles in `#/op`, whose names could be those of methods.
 */
export function isOwnScore(unit: string): boolean {
  const [numerator = '', denominator = ''] = unit.split('/')
  if (numerator === 'ops') return readSeconds(1, denominator) !== null
  return denominator === 'op' ? readSeconds(1, numerator) !== null : unit === '#'
}
