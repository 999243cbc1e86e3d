// Which command a visit runs: the whole, or a filtered one that measures only some benchmarks, as long as that works.
import { filteredRun, wholeRun } from '../../core/filter/filter.ts'
import type { Format } from '../../core/formats/reading/format.ts'
import { SideFailed } from '../../core/model/errors.ts'
import type { Measurement } from '../../core/model/measuring.ts'
import { type InShard, shardKey } from '../../core/shard/shard.ts'
import type { Console } from '../program/console.ts'
import type { Attempt, Reading } from './driver.ts'

/** A FilteredRun is a command that is asked for only some of its benchmarks, until that fails. */
export class FilteredRun {
  private readonly run: string
  private readonly filter: string | null
  private readonly console: Console
  private hasFailed = false

  constructor(run: string, filter: string | null, console: Console) {
    this.run = run
    this.filter = filter
    this.console = console
  }

  get isOn(): boolean {
    return this.filter !== null && !this.hasFailed
  }

  /**
   * Calls `visit` with the command, and gives what was measured of the benchmarks in `only`, or everything for null.
   * Names are as `format` reports them. Where the command measures none of them, the whole is run instead, now and from
   * then on. Throws what the visit throws; if the time was up, without a second try.
   */
  async visit(
    only: readonly string[] | null,
    format: Format | null,
    visit: (text: string) => Promise<Reading>,
  ): Promise<Reading> {
    const whole = wholeRun(this.run, this.filter)
    if (only === null) return await visit(whole)
    const text = this.textFor(only, format)
    const problem = text === null ? null : await this.attempt(() => visit(text), only)
    if (problem !== null && typeof problem !== 'string') return problem
    if (problem !== null) this.giveUp(problem)
    return keeping(await visit(whole), only)
  }

  private textFor(only: readonly string[], format: Format | null): string | null {
    if (this.filter === null || this.hasFailed) return null
    const names = only.flatMap(name => format?.namesInFilters?.(name) ?? name)
    return filteredRun(this.run, this.filter, names)
  }

  /** The results for these benchmarks, or what went wrong. */
  private async attempt(visit: () => Promise<Reading>, only: readonly string[]): Promise<Reading | string> {
    try {
      const kept = keeping(await visit(), only)
      if (kept.visit.measurements.length > 0) return kept
      return `With "filter" the command measured none of ${only.length === 1 ? 'what' : `the ${only.length} benchmarks that`} it was asked for.`
    } catch (error) {
      // A command that hangs would hang for as long again.
      if (!(error instanceof SideFailed) || error.kind !== 'failed') throw error
      return error.message
    }
  }

  private giveUp(problem: string): void {
    this.hasFailed = true
    this.console.warn(
      `${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`,
    )
  }
}

function keeping(reading: Reading, only: readonly string[]): Reading {
  const kept = new Set(only)
  const measurements = reading.visit.measurements.filter(({ benchmark }) => kept.has(benchmark))
  const failed = new Map([...(reading.failed ?? [])].filter(([benchmark]) => kept.has(benchmark)))
  return { ...reading, failed, visit: { ...reading.visit, measurements } }
}

// The benchmarks of a shard, of a command that says which there are only by running: it runs whole once on each side.

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
    return this.isIn({ benchmark: shardKey(benchmark), package: null })
  }
}
