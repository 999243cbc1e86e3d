// A list of whole numbers most of which equal the one before.
import { Ints } from './ints.ts'

/** A Runs is such a list; it takes room only where the number changes. */
export class Runs {
  length = 0
  private readonly starts = new Ints()
  private readonly values = new Ints()

  push(value: number): void {
    const { values } = this
    if (values.length === 0 || values.at(values.length - 1) !== value) {
      this.starts.push(this.length)
      values.push(value)
    }
    this.length++
  }

  /** The number at an index below `length`. */
  at(index: number): number {
    let [from, to] = [0, this.starts.length - 1]
    while (from < to) {
      const middle = (from + to + 1) >> 1
      if (this.starts.at(middle) <= index) from = middle
      else to = middle - 1
    }
    return this.values.at(from)
  }
}
