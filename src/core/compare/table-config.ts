// The configuration of a table, looked up where it is asked for: thousands of tables may have thousands of keys each.

/** A TableConfig is keys with their values; the same keys in the same places for all tables. */
export class TableConfig {
  /** How many keys it has. */
  readonly length: number
  private readonly keys: readonly string[]
  private readonly valueAt: (place: number) => string

  /** Of the first `length` of `keys`. */
  constructor(keys: readonly string[], length: number, valueAt: (place: number) => string) {
    this.keys = keys
    this.length = length
    this.valueAt = valueAt
  }

  static of(entries: readonly (readonly [key: string, value: string])[]): TableConfig {
    return new TableConfig(
      entries.map(([key]) => key),
      entries.length,
      place => entries[place]?.[1] ?? '',
    )
  }

  /** The keys with their values. */
  entries(): readonly (readonly [key: string, value: string])[] {
    return Array.from({ length: this.length }, (_, n) => [this.keys[n] as string, this.valueAt(n)] as const)
  }

  /** Those that `other` has otherwise. */
  unlike(other: TableConfig): readonly (readonly [key: string, value: string, others: string])[] {
    const found: (readonly [string, string, string])[] = []
    for (let n = 0; n < this.length; n++) {
      const [value, others] = [this.valueAt(n), other.valueAt(n)]
      if (value !== others) found.push([this.keys[n] as string, value, others])
    }
    return found
  }
}
