// Types of measuring: sides, measurements, visits, rounds, series and progress; and the ids of benchmarks.

/** One of the two commits being compared. */
export type Side = 'base' | 'head'

export const sides: readonly Side[] = ['base', 'head']

export function otherSide(side: Side): Side {
  return side === 'base' ? 'head' : 'base'
}

/** The direction in which a unit improves; null if unknown. */
export type BetterDirection = 'lower' | 'higher' | null

/** One value in one unit, as a benchmark reported it once. */
export interface Measurement {
  /**
   * Full name as its tool writes it, with all parameters. In Go's format without the word Benchmark, and with its
   * GOMAXPROCS suffix: `Encode/1MB-8`.
   */
  readonly benchmark: string
  /** The configuration lines in force at this line of the output (`pkg`, `goos`, …); shared by many measurements. */
  readonly config: Readonly<Record<string, string>>
  /** The number of operations it was measured over; 0 if the tool does not say. */
  readonly iterations: number
  /** The number of samples of one process that `value` is the median of. Default 1. */
  readonly innerSamples?: number
  /** Tidied as benchstat does: `sec/op`, not `ns/op`. Never empty. */
  readonly unit: string
  /** In `unit`; always finite. */
  readonly value: number
  /** The distinct exit statuses of the measured command, if its tool reports others than 0; null is unknown. */
  readonly statuses?: readonly (number | null)[]
  /** Printed with fewer than three digits, while another value of the same line says the same more precisely. */
  readonly isCoarse?: true
  /** The import path of its package on base, if it has another on head; `config` has head's. */
  readonly movedFrom?: string
  /** The value of the worse half of several short visits, if `value` is that of the better half. */
  readonly worse?: number
}

/** Returns the value of a configuration key; any name is possible, even `constructor`. */
export function configValueOfMeasurement(config: Measurement['config'], key: string): string | undefined {
  return Object.hasOwn(config, key) ? config[key] : undefined
}

/** The declaration of a benchmark about one of its (tidied) units. */
export interface UnitDeclaration {
  readonly better?: BetterDirection
  /** `exact`: every measurement of the same code gives the same value (benchfmt's `assume`). */
  readonly assume?: 'nothing' | 'exact'
}

export type UnitDeclarations = ReadonlyMap<string, UnitDeclaration>

/** One run of the benchmark command on one side. */
export interface SideVisit {
  /** The start, ISO 8601. */
  readonly started: string
  /** Wall time of the command. */
  readonly seconds: number
  /** Seconds that the command says it measured for, one benchmark after the other; absent if it does not say. */
  readonly claimed?: number
  /** Seconds of processor time, all processors together; absent if unknown. */
  readonly processor?: number
  /** Seconds of processor time that other programs used during the visit, estimated from their mean rate. */
  readonly others?: number
  /** The format of its output. Default Go's. */
  readonly format?: string
  /** All benchmarks were asked for; absent if settled ones may have been left out. */
  readonly asksAll?: true
  /** Lines that look like results and could not be read; absent if there are none. */
  readonly unread?: CountAndFirstLines
  /** Values that cannot have been measured, left out beside others of the same benchmark; absent if there are none. */
  readonly leftOut?: CountAndFirstLines
  readonly measurements: readonly Measurement[]
}

/** The first few of some lines, and the number of all. */
export interface CountAndFirstLines {
  readonly count: number
  readonly lines: readonly string[]
}

/** The runs on head before the rounds: a short one, and one as long as a round, if there was one. */
export interface ShortAndLongProbeRunsOfHead {
  readonly short: SideVisit
  readonly long: SideVisit | null
  /**
   * A run of two operations, whose processor time is the cost of starting a process. Null unless the other runs had a
   * fixed number of operations and the short one ran twice.
   */
  readonly two: SideVisit | null
}

/** One visit to each side, close together in time. */
export interface MeasuredRound {
  /** Counted from 1. */
  readonly round: number
  /** The machine that measured it, counted from 1; one for all rounds of a single run. */
  readonly block: number
  /** The side that was visited first; null if each benchmark had an order of its own. */
  readonly first: Side | null
  readonly base: SideVisit
  readonly head: SideVisit
}

/** The values of one side for one benchmark and unit: one per round, null for a round that gave none. */
export type Sample = readonly (number | null)[]

/** The samples of one machine: rounds of different machines are never compared with each other. */
export type SamplesOfBothSides = Readonly<Record<Side, Sample>>

/** One benchmark in one unit, as measured on both sides. */
export interface BenchmarkSeries {
  readonly benchmark: string
  /** The Go package; null if the output names none. */
  readonly package: string | null
  readonly unit: string
  readonly rule: UnitDeclaration
  readonly base: Sample
  readonly head: Sample
  /** The values of the worse half of the visits, if rounds had several; as long as the samples. */
  readonly worse?: SamplesOfBothSides
}

export interface MeasurementProgress {
  /** Counted from 1, and on through the rounds of the second measurement. */
  readonly round: number
  readonly last: number
  /** The round is beyond `count`, for benchmarks that are still open. */
  readonly isBeyond: boolean
  /** The round is of the second measurement of suspected regressions. */
  readonly isAgain: boolean
  readonly visited: number
  /** The number of items that the next round will visit. */
  readonly open: number
  /** The visits of the round if there is only one item, as for a command; otherwise null. */
  readonly pair: Readonly<Record<Side, SideVisit>> | null
  /** Seconds that the round took. */
  readonly took: number
  /**
   * Seconds that the remaining rounds would take at the present pace if nothing more is settled early, including those left
   * over by settled items. A second measurement then takes longer.
   */
  readonly left: number
  readonly rounds: () => readonly MeasuredRound[]
  readonly units: UnitDeclarations
}

/** The identity of a benchmark: two packages may have benchmarks of one name. Those of a command have no package. */
export interface BenchmarkNameAndPackage {
  readonly benchmark: string
  readonly package: string | null
}

/** Returns a unique text for a benchmark; for a null name, one for the package as a whole. */
export function packageAndBenchmarkId({
  benchmark,
  package: path,
}: Pick<BenchmarkNameAndPackage, 'package'> & { readonly benchmark: string | null }): string {
  return JSON.stringify([path, benchmark])
}

/** Returns a unique text for a benchmark in one unit. */
export function rowId({
  benchmark,
  package: path,
  unit,
}: BenchmarkNameAndPackage & { readonly unit: string }): string {
  return JSON.stringify([path, benchmark, unit])
}
