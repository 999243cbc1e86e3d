// Whether a result is worth a new comment. One that is there is always updated, so that it never tells of another commit.
import type { ResultFile } from '../model/result-file.ts'
import type { CommentMode } from '../model/settings.ts'
import { failsCheck } from './exit.ts'

/** What turns the check red is a change, too: it was green, or there was no check. */
export function isWorthComment(
  mode: CommentMode,
  { verdict, comparisons, settings }: Pick<ResultFile, 'verdict' | 'comparisons' | 'settings'>,
): boolean {
  const isRed = failsCheck(verdict, settings.failOn)
  switch (mode) {
    case 'always':
      return true
    case 'on-failure':
      return isRed
    case 'on-change':
      // What a rule has turned off is only in the table.
      return (
        isRed ||
        verdict === 'fail' ||
        comparisons.some(({ change, gate }) => gate !== 'off' && changes.includes(change))
      )
    case 'never':
      return false
  }
}

const changes: readonly string[] = ['regressed', 'improved', 'changed']
