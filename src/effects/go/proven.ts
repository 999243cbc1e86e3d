// Which packages need not be measured, as neither their benchmarks nor anything that these read can have changed.
import { reach, type TreeChange } from '../../core/change/reach.ts'
import type { Side } from '../../core/model/measuring.ts'
import type { BuiltPackage, PreparedSide } from './prepare-side.ts'
import { isSame } from './same-file.ts'

/** Import paths of packages; `among` are those that were built on both sides. */
export interface ProvenPackages {
  readonly packages: ReadonlySet<string>
  readonly among: number
}

/**
 * Finds the packages whose test binary is the same on both sides and runs in the same surroundings, where `change`
 * touches no file that the benchmarks read. `readsNone` runs those of a package on head once, and tells whether they read none of
 * these paths. When in doubt a package is not proven.
 */
export async function provenPackages(
  { base, head }: Readonly<Record<Side, PreparedSide>>,
  change: TreeChange,
  readsNone: (one: BuiltPackage, paths: readonly string[]) => Promise<boolean>,
): Promise<ProvenPackages> {
  const packages = new Set<string>()
  const paths = change.differences.map(({ path }) => path)
  const pairs = [...base.built].flatMap(([path, one]) => {
    const other = head.built.get(path)
    return other ? [{ path, one, other }] : []
  })
  for (const { path, one, other } of pairs) {
    const reached = reach(one.package.folder, change)
    if (reached === 'yes' || !isSurroundedAlike(one, other) || !(await isSame(one.file, other.file))) continue
    if (reached === 'no' || (await readsNone(other, paths))) packages.add(path)
  }
  return { packages, among: pairs.length }
}

/** Whether they run in the same place with the same environment (as far as we set it), and list the same benchmarks. */
function isSurroundedAlike(one: BuiltPackage, other: BuiltPackage): boolean {
  const seen = ({
    package: { folder, module, env: ofModule },
    cwd,
    env,
    toolchain,
    benchmarks,
  }: BuiltPackage) => JSON.stringify([folder, module, ofModule, cwd, env, toolchain, [...benchmarks]])
  return one.toolchain !== null && seen(one) === seen(other)
}
