// The keys of a projection: lists of values, each there once.

/** A Key is the values that a projection takes for a subject; subjects with the same values share one object. */
export interface Key {
  /** By the index of each column; values missing at the end are empty. */
  readonly values: readonly string[]
  /** Its place among the keys of its projection, by first appearance. */
  readonly place: number
}

/** A OneKey is a key of one value, of which there may be a million: it takes a third of the memory. */
class OneKey implements Key {
  readonly place: number
  private readonly value: string

  constructor(value: string, place: number) {
    this.value = value
    this.place = place
  }

  get values(): readonly string[] {
    return [this.value]
  }
}

/** A Keys knows the keys of a projection. */
export class Keys {
  /** Keys of one value, and others by their hash. */
  private readonly single = new Map<string, Key>()
  private readonly wide = new Map<number, Key[]>()
  private count = 0

  /** The key of `values`, the last of which is not empty; `hash` is the same for the same values. */
  find(values: readonly string[], hash: number): Key | undefined {
    const [only = ''] = values
    if (values.length === 1) return this.single.get(only)
    return this.wide.get(hash)?.find(key => isSame(key.values, values))
  }

  /** Makes the key of `values`, which must not be known. */
  add(values: readonly string[], hash: number): Key {
    const place = this.count++
    const [only = ''] = values
    if (values.length === 1) {
      const key = new OneKey(only, place)
      this.single.set(only, key)
      return key
    }
    // The list was grown, and may have room for more than it holds.
    const key = { values: values.slice(), place }
    const alike = this.wide.get(hash)
    if (alike) alike.push(key)
    else this.wide.set(hash, [key])
    return key
  }
}

/** A number for a value of a column; 0 for the empty one. Those of a key are added up. */
export function cellHash(index: number, value: string): number {
  let hash = value === '' ? 0 : Math.imul(index + 1, 0x9e3779b1)
  for (let n = 0; n < value.length; n++) hash = Math.imul(hash ^ value.charCodeAt(n), 0x01000193)
  return hash
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, n) => value === b[n])
}
