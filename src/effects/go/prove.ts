// Proves packages unchanged once both sides are built, and logs it.
import type { Side } from '../../core/model/measuring.ts'
import type { Proven } from '../../core/model/result-file.ts'
import type { Bench } from '../measure/bench.ts'
import type { PreparedSide } from './prepare-side.ts'
import { type ProvenPackages, provenPackages } from './proven.ts'

/** The value before both sides are built, and where everything is to be measured. */
export const noneProven: ProvenPackages = { packages: new Set(), among: 0 }

/** Finds the packages that cannot have changed; none where it is not known how the sides differ. */
export async function prove(
  { change, console }: Pick<Bench, 'change' | 'console'>,
  { base, head }: Partial<Record<Side, PreparedSide>>,
): Promise<ProvenPackages> {
  if (!base || !head || !change) return noneProven
  const found = await provenPackages({ base, head }, change)
  const { packages, among } = found
  if (packages.size > 0)
    console.info(
      `${packages.size} of ${among} packages build the same test binary on both sides, and no file that their benchmarks could read differs: not measured (measure: all measures them)`,
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
