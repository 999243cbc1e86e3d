// Bimodality: whether values fall into two groups with a gap between them, as from two memory layouts or clock speeds.

/** The fewest values in which two groups can be told apart, and the smallest size of each. */
const fewestValues = 8
const fewestInGroup = 4

/**
 * Tells whether `values` (unsorted, finite) look bimodal, as from two layouts in memory or two clock speeds: they fall into
 * two groups with a gap between them. False for fewer than 8 values.
 *
 * The sorted values (their logarithms if all are positive) are cut in two where that explains most of their variance, each
 * group having at least a fifth of the values and at least 4. There are two modes if the explained variance relative to the
 * residual, plus twice the gap relative to the standard deviation of the wider group, exceeds a limit: skewed noise thins
 * out gradually, modes leave a gap.
 *
 * The limit was found by simulation, so that at most 1 % of samples of 8 to 50 values with one mode pass it: normal,
 * log-normal, gamma, Student's t with 3 degrees of freedom, 5 % outliers of any height, and exponential, the worst of
 * them. Of samples with 30 % of the values in the other mode, those 6 standard deviations apart are seen in over half
 * at n = 20 and over nine tenths at 50; those 8 apart in over four fifths at 20 (its test counts them).
 *
 * A rule of thumb, for a warning. Outliers of equal height are a mode to it if they happen to be a fifth of the values, and
 * so are two ticks of a coarse clock.
 */
export function hasTwoModes(values: readonly number[]): boolean {
  const n = values.length
  if (n < fewestValues) return false
  const positive = values.every(value => value > 0)
  const sorted = values.map(value => (positive ? Math.log(value) : value)).sort((a, b) => a - b)
  const fewest = Math.max(fewestInGroup, Math.ceil(n / 5))
  const cut = bestCut(sorted, fewest)
  const [lower, upper] = [spreadOf(sorted.slice(0, cut)), spreadOf(sorted.slice(cut))]
  const between = ((cut * (n - cut)) / n) * (upper.mean - lower.mean) ** 2
  const widest = Math.sqrt(Math.max(lower.squares / (cut - 1), upper.squares / (n - cut - 1)))
  const gap = (sorted[cut] as number) - (sorted[cut - 1] as number)
  return between / (lower.squares + upper.squares) + (2 * gap) / widest > Math.min(18, 2 + 208 / n)
}

/** Returns the size of the lower group with which the groups' means explain most of the variance. */
function bestCut(sorted: readonly number[], fewest: number): number {
  const { mean } = spreadOf(sorted)
  let best = { cut: fewest, explained: -1 }
  let sum = 0
  for (const [index, value] of sorted.entries()) {
    sum += value - mean
    const cut = index + 1
    const explained = sum ** 2 / (cut * (sorted.length - cut))
    if (cut >= fewest && sorted.length - cut >= fewest && explained > best.explained)
      best = { cut, explained }
  }
  return best.cut
}

function spreadOf(values: readonly number[]): { mean: number; squares: number } {
  // Relative to the first value, so that equal values have no variance at all.
  const origin = values[0] as number
  const mean = origin + values.reduce((sum, value) => sum + (value - origin), 0) / values.length
  return { mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) }
}
