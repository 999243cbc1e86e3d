// The inputs of report/action.yml, record/action.yml and bisect/action.yml.
import { isSha } from '../common/sha.ts'
import {
  anyText,
  duration,
  type Kind,
  kind,
  notAcceptedError,
  row,
  trueOrFalse,
  wholeNumber,
} from './kinds.ts'
import { runInputs } from './run-inputs.ts'
import { decisionInputs, type ReadInput } from './table.ts'

const commitSha = kind((name, text) => {
  if (isSha(text)) return text
  throw notAcceptedError(name, text, 'the SHA of a commit, in full')
})

/** By their names in report/action.yml, in its order. */
export const reportInputs = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
    { scope: 'GitHub only' },
  ),
  check: row(
    anyText(),
    null,
    'The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not appear on the commit themselves, the name of the workflow that has measured; otherwise none, and this step fails instead. Two gates of one name are refused.',
    { scope: 'GitHub only' },
  ),
  'pull-request': row(
    wholeNumber(1, 2 ** 31 - 1),
    null,
    'The number of the pull request to publish for, if the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both must come from a job that runs none of its code.',
    { scope: 'GitHub only' },
  ),
  head: row(
    commitSha,
    null,
    'The commit that was measured, with `pull-request`. Default - the head of that pull request now.',
    { scope: 'GitHub only' },
  ),
  ...decisionInputs,
  sort: runInputs.sort,
  'fail-on': runInputs['fail-on'],
  rules: runInputs.rules,
  comment: runInputs.comment,
  'comment-id': runInputs['comment-id'],
  'accept-label': runInputs['accept-label'],
  'improved-label': runInputs['improved-label'],
  'github-token': row(
    anyText(),
    '',
    'The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.',
    { scope: 'GitHub only' },
  ),
}

/** The inputs of a publishing job. */
export interface ReportInputs {
  /** The folder of the result files. */
  readonly results: string
  /** The name of the check run. */
  readonly check: string | null
  readonly pull: number | null
  /** The commit that was measured, with `pull`. */
  readonly head: string | null
}

/** Reads the inputs of report/action.yml. Throws Misconfigured if a value is not accepted. */
export function reportInputsOf(read: ReadInput): ReportInputs {
  const text = (name: keyof typeof reportInputs) => read(name).trim() || reportInputs[name].defaultText
  const parsed = <T>(name: 'pull-request' | 'head', kind: Kind<T>) => {
    const value = text(name)
    return value === null ? null : kind.parse(name, value)
  }
  return {
    results: text('results') ?? '.',
    check: text('check'),
    pull: parsed('pull-request', reportInputs['pull-request'].kind) as number | null,
    head: parsed('head', reportInputs.head.kind) as string | null,
  }
}

/** By their names in record/action.yml, in its order. */
export const recordInputs = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
    { scope: 'GitHub only' },
  ),
  issue: row(
    trueOrFalse(),
    'true',
    'Whether to maintain an issue that lists what is slower than the reference. It is found by its marker, updated, and closed by a run that decides everything and finds nothing slower.',
    { scope: 'GitHub only' },
  ),
  page: row(
    anyText({ completion: 'file' }),
    null,
    'The file to write the page of the whole history to, relative to the workspace. Default - none.',
    { scope: 'GitHub only' },
  ),
  'github-token': row(
    anyText(),
    '',
    'The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).',
    { scope: 'GitHub only' },
  ),
}

/** The inputs of a recording job. */
export interface RecordInputs {
  readonly results: string
  readonly issue: boolean
  readonly page: string | null
}

/** Reads the inputs of record/action.yml. Throws Misconfigured if a value is not accepted. */
export function recordInputsOf(read: ReadInput): RecordInputs {
  const text = (name: keyof typeof recordInputs) => read(name).trim() || recordInputs[name].defaultText
  return {
    results: text('results') ?? '.',
    issue: recordInputs.issue.kind.parse('issue', text('issue') ?? 'true'),
    page: text('page'),
  }
}

/** By their names in bisect/action.yml, in its order. */
export const bisectInputs = {
  results: row(
    anyText({ completion: 'folder' }),
    '.',
    'The `results` folder of the step that has measured, relative to the workspace. The findings are written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search uses the inputs of that step (`run`, `setup`, …); otherwise only the rules file counts.',
    { scope: 'GitHub only' },
  ),
  budget: row(
    duration,
    '60m',
    'The longest that the search may take, with its unit. Then it reports what it has found so far.',
    { scope: 'GitHub only' },
  ),
  rules: runInputs.rules,
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
    budget: bisectInputs.budget.kind.parse('budget', read('budget').trim() || '60m') ?? 3600,
  }
}
