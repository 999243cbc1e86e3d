// Gathers what one output says: measurements, units, failures, and what cannot be a measurement.
import { median } from 'simple-statistics'
import type { Measurement, UnitRule } from '../model.ts'
import { tidy } from '../units.ts'
import type { Parsed } from './parsed.ts'

/** What a benchmark measured in one unit, one process long. */
interface Gathered {
  readonly benchmark: string
  readonly unit: string
  readonly values: number[]
  iterations: number
  samples: number
}

/** An Extent is what a value was measured over: operations (0 where the tool does not say) and samples. */
interface Extent {
  readonly iterations?: number | null | undefined
  /** Of how many samples the value is the median already. */
  readonly samples?: number | null | undefined
}

/** A Found is what a reader has found so far. */
export class Found {
  private readonly gathered = new Map<string, Gathered>()
  private readonly units = new Map<string, UnitRule>()
  private readonly failures: string[] = []
  private readonly refused: string[] = []

  /**
   * Adds one value, in any unit; blanks in one become `-`. What is added several times is one observation, as one process made
   * it: the median of all.
   */
  add(benchmark: string, given: string, value: number, { iterations, samples }: Extent = {}): void {
    const { unit, factor } = tidy(spaceless(given))
    const tidied = value * factor
    if (!Number.isFinite(tidied)) {
      this.refused.push(`${benchmark}: ${value} ${given}`)
      return
    }
    const id = JSON.stringify([benchmark, unit])
    const known = this.gathered.get(id) ?? { benchmark, unit, values: [], iterations: 0, samples: 0 }
    known.values.push(tidied)
    known.iterations += count(iterations) ?? 0
    known.samples += count(samples) ?? 1
    this.gathered.set(id, known)
  }

  /** Says what is better or exact in a unit. The first word about a unit holds. */
  declare(given: string, rule: UnitRule): void {
    const { unit } = tidy(spaceless(given))
    if (!this.units.has(unit)) this.units.set(unit, rule)
  }

  /** Adds a failure as a line to be shown. */
  fail(line: string): void {
    this.failures.push(line)
  }

  /** What was found; of a unit that none of it is in, nothing is said. */
  parsed(): Parsed {
    const gathered = [...this.gathered.values()]
    const used = new Set(gathered.map(({ unit }) => unit))
    return {
      measurements: gathered.map(measurement),
      units: new Map([...this.units].filter(([unit]) => used.has(unit))),
      failures: this.failures,
      refused: this.refused,
    }
  }
}

/** Behind a blank, benchstat would look for another unit. */
function spaceless(unit: string): string {
  return unit.trim().replace(/\s+/g, '-') || 'value'
}

function measurement({ benchmark, unit, values, iterations, samples }: Gathered): Measurement {
  const value = median(values)
  const inner = samples > 1 ? { innerSamples: samples } : {}
  return { benchmark, config: none, iterations, ...inner, unit, value }
}

function count(value: number | null | undefined): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : null
}

/** Other tools than Go's state no configuration; one object is shared by all. */
const none: Measurement['config'] = {}
