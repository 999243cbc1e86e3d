// Numbers the configurations of a file: what its `key: value` lines say together.
import { Ints } from './ints.ts'

type Entry = readonly [key: string, value: string]

/** A Configs gives each configuration a number, from 0 on; those with the same keys and values in the same order share one. */
export class Configs {
  private readonly pairs: Entry[] = []
  private readonly pairIds = new Map<string, number>()
  /** By number: its pairs. */
  private readonly lists: Int32Array[] = []
  /** The numbers of each hash. */
  private readonly known = new Map<number, number[]>()
  /**
   * The entries that were asked for last, with their pairs and the hash up to each. A file may have thousands of keys, all
   * of which hold for each line; most of them are as they were before.
   */
  private readonly last: Entry[] = []
  private readonly scratch = new Ints()
  private readonly hashes = new Ints()

  numberOf(entries: Iterable<Entry>): number {
    const { scratch, hashes, last } = this
    let count = 0
    for (const entry of entries) {
      if (entry !== last[count]) {
        scratch.length = count
        hashes.length = count
        last.length = count
        const pair = this.pairOf(entry)
        const before = count === 0 ? 0 : hashes.at(count - 1)
        scratch.push(pair)
        hashes.push(Math.imul(before ^ pair, 0x9e3779b1) ^ (before >>> 15))
        last.push(entry)
      }
      count++
    }
    scratch.length = count
    hashes.length = count
    last.length = count
    const hash = count === 0 ? 0 : hashes.at(count - 1)
    const numbers = this.known.get(hash)
    const before = numbers?.find(number => this.isScratch(this.lists[number] as Int32Array))
    if (before !== undefined) return before
    const number = this.lists.push(scratch.values.slice(0, scratch.length)) - 1
    if (numbers) numbers.push(number)
    else this.known.set(hash, [number])
    return number
  }

  /** The keys and values of a configuration. */
  entriesOf(number: number): readonly Entry[] {
    const entries: Entry[] = []
    for (const pair of this.lists[number] as Int32Array) entries.push(this.pairs[pair] as Entry)
    return entries
  }

  private pairOf(entry: Entry): number {
    const [key, value] = entry
    const id = `${key.length} ${key}${value}`
    const pair = this.pairIds.get(id) ?? this.pairs.push(entry) - 1
    this.pairIds.set(id, pair)
    return pair
  }

  private isScratch(list: Int32Array): boolean {
    if (list.length !== this.scratch.length) return false
    for (let n = 0; n < list.length; n++) if (list[n] !== this.scratch.at(n)) return false
    return true
  }
}
