// Collects the content of one output: measurements, units, failures, and values that cannot be measurements.
import { median } from 'simple-statistics'
import type { Measurement, UnitDeclaration } from '../../model/measuring.ts'
import { convertUnitToTidyUnitAndFactor, isPossibleValueInUnit, isTimeUnit } from '../../model/units.ts'
import { escapeControlCharacters } from '../../words/escape.ts'
import { NotInFormatError, type ParsedOutput } from './format.ts'
import { removeThousandsCommas } from './values.ts'

/** The values of a benchmark in one unit within one process. There may be a million of these, so it is small. */
interface Gathered {
  readonly unit: string
  /** The only value, or all values. */
  values: number | number[]
  /** True if values come one by one, so that more may follow. */
  readonly isRepeated: boolean
  iterations: number
  samples: number
  /** The benchmark's values in its next unit. */
  next: Gathered | null
}

/** The numbers of operations (0 if the tool does not say) and samples behind a value. */
interface Extent {
  readonly iterations?: number | null | undefined
  readonly samples?: number | null | undefined
}

/** A unit as the tool writes it (`written`) and in base units (`unit`). Values are multiplied by `factor`. */
interface Unit {
  readonly written: string
  readonly unit: string
  readonly factor: number
}

const unstated: Extent = {}

/** The longest name in an error, in characters. */
const longestName = 200

/**
 * Collects what a reader finds in an output. Two benchmarks of the same name would become one observation, so a repeated name is an error
 * unless the tool declares it a repetition.
 */
export class ParsedOutputBuilder {
  /** The values of each benchmark in its first unit. */
  private readonly gathered = new Map<string, Gathered>()
  private readonly units = new Map<string, UnitDeclaration>()
  private readonly failures: string[] = []
  private readonly failed = new Map<string, string>()
  private readonly statuses = new Map<string, Measurement['statuses']>()
  private readonly refused: {
    readonly benchmark: string
    readonly text: string
    readonly isTime: boolean
  }[] = []
  private readonly known = new Map<string, Unit>()
  private readonly advice: string
  private claimed = 0
  private unreadable: string | null = null

  /** `advice` tells what to do if two benchmarks have the same name. */
  constructor(advice = 'Give each a name of its own.') {
    this.advice = advice
  }

  /** Adds the only value of a benchmark in a unit. Blanks in the unit become `-`. Throws NotInFormatError if there is another value. */
  add(benchmark: string, unitText: string, value: number, extent: Extent = unstated): void {
    this.take(benchmark, this.unitOf(unitText), value, extent, false)
  }

  /**
   * Adds one of several values that a process printed one after the other. Together they are one observation, their median. Only for tools
   * that print a benchmark once per repetition.
   */
  addRepetition(benchmark: string, unitText: string, value: number, extent: Extent = unstated): void {
    this.take(benchmark, this.unitOf(unitText), value, extent, true)
  }

  /**
   * Adds all values of a benchmark in a unit. Together they are one observation, their median. `iterations` is the number of operations of
   * each value. Throws NotInFormatError if there are others.
   */
  addSamples(
    benchmark: string,
    unitText: string,
    values: readonly number[],
    iterations?: number | null,
  ): void {
    if (values.length === 0) return
    const unit = this.unitOf(unitText)
    const last = this.lastOf(benchmark, unit.unit)
    if (last?.unit === unit.unit) throw this.repeated(benchmark)
    const possible: number[] = []
    for (const value of values) {
      const tidied = this.possible(benchmark, unit, value)
      if (tidied !== null) possible.push(tidied)
    }
    const samples = possible.length
    if (samples === 0) return
    const all = samples * (count(iterations) ?? 0)
    this.keep(benchmark, last, {
      unit: unit.unit,
      values: possible,
      isRepeated: true,
      iterations: all,
      samples,
      next: null,
    })
  }

  private take(benchmark: string, unit: Unit, value: number, extent: Extent, isRepeated: boolean): void {
    const tidied = this.possible(benchmark, unit, value)
    if (tidied === null) return
    const iterations = count(extent.iterations) ?? 0
    const samples = count(extent.samples) ?? 1
    const last = this.lastOf(benchmark, unit.unit)
    if (last?.unit !== unit.unit) {
      this.keep(benchmark, last, {
        unit: unit.unit,
        values: tidied,
        isRepeated,
        iterations,
        samples,
        next: null,
      })
      return
    }
    if (!(last.isRepeated && isRepeated)) throw this.repeated(benchmark)
    if (typeof last.values === 'number') last.values = [last.values, tidied]
    else last.values.push(tidied)
    last.iterations += iterations
    last.samples += samples
  }

  /** Returns the value in base units, or null if it cannot be a measurement, which is recorded. */
  private possible(benchmark: string, { written, unit, factor }: Unit, value: number): number | null {
    const tidied = value * factor
    if (isPossibleValueInUnit(tidied, unit)) return tidied
    this.refused.push({ benchmark, text: `${benchmark}: ${value} ${written}`, isTime: isTimeUnit(unit) })
    return null
  }

  private keep(benchmark: string, last: Gathered | null, next: Gathered): void {
    if (last) last.next = next
    else this.gathered.set(benchmark, next)
  }

