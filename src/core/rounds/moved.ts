// Results of Go packages that have another import path on head, under the path that they have there.
import { memoize } from '../common/memoize.ts'
import type { MovedPackage, RunWarning } from '../model/comparison.ts'
import { type Measurement, type Round, settingOf } from '../model/measuring.ts'

/** Import paths on base with those on head. */
export type MovedPaths = ReadonlyMap<string, string>

/** Results of base, with the paths of packages that head has. */
export function asOnHead(measurements: readonly Measurement[], moved: MovedPaths): readonly Measurement[] {
  if (moved.size === 0) return measurements
  // Results share their configuration, as they did.
  const configOf = memoize((config: Measurement['config']) => {
    const path = moved.get(settingOf(config, 'pkg') ?? '')
    return path === undefined ? config : { ...config, pkg: path }
  })
  return measurements.map(one => {
    const config = configOf(one.config)
    const from = settingOf(one.config, 'pkg')
    return config === one.config || from === undefined ? one : { ...one, config, movedFrom: from }
  })
}

/** The warning that packages were compared under two paths; none where nothing of them was measured. */
export function movedWarning(rounds: readonly Round[]): readonly RunWarning[] {
  const found = new Map<string, MovedPackage>()
  for (const { config, movedFrom: base } of rounds.flatMap(round => round.base.measurements)) {
    const head = settingOf(config, 'pkg')
    if (base !== undefined && head !== undefined) found.set(base, { base, head })
  }
  return found.size === 0 ? [] : [{ kind: 'moved', packages: [...found.values()] }]
}

/** The patterns that find the package of a comparison on each side: its path on head, and on base if that was another. */
export function patternsOf(path: string | null, warnings: readonly RunWarning[]): string {
  if (path === null) return './...'
  const moved = warnings.flatMap(one => (one.kind === 'moved' ? one.packages : []))
  return [path, ...moved.filter(({ head }) => head === path).map(({ base }) => base)].join(' ')
}
