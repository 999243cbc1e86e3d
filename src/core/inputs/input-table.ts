// The table of all inputs of action.yml: their values, and their names by where they may be set.
//
// Each input is one row: how it is read and checked, its default, its description and where it may be set. Flags, completion,
// the keys of the rules file and the types of the result file follow from it; `npm run docs` writes action.yml and the schemas.
import type {
  CheckoutMode,
  CommentMode,
  DecisionRules,
  DeltaTest,
  FailOn,
  IgnoredFilesSharing,
  MeasureChangedOrAll,
  MultipleTestingCorrection,
  PerflockUsePolicy,
  ReportRowOrder,
} from '../model/settings.ts'
import {
  benchtimeInputKind,
  booleanInputKind,
  choiceInputKind,
  commentIdWithMatrixInputKind,
  createAnyTextInputKind,
  defineInput,
  defineInputKind,
  durationInputKind,
  filterTemplateInputKind,
  formatInputKind,
  goBuildFlagsInputKind,
  goPackagesInputKind,
  governorPercentInputKind,
  type InputDefinition,
  labelOrNoneInputKind,
  linesInputKind,
  outputGlobsInputKind,
  parseInputAsPathBelowWorkingFolder,
  partOfTotalInputKind,
  processorCountsInputKind,
  profileKindsInputKind,
  ratioInputKind,
  wholeNumberInputKind,
} from './input-kinds.ts'

// The treatment of the machine, the checkout and the result.

const folderBelow = defineInputKind((name, text) => parseInputAsPathBelowWorkingFolder(name, text), {
  completion: 'folder',
})

