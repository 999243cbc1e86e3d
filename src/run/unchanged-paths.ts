// Skips the measurement of a run if none of the files that its benchmarks depend on (`paths`) differs.
import type { Side } from '../core/model/measuring.ts'
import type { ResolvedCommit } from '../core/model/result-file.ts'
import type { RunSettings } from '../core/model/settings.ts'
import { resultOfUntouchedRun } from '../core/result/result.ts'
import type { Git } from '../effects/git/git.ts'
import { sidesDifferInGlobs } from '../effects/git/revisions/changes.ts'
import type { RunConsole } from '../effects/program/console.ts'
import type { GateResult, ResolvedRun } from './resolve-run.ts'

/** Reports whether no file that the benchmarks depend on (`paths`) differs between the commits. */
export async function canSkipForUnchangedPaths(
  git: Git,
  commits: Readonly<Record<Side, ResolvedCommit>>,
  { paths, measure, calibrate }: Pick<RunSettings, 'paths' | 'measure' | 'calibrate'>,
): Promise<boolean> {
  if (paths.length === 0 || measure === 'all' || calibrate) return false
  return !(await sidesDifferInGlobs(git, commits, paths))
}

/** Returns the result of a run that is skipped, and logs why. */
export function resultForUnchangedPaths(
  { commits, settings, suite, rules, machine }: ResolvedRun,
  console: RunConsole,
): GateResult {
  console.info('no file that `paths` names differs: not measured (set measure: all to measure it)')
  const circumstances = { commits, settings, suite, rules, toolchains: { base: null, head: null } }
  return {
    result: resultOfUntouchedRun({ ...circumstances, machine: machine.done(null) }),
    samples: { base: '', head: '' },
  }
}
