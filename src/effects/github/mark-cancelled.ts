// The comment of a main step that was killed before it could say so.
import { commentId } from '../../core/inputs/special-kinds.ts'
import type { Console } from '../program/console.ts'
import { commentPlace } from './comment-place.ts'
import { readEvent } from './event.ts'
import { commentOnCancel } from './publish-comment.ts'

/**
 * Says in the comment that the run was ended, where it still says that this run measures. Everything is read anew from
 * the event and the inputs: what a killed step has left on disk could have been changed by what it measured.
 */
export async function markCancelled(
  env: Readonly<Record<string, string | undefined>>,
  input: (name: string) => string,
  console: Console,
): Promise<void> {
  const number = Number(input('pull-request'))
  const named = Number.isInteger(number) && number > 0 ? { number, headSha: null } : null
  const pull = (await readEvent(env, true)).pull ?? named
  const commenting = {
    comment: 'always',
    commentId: commentId.parse('comment-id', input('comment-id') || 'benchgate'),
    githubToken: input('github-token'),
    acceptLabel: null,
  } as const
  const place = commentPlace(commenting, pull, env, { signal: new AbortController().signal, console })
  if (place) await commentOnCancel(place)
}
