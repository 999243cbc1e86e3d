// What projections make of benchmarks: keys that tell them apart, and how these keys are ordered.

import { type ConfigEntries, type Extract, extractOf, fullNameWithout, type KeyedResult } from './extract.ts'
import { type Accept, acceptBy } from './filter.ts'
import { cellHash, type Key, Keys } from './keys.ts'
import { alphabetically, asListed, type Compare, numerically } from './order.ts'
import type { Field, Order } from './parse-projection.ts'

/** A Column is one single key of a projection; `.config` has as many as there are keys in the files. */
interface Column {
  readonly name: string
  readonly index: number
  readonly compare: Compare
  /** The place of each value by first appearance, where that is the order. */
  readonly places: Map<string, number> | null
}

/** A Part is a field of a projection with its columns so far. */
interface Part {
  readonly field: Field
  readonly columns: Column[]
  /** The columns of `.config` by name. */
  readonly byName: Map<string, Column>
  readonly extract: Extract
}

/** A Configured is a configuration with its values by column, and the sum of their hashes. */
interface Configured {
  readonly config: ConfigEntries
  readonly values: readonly string[]
  readonly hash: number
}

/** The keys that a group of projections names, so that a key that stands for many leaves them out. */
interface Named {
  readonly config: ReadonlySet<string>
  readonly name: readonly string[]
}

/** A Projection turns subjects into keys, and remembers those it has seen. */
export class Projection {
  private readonly parts: readonly Part[]
  private readonly named: Named
  private readonly keys = new Keys()
  /** What was projected last: a configuration often only adds to the one before. */
  private last: Configured = { config: [], values: [], hash: 0 }
  private width = 0
  private inOrder: readonly Column[] | undefined

  constructor(fields: readonly Field[], named: Named) {
    this.named = named
    this.parts = fields.map(field => {
      const part = { field, columns: [], byName: new Map(), extract: extractorOf(field, named) }
      if (field.key !== '.config') this.addColumn(part, field.key)
      return part
    })
  }

  /** The key of a subject. */
  project(subject: KeyedResult): Key {
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
      hash += cellHash(index, value)
    }
    for (let i = 0; i < this.width && i < values.length; i++) values[i] ??= ''
    while (values.at(-1) === '') values.pop()
    return this.keyOf(values, hash | 0)
  }

  private keyOf(values: readonly string[], hash: number): Key {
    const known = this.keys.find(values, hash)
    if (known) return known
    for (const { columns } of this.parts)
      for (const { places, index } of columns) {
        const value = values[index] ?? ''
        if (places && !places.has(value)) places.set(value, places.size)
      }
    return this.keys.add(values, hash)
  }

  /** The names of the columns, in the order in which they are compared and shown. */
  names(): readonly string[] {
    return this.columns().map(({ name }) => name)
  }

  /** The value of a key in the column at a place of `names`. */
  valueAt(key: Key, place: number): string {
    return key.values[(this.columns()[place] as Column).index] ?? ''
  }

  /** The values of a key, by the names of the columns. */
  valuesOf(key: Key): readonly string[] {
    return this.columns().map(({ index }) => key.values[index] ?? '')
  }

  sorted(keys: Iterable<Key>): readonly Key[] {
    const columns = this.columns()
    // By first appearance, and they come in that order nearly always.
    if (columns.length === 1 && columns[0]?.places) return [...keys].sort((a, b) => a.place - b.place)
    return [...keys].sort((a, b) => {
      for (const { index, compare } of columns) {
        const [first = '', second = ''] = [a.values[index], b.values[index]]
        if (first !== second) return compare(first, second) || alphabetically(first, second)
      }
      return 0
    })
  }

  private columns(): readonly Column[] {
    this.inOrder ??= this.parts.flatMap(({ columns }) => columns)
    return this.inOrder
  }

  private projectConfig(part: Part, config: ConfigEntries): Configured {
    const { last } = this
    const isLonger =
      config.length >= last.config.length && last.config.every((entry, n) => entry === config[n])
    if (isLonger && config.length === last.config.length) return last
    const values: string[] = isLonger ? last.values.slice() : []
    let hash = isLonger ? last.hash : 0
    for (let n = isLonger ? last.config.length : 0; n < config.length; n++) {
      const [name, value] = config[n] as ConfigEntries[number]
      if (this.named.config.has(name)) continue
      const { index } = part.byName.get(name) ?? this.addColumn(part, name)
      values[index] = value
      hash += cellHash(index, value)
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

/** Projections that are used together, so that a key that one names is left out where another stands for many keys. */
export interface Projections<Name extends string> {
  readonly by: Readonly<Record<Name, Projection>>
  /** A projection of the keys that none of them names. */
  readonly residue: Projection
  /** Accepts only subjects whose values are in the lists of values. */
  readonly accept: Accept
}

/** Makes projections from fields; `ignored` keys count as named, but tell nothing apart. */
export function project<Name extends string>(
  fields: Readonly<Record<Name, readonly Field[]>>,
  ignored: readonly Field[],
): Projections<Name> {
  const entries = Object.entries(fields) as [Name, readonly Field[]][]
  const all = [...entries.flatMap(([, some]) => some), ...ignored]
  const keys = all.map(({ key }) => key)
  const named = {
    config: new Set(keys.filter(key => !isOfName(key))),
    name: keys.filter(isOfName),
  }
  const left = ['.config', '.fullname'].filter(key => !keys.includes(key))
  const listed = all.flatMap(({ key, order }) =>
    typeof order === 'object'
      ? [{ kind: 'or' as const, filters: order.map(value => ({ kind: 'equals' as const, key, value })) }]
      : [],
  )
  return {
    by: Object.fromEntries(
      entries.map(([name, some]) => [name, new Projection(some, named)]),
    ) as unknown as Record<Name, Projection>,
    residue: new Projection(
      left.map(key => ({ key, order: 'first' as const })),
      named,
    ),
    accept: acceptBy({ kind: 'and', filters: listed }),
  }
}

/** The names of the columns in which not all of `keys` are the same. */
export function differing(projection: Projection, keys: Iterable<Key>): readonly string[] {
  const [first = [], ...others] = [...keys].map(key => projection.valuesOf(key))
  return projection.names().filter((_, n) => others.some(values => values[n] !== first[n]))
}

function isOfName(key: string): boolean {
  return key === '.name' || key.startsWith('/')
}

function extractorOf({ key }: Field, named: Named): Extract {
  return key === '.fullname' ? fullNameWithout(named.name) : extractOf(key)
}

function compareBy(order: Order, places: ReadonlyMap<string, number> | null): Compare {
  if (typeof order === 'object') return asListed(order)
  if (order === 'alpha') return alphabetically
  if (order === 'num') return numerically
  return places ? (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0) : () => 0
}
