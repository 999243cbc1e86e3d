// The table of all inputs of action.yml: their values, and their names by where they may be set.
//
// Each input is one row: how it is read and checked, its default, its description and where it may be set. Flags, completion,
// the keys of the rules file and the types of the result file follow from it; `npm run docs` writes action.yml and the schemas.
import type {
  DecisionRules,
  DeltaTest,
  MeasureChangedOrAll,
  MultipleTestingCorrection,
} from '../model/settings.ts'
import {
  benchtimeInputKind,
  booleanInputKind,
  choiceInputKind,
  createAnyTextInputKind,
  defineInput,
  filterTemplateInputKind,
  formatInputKind,
  goBuildFlagsInputKind,
  goPackagesInputKind,
  type InputDefinition,
  linesInputKind,
  outputGlobsInputKind,
  processorCountsInputKind,
  ratioInputKind,
  wholeNumberInputKind,
} from './input-kinds.ts'
import { checkoutAndResultInputDefinitions } from './run-inputs.ts'

// The subject of measuring: a command, or Go benchmarks.

const statisticalTest = ' For the statistical test, set "delta-test".'

/** By their names in action.yml. */
const measureInputDefinitions = {
  run: defineInput(
    createAnyTextInputKind(),
    null,
    'The command that runs your benchmarks once, with any tool, like the script of a step. It prints the results or writes them to a file (see `output`). Default in a Go project - every Go benchmark by itself, from test binaries that are built once.',
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
    'What to add to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` becomes a regular expression that matches their names, and `{or}` the names joined by the word `or`. It is appended to the last line of `run`, or replaces `{filter}` in it. In the shell command, do not put `{filter}`, `{regex}` or `{or}` in quotes. With a filter, only undecided benchmarks get more rounds, and only suspects are measured again. Default - `run` always measures everything.',
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
    'Globs of the programs that `setup` builds and `run` starts, one per line, with the syntax of `overlay`, such as `build/bench/*`. The run passes without measuring if these programs are the same on both sides (apart from debug information), the command reads no file that differs, and the other conditions in docs/unchanged.md hold. If `run` starts the programs in `$BENCHGATE_PROGRAMS`, only those that differ are measured. Default - programs are not compared.',
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
    'What to measure - `all`, or `changed`. `changed` skips Go packages whose test binaries are identical and whose benchmarks read no file that differs; it skips the command `run` if none of its `paths` differs, or if its `binaries` are the same.',
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
    'A command that prepares a side, such as `npm ci`. It runs once on each side before measuring, and a second time if it fails on base.',
  ),
}

// The amount of measuring, and the decision.

/** By their names in action.yml. */
export const decisionInputDefinitions = {
  count: defineInput(
    wholeNumberInputKind(1, 1000),
    '20',
    'The number of rounds per benchmark, on average. A round runs base and head, in random order. Clear benchmarks stop earlier, and undecided ones get up to three times as many; a `run` without `filter` gets no more than this number.',
  ),
  alpha: defineInput(
    ratioInputKind(0, 0.5, true),
    '0.05',
    'The significance level, as a ratio or a percentage - the probability that a run reports a regression although nothing changed. With `correction` set to `none`, the probability for each benchmark.',
  ),
  threshold: defineInput(
    ratioInputKind(0, 1),
    '5%',
    'The smallest slowdown of the typical run that can fail the check, as a percentage or a ratio.',
  ),
  'rule-out': defineInput(
    ratioInputKind(0, 1),
    null,
    'The slowdown that a pass rules out for every benchmark, as a percentage or a ratio, at least `threshold`. A benchmark passes if this slowdown is ruled out and its estimate is below `threshold`. Default - twice the threshold.',
  ),
  'delta-test': defineInput(
    choiceInputKind<DeltaTest>(['utest', 'ttest', 'none']),
    'utest',
    'The test that decides - `utest` (Mann-Whitney), `ttest` (Welch), or `none` (only the size of the change).',
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
    'Whether a benchmark may stop before `count` rounds (after 40, 60 or 80 % of them) once its result is clear, and leave its rounds to undecided ones. Otherwise every benchmark gets exactly `count` rounds.',
  ),
  confirm: defineInput(
    booleanInputKind(),
    'true',
    'Whether to measure a suspected regression a second time and fail only if it recurs. The second measurement takes `count` rounds, and up to twice as many if the slowdown recurs but is not yet significant; Go code is linked in a new order. It is skipped if `budget` leaves too little time.',
  ),
}

/** By their names in action.yml, in its order. */
export const mainActionInputDefinitions = {
  ...measureInputDefinitions,
  ...decisionInputDefinitions,
  ...checkoutAndResultInputDefinitions,
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
