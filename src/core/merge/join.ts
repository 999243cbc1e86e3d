// Joins what several machines have recorded: shards side by side, replicas one after the other.

import { getOrInsert } from '../common/memoize.ts'
import { addTries, addUpFlaky } from '../judge/lost-results.ts'
import { isOtherCodeShown } from '../judge/run-warnings.ts'
import type { RunWarning, Unmatched } from '../model/comparison.ts'
import {
  type Block,
  benchmarkId,
  rowId,
  type Sample,
  type Series,
  type Side,
  type UnitRule,
} from '../model/measuring.ts'
import type { InnerSamples, Lost, RoundRecord, Stopped } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'
import { type RecordedRun, sortWarnings, warningsFrom } from '../result/recorded.ts'
import { timesOf } from '../rounds/merge-rounds.ts'

/**
 * The run that these pieces (at least one) are of. Its rounds are those of the shards together, replica after replica:
 * each replica is a block. Warnings are of single machines; of each kind the strongest is kept.
 */
export function joinedOf(pieces: readonly MachineRecord[]): RecordedRun {
  const [{ of: first }] = pieces as readonly [MachineRecord]
  const found = pieces.map(({ of }) => [...of.warnings, ...warningsFrom(of)])
  // What one machine has not read, another may have.
  const isOfAll = found.every(each => each.some(({ kind }) => kind === 'unread-code'))
  const isKept = (one: RunWarning) => one.kind !== 'unread-code' || isOfAll || isOtherCodeShown(one)
  const warnings = sortWarnings(strongest(found.flat().filter(isKept)))
  if (pieces.length === 1) return { ...first, warnings }
  const layout = new RoundLayout(pieces, ({ rounds }) => rounds)
  const layoutAgain = new RoundLayout(pieces, ({ again }) => again?.rounds ?? [])
  const rounds = joinRounds(layout)
  const again = joinRounds(layoutAgain, rounds.length)
  return {
    ...first,
    ...joinLists(pieces.map(({ of }) => of)),
    rounds,
    series: layout.join(({ series }) => series),
    again:
      again.length === 0
        ? null
        : { rounds: again, series: layoutAgain.join(({ again }) => again?.series ?? []) },
    warnings,
    // Each machine had rounds of its own against the reference, and nothing judges those together.
    since: null,
  }
}

/** One of each kind, and of each configuration key or side: that which says most. */
function strongest(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const found = new Map<string, RunWarning>()
  const single = warnings.filter(({ kind }) => kind !== 'moved' && kind !== 'flaky')
  for (const one of [...single, ...allMoved(warnings), ...allFlaky(warnings)]) {
    const id = idOf(one)
    const before = found.get(id)
    if (!before || strengthOf(one) > strengthOf(before)) found.set(id, one)
  }
  return [...found.values()]
}

function idOf(warning: RunWarning): string {
  if (warning.kind === 'configuration')
    return `${warning.kind} ${warning.key} ${warning.base} ${warning.head}`
  return warning.kind === 'fewer-results' ? `${warning.kind} ${warning.side}` : warning.kind
}

/** Each shard has packages of its own. */
function allMoved(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const all = warnings.flatMap(one => (one.kind === 'moved' ? one.packages : []))
  const packages = [...new Map(all.map(one => [JSON.stringify(one), one])).values()]
  return packages.length === 0 ? [] : [{ kind: 'moved', packages }]
}

function allFlaky(warnings: readonly RunWarning[]): readonly RunWarning[] {
  const benchmarks = addUpFlaky(warnings.flatMap(one => (one.kind === 'flaky' ? one.benchmarks : [])))
  return benchmarks.length === 0 ? [] : [{ kind: 'flaky', benchmarks }]
}

function strengthOf(warning: RunWarning): number {
  switch (warning.kind) {
    case 'drift':
    case 'second-visit':
      return Math.abs(warning.change)
    case 'steal':
      return warning.share
    case 'others':
      return Math.abs(warning.head - warning.base)
    case 'unread-code':
      return isOtherCodeShown(warning) ? Number.MAX_SAFE_INTEGER : warning.count
    case 'shared-install':
    case 'left-running':
    case 'setup-running':
    case 'git-changed':
    case 'unread-results':
    case 'values-left-out':
      return warning.count
    case 'fewer-results':
      return warning.missing
    case 'replayed':
      return warning.sides.length
    default:
      return 0
  }
}

