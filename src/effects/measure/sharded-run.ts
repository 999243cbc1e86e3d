// The benchmarks of a shard, of a command that says which there are only by running: it runs whole once on each side.
import type { Measurement } from '../../core/model/measuring.ts'
import { type InShard, keyOf } from '../../core/shard/in-shard.ts'
import type { Attempt, Reading } from './driver.ts'

/** A ShardedRun remembers which benchmarks a command has, and which of these are in its shard. */
export class ShardedRun {
  private readonly isIn: InShard
  private readonly names = new Set<string>()
  private hasOthers = false

  constructor(isIn: InShard) {
    this.isIn = isIn
  }

  /** Whether the command has benchmarks, none of them in this shard. */
  get isEmpty(): boolean {
    return this.hasOthers && this.names.size === 0
  }

  /**
   * Calls `visit` with the names to measure. In the first round that is everything (null), as the names are not known yet;
   * of what is measured then only the shard is kept.
   */
  async visit(
    { round, only }: Pick<Attempt, 'round' | 'only'>,
    visit: (only: readonly string[] | null) => Promise<Reading>,
  ): Promise<Reading> {
    if (only !== null || round > 1) return await visit(only ?? [...this.names])
    const reading = await visit(null)
    const { measurements } = reading.visit
    const ours = measurements.filter(one => this.isOurs(one))
    for (const { benchmark } of ours) this.names.add(benchmark)
    this.hasOthers ||= ours.length < measurements.length
    const failed = new Map([...(reading.failed ?? [])].filter(([benchmark]) => this.isOurs({ benchmark })))
    return { ...reading, failed, visit: { ...reading.visit, measurements: ours } }
  }

  /** By its name alone, as the filter of a command knows no packages. */
  private isOurs({ benchmark }: Pick<Measurement, 'benchmark'>): boolean {
    return this.isIn({ benchmark: keyOf(benchmark), package: null })
  }
}
