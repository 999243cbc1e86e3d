// Values of a map that are made when they are first asked for.

/** The value of `key` in `map`; made, and kept there, if there is none yet. */
export function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const before = map.get(key)
  if (before !== undefined) return before
  const value = make()
  map.set(key, value)
  return value
}
