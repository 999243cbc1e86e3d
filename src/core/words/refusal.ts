// Words errors that refuse a run after its first round, and errors of the file system.
import type { RunWarningOf } from '../model/comparison.ts'
import {
  CouldNotMeasureError,
  MisconfiguredError,
  type RateThresholdTooLargeRefusal,
  type RefusalAfterFirstRound,
} from '../model/errors.ts'
import type { RunSettings } from '../model/settings.ts'
import { shortPrintableName } from './escape.ts'
import { formatFractionAsPercent } from './numbers.ts'

/** Returns the error for a refusal. */
export function firstRoundRefusalError(
  refusal: RefusalAfterFirstRound,
  settings: Pick<RunSettings, 'count' | 'alpha' | 'correction' | 'run' | 'go'>,
): MisconfiguredError | CouldNotMeasureError {
  switch (refusal.kind) {
    case 'too-few-rounds':
      return tooFewRoundsForAlphaError(refusal, settings)
    case 'nothing-measured':
      return headEmptyAndBaseFailedError(refusal.on, settings)
    case 'threshold-beyond-rate':
      return thresholdBeyondRateError(refusal)
  }
}

/** Returns the error for a threshold with which a benchmark could never fail. */
export function thresholdBeyondRateError({
  benchmark,
  unit,
  threshold,
}: RateThresholdTooLargeRefusal): MisconfiguredError {
  return new MisconfiguredError(
    `threshold: ${formatFractionAsPercent(threshold)} could never fail ${shortPrintableName(benchmark, 100)}: more ${shortPrintableName(unit, 100)} are better, and no rate falls by more than 100%. Set a threshold below 100%, such as 50% for half the speed.`,
  )
}

export function tooFewRoundsForAlphaError(
  { comparisons, least }: RunWarningOf<'too-few-rounds'>,
  { count, alpha, correction }: Pick<RunSettings, 'count' | 'alpha' | 'correction'>,
): MisconfiguredError {
  const family = comparisons > 1 ? ` over ${comparisons} comparisons (correction: ${correction})` : ''
  return new MisconfiguredError(
    `count: ${count} ${count === 1 ? 'round is' : 'rounds are'} too few for alpha ${Number(alpha.toPrecision(3))}${family}: the gate could hardly ever fail. Set count to at least ${least}.`,
  )
}

function headEmptyAndBaseFailedError(
  on: 'either' | 'head',
  { run, go }: Pick<RunSettings, 'run' | 'go'>,
): CouldNotMeasureError {
  const where = on === 'either' ? 'on either side' : 'on head, though base has benchmarks'
  const advice = go === null ? ' Make the command print its results, or name its files with "output".' : ''
  return new CouldNotMeasureError(
    `Nothing was measured ${where}: no benchmark was reported.${advice} Command: ${run}`,
  )
}

// File system errors, with the file and what to do.

const places =
  'results and checkouts are in RUNNER_TEMP (in a terminal, TMPDIR), and files set aside are in the git directory'
const problems: ReadonlyMap<unknown, string> = new Map([
  ['ENOSPC', `no space left (ENOSPC). Free some space: ${places}.`],
  ['EDQUOT', `no space left (EDQUOT). Free some space: ${places}.`],
  ['EROFS', `the file system is read-only (EROFS). Make it writable: ${places}.`],
  ['EFBIG', 'it is larger than this user may write (EFBIG). Raise that limit ("ulimit -f").'],
])

/** Returns null for errors whose own message suffices. */
export function fullOrReadOnlyDiskErrorText(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code, path, dest } = error as { code?: unknown; path?: unknown; dest?: unknown }
  const problem = problems.get(code)
  const file = [dest, path].find(one => typeof one === 'string' || one instanceof Uint8Array)
  return problem === undefined ? null : `${file ?? 'A file'} could not be written: ${problem}`
}
