// Puts the result file together: the public record of one run.
import { compare } from './judge/compare.ts'
import { confirm } from './judge/confirm.ts'
import { geomeans } from './judge/geomean.ts'
import { runWarnings } from './judge/run-warnings.ts'
import { unmatched } from './judge/unmatched.ts'
import { judge } from './judge/verdict.ts'
import type { Round, Series, Side } from './model.ts'
import type { Commit, Machine, ResultFile, RoundRecord, Stopped } from './result-file.ts'
import type { Settings } from './settings.ts'

/** What a run knows when its last round has ended. */
export interface Run {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  readonly rounds: readonly Round[]
  readonly stopped: Stopped
  readonly series: readonly Series[]
  /** The second measurement of suspected regressions; null where there was none. */
  readonly again: { readonly rounds: readonly Round[]; readonly series: readonly Series[] } | null
}

/** Compares and judges a run. Deciding ends here; what follows only shows it. */
export function resultOf({ commits, settings, machine, rounds, stopped, series, again }: Run): ResultFile {
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
    again: (again?.rounds ?? []).map(record),
    comparisons,
    geomeans: geomeans(comparisons),
    warnings: runWarnings(rounds, series, machine.steal),
    unmatched: only,
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
