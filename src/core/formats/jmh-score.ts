// A score of JMH: its unit says what it is, and in which direction it improves.
import { Unreadable } from './format.ts'
import type { Found } from './found.ts'
import { readPerSecond, readSeconds } from './times.ts'

/**
 * Adds a score, which is `ops/ms` or `ms/op` in any unit of time. A benchmark may be measured in several modes at once: the
 * name says so of those whose unit is that of another.
 */
export function addJmh(
  found: Found,
  benchmark: string,
  mode: string,
  score: number | string,
  unit: string,
): void {
  const name = mode === 'sample' || mode === 'ss' ? `${benchmark}:${mode}` : benchmark
  const [numerator = '', denominator = ''] = unit.split('/')
  if (numerator === 'ops') {
    found.declare('ops/s', { better: 'higher' })
    addScore(found, name, 'ops/s', readPerSecond(score, denominator), unit)
  } else if (denominator === 'op') addScore(found, name, 'sec/op', readSeconds(score, numerator), unit)
  // A counter of the benchmark's own (`#`), of which nothing is known.
  else found.add(name, unit, Number(score))
}

function addScore(found: Found, name: string, unit: string, value: number | null, given: string): void {
  if (value === null)
    throw new Unreadable(`The benchmark ${name} is in ${given}, which is no unit that JMH writes.`)
  found.add(name, unit, value)
}
