// The interface of a driver, which measures single items on a side, and the context that drivers run in.
import type { DifferingPath } from '../../core/change/reach.ts'
import type { ReachedDifference } from '../../core/go/unchanged-code.ts'
import { progressLine } from '../../core/live/progress.ts'
import type { SideFailedError } from '../../core/model/errors.ts'
import type {
  MeasurementProgress,
  ShortAndLongProbeRunsOfHead,
  Side,
  SideVisit,
  UnitDeclarations,
} from '../../core/model/measuring.ts'
import type {
  BenchmarkLostToFailure,
  BenchmarkVisitPlan,
  ProvenBenchmark,
  ResolvedCommit,
} from '../../core/model/result-file.ts'
import type { MovedGoImportPaths } from '../../core/rounds/rename-to-head.ts'
import type { ProcessRequest } from '../processes/process.ts'
import type { RunConsole } from '../program/console.ts'

/** The unit of measuring, in rounds of its own: one benchmark, or all that a command measures. */
export interface ItemToMeasure {
  /** The name shown to people: `parse.BenchmarkEncode`; null for everything. */
  readonly title: string | null
  /** The reported name without the number of processors, of a top-level benchmark or a part of one; null for everything. */
  readonly benchmark: string | null
  readonly package: string | null
  readonly sides: readonly Side[]
  /** True if files of its folder differ, if that is known. If time is short, changed items come first. */
  readonly isChanged?: boolean
}

export interface ItemLostToFailure {
  readonly item: ItemToMeasure
  readonly failures: readonly SideFailedError[]
  /** The counts of its runs and failures; left out if it was not run. */
  readonly tries?: BenchmarkLostToFailure['tries']
}

export interface VisitOptions {
  /** Counted from 1; 0 before the first round. */
  readonly round: number
  /** Its purpose, as shown to people: `round 3 of 20`. */
  readonly place: string
  /** The benchmarks to measure, by their full reported names, if the driver can filter; null for all. */
  readonly only: readonly string[] | null
  /** The end of the budget, in milliseconds as of steadyNow; null for no limit. */
  readonly budgetEnds: number | null
  readonly onOutput?: ((chunk: Buffer) => void) | undefined
  /** Variables for the user's command, besides its environment; none if left out. */
  readonly env?: Readonly<Record<string, string>>
}

export interface CompletedVisitOutcome {
  readonly visit: SideVisit
  readonly units: UnitDeclarations
  /** The first line that was printed besides the results; null if there is none. */
  readonly printed: string | null
  /** Benchmarks that failed by themselves while others were measured, by reported name; none if left out. */
  readonly failed?: ReadonlyMap<string, SideFailedError>
  /** The results of a trial, before the rounds. */
  readonly probe?: ShortAndLongProbeRunsOfHead | undefined
}

/** Measures items. Each method throws SideFailedError if a side gives no usable result. */
export interface MeasurementDriver extends AsyncDisposable {
  /** True if items get a trial: a first visit whose values are not used. */
  readonly isWarmedUp: boolean
  /** True if a visit can measure only some benchmarks of an item, as far as is known. */
  readonly canFilter: boolean
  prepare(side: Side): Promise<void>
  items(): Promise<readonly ItemToMeasure[]>
  /** Splits an item into parts that are measured by themselves, after its trials; returns the item itself if it is not split. */
  parts(item: ItemToMeasure): readonly ItemToMeasure[]
  /** True if there are benchmarks but none in this shard, as far as is known. */
  readonly isEmpty: boolean
  /** Returns how many visits to each side a round of an item has; with several, the sides alternate. */
  visitsPerRound(item: ItemToMeasure): number
  /** Measures an item once. Throws VisitCutOffByBudgetError if it was cut off because the budget had ended. */
  visit(item: ItemToMeasure, side: Side, attempt: VisitOptions): Promise<CompletedVisitOutcome>
  /** Null if the driver cannot link what it measures in another memory layout. */
  readonly relinking: DriverRelinker | null
  /** Returns what is known so far besides measurements. */
  report(): DriverReportBesideMeasurements
  /** Returns the binary that runs a single benchmark, by its full reported name, for profiling; null if there is none. */
  binaries(benchmark: string, path: string | null): Readonly<Record<Side, BenchmarkBinaryInvocation>> | null
}

/** Links what a driver measures in new memory layouts. */
export interface DriverRelinker {
  /**
   * Links what a visit to an item runs in this round, on both sides; a visit does so itself if needed. Returns whether the
   * round has a memory layout of its own.
   */
  layOut(item: ItemToMeasure, round: number): Promise<boolean>
  /** Prepares to measure `items` again in `rounds`, where possible linked in a new memory layout for each round. */
  relink(items: readonly ItemToMeasure[], rounds: readonly number[]): Promise<void>
  /** True if all rounds since then had such layouts. */
  readonly isRelinked: boolean
}

