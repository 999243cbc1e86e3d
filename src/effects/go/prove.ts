// Proves packages unchanged once both sides are built, and logs it.
import type { Side } from '../../core/model/measuring.ts'
import type { Proven } from '../../core/model/result-file.ts'
import type { Bench } from '../measure/bench.ts'
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
  { change, console, sides, signal }: Pick<Bench, 'change' | 'console' | 'sides' | 'signal'>,
  { base, head }: Partial<Record<Side, PreparedSide>>,
  folder: string,
  run: RunProcess,
): Promise<ProvenPackages> {
  if (!base || !head || !change) return noneProven
  const top = await sides.enter('head')
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