// Joins what several machines have said besides their samples, each thing once.

/** Why a run ended whose parts ended differently: what cut one of them short counts first. */
const byWeight: readonly Stopped[] = [
  'interrupted',
  'budget',
  'failed',
  'count',
  'settled',
  'unchanged',
  'empty',
]

/** What all machines together have said, to replace what one of them has. */
export function joinLists(all: readonly RecordedRun[]) {
  const again = all.filter(one => one.again !== null)
  return {
    stopped: byWeight.find(one => all.some(({ stopped }) => stopped === one)) ?? 'count',
    isRelaid: again.length > 0 && again.every(({ isRelaid }) => isRelaid),
    laidOut: laidOutIn(all),
    visits: once(
      all.flatMap(({ visits }) => visits),
      benchmarkId,
    ),
    lost: lostIn(all),
    proven: once(
      all.flatMap(({ proven }) => proven),
      benchmarkId,
    ),
    doubts: once(
      all.flatMap(({ doubts }) => doubts),
      one => `${one.kind} ${benchmarkId(one)}`,
    ),
    profiles: once(
      all.flatMap(({ profiles }) => profiles),
      one => `${one.kind} ${benchmarkId(one)}`,
    ),
    unmatched: { base: unmatchedIn(all, 'base'), head: unmatchedIn(all, 'head') },
    formats: bySide(side => all.map(({ formats }) => formats?.[side] ?? null)),
    innerSamples: innerSamplesIn(all),
    toolchains: bySide(side => all.map(({ toolchains }) => toolchains[side])),
  } satisfies Partial<RecordedRun>
}

type Named = { readonly benchmark: string | null; readonly package: string | null }

function once<T>(all: readonly T[], idOf: (one: T) => string): readonly T[] {
  const found = new Map<string, T>()
  for (const one of all) if (!found.has(idOf(one))) found.set(idOf(one), one)
  return [...found.values()]
}

/** The first that is known, of each side. */
function bySide(of: (side: Side) => readonly (string | null)[]): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => of(side).find(one => one !== null) ?? null
  return { base: first('base'), head: first('head') }
}

/** Packages that were laid out anew on each machine that has measured them. */
function laidOutIn(all: readonly RecordedRun[]): readonly string[] {
  const elsewhere = all.flatMap(({ laidOut, series }) => {
    const own = new Set(laidOut)
    return series.flatMap(one => (one.package !== null && !own.has(one.package) ? one.package : []))
  })
  const not = new Set(elsewhere)
  return [...new Set(all.flatMap(({ laidOut }) => laidOut))].filter(path => !not.has(path))
}

/** What failed on several machines failed on all sides that any of them names. */
function lostIn(all: readonly RecordedRun[]): readonly Lost[] {
  const found = new Map<string, Lost['failures'][number][]>()
  const lost = all.flatMap(one => one.lost)
  for (const one of lost) {
    const failures = getOrInsert(found, benchmarkId(one), () => [])
    for (const failure of one.failures)
      if (!failures.some(({ side, kind }) => side === failure.side && kind === failure.kind))
        failures.push(failure)
  }
  return once(lost, benchmarkId).map(one => {
    const tries = lost.flatMap(other => (benchmarkId(other) === benchmarkId(one) && other.tries) || [])
    return {
      ...one,
      failures: found.get(benchmarkId(one)) ?? one.failures,
      // Of a machine that has no counts it is not known how often it tried.
      ...(one.tries && { tries: tries.reduce(addTries) }),
    }
  })
}

/** What no machine has measured on both sides. */
function unmatchedIn(all: readonly RecordedRun[], side: Side): readonly Unmatched[] {
  const idOf = (one: Named & { readonly unit: string | null }) => `${benchmarkId(one)} ${one.unit}`
  const series = all.flatMap(one => one.series)
  const matched = new Set([...series.map(idOf), ...series.map(benchmarkId)])
  return once(
    all.flatMap(({ unmatched }) => unmatched[side]),
    idOf,
  ).filter(one => !matched.has(one.unit === null ? benchmarkId(one) : idOf(one)))
}

