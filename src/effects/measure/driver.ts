// What a driver is: the part that knows what can be measured apart, and how one such item is measured on one side.
import type { SideFailed } from '../../core/model/errors.ts'
import type { Probe, Side, UnitRules, Visit } from '../../core/model/measuring.ts'
import type { Lost, PlannedVisits, Proven } from '../../core/model/result-file.ts'

/** An Item is what is measured by itself and has rounds of its own: one benchmark, or all that a command measures. */
export interface Item {
  /** As people are told of it: `parse.BenchmarkEncode`; null for all there is. */
  readonly title: string | null
  /** The name as reported, without what is below it and the number of processors; null for all there is. */
  readonly benchmark: string | null
  readonly package: string | null
  /** Where it exists. */
  readonly sides: readonly Side[]
}

/** A LostItem failed on one side or on both. */
export interface LostItem {
  readonly item: Item
  readonly failures: readonly SideFailed[]
}

/** An Attempt is one visit before it is made. */
export interface Attempt {
  /** Counted from 1; 0 before the first round. */
  readonly round: number
  /** What it is for, as people are told of it: `round 3 of 20`. */
  readonly place: string
  /** The benchmarks that are to be measured, by their full names as reported, of a driver that can filter; null for all. */
  readonly only: readonly string[] | null
  /** When the time for measuring is up, in milliseconds by the clock of Date.now; null where there is no end to it. */
  readonly budgetEnds: number | null
  /** Sees what the program prints. */
  readonly onOutput: (chunk: Buffer) => void
}

/** A Reading is what a visit gave. */
export interface Reading {
  readonly visit: Visit
  readonly units: UnitRules
  /** The first line that was printed beside the results; null where there is none. */
  readonly printed: string | null
  /** Before the rounds: what else was tried. */
  readonly probe?: Probe | undefined
}

/** A Driver measures items. Each of its methods throws SideFailed where a side gives nothing to go by. */
export interface Driver extends AsyncDisposable {
  /** Whether items are worth a first visit that does not count. */
  readonly isWarmedUp: boolean
  /** Whether a visit to an item can measure some of its benchmarks only, as far as is known. */
  readonly canFilter: boolean
  /** Gets a side ready to be measured: what the user wants set up, tests, builds. */
  prepare(side: Side): Promise<void>
  /** What there is to measure on the sides that have been prepared. */
  items(): Promise<readonly Item[]>
  /** What an item falls into by what its first visits have shown: parts that are measured by themselves, or just itself. */
  parts(item: Item): readonly Item[]
  /** What cannot have changed, and is no item. */
  readonly proven: readonly Proven[]
  /** What was lost before it could be measured, as base of it does not build. */
  readonly lost: readonly LostItem[]
  /** The version of what a side was built with, as far as the driver knows. */
  toolchain(side: Side): string | null
  /** How many visits to each side make a round of an item: where they are several, sides take turns. */
  turns(item: Item): number
  /** How items are visited in a round, as far as that was planned. */
  readonly planned: readonly PlannedVisits[]
  /** Packages that were laid out anew for each round of the first measurement. */
  readonly laidOut: readonly string[]
  /** Measures an item once. Throws OutOfBudget where it was ended as the time for measuring was up. */
  visit(item: Item, side: Side, attempt: Attempt): Promise<Reading>
  /**
   * Gets ready to measure `items` again in as many rounds. Where it can it builds them anew for each round, in memory
   * layouts of their own.
   */
  relay(items: readonly Item[], rounds: readonly number[]): Promise<void>
  /** Whether it has, in all rounds so far. */
  readonly isRelaid: boolean
  /** What runs a benchmark alone, by its full name as reported, to be looked into; null where there is no such thing. */
  binaries(benchmark: string, path: string | null): Readonly<Record<Side, TestBinary>> | null
}

/** A TestBinary runs one benchmark, given how long. */
export interface TestBinary {
  /** An absolute path. */
  readonly file: string
  /** That run this benchmark and no other, and no test. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** An OutOfBudget error says that a visit was ended since the time for measuring was up. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget'
}

/** As the result file has it. */
export function lostOf({ item, failures }: LostItem): Lost {
  const { benchmark, package: path } = item
  const told = failures.map(({ side, message, output, kind }) => ({ side, message, output, kind }))
  return { benchmark, package: path, failures: told }
}
