// The measurements of a file, gathered by benchmark, configuration and unit: one row of numbers for each.
import type { ResultConfigKeyValuePairs } from '../benchproc/extract.ts'
import { getOrInsert } from '../common/memoize.ts'
import type { ParsedOutput, UnreadLine } from '../formats/reading/format.ts'
import type { Measurement, UnitDeclaration, UnitDeclarations } from '../model/measuring.ts'
import { findUsualDirectionOfUnit } from '../model/units.ts'
import { IntList, NumberRowStore } from './number-lists.ts'

/** The content of one file, without an object for each measurement: there may be millions. */
export interface ResultsOfComparedFile extends Pick<ParsedOutput, 'failures' | 'refused'> {
  readonly samples: FileSamples
  readonly units: UnitDeclarations
  readonly unread: readonly UnreadLine[]
  /** The distinct exit statuses of measured commands, by benchmark, where the tool reports others than 0. */
  readonly statuses: ReadonlyMap<string, readonly (number | null)[]>
}

export interface FileSamplesWithLabel extends Pick<ResultsOfComparedFile, 'samples' | 'units'> {
  /** The name of its column; files with the same label are one column. */
  readonly label: string
}

/**
 * The samples of one file, numbered from 0 in order of first appearance, like their rows in `numbers`; benchmarks are numbered
 * by name and configuration, too.
 */
export class FileSamples {
  readonly numbers = new NumberRowStore()
  readonly benchmarks = new BenchmarkNumberTable()
  private readonly configs = new ConfigNumberTable()
  private readonly units: string[] = []
  private readonly unitNumbers = new Map<string, number>()
  private readonly benchmarkOf = new IntList()
  private readonly unitOf = new IntList()
  /** By sample: the next one of its benchmark; -1 for none. */
  private readonly next = new IntList()
  /** By benchmark: its first sample. */
  private readonly first = new IntList()
  private lastConfig: Measurement['config'] | undefined
  private lastConfigNumber = 0
  readonly leftOut = new Set<number>()

  get count(): number {
    return this.benchmarkOf.length
  }

  configNumber(entries: Iterable<readonly [key: string, value: string]>): number {
    return this.configs.numberOf(entries)
  }

  unitNumber(unit: string): number {
    const known = this.unitNumbers.get(unit)
    if (known !== undefined) return known
    const number = this.units.push(unit) - 1
    this.unitNumbers.set(unit, number)
    return number
  }

  /** Returns the sample of a benchmark in a unit, to which the caller must add a value. */
  sampleOf(benchmark: number, unit: number): number {
    const isKnown = benchmark < this.first.length
    let before = -1
    for (let n = isKnown ? this.first.at(benchmark) : -1; n >= 0; n = this.next.at(n)) {
      if (this.unitOf.at(n) === unit) return n
      before = n
    }
    const number = this.numbers.open()
    this.benchmarkOf.push(benchmark)
    this.unitOf.push(unit)
    this.next.push(-1)
    if (isKnown) this.next.values[before] = number
    else this.first.push(number)
    return number
  }

  addAll(measurements: readonly Measurement[]): void {
    for (const { config, benchmark, unit, value } of measurements) {
      if (config !== this.lastConfig) {
        this.lastConfigNumber = this.configNumber(Object.entries(config))
        this.lastConfig = config
      }
      const number = this.benchmarks.findText(this.lastConfigNumber, benchmark)
      this.numbers.add(this.sampleOf(number, this.unitNumber(unit)), value)
    }
  }

  /** Keeps a benchmark from being compared. */
  leaveOut(name: string): void {
    for (const number of this.numbersNamed(name)) this.leftOut.add(number)
  }

  /** Returns the benchmarks of a name, one for each configuration. */
  numbersNamed(name: string): readonly number[] {
    return Array.from({ length: this.first.length }, (_, number) => number).filter(
      number => this.benchmarks.nameOf(number) === name,
    )
  }

  benchmarkAt(sample: number): number {
    return this.benchmarkOf.at(sample)
  }

  unitAt(sample: number): string {
    return this.units[this.unitOf.at(sample)] as string
  }

  settingsOf(benchmark: number): ResultConfigKeyValuePairs {
    return this.configs.entriesOf(this.benchmarks.configOf(benchmark))
  }
}

