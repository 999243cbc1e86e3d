// `benchgate record`: keeps the result of a run, as a git note on the commit that it measured.

import { type HistoryMeasurement, historyPointOfResult } from '../core/history/point.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { parseResultFile } from '../core/result/read-result.ts'
import { escapeControlCharacters } from '../core/words/escape.ts'
import { formatCountWithNoun, shortSha } from '../core/words/numbers.ts'
import { readResultFileArgumentByParser } from '../effects/files/results.ts'
import { createGitWithoutSecrets } from '../effects/git/git.ts'
import { localCommitOf } from '../effects/git/revisions/commits.ts'
import { refuseMissingCheckout } from '../effects/git/revisions/revisions.ts'
import {
  addPointToLocalNotes,
  fetchHistoryNotes,
  historyNotesRef,
  pushHistoryNotes,
} from '../effects/history/notes.ts'
import type { CommandLineContext } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'

export const flags: FlagDefinitions = { push: { type: 'boolean' } }

export const usage = `Usage: benchgate record RESULT.json … [flags]

Keeps the results of runs in git notes (${historyNotesRef}), on the commit that was head: ratios with their intervals.
"benchgate history" draws them. RESULT.json is result.json in the FOLDER of "benchgate --results FOLDER", best with
--since v1.4.0: results that were measured against the same commit or tag are drawn as one line.

  --push   fetches the notes of origin, joins them and pushes; without it they stay in this clone
`

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const { words, values } = parseCommandLine(args, flags, 'benchgate record')
  if (words.length === 0)
    throw new MisconfiguredError(
      'record: which result? Name the result.json of a run with --results, or of the artifact of a workflow.',
    )
  const git = createGitWithoutSecrets(terminal.folder, terminal.env)
  await refuseMissingCheckout(git)
  const time = new Date().toISOString()
  const points: HistoryMeasurement[] = []
  // All are read before any is kept.
  for (const word of words)
    points.push(
      await readResultFileArgumentByParser('record', word, terminal, text => pointIn(text, word, time)),
    )
  for (const [index, { head }] of points.entries())
    if ((await localCommitOf(git, head)) === null)
      throw new MisconfiguredError(
        `record: "${words[index]}" is of commit ${head}, which is not in this repository. Fetch it, or record the result in a clone that has it; a snapshot of uncommitted work cannot be recorded.`,
      )
  // A point that origin already has is not added again.
  if (values.push === true) await fetchHistoryNotes(git, {})
  for (const point of points) {
    await addPointToLocalNotes(git, point)
    const { head, since, rows, proven, isUntouched } = point
    const unchanged = proven.length === 0 ? '' : `, ${proven.length} unchanged (identical code)`
    const summary = isUntouched ? 'no file differs' : `${formatCountWithNoun(rows.length, 'row')}${unchanged}`
    terminal.stdout.write(
      `${shortSha(head)} since ${escapeControlCharacters(since.name)}: ${summary}, recorded in ${historyNotesRef}\n`,
    )
  }
  if (values.push !== true) return 0
  await pushHistoryNotes(git, {})
  terminal.stdout.write('pushed to origin\n')
  return 0
}

/** Throws MisconfiguredError if the result has nothing to keep. */
function pointIn(text: string, name: string, time: string): HistoryMeasurement {
  const result = parseResultFile(text)
  try {
    return historyPointOfResult(result, time)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new MisconfiguredError(`record: "${name}" has nothing to record: ${error.message}.`)
  }
}
