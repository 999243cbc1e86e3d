// The measurements of a file, gathered by benchmark, configuration and unit: one row of numbers for each.
import type { BenchmarkConfigEntries } from '../benchproc/extract.ts'
import type { ParsedOutput, UnreadLine } from '../formats/reading/format.ts'
import type { Measurement, UnitDeclaration, UnitDeclarations } from '../model/measuring.ts'
import { usualDirectionOfUnit } from '../model/units.ts'
import { BenchmarkInterner, ConfigInterner } from './reading/name-tables.ts'
import { IntList, NumberRowStore } from './reading/number-lists.ts'

type Config = Measurement['config']

/** The content of one file, without an object for each measurement: there may be millions. */
export interface ResultsOfComparedFile extends Pick<ParsedOutput, 'failures' | 'refused'> {
  readonly samples: FileSamples
  readonly units: UnitDeclarations
  readonly unread: readonly UnreadLine[]
}

/** One file to be compared. */
export interface ComparedFile extends Pick<ResultsOfComparedFile, 'samples' | 'units'> {
  /** The name of its column; files with the same label are one column. */
  readonly label: string
}

/**
 * The samples of one file, numbered from 0 in order of first appearance, like their rows in `numbers`; benchmarks are numbered
 * by name and configuration, too.
 */
export class FileSamples {
  readonly numbers = new NumberRowStore()
  readonly benchmarks = new BenchmarkInterner()
  private readonly configs = new ConfigInterner()
  private readonly units: string[] = []
  private readonly unitNumbers = new Map<string, number>()
  private readonly benchmarkOf = new IntList()
  private readonly unitOf = new IntList()
  /** By sample: the next one of its benchmark; -1 for none. */
  private readonly next = new IntList()
  /** By benchmark: its first sample. */
  private readonly first = new IntList()
  private lastConfig: Config | undefined
  private lastConfigNumber = 0

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

  /** Returns the number of a sample's benchmark. */
  benchmarkAt(sample: number): number {
    return this.benchmarkOf.at(sample)
  }

  unitAt(sample: number): string {
    return this.units[this.unitOf.at(sample)] as string
  }

  settingsOf(benchmark: number): BenchmarkConfigEntries {
    return this.configs.entriesOf(this.benchmarks.configOf(benchmark))
  }
}

/** Gathers the measurements of a file in any format. */
export function collectResultsOfParsedFile({
  measurements,
  units,
  failures,
  refused,
  unread = [],
}: ParsedOutput): ResultsOfComparedFile {
  const samples = new FileSamples()
  samples.addAll(measurements)
  return { samples, units, failures, refused, unread }
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
      const mayTurn = place === 0 || usualDirectionOfUnit(unit) === null
      rules.set(unit, {
        ...(better !== undefined && mayTurn ? { better } : {}),
        ...(assume === undefined ? {} : { assume }),
        ...unitRule,
      })
    }
  return rules
}
