// The inputs of a run: how it treats the machine, the checkout and its result.
import type {
  CheckoutMode,
  CommentMode,
  FailOn,
  IgnoredFilesSharing,
  PerflockUsePolicy,
  ReportRowOrder,
} from '../model/settings.ts'
import {
  booleanInputKind,
  choiceInputKind,
  commentIdWithMatrixInputKind,
  createAnyTextInputKind,
  defineInput,
  defineInputKind,
  durationInputKind,
  governorPercentInputKind,
  labelOrNoneInputKind,
  linesInputKind,
  parseInputAsPathBelowWorkingFolder,
  partOfTotalInputKind,
  profilesInputKind,
  ratioInputKind,
  wholeNumberInputKind,
} from './input-kinds.ts'

const folderBelow = defineInputKind((name, text) => parseInputAsPathBelowWorkingFolder(name, text), {
  completion: 'folder',
})

/** By their names in action.yml. */
export const checkoutAndResultInputDefinitions = {
  budget: defineInput(
    durationInputKind,
    null,
    'The longest time for measuring, with its unit, such as `10m`. A fifth of it is reserved for the second measurement of suspects, or half of it if `run` has no `filter`. If the budget is too short for all Go benchmarks, those in changed packages come first, and the report says which were not measured and how much time all would take. Undecided benchmarks are inconclusive.',
  ),
  timeout: defineInput(
    durationInputKind,
    '30m',
    'The longest time for one command (a benchmark run, `setup`, a build, the tests), with its unit, such as `90s` or `30m`. A command that takes longer is ended with all processes it started.',
  ),
  checkout: defineInput(
    choiceInputKind<CheckoutMode>(['in-place', 'worktree']),
    null,
    'Where the sides are checked out - `in-place` (one after the other in this checkout, which is restored at the end), or `worktree` (in worktrees in a temporary folder). Default - `in-place` for `run` in a workflow, otherwise `worktree`.',
  ),
  'ignored-files': defineInput(
    choiceInputKind<IgnoredFilesSharing>(['per-side', 'shared']),
    'per-side',
    'What happens to files that git ignores, such as `node_modules` - `per-side` (each side works on its own copy) or `shared` (both sides use the same files).',
  ),
  overlay: defineInput(
    linesInputKind(),
    '',
    "Globs of benchmark files that both sides take from head, one per line, such as `**/*_test.go`. The syntax is git's (`:(glob)`), relative to the top folder of the repository - `*` matches within a folder, `**/` matches any number of folders, and the name of a folder matches everything in it.",
  ),
  profile: defineInput(
    profilesInputKind,
    '',
    'The profiles to take of regressed Go benchmarks in one more run on each side, separated by commas - `cpu`, `mem`, `block`. The report shows the functions that got more expensive.',
    { target: 'go' },
  ),
  calibrate: defineInput(
    booleanInputKind(),
    'false',
    'Whether to measure base against itself instead, and report how noisy this machine is, how small a change a gate with these inputs can detect on it, and what `count` such a gate needs. Such a run never fails the check.',
    { scope: 'per run' },
  ),
  perflock: defineInput(
    choiceInputKind<PerflockUsePolicy>(['auto', 'require', 'off']),
    'auto',
    "Whether to hold perflock's lock, so that only one job at a time measures on a machine - `auto` (if perflock runs), `require`, or `off`.",
  ),
  governor: defineInput(
    governorPercentInputKind,
    '90%',
    'The processor frequency that perflock sets, as a percentage between the lowest and the highest; or `none`.',
  ),
  sort: defineInput(
    choiceInputKind<ReportRowOrder>(['none', 'name', 'delta']),
    'none',
    'The order of the table of all comparisons - `none` (as measured), `name`, or `delta` (largest slowdown first).',
  ),
  base: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The commit to compare with, as a branch, tag or SHA. Default - on a pull request, the commit of the base branch that the checkout contains; on a push or in a merge queue, the commit before; otherwise (a schedule, a new branch, a force push) the commit where head left the default branch, or, if head is on the default branch, the last tag.',
    { scope: 'per run' },
  ),
  since: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The reference of the history - a tag, a commit, or `last-release` (the last tag before head). A run that is not about a pull request (a push, a schedule, by hand) compares with it instead of with the commit before, so that small steps cannot add up unnoticed (docs/history.md). Set it in the rules file, so that a change of it is reviewed. Default - none.',
  ),
  creep: defineInput(
    ratioInputKind(0, 1),
    null,
    'The slowdown since the reference (`since`) that can fail the check, as a percentage or a ratio. It takes the place of `threshold` in a run that compares with the reference. Default - the threshold.',
  ),
  'since-on-pull': defineInput(
    booleanInputKind(),
    'false',
    'Whether to measure a pull request against the reference (`since`) as well, in the same rounds, so that the comment names the slowdowns since the reference that the pull request adds to. Only base against head decides. It requires `checkout` to be `worktree` and takes at least half as much time again.',
  ),
  head: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The commit to judge; `worktree` means the tree with its uncommitted changes. Default - the commit that is checked out.',
    { scope: 'per run' },
  ),
  'working-directory': defineInput(
    folderBelow,
    '.',
    'The folder in which commands run, relative to the workspace.',
  ),
  seed: defineInput(
    wholeNumberInputKind(0, 2 ** 32 - 1),
    null,
    'A whole number that fixes the random order of a run. Default - a new one for each run, recorded in the result.',
    { scope: 'per run' },
  ),
  shard: defineInput(
    partOfTotalInputKind,
    null,
    'The part of the benchmarks to measure, such as `2/5`, if the jobs of a matrix share them; `report/action.yml` joins the results. Each benchmark is in exactly one shard. With `run`, it requires `filter`.',
    { scope: 'per run' },
  ),
  durations: defineInput(
    createAnyTextInputKind({ completion: 'folder' }),
    null,
    'A folder with the result files of an earlier run, as actions/download-artifact fills it. Their times balance the shards. All jobs need the same files. Default - shards are made by name.',
    { scope: 'per run' },
  ),
  replica: defineInput(
    partOfTotalInputKind,
    null,
    'The number of this machine, such as `2/3`, if all jobs of a matrix measure the same benchmarks; `report/action.yml` judges their rounds together, but compares only rounds of the same machine. It turns `stop-early` off.',
    { scope: 'per run' },
  ),
  'fail-on': defineInput(
    choiceInputKind<FailOn>(['regression', 'inconclusive', 'never']),
    'regression',
    'When to fail the check - `regression`, `inconclusive` (also if something is undecided or base could not be measured), or `never`.',
  ),
  rules: defineInput(
    createAnyTextInputKind({ completion: 'file' }),
    '.github/benchgate.yml',
    'A YAML file, relative to the top folder of the repository, that sets inputs for this Action and for `benchgate` in a terminal. It cannot set the inputs of a single run (`base`, `head`, `seed`, `shard`, `durations`, `replica`, `results`, `calibrate`) or those about GitHub. Inputs of the workflow override it. The file may be missing unless you name it here.',
    { scope: 'not in the file' },
  ),
  comment: defineInput(
    choiceInputKind<CommentMode>(['always', 'on-change', 'on-failure', 'never']),
    'always',
    'When to comment on the pull request - `always`, `on-change` (if something regressed or improved, or the check fails), `on-failure` (if the check fails), or `never`. An existing comment is always updated (except with `never`), so that it never shows an older commit.',
    { scope: 'GitHub only' },
  ),
  'comment-id': defineInput(
    commentIdWithMatrixInputKind,
    'benchgate',
    'The name of the comment. Gates with the same name update the same comment, so give each gate of a job its own name. The jobs of a matrix have different names by default.',
    { scope: 'GitHub only' },
  ),
  'accept-label': defineInput(
    labelOrNoneInputKind,
    'perf-accepted',
    'The label that accepts the regressions that the comment shows. The check then passes until one of them gets worse or another appears. A comment `/benchgate accept BENCHMARK: reason` by somebody with write permission does the same. `none` turns the label off.',
    { scope: 'GitHub only' },
  ),
  'improved-label': defineInput(
    labelOrNoneInputKind,
    null,
    'The label to set on the pull request if something improved and nothing regressed. It is removed once that is no longer true, unless somebody else set it. Each gate needs its own label. Default - none.',
    { scope: 'GitHub only' },
  ),
  'github-token': defineInput(
    createAnyTextInputKind(),
    '',
    'The token to comment with. It needs `pull-requests` write permission and is never passed to the benchmarks.',
    { scope: 'GitHub only' },
  ),
  'pull-request': defineInput(
    wholeNumberInputKind(1, 2 ** 31 - 1),
    null,
    "The number of the pull request to compare with its base and to comment on, if the event has none (`workflow_dispatch`, `issue_comment`). Check out its head or GitHub's merge commit. Default - the pull request of the event.",
    { scope: 'GitHub only' },
  ),
  'trust-head': defineInput(
    booleanInputKind(),
    'false',
    "Whether to run, with this repository's permissions, code that may come from outside the repository (`pull_request_target`, `issue_comment` on a pull request, `workflow_run` of a fork), or a fork's head on a self-hosted runner. If `false`, such a run is refused.",
    { scope: 'GitHub only' },
  ),
  results: defineInput(
    createAnyTextInputKind({ completion: 'folder' }),
    null,
    "The folder for result files. Default - a folder below the runner's temporary folder.",
    { scope: 'per run' },
  ),
}

/** Smaller slowdowns than a gate would fail for are searched too. */
export const defaultInputTextsOfBisection = { threshold: '2%' }
