// The history that leads to a commit, as origin's notes remember it.

import type { HistoryBeforeCommit } from '../../core/history/findings.ts'
import { buildHistory } from '../../core/history/history.ts'
import type { Git } from '../git/git.ts'
import { isShallowClone } from '../git/revisions/remote.ts'
import { readHistoryCommits } from './commits.ts'
import { fetchHistoryNotes, readHistoryNotes } from './notes.ts'

/**
 * Returns null if there are no notes, or the clone is shallow and does not know the order of commits. `access` is what git needs
 * to reach origin. Throws CouldNotMeasureError if origin cannot be asked.
 */
export async function readHistoryBeforeCommit(
  git: Git,
  commit: string,
  access: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<HistoryBeforeCommit | null> {
  if (await isShallowClone(git)) return null
  // A server that has sent nothing for a minute is stuck.
  const patience = { GIT_HTTP_LOW_SPEED_LIMIT: '1', GIT_HTTP_LOW_SPEED_TIME: '60' }
  await fetchHistoryNotes(git, { ...access, ...patience }, signal)
  const { points } = await readHistoryNotes(git)
  if (points.length === 0) return null
  const commits = await readHistoryCommits(git, commit, points)
  return { history: buildHistory(points, commits), commits }
}
