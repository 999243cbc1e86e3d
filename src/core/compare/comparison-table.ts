// Types of `benchgate compare`: its settings, tables, cells, and the findings in them.
import type { BetterDirection } from '../model/measuring.ts'
import type { BenchmarkRule, DecisionRules, DeltaTest, ReportRowOrder } from '../model/settings.ts'
import type { CenterWithInterval } from '../stats/one-sample.ts'
import type { CompareTableNote } from './notes.ts'

export interface CompareStatisticsSettings
  extends Pick<DecisionRules, 'alpha' | 'correction' | 'outliers' | 'threshold' | 'strict'> {
  /** The confidence of the intervals of samples and of ratios. */
  readonly confidence: number
  readonly test: DeltaTest
  /** The files were measured alternately, and are compared round by round. */
  readonly paired: boolean
  /** The confidence interval of each ratio is computed, which takes time. */
  readonly intervals: boolean
}

/** The order of the rows: that of the projection, by name, or the worst first; `-name` and `-delta` reverse it. */
export type CompareRowOrder = ReportRowOrder | '-name' | '-delta'

/** The samples of one unit under one configuration, in columns, each compared with the first. */
export interface CompareTable {
  readonly config: CompareTableConfig
  readonly unit: string
  readonly better: BetterDirection
  /** The name of each column, by the keys of the columns; at least one column. */
  readonly columns: readonly (readonly string[])[]
  readonly rows: CompareTableRowList
  /** One for each column; empty if they are not wanted. */
  readonly totals: readonly ColumnGeomeanAndRatioToFirst[]
}

/** The rows of a table, possibly created on access: there may be millions. Arrays qualify, too. */
export interface CompareTableRowList extends Iterable<CompareTableRow> {
  readonly length: number
  at(row: number): CompareTableRow | undefined
}

export interface CompareTableRow {
  readonly name: string
  /** The rule for benchmarks that it is judged by; null if none matches. */
  readonly rule: BenchmarkRule | null
  /** One for each column; null if nothing was measured. */
  readonly cells: readonly (CompareTableSampleCell | null)[]
}

export interface CompareTableSampleCell extends CenterWithInterval {
  readonly n: number
  readonly notes: readonly CompareTableNote[]
  /** Null in the first column, and if the first column is empty in this row. */
  readonly versus: SampleComparison | null
}

export interface SampleComparison {
  /** The sizes of the sample in the first column and of this one. */
  readonly n: readonly [base: number, head: number]
  /** Relative change of the centre; null if it was 0 and no longer is. */
  readonly delta: number | null
  /** Two-sided; null if nothing was tested, as exact values need no test. */
  readonly p: number | null
  /**
   * The p-value of the finding, adjusted for the family: p; with `strict` that of a worsening beyond the threshold, with
   * `paired` that of the permutation test within rounds.
   */
  readonly adjustedP: number | null
  /** By the unadjusted p, as in benchstat. */
  readonly isSignificant: boolean
  /** So few values could not be significant, whatever they were. */
  readonly isPowerless: boolean
  /** The number of values on each side that could be; null if that is over 50, or unknown. */
  readonly needed: number | null
  /** With `paired`, in a row without a finding: the rounds that would show a worsening of the threshold; null if unknown. */
  readonly rounds: number | null
  readonly finding: CompareRowFinding
  /** The Hodges-Lehmann estimate of head / base with its interval; null if not requested or not positive. */
  readonly ratio: { readonly estimate: number; readonly low: number; readonly high: number } | null
  readonly notes: readonly CompareTableNote[]
}

/**
 * The finding of a comparison, by its adjusted p. regressed: significant, and worse by more than the threshold. improved:
 * significant, and better by more than it. changed: either of them, in a unit of unknown direction. small: significant, but
 * within the threshold. suspect: it would have regressed by its unadjusted p. none: not significant, or no change at all.
 */
export type CompareRowFinding = 'regressed' | 'improved' | 'changed' | 'suspect' | 'small' | 'none'

/** The last line of a column: the geometric means of its centres, and of their ratios to the first column. */
export interface ColumnGeomeanAndRatioToFirst {
  /** Null if a centre is not positive. */
  readonly center: number | null
  /** Null in the first column, and if a ratio is not positive or undefined. */
  readonly ratio: number | null
  readonly notes: readonly CompareTableNote[]
}

/**
 * The configuration of a table: keys with their values, the same keys in the same places for all tables. Values are looked up
 * on access: thousands of tables may have thousands of keys each.
 */
export class CompareTableConfig {
  readonly length: number
  private readonly keys: readonly string[]
  private readonly valueAt: (place: number) => string

  /** Uses the first `length` of `keys`. */
  constructor(keys: readonly string[], length: number, valueAt: (place: number) => string) {
    this.keys = keys
    this.length = length
    this.valueAt = valueAt
  }

  entries(): readonly (readonly [key: string, value: string])[] {
    return Array.from({ length: this.length }, (_, n) => [this.keys[n] as string, this.valueAt(n)] as const)
  }

  /** Returns the entries whose value in `other` is different. */
  differingFrom(
    other: CompareTableConfig,
  ): readonly (readonly [key: string, value: string, others: string])[] {
    const different: (readonly [string, string, string])[] = []
    for (let n = 0; n < this.length; n++) {
      const [value, others] = [this.valueAt(n), other.valueAt(n)]
      if (value !== others) different.push([this.keys[n] as string, value, others])
    }
    return different
  }
}
