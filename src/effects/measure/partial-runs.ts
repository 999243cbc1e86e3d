// Commands that measure only some of their benchmarks: by a filter, or for a shard.
import { commandWithoutFilter, filteredCommand } from '../../core/filter/filter.ts'
import type { BenchmarkFormat } from '../../core/formats/reading/format.ts'
import { SideFailedError } from '../../core/model/errors.ts'
import { benchmarkNameForSharding, type IsInShard } from '../../core/shard/shard.ts'
import type { RunConsole } from '../program/console.ts'
import type { CompletedVisitOutcome, VisitOptions } from './driver.ts'

/** A command that is asked for only some of its benchmarks, until that fails once. */
export class FilteredCommandRun {
  private readonly run: string
  private readonly filter: string | null
  private readonly console: RunConsole
  private hasFailed = false

  constructor(run: string, filter: string | null, console: RunConsole) {
    this.run = run
    this.filter = filter
    this.console = console
  }

  get isOn(): boolean {
    return this.filter !== null && !this.hasFailed
  }

  /**
   * Calls `visit` with the command, and returns the results of the benchmarks in `only`, or of all for null. Names are as
   * `format` reports them. If the filtered command measures none of them, or fails, the whole is run instead, now and from then
   * on. Throws what the visit throws; a visit that timed out is not repeated.
   */
  async visit(
    only: readonly string[] | null,
    format: BenchmarkFormat | null,
    visit: (filteredText: string) => Promise<CompletedVisitOutcome>,
  ): Promise<CompletedVisitOutcome> {
    const wholeCommand = commandWithoutFilter(this.run, this.filter)
    if (only === null) return await visit(wholeCommand)
    const filteredText = this.filteredCommand(only, format)
    if (filteredText !== null) {
      const outcome = await visit(filteredText).catch((error: unknown) => {
        if (!(error instanceof SideFailedError) || error.kind !== 'failed') throw error
        return error
      })
      const reading = outcome instanceof SideFailedError ? null : withNames(outcome, only)
      if (reading !== null && reading.visit.measurements.length > 0) return reading
      const problem =
        outcome instanceof SideFailedError
          ? outcome.message
          : 'With "filter" the command measured none of the requested benchmarks.'
      this.hasFailed = true
      this.console.warn(
        `${problem}\nFrom now on "run" is run without "filter", which measures everything in each round. Check that "filter" selects these benchmarks, or leave it out.`,
      )
    }
    return withNames(await visit(wholeCommand), only)
  }

  private filteredCommand(only: readonly string[], format: BenchmarkFormat | null): string | null {
    if (this.filter === null || this.hasFailed) return null
    const names = only.flatMap(name => format?.namesInFilters?.(name) ?? name)
    return filteredCommand(this.run, this.filter, names)
  }
}

function withNames(reading: CompletedVisitOutcome, only: readonly string[]): CompletedVisitOutcome {
  const names = new Set(only)
  return onlyOf(reading, benchmark => names.has(benchmark))
}

function onlyOf(
  reading: CompletedVisitOutcome,
  isKept: (benchmark: string) => boolean,
): CompletedVisitOutcome {
  const measurements = reading.visit.measurements.filter(({ benchmark }) => isKept(benchmark))
  const failed = new Map([...(reading.failed ?? [])].filter(([benchmark]) => isKept(benchmark)))
  return { ...reading, failed, visit: { ...reading.visit, measurements } }
}

// The benchmarks of a shard. Only a run tells which benchmarks a command has, so it runs whole once on each side.

export class CommandBenchmarksInShard {
  private readonly isIn: IsInShard
  private readonly names = new Set<string>()
  private hasOthers = false

  constructor(isIn: IsInShard) {
    this.isIn = isIn
  }

  /** True if the command has benchmarks, but none in this shard. */
  get isEmpty(): boolean {
    return this.hasOthers && this.names.size === 0
  }

  /**
   * Calls `visit` with the names to measure. The first round measures everything (null), as the names are not known yet, and
   * keeps the results of the shard.
   */
  async visit(
    { round, only }: Pick<VisitOptions, 'round' | 'only'>,
    visit: (only: readonly string[] | null) => Promise<CompletedVisitOutcome>,
  ): Promise<CompletedVisitOutcome> {
    if (only !== null || round > 1) return await visit(only ?? [...this.names])
    const reading = await visit(null)
    // Decides by the name alone, as the filter of a command knows no packages.
    const readingInShard = onlyOf(reading, benchmark =>
      this.isIn({ benchmark: benchmarkNameForSharding(benchmark), package: null }),
    )
    const { measurements } = readingInShard.visit
    for (const { benchmark } of measurements) this.names.add(benchmark)
    this.hasOthers ||= measurements.length < reading.visit.measurements.length
    return readingInShard
  }
}
