// The inputs of a run: how it treats the machine, the checkout and its result.
import type {
  CheckoutMode,
  CommentMode,
  FailOn,
  IgnoredFiles,
  PerflockMode,
  Sort,
} from '../model/settings.ts'
import {
  anyText,
  commentId,
  duration,
  governor,
  kind,
  labelOrNone,
  lines,
  oneOf,
  part,
  pathBelow,
  profiles,
  ratio,
  row,
  trueOrFalse,
  wholeNumber,
} from './kinds.ts'

const folderBelow = kind((name, text) => pathBelow(name, text), { completion: 'folder' })

/** By their names in action.yml. */
export const runInputs = {
  budget: row(
    duration,
    null,
    'The longest that measuring may take, with its unit, such as `10m`; a fifth is reserved for measuring suspects again, or half if `run` has no `filter`. If it is too short for all Go benchmarks, those in changed packages come first, the rest is not measured, and the run reports a budget that suffices. A benchmark that is undecided by then is inconclusive.',
  ),
  timeout: row(
    duration,
    '30m',
    'The longest that one command (a visit, `setup`, a build, the tests) may take, with its unit, such as `90s` or `30m`; after that it is killed, with all processes it has started.',
  ),
  checkout: row(
    oneOf<CheckoutMode>(['in-place', 'worktree']),
    null,
    'Where the sides are checked out - `in-place` (one after the other in this checkout, which is restored; the default for `run`), or `worktree` (in worktrees that take turns at one path in a temporary folder; the default for Go benchmarks).',
  ),
  'ignored-files': row(
    oneOf<IgnoredFiles>(['per-side', 'shared']),
    'per-side',
    'Files that git ignores, such as `node_modules` - `per-side` (each side has its own, starting with a copy of the existing ones), or `shared`.',
  ),
  overlay: row(
    lines(),
    '',
    "Globs of benchmark files, one per line, that both sides take from head, such as `**/*_test.go`. The syntax is git's (`:(glob)`), relative to the top folder of the repository - `*` stays within a folder, `**/` matches any folders, and a folder's name everything in it.",
  ),
  profile: row(
    profiles,
    '',
    'The profiles to take of Go benchmarks that regressed, in one more run on each side - any of `cpu`, `mem`, `block`, separated by commas. The report shows the functions that got more expensive.',
    { target: 'go' },
  ),
  calibrate: row(
    trueOrFalse(),
    'false',
    'Whether to measure base against itself instead, and report how noisy this machine is, which changes a gate with these inputs can detect on it, and which `count` it needs. It never fails.',
    { scope: 'per run' },
  ),
  perflock: row(
    oneOf<PerflockMode>(['auto', 'require', 'off']),
    'auto',
    "Whether to hold perflock's lock, so that no two jobs on a machine measure at once - `auto` (if perflock runs), `require`, or `off`.",
  ),
  governor: row(
    governor,
    '90%',
    'The frequency at which perflock keeps the processors, as a percentage of the way from the lowest to the highest; or `none`.',
  ),
  sort: row(
    oneOf<Sort>(['none', 'name', 'delta']),
    'none',
    'The order of the table of all comparisons - `none` (as measured), `name`, or `delta` (worst first).',
  ),
  base: row(
    anyText({ completion: 'revision' }),
    null,
    'The commit to compare with, as a branch, tag or SHA. Default - on a pull request the commit of the base branch that the checkout contains; on a push or in a merge queue the commit before; otherwise (a schedule, a new branch, a force push) the commit where head left the default branch, or, on the default branch itself, the last tag.',
    { scope: 'per run' },
  ),
  since: row(
    anyText({ completion: 'revision' }),
    null,
    'The reference of the history - a tag or commit, or `last-release` (the last tag before head). A run without a pull request (a push, a schedule, by hand) then compares with it instead of with the commit before, so that small steps cannot add up unnoticed (docs/history.md). Set it in the rules file, where moving it is a reviewed change. Default - none.',
  ),
  creep: row(
    ratio(0, 1),
    null,
    'The worsening since the reference (`since`) that can fail, as a percentage or a ratio; it replaces `threshold` in a run that compares with the reference. Default - the threshold.',
  ),
  'since-on-pull': row(
    trueOrFalse(),
    'false',
    'Whether a pull request is measured against the reference (`since`) too, in the same rounds, so that the comment shows what it adds to. Only base against head decides. It needs `checkout` to be `worktree`, and takes half as much time again, or more.',
  ),
  head: row(
    anyText({ completion: 'revision' }),
    null,
    'The commit to judge; `worktree` is the working tree, with uncommitted changes. Default - what is checked out.',
    { scope: 'per run' },
  ),
  'working-directory': row(
    folderBelow,
    '.',
    'The folder in which the commands run, relative to the workspace.',
  ),
  seed: row(
    wholeNumber(0, 2 ** 32 - 1),
    null,
    'A whole number that fixes the random order of a run. Default - a new one each time, recorded in the result.',
    { scope: 'per run' },
  ),
  shard: row(
    part,
    null,
    'The part of the benchmarks to measure, such as `2/5`, if the jobs of a matrix divide them; `report/action.yml` merges the results. Each benchmark is in one shard. A `run` needs a `filter` for that.',
    { scope: 'per run' },
  ),
  durations: row(
    anyText({ completion: 'folder' }),
    null,
    'A folder with the result files of an earlier run, as actions/download-artifact creates it, by whose times the benchmarks are distributed to shards. All jobs need the same. Without it, or if it is empty, they are distributed by their names.',
    { scope: 'per run' },
  ),
  replica: row(
    part,
    null,
    'Which of several machines this is, such as `2/3`, if the jobs of a matrix all measure the same; `report/action.yml` judges their rounds together, each within its machine. It turns `stop-early` off.',
    { scope: 'per run' },
  ),
  'fail-on': row(
    oneOf<FailOn>(['regression', 'inconclusive', 'never']),
    'regression',
    'When to fail the check - `regression`, `inconclusive` (also if something could not be decided, or base could not be measured), or `never`.',
  ),
  rules: row(
    anyText({ completion: 'file' }),
    '.github/benchgate.yml',
    'A YAML file, relative to the top folder of the repository, that sets inputs once for this Action and for `benchgate` in a terminal - all except those of one run (`base`, `head`, `seed`, `shard`, `durations`, `replica`, `results`, `calibrate`) or of GitHub. Inputs given here override it. The file may be missing, unless it is named here.',
    { scope: 'not in the file' },
  ),
  comment: row(
    oneOf<CommentMode>(['always', 'on-change', 'on-failure', 'never']),
    'always',
    'When to comment on the pull request - `always`, `on-change` (if something regressed or improved, or the check fails), `on-failure` (if the check fails), or `never`. An existing comment is always updated, except with `never`, so that it never shows another commit.',
    { scope: 'GitHub only' },
  ),
  'comment-id': row(
    commentId,
    'benchgate',
    'The name of the comment. Gates with the same name update one comment, so give each gate of a job its own; jobs of a matrix differ by themselves, unless this is set.',
    { scope: 'GitHub only' },
  ),
  'accept-label': row(
    labelOrNone,
    'perf-accepted',
    'A label that accepts the regressions which the comment shows: the check passes until one gets worse, or another is added. A comment `/benchgate accept BENCHMARK: reason` by somebody with write permission does the same. `none` for no label.',
    { scope: 'GitHub only' },
  ),
  'improved-label': row(
    anyText(),
    '',
    'The label to set on the pull request if something improved and nothing regressed. It is removed when that no longer holds, unless somebody else has set it; so each gate needs a label of its own, as GitHub does not distinguish gates. Default - none.',
    { scope: 'GitHub only' },
  ),
  'github-token': row(
    anyText(),
    '',
    'The token to comment with. It needs `pull-requests` write permission, and is never passed to the benchmarks.',
    { scope: 'GitHub only' },
  ),
  'pull-request': row(
    wholeNumber(1, 2 ** 31 - 1),
    null,
    "The number of the pull request to compare with its base and to comment on, if the event has none (`workflow_dispatch`, `issue_comment`). Check out its head, or GitHub's merge commit of it. Default - that of the event.",
    { scope: 'GitHub only' },
  ),
  'trust-head': row(
    trueOrFalse(),
    'false',
    "Whether to measure untrusted code - if the event gives the job the rights of this repository and head may be a stranger's (`pull_request_target`, `issue_comment` on a pull request, `workflow_run` of a fork), and head of a fork on a self-hosted runner.",
    { scope: 'GitHub only' },
  ),
  results: row(
    anyText({ completion: 'folder' }),
    null,
    "The folder for result files. Default - one below the runner's temporary folder.",
    { scope: 'per run' },
  ),
}
