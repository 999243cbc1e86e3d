// The inputs of report/action.yml, record/action.yml and bisect/action.yml.
import { isSha } from '../common/sha.ts'
import { handled } from './handled.ts'
import { anyText, duration, type Kind, kind, refused, row, truth, whole } from './kinds.ts'
import { judged, type ReadInput } from './table.ts'

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

/** The inputs of a publishing job. */
export interface Reported {
  /** The folder of the result files. */
  readonly results: string
  /** The name of the check run. */
  readonly check: string | null
  readonly pull: number | null
  /** The commit that was measured, with `pull`. */
  readonly head: string | null
}

/** Reads the inputs of report/action.yml. Throws Misconfigured if a value is not accepted. */
export function reportedOf(read: ReadInput): Reported {
  const text = (name: keyof typeof reported) => read(name).trim() || reported[name].usual
  const parsed = <T>(name: 'pull-request' | 'head', kind: Kind<T>) => {
    const value = text(name)
    return value === null ? null : kind.parse(name, value)
  }
  return {
    results: text('results') ?? '.',
    check: text('check'),
    pull: parsed('pull-request', reported['pull-request'].kind) as number | null,
    head: parsed('head', reported.head.kind) as string | null,
  }
}

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

/** The inputs of a recording job. */
export interface RecordInputs {
  readonly results: string
  readonly issue: boolean
  readonly page: string | null
}

/** Reads the inputs of record/action.yml. Throws Misconfigured if a value is not accepted. */
export function recordedOf(read: ReadInput): RecordInputs {
  const text = (name: keyof typeof recorded) => read(name).trim() || recorded[name].usual
  return {
    results: text('results') ?? '.',
    issue: recorded.issue.kind.parse('issue', text('issue') ?? 'true'),
    page: text('page'),
  }
}

/** By their names in bisect/action.yml, in its order. */
export const bisected = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of `results` of the step that has measured, relative to the workspace. What is found is written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search takes over what it was given (`run`, `setup`, …); else the rules file alone counts.',
    { stands: 'with GitHub' },
  ),
  budget: row(
    duration,
    '60m',
    'The longest that the search may take, with its unit. What it knows by then is what it says.',
    { stands: 'with GitHub' },
  ),
  rules: handled.rules,
}

/** The inputs of a bisecting step. */
export interface BisectInputs {
  readonly results: string
  /** Seconds. */
  readonly budget: number
}

/** Reads the inputs of bisect/action.yml. Throws Misconfigured if a value is not accepted. */
export function bisectInputsOf(read: ReadInput): BisectInputs {
  return {
    results: read('results').trim() || '.',
    budget: bisected.budget.kind.parse('budget', read('budget').trim() || '60m') ?? 3600,
  }
}
