// Projections: by which keys benchmarks are told apart and in which order they stand, as in `.name,/size@num`.
//
// The language is that of golang.org/x/perf/benchproc, as people have it in scripts; there is no other parser of it for
// JavaScript.
import { getOrInsert } from '../common/memoize.ts'
import { parseFloat64 } from '../formats/tools/go/go-lines.ts'
import {
  createNameWithoutKeysExtractor,
  createResultValueOfKeyExtractor,
  type ResultConfigKeyValuePairs,
  type ResultToFilterOrProject,
  type ResultValueOfKeyExtractor,
} from './extract.ts'
import { type CompareFilterPredicate, compileFilterToPredicate } from './filter.ts'
import { type FilterOrProjectionFlag, FilterOrProjectionScanner } from './token.ts'

export interface ProjectionKeyAndOrder {
  readonly key: string
  readonly order: ProjectionKeySortOrder
}

/**
 * The order of the values of a key: as they first appeared, by the alphabet, as numbers (`2k` before `1Mi`), or
 * as they were listed; what is not listed is then left out.
 */
export type ProjectionKeySortOrder = 'first' | 'alpha' | 'num' | readonly string[]

/** Reads a projection, which may be empty. Throws MisconfiguredError, which says where it cannot be read. */
export function parseProjection(expression: FilterOrProjectionFlag): readonly ProjectionKeyAndOrder[] {
  const scanner = new FilterOrProjectionScanner(expression)
  const fields: ProjectionKeyAndOrder[] = []
  for (;;) {
    const token = scanner.take()
    if (token.kind === 'end') return fields
    const key = token.kind === ',' && fields.length > 0 ? scanner.take() : token
    if (key.kind !== 'word') throw scanner.errorAt(key, 'a key was expected')
    if (key.text === '') throw scanner.errorAt(key, 'a key cannot be empty')
    if (key.text === '.unit')
      throw scanner.errorAt(key, '.unit can only be filtered, as every unit has its own table')
    const order = takeOrder(scanner)
    if (key.text === '.config' && typeof order === 'object')
      throw scanner.errorAt(key, '.config stands for many keys, so its values cannot be listed')
    fields.push({ key: key.text, order })
  }
}

function takeOrder(scanner: FilterOrProjectionScanner): ProjectionKeySortOrder {
  if (scanner.peek().kind !== '@') return 'first'
  scanner.take()
  const named = scanner.take()
  const { kind, text } = named
  if (kind === 'word' && (text === 'first' || text === 'alpha' || text === 'num')) return text
  if (kind !== '(') throw scanner.errorAt(named, 'alpha, num, first, or values in parentheses were expected')
  const values: string[] = []
  for (;;) {
    const token = scanner.take()
    if (token.kind === ')' && values.length > 0) return values
    if (token.kind !== 'word')
      throw scanner.errorAt(token, `${values.length > 0 ? '")"' : 'a value'} was expected`)
    values.push(token.text)
  }
}

// Applying projections to benchmarks: the keys that tell them apart, and the order of these keys.

/** One single key of a projection; `.config` has as many as there are keys in the files. */
interface Column {
  readonly name: string
  readonly index: number
  readonly compare: CompareStrings
  /** The place of each value by first appearance, where that is the order. */
  readonly places: Map<string, number> | null
}

/** A field of a projection with its columns so far. */
interface Part {
  readonly field: ProjectionKeyAndOrder
  readonly columns: Column[]
  readonly byName: Map<string, Column>
  readonly extract: ResultValueOfKeyExtractor
}

/** A configuration with its values by column, and the sum of their hashes. */
interface Configured {
  readonly config: ResultConfigKeyValuePairs
  readonly values: readonly string[]
  readonly hash: number
}

/** The keys that a group of projections names, so that a key that stands for many leaves them out. */
interface Named {
  readonly config: ReadonlySet<string>
  readonly name: readonly string[]
}

/** Turns subjects into keys, and remembers those it has seen. */
export class ResultKeyProjection {
  private readonly parts: readonly Part[]
  private readonly named: Named
  /** Keys of one value, of which there may be a million, and others by their hash. */
  private readonly singleKeys = new Map<string, ProjectedValues>()
  private readonly otherKeys = new Map<number, ProjectedValues[]>()
  private keyCount = 0
  /** The last result: a configuration often only adds to the one before. */
  private last: Configured = { config: [], values: [], hash: 0 }
  private width = 0
  private inOrder: readonly Column[] | undefined

