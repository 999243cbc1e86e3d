// The state of an item while it is measured: its plan, its rounds so far, and what was lost of it.
import { findReportedNamesOfRows } from '../../core/filter/filter.ts'
import { headFailsMoreOften } from '../../core/judge/lost-results.ts'
import type { BenchmarksOfItemInNextRound } from '../../core/judge/stopping-rule.ts'
import type { FlakyBenchmark } from '../../core/model/comparison.ts'
import type { SideFailedError } from '../../core/model/errors.ts'
import {
  type MeasuredRound,
  type Measurement,
  type Side,
  type SideVisit,
  sides,
} from '../../core/model/measuring.ts'
import type { RoundWithSideOrder } from '../../core/rounds/schedule.ts'
import type { ItemLostToFailure, ItemToMeasure } from './driver.ts'
import { firstFailureOfEachSide, isRowOfFailedBenchmark, VisitAndFailureCountsOfItem } from './failures.ts'

export interface ItemWithPlannedRounds {
  readonly item: ItemToMeasure
  /** The benchmarks to measure, if not all. */
  readonly only?: readonly string[]
  readonly rounds: readonly RoundWithSideOrder[]
}

export interface ItemMeasurementState
  extends Omit<ItemWithPlannedRounds, 'only'>,
    Omit<ItemLostToFailure, 'tries'> {
  measured: MeasuredRound[]
  /** The cost of these in whole rounds: a round of some benchmarks counts as their share of one. */
  cost: number
  /** The variation between visits within a round (`noiseOf`), for each round with enough visits. */
  readonly noises: number[]
  /** True if it is measured further, as it is neither settled nor lost. */
  isOpen: boolean
  /** The reported names of the benchmarks that are measured further; null for all. */
  only: readonly string[] | null
  /** The share of its benchmarks that each round measures; 1 if the driver cannot filter. */
  share: number
  /** The failure of each side that failed; an item with any is lost. */
  failures: readonly SideFailedError[]
  /** Benchmarks that were lost while others were measured, by reported name; no round has them. */
  readonly lostBenchmarks: Map<string, readonly SideFailedError[]>
  readonly counts: VisitAndFailureCountsOfItem
}

export function initialItemState(planned: ItemWithPlannedRounds): ItemMeasurementState {
  return {
    ...planned,
    only: planned.only ?? null,
    share: 1,
    measured: [],
    cost: 0,
    noises: [],
    isOpen: true,
    failures: [],
    lostBenchmarks: new Map(),
    counts: new VisitAndFailureCountsOfItem(),
  }
}

/** Returns a visit without the rows of some benchmarks. */
export function removeBenchmarksFromVisit(visit: SideVisit, benchmarks: readonly string[]): SideVisit {
  if (benchmarks.length === 0) return visit
  const isKept = ({ benchmark }: Measurement) =>
    !benchmarks.some(one => isRowOfFailedBenchmark(benchmark, one))
  return { ...visit, measurements: visit.measurements.filter(isKept) }
}

/**
 * Decides at the end what is lost: an item or a benchmark that failed significantly more often on head than on base, and a
 * benchmark that failed and has no result on a side.
 */
export function decideAndRemoveLostBenchmarksOfItem(state: ItemMeasurementState): void {
  const { counts, lostBenchmarks } = state
  if (state.failures.length > 0) return
  const headFailures = counts.failuresOf(null).filter(({ side }) => side === 'head')
  if (headFailsMoreOften(counts.countsOf(null))) state.failures = headFailures.slice(0, 1)
  for (const benchmark of counts.benchmarks) {
    const tries = counts.countsOf(benchmark)
    const isMissing = sides.some(side => tries[side].failed > 0 && !hasRow(state, side, benchmark))
    if (isMissing || headFailsMoreOften(tries))
      lostBenchmarks.set(benchmark, firstFailureOfEachSide(counts.failuresOf(benchmark)))
  }
  const lostNames = [...lostBenchmarks.keys()]
  state.measured = state.measured.map(round => ({
    ...round,
    base: removeBenchmarksFromVisit(round.base, lostNames),
    head: removeBenchmarksFromVisit(round.head, lostNames),
  }))
}

function hasRow({ measured }: ItemMeasurementState, side: Side, failed: string): boolean {
  return measured.some(round =>
    round[side].measurements.some(measurement => isRowOfFailedBenchmark(measurement.benchmark, failed)),
  )
}

export function listItemsLostToFailureInItemState({
  item,
  failures,
  lostBenchmarks,
  counts,
}: ItemMeasurementState): readonly ItemLostToFailure[] {
  if (failures.length > 0) return [{ item, failures, tries: counts.countsOf(null) }]
  return [...lostBenchmarks].map(([benchmark, benchmarkFailures]) => ({
    item: { ...item, title: benchmark, benchmark },
    failures: benchmarkFailures,
    tries: counts.countsOf(benchmark),
  }))
}

/** Returns what failed now and then, but is not lost. */
export function occasionallyFailingBenchmarksOfItem({
  item,
  failures,
  lostBenchmarks,
  counts,
}: ItemMeasurementState): readonly FlakyBenchmark[] {
  if (failures.length > 0) return []
  const names = [...(counts.failuresOf(null).length > 0 ? [null] : []), ...counts.benchmarks]
  return names
    .filter(name => name === null || !lostBenchmarks.has(name))
    .map(name => ({ benchmark: name ?? item.benchmark, package: item.package, ...counts.countsOf(name) }))
}

export function addRoundToItemState(state: ItemMeasurementState, round: MeasuredRound): void {
  state.measured.push(round)
  state.cost += state.share
}

/** Returns the rows of base in the last round, from which the next one is planned; empty if no noise is known. */
export function baseMeasurementsToPlanNextRound({
  measured,
  noises,
}: ItemMeasurementState): readonly Measurement[] {
  return noises.length === 0 ? [] : (measured.at(-1)?.base.measurements ?? [])
}

/** Returns the mean seconds of the visits of a whole round; 0 before the first. */
export function meanSecondsPerRound({
  measured,
  cost,
}: Pick<ItemMeasurementState, 'measured' | 'cost'>): number {
  const seconds = measured.reduce((sum, { base, head }) => sum + base.seconds + head.seconds, 0)
  return cost === 0 ? 0 : seconds / cost
}

export function secondsOfLastRoundOfItem({ measured }: ItemMeasurementState): number {
  const last = measured.at(-1)
  return last === undefined ? 0 : last.base.seconds + last.head.seconds
}

/**
 * Decides whether an item is measured further after `roundsMade` rounds, and if the driver `canFilter`, which of its
 * benchmarks.
 */
export function applyNextRoundSelectionToItem(
  state: ItemMeasurementState,
  further: BenchmarksOfItemInNextRound,
  roundsMade: number,
  canFilter: boolean,
): void {
  // Further rounds would add nothing to an item that only one side has.
  const isOver = state.item.sides.length < sides.length || roundsMade >= state.rounds.length
  if (further === 'nothing' || isOver) {
    state.isOpen = false
    return
  }
  if (!canFilter) {
    // A filter that failed is no longer used, so each round again costs a whole one.
    state.share = 1
    return
  }
  if (further === 'all') return
  // `further` has names of rows, which can be longer than the reported names.
  const reported = state.measured.flatMap(({ base, head }) => [...base.measurements, ...head.measurements])
  const allNames = new Set(reported.map(({ benchmark }) => benchmark))
  const only = findReportedNamesOfRows(further, allNames)
  if (only.length === 0 || only.length === allNames.size) return
  state.only = only
  state.share = only.length / allNames.size
}
