// The inputs that say how much is measured, and how it is judged.
import type { Correction, Rules, Test } from '../model/settings.ts'
import { oneOf, ratio, truth, whole } from './kinds.ts'
import { row } from './row.ts'

type Outliers = Rules['outliers']

/** By their names in action.yml. */
export const judged = {
  count: row(
    whole(1, 1000),
    '20',
    'The most rounds, on average over the benchmarks. Each round visits base and head, in random order. A benchmark that is settled leaves earlier, and one that is still open gets up to three times as many; a `run` without `filter` gets no more than these.',
  ),
  alpha: row(
    ratio(0, 0.5, true),
    '0.05',
    'Significance level, as a ratio or a percentage - the chance of a false alarm in a run that changed nothing (for each benchmark, with `correction` none).',
  ),
  threshold: row(
    ratio(0, 1),
    '5%',
    'The smallest worsening of the typical run that can fail, as a percentage or a ratio.',
  ),
  'rule-out': row(
    ratio(0, 1),
    null,
    'The worsening that a pass has ruled out in every row, as a percentage or a ratio; no less than the threshold. Where this is ruled out, and the threshold is not, a row passes if its estimate is not beyond the threshold. Default - twice the threshold.',
  ),
  'delta-test': row(
    oneOf<Test>(['utest', 'ttest', 'none']),
    'utest',
    'What decides - `utest` (Mann-Whitney), `ttest` (Welch), or `none` (the size of the change alone).',
  ),
  correction: row(
    oneOf<Correction>(['holm', 'bh', 'none']),
    'holm',
    'How p-values are adjusted for the number of comparisons - `holm`, `bh` (Benjamini-Hochberg), or `none`.',
  ),
  strict: row(
    truth(),
    'false',
    'Whether to fail only where the worsening is shown to exceed the threshold, not merely to exist.',
  ),
  outliers: row(
    oneOf<Outliers>(['none', 'iqr']),
    'none',
    'Values to leave out before testing - `none`, or `iqr` (beyond 1.5 interquartile ranges; makes false alarms more likely).',
  ),
  'stop-early': row(
    truth(),
    'true',
    'Whether a benchmark may leave before `count` rounds (after 40, 60 or 80 % of them) once its answer is clear, and leave its rounds to others; without it every benchmark has exactly `count` rounds.',
  ),
  confirm: row(
    truth(),
    'true',
    'Whether what looks like a regression is measured again, in `count` rounds, or as many as it took to suspect it (twice as many where it is worse again without being certain), and fails only if it recurs; in Go with the code of both sides laid out anew each time. A part of `budget` is kept for that; where it is too short, this is skipped.',
  ),
}