  constructor(fields: readonly ProjectionKeyAndOrder[], named: Named) {
    this.named = named
    this.parts = fields.map(field => {
      const extract =
        field.key === '.fullname'
          ? createNameWithoutKeysExtractor(named.name)
          : createResultValueOfKeyExtractor(field.key)
      const part = { field, columns: [], byName: new Map(), extract }
      if (field.key !== '.config') this.addColumn(part, field.key)
      return part
    })
  }

  project(subject: ResultToFilterOrProject): ProjectedValues {
    let values: string[] = []
    let hash = 0
    for (const part of this.parts) {
      if (part.field.key !== '.config') continue
      const config = this.projectConfig(part, subject.config)
      values = config.values.slice()
      hash += config.hash
    }
    for (const { field, columns, extract } of this.parts) {
      if (field.key === '.config') continue
      const value = extract(subject)
      const { index } = columns[0] as Column
      values[index] = value
      hash += hashColumnValueForLookup(index, value)
    }
    for (let i = 0; i < this.width && i < values.length; i++) values[i] ??= ''
    while (values.at(-1) === '') values.pop()
    return this.keyOf(values, hash | 0)
  }

  /** Returns the key of `values`, the last of which is not empty; `hash` is the same for the same values. */
  private keyOf(values: readonly string[], hash: number): ProjectedValues {
    const [only = ''] = values
    const known =
      values.length === 1
        ? this.singleKeys.get(only)
        : this.otherKeys.get(hash)?.find(key => isSame(key.values, values))
    if (known) return known
    for (const { columns } of this.parts)
      for (const { places, index } of columns) {
        const value = values[index] ?? ''
        if (places && !places.has(value)) places.set(value, places.size)
      }
    // The list was grown, and may have room for more than it holds.
    const key = { values: values.slice(), place: this.keyCount++ }
    if (values.length === 1) this.singleKeys.set(only, key)
    else getOrInsert(this.otherKeys, hash, () => []).push(key)
    return key
  }

  /** Returns the names of the columns, in the order in which they are compared and shown. */
  names(): readonly string[] {
    return this.columns().map(({ name }) => name)
  }

  valueAt(key: ProjectedValues, place: number): string {
    return key.values[(this.columns()[place] as Column).index] ?? ''
  }

  valuesOf(key: ProjectedValues): readonly string[] {
    return this.columns().map(({ index }) => key.values[index] ?? '')
  }

  sorted(keys: Iterable<ProjectedValues>): readonly ProjectedValues[] {
    const columns = this.columns()
    // By first appearance, and they come in that order nearly always.
    if (columns.length === 1 && columns[0]?.places) return [...keys].sort((a, b) => a.place - b.place)
    return [...keys].sort((a, b) => {
      for (const { index, compare } of columns) {
        const [first = '', second = ''] = [a.values[index], b.values[index]]
        if (first !== second) return compare(first, second) || compareAlphabetically(first, second)
      }
      return 0
    })
  }

  private columns(): readonly Column[] {
    this.inOrder ??= this.parts.flatMap(({ columns }) => columns)
    return this.inOrder
  }

  private projectConfig(part: Part, config: ResultConfigKeyValuePairs): Configured {
    const { last } = this
    const isLonger =
      config.length >= last.config.length && last.config.every((entry, n) => entry === config[n])
    if (isLonger && config.length === last.config.length) return last
    const values: string[] = isLonger ? last.values.slice() : []
    let hash = isLonger ? last.hash : 0
    for (let n = isLonger ? last.config.length : 0; n < config.length; n++) {
      const [name, value] = config[n] as ResultConfigKeyValuePairs[number]
      if (this.named.config.has(name)) continue
      const { index } = part.byName.get(name) ?? this.addColumn(part, name)
      values[index] = value
      hash += hashColumnValueForLookup(index, value)
    }
    for (let i = 0; i < values.length; i++) values[i] ??= ''
    this.last = { config, values, hash: hash | 0 }
    return this.last
  }

  private addColumn(part: Part, name: string): Column {
    const { order, key } = part.field
    // As in benchstat, the keys of .config are ordered by the alphabet, not by first appearance.
    const places = order === 'first' && key !== '.config' ? new Map<string, number>() : null
    const column = { name, index: this.width++, places, compare: compareBy(order, places) }
    part.columns.push(column)
    part.byName.set(name, column)
    this.inOrder = undefined
    return column
  }
}

/** Projections that are used together, so that a key that one names is absent if another stands for many keys. */
export interface ProjectionSet<Name extends string> {
  readonly by: Readonly<Record<Name, ResultKeyProjection>>
  /** A projection of the keys that none of them names. */
  readonly residue: ResultKeyProjection
  /** Accepts only subjects whose values are in the lists of values. */
  readonly accept: CompareFilterPredicate
}

