// Where tests comment: pull request 7 of acme/widgets on a fake GitHub.
import type { PullRequestCommentContext } from '../../src/effects/github/update-comment.ts'
import type { FakeGitHub } from './fake-github.ts'
import { listeningConsole } from './repository.ts'

/** A place of run 99, with a console that keeps what it is told. */
export function placeOn(
  { at }: FakeGitHub,
  more: Partial<PullRequestCommentContext> = {},
): PullRequestCommentContext {
  return {
    thread: { token: 'fake-token', at, repository: 'acme/widgets', pull: 7 },
    mark: { commentId: 'a', run: [99, 1], head: 'f'.repeat(40) },
    mode: 'always',
    matrix: {},
    run: 'https://github.com/acme/widgets/actions/runs/99',
    signal: new AbortController().signal,
    console: listeningConsole(),
    ...more,
  }
}
