// Seeded random numbers, so that a schedule can be repeated from the seed in its result file; and a hash of texts.

/** Returns the next number of its stream, uniform in [0, 1). */
export type RandomStream = () => number

/**
 * Returns the stream of `seed` (0 to 2^32 - 1).
 *
 * SplitMix with 32-bit state: Steele, Lea & Flood, "Fast splittable pseudorandom number generators" (2014), with the
 * finaliser constants of Wellons' "low bias" search. Its period of 2^32 is ample for a schedule; it is not for secrets.
 */
export function seededRandom(seed: number): RandomStream {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/**
 * Returns a well mixed 32-bit hash, even for short texts that differ little; not for secrets. FNV-1a over the UTF-16 units,
 * with half of the finaliser above, as its low bits alone are not uniform.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