/** Gathers the measurements of a file in any format. */
export function collectResultsOfComparedFile({
  measurements,
  units,
  failures,
  refused,
  unread = [],
}: ParsedOutput): ResultsOfComparedFile {
  const samples = new FileSamples()
  samples.addAll(measurements)
  const statuses = new Map(
    measurements.flatMap(({ benchmark, statuses: one }) => (one ? [[benchmark, one] as const] : [])),
  )
  return { samples, units, failures, refused, unread, statuses }
}

/**
 * Leaves out the benchmarks whose commands failed, and returns the files with these failures. One status other than 0, always and
 * in all files, is what the user measures, such as a linter's that finds something.
 */
export function leaveOutFailedCommandsOfComparedFiles<File extends ResultsOfComparedFile>(
  files: readonly File[],
): readonly File[] {
  const isSameEverywhere = (name: string) => {
    const having = files.filter(({ samples }) => samples.numbersNamed(name).length > 0)
    return new Set(having.map(({ statuses }) => String(statuses.get(name) ?? 0))).size === 1
  }
  return files.map(file => {
    const failed = [...file.statuses].filter(
      ([name, [status, ...others]]) => status === null || others.length > 0 || !isSameEverywhere(name),
    )
    for (const [name] of failed) file.samples.leaveOut(name)
    const failures = failed.map(
      ([name, statuses]) =>
        `${name}: its command exited with status ${statuses.map(status => status ?? 'unknown').join(' or ')}`,
    )
    return { ...file, failures: [...file.failures, ...failures] }
  })
}

/**
 * Merges the declarations of units: the first one holds, as in benchstat. Only the first file may reverse the direction of a
 * well-known unit: a pull request must not turn its slowdown into an improvement by a line of output.
 */
export function mergeUnitDeclarationsOfFiles(
  files: readonly { readonly units: UnitDeclarations }[],
): UnitDeclarations {
  const rules = new Map<string, UnitDeclaration>()
  for (const [place, { units }] of files.entries())
    for (const [unit, { better, assume }] of units) {
      const unitRule = rules.get(unit) ?? {}
      const mayTurn = place === 0 || findUsualDirectionOfUnit(unit) === null
      rules.set(unit, {
        ...(better !== undefined && mayTurn ? { better } : {}),
        ...(assume === undefined ? {} : { assume }),
        ...unitRule,
      })
    }
  return rules
}

// Numbers the benchmarks and configurations of a file by their bytes, so that a name becomes a string only once.

/** Matches names that are stored as bytes; others are stored as strings. */
const isPlain = /^[\x21-\x7e]{0,1000}$/

/** Gives each name under each configuration a number, from 0 on. */
export class BenchmarkNumberTable {
  private bytes = new Uint8Array(2 ** 12)
  private used = 0
  /** By number: where its name begins in `bytes`, and its configuration. */
  private readonly starts = new IntList()
  private readonly lengths = new IntList()
  private readonly configs = new IntList()
  private readonly hashes = new IntList()
  /** Numbers by hash, each plus 1; 0 is free. A power of 2 long, and at most half full. */
  private slots = new Int32Array(2 ** 8)
  private readonly numbersOfText = new Map<string, number>()
  private readonly textNames = new Map<number, string>()
  private readonly decoder = new TextDecoder()
  private readonly scratch = new Uint8Array(1000)

  /** Returns the number of the name in `bytes` from `from` to `to`, which must be printable ASCII. */
  find(config: number, bytes: Uint8Array, from: number, to: number): number {
    if (to - from > 1000) return this.findText(config, this.decoder.decode(bytes.subarray(from, to)))
    let hash = Math.imul(config + 1, 0x9e3779b1)
    for (let i = from; i < to; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
    hash ^= hash >>> 15
    const mask = this.slots.length - 1
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const number = (this.slots[slot] as number) - 1
      if (number < 0) return this.insert(slot, hash, config, bytes, from, to)
      if (this.hashes.at(number) === hash && this.configs.at(number) === config)
        if (this.lengths.at(number) === to - from && this.endOf(number, bytes, from) === to) return number
    }
  }

  findText(config: number, name: string): number {
    if (isPlain.test(name)) {
      for (let i = 0; i < name.length; i++) this.scratch[i] = name.charCodeAt(i)
      return this.find(config, this.scratch, 0, name.length)
    }
    const id = `${config} ${name}`
    const known = this.numbersOfText.get(id)
    if (known !== undefined) return known
    const number = this.add(config, 0, 0)
    this.numbersOfText.set(id, number)
    this.textNames.set(number, name)
    return number
  }

