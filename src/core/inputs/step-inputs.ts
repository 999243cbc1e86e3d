// The inputs of report/action.yml, record/action.yml and bisect/action.yml.
import { isFullSha } from '../common/sha.ts'
import {
  anyTextInputKind,
  booleanInputKind,
  defineInput,
  defineInputKind,
  durationInputKind,
  type InputKind,
  inputNotAcceptedError,
  wholeNumberInputKind,
} from './input-kinds.ts'
import { decisionInputDefinitions, type ReadInputText } from './input-table.ts'
import { runInputDefinitions } from './run-inputs.ts'

const commitSha = defineInputKind((name, text) => {
  if (isFullSha(text)) return text
  throw inputNotAcceptedError(name, text, 'the SHA of a commit, in full')
})

/** By their names in report/action.yml, in its order. */
export const reportStepInputDefinitions = {
  results: defineInput(
    anyTextInputKind({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
    { scope: 'GitHub only' },
  ),
  check: defineInput(
    anyTextInputKind(),
    null,
    'The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not appear on the commit themselves, the name of the workflow that has measured; otherwise none, and this step fails instead. Two gates of one name are refused.',
    { scope: 'GitHub only' },
  ),
  'pull-request': defineInput(
    wholeNumberInputKind(1, 2 ** 31 - 1),
    null,
    'The number of the pull request to publish for, if the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both must come from a job that runs none of its code.',
    { scope: 'GitHub only' },
  ),
  head: defineInput(
    commitSha,
    null,
    'The commit that was measured, with `pull-request`. Default - the head of that pull request now.',
    { scope: 'GitHub only' },
  ),
  ...decisionInputDefinitions,
  sort: runInputDefinitions.sort,
  'fail-on': runInputDefinitions['fail-on'],
  rules: runInputDefinitions.rules,
  comment: runInputDefinitions.comment,
  'comment-id': runInputDefinitions['comment-id'],
  'accept-label': runInputDefinitions['accept-label'],
  'improved-label': runInputDefinitions['improved-label'],
  'github-token': defineInput(
    anyTextInputKind(),
    '',
    'The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.',
    { scope: 'GitHub only' },
  ),
}

/** The inputs of a publishing job. */
interface ReportStepInputs {
  /** The folder of the result files. */
  readonly results: string
  /** The name of the check run. */
  readonly check: string | null
  readonly pull: number | null
  /** The commit that was measured, with `pull`. */
  readonly head: string | null
}

/** Reads the inputs of report/action.yml. Throws MisconfiguredError if a value is not accepted. */
export function parseReportStepInputs(read: ReadInputText): ReportStepInputs {
  const text = (name: keyof typeof reportStepInputDefinitions) =>
    read(name).trim() || reportStepInputDefinitions[name].defaultText
  const parsed = <T>(name: 'pull-request' | 'head', kind: InputKind<T>) => {
    const value = text(name)
    return value === null ? null : kind.parse(name, value)
  }
  return {
    results: text('results') ?? '.',
    check: text('check'),
    pull: parsed('pull-request', reportStepInputDefinitions['pull-request'].kind) as number | null,
    head: parsed('head', reportStepInputDefinitions.head.kind) as string | null,
  }
}

/** By their names in record/action.yml, in its order. */
export const recordStepInputDefinitions = {
  results: defineInput(
    anyTextInputKind({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
    { scope: 'GitHub only' },
  ),
  issue: defineInput(
    booleanInputKind(),
    'true',
    'Whether to maintain an issue that lists what is slower than the reference. It is found by its marker, updated, and closed by a run that decides everything and finds nothing slower.',
    { scope: 'GitHub only' },
  ),
  page: defineInput(
    anyTextInputKind({ completion: 'file' }),
    null,
    'The file to write the page of the whole history to, relative to the workspace. Default - none.',
    { scope: 'GitHub only' },
  ),
  'github-token': defineInput(
    anyTextInputKind(),
    '',
    'The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).',
    { scope: 'GitHub only' },
  ),
}

/** The inputs of a recording job. */
interface RecordStepInputs {
  readonly results: string
  readonly issue: boolean
  readonly page: string | null
}

/** Reads the inputs of record/action.yml. Throws MisconfiguredError if a value is not accepted. */
export function parseRecordStepInputs(read: ReadInputText): RecordStepInputs {
  const text = (name: keyof typeof recordStepInputDefinitions) =>
    read(name).trim() || recordStepInputDefinitions[name].defaultText
  return {
    results: text('results') ?? '.',
    issue: recordStepInputDefinitions.issue.kind.parse('issue', text('issue') ?? 'true'),
    page: text('page'),
  }
}

/** By their names in bisect/action.yml, in its order. */
export const bisectActionInputDefinitions = {
  results: defineInput(
    anyTextInputKind({ completion: 'folder' }),
    '.',
    'The `results` folder of the step that has measured, relative to the workspace. The findings are written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search uses the inputs of that step (`run`, `setup`, …); otherwise only the rules file counts.',
    { scope: 'GitHub only' },
  ),
  budget: defineInput(
    durationInputKind,
    '60m',
    'The longest that the search may take, with its unit. Then it reports what it has found so far.',
    { scope: 'GitHub only' },
  ),
  rules: runInputDefinitions.rules,
}

/** The inputs of a bisecting step. */
interface BisectActionInputs {
  readonly results: string
  /** Seconds. */
  readonly budget: number
}

/** Reads the inputs of bisect/action.yml. Throws MisconfiguredError if a value is not accepted. */
export function parseBisectActionInputs(read: ReadInputText): BisectActionInputs {
  return {
    results: read('results').trim() || '.',
    budget: bisectActionInputDefinitions.budget.kind.parse('budget', read('budget').trim() || '60m') ?? 3600,
  }
}
