// Filters: which benchmarks are looked at, as in `/size:4k -goos:windows .unit:(ns/op OR B/op)`.
import { convertUnitToTidyUnitAndFactor } from '../model/units.ts'
import { createResultValueOfKeyExtractor, type ResultToFilterOrProject } from './extract.ts'
import {
  type FilterOrProjectionFlag,
  FilterOrProjectionScanner,
  type FilterOrProjectionToken,
} from './token.ts'

/** A parsed filter. An empty `and` matches everything, which is written `*`. */
export type ParsedCompareFilter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly ParsedCompareFilter[] }
  | { readonly kind: 'not'; readonly filter: ParsedCompareFilter }
  | { readonly kind: 'equals'; readonly key: string; readonly value: string }
  | { readonly kind: 'matches'; readonly key: string; readonly pattern: RegExp }

/** Reads a filter. Throws MisconfiguredError, which says where it cannot be read. */
export function parseFilterExpression(expression: FilterOrProjectionFlag): ParsedCompareFilter {
  const scanner = new FilterOrProjectionScanner(expression)
  const filter = either(scanner)
  const rest = scanner.take()
  if (rest.kind !== 'end') throw scanner.errorAt(rest, 'the end of the filter was expected')
  return filter
}

function either(scanner: FilterOrProjectionScanner): ParsedCompareFilter {
  const filters = [all(scanner)]
  while (scanner.peek().kind === 'OR') {
    scanner.take()
    filters.push(all(scanner))
  }
  return combined('or', filters)
}

/** Terms one after the other; AND between them changes nothing. */
function all(scanner: FilterOrProjectionScanner): ParsedCompareFilter {
  const filters = [term(scanner)]
  for (;;) {
    const { kind } = scanner.peek()
    if (kind === 'AND') scanner.take()
    else if (['(', '-', '*', 'word'].includes(kind)) filters.push(term(scanner))
    else return combined('and', filters)
  }
}

function combined(kind: 'and' | 'or', filters: readonly ParsedCompareFilter[]): ParsedCompareFilter {
  const [first, ...others] = filters
  return first && others.length === 0 ? first : { kind, filters }
}

function term(scanner: FilterOrProjectionScanner): ParsedCompareFilter {
  const token = scanner.take()
  switch (token.kind) {
    case '*':
      return { kind: 'and', filters: [] }
    case '-':
      return { kind: 'not', filter: term(scanner) }
    case '(': {
      const filter = either(scanner)
      const closing = scanner.take()
      if (closing.kind !== ')') throw scanner.errorAt(closing, '")" is missing')
      return filter
    }
    case 'word':
      return match(scanner, token)
    default:
      throw scanner.errorAt(token, 'key:value or a filter in parentheses was expected')
  }
}

function match(scanner: FilterOrProjectionScanner, key: FilterOrProjectionToken): ParsedCompareFilter {
  if (scanner.take().kind !== ':') throw scanner.errorAt(key, 'key:value was expected')
  if (key.text === '') throw scanner.errorAt(key, 'a key cannot be empty')
  if (key.text === '.config') throw scanner.errorAt(key, '.config stands for many keys; name one of them')
  const value = scanner.take('value')
  if (value.kind !== '(') return one(scanner, key.text, value)
  const filters: ParsedCompareFilter[] = []
  for (;;) {
    filters.push(one(scanner, key.text, scanner.take('value')))
    const separator = scanner.take('value')
    if (separator.kind === ')') return { kind: 'or', filters }
    if (separator.kind !== 'OR') throw scanner.errorAt(separator, 'OR must be between two values')
  }
}

function one(
  scanner: FilterOrProjectionScanner,
  key: string,
  value: FilterOrProjectionToken,
): ParsedCompareFilter {
  if (value.kind === 'word') return { kind: 'equals', key, value: value.text }
  if (value.kind !== 'pattern') throw scanner.errorAt(value, `a value of ${key} was expected`)
  try {
    return { kind: 'matches', key, pattern: translateGoRegexp(value.text) }
  } catch (error) {
    throw scanner.errorAt(value, `${(error as Error).message},`)
  }
}

// Matching benchmarks.

export type CompareFilterPredicate = (subject: ResultToFilterOrProject) => boolean

export function compileFilterToPredicate(filter: ParsedCompareFilter): CompareFilterPredicate {
  switch (filter.kind) {
    case 'and': {
      const all = filter.filters.map(compileFilterToPredicate)
      return subject => all.every(accept => accept(subject))
    }
    case 'or': {
      const any = filter.filters.map(compileFilterToPredicate)
      return subject => any.some(accept => accept(subject))
    }
    case 'not': {
      const accept = compileFilterToPredicate(filter.filter)
      return subject => !accept(subject)
    }
    case 'equals': {
      // People write the unit as in their file: `ns/op`.
      const value = filter.key === '.unit' ? convertUnitToTidyUnitAndFactor(filter.value).unit : filter.value
      const extract = createResultValueOfKeyExtractor(filter.key)
      return subject => extract(subject) === value
    }
    case 'matches': {
      const { pattern } = filter
      const extract = createResultValueOfKeyExtractor(filter.key)
      if (filter.key !== '.unit') return subject => pattern.test(extract(subject))
      return ({ unit }) => pattern.test(unit) || pattern.test(untidied(unit))
    }
  }
}

/** Returns the unit as Go would have written it: `ns/op` for `sec/op`. */
function untidied(unit: string): string {
  return unit === 'B/s' ? 'MB/s' : unit.replace(/(^|-)sec(?=\/|$)/, '$1ns')
}

// Regular expressions as Go writes them, for JavaScript's engine.

/**
 * Returns the pattern as a RegExp. Throws SyntaxError for what only Go knows, such as `\A`, `\Q…\E` and `[[:alpha:]]`.
 *
 * Rewritten are flags for the whole (`(?i)`) and needless escapes. Flags in the middle stay as they are: newer engines know
 * `(?i:…)`.
 */
export function translateGoRegexp(pattern: string): RegExp {
  const [leading = '', given = ''] = /^\(\?([ims]+)\)/.exec(pattern) ?? []
  const source = pattern
    .slice(leading.length)
    .replace(/\\(.)/gsu, (found, sign: string) =>
      /[A-Za-z\d^$\\.*+?()[\]{}|/]/.test(sign) ? found : `\\u{${sign.codePointAt(0)?.toString(16)}}`,
    )
  return new RegExp(source, `u${[...new Set(given)].join('')}`)
}