export interface DriverReportBesideMeasurements {
  /** The versions of the toolchains that the sides were built with; null if the driver does not know. */
  readonly toolchains: Readonly<Record<Side, string | null>>
  /** The benchmarks that cannot have changed, and are not among the items. */
  readonly proven: readonly ProvenBenchmark[]
  /** The functions that changed, and those that no benchmark can reach; null if the driver does not know. */
  readonly reach: ChangedFunctionsAndMeasureReasons | null
  /** The benchmarks that were lost before measuring, as their package does not build on base. */
  readonly lost: readonly ItemLostToFailure[]
  /** The plans of the visits to items in a round, for those that were planned. */
  readonly planned: readonly BenchmarkVisitPlan[]
  /** Packages that were linked in a new memory layout for each round of the first measurement. */
  readonly relinkedPackages: readonly string[]
}

/** The report of a driver that builds and plans nothing. */
export const emptyDriverReport: DriverReportBesideMeasurements = {
  toolchains: { base: null, head: null },
  proven: [],
  reach: null,
  lost: [],
  planned: [],
  relinkedPackages: [],
}

/** Changed functions, by the names that the toolchain gives them. */
export interface ChangedFunctionsAndMeasureReasons {
  readonly changed: readonly string[]
  readonly unreached: readonly string[]
  /** The reasons why benchmarks that both sides have are measured, by their titles; without those for which no reason is known. */
  readonly reasons: ReadonlyMap<string, ReachedDifference>
}

/** A binary that can run one benchmark, for a given time. */
export type BenchmarkBinaryInvocation = Pick<ProcessRequest, 'file' | 'args' | 'cwd' | 'env'>

/** A visit was cut off because the budget had ended. */
export class VisitCutOffByBudgetError extends Error {
  override readonly name = 'OutOfBudget'
}

/** The visits of this round cannot be compared with those that would follow, so it is to be measured from its beginning. */
export class RestartRoundError extends Error {
  override readonly name = 'RestartRound'
}

/** The first round found benchmarks, but none of this shard. */
export class EmptyShardError extends Error {
  override readonly name = 'EmptyShard'
}

export function convertLostItemToResultFileEntry({
  item,
  failures,
  tries,
}: ItemLostToFailure): BenchmarkLostToFailure {
  const { benchmark, package: path } = item
  const failureRecords = failures.map(({ side, message, output, kind }) => ({ side, message, output, kind }))
  return { benchmark, package: path, failures: failureRecords, ...(tries && { tries }) }
}

// The context of a driver.

/** Gives access to both sides: in worktrees, or in the checkout, which is switched between them. */
export interface SideFolderAccess {
  /** Switches to a side, and returns its folder. */
  enter(side: Side): Promise<string>
}

/** The sides, settings and environment with which a driver measures, and the console to which it reports. */
export interface DriverContext {
  readonly sides: SideFolderAccess
  readonly commits: Readonly<Record<Side, ResolvedCommit>>
  /** The paths that differ between the sides, if unchanged benchmarks are to be skipped. */
  readonly change?: readonly DifferingPath[] | null
  /** Go packages whose import path differs on head, for the driver that builds them; none if left out. */
  readonly moved?: MovedGoImportPaths
  readonly setup: string | null
  /** Relative to the root of the checkout. */
  readonly workingDirectory: string
  /** Seconds that one command may take. */
  readonly timeout: number
  readonly env: Readonly<Record<string, string>>
  /** Variables of which each side has its own, besides `env` and `setupEnv`; null or left out if there are none. */
  readonly sideEnv?: Readonly<Record<Side, Readonly<Record<string, string>>>> | null
  /** The environment of `setup`, if it differs from `env`. */
  readonly setupEnv?: Readonly<Record<string, string>>
  /** The top folder of the user's own checkout, if the sides are elsewhere. */
  readonly checkout?: string | null
  /** The names of environment variables that are withheld, as they look like secrets or change how git works. */
  readonly withheld?: readonly string[]
  readonly signal: AbortSignal
  readonly console: RunConsole
  /** Prepares a side that several runs share, once; left out if none is shared. */
  readonly prepareOnce?: ((side: Side, prepare: () => Promise<void>) => Promise<void>) | undefined
  /** A folder where builds stay for later runs of the same commits; left out if no run follows. */
  readonly builds?: string | undefined
}

// Following a measurement.

/** Follows every visit and every round. It is called between benchmarks, so that it does not disturb them. */
export interface MeasurementWatcher {
  /** A side is about to be measured, in `round 3 of 20`; `title` is the benchmark, or null for everything. */
  visiting(place: string, title: string | null, side: Side): void
  roundEnded(progress: MeasurementProgress): void
}

/** Returns a watcher that logs a line for each round. */
export function createRoundLoggingWatcher(console: RunConsole): MeasurementWatcher {
  return {
    visiting() {},
    roundEnded: progress => console.info(progressLine(progress)),
  }
}
