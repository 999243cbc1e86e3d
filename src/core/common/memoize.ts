// Caches: memoized pure functions, results that are computed on first use, and maps whose values are created on first use or are groups of items.

/** The most cached results; beyond, all are dropped, as arguments can come from untrusted output. */
const mostResults = 1000

/**
 * Returns a function with a cache of results, for arguments that recur, such as the few units and levels of a suite. The
 * function must be pure, so the core stays pure, and must not return `undefined`.
 */
export function memoize<Argument, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new Map<Argument, Result>()
  return argument => {
    const cached = results.get(argument)
    if (cached !== undefined) return cached
    if (results.size >= mostResults) results.clear()
    const result = compute(argument)
    results.set(argument, result)
    return result
  }
}

/** Returns a function that computes its result, which is not `undefined`, when it is first called. */
export function lazy<Result>(compute: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= compute())
}

export function getOrInsert<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const present = map.get(key)
  if (present !== undefined) return present
  const value = create()
  map.set(key, value)
  return value
}

/** Returns the items by their keys, in order of first appearance, as `Map.groupBy` does, which Node 20 lacks. */
export function groupBy<Item, Key>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