function innerSamplesIn(all: readonly RecordedRun[]): readonly InnerSamples[] {
  const found = new Map<string, InnerSamples>()
  for (const one of all.flatMap(({ innerSamples = [] }) => innerSamples)) {
    const before = found.get(benchmarkId(one)) ?? one
    const both = { least: Math.min(before.least, one.least), most: Math.max(before.most, one.most) }
    found.set(benchmarkId(one), { ...one, ...both })
  }
  return [...found.values()]
}

// Lays the rounds of several machines out as those of one run.

/** A MachineRecord is what one machine has recorded. */
export interface MachineRecord {
  readonly shard: ShardNumber | null
  readonly replica: ShardNumber | null
  readonly of: RecordedRun
}

/** A Stretch is where the rounds of one replica stand. */
interface Stretch {
  readonly from: number
  readonly length: number
  readonly pieces: readonly MachineRecord[]
}

/** A RoundLayout says where the rounds of each piece stand among those of all. */
export class RoundLayout {
  /** One for each replica, as long as the longest of its shards. */
  readonly stretches: readonly Stretch[]
  readonly roundsOf: (recorded: RecordedRun) => readonly RoundRecord[]
  private readonly length: number

  constructor(pieces: readonly MachineRecord[], roundsOf: RoundLayout['roundsOf']) {
    const replicas = new Map<number, MachineRecord[]>()
    for (const piece of pieces) getOrInsert(replicas, piece.replica?.[0] ?? 1, () => []).push(piece)
    let from = 0
    this.roundsOf = roundsOf
    this.stretches = [...replicas]
      .sort(([one], [other]) => one - other)
      .map(([, of]) => {
        const length = of.reduce((most, piece) => Math.max(most, roundsOf(piece.of).length), 0)
        from += length
        return { from: from - length, length, pieces: of }
      })
    this.length = from
  }

  /** The series of all pieces, in order of first appearance; a round that a machine did not make is a gap. */
  join(seriesOf: (recorded: RecordedRun) => readonly Series[]): readonly Series[] {
    const found = new Map<string, { first: Series; of: { from: number; series: Series }[] }>()
    const rules = new Map<string, UnitRule>()
    for (const { from, pieces } of this.stretches)
      for (const { of } of pieces)
        for (const series of seriesOf(of)) {
          getOrInsert(found, rowId(series), () => ({ first: series, of: [] })).of.push({ from, series })
          rules.set(series.unit, ofBoth(rules.get(series.unit) ?? {}, series.rule))
        }
    return [...found.values()].map(({ first, of }) => {
      const { worse, ...series } = first
      const rule = rules.get(first.unit) ?? first.rule
      const values = this.place(of.map(({ from, series }) => ({ from, block: series })))
      const joined = { ...series, rule, ...values }
      const halves = of.flatMap(({ from, series }) => (series.worse ? [{ from, block: series.worse }] : []))
      // Halves of some rounds only could not be compared with the values of the others.
      return halves.length === of.length ? { ...joined, worse: this.place(halves) } : joined
    })
  }

  private place(blocks: readonly { readonly from: number; readonly block: Block }[]): Block {
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

/** The rounds of all: those of the same number in a replica are one, and the times of its visits are added up. */
export function joinRounds({ stretches, roundsOf }: RoundLayout, before = 0): readonly RoundRecord[] {
  return stretches.flatMap(({ from, length, pieces }, replica) =>
    Array.from({ length }, (_, index): RoundRecord => {
      const together = pieces.flatMap(({ of }) => roundsOf(of)[index] ?? [])
      const [first] = together
      const visit = (side: Side) => {
        const visits = together
          .map(one => ({ ...one[side], measurements: [] }))
          .filter(({ started }) => started !== '')
        const [started = ''] = visits.map(one => one.started).sort()
        return { started, ...timesOf(visits) }
      }
      return {
        round: before + from + index + 1,
        block: replica + 1,
        first: together.length === 1 ? (first?.first ?? null) : null,
        base: visit('base'),
        head: visit('head'),
      }
    }),
  )
}

/** What any machine has been told of a unit holds for all, as it does within a run. */
function ofBoth(one: UnitRule, other: UnitRule): UnitRule {
  const assume = one.assume ?? other.assume
  const rule = { better: one.better ?? other.better ?? null }
  return assume === undefined ? rule : { ...rule, assume }
}
