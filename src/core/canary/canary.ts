// The result of a canary: whether a gate notices that the code of the checkout is broken.
import { type CouldNotMeasureError, SideFailedError } from '../model/errors.ts'
import { shortPrintableName } from '../words/escape.ts'
import { formatCountWithNoun } from '../words/numbers.ts'

/** A head whose sources are broken on purpose, and what measuring it has shown. */
export interface BrokenSourcesCanaryResult {
  /**
   * `seen`: with broken sources the commands failed, or benchmarks were missing. `not-seen`: all came out as before, so the gate
   * measures other code than that of the checkout. `unknown`: a command did not end in time, or the unbroken side failed.
   * `untried`: nothing was run.
   */
  readonly outcome: 'seen' | 'not-seen' | 'unknown' | 'untried'
  readonly files: number
  /** The path of one of them; null if there is none. Untrusted text. */
  readonly example: string | null
  /** The observation, or why there is none, as a clause; null if all benchmarks came out as before. */
  readonly why: string | null
}

type CanaryFileCountAndExample = Pick<BrokenSourcesCanaryResult, 'files' | 'example'>

export function createUntriedCanaryResult(why: string): BrokenSourcesCanaryResult {
  return { outcome: 'untried', files: 0, example: null, why }
}

/** Why nothing is tried where no file could be chosen. */
export const noCanarySourceReason =
  'apart from benchmarks, tests and builds, no tracked file is in a language that Benchgate can break on purpose'

/** Returns the answer of a broken head that was measured, by the number of benchmarks before and now. */
export function judgeBrokenSourcesCanaryByCounts(
  broken: CanaryFileCountAndExample,
  before: number,
  now: number,
): BrokenSourcesCanaryResult {
  if (now >= before) return { outcome: 'not-seen', ...broken, why: null }
  const missing = now === 0 ? `none of ${before} benchmarks` : `only ${now} of ${before} benchmarks`
  return { outcome: 'seen', ...broken, why: `${missing} gave a result` }
}

export function judgeBrokenSourcesCanaryByError(
  broken: CanaryFileCountAndExample,
  error: CouldNotMeasureError,
): BrokenSourcesCanaryResult {
  if (!(error instanceof SideFailedError))
    return { outcome: 'unknown', ...broken, why: firstLine(error.message) }
  const isSeen = error.side === 'head' && error.kind === 'failed'
  return { outcome: isSeen ? 'seen' : 'unknown', ...broken, why: error.why }
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').replace(/\.$/, '')
}

/** Returns one sentence on what was found, and what to do about it; '' where nothing is to be done. */
export function findingAndAdviceOfCanaryResult({ outcome, files, example, why }: BrokenSourcesCanaryResult): {
  readonly found: string
  readonly todo: string
} {
  const broken = `${formatCountWithNoun(files, 'source file')} broken on purpose${example === null || files === 0 ? '' : ` (${files === 1 ? '' : 'such as '}${shortPrintableName(example, 80)})`}`
  const reason = shortPrintableName(why ?? '', 300)
  switch (outcome) {
    case 'seen':
      return {
        found: `The benchmarks run the code of the checkout. With ${broken}, ${reason}, as expected.`,
        todo: '',
      }
    case 'not-seen':
      return {
        found: `The benchmarks do not run the code of the checkout: with ${broken}, all of them gave results as before. A pull request that makes this code slower would pass.`,
        todo: cure,
      }
    case 'unknown':
      return {
        found: `It is unknown whether the benchmarks run the code of the checkout: with ${broken}, ${reason}.`,
        todo: 'Run it again; if a command needs more time, raise "timeout".',
      }
    case 'untried':
      return {
        found: `It could not be tried whether the benchmarks run the code of the checkout: ${reason}.`,
        todo: '',
      }
  }
}

/** In the order in which people should look. */
const cure =
  'Let "setup" build or install what "run" measures, inside the checkout, so that each side has its own. Usual causes: a package that is installed elsewhere, or an editable install of another folder; a build that an earlier step made, such as dist or a build folder of CMake; a variable such as PYTHONPATH or CARGO_TARGET_DIR; a cache. If the build or the editable install is that of the checkout itself, "checkout: in-place" measures both sides there (docs/formats.md).'
