// A number that follows from a text and looks as if it did not.

/**
 * 32 bits, even for short texts that differ little; no secret is safe with it. FNV-1a over the UTF-16 units, with half of
 * the finaliser of random.ts, as its low bits alone are not even.
 */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
