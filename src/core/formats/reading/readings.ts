// Gathers the content of one output: measurements, units, failures, and values that cannot be measurements.
import { median } from 'simple-statistics'
import type { Measurement, UnitRule } from '../../model/measuring.ts'
import { isPossible, isTime, tidy } from '../../model/units.ts'
import { escapeControls } from '../../words/escape.ts'
import { type Parsed, Unreadable } from './format.ts'

/** What a benchmark measured in one unit within one process. There may be a million of these, so it is small. */
interface Gathered {
  readonly unit: string
  /** The only value, or all of them. */
  values: number | number[]
  /** Whether values come one by one, so that more may follow. */
  readonly isRepeated: boolean
  iterations: number
  samples: number
  /** The next unit of the benchmark. */
  next: Gathered | null
}

/** An Extent is what a value was measured over: operations (0 where the tool does not say) and samples. */
interface Extent {
  readonly iterations?: number | null | undefined
  /** How many samples the value is the median of. */
  readonly samples?: number | null | undefined
}

/** A Unit as it is given, and as it is kept: a value times `factor`. */
interface Unit {
  readonly given: string
  readonly unit: string
  readonly factor: number
}

const unstated: Extent = {}

/** The longest name in an error, in characters. */
const shown = 200

/**
 * Readings are what has been read of an output so far. Benchmarks that share a name would become one observation, so a
 * name that is used twice is refused, unless the tool says that it is a repetition.
 */
export class Readings {
  /** Of each benchmark, the first unit. */
  private readonly gathered = new Map<string, Gathered>()
  private readonly units = new Map<string, UnitRule>()
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

  /** `advice` says what to do where two benchmarks have one name. */
  constructor(advice = 'Give each a name of its own.') {
    this.advice = advice
  }

  /** Adds the only value of a benchmark in a unit; blanks in the unit become `-`. Throws Unreadable if it is not the only one. */
  add(benchmark: string, given: string, value: number, extent: Extent = unstated): void {
    this.take(benchmark, this.unitOf(given), value, extent, false)
  }

  /**
   * Adds one of several values that one process gave, one after the other; they are one observation, their median. Only for
   * tools that write a benchmark down as often as it was repeated.
   */
  addRepetition(benchmark: string, given: string, value: number, extent: Extent = unstated): void {
    this.take(benchmark, this.unitOf(given), value, extent, true)
  }

  /**
   * Adds all values of a benchmark in a unit; they are one observation, their median. `iterations` is how many operations each
   * was measured over. Throws Unreadable where there are others.
   */
  addSamples(benchmark: string, given: string, values: readonly number[], iterations?: number | null): void {
    if (values.length === 0) return
    const unit = this.unitOf(given)
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

  /** The value as it is kept; null where it is no measurement, which is told. */
  private possible(benchmark: string, { given, unit, factor }: Unit, value: number): number | null {
    const tidied = value * factor
    if (isPossible(tidied, unit)) return tidied
    this.refused.push({ benchmark, text: `${benchmark}: ${value} ${given}`, isTime: isTime(unit) })
    return null
  }

  private keep(benchmark: string, last: Gathered | null, next: Gathered): void {
    if (last) last.next = next
    else this.gathered.set(benchmark, next)
  }

  /** What the benchmark has in this unit, or else the last of its other units; null where there is none. */
  private lastOf(benchmark: string, unit: string): Gathered | null {
    let one = this.gathered.get(benchmark) ?? null
    while (one && one.unit !== unit && one.next) one = one.next
    return one
  }

  /** Remembered, as there are few units and many values. */
  private unitOf(given: string): Unit {
    const known = this.known.get(given)
    if (known) return known
    const unit = { given, ...tidy(spaceless(given)) }
    this.known.set(given, unit)
    return unit
  }

  private repeated(benchmark: string): Unreadable {
    const name = escapeControls(benchmark.slice(0, shown))
    return new Unreadable(
      `Two benchmarks are called "${name}", so their values cannot be told apart. ${this.advice}`,
    )
  }

  /** Declares which direction of a unit is better, or that it is exact. The first statement about a unit holds. */
  declare(given: string, rule: UnitRule): void {
    const { unit } = this.unitOf(given)
    if (!this.units.has(unit)) this.units.set(unit, rule)
  }

  /** Adds a failure as a line to be shown. */
  fail(line: string): void {
    this.failures.push(line)
  }

  /** Adds the failure of one benchmark, whose name is as its results have it; the others can be judged without it. */
  failBenchmark(benchmark: string, why: string): void {
    const line = `${benchmark}: ${why}`
    if (this.failed.has(benchmark)) return
    this.failures.push(line)
    this.failed.set(benchmark, line)
  }

  /** Says with which statuses the command that is the benchmark has ended; null for one that is not known. */
  ended(benchmark: string, statuses: readonly (number | null)[]): void {
    const different = [...new Set(statuses)].sort((a, b) => (a ?? -1) - (b ?? -1))
    if (different.some(status => status !== 0)) this.statuses.set(benchmark, different)
  }

  /** Adds wall-clock seconds that a benchmark was measured for, while no other of this output was. */
  claim(seconds: number): void {
    if (seconds > 0 && seconds < Number.POSITIVE_INFINITY) this.claimed += seconds
  }

  /** Makes all of it unreadable, unless a benchmark failed: that is told first. */
  refuse(why: string): void {
    this.unreadable ??= why
  }

  /** What was found; rules of units that no measurement has are left out. Throws Unreadable for what was refused. */
  parsed(): Parsed {
    if (this.unreadable !== null && this.failures.length === 0) throw new Unreadable(this.unreadable)
    const measurements: Measurement[] = []
    const used = new Set<string>()
    for (const [benchmark, first] of this.gathered)
      for (let one: Gathered | null = first; one; one = one.next) {
        measurements.push(this.measurement(benchmark, one))
        used.add(one.unit)
      }
    const beside = this.refused
      .filter(one => !one.isTime && this.gathered.has(one.benchmark))
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

/** benchstat would take what follows a blank for another unit. */
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

/** Only Go's format states a configuration; all others share this object. */
const none: Measurement['config'] = {}
