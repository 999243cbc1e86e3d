// Whether a benchmark is one that a filter asks for.
import { tidy } from '../model/units.ts'
import { extractOf, type KeyedResult } from './extract.ts'
import type { Filter } from './parse-filter.ts'

/** Says whether a subject is asked for. */
export type Accept = (subject: KeyedResult) => boolean

export function acceptBy(filter: Filter): Accept {
  switch (filter.kind) {
    case 'and': {
      const all = filter.filters.map(acceptBy)
      return subject => all.every(accept => accept(subject))
    }
    case 'or': {
      const any = filter.filters.map(acceptBy)
      return subject => any.some(accept => accept(subject))
    }
    case 'not': {
      const accept = acceptBy(filter.filter)
      return subject => !accept(subject)
    }
    case 'equals': {
      // People write the unit as in their file: `ns/op`.
      const value = filter.key === '.unit' ? tidy(filter.value).unit : filter.value
      const extract = extractOf(filter.key)
      return subject => extract(subject) === value
    }
    case 'matches': {
      const { pattern } = filter
      const extract = extractOf(filter.key)
      if (filter.key !== '.unit') return subject => pattern.test(extract(subject))
      return ({ unit }) => pattern.test(unit) || pattern.test(untidied(unit))
    }
  }
}

/** The unit as Go would have written it: `ns/op` for `sec/op`. */
function untidied(unit: string): string {
  return unit === 'B/s' ? 'MB/s' : unit.replace(/(^|-)sec(?=\/|$)/, '$1ns')
}