/** Makes projections from fields; `ignored` keys count as named, but tell nothing apart. */
export function createProjectionsFromFields<Name extends string>(
  fields: Readonly<Record<Name, readonly ProjectionKeyAndOrder[]>>,
  ignored: readonly ProjectionKeyAndOrder[],
): ProjectionSet<Name> {
  const entries = Object.entries(fields) as [Name, readonly ProjectionKeyAndOrder[]][]
  const all = [...entries.flatMap(([, some]) => some), ...ignored]
  const keys = all.map(({ key }) => key)
  const named = { config: new Set(keys.filter(key => !isOfName(key))), name: keys.filter(isOfName) }
  const left = ['.config', '.fullname'].filter(key => !keys.includes(key))
  const listed = all.flatMap(({ key, order }) =>
    typeof order === 'object'
      ? [{ kind: 'or' as const, filters: order.map(value => ({ kind: 'equals' as const, key, value })) }]
      : [],
  )
  return {
    by: Object.fromEntries(
      entries.map(([name, some]) => [name, new ResultKeyProjection(some, named)]),
    ) as unknown as Record<Name, ResultKeyProjection>,
    residue: new ResultKeyProjection(
      left.map(key => ({ key, order: 'first' as const })),
      named,
    ),
    accept: compileFilterToPredicate({ kind: 'and', filters: listed }),
  }
}

/** Returns the names of the columns in which not all of `keys` are the same. */
export function findDifferingProjectionColumns(
  projection: ResultKeyProjection,
  keys: Iterable<ProjectedValues>,
): readonly string[] {
  const [first = [], ...others] = [...keys].map(key => projection.valuesOf(key))
  return projection.names().filter((_, n) => others.some(values => values[n] !== first[n]))
}

function isOfName(key: string): boolean {
  return key === '.name' || key.startsWith('/')
}

function compareBy(
  order: ProjectionKeySortOrder,
  places: ReadonlyMap<string, number> | null,
): CompareStrings {
  if (typeof order === 'object') return comparePlacesIn(new Map(order.map((value, place) => [value, place])))
  if (order === 'alpha') return compareAlphabetically
  if (order === 'num') return compareStringsByParsedNumber
  return places ? comparePlacesIn(places) : () => 0
}

// The keys of a projection: lists of values, each there once.

/** The values that a projection takes for a subject; subjects with the same values share one object. */
export interface ProjectedValues {
  /** By the index of each column; values missing at the end are empty. */
  readonly values: readonly string[]
  /** Its place among the keys of its projection, by first appearance. */
  readonly place: number
}

/** Returns a number for a value of a column; 0 for the empty one. Those of a key are added up. */
function hashColumnValueForLookup(index: number, value: string): number {
  let hash = value === '' ? 0 : Math.imul(index + 1, 0x9e3779b1)
  for (let n = 0; n < value.length; n++) hash = Math.imul(hash ^ value.charCodeAt(n), 0x01000193)
  return hash
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, n) => value === b[n])
}

// The orders in which the values of a key can stand.

/** Gives less than 0 if `a` comes before `b`, and 0 if the order does not decide. */
type CompareStrings = (a: string, b: string) => number

export const compareAlphabetically: CompareStrings = (a, b) => (a === b ? 0 : a < b ? -1 : 1)

/** Numbers by size, NaN after them, and then everything else. */
export const compareStringsByParsedNumber: CompareStrings = (a, b) => {
  const [first, second] = [sizeOf(a), sizeOf(b)]
  if (first === null || second === null) return Number(first === null) - Number(second === null)
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second))
  return first === second ? 0 : first < second ? -1 : 1
}

/** Values by their places in a list. */
function comparePlacesIn(places: ReadonlyMap<string, number>): CompareStrings {
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)
}

const prefixes = 'KMGTPEZY'

/** Returns the number that `2k`, `1Mi`, `4KiB` or `3.5` stands for; null if it is none. */
function sizeOf(text: string): number | null {
  const plain = parseFloat64(text)
  if (plain !== null) return plain
  const [, digits = '', prefix = ''] = /^([+-]?[0-9.]+)([kKMGTPEZY]i?)?[bB]?$/.exec(text) ?? []
  const number = parseFloat64(digits)
  if (number === null || prefix === '') return number
  const power = 1 + prefixes.indexOf(prefix.charAt(0).toUpperCase())
  return number * (prefix.endsWith('i') ? 1024 : 1000) ** power
}
