// Moved Go packages: results of packages that have another import path on head, under that path.
import { memoize } from '../common/memoize.ts'
import type { MovedPackage, RunWarning } from '../model/comparison.ts'
import { configValueOfMeasurement, type MeasuredRound, type Measurement } from '../model/measuring.ts'

export type MovedGoImportPaths = ReadonlyMap<string, string>

export function renameToHeadImportPaths(
  measurements: readonly Measurement[],
  moved: MovedGoImportPaths,
): readonly Measurement[] {
  if (moved.size === 0) return measurements
  // Results continue to share their configuration object.
  const configOf = memoize((config: Measurement['config']) => {
    const path = moved.get(configValueOfMeasurement(config, 'pkg') ?? '')
    return path === undefined ? config : { ...config, pkg: path }
  })
  return measurements.map(measurement => {
    const config = configOf(measurement.config)
    const from = configValueOfMeasurement(measurement.config, 'pkg')
    return config === measurement.config || from === undefined
      ? measurement
      : { ...measurement, config, movedFrom: from }
  })
}

/** Warns that packages were compared under two paths, if any of them was measured. */
export function movedPackagesRunWarningsOfRounds(rounds: readonly MeasuredRound[]): readonly RunWarning[] {
  const packages = new Map<string, MovedPackage>()
  for (const { config, movedFrom: base } of rounds.flatMap(round => round.base.measurements)) {
    const head = configValueOfMeasurement(config, 'pkg')
    if (base !== undefined && head !== undefined) packages.set(base, { base, head })
  }
  return packages.size === 0 ? [] : [{ kind: 'moved', packages: [...packages.values()] }]
}

/** Returns the package patterns of a comparison: its path on head, and on base if it differs; all packages for null. */
export function goPackagePatternsOnBothSides(path: string | null, warnings: readonly RunWarning[]): string {
  if (path === null) return './...'
  const moved = warnings.flatMap(warning => (warning.kind === 'moved' ? warning.packages : []))
  return [path, ...moved.filter(({ head }) => head === path).map(({ base }) => base)].join(' ')
}
