// A list of whole numbers that grows, in one typed array.

/** An Ints is such a list; each number is from -2^31 to 2^31 - 1. */
export class Ints {
  /** Its numbers, and room for more beyond `length`. Another array once the list has grown. */
  values = new Int32Array(16)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Int32Array(2 * this.length)
      wider.set(this.values)
      this.values = wider
    }
    this.values[this.length++] = value
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    return this.values[index] as number
  }
}
