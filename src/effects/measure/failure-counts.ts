// Counts how often an item and its benchmarks were run on each side, and how often they failed.
import type { SideFailed } from '../../core/model/errors.ts'
import { type Side, sides, type Tries } from '../../core/model/measuring.ts'

/** The counts of one item. */
export class FailureCounts {
  private readonly visits = { base: 0, head: 0 }
  private readonly all = new Map<string | null, SideFailed[]>()

  /** Counts a visit that has measured the item, whatever failed within it. */
  ran(side: Side): void {
    this.visits[side]++
  }

  /** Counts a failure of the item, or of a benchmark within a visit that has measured others. */
  failed(benchmark: string | null, failure: SideFailed): void {
    this.all.set(benchmark, [...this.failuresOf(benchmark), failure])
  }

  /** The benchmarks that have failed by themselves. */
  get benchmarks(): readonly string[] {
    return [...this.all.keys()].filter(name => name !== null)
  }

  failuresOf(benchmark: string | null): readonly SideFailed[] {
    return this.all.get(benchmark) ?? []
  }

  /** The counts of the item (null), or of a benchmark. */
  of(benchmark: string | null): Readonly<Record<Side, Tries>> {
    const [base, head] = sides.map((side): Tries => {
      const failed = this.failuresOf(benchmark).filter(one => one.side === side).length
      return { runs: this.visits[side] + (benchmark === null ? failed : 0), failed }
    }) as [Tries, Tries]
    return { base, head }
  }
}

/** Whether a row is of a benchmark that failed, or below it: a tool may only name the group in which one failed. */
export function isRowOfFailed(row: string, failed: string): boolean {
  return row === failed || row.startsWith(`${failed} > `)
}
