// The interface of a driver: it knows what can be measured apart, and how to measure one such item on one side.

import type { TreeChange } from '../../core/change/reach.ts'
import { progressLine } from '../../core/live/progress.ts'
import type { SideFailed } from '../../core/model/errors.ts'
import type { Probe, Progress, Side, UnitRules, Visit } from '../../core/model/measuring.ts'
import type { Commit, Lost, PlannedVisits, Proven } from '../../core/model/result-file.ts'
import type { MovedPaths } from '../../core/rounds/moved.ts'
import type { Console } from '../program/console.ts'

/** An Item is what is measured by itself and has rounds of its own: one benchmark, or all that a command measures. */
export interface Item {
  /** The name shown to people: `parse.BenchmarkEncode`; null for everything. */
  readonly title: string | null
  /** The reported name without the number of processors, of a top-level benchmark or a part of one; null for everything. */
  readonly benchmark: string | null
  readonly package: string | null
  /** The sides that have it. */
  readonly sides: readonly Side[]
  /** Whether files of its own folder differ, as far as is known: where time is short, it comes first. */
  readonly isChanged?: boolean
}

/** A LostItem failed on one side or on both. */
export interface LostItem {
  readonly item: Item
  readonly failures: readonly SideFailed[]
  /** How often it was run; left out where it was not. */
  readonly tries?: Lost['tries']
}

/** An Attempt is one visit before it is made. */
export interface Attempt {
  /** Counted from 1; 0 before the first round. */
  readonly round: number
  /** Its purpose, as shown to people: `round 3 of 20`. */
  readonly place: string
  /** The benchmarks to measure, by their full reported names, if the driver can filter; null for all. */
  readonly only: readonly string[] | null
  /** When the time for measuring is up, in milliseconds as of Date.now; null for no limit. */
  readonly budgetEnds: number | null
  /** Called with what the program prints. */
  readonly onOutput: (chunk: Buffer) => void
}

/** A Reading is what a visit gave. */
export interface Reading {
  readonly visit: Visit
  readonly units: UnitRules
  /** The first line that was printed besides the results; null where there is none. */
  readonly printed: string | null
  /** Benchmarks that failed by themselves while others were measured, by reported name; none if left out. */
  readonly failed?: ReadonlyMap<string, SideFailed>
  /** What a trial has run, before the rounds. */
  readonly probe?: Probe | undefined
}

/** A Driver measures items. Each of its methods throws SideFailed where a side gives no usable result. */
export interface Driver extends AsyncDisposable {
  /** Whether items get a trial: a first visit that does not count. */
  readonly isWarmedUp: boolean
  /** Whether a visit to an item can measure only some of its benchmarks, as far as is known. */
  readonly canFilter: boolean
  /** Prepares a side: setup, builds, tests. */
  prepare(side: Side): Promise<void>
  /** The items to measure on the prepared sides. */
  items(): Promise<readonly Item[]>
  /** The parts that an item is split into after its trials, each measured by itself; or just the item. */
  parts(item: Item): readonly Item[]
  /** The benchmarks that cannot have changed, and are no items. */
  readonly proven: readonly Proven[]
  /** Whether there are benchmarks, none of them in this shard, as far as is known. */
  readonly isEmpty: boolean
  /** The benchmarks that were lost before measuring, as their package does not build on base. */
  readonly lost: readonly LostItem[]
  /** The version of the toolchain that a side was built with, if the driver knows. */
  toolchain(side: Side): string | null
  /** How many visits to each side a round of an item has; if there are several, the sides take turns. */
  visitsPerRound(item: Item): number
  /** How items are visited in a round, where that was planned. */
  readonly planned: readonly PlannedVisits[]
  /** Packages that were laid out anew for each round of the first measurement. */
  readonly laidOut: readonly string[]
  /**
   * Makes ready what a visit to an item in this round runs, on both sides; a visit does so as well. Gives whether that is in
   * a memory layout of the round's own.
   */
  layOut(item: Item, round: number): Promise<boolean>
  /** Measures an item once. Throws OutOfBudget where it was ended because the time for measuring was up. */
  visit(item: Item, side: Side, attempt: Attempt): Promise<Reading>
  /**
   * Prepares to measure `items` again in `rounds` rounds. Where possible it links them anew for each round, each time
   * in a new memory layout.
   */
  relink(items: readonly Item[], rounds: readonly number[]): Promise<void>
  /** Whether it has done so in all rounds so far. */
  readonly isRelaid: boolean
  /** The binary that runs a benchmark alone, by its full reported name, for profiling; null where there is none. */
  binaries(benchmark: string, path: string | null): Readonly<Record<Side, TestBinary>> | null
}

/** A TestBinary runs one benchmark, for a given time. */
export interface TestBinary {
  /** An absolute path. */
  readonly file: string
  /** The arguments that run this benchmark and nothing else. */
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** An OutOfBudget error says that a visit was ended because the time for measuring was up. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget'
}

/** An EmptyShard error says that the first round found no benchmark of this shard, but others. */
export class EmptyShard extends Error {
  override readonly name = 'EmptyShard'
}

/** The lost item in the form of the result file. */
export function lostOf({ item, failures, tries }: LostItem): Lost {
  const { benchmark, package: path } = item
  const told = failures.map(({ side, message, output, kind }) => ({ side, message, output, kind }))
  return { benchmark, package: path, failures: told, ...(tries && { tries }) }
}

// Where and how a run measures, and whom it tells about it.

/** Shows either side in a folder: the checkout, or worktrees. */
export interface SwitchableSides {
  /** Shows a side, and gives its folder. */
  enter(side: Side): Promise<string>
}

/** A DriverContext says where and how to measure, and whom to tell about it. */
export interface DriverContext {
  readonly sides: SwitchableSides
  readonly commits: Readonly<Record<Side, Commit>>
  /** How the files of the sides differ, if what cannot have changed is not to be measured. */
  readonly change?: TreeChange | null
  /** Go packages that have another import path on head; none if left out. */
  readonly moved?: MovedPaths
  readonly setup: string | null
  /** Relative to the root of the checkout. */
  readonly workingDirectory: string
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  /** The environment of `setup`, where it is another. */
  readonly setupEnv?: Readonly<Record<string, string>>
  /** The top folder of the user's own checkout, where the sides are elsewhere. */
  readonly checkout?: string | null
  /** The names of variables that no command gets, as they look like secrets or change how git works. */
  readonly withheld?: readonly string[]
  readonly signal: AbortSignal
  readonly console: Console
  /** Prepares a side that several runs share once; left out where none is shared. */
  readonly prepareOnce?: ((side: Side, prepare: () => Promise<void>) => Promise<void>) | undefined
  /** Where what is built stays for later runs of the same commits; left out where none follows. */
  readonly builds?: string | undefined
}

// The interface to follow a measurement, and one that writes lines.

/** A Watch is told of every visit and every round. It is called between benchmarks: none runs meanwhile. */
export interface Watch {
  /** A side is about to be measured: in `round 3 of 20`, and which benchmark, null for everything. */
  visiting(place: string, title: string | null, side: Side): void
  roundEnded(progress: Progress): void
}

/** Writes a line for each round. */
export function inLines(console: Console): Watch {
  return {
    visiting() {},
    roundEnded: progress => console.info(progressLine(progress)),
  }
}
