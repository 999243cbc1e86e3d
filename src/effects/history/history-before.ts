// The history that leads to a commit, as origin's notes remember it.
import { type History, historyOf } from '../../core/history/history.ts'
import type { Git } from '../git/git.ts'
import { isShallow } from '../git/revisions/shallow.ts'
import { commitsTo } from './commits.ts'
import { fetchNotes, readNotes } from './notes.ts'

/**
 * Null where there are no notes, or the clone is shallow and does not know the order of commits. `access` is what git needs
 * to reach origin. Throws CouldNotMeasure where origin cannot be asked.
 */
export async function historyBefore(
  git: Git,
  commit: string,
  access: Readonly<Record<string, string>>,
): Promise<History | null> {
  if (await isShallow(git)) return null
  await fetchNotes(git, access)
  const { points } = await readNotes(git)
  return points.length === 0 ? null : historyOf(points, await commitsTo(git, commit))
}
