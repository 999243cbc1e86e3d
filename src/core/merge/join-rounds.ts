// Lays the rounds of several machines out as those of one run.
import { getOrInsert } from '../common/get-or-insert.ts'
import { rowId } from '../model/identity.ts'
import type { Block, Sample, Series, Side, UnitRule } from '../model/measuring.ts'
import type { RoundRecord } from '../model/result-file.ts'
import type { ShardNumber } from '../model/settings.ts'
import type { RecordedRun } from '../result/recorded.ts'
import { timesOf } from '../rounds/merge-visits.ts'

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
