// Joins the records of several machines into one run: shards side by side, replicas one after the other.
import { groupBy } from '../common/memoize.ts'
import { mergeBenchmarksLostToFailure, mergeFlakyBenchmarks } from '../judge/lost-results.ts'
import { isWarningThatOtherCodeRan } from '../judge/run-warnings.ts'
import type { RunWarning, RunWarningOf, UnmatchedBenchmark } from '../model/comparison.ts'
import {
  type BenchmarkSeries,
  packageAndBenchmarkId,
  rowId,
  type Sample,
  type SamplesOfBothSides,
  type Side,
  sides,
  type UnitDeclaration,
} from '../model/measuring.ts'
import type {
  InnerSampleCountRange,
  MeasurementEndReason,
  RoundOrderAndVisitTimes,
} from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'
import { findRunWarnings, type RunToJudge, sortRunWarnings } from '../result/judge-recorded.ts'
import { mergeCountsAndFirstLines, sumVisitTimes } from '../rounds/merge-rounds.ts'

/**
 * Joins the records (at least one) of a run. Its rounds are those of the shards together, replica after replica; each replica
 * is a block. Warnings are of single machines; the strongest of each kind is kept.
 */
export function joinMachineRecordsIntoRun(pieces: readonly RecordedRunOfShardOrReplica[]): RunToJudge {
  const [{ recorded: first }] = pieces as readonly [RecordedRunOfShardOrReplica]
  const byMachine = pieces.map(({ recorded }) => [...recorded.warnings, ...findRunWarnings(recorded)])
  // Files that one machine has not read, another may have.
  const isUnreadOnAll = byMachine.every(each => each.some(({ kind }) => kind === 'unread-code'))
  const isKept = (warning: RunWarning) =>
    warning.kind !== 'unread-code' || isUnreadOnAll || isWarningThatOtherCodeRan(warning)
  const warnings = sortRunWarnings(joinedByKind(byMachine.flat().filter(isKept)))
  if (pieces.length === 1) return { ...first, warnings }
  const layout = new RoundPlacesInMergedRun(pieces, ({ rounds }) => rounds)
  const layoutAgain = new RoundPlacesInMergedRun(pieces, ({ again }) => again?.rounds ?? [])
  const rounds = mergeShardRoundTimes(layout)
  const again = mergeShardRoundTimes(layoutAgain, rounds.length)
  return {
    ...first,
    ...mergeRunFieldsExceptRounds(pieces.map(({ recorded }) => recorded)),
    rounds,
    series: layout.join(({ series }) => series),
    again:
      again.length === 0
        ? null
        : { rounds: again, series: layoutAgain.join(({ again }) => again?.series ?? []) },
    warnings,
    // Each machine had its own rounds against the reference, which are not judged together.
    since: null,
  }
}

/** Returns one warning of each kind, and of each configuration key or side. */
function joinedByKind(warnings: readonly RunWarning[]): readonly RunWarning[] {
  return Array.from(groupBy(warnings, idOf).values(), ofKind => ofKind.reduce(joined))
}

/** Joins two warnings of a kind: of some kinds each machine has a part, and of the others the stronger warning stays. */
function joined(a: RunWarning, b: RunWarning): RunWarning {
  if (a.kind === 'moved' && b.kind === 'moved')
    return { kind: 'moved', packages: unique([...a.packages, ...b.packages], paths => JSON.stringify(paths)) }
  if (a.kind === 'flaky' && b.kind === 'flaky')
    return { kind: 'flaky', benchmarks: mergeFlakyBenchmarks([...a.benchmarks, ...b.benchmarks]) }
  if (areLines(a) && areLines(b)) {
    const onSides = sides.filter(side => a.sides.includes(side) || b.sides.includes(side))
    return { ...a, sides: onSides, ...mergeCountsAndFirstLines([a, b]) }
  }
  return strengthOf(b) > strengthOf(a) ? b : a
}

/** Tells whether a warning is of lines that could not be read or had to be left out. */
function areLines(warning: RunWarning): warning is RunWarningOf<'unread-results' | 'values-left-out'> {
  return warning.kind === 'unread-results' || warning.kind === 'values-left-out'
}

function idOf(warning: RunWarning): string {
  if (warning.kind === 'configuration')
    return `${warning.kind} ${warning.key} ${warning.base} ${warning.head}`
  return 'side' in warning ? `${warning.kind} ${warning.side}` : warning.kind
}

