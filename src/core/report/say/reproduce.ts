// The command that measures one benchmark of a result again, both sides, in a terminal.
import { filteredRun, isFilter } from '../../filter/filter.ts'
import { joinFlags } from '../../go/go-flags.ts'
import { benchPatternIn } from '../../go/source-name.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { patternsOf } from '../../rounds/moved.ts'
import { escapeControls } from '../../words/escape.ts'
import { shortSha } from '../../words/numbers.ts'
import { shellLine } from '../../words/shell.ts'

/** A Reproduction is such a command. */
export interface Reproduction {
  readonly command: string
  /** Whether it measures this benchmark alone, and not everything. */
  readonly isAlone: boolean
  /** Whether it shows where the time goes, too. */
  readonly isProfiled: boolean
}

/** Nobody copies more than this. */
const longest = 1000

/**
 * Null where it is not known what was run, or a name in it cannot be typed. Names come from outside, so each is one word for a
 * shell.
 */
export function reproductionOf(one: Comparison, result: ResultFile): Reproduction | null {
  const { commits, settings } = result
  const { go, run, setup, filter, format, output, overlay, workingDirectory } = settings
  if (run === '') return null
  const alone = filter === null || !isFilter(filter) ? null : filteredRun(run, filter, [one.benchmark])
  const measured =
    go === null
      ? [
          ...['--run', alone ?? run],
          ...(format === 'auto' ? [] : ['--format', format]),
          ...(output.length === 0 ? [] : ['--output', output.join('\n')]),
        ]
      : [
          ...[
            '--packages',
            patternsOf(one.package, result.warnings),
            '--bench',
            benchPatternIn(result, one.benchmark),
          ],
          ...['--benchtime', go.benchtime],
          ...(go.cpu === null ? [] : ['--cpu', go.cpu]),
          ...(go.tags === null ? [] : ['--tags', go.tags]),
          ...(go.goFlags.length === 0 ? [] : ['--go-flags', joinFlags(go.goFlags)]),
          ...['--profile', 'cpu'],
        ]
  const command = shellLine(
    // Nothing is to be fetched under a name that is not ours yet.
    ...['npx', '--no', 'benchgate'],
    ...[commits.base, commits.head].map(({ sha }) => shortSha(sha)),
    ...(workingDirectory === '.' ? [] : ['--working-directory', workingDirectory]),
    ...measured,
    ...(setup === null ? [] : ['--setup', setup]),
    // Base may lack the benchmark.
    ...(overlay.length === 0 ? [] : ['--overlay', overlay.join('\n')]),
  )
  // A script may have several lines, a name may not.
  const isPlain =
    command.length <= longest &&
    [one.benchmark, ...command.split('\n')].every(line => escapeControls(line) === line)
  return isPlain ? { command, isAlone: go !== null || alone !== null, isProfiled: go !== null } : null
}
