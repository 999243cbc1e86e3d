// Takes many items of a list at once: where they end need not be looked for character by character.

/** How far a batch may reach, in characters. */
export const longestBatch = 2 ** 16

/** A Batch is some items of a list, whole, and the index after the last of them. */
export interface Batch {
  readonly items: readonly unknown[]
  readonly end: number
}

const separator = /\}[ \t\r\n]{0,200},[ \t\r\n]{0,200}\{/y

/**
 * The items that follow the object whose closing bracket is before `from`; null where they cannot be had so.
 *
 * Where the last of them ends is a guess, at the last place that looks as the gap before the first; `[`, a text and `]`
 * are only JSON together if that text is whole items with commas between.
 */
export function batchFrom(text: string, from: number): Batch | null {
  separator.lastIndex = from - 1
  const gap = separator.exec(text)?.[0]
  if (gap === undefined) return null
  const last = text.lastIndexOf(gap, from - 1 + longestBatch)
  if (last < from) return null
  const end = last + 1
  const items = itemsOf(text.slice(from - 1 + gap.length - 1, end))
  return items && { items, end }
}

function itemsOf(text: string): readonly unknown[] | null {
  try {
    return JSON.parse(`[${text}]`)
  } catch {
    return null
  }
}