function strengthOf(warning: RunWarning): number {
  if (warning.kind === 'others') return Math.abs(warning.head - warning.base)
  if (warning.kind === 'replayed') return warning.sides.length
  if (warning.kind === 'unread-code' && isWarningThatOtherCodeRan(warning)) return Number.MAX_SAFE_INTEGER
  if ('change' in warning) return Math.abs(warning.change)
  if ('share' in warning) return warning.share
  if ('missing' in warning) return warning.missing
  return 'count' in warning ? warning.count : 0
}

// The lists of several records, without duplicates.

/** The reasons why the parts of a run ended; the first that one of them has is that of the run. Those that cut it short come first. */
const byWeight: readonly MeasurementEndReason[] = [
  'interrupted',
  'budget',
  'failed',
  'count',
  'settled',
  'unchanged',
  'empty',
]

export function mergeRunFieldsExceptRounds(records: readonly RunToJudge[]) {
  const again = records.filter(record => record.again !== null)
  const uniqueIn = <T>(listOf: (record: RunToJudge) => readonly T[], idOf: (item: T) => string) =>
    unique(records.flatMap(listOf), idOf)
  return {
    stopped: byWeight.find(reason => records.some(({ stopped }) => stopped === reason)) ?? 'count',
    isRelaid: again.length > 0 && again.every(({ isRelaid }) => isRelaid),
    laidOut: laidOutIn(records),
    visits: uniqueIn(({ visits }) => visits, packageAndBenchmarkId),
    lost: mergeBenchmarksLostToFailure(records.flatMap(({ lost }) => lost)),
    proven: uniqueIn(({ proven }) => proven, packageAndBenchmarkId),
    doubts: uniqueIn(
      ({ doubts }) => doubts,
      doubt => `${doubt.kind} ${packageAndBenchmarkId(doubt)}`,
    ),
    profiles: uniqueIn(
      ({ profiles }) => profiles,
      profile => `${profile.kind} ${packageAndBenchmarkId(profile)}`,
    ),
    unmatched: { base: unmatchedIn(records, 'base'), head: unmatchedIn(records, 'head') },
    formats: firstBySide(side => records.map(({ formats }) => formats?.[side] ?? null)),
    innerSamples: innerSamplesIn(records),
    toolchains: firstBySide(side => records.map(({ toolchains }) => toolchains[side])),
  } satisfies Partial<RunToJudge>
}

type Named = { readonly benchmark: string | null; readonly package: string | null }

function unique<T>(items: readonly T[], idOf: (item: T) => string): readonly T[] {
  return Array.from(groupBy(items, idOf).values(), ([first]) => first)
}

function firstBySide(
  valuesOn: (side: Side) => readonly (string | null)[],
): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => valuesOn(side).find(value => value !== null) ?? null
  return { base: first('base'), head: first('head') }
}

/** Returns the packages that were relinked in each round on every machine that measured them. */
function laidOutIn(records: readonly RunToJudge[]): readonly string[] {
  const notRelinked = new Set(
    records.flatMap(({ laidOut, series }) => {
      const relinked = new Set(laidOut)
      return series.flatMap(({ package: path }) => (path !== null && !relinked.has(path) ? path : []))
    }),
  )
  return [...new Set(records.flatMap(({ laidOut }) => laidOut))].filter(path => !notRelinked.has(path))
}

/**
 * Returns what no machine has measured on both sides. A unit that head does not report on one of the machines stays, as it
 * leaves the verdict of that machine open; a benchmark that head lacks does not, and is judged where head has it.
 */
function unmatchedIn(records: readonly RunToJudge[], side: Side): readonly UnmatchedBenchmark[] {
  const idOf = (row: Named & { readonly unit: string | null }) => `${packageAndBenchmarkId(row)} ${row.unit}`
  const series = records.flatMap(record => record.series)
  const matched = new Set([...series.map(idOf), ...series.map(packageAndBenchmarkId)])
  const isMatched = (entry: UnmatchedBenchmark) =>
    entry.unit === null
      ? matched.has(packageAndBenchmarkId(entry))
      : side === 'head' && matched.has(idOf(entry))
  return unique(
    records.flatMap(({ unmatched }) => unmatched[side]),
    idOf,
  ).filter(entry => !isMatched(entry))
}

function innerSamplesIn(records: readonly RunToJudge[]): readonly InnerSampleCountRange[] {
  const merged = new Map<string, InnerSampleCountRange>()
  for (const entry of records.flatMap(({ innerSamples = [] }) => innerSamples)) {
    const before = merged.get(packageAndBenchmarkId(entry)) ?? entry
    const range = { least: Math.min(before.least, entry.least), most: Math.max(before.most, entry.most) }
    merged.set(packageAndBenchmarkId(entry), { ...entry, ...range })
  }
  return [...merged.values()]
}

