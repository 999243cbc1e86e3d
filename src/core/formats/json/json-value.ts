// Reads values from untrusted JSON. Missing values and values of another type are null, never an error.

/** Returns the value at `path`, or undefined. Only own keys count: `__proto__` is data. */
export function jsonValueAtPath(value: unknown, ...path: readonly string[]): unknown {
  let here: unknown = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as Readonly<Record<string, unknown>>)[key]
  }
  return here
}

export function jsonListAtPath(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = jsonValueAtPath(value, ...path)
  return Array.isArray(found) ? found : null
}

/** Returns the entries of the object at `path`; null if there is no object. */
export function jsonEntriesAtPath(
  value: unknown,
  ...path: readonly string[]
): readonly (readonly [string, unknown])[] | null {
  const found = jsonValueAtPath(value, ...path)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : null
}

export function jsonStringAt(value: unknown, ...path: readonly string[]): string | null {
  const found = jsonValueAtPath(value, ...path)
  return typeof found === 'string' ? found : null
}

/** Returns the number at `path`, or null. Strings count, as tools write numbers that JSON does not have as strings: "NaN". */
export function jsonNumberAtPath(value: unknown, ...path: readonly string[]): number | null {
  const found = jsonValueAtPath(value, ...path)
  if (typeof found === 'number') return found
  return typeof found === 'string' ? (words.get(found) ?? null) : null
}

/** Returns the numbers of the list at `path`, or null if an item is no number. */
export function jsonNumbersAtPath(value: unknown, ...path: readonly string[]): readonly number[] | null {
  const numbers = jsonListAtPath(value, ...path)?.map(one => jsonNumberAtPath(one))
  return numbers?.every(one => one !== null) ? numbers : null
}

const words: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
])

/** Returns a value as part of a name: a string as it is, any other value as JSON. */
export function stringifyForName(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // Nested so deep that no name needs it.
    return '…'
  }
}
