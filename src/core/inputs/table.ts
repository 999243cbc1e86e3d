// The table of all inputs of action.yml: their values, and their names by where they may be set.
import type { Correction, MeasureMode, Rules, Test } from '../model/settings.ts'
import { runInputs } from './handled.ts'
import {
  anyText,
  benchtime,
  type Completion,
  filter,
  format,
  goFlags,
  type Input,
  type InputScope,
  type Kind,
  lines,
  oneOf,
  outputFiles,
  packages,
  processors,
  ratio,
  row,
  trueOrFalse,
  wholeNumber,
} from './kinds.ts'

// The subject of measuring: a command, or Go benchmarks.

const statisticalTest = ' For the statistical test, set "delta-test".'

/** By their names in action.yml. */
export const measureInputs = {
  run: row(
    anyText(),
    null,
    'The command that measures one side once, with any tool. It prints its results, or writes them to a file (`output`), and runs like the script of a step. Default if there is a go.mod or go.work - each Go benchmark by itself, from test binaries that are built once.',
  ),
  format: row(
    format,
    'auto',
    'The benchmark format of what `run` prints or writes, such as `go`; `auto` to detect it; or a description of the lines or CSV columns that have results (docs/formats.md).',
    { target: 'command' },
  ),
  output: row(
    outputFiles,
    '',
    'The file that `run` writes its results to, or globs of such files, one per line; relative to the working directory, with the syntax of `overlay`. They are removed before each round, so git must not track them. Default - the results are what `run` prints.',
    { target: 'command' },
  ),
  filter: row(
    filter,
    null,
    'Added to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` stands for a regular expression of their names, `{or}` for the names with `or` between them. It is added at the end of the last line of `run`, or in place of `{filter}` in it; neither may be in quotes. With it, only undecided benchmarks get further rounds, and only suspects are measured again. Default - `run` always measures everything.',
    { target: 'command' },
  ),
  paths: row(
    lines(),
    '',
    'Globs of the files that the benchmarks of `run` depend on, one per line, with the syntax of `overlay`. If none of these files differs between base and head, the run passes without measuring. Default - any file may matter.',
    { target: 'command' },
  ),
  measure: row(
    oneOf<MeasureMode>(['changed', 'all']),
    'changed',
    'What to measure - `changed` (skips Go packages whose test binaries are identical on both sides and whose benchmarks can read no file that differs, and a command whose `paths` do not differ), or `all`.',
  ),
  packages: row(
    packages,
    './...',
    'Patterns of Go packages, as `go test` takes them, from the working directory. (This and the next seven are for Go, without `run`.)',
    { target: 'go' },
  ),
  bench: row(anyText(), '.', 'Which Go benchmarks, as `-bench` takes it.', { target: 'go' }),
  benchtime: row(
    benchtime,
    '100ms',
    'How long each Go benchmark runs on each side in each round, as `-benchtime` takes it, split into short, alternating visits. More rounds help more than longer runs.',
    { target: 'go' },
  ),
  cpu: row(
    processors,
    null,
    'Values of GOMAXPROCS to run each Go benchmark with, as `-cpu` takes them, such as `1,4`.',
    { target: 'go' },
  ),
  benchmem: row(trueOrFalse(), 'true', 'Whether allocations are measured too, as with `-benchmem`.', {
    target: 'go',
  }),
  tags: row(anyText({ separator: ',' }), null, 'Build tags, as `-tags` takes them.', { target: 'go' }),
  'go-flags': row(goFlags, '', 'More flags for the go command, as in GOFLAGS.', { target: 'go' }),
  test: row(
    trueOrFalse(statisticalTest),
    'false',
    'Whether the tests of the measured packages run first, once on each side. Benchmarks of broken code mean nothing.',
    { target: 'go' },
  ),
  setup: row(
    anyText(),
    null,
    'A command that prepares a side, such as `npm ci`, run once on each before measuring; if it fails on base, it is retried once.',
  ),
}

// The amount of measuring, and the decision.

type Outliers = Rules['outliers']

