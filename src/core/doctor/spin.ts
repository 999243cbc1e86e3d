// How even this machine is: the same work timed again and again, without any benchmark.
import { formatPercent } from '../words/numbers.ts'
import { type DoctorFinding, doubtful, good } from './finding.ts'

/**
 * Relative deviation from which a run of one second is called noisy; a benchmark that varied as much would need a
 * closer look.
 */
const noisy = 0.03

/**
 * Standard deviation relative to the mean: the coefficient of variation, of at least two values. Null for fewer, and for
 * times of which the mean is 0.
 */
export function variation(seconds: readonly number[]): number | null {
  const n = seconds.length
  const mean = seconds.reduce((sum, one) => sum + one, 0) / n
  if (n < 2 || !(mean > 0)) return null
  return Math.sqrt(seconds.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1)) / mean
}

/** Reads the durations of a loop that did the same each time. */
export function spinFindings(seconds: readonly number[]): readonly DoctorFinding[] {
  const share = variation(seconds)
  if (share === null) return []
  const of = `${formatPercent(share)} (deviation of ${seconds.length} loops of the same work)`
  if (share < noisy) return [good('noise', `quiet: ${of}`)]
  return [
    doubtful(
      'noise',
      `noisy, ${of}`,
      'the same work does not take the same time',
      'Close other programs, follow the advice above, or take more rounds (--count). "benchgate calibrate" tells how small a change can then be seen.',
    ),
  ]
}