  /**
   * Returns where in `bytes` the name of `number` ends if it begins at `from`; otherwise where the first different byte is.
   * -1 if the name is not stored as bytes.
   */
  endOf(number: number, bytes: Uint8Array, from: number): number {
    if (this.textNames.size > 0 && this.textNames.has(number)) return -1
    const start = this.starts.at(number)
    const length = this.lengths.at(number)
    const own = this.bytes
    let n = 0
    while (n < length && own[start + n] === bytes[from + n]) n++
    return from + n
  }

  lengthOf(number: number): number {
    return this.lengths.at(number)
  }

  nameOf(number: number): string {
    const start = this.starts.at(number)
    return (
      this.textNames.get(number) ??
      this.decoder.decode(this.bytes.subarray(start, start + this.lengths.at(number)))
    )
  }

  configOf(number: number): number {
    return this.configs.at(number)
  }

  private insert(
    slot: number,
    hash: number,
    config: number,
    bytes: Uint8Array,
    from: number,
    to: number,
  ): number {
    const length = to - from
    if (this.used + length > this.bytes.length) {
      const wider = new Uint8Array(2 * this.bytes.length + length)
      wider.set(this.bytes.subarray(0, this.used))
      this.bytes = wider
    }
    this.bytes.set(bytes.subarray(from, to), this.used)
    const number = this.add(config, hash, length)
    this.used += length
    this.slots[slot] = number + 1
    if (2 * this.starts.length > this.slots.length) this.widen()
    return number
  }

  private add(config: number, hash: number, length: number): number {
    this.starts.push(this.used)
    this.lengths.push(length)
    this.configs.push(config)
    this.hashes.push(hash)
    return this.starts.length - 1
  }

  private widen(): void {
    const slots = new Int32Array(4 * this.slots.length)
    const mask = slots.length - 1
    for (let number = 0; number < this.starts.length; number++) {
      if (this.textNames.has(number)) continue
      let slot = this.hashes.at(number) & mask
      while (slots[slot] !== 0) slot = (slot + 1) & mask
      slots[slot] = number + 1
    }
    this.slots = slots
  }
}

type Entry = readonly [key: string, value: string]

/**
 * Gives each configuration a number; those with the same keys and values in the same order share one. A file may have thousands
 * of keys, all of which apply to each line, so that each entry is stored once, a configuration is a list of their numbers, and
 * the entries that stayed the same objects since the last call are neither numbered nor hashed again.
 */
export class ConfigNumberTable {
  private readonly pairs: Entry[] = []
  private readonly pairNumbers = new Map<string, number>()
  /** By number. */
  private readonly configs: Int32Array[] = []
  private readonly numbersByHash = new Map<number, number[]>()
  /** The entries of the last call, their numbers, and the hash of each with all before it. */
  private readonly lastEntries: Entry[] = []
  private readonly lastPairs = new IntList()
  private readonly lastHashes = new IntList()

  numberOf(entries: Iterable<Entry>): number {
    let count = 0
    let hash = 0
    for (const entry of entries) {
      if (entry !== this.lastEntries[count]) {
        this.shortenLastTo(count)
        const pair = this.pairOf(entry)
        this.lastEntries.push(entry)
        this.lastPairs.push(pair)
        this.lastHashes.push(Math.imul(hash ^ pair, 0x9e3779b1) ^ (hash >>> 15))
      }
      hash = this.lastHashes.at(count++)
    }
    this.shortenLastTo(count)
    const pairs = this.lastPairs.values.subarray(0, count)
    const numbers = getOrInsert(this.numbersByHash, hash, (): number[] => [])
    const known = numbers.find(number => areEqual(this.configs[number] as Int32Array, pairs))
    if (known !== undefined) return known
    const number = this.configs.push(pairs.slice()) - 1
    numbers.push(number)
    return number
  }

  /** Returns the keys and values of a configuration. */
  entriesOf(number: number): readonly Entry[] {
    const entries: Entry[] = []
    for (const pair of this.configs[number] as Int32Array) entries.push(this.pairs[pair] as Entry)
    return entries
  }

  private shortenLastTo(count: number): void {
    this.lastEntries.length = count
    this.lastPairs.length = count
    this.lastHashes.length = count
  }

  private pairOf(entry: Entry): number {
    const [key, value] = entry
    return getOrInsert(this.pairNumbers, `${key.length} ${key}${value}`, () => this.pairs.push(entry) - 1)
  }
}

function areEqual(one: Int32Array, other: Int32Array): boolean {
  if (one.length !== other.length) return false
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return false
  return true
}
