// The history that leads to a commit, as origin's notes remember it.

import type { HistoryBefore } from '../../core/history/findings.ts'
import { historyOf } from '../../core/history/history.ts'
import type { Git } from '../git/git.ts'
import { isShallow } from '../git/revisions/remote.ts'
import { commitsLeadingTo } from './commits.ts'
import { fetchNotes, readNotes } from './notes.ts'

/**
 * Returns null if there are no notes, or the clone is shallow and does not know the order of commits. `access` is what git needs
 * to reach origin. Throws CouldNotMeasure if origin cannot be asked.
 */
export async function historyBefore(
  git: Git,
  commit: string,
  access: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<HistoryBefore | null> {
  if (await isShallow(git)) return null
  // A server that has sent nothing for a minute is stuck.
  const patience = { GIT_HTTP_LOW_SPEED_LIMIT: '1', GIT_HTTP_LOW_SPEED_TIME: '60' }
  await fetchNotes(git, { ...access, ...patience }, signal)
  const { points } = await readNotes(git)
  if (points.length === 0) return null
  const commits = await commitsLeadingTo(git, commit, points)
  return { history: historyOf(points, commits), commits }
}
