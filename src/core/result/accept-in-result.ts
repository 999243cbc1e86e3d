// A result with what was accepted of it after it was judged, judged anew.
import { accept } from '../judge/accept.ts'
import type { Accepted } from '../model/benchmark-rule.ts'
import type { ResultFile } from '../model/result-file.ts'
import { judgementOn, verdictInWords } from './recorded.ts'

/** `accepted` adds to what the rules file accepts. Nothing but regressions, and the verdict on them, can change. */
export function acceptIn(result: ResultFile, accepted: readonly Accepted[]): ResultFile {
  if (accepted.length === 0) return result
  const { settings } = result
  const comparisons = accept(result.comparisons, [...settings.accepted, ...accepted])
  return { ...result, ...verdictInWords(judgementOn({ ...result, comparisons }), settings), comparisons }
}
