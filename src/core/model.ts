// The words of the project as types: what is measured, compared, judged and kept.

/** A Side is one of the two commits being compared. */
export type Side = 'base' | 'head'

export const sides: readonly Side[] = ['base', 'head']

/** Better says in which direction a unit improves; null where nobody has said so. */
export type Better = 'lower' | 'higher' | null

/** A Measurement is one value in one unit, as a benchmark reported it once. */
export interface Measurement {
  /** Full name without the word Benchmark, with its GOMAXPROCS suffix: `Encode/1MB-8`. */
  readonly benchmark: string
  /** The configuration lines in force where it was read (`pkg`, `goos`, …); shared by many measurements. */
  readonly config: Readonly<Record<string, string>>
  readonly iterations: number
  /** Tidied as benchstat does: `sec/op`, not `ns/op`. */
  readonly unit: string
  /** In `unit`; always finite. */
  readonly value: number
}

/** The value of a configuration key; a key may have the name of anything, such as `constructor`. */
export function settingOf(config: Measurement['config'], key: string): string | undefined {
  return Object.hasOwn(config, key) ? config[key] : undefined
}

/** A UnitRule is what a benchmark said about one of its (tidied) units. */
export interface UnitRule {
  readonly better?: Better
  /** `exact`: every measurement of the same code gives the same value (benchfmt's `assume`). */
  readonly assume?: 'nothing' | 'exact'
}

export type UnitRules = ReadonlyMap<string, UnitRule>

/** A Visit is one run of the benchmark command on one side. */
export interface Visit {
  /** When it began, ISO 8601. */
  readonly started: string
  /** Wall time of the command. */
  readonly seconds: number
  readonly measurements: readonly Measurement[]
}

/** A Round is one visit to each side, close together in time. */
export interface Round {
  /** Counted from 1. */
  readonly round: number
  /** The side that was visited first. */
  readonly first: Side
  readonly base: Visit
  readonly head: Visit
}

/** A Sample is what one side gave for one benchmark and unit: one value per round, null where a round gave none. */
export type Sample = readonly (number | null)[]

/** A Series is one benchmark in one unit, measured on either side. */
export interface Series {
  readonly benchmark: string
  /** The Go package, or null where the output names none. */
  readonly package: string | null
  readonly unit: string
  readonly rule: UnitRule
  readonly base: Sample
  readonly head: Sample
}

/** A Summary is a sample in three numbers, in the unit of its comparison. */
export interface Summary {
  /** The median. */
  readonly center: number
  /** The interval of the median at 95 %; null where the sample is too small to bound it. */
  readonly low: number | null
  readonly high: number | null
  readonly samples: Sample
}

/**
 * A Change is what the gate says of one comparison. changed: significant, in a unit whose direction is not known.
 * inconclusive: measured too few times for any difference to count.
 */
export type Change = 'regressed' | 'improved' | 'changed' | 'unchanged' | 'inconclusive'

/** A Comparison is one benchmark in one unit on both sides, and what is to be said of it. */
export interface Comparison {
  readonly benchmark: string
  readonly package: string | null
  readonly unit: string
  readonly better: Better
  readonly base: Summary
  readonly head: Summary
  /** head.center / base.center - 1; null where no percentage exists, since the base is 0 (or next to nothing). */
  readonly delta: number | null
  /** Two-sided Mann-Whitney p, as benchstat prints it; 0 for a difference in a unit without noise. */
  readonly p: number
  readonly change: Change
}

/** An Unmatched benchmark was measured on one side only, or only there in one of its units. */
export interface Unmatched {
  readonly benchmark: string
  readonly package: string | null
  /** Null where the whole benchmark is missing on the other side. */
  readonly unit: string | null
}

/** A Verdict is the gate's answer for the whole run. */
export type Verdict = 'pass' | 'fail' | 'inconclusive'

/** FailOn says which verdicts make the check red. */
export type FailOn = 'regression' | 'inconclusive' | 'never'

/** A Commit is one side's revision, resolved once and never again. */
export interface Commit {
  readonly sha: string
  /** How it was found, in words: "merge base with main". */
  readonly from: string
}

/** Settings are the inputs that shape a result, kept with it so that it can be repeated. */
export interface Settings {
  readonly run: string
  readonly setup: string | null
  readonly workingDirectory: string
  readonly count: number
  /** Plain ratio. */
  readonly alpha: number
  /** Plain ratio. */
  readonly threshold: number
  readonly seed: number
  readonly failOn: FailOn
}

/** A Machine is what the measurements were taken on. */
export interface Machine {
  readonly os: string
  readonly arch: string
  readonly cpu: string
  readonly cores: number
  readonly memoryBytes: number
  /** One-minute load average when measuring began; 0 where the system has none. */
  readonly load: number
}

/** A ResultFile is the public record of one gate run; docs/result.schema.json is its contract. */
export interface ResultFile {
  readonly schema: 1
  readonly verdict: Verdict
  /** Why, in one sentence, as the report's headline says it. */
  readonly reason: string
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  readonly rounds: readonly RoundRecord[]
  readonly comparisons: readonly Comparison[]
  readonly unmatched: Readonly<Record<Side, readonly Unmatched[]>>
}

/** A RoundRecord is a round without its measurements, which stand in the comparisons in round order. */
export interface RoundRecord {
  readonly round: number
  readonly first: Side
  readonly base: Omit<Visit, 'measurements'>
  readonly head: Omit<Visit, 'measurements'>
}
