// Skips the measurement of a run if none of the files that its benchmarks depend on (`paths`) differs.
import { resultOfUntouchedRun } from '../core/result/result.ts'
import { sidesDifferInGlobs } from '../effects/git/revisions/changes.ts'
import type { RunConsole } from '../effects/program/console.ts'
import type { GateResult, ResolvedRun } from './resolve-run.ts'

/** Returns the result of a run that is skipped, and logs why; null if the run is to be measured. */
export async function resultIfPathsAreUnchanged(
  { git, sideCommits, commits, settings, suite, rules, machine }: ResolvedRun,
  console: RunConsole,
): Promise<GateResult | null> {
  const { paths, measure, calibrate } = settings
  if (paths.length === 0 || measure === 'all' || calibrate) return null
  if (await sidesDifferInGlobs(git, sideCommits, paths)) return null
  console.info('no file that `paths` names differs: not measured (set measure: all to measure it)')
  const circumstances = { commits, settings, suite, rules, toolchains: { base: null, head: null } }
  return {
    result: resultOfUntouchedRun({ ...circumstances, machine: machine.done(null) }),
    samples: { base: '', head: '' },
  }
}
