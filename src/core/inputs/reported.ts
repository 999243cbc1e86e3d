// The inputs of report/action.yml: those that say how is judged and shown, and what only a publishing job needs.
import { handled } from './handled.ts'
import { judged } from './judged.ts'
import { anyText } from './kinds.ts'
import { row } from './row.ts'
import type { ReadInput } from './table.ts'

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
    'The name of the check run that shows the verdict on the measured commit. Default - `Benchgate` on `workflow_run`, whose jobs do not stand on the commit themselves; otherwise none, and this step turns red.',
    { stands: 'with GitHub' },
  ),
  ...judged,
  sort: handled.sort,
  'fail-on': handled['fail-on'],
  rules: handled.rules,
  comment: handled.comment,
  'comment-id': handled['comment-id'],
  'accept-label': handled['accept-label'],
  'github-token': row(
    anyText(),
    '',
    'The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.',
    { stands: 'with GitHub' },
  ),
}

/** What only a publishing job is told: where the result files are, and the name of the check run. */
export function reportedOf(read: ReadInput): { readonly results: string; readonly check: string | null } {
  const text = (name: 'results' | 'check') => read(name).trim() || reported[name].usual
  return { results: text('results') ?? '.', check: text('check') }
}
