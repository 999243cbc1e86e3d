// Looks into untrusted JSON: what is missing or of another kind is null, never an error.

/** The value at the end of `path` of keys; undefined where there is none. Only own keys count: `__proto__` is data. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here: unknown = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined
    here = (here as Readonly<Record<string, unknown>>)[key]
  }
  return here
}

/** The list at the end of `path`, or null. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] | null {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : null
}

/** The keys and values of the object at the end of `path`, or null. */
export function entriesAt(
  value: unknown,
  ...path: readonly string[]
): readonly (readonly [string, unknown])[] | null {
  const found = at(value, ...path)
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : null
}

/** The keys of an object; none where it is no object. */
export function keysAt(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : nothing
}

const nothing: readonly string[] = []

/** The text at the end of `path`, or null. */
export function textAt(value: unknown, ...path: readonly string[]): string | null {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : null
}

/** The number at the end of `path`, or null. Tools write numbers that JSON cannot hold as strings: "NaN". */
export function numberAt(value: unknown, ...path: readonly string[]): number | null {
  const found = at(value, ...path)
  if (typeof found === 'number') return found
  return typeof found === 'string' ? (words.get(found) ?? null) : null
}

/** The numbers of the list at the end of `path`; null where an item is no number. */
export function numbersAt(value: unknown, ...path: readonly string[]): readonly number[] | null {
  const numbers = listAt(value, ...path)?.map(one => numberAt(one))
  return numbers?.every(one => one !== null) ? numbers : null
}

const words: ReadonlyMap<string, number> = new Map([
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
])

/** A value as part of a name: a text as it is, and all else as JSON. */
export function stringify(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    // Nested so deep that no name needs it.
    return '…'
  }
}
