// Rules for single benchmarks as types: what a rules file says of those that a glob names.

/** A Gate says what becomes of a row that regressed: it fails the check, is told without failing it, or is only in the table. */
export type Gate = 'fail' | 'warn' | 'off'

/** A BenchmarkRule holds for the rows that `match` fits, unless an earlier one fits too. What it leaves open is null. */
export interface BenchmarkRule {
  /** A glob over names and units, as core/judge/row-rules.ts reads it. */
  readonly match: string
  /** Plain ratio. */
  readonly threshold: number | null
  /** Plain ratio; twice the threshold where only that is set. */
  readonly ruleOut: number | null
  readonly better: 'lower' | 'higher' | null
  readonly gate: Gate
  readonly owner: string | null
  readonly why: string | null
  /** The last day on which it holds: `2026-12-31`, in UTC. */
  readonly until: string | null
  /** Whether that day had passed when the run began; then it holds for nothing. */
  readonly isOver: boolean
}

/** An Accepted worsening passes, up to a size, in the change for which somebody has accepted it. */
export interface Accepted {
  /** A glob as above, or the row itself. */
  readonly match: string | AcceptedRow
  /** The largest estimate that passes: a plain ratio; null for any, where base was 0. */
  readonly upTo: number | null
  /** Who accepted it, and when (a day or a time in ISO 8601); null where that is not known. */
  readonly by: string | null
  readonly when: string | null
  readonly why: string | null
  /** Where it was said; null where it stands in the rules file. */
  readonly url: string | null
}

/** An AcceptedRow is one comparison. */
export interface AcceptedRow {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
}
