// Results that many tests ask for: to judge a run, to simulate a calibration or to render a page takes long.
import { serialize } from 'node:v8'

/** A pure function that remembers what it has returned; nobody may change that. */
export function remembered<Given extends readonly unknown[], Result>(
  compute: (...given: Given) => Result,
): (...given: Given) => Result {
  const results = new Map<string, Result>()
  return (...given) => {
    const key = keyOf(given)
    if (key === null) return compute(...given)
    const before = results.get(key)
    if (before !== undefined) return before
    const result = compute(...given)
    if (results.size >= 300) results.clear()
    results.set(key, result)
    return result
  }
}

/** Null where functions are among them. */
function keyOf(given: readonly unknown[]): string | null {
  try {
    return serialize(given).toString('latin1')
  } catch {
    return null
  }
}
