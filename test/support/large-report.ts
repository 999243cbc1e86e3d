// The page of a run with many benchmarks, of which a few have changed.
import { noisy, resultFrom } from '../core/report/runs.ts'
import { htmlReport } from '../core/report/shown.ts'

/** Each 97th is slower, each 61st faster; a fifth is noisy. Twenty rounds. */
export function largeReport(benchmarks: number): string {
  const names = Array.from({ length: benchmarks }, (_, n) => `Package${n % 20}/Benchmark${n}/size=${n * 7}`)
  const side = (factor: (n: number) => number) =>
    names.map((name, n) => noisy(name, 1e-3 * factor(n), n % 5 === 0 ? 0.05 : 0.01))
  return htmlReport(
    resultFrom(
      side(() => 1),
      side(n => (n % 97 === 0 ? 1.3 : n % 61 === 0 ? 0.7 : 1)),
    ),
  )
}
