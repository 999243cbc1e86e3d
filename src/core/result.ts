// Puts the result file together: the public record of one run.
import { compare } from './judge/compare.ts'
import { confirm } from './judge/confirm.ts'
import { geomeans } from './judge/geomean.ts'
import { runWarnings, suiteWarning } from './judge/run-warnings.ts'
import { unmatched } from './judge/unmatched.ts'
import { judge, judgeWithoutBase } from './judge/verdict.ts'
import type { Round, Series, Side } from './model.ts'
import type { Commit, Failure, Machine, ResultFile, RoundRecord, Stopped } from './result-file.ts'
import type { Settings } from './settings.ts'

/** What a run knows whatever it has measured. */
export interface Circumstances {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  /** The benchmark files in which the sides differ, by their paths on head. */
  readonly suite: readonly string[]
}

/** What a run knows when its last round has ended. */
export interface Run extends Circumstances {
  readonly rounds: readonly Round[]
  readonly stopped: Stopped
  readonly series: readonly Series[]
  /** The second measurement of suspected regressions; null where there was none. */
  readonly again: { readonly rounds: readonly Round[]; readonly series: readonly Series[] } | null
}

/** Compares and judges a run. Deciding ends here; what follows only shows it. */
export function resultOf({
  commits,
  settings,
  machine,
  suite,
  rounds,
  stopped,
  series,
  again,
}: Run): ResultFile {
  const first = compare(series, settings, machines(rounds))
  const comparisons = again
    ? confirm(first, again.series, { ...settings, count: again.rounds.length }, machines(again.rounds))
    : first
  const only = { base: unmatched(series, 'base'), head: unmatched(series, 'head') }
  return {
    schema: 1,
    ...judge(comparisons, only.base, only.head),
    commits,
    settings,
    machine,
    rounds: rounds.map(record),
    stopped,
    baseFailed: null,
    again: (again?.rounds ?? []).map(record),
    comparisons,
    geomeans: geomeans(comparisons),
    warnings: [...suiteWarning(suite), ...runWarnings(rounds, series, machine.steal)],
    unmatched: only,
  }
}

/** The result of a run in which base could not be measured, be it only after `rounds`, and head could. */
export function resultWithoutBase(
  { commits, settings, machine, suite }: Circumstances,
  rounds: readonly Round[],
  { why, message, output }: Failure & { readonly why: string },
): ResultFile {
  return {
    schema: 1,
    ...judgeWithoutBase(why, commits.base),
    commits,
    settings,
    machine,
    rounds: rounds.map(record),
    stopped: 'failed',
    baseFailed: { message, output },
    again: [],
    comparisons: [],
    geomeans: [],
    warnings: suiteWarning(suite),
    unmatched: { base: [], head: [] },
  }
}

function machines(rounds: readonly Round[]): readonly number[] {
  return rounds.map(({ block }) => block)
}

function record({ round, block, first, base, head }: Round): RoundRecord {
  return {
    round,
    block,
    first,
    base: { started: base.started, seconds: base.seconds },
    head: { started: head.started, seconds: head.seconds },
  }
}
