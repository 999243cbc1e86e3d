// The terms of measuring as types: sides, measurements, rounds and the samples made of them.

/** A Side is one of the two commits being compared. */
export type Side = 'base' | 'head'

export const sides: readonly Side[] = ['base', 'head']

export function otherSide(side: Side): Side {
  return side === 'base' ? 'head' : 'base'
}

/** Better says in which direction a unit improves; null where nobody has said so. */
export type Better = 'lower' | 'higher' | null

/** A Measurement is one value in one unit, as a benchmark reported it once. */
export interface Measurement {
  /**
   * Full name as its tool writes it, with all parameters. In Go's format without the word Benchmark, and with its
   * GOMAXPROCS suffix: `Encode/1MB-8`.
   */
  readonly benchmark: string
  /** The configuration lines in force where it was read (`pkg`, `goos`, …); shared by many measurements. */
  readonly config: Readonly<Record<string, string>>
  /** How many operations it was measured over; 0 where the tool does not say. */
  readonly iterations: number
  /** How many samples of the one process `value` is the median of; 1 where this is left out. */
  readonly innerSamples?: number
  /** Tidied as benchstat does: `sec/op`, not `ns/op`. Never empty. */
  readonly unit: string
  /** In `unit`; always finite. */
  readonly value: number
  /** The different exit statuses of the command that was measured, where its tool reports others than 0; null is unknown. */
  readonly statuses?: readonly (number | null)[]
  /** Whether it was printed with fewer than three digits, and another value of the same line says the same with more. */
  readonly isCoarse?: true
  /** The import path of its package on base, where that is another on head; `config` has head's. */
  readonly movedFrom?: string
  /** Where `value` is of the better half of several short visits: the value of the worse half. */
  readonly worse?: number
}

/** The value of a configuration key; any name is possible, even `constructor`. */
export function settingOf(config: Measurement['config'], key: string): string | undefined {
  return Object.hasOwn(config, key) ? config[key] : undefined
}

/** A UnitRule is what a benchmark said about one of its (tidied) units. */
export interface UnitRule {
  readonly better?: Better
  /** `exact`: every measurement of the same code gives the same value (benchfmt's `assume`). */
  readonly assume?: 'nothing' | 'exact'
}

export type UnitRules = ReadonlyMap<string, UnitRule>

/** A Visit is one run of the benchmark command on one side. */
export interface Visit {
  /** When it began, ISO 8601. */
  readonly started: string
  /** Wall time of the command. */
  readonly seconds: number
  /** Seconds that the command says it measured for, one benchmark after the other; left out where it does not say. */
  readonly claimed?: number
  /** Seconds of processor time, all processors together; left out where that is not known. */
  readonly processor?: number
  /** The same of other programs meanwhile, at their mean rate. */
  readonly others?: number
  /** The format of its output; Go's where this is left out. */
  readonly format?: string
  /** Whether all benchmarks were asked for; left out where some may have been decided before. */
  readonly asksAll?: true
  /** Lines that look like results and could not be read; left out where there are none. */
  readonly unread?: Examples
  /** Values that cannot have been measured, beside others of the same benchmark; likewise. */
  readonly leftOut?: Examples
  readonly measurements: readonly Measurement[]
}

/** Examples are the first few of some lines, and how many there are. */
export interface Examples {
  readonly count: number
  readonly lines: readonly string[]
}

/**
 * A Probe is what ran on head before the rounds: a short run, and one as long as a round; each null where there was
 * none.
 */
export interface Probe {
  readonly short: Visit
  readonly long: Visit | null
  /**
   * A run of two operations, whose processor time is the cost of starting a process. Null unless the other runs had a
   * given number of operations and the short one ran twice.
   */
  readonly two: Visit | null
}

/** A Round is one visit to each side, close together in time. */
export interface Round {
  /** Counted from 1. */
  readonly round: number
  /** The machine that measured it, counted from 1; the same for all rounds of a single run. */
  readonly block: number
  /** The side that was visited first; null where each benchmark had an order of its own. */
  readonly first: Side | null
  readonly base: Visit
  readonly head: Visit
}

/** A Sample is what one side gave for one benchmark and unit: one value per round, null where a round gave none. */
export type Sample = readonly (number | null)[]

/** A Block is what one machine measured of a series: rounds of different machines are never compared with each other. */
export type Block = Readonly<Record<Side, Sample>>

/** A Series is one benchmark in one unit, as measured on both sides. */
export interface Series {
  readonly benchmark: string
  /** The Go package, or null where the output names none. */
  readonly package: string | null
  readonly unit: string
  readonly rule: UnitRule
  readonly base: Sample
  readonly head: Sample
  /** The values of the worse half of the visits, for rounds that had several; as long as the samples. */
  readonly worse?: Block
}

/** How often a benchmark was run on a side, and how often it failed. */
export interface Tries {
  readonly runs: number
  readonly failed: number
}

// The progress of a measurement, as types.

/** A Progress is where a measurement stands at the end of a round. */
export interface Progress {
  /** Counted from 1, on through the rounds that measure again. */
  readonly round: number
  /** The number of the last one. */
  readonly last: number
  /** Whether it is one of the rounds beyond `count`, for what is still open. */
  readonly isBeyond: boolean
  /** Whether suspected regressions are measured again. */
  readonly isAgain: boolean
  /** How many items the round has visited. */
  readonly visited: number
  /** How many of them the next one will. */
  readonly open: number
  /** What the round gave where there is only one item, as for a command; otherwise null. */
  readonly pair: Readonly<Record<Side, Visit>> | null
  /** Seconds that the round took. */
  readonly took: number
  /**
   * Seconds that the remaining rounds would take at the present pace if nothing more is settled early, with those that
   * settled items leave to others. Suspects that are measured again then take longer.
   */
  readonly left: number
  /** All rounds so far. */
  readonly rounds: () => readonly Round[]
  readonly units: UnitRules
}

// What benchmarks, and their values in one unit, are known by: two packages may have benchmarks of one name.

/** A BenchmarkName tells a benchmark apart; a command's have no package. */
export interface BenchmarkName {
  readonly benchmark: string
  readonly package: string | null
}

/** The same text for the same benchmark; where it is null, for the same package as a whole. */
export function benchmarkId({
  benchmark,
  package: path,
}: Pick<BenchmarkName, 'package'> & { readonly benchmark: string | null }): string {
  return JSON.stringify([path, benchmark])
}

/** The same text for the same benchmark in the same unit. */
export function rowId({ benchmark, package: path, unit }: BenchmarkName & { readonly unit: string }): string {
  return JSON.stringify([path, benchmark, unit])
}
