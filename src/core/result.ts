// Puts the result file together: the public record of one run.
import { compare, type Rules, unmatched } from './judge/compare.ts'
import { judge } from './judge/verdict.ts'
import type { Commit, Machine, ResultFile, Round, RoundRecord, Series, Settings, Side } from './model.ts'

/** What a run knows when its last round has ended. */
export interface Run {
  readonly commits: Readonly<Record<Side, Commit>>
  readonly settings: Settings
  readonly machine: Machine
  readonly rounds: readonly Round[]
  readonly series: readonly Series[]
}

/** Compares and judges a run. Deciding ends here; what follows only shows it. */
export function resultOf({ commits, settings, machine, rounds, series }: Run): ResultFile {
  const rules: Rules = settings
  const comparisons = compare(series, rules)
  const only = { base: unmatched(series, 'base'), head: unmatched(series, 'head') }
  return {
    schema: 1,
    ...judge(comparisons, only.base, only.head),
    commits,
    settings,
    machine,
    rounds: rounds.map(record),
    comparisons,
    unmatched: only,
  }
}

function record({ round, first, base, head }: Round): RoundRecord {
  return {
    round,
    first,
    base: { started: base.started, seconds: base.seconds },
    head: { started: head.started, seconds: head.seconds },
  }
}