/** The inputs by their names in action.yml. */
export const runAndPublishInputDefinitions = {
  budget: defineInput(
    durationInputKind,
    null,
    'The longest time for measuring, with its unit, such as `10m`. A fifth of it (half of it if `run` has no `filter`) is reserved for measuring suspected regressions a second time. If the budget is too short for all Go benchmarks, those in changed packages come first, and the report says which were not measured and how much time all of them would take. Benchmarks that are still undecided when the budget is used up are inconclusive.',
  ),
  timeout: defineInput(
    durationInputKind,
    '30m',
    'The longest time for one command (a benchmark run, `setup`, a build, the tests), with its unit, such as `90s` or `30m`. A command that takes longer is ended with all processes it started.',
  ),
  checkout: defineInput(
    choiceInputKind<CheckoutMode>(['in-place', 'worktree']),
    null,
    'Where the sides are checked out - with `in-place`, one after the other in this checkout, which is restored at the end; with `worktree`, in worktrees in a temporary folder. Default - `in-place` for `run` in a workflow, otherwise `worktree`.',
  ),
  'ignored-files': defineInput(
    choiceInputKind<IgnoredFilesSharing>(['per-side', 'shared']),
    'per-side',
    'What happens to files that git ignores, such as `node_modules` - with `per-side`, each side works on its own copy; with `shared`, both sides use the same files.',
  ),
  overlay: defineInput(
    linesInputKind(),
    '',
    "Globs of benchmark files that both sides take from head, one per line, such as `**/*_test.go`. The syntax is git's (`:(glob)`), relative to the top folder of the repository - `*` matches within a folder, `**/` matches any number of folders, and the name of a folder matches everything in it.",
  ),
  profile: defineInput(
    profileKindsInputKind,
    '',
    'The profiles to take of regressed Go benchmarks, separated by commas - `cpu`, `mem`, `block`. They are taken in one more run on each side. The report shows the functions that got more expensive.',
    { target: 'go' },
  ),
  calibrate: defineInput(
    booleanInputKind(),
    'false',
    'Whether to measure base against itself, not against head, and report how noisy this machine is, how small a change a gate with these inputs can detect on it, and what `count` such a gate needs. Such a run never fails the check.',
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
    'The processor frequency that perflock sets, as a percentage of the range from the lowest to the highest frequency; or `none`.',
  ),
  sort: defineInput(
    choiceInputKind<ReportRowOrder>(['none', 'name', 'delta']),
    'none',
    'The order of the table of all comparisons - `none` for the order of measurement, `name`, or `delta` for the largest slowdown first.',
  ),
  base: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The commit to compare with, as a branch, tag or SHA. Default - on a pull request, the newest commit of the base branch that the checkout contains; on a push or in a merge queue, the previous commit; otherwise (a schedule, a new branch, a force push) the commit where head left the default branch, or, if head is on the default branch, the last tag.',
    { scope: 'per run' },
  ),
  since: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The reference of the history - a tag, a commit, or `last-release` (the last tag before head). A run that is not for a pull request (on a push, on a schedule, or started by hand) compares with it instead of with the default `base`, so that small steps cannot add up unnoticed; see docs/history.md. Set it in the rules file, so that changes to it are reviewed. Default - none.',
  ),
  creep: defineInput(
    ratioInputKind(0, 1),
    null,
    'The slowdown since the reference (`since`) that can fail the check, as a percentage or a ratio. It takes the place of `threshold` in a run that compares with the reference. Default - the threshold.',
  ),
  'since-on-pull': defineInput(
    booleanInputKind(),
    'false',
    'Whether to measure a pull request against the reference (`since`) as well, in the same rounds, so that the comment also shows the slowdowns since the reference that this pull request increases. The verdict depends only on base against head. It requires `checkout` to be `worktree` and takes at least half as much time again.',
  ),
  head: defineInput(
    createAnyTextInputKind({ completion: 'revision' }),
    null,
    'The commit to judge; `worktree` means the working tree, with its uncommitted changes. Default - the commit that is checked out.',
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
    'A folder with the result files of an earlier run, for example one that actions/download-artifact has filled. The times in them are used to balance the shards. All jobs need the same files. Default - benchmarks are assigned to shards by name.',
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
    'When to fail the check - `regression`, `inconclusive` (on a regression, an inconclusive benchmark, or a base that could not be measured), or `never`.',
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
    'When to comment on the pull request - `always`; `on-change`, if something regressed or improved, or the check fails; `on-failure`, if the check fails; or `never`. An existing comment is always updated (except with `never`), so that it never shows the result of an older commit.',
    { scope: 'GitHub only' },
  ),
  'comment-id': defineInput(
    commentIdWithMatrixInputKind,
    'benchgate',
    'The name of the comment. Benchgate steps with the same name update the same comment, so give each step of a job its own name. The jobs of a matrix have different names by default.',
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
    "Whether to allow risky runs - code that may come from outside the repository runs with this repository's permissions (`pull_request_target`, `issue_comment` on a pull request, `workflow_run` of a fork), or a fork's head runs on a self-hosted runner. If `false`, such a run is refused.",
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

// The subject of measuring: a command, or Go benchmarks.

const statisticalTest = ' For the statistical test, set "delta-test".'

/** The inputs by their names in action.yml. */
const measureInputDefinitions = {
  run: defineInput(
    createAnyTextInputKind(),
    null,
    'The command that runs your benchmarks once, with any tool, like the script of a step. It prints the results or writes them to a file (see `output`). Default in a Go project - each Go benchmark is run separately, from test binaries that are built once.',
  ),
  format: defineInput(
    formatInputKind,
    'auto',
    'The format of the results of `run`, such as `go`; `auto` detects it. To read other formats, give a pattern that matches the lines with results, or the columns of a CSV file, as docs/formats.md shows.',
    { target: 'command' },
  ),
  output: defineInput(
    outputGlobsInputKind,
    '',
    'The file that `run` writes its results to, relative to the working directory; or globs of such files, one per line, with the syntax of `overlay`. The files are removed before each round, so git must not track them. Default - the results are what `run` prints.',
    { target: 'command' },
  ),
  filter: defineInput(
    filterTemplateInputKind,
    null,
    'What to add to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` becomes a regular expression that matches their names, and `{or}` the names joined by the word `or`. The filter is appended to the last line of `run`, or replaces `{filter}` in `run`. In the shell command, do not put `{filter}`, `{regex}` or `{or}` in quotes. With a filter, only undecided benchmarks get more rounds, and only suspected regressions are measured again. Default - `run` always measures everything.',
    { target: 'command' },
  ),
  paths: defineInput(
    linesInputKind(),
    '',
    'Globs of the files that the benchmarks of `run` depend on, one per line, with the syntax of `overlay`. The run passes without measuring if none of them differs between base and head. Default - any file may matter.',
    { target: 'command' },
  ),
  binaries: defineInput(
    linesInputKind(),
    '',
    'Globs of the programs that `setup` builds and `run` starts, one per line, with the syntax of `overlay`, such as `build/bench/*`. The run passes without measuring if these programs are the same on both sides (apart from debug information), `run` reads no file that differs, and the other conditions in docs/unchanged.md hold. If `run` starts the programs in `$BENCHGATE_PROGRAMS`, only those that differ are measured. Default - programs are not compared.',
    { target: 'command' },
  ),
  relink: defineInput(
    createAnyTextInputKind(),
    null,
    'A command that relinks the programs that `run` starts, in a memory layout chosen by the whole number in `$BENCHGATE_LAYOUT`. It runs on both sides before a round, with the same number, so that the position of code in memory varies like other noise, and code that only moved is not reported as a regression (docs/layouts.md). Default - the programs stay as they were built.',
    { target: 'command' },
  ),
  measure: defineInput(
    choiceInputKind<MeasureChangedOrAll>(['changed', 'all']),
    'changed',
    'What to measure - `all`, or `changed`. `changed` skips Go benchmarks for which neither the code that they can reach nor a file that they read differs (docs/unchanged.md); it skips the command `run` if none of its `paths` differs, or if its `binaries` are the same.',
  ),
  packages: defineInput(
    goPackagesInputKind,
    './...',
    'The Go packages to measure, as for `go test`, from the working directory. The inputs `packages`, `bench`, `benchtime`, `cpu`, `benchmem`, `tags`, `go-flags`, `test` and `profile` apply only to Go benchmarks that are measured without `run`.',
    { target: 'go' },
  ),
  bench: defineInput(createAnyTextInputKind(), '.', 'The Go benchmarks to measure, as for `-bench`.', {
    target: 'go',
  }),
  benchtime: defineInput(
    benchtimeInputKind,
    '100ms',
    'How long each Go benchmark runs on each side in each round, as for `-benchtime`, divided into short runs that alternate between the sides. More rounds help more than a longer time.',
    { target: 'go' },
  ),
  cpu: defineInput(
    processorCountsInputKind,
    null,
    'The values of GOMAXPROCS to measure with, as for `-cpu`, such as `1,4`.',
    { target: 'go' },
  ),
  benchmem: defineInput(
    booleanInputKind(),
    'true',
    'Whether to measure allocations too, as with `-benchmem`.',
    { target: 'go' },
  ),
  tags: defineInput(createAnyTextInputKind({ separator: ',' }), null, 'Build tags, as for `-tags`.', {
    target: 'go',
  }),
  'go-flags': defineInput(goBuildFlagsInputKind, '', 'More flags for the go command, as in GOFLAGS.', {
    target: 'go',
  }),
  test: defineInput(
    booleanInputKind(statisticalTest),
    'false',
    'Whether to run the tests of the measured packages first, once on each side.',
    { target: 'go' },
  ),
  setup: defineInput(
    createAnyTextInputKind(),
    null,
    'A command that prepares the checkout of base or head, such as `npm ci`. It runs once on each side before measuring, and a second time if it fails on base.',
  ),
}

// The amount of measuring, and the decision.

/** The inputs by their names in action.yml. */
export const decisionInputDefinitions = {
  count: defineInput(
    wholeNumberInputKind(1, 1000),
    '20',
    'The number of rounds per benchmark, on average. A round measures a benchmark on base and on head, in random order. Benchmarks with a clear result stop earlier, and undecided ones get up to three times as many rounds; without `filter`, `run` gets no more than `count`.',
  ),
  alpha: defineInput(
    ratioInputKind(0, 0.5, true),
    '0.05',
    'The significance level, as a ratio or a percentage - the probability that a run reports a regression although nothing changed. If `correction` is `none`, this is the probability for each benchmark.',
  ),
  threshold: defineInput(
    ratioInputKind(0, 1),
    '5%',
    'The smallest slowdown of the typical run that can fail the check, as a percentage or a ratio.',
  ),
  'rule-out': defineInput(
    ratioInputKind(0, 1),
    null,
    'The slowdown that must be ruled out for a benchmark to pass, as a percentage or a ratio; it must be at least `threshold`. A benchmark passes if this slowdown is ruled out and its estimated slowdown does not exceed `threshold`. Default - twice the threshold.',
  ),
  'delta-test': defineInput(
    choiceInputKind<DeltaTest>(['utest', 'ttest', 'none']),
    'utest',
    "The test that decides - `utest` for Mann-Whitney, `ttest` for Welch's t-test, or `none` to decide only by the size of the change.",
  ),
  correction: defineInput(
    choiceInputKind<MultipleTestingCorrection>(['holm', 'bh', 'none']),
    'holm',
    'How p-values are adjusted for the number of comparisons - `holm`, `bh` (Benjamini-Hochberg), or `none`.',
  ),
  strict: defineInput(
    booleanInputKind(),
    'false',
    'Whether to fail only if the slowdown is significantly larger than `threshold`, not merely larger than zero.',
  ),
  outliers: defineInput(
    choiceInputKind<DecisionRules['outliers']>(['none', 'iqr']),
    'none',
    'Which values to leave out before testing - `none`, or `iqr` (beyond 1.5 interquartile ranges), which makes false alarms more likely.',
  ),
  'stop-early': defineInput(
    booleanInputKind(),
    'true',
    'Whether a benchmark may stop before `count` rounds (after 40, 60 or 80 % of them) once its result is clear, and leave its rounds to undecided ones. If `false`, every benchmark gets exactly `count` rounds.',
  ),
  confirm: defineInput(
    booleanInputKind(),
    'true',
    'Whether to measure a suspected regression a second time and fail only if it recurs. The second measurement is planned for as many rounds as the first, at least `count`; it ends earlier if the result is clear, and takes up to twice as many if the slowdown recurs but is not yet significant; Go code is linked in a new order. It is skipped if `budget` leaves too little time.',
  ),
}

/** The inputs by their names in action.yml, in its order. */
export const mainActionInputDefinitions = {
  ...measureInputDefinitions,
  ...decisionInputDefinitions,
  ...runAndPublishInputDefinitions,
}

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

/** The values of the inputs of a table, by their names in camel case. */
type ValuesOfTable<Table> = {
  readonly [Name in keyof Table & string as Camel<Name>]: Table[Name] extends InputDefinition<infer T>
    ? T
    : never
}

export type InputValues = ValuesOfTable<typeof mainActionInputDefinitions>

/** The table without the type of each value. */
const rows: ReadonlyMap<string, InputDefinition<unknown>> = new Map(
  Object.entries(mainActionInputDefinitions),
)

/** Returns the text of an input, '' if it is not set. */
export type ReadInputText = (name: string) => string

/** Reads and checks each input of a table by itself. Throws MisconfiguredError with its name, its text and what is accepted. */
export function parseInputValues<Table extends Readonly<Record<string, InputDefinition<unknown>>>>(
  table: Table,
  read: ReadInputText,
): ValuesOfTable<Table> {
  const values = Object.entries(table).map(([name, { kind, defaultText }]) => {
    const text = read(name).trim() || defaultText
    return [camelCase(name), text === null ? null : kind.parse(name, text)]
  })
  return Object.fromEntries(values)
}

export const inputNames: readonly string[] = [...rows.keys()]

export const rulesFileInputNames = namesWhere(({ scope }) => scope === 'anywhere')

export const inputNamesWithTerminalFlag = namesWhere(({ scope }) => scope !== 'GitHub only')

/** The inputs that apply to the Go benchmarks found without a command. */
export const goInputNames = namesWhere(({ target: of }) => of === 'go')

export const commandDriverInputNames = namesWhere(({ target: of }) => of === 'command')

function namesWhere(matches: (row: InputDefinition<unknown>) => boolean): readonly string[] {
  return [...rows].filter(([, row]) => matches(row)).map(([name]) => name)
}

/** Returns the row of an input; undefined for an unknown name. */
export function findInputDefinition(name: string): InputDefinition<unknown> | undefined {
  return rows.get(name)
}

/** Returns `deltaTest` for `delta-test`. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
