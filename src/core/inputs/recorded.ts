// The inputs of record/action.yml.
import { anyText, truth } from './kinds.ts'
import { row } from './row.ts'
import type { ReadInput } from './table.ts'

/** By their names in record/action.yml, in its order. */
export const recorded = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. It is what actions/download-artifact fills.',
    { stands: 'with GitHub' },
  ),
  issue: row(
    truth(),
    'true',
    'Whether an issue is kept that names what is slower than the reference. It is found again by its marker, renewed, and closed by a run that decides everything and finds nothing slower.',
    { stands: 'with GitHub' },
  ),
  page: row(
    anyText({ completion: 'file' }),
    null,
    'The file to write the page of the whole history to, relative to the workspace. Default - none.',
    { stands: 'with GitHub' },
  ),
  'github-token': row(
    anyText(),
    '',
    'The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).',
    { stands: 'with GitHub' },
  ),
}

/** What a recording job is told. */
export interface RecordInputs {
  readonly results: string
  readonly issue: boolean
  readonly page: string | null
}

/** Throws Misconfigured where a value is not accepted. */
export function recordedOf(read: ReadInput): RecordInputs {
  const text = (name: keyof typeof recorded) => read(name).trim() || recorded[name].usual
  return {
    results: text('results') ?? '.',
    issue: recorded.issue.kind.parse('issue', text('issue') ?? 'true'),
    page: text('page'),
  }
}
