// What of a result file is judged again: its samples and what surrounds them, under settings that its writer did not choose.
import type { Comparison, RunWarning } from '../model/comparison.ts'
import type { Series, Side } from '../model/measuring.ts'
import type { ResultFile, RoundRecord, RulesFile } from '../model/result-file.ts'
import type { Settings } from '../model/settings.ts'
import { usualDirection } from '../model/units.ts'
import type { RecordedRun } from '../result/recorded.ts'
import { isByRule } from './refuse-different.ts'

/** What the judging job knows by itself, and does not take from a file. */
export interface Trusted {
  /** The settings to judge by, and to show; only the seed is that of the file. */
  readonly settings: Settings
  readonly rules: RulesFile | null
  /** How the commits were found, as text of ours. */
  readonly from: Readonly<Record<Side, string>>
  /** Whether those have measured who may not write to the repository. */
  readonly isStrangers: boolean
}

/**
 * The run that a file records. Verdict, reason, every p, every interval and each `change` in it are left behind, and so
 * are its settings, except the seed. Taken as the file says, as they cannot be computed from samples: what was lost,
 * proven, doubted, or measured on one side only, the machine and the times of its rounds, what was built with, and the
 * direction of units whose name does not tell it. A file is of one machine, so all its rounds are one block.
 */
export function recordedIn(file: ResultFile, { settings, rules, from }: Trusted): RecordedRun {
  const { commits, comparisons, again, baseFailed, calibration, geomeans, ...kept } = file
  const { schema, verdict, reason, ...others } = kept
  const { seed } = file.settings
  // Which rules give rows a direction is for our own to say.
  const rows = comparisons.map(one => (isByRule(one, file) ? { ...one, better: null } : one))
  return {
    ...others,
    commits: {
      base: { sha: commits.base.sha, from: from.base },
      head: { sha: commits.head.sha, from: from.head },
    },
    settings: { ...settings, seed, shard: null, durations: null, replica: null },
    rules,
    warnings: file.warnings.filter(isOnlySaid),
    rounds: ofOneMachine(file.rounds),
    series: rows.map(seriesOf),
    again:
      again.length === 0
        ? null
        : {
            rounds: ofOneMachine(again),
            series: rows.flatMap(seriesAgain),
          },
    merged: null,
  }
}

function ofOneMachine(rounds: readonly RoundRecord[]): readonly RoundRecord[] {
  return rounds.map(round => ({ ...round, block: 1 }))
}

function seriesOf(one: Comparison): Series {
  const { base, head, worse } = one
  const series = { ...named(one), base: base.samples, head: head.samples }
  return worse === null ? series : { ...series, worse }
}

function seriesAgain({ confirmation, ...one }: Comparison): readonly Series[] {
  if (confirmation === null) return []
  const { base, head } = confirmation
  return [{ ...named(one), base: base.samples, head: head.samples }]
}

/** A stranger's file must not turn a slowdown into an improvement by calling a longer time better. */
function named({
  benchmark,
  package: path,
  unit,
  better,
  assume,
}: Pick<Comparison, 'benchmark' | 'package' | 'unit' | 'better' | 'assume'>) {
  const rule = { better: usualDirection(unit) ?? better }
  return { benchmark, package: path, unit, rule: assume === null ? rule : { ...rule, assume } }
}

/** Whether a warning is of what the samples do not show. */
function isOnlySaid(warning: RunWarning): boolean {
  if (warning.kind === 'configuration') return warning.key !== 'go'
  return [
    'suite',
    'moved',
    'flaky',
    'unread-code',
    'shared-install',
    'left-running',
    'setup-running',
    'git-changed',
    'reference-failed',
    'unread-results',
    'values-left-out',
    'fewer-results',
  ].includes(warning.kind)
}
