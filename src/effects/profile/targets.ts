// Which benchmarks are worth a profile: those that regressed, the worst first.

import { regressions } from '../../core/judge/verdict.ts'
import { benchmarkId } from '../../core/model/identity.ts'
import type { ResultFile } from '../../core/model/result-file.ts'
import { iterationsToProfile } from '../../core/profile/difference.ts'
import { magnitude } from '../../core/report/say/sentence.ts'
import type { Driver } from '../measure/driver.ts'
import type { ProfileTarget } from './profile-regressions.ts'

/** Gives each benchmark that `driver` has a binary for once, however many of its units regressed. */
export function targetsIn(
  { comparisons }: Pick<ResultFile, 'comparisons'>,
  driver: Pick<Driver, 'binaries'>,
): readonly ProfileTarget[] {
  const times = new Map(
    comparisons.filter(({ unit }) => unit === 'sec/op').map(one => [benchmarkId(one), one]),
  )
  const worst = regressions(comparisons).toSorted((a, b) => magnitude(b) - magnitude(a))
  const targets = new Map<string, ProfileTarget>()
  for (const comparison of worst) {
    const { benchmark, package: path } = comparison
    const binaries = driver.binaries(benchmark, path)
    const time = times.get(benchmarkId(comparison))
    if (!binaries || !time || targets.has(benchmarkId(comparison))) continue
    const iterations = iterationsToProfile(time.base.center, time.head.center)
    targets.set(benchmarkId(comparison), { benchmark, package: path, iterations, sides: binaries })
  }
  return [...targets.values()]
}
