// The inputs that say what is measured: by a command, or as Go benchmarks.
import type { MeasureMode } from '../model/settings.ts'
import { anyText, lines, oneOf, truth } from './kinds.ts'
import { row } from './row.ts'
import { benchtime, filter, format, goFlags, outputFiles, packages, processors } from './special-kinds.ts'

const statisticalTest = ' For the statistical test, set "delta-test".'

/** By their names in action.yml. */
export const measured = {
  run: row(
    anyText(),
    null,
    'The command that measures one side once, with any tool. It prints its results, or writes them to a file (`output`), and runs like the script of a step. Default where there is a go.mod or go.work - each Go benchmark by itself, from test binaries that are built once.',
  ),
  format: row(
    format,
    'auto',
    'The benchmark format of what `run` prints or writes, such as `go`; `auto`, which finds out; or the lines or CSV columns that have results, as docs/formats.md shows.',
    { of: 'command' },
  ),
  output: row(
    outputFiles,
    '',
    'The file that `run` writes its results to, or globs of such files, one per line; relative to the working directory, with the syntax of `overlay`. They are removed before each round, so git must not track them. Default - the results are what it prints.',
    { of: 'command' },
  ),
  filter: row(
    filter,
    null,
    'What is added to `run` to measure only some benchmarks, such as `--benchmark_filter={regex}`. `{regex}` stands for a regular expression of their names, `{or}` for the names with `or` between them. It goes to the end of the last line of `run`, or in place of `{filter}` in it; neither may be in quotes. With it, rounds go to the benchmarks that are still open, and only suspects are measured again. Default - all of `run` is measured each time.',
    { of: 'command' },
  ),
  paths: row(
    lines(),
    '',
    'Globs of the files that the benchmarks of `run` depend on, one per line, with the syntax of `overlay`. If none of these files differs between base and head, the run passes without measuring. Default - any file may matter.',
    { of: 'command' },
  ),
  measure: row(
    oneOf<MeasureMode>(['changed', 'all']),
    'changed',
    'What to measure - `changed` (leaves out Go packages whose test binaries are the same bytes on both sides and whose benchmarks can read no file that differs, and a command whose `paths` have no file that differs), or `all`.',
  ),
  packages: row(
    packages,
    './...',
    'Patterns of Go packages, as `go test` takes them, from the working directory. (This and the next seven are for Go, without `run`.)',
    { of: 'go' },
  ),
  bench: row(anyText(), '.', 'Which Go benchmarks, as `-bench` takes it.', { of: 'go' }),
  benchtime: row(
    benchtime,
    '100ms',
    'How long each Go benchmark runs on each side in each round, as `-benchtime` takes it, in short visits that take turns. More rounds tell more than longer runs.',
    { of: 'go' },
  ),
  cpu: row(
    processors,
    null,
    'Values of GOMAXPROCS to run each Go benchmark with, as `-cpu` takes them, such as `1,4`.',
    { of: 'go' },
  ),
  benchmem: row(truth(), 'true', 'Whether allocations are measured too, as with `-benchmem`.', { of: 'go' }),
  tags: row(anyText({ separator: ',' }), null, 'Build tags, as `-tags` takes them.', { of: 'go' }),
  'go-flags': row(goFlags, '', 'More flags for the go command, as in GOFLAGS.', { of: 'go' }),
  test: row(
    truth(statisticalTest),
    'false',
    'Whether the tests of the measured packages run first, once on each side. Benchmarks of broken code mean nothing.',
    { of: 'go' },
  ),
  setup: row(
    anyText(),
    null,
    'A command that prepares a side, run once on each before measuring, such as `npm ci`; where it fails on base, once more.',
  ),
}
