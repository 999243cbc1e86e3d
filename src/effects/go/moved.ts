// Packages of base under the import paths that they have on head, so that both sides have the same benchmarks.
import type { MovedPaths } from '../../core/rounds/moved.ts'
import type { BuiltPackage, PreparedSide } from './prepare-side.ts'

/** What is known of packages of base, by the paths that they have on head. */
export function onHead<T>(
  ofBase: ReadonlyMap<string, T>,
  moved: MovedPaths = new Map(),
): ReadonlyMap<string, T> {
  return new Map([...ofBase].map(([path, one]) => [moved.get(path) ?? path, one]))
}

/** Leaves those that `head` has not under their own paths: they can be compared with nothing. */
export function underPathsOfHead(
  base: PreparedSide,
  head: PreparedSide,
  moved: MovedPaths = new Map(),
): PreparedSide {
  const there = new Map([...moved].filter(([, path]) => head.built.has(path) || head.broken.has(path)))
  const built = [...base.built].map(([path, one]): readonly [string, BuiltPackage] => {
    const pathOnHead = there.get(path)
    return pathOnHead === undefined ? [path, one] : [path, { ...one, pathOnHead }]
  })
  return { ...base, built: onHead(new Map(built), there), broken: onHead(base.broken, there) }
}
