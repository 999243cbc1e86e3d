// Builds JSON values from tokens: brackets, commas, colons and values.

/**
 * A list or object whose lists and objects are passed on one by one and not kept. Its plain values are kept, as `[12:34:56]` at the beginning
 * of a line turns out to be no list only after its first number.
 */
export interface JsonItemsAtPathHandler {
  readonly path: readonly string[]
  readonly kind: 'list' | 'object'
  /** `key` is that of a member of an object. */
  take(item: unknown, key: string): void
}

/** An open bracket and its content so far. */
interface Level {
  readonly isSplit: boolean
  readonly list: unknown[] | null
  readonly members: Record<string, unknown>
  key: string
}

/** Passes on every outermost object and list once it has ended. Brackets that are no JSON are skipped with their content. */
export class JsonTreeBuilder {
  private readonly take: (value: unknown) => void
  private readonly items: JsonItemsAtPathHandler | null
  private readonly open: Level[] = []
  /** The tokens that may come next inside a value. */
  private expected: 'value' | 'value or end' | 'key' | 'key or end' | 'colon' | 'comma or end' = 'value'
  /** The number of open brackets that are no JSON. */
  private broken = 0
  private hasHandedItems = false
  /** True if items were passed on from a value that turned out to be no JSON. */
  isTorn = false

  constructor(take: (value: unknown) => void, items: JsonItemsAtPathHandler | null) {
    this.take = take
    this.items = items
  }

  get isOutside(): boolean {
    return this.open.length === 0 && this.broken === 0
  }

  /** True if the open brackets are no JSON, so that their content is skipped. */
  get isBroken(): boolean {
    return this.broken > 0
  }

  /** True if an object or list that begins here can be added as a whole, as no part of it is passed on by itself. */
  get takesWhole(): boolean {
    if (this.isBroken) return false
    const { items, open } = this
    if (items === null || open.length > items.path.length) return true
    return open.some(({ list, key }, index) => list !== null || key !== items.path[index])
  }

  /** True directly after an item of a list was passed on. */
  get isAfterItem(): boolean {
    const level = this.open.at(-1)
    return level?.isSplit === true && level.list !== null && this.expected === 'comma or end'
  }

  /** Adds a comma and the item after it. */
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
    // A list that has grown has spare capacity. Its copy has none.
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

  /** Adds a string, which may be a key. */
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

  /** Gives up the value, which is no JSON: from here on brackets are only counted until all are closed. */
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

  /** Adds a finished value to the innermost open bracket. */
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
