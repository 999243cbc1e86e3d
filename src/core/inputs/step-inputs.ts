// The inputs of report/action.yml, record/action.yml and bisect/action.yml, which are set in a workflow only.
import { isFullSha } from '../words/numbers.ts'
import {
  booleanInputKind,
  createAnyTextInputKind,
  defineInput,
  defineInputKind,
  durationInputKind,
  inputValueNotAcceptedError,
  wholeNumberInputKind,
} from './input-kinds.ts'
import { decisionInputDefinitions, runAndPublishInputDefinitions } from './input-table.ts'

const commitSha = defineInputKind((name, text) => {
  if (isFullSha(text)) return text
  throw inputValueNotAcceptedError(name, text, 'the SHA of a commit, in full')
})

/** The inputs that only report/action.yml has. */
export const ownReportStepInputDefinitions = {
  results: defineInput(
    createAnyTextInputKind({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
  ),
  check: defineInput(
    createAnyTextInputKind(),
    null,
    'The name of the check run that shows the verdict on the measured commit. Default - on `workflow_run`, whose jobs do not appear on the commit, the name of the measuring workflow. Otherwise there is no check run, and this step itself passes or fails. Two gates with the same name are refused.',
  ),
  'pull-request': defineInput(
    wholeNumberInputKind(1, 2 ** 31 - 1),
    null,
    'The number of the pull request to publish for, if the event has none (`issue_comment`, `workflow_dispatch`), together with `head`. Both must come from a job that runs no code of the pull request.',
  ),
  head: defineInput(
    commitSha,
    null,
    'The commit that was measured, if `pull-request` is set. Default - the current head of that pull request.',
  ),
}

/** By their names in report/action.yml, in its order. */
export const reportStepInputDefinitions = {
  ...ownReportStepInputDefinitions,
  ...decisionInputDefinitions,
  sort: runAndPublishInputDefinitions.sort,
  'fail-on': runAndPublishInputDefinitions['fail-on'],
  rules: runAndPublishInputDefinitions.rules,
  comment: runAndPublishInputDefinitions.comment,
  'comment-id': runAndPublishInputDefinitions['comment-id'],
  'accept-label': runAndPublishInputDefinitions['accept-label'],
  'improved-label': runAndPublishInputDefinitions['improved-label'],
  'github-token': defineInput(
    createAnyTextInputKind(),
    '',
    'The token to publish with. It needs `contents` read permission (for the rules), `pull-requests` write permission (for the comment) and, for a check run, `checks` write permission.',
  ),
}

/**
 * Inputs of the Action and of report/action.yml that say where a run is shown. They are read before the rules file, which cannot
 * set them, as an error in it is shown there, too.
 */
export const gitHubInputDefinitions = {
  comment: runAndPublishInputDefinitions.comment,
  'comment-id': runAndPublishInputDefinitions['comment-id'],
  'github-token': runAndPublishInputDefinitions['github-token'],
  'pull-request': runAndPublishInputDefinitions['pull-request'],
  'trust-head': runAndPublishInputDefinitions['trust-head'],
}

/** By their names in record/action.yml, in its order. */
export const recordStepInputDefinitions = {
  results: defineInput(
    createAnyTextInputKind({ completion: 'folder' }),
    '.',
    'The folder of the result files, relative to the workspace; every `result.json` below it counts. actions/download-artifact fills it.',
  ),
  issue: defineInput(
    booleanInputKind(),
    'true',
    'Whether to maintain an issue that lists what is slower than the reference. It is found by its marker, updated, and closed by a run that decides everything and finds nothing slower.',
  ),
  page: defineInput(
    createAnyTextInputKind({ completion: 'file' }),
    null,
    'The file to write the page of the whole history to, relative to the workspace. Default - none.',
  ),
  'github-token': defineInput(
    createAnyTextInputKind(),
    '',
    'The token to publish with. It needs `contents` write permission (for the notes), and `issues` write permission (for the issue).',
  ),
}

export const ownBisectActionInputDefinitions = {
  results: defineInput(
    createAnyTextInputKind({ completion: 'folder' }),
    '.',
    'The `results` folder of the measuring step, relative to the workspace. The findings are written to `bisect.json` in it. On `schedule`, `workflow_dispatch` and `push` the search uses the inputs of that step (`run`, `setup`, …); otherwise only the rules file counts.',
  ),
  budget: defineInput(
    durationInputKind,
    '60m',
    'The longest that the search may take, with its unit. Then it reports what it has found so far.',
  ),
}

/** By their names in bisect/action.yml, in its order. */
export const bisectActionInputDefinitions = {
  ...ownBisectActionInputDefinitions,
  rules: runAndPublishInputDefinitions.rules,
}