/** By their names in action.yml. */
export const decisionInputs = {
  count: row(
    wholeNumber(1, 1000),
    '20',
    'The most rounds, on average over the benchmarks. Each round visits base and head, in random order. A benchmark with a clear result stops earlier, and an undecided one gets up to three times as many; a `run` without `filter` gets no more than these.',
  ),
  alpha: row(
    ratio(0, 0.5, true),
    '0.05',
    'Significance level, as a ratio or a percentage - the chance of a false alarm in a run that changed nothing (for each benchmark, with `correction` none).',
  ),
  threshold: row(
    ratio(0, 1),
    '5%',
    'The smallest worsening of the typical run that can fail, as a percentage or a ratio.',
  ),
  'rule-out': row(
    ratio(0, 1),
    null,
    'The worsening that a pass has ruled out in every row, as a percentage or a ratio; no less than the threshold. If this is ruled out, but the threshold is not, a row passes if its estimate does not exceed the threshold. Default - twice the threshold.',
  ),
  'delta-test': row(
    oneOf<Test>(['utest', 'ttest', 'none']),
    'utest',
    'The test that decides - `utest` (Mann-Whitney), `ttest` (Welch), or `none` (the size of the change alone).',
  ),
  correction: row(
    oneOf<Correction>(['holm', 'bh', 'none']),
    'holm',
    'How p-values are adjusted for the number of comparisons - `holm`, `bh` (Benjamini-Hochberg), or `none`.',
  ),
  strict: row(
    trueOrFalse(),
    'false',
    'Whether to fail only if the worsening is shown to exceed the threshold, not merely to exist.',
  ),
  outliers: row(
    oneOf<Outliers>(['none', 'iqr']),
    'none',
    'Values to leave out before testing - `none`, or `iqr` (beyond 1.5 interquartile ranges; makes false alarms more likely).',
  ),
  'stop-early': row(
    trueOrFalse(),
    'true',
    'Whether a benchmark may stop before `count` rounds (after 40, 60 or 80 % of them) once its result is clear, and give its rounds to others; otherwise every benchmark has exactly `count` rounds.',
  ),
  confirm: row(
    trueOrFalse(),
    'true',
    'Whether a suspected regression is measured again, in `count` rounds, or as many as it took to suspect it (twice as many if it is worse again, but not significantly), and fails only if it recurs; Go binaries are relinked with a random function order each time. A part of `budget` is reserved for that; if it is too short, this is skipped.',
  ),
}

/** By their names in action.yml, in its order. */
export const inputTable = { ...measureInputs, ...decisionInputs, ...runInputs }

type Table = typeof inputTable
type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

/** The values of all inputs, by their names in camel case. */
export type Values = {
  readonly [Name in keyof Table & string as Camel<Name>]: Table[Name] extends Input<infer T> ? T : never
}

/** The table without the type of each value. */
const rows: ReadonlyMap<string, Input<unknown>> = new Map(Object.entries(inputTable))

/** Returns the text of an input, '' if it is not set. */
export type ReadInput = (name: string) => string

/** Reads and checks each input by itself. Throws Misconfigured with its name, its text and what is accepted. */
export function valuesOf(read: ReadInput): Values {
  const values = [...rows].map(([name, { kind, defaultText }]) => {
    const text = read(name).trim() || defaultText
    return [camel(name), text === null ? null : kind.parse(name, text)]
  })
  return Object.fromEntries(values)
}

export const inputNames: readonly string[] = [...rows.keys()]

/** The inputs that may be set in a rules file. */
export const ruleNames = namesWhere(({ scope }) => scope === 'anywhere')

/** The inputs that are flags in a terminal. */
export const flagNames = namesWhere(({ scope }) => scope !== 'GitHub only')

/** The inputs that apply to the Go benchmarks found without a command. */
export const goNames = namesWhere(({ target: of }) => of === 'go')

/** The inputs that apply to a command. */
export const commandInputNames = namesWhere(({ target: of }) => of === 'command')

function namesWhere(matches: (row: Input<unknown>) => boolean): readonly string[] {
  return [...rows].filter(([, row]) => matches(row)).map(([name]) => name)
}

/** Returns where an input may be set; null for an unknown name. */
export function scopeOf(name: string): InputScope | null {
  return rows.get(name)?.scope ?? null
}

/** Tells whether an input is on or off, so that its flag takes no value. */
export function isSwitch(name: string): boolean {
  return rows.get(name)?.kind.json === 'boolean'
}

/** Returns the separator of an input's values; null if it has only one. */
export function separatorOf(name: string): Kind<unknown>['separator'] {
  return rows.get(name)?.kind.separator ?? null
}

/** Tells whether a rules file may set an input to a mapping. */
export function isKeyed(name: string): boolean {
  return rows.get(name)?.kind.isKeyed ?? false
}

/** Returns what a shell can complete after a flag. */
export function completionOf(name: string): Completion {
  return rows.get(name)?.kind.completion ?? 'any'
}

/** Returns the default; '' if there is none. */
export function defaultOf(name: string): string {
  return rows.get(name)?.defaultText ?? ''
}

/** Returns `deltaTest` for `delta-test`. */
export function camel(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
