// The inputs of report/action.yml: those that say how is judged and shown, and what only a publishing job needs.
import { isSha } from '../common/sha.ts'
import { handled } from './handled.ts'
import { judged } from './judged.ts'
import { anyText, type Kind, kind, refused, whole } from './kinds.ts'
import { row } from './row.ts'
import type { ReadInput } from './table.ts'

const commitSha = kind((name, text) => {
  if (isSha(text)) return text
  throw refused(name, text, 'the SHA of a commit, in full')
})

/** By their names in report/action.yml, in its order. */
export const reported = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.',
    { stands: 'with GitHub' },
  ),
  check: row(
    anyText(),
    null,
    'The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not stand on the commit themselves, the name of the workflow that has measured; otherwise none, and this step turns red. Two gates of one name are refused.',
    { stands: 'with GitHub' },
  ),
  'pull-request': row(
    whole(1, 2 ** 31 - 1),
    null,
    'The number of the pull request to publish for, where the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both are to come from a job that runs no code of it.',
    { stands: 'with GitHub' },
  ),
  head: row(
    commitSha,
    null,
    'The commit that was measured, with `pull-request`. Default - the head of that pull request now.',
    { stands: 'with GitHub' },
  ),
  ...judged,
  sort: handled.sort,
  'fail-on': handled['fail-on'],
  rules: handled.rules,
  comment: handled.comment,
  'comment-id': handled['comment-id'],
  'accept-label': handled['accept-label'],
  'improved-label': handled['improved-label'],
  'github-token': row(
    anyText(),
    '',
    'The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.',
    { stands: 'with GitHub' },
  ),
}

/** What only a publishing job is told. */
export interface Reported {
  /** Where the result files are. */
  readonly results: string
  /** The name of the check run. */
  readonly check: string | null
  readonly pull: number | null
  /** The commit that was measured, with `pull`. */
  readonly head: string | null
}

/** Throws Misconfigured where a value is not accepted. */
export function reportedOf(read: ReadInput): Reported {
  const text = (name: keyof typeof reported) => read(name).trim() || reported[name].usual
  const parsed = <T>(name: 'pull-request' | 'head', kind: Kind<T>) => {
    const given = text(name)
    return given === null ? null : kind.parse(name, given)
  }
  return {
    results: text('results') ?? '.',
    check: text('check'),
    pull: parsed('pull-request', reported['pull-request'].kind) as number | null,
    head: parsed('head', reported.head.kind) as string | null,
  }
}
