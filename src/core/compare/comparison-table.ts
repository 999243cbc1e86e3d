// The terms of `benchgate compare` as types: tables, their cells, and notes on these.

import type { Better } from '../model/measuring.ts'
import type { BenchmarkRule, Correction, Sort, Test } from '../model/settings.ts'
import type { Note } from './notes.ts'

/** The Terms are the settings by which samples are compared. */
export interface Terms {
  readonly alpha: number
  /** The confidence of the intervals of samples and of ratios. */
  readonly confidence: number
  readonly test: Test
  readonly correction: Correction
  readonly outliers: 'none' | 'iqr'
  /** The smallest worsening that is a regression; plain ratio. */
  readonly threshold: number
  /** Whether a regression has to be shown to exceed the threshold, not merely to exist. */
  readonly strict: boolean
  /** Whether the values of files were measured in turns, and are compared round by round. */
  readonly paired: boolean
  /** Whether to compute the interval of each ratio, which takes time. */
  readonly intervals: boolean
}

/** The order of the rows: as the projection says, by name, or the worst first; `-name` and `-delta` reverse it. */
export type RowOrder = Sort | '-name' | '-delta'

/** A SampleTable is the samples of one unit under one configuration, in columns, each compared with the first. */
export interface SampleTable {
  readonly config: TableConfig
  readonly unit: string
  readonly better: Better
  /** What each column is called, by the keys of the columns; at least one column. */
  readonly columns: readonly (readonly string[])[]
  readonly rows: Rows
  /** One for each column; empty where they are not wanted. */
  readonly totals: readonly Total[]
}

/** A Rows is the rows of a table, which may be made when they are asked for: there may be millions. An array is one, too. */
export interface Rows extends Iterable<SampleRow> {
  readonly length: number
  at(row: number): SampleRow | undefined
}

export interface SampleRow {
  readonly name: string
  /** The rule for benchmarks that it is judged by; null where none fits. */
  readonly rule: BenchmarkRule | null
  /** One for each column; null where nothing was measured. */
  readonly cells: readonly (Cell | null)[]
}

/** A Cell is a sample in a table. */
export interface Cell {
  readonly n: number
  readonly center: number
  /** The interval; infinite where the sample is too small to bound it. */
  readonly low: number
  readonly high: number
  readonly notes: readonly Note[]
  /** Null in the first column, and where the first column is empty in this row. */
  readonly versus: Versus | null
}

/** A Versus is a sample compared with the one in the first column. */
export interface Versus {
  /** The sizes of the sample in the first column and of this one. */
  readonly n: readonly [base: number, head: number]
  /** Relative change of the center; null where it was 0 and no longer is. */
  readonly delta: number | null
  /** Two-sided; null where nothing was tested, as exact values need no test. */
  readonly p: number | null
  /**
   * What the finding stands on: p, with `strict` that of a worsening beyond the threshold, with `paired` that of swaps
   * within rounds; adjusted for the family.
   */
  readonly adjustedP: number | null
  /** By p alone, as benchstat says it. */
  readonly isSignificant: boolean
  /** Whether so few values could not have been a finding, whatever they were. */
  readonly isPowerless: boolean
  /** How many values on each side it then takes; null where that is over 50, or not known. */
  readonly needed: number | null
  /** With `paired`, in a row that shows nothing: the rounds that would show a worsening of the threshold; null if unknown. */
  readonly rounds: number | null
  readonly finding: CellVerdict
  /** The Hodges-Lehmann estimate of head against base with its interval; null where not asked for or not positive. */
  readonly ratio: { readonly estimate: number; readonly low: number; readonly high: number } | null
  readonly notes: readonly Note[]
}

/**
 * A CellVerdict is what a Versus shows, by its adjusted p. regressed: significant, and worse by more than the threshold.
 * improved: significant, and better by more than it. changed: the same either way, in a unit whose direction is not
 * known. small: significant, but within the threshold. suspect: it would have regressed by its own p. none: not
 * significant, or no change at all.
 */
export type CellVerdict = 'regressed' | 'improved' | 'changed' | 'suspect' | 'small' | 'none'

/** A Total is the last line of a column: the geometric means of its centers, and of their ratios to the first column. */
export interface Total {
  /** Null where a center is not positive. */
  readonly center: number | null
  /** Null in the first column, and where a ratio is not positive or has no value. */
  readonly ratio: number | null
  readonly notes: readonly Note[]
}

// The configuration of a table, looked up where it is asked for: thousands of tables may have thousands of keys each.

/** A TableConfig is keys with their values; the same keys in the same places for all tables. */
export class TableConfig {
  /** How many keys it has. */
  readonly length: number
  private readonly keys: readonly string[]
  private readonly valueAt: (place: number) => string

  /** Of the first `length` of `keys`. */
  constructor(keys: readonly string[], length: number, valueAt: (place: number) => string) {
    this.keys = keys
    this.length = length
    this.valueAt = valueAt
  }

  static of(entries: readonly (readonly [key: string, value: string])[]): TableConfig {
    return new TableConfig(
      entries.map(([key]) => key),
      entries.length,
      place => entries[place]?.[1] ?? '',
    )
  }

  /** The keys with their values. */
  entries(): readonly (readonly [key: string, value: string])[] {
    return Array.from({ length: this.length }, (_, n) => [this.keys[n] as string, this.valueAt(n)] as const)
  }

  /** Those that `other` has otherwise. */
  unlike(other: TableConfig): readonly (readonly [key: string, value: string, others: string])[] {
    const found: (readonly [string, string, string])[] = []
    for (let n = 0; n < this.length; n++) {
      const [value, others] = [this.valueAt(n), other.valueAt(n)]
      if (value !== others) found.push([this.keys[n] as string, value, others])
    }
    return found
  }
}
