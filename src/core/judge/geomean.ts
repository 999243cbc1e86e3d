// The geometric mean of all changes in one unit: how a suite changed as a whole.
import { logAverage } from 'simple-statistics'
import type { Comparison, Geomean } from '../model/comparison.ts'

/**
 * One for each unit with several comparisons, in order of appearance; comparisons with a centre that is not positive
 * are left out.
 */
export function geomeans(comparisons: readonly Comparison[]): readonly Geomean[] {
  const units = [...new Set(comparisons.map(one => one.unit))]
  return units.flatMap(unit => {
    const all = comparisons.filter(one => one.unit === unit)
    const ratios = all
      .filter(({ base, head }) => base.center > 0 && head.center > 0)
      .map(({ base, head }) => head.center / base.center)
    // By logarithms: a product of many ratios would leave the range of a double.
    const ratio = ratios.length === 0 ? Number.NaN : logAverage(ratios)
    if (all.length < 2 || !Number.isFinite(ratio)) return []
    return [{ unit, ratio, rows: ratios.length, of: all.length }]
  })
}
