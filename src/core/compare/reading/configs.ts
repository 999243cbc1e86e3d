// Numbers the configurations of a file: what its `key: value` lines say together.
import { Ints } from './ints.ts'

type Entry = readonly [key: string, value: string]

/** A Configs gives each configuration a number, from 0 on; those with the same keys and values in the same order share one. */
export class Configs {
  private readonly pairs: Entry[] = []
  private readonly pairIds = new Map<string, number>()
  /** The same by object, which is much faster: a file may have thousands of keys, all of which hold for each line. */
  private readonly seen = new Map<Entry, number>()
  /** By number: its pairs. */
  private readonly lists: Int32Array[] = []
  /** The numbers of each hash. */
  private readonly known = new Map<number, number[]>()
  private readonly scratch = new Ints()

  numberOf(entries: Iterable<Entry>): number {
    const { scratch } = this
    scratch.length = 0
    let hash = 0
    for (const entry of entries) {
      const pair = this.seen.get(entry) ?? this.pairOf(entry)
      scratch.push(pair)
      hash = Math.imul(hash ^ pair, 0x9e3779b1) ^ (hash >>> 15)
    }
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
    return Array.from(this.lists[number] as Int32Array, pair => this.pairs[pair] as Entry)
  }

  private pairOf(entry: Entry): number {
    const [key, value] = entry
    const id = `${key.length} ${key}${value}`
    const pair = this.pairIds.get(id) ?? this.pairs.push(entry) - 1
    this.pairIds.set(id, pair)
    this.seen.set(entry, pair)
    return pair
  }

  private isScratch(list: Int32Array): boolean {
    if (list.length !== this.scratch.length) return false
    for (let n = 0; n < list.length; n++) if (list[n] !== this.scratch.at(n)) return false
    return true
  }
}
