// The measurements of a file, gathered by benchmark, configuration and unit: one row of numbers for each.
import type { ResultConfigKeyValuePairs } from '../benchproc/extract.ts'
import type { ParsedOutput, UnreadLine } from '../formats/reading/format.ts'
import type { Measurement, UnitDeclaration, UnitDeclarations } from '../model/measuring.ts'
import { findUsualDirectionOfUnit } from '../model/units.ts'
import { BenchmarkNumberTable, ConfigNumberTable } from './reading/name-tables.ts'
import { IntList, NumberRowStore } from './reading/number-lists.ts'

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
