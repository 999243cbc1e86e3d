// Builds JSON values from tokens: brackets, commas, colons, and values.

/**
 * An Items names a list or object whose lists and objects are handed on one by one, and not kept. Its plain values are
 * kept, as `[12:34:56]` at the beginning of a line turns out to be no list only after its first number.
 */
export interface Items {
  /** The keys that lead to it. */
  readonly path: readonly string[]
  readonly kind: 'list' | 'object'
  /** `key` is that of a member of an object. */
  take(item: unknown, key: string): void
}

/** A Level is an open bracket, and its content so far. */
interface Level {
  /** Whether its items are handed on one by one. */
  readonly isSplit: boolean
  readonly list: unknown[] | null
  readonly members: Record<string, unknown>
  key: string
}

/** What may come next inside a value. */
type Expected = 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end'

/**
 * A JsonTree hands on every outermost object and list, once it has ended. Brackets that hold no JSON are
 * passed over, up to the one that closes them.
 */
export class JsonTree {
  private readonly take: (value: unknown) => void
  private readonly items: Items | null
  private readonly open: Level[] = []
  private expected: Expected = 'value'
  /** How many open brackets hold no JSON; 0 while it is JSON. */
  private broken = 0
  private hasHandedItems = false
  /** Whether items were handed on from what turned out to be no JSON. */
  isTorn = false

  constructor(take: (value: unknown) => void, items: Items | null) {
    this.take = take
    this.items = items
  }

  /** Whether no bracket is open. */
  get isOutside(): boolean {
    return this.open.length === 0 && this.broken === 0
  }

  /** Whether the open brackets hold no JSON, so that nothing in them is kept. */
  get isBroken(): boolean {
    return this.broken > 0
  }

  /** Whether an object or list that begins here can be added as a whole: it neither holds nor is what is handed on. */
  get takesWhole(): boolean {
    if (this.isBroken) return false
    const { items, open } = this
    if (items === null || open.length > items.path.length) return true
    return open.some(({ list, key }, index) => list !== null || key !== items.path[index])
  }

  /** Whether an item of a list has just been handed on. */
  get isAfterItem(): boolean {
    const level = this.open.at(-1)
    return level?.isSplit === true && level.list !== null && this.expected === 'comma or end'
  }

  /** Takes a comma, and the item after it. */
  nextItem(item: unknown): void {
    this.add(item)
  }

  begin(isList: boolean): void {
    if (!this.isOutside && !this.mayBeValue) this.breakOff()
    if (this.isBroken) this.broken++
    else {
      this.open.push({ isSplit: this.isAtItems(isList), list: isList ? [] : null, members: {}, key: '' })
      this.expected = isList ? 'value or end' : 'key or end'
    }
  }

  end(isList: boolean): void {
    const level = this.open.at(-1)
    const fits = level && (level.list !== null) === isList && this.expected.endsWith(' end')
    if (!fits) this.breakOff()
    if (this.isBroken) {
      this.broken--
      return
    }
    this.open.pop()
    // A list that has grown has spare capacity; its copy has none.
    this.add(level?.list ? level.list.slice() : level?.members)
  }

  comma(): void {
    if (this.expected !== 'comma or end') this.breakOff()
    this.expected = this.open.at(-1)?.list ? 'value' : 'key'
  }

  colon(): void {
    if (this.expected !== 'colon') this.breakOff()
    this.expected = 'value'
  }

  /** Takes a text, which may be a key. */
  text(text: string): void {
    const level = this.open.at(-1)
    if (level && (this.expected === 'key' || this.expected === 'key or end')) {
      level.key = text
      this.expected = 'colon'
    } else this.value(text)
  }

  value(value: unknown): void {
    if (!this.mayBeValue) this.breakOff()
    if (!this.isBroken) this.add(value)
  }

  /** This is no JSON: from here on brackets are only counted, until all have closed. */
  breakOff(): void {
    if (this.isBroken) return
    if (this.hasHandedItems) this.isTorn = true
    this.broken = this.open.length
    this.open.length = 0
  }

  private get mayBeValue(): boolean {
    return this.expected === 'value' || this.expected === 'value or end'
  }

  private isAtItems(isList: boolean): boolean {
    const { path, kind } = this.items ?? {}
    return (
      (kind === 'list') === isList &&
      path?.length === this.open.length &&
      this.open.every(({ key }, index) => key === path[index])
    )
  }

  /** Puts a finished value where it belongs. */
  private add(value: unknown): void {
    const level = this.open.at(-1)
    this.expected = 'comma or end'
    if (!level) {
      this.hasHandedItems = false
      this.take(value)
    } else if (level.isSplit && typeof value === 'object' && value !== null) {
      this.hasHandedItems = true
      this.items?.take(value, level.key)
    } else if (level.list) level.list.push(value)
    // Assigning to `__proto__` would set the object's prototype.
    else if (level.key in level.members)
      Object.defineProperty(level.members, level.key, {
        value,
        configurable: true,
        enumerable: true,
        writable: true,
      })
    else level.members[level.key] = value
  }
}
