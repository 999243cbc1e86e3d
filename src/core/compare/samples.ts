// What a file measured, gathered by benchmark, configuration and unit: one row of numbers for each.
import { within } from '../common/within.ts'
import type { Parsed, Unread } from '../formats/reading/parsed.ts'
import type { Measurement, UnitRules } from '../model/measuring.ts'

type Config = Measurement['config']

/** A FileSample is all values that one file has for a benchmark in one unit, under one configuration. */
export interface FileSample {
  readonly benchmark: string
  readonly config: Config
  readonly unit: string
  /** In the order of the file; at least one. */
  readonly values: readonly number[]
}

/** A Gathered is the content of one file, without an object for each measurement: there may be a million. */
export interface Gathered extends Pick<Parsed, 'failures' | 'refused'> {
  /** In order of first appearance. */
  readonly samples: readonly FileSample[]
  readonly units: UnitRules
  readonly unread: readonly Unread[]
}

/** A SampledFile is one file to be compared. */
export interface SampledFile extends Pick<Gathered, 'samples' | 'units'> {
  /** The name of its column; files with the same label are one column. */
  readonly label: string
}

/** A Gathering grows the samples of one file. */
export class Gathering {
  readonly samples: FileSample[] = []
  private readonly configs = new Map<string, Map<string, Map<string, number[]>>>()
  private last:
    | { readonly config: Config; readonly benchmarks: Map<string, Map<string, number[]>> }
    | undefined

  /** The values of a sample so far, to be added to; the caller must add at least one. */
  valuesOf(config: Config, benchmark: string, unit: string): number[] {
    if (this.last?.config !== config) {
      const benchmarks = within(
        this.configs,
        JSON.stringify(Object.entries(config)),
        newMap<string, Map<string, number[]>>,
      )
      this.last = { config, benchmarks }
    }
    const units = within(this.last.benchmarks, benchmark, newMap<string, number[]>)
    return within(units, unit, () => {
      const values: number[] = []
      this.samples.push({ benchmark, config, unit, values })
      return values
    })
  }

  addAll(measurements: readonly Measurement[]): void {
    for (const { config, benchmark, unit, value } of measurements)
      this.valuesOf(config, benchmark, unit).push(value)
  }
}

/** Gathers what was read from a file of any format. */
export function gather({ measurements, units, failures, refused, unread = [] }: Parsed): Gathered {
  const gathering = new Gathering()
  gathering.addAll(measurements)
  return { samples: gathering.samples, units, failures, refused, unread }
}

function newMap<Name, Value>(): Map<Name, Value> {
  return new Map()
}
