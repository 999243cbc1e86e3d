// Growing rows and lists of numbers in typed arrays, without an object for each row: there may be millions.

/** The numbers in a block; rows are linked lists of blocks. */
const numbersInBlock = 4
/** Blocks in a slab, as a power of 2. */
const slabBits = 14
const slabMask = 2 ** slabBits - 1

/** Rows of numbers, counted from 0. A row of one number many times, such as a count, takes no blocks. */
export class NumberRowStore {
  private readonly slabs: Float64Array[] = []
  /** By slab: the block that follows each. */
  private readonly following: Int32Array[] = []
  private blocks = 0
  /** By row: the only number that it has had, as long as it has no blocks. */
  private constantValues = new Float64Array(16)
  /** By row: its first block and its last; -1 for none. */
  private readonly first = new IntList()
  private readonly last = new IntList()
  private readonly counts = new IntList()

  /** Adds an empty row. */
  open(): number {
    this.first.push(-1)
    this.last.push(-1)
    this.counts.push(0)
    const { length } = this.counts
    if (length > this.constantValues.length) {
      const wider = new Float64Array(2 * this.constantValues.length)
      wider.set(this.constantValues)
      this.constantValues = wider
    }
    return length - 1
  }

  add(row: number, value: number): void {
    if (this.last.at(row) < 0) {
      const counts = this.counts.values
      const known = counts[row] as number
      if (known === 0) this.constantValues[row] = value
      const only = this.constantValues[row] as number
      if (Object.is(value, only)) {
        counts[row] = known + 1
        return
      }
      counts[row] = 0
      for (let n = 0; n < known; n++) this.append(row, only)
    }
    this.append(row, value)
  }

  private append(row: number, value: number): void {
    const counts = this.counts.values
    const place = (counts[row] as number) & (numbersInBlock - 1)
    if (place === 0) this.extend(row)
    counts[row] = (counts[row] as number) + 1
    const block = this.last.values[row] as number
    const slab = this.slabs[block >> slabBits] as Float64Array
    slab[(block & slabMask) * numbersInBlock + place] = value
  }

  lengthOf(row: number): number {
    return this.counts.at(row)
  }

  /** Writes the numbers of a row to `into` from `at` on, in order; returns where they end. */
  copy(row: number, into: Float64Array, at: number): number {
    const end = at + this.lengthOf(row)
    let block = this.first.at(row)
    if (block < 0) {
      into.fill(this.constantValues[row] as number, at, end)
      return end
    }
    for (let to = at; to < end; ) {
      const slab = this.slabs[block >> slabBits] as Float64Array
      const from = (block & slabMask) * numbersInBlock
      for (let n = 0; n < numbersInBlock && to < end; n++) into[to++] = slab[from + n] as number
      block = this.following[block >> slabBits]?.[block & slabMask] as number
    }
    return end
  }

  private extend(row: number): void {
    if (this.blocks === this.slabs.length << slabBits) {
      this.slabs.push(new Float64Array(numbersInBlock << slabBits))
      this.following.push(new Int32Array(1 << slabBits))
    }
    const block = this.blocks++
    const before = this.last.at(row)
    if (before < 0) this.first.values[row] = block
    else (this.following[before >> slabBits] as Int32Array)[before & slabMask] = block
    this.last.values[row] = block
  }
}

/** A growing list of whole numbers from -2^31 to 2^31 - 1, in one typed array. */
export class IntList {
  /** The numbers, with space for more beyond `length`. Replaced by a longer array when the list grows. */
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

  at(index: number): number {
    return this.values[index] as number
  }
}