// The rounds of several machines as those of one run.

export interface RecordedRunOfShardOrReplica {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
  readonly recorded: RunToJudge
}

/** The rounds of one replica among those of the run. */
interface ReplicaRounds {
  readonly from: number
  readonly length: number
  readonly pieces: readonly RecordedRunOfShardOrReplica[]
}

/** The places of each record's rounds among those of the run. */
export class RoundPlacesInMergedRun {
  /** One for each replica, as long as the longest of its shards. */
  readonly replicas: readonly ReplicaRounds[]
  readonly roundsOf: (recorded: RunToJudge) => readonly RoundOrderAndVisitTimes[]
  private readonly length: number

  constructor(pieces: readonly RecordedRunOfShardOrReplica[], roundsOf: RoundPlacesInMergedRun['roundsOf']) {
    let from = 0
    this.roundsOf = roundsOf
    this.replicas = [...groupBy(pieces, ({ replica }) => replica?.[0] ?? 1)]
      .sort(([a], [b]) => a - b)
      .map(([, shards]) => {
        const length = shards.reduce((most, piece) => Math.max(most, roundsOf(piece.recorded).length), 0)
        from += length
        return { from: from - length, length, pieces: shards }
      })
    this.length = from
  }

  /** Returns the series of all records, in order of first appearance; a round that a machine did not make is a gap. */
  join(seriesOf: (recorded: RunToJudge) => readonly BenchmarkSeries[]): readonly BenchmarkSeries[] {
    const placed = this.replicas.flatMap(({ from, pieces }) =>
      pieces.flatMap(({ recorded }) => seriesOf(recorded).map(series => ({ from, series }))),
    )
    const rules = new Map<string, UnitDeclaration>()
    for (const { series } of placed)
      rules.set(series.unit, mergeRules(rules.get(series.unit) ?? {}, series.rule))
    return Array.from(groupBy(placed, ({ series }) => rowId(series)).values(), parts => {
      const [{ series: first }] = parts
      const { worse, ...series } = first
      const rule = rules.get(first.unit) ?? first.rule
      const values = this.place(parts.map(({ from, series }) => ({ from, block: series })))
      const whole = { ...series, rule, ...values }
      const halves = parts.flatMap(({ from, series }) =>
        series.worse ? [{ from, block: series.worse }] : [],
      )
      // Halves of only some rounds could not be compared with the values of the others.
      return halves.length === parts.length ? { ...whole, worse: this.place(halves) } : whole
    })
  }

  private place(
    blocks: readonly { readonly from: number; readonly block: SamplesOfBothSides }[],
  ): SamplesOfBothSides {
    const side = (which: Side): Sample => {
      const [only] = blocks
      if (blocks.length === 1 && only?.from === 0 && only.block[which].length === this.length)
        return only.block[which]
      const sample = new Array<number | null>(this.length).fill(null)
      for (const { from, block } of blocks)
        for (const [round, value] of block[which].entries()) sample[from + round] = value
      return sample
    }
    return { base: side('base'), head: side('head') }
  }
}

/** Merges rounds of the same number in a replica; the times of their visits are added up. */
export function mergeShardRoundTimes(
  { replicas, roundsOf }: RoundPlacesInMergedRun,
  before = 0,
): readonly RoundOrderAndVisitTimes[] {
  return replicas.flatMap(({ from, length, pieces }, replica) =>
    Array.from({ length }, (_, index): RoundOrderAndVisitTimes => {
      const sameNumber = pieces.flatMap(({ recorded }) => roundsOf(recorded)[index] ?? [])
      const [first] = sameNumber
      const visit = (side: Side) => sumVisitTimes(sameNumber.map(round => round[side]))
      return {
        round: before + from + index + 1,
        block: replica + 1,
        first: sameNumber.length === 1 ? (first?.first ?? null) : null,
        base: visit('base'),
        head: visit('head'),
      }
    }),
  )
}

/** Merges two declarations of a unit: what one machine was told holds for all, as within a run. */
function mergeRules(first: UnitDeclaration, second: UnitDeclaration): UnitDeclaration {
  const assume = first.assume ?? second.assume
  const rule = { better: first.better ?? second.better ?? null }
  return assume === undefined ? rule : { ...rule, assume }
}