  /** Returns the benchmark's values in this unit, otherwise those in its last unit, or null if it has none. */
  private lastOf(benchmark: string, unit: string): Gathered | null {
    let gathered = this.gathered.get(benchmark) ?? null
    while (gathered && gathered.unit !== unit && gathered.next) gathered = gathered.next
    return gathered
  }

  /** Caches units, as there are few units and many values. */
  private unitOf(unitText: string): Unit {
    const known = this.known.get(unitText)
    if (known) return known
    const unit = { written: unitText, ...convertUnitToTidyUnitAndFactor(spaceless(unitText)) }
    this.known.set(unitText, unit)
    return unit
  }

  private repeated(benchmark: string): NotInFormatError {
    const name = escapeControlCharacters(benchmark.slice(0, longestName))
    return new NotInFormatError(
      `Two benchmarks are called "${name}", so their values cannot be told apart. ${this.advice}`,
    )
  }

  /** Declares which direction of a unit is better, or that it is exact. The first declaration of a unit counts. */
  declare(unitText: string, rule: UnitDeclaration): void {
    const { unit } = this.unitOf(unitText)
    if (!this.units.has(unit)) this.units.set(unit, rule)
  }

  /** Adds a failure that concerns the whole run, as a line to show. */
  fail(line: string): void {
    this.failures.push(line)
  }

  /** Adds the failure of one benchmark, by the name that its results have. The others can be judged without it. */
  failBenchmark(benchmark: string, why: string): void {
    const line = `${benchmark}: ${why}`
    if (this.failed.has(benchmark)) return
    this.failures.push(line)
    this.failed.set(benchmark, line)
  }

  /** Records the exit statuses of the command that a benchmark measures; null for an unknown status. */
  ended(benchmark: string, statuses: readonly (number | null)[]): void {
    const different = [...new Set(statuses)].sort((a, b) => (a ?? -1) - (b ?? -1))
    if (different.some(status => status !== 0)) this.statuses.set(benchmark, different)
  }

  /** Adds wall-clock seconds during which only this benchmark was measured. */
  claim(seconds: number): void {
    if (seconds > 0 && seconds < Number.POSITIVE_INFINITY) this.claimed += seconds
  }

  /** Makes the whole output unreadable, unless the whole run failed, which is reported instead. */
  refuse(why: string): void {
    this.unreadable ??= why
  }

  /** Returns what was collected, without rules of units that no measurement has. Throws NotInFormatError after `refuse`. */
  parsed(): ParsedOutput {
    const hasRunFailed = this.failures.length > this.failed.size
    if (this.unreadable !== null && !hasRunFailed) throw new NotInFormatError(this.unreadable)
    const measurements: Measurement[] = []
    const used = new Set<string>()
    for (const [benchmark, first] of this.gathered)
      for (let gathered: Gathered | null = first; gathered; gathered = gathered.next) {
        measurements.push(this.measurement(benchmark, gathered))
        used.add(gathered.unit)
      }
    const beside = this.refused
      .filter(({ benchmark, isTime }) => !isTime && this.gathered.has(benchmark))
      .map(({ text }) => text)
    return {
      measurements,
      units: new Map([...this.units].filter(([unit]) => used.has(unit))),
      failures: this.failures,
      ...(this.failed.size > 0 ? { failed: this.failed } : {}),
      ...(this.claimed > 0 ? { claimed: this.claimed } : {}),
      refused: this.refused.map(({ text }) => text),
      ...(beside.length > 0 ? { refusedBeside: beside } : {}),
    }
  }

  private measurement(benchmark: string, gathered: Gathered): Measurement {
    const statuses = this.statuses.get(benchmark)
    return statuses ? { ...measurement(benchmark, gathered), statuses } : measurement(benchmark, gathered)
  }
}

/** Replaces blanks, as benchstat would take what follows one for another unit. */
function spaceless(unit: string): string {
  return unit.trim().replace(/\s+/g, '-') || 'value'
}

function measurement(benchmark: string, { unit, values, iterations, samples }: Gathered): Measurement {
  const value = typeof values === 'number' ? values : median(values)
  if (samples <= 1) return { benchmark, config: none, iterations, unit, value }
  return { benchmark, config: none, iterations, innerSamples: samples, unit, value }
}

function count(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}

/** The configuration of all formats but Go's, which have none. */
const none: Measurement['config'] = {}

// Refuses values that a tool prints with too few digits: 25 and 26 may be less than 1 % apart, or 8 %.

const leastDigits = 3

/** Returns true if a number has fewer than three digits as it is written; zeros at its end count, those at its beginning do not. */
export function isNumberWrittenWithTooFewDigits(written: number | string): boolean {
  return removeThousandsCommas(String(written)).replace(/e.*|^[0.]+|\./gi, '').length < leastDigits
}

/** Refuses the output if a value is coarse; `advice` tells how to make the tool write more digits. */
export function recordRefusalIfValueIsCoarse(
  readings: ParsedOutputBuilder,
  benchmark: string,
  written: number | string,
  unit: string,
  advice: string,
): void {
  if (isNumberWrittenWithTooFewDigits(written))
    readings.refuse(
      `The benchmark ${benchmark} has the value ${written} ${unit}, which has fewer than three digits and is too coarse to compare. ${advice}`,
    )
}
