// Reads TOML files, of which a few values are needed.
import { parse, TomlError } from 'smol-toml'

/** A table; what is not a table, a list or a text is read as it is. */
export type TomlTable = Readonly<Record<string, unknown>>

/** Returns the values of a file; none if it is not valid, as its own tool reports that. */
export function parseToml(text: string): TomlTable {
  try {
    return parse(text.replace(/^\ufeff/, ''), { integersAsBigInt: 'asNeeded' })
  } catch (error) {
    if (error instanceof TomlError) return {}
    throw error
  }
}

/** Returns the table at a key; an empty one if there is none. */
export function tomlTableAtKeyOrEmpty(table: TomlTable, key: string): TomlTable {
  const value = Object.hasOwn(table, key) ? table[key] : undefined
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as TomlTable) : {}
}

export function tablesAtKeyOfTomlTable(table: TomlTable, key: string): readonly TomlTable[] {
  const value = table[key]
  return Array.isArray(value) ? value.filter(item => typeof item === 'object' && item !== null) : []
}

/** Returns the text at a key; null if there is none. */
export function textAtKeyOfTomlTable(table: TomlTable, key: string): string | null {
  const value = table[key]
  return typeof value === 'string' ? value : null
}

/** Returns the texts of a list; none if there is no list. */
export function textsInListOfParsedTomlTable(table: TomlTable, key: string): readonly string[] {
  const value = table[key]
  return Array.isArray(value) ? value.filter(item => typeof item === 'string') : []
}

/** A value that is neither a table nor a list, with the keys that lead to it: `dependency-groups.bench`. */
export interface TomlLeaf {
  readonly path: string
  readonly value: unknown
}

/** Returns all values in the order of the file. */
export function leavesOfParsedToml(value: unknown, path = ''): readonly TomlLeaf[] {
  if (Array.isArray(value)) return value.flatMap(item => leavesOfParsedToml(item, path))
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOfParsedToml(item, path === '' ? key : `${path}.${key}`),
  )
}
