// Proves packages unchanged once both sides are built, and logs it.
import { mayBeBuilt } from '../../core/change/reach.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { Proven } from '../../core/model/result-file.ts'
import { gitIn } from '../git/git.ts'
import type { DriverContext } from '../measure/driver-context.ts'
import type { RunProcess } from '../measure/process.ts'
import { readsNone } from './observe-reads.ts'
import type { PreparedSide } from './prepare-side.ts'
import { type ProvenPackages, provenPackages } from './proven.ts'

/** The value before both sides are built, and where everything is to be measured. */
export const noneProven: ProvenPackages = { packages: new Set(), among: 0 }

/**
 * Finds the packages that cannot have changed; none where it is not known how the sides differ. `folder` is one for files of ours, and
 * `run` runs a benchmark.
 */
export async function prove(
  {
    change,
    console,
    env,
    sides,
    signal,
  }: Pick<DriverContext, 'change' | 'console' | 'env' | 'sides' | 'signal'>,
  { base, head }: Partial<Record<Side, PreparedSide>>,
  folder: string,
  run: RunProcess,
): Promise<ProvenPackages> {
  if (!base || !head || !change) return noneProven
  const top = await sides.enter('head')
  // Then the same binary need not be one of the code that differs.
  if (mayBeBuilt(change) && (hasOverlay(env) || (await hasIgnoredInputs(top, env)))) return noneProven
  const found = await provenPackages({ base, head }, change, (one, paths) =>
    readsNone(one, paths, { top, folder, signal, run }),
  )
  const { packages, among } = found
  if (packages.size > 0)
    console.info(
      `${packages.size} of ${among} packages build the same test binary on both sides, and their benchmarks read no file that differs: not measured (measure: all measures them)`,
    )
  return found
}

/** Whether the go command takes other files in place of sources. */
function hasOverlay({ GOFLAGS = '' }: Readonly<Record<string, string>>): boolean {
  return /(^|\s)--?overlay\b/.test(GOFLAGS)
}

/** Whether git ignores files that a build takes, such as generated sources and libraries: they may be of either side, or of none. */
async function hasIgnoredInputs(top: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const kinds = ['go', 'a', 'so', 'o', 'syso', 'c', 'h', 's'].map(ending => `*.${ending}`)
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...kinds]
  return (await gitIn(top, env).run(args)).length > 0
}

/** The benchmarks of the proven packages, as both sides list them. */
export function benchmarksIn(
  { packages }: ProvenPackages,
  head: PreparedSide | undefined,
): readonly Proven[] {
  return [...packages].flatMap(path =>
    [...(head?.built.get(path)?.benchmarks.keys() ?? [])].map(name => ({
      benchmark: name.replace(/^Benchmark/, ''),
      package: path,
    })),
  )
}
