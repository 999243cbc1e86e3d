// `benchgate history`: draws what the notes of git remember.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { buildHistory } from '../core/history/history.ts'
import { historyCsv } from '../core/history/show/csv.ts'
import { historyHtmlPage } from '../core/history/show/page.ts'
import { historyTerminalText } from '../core/history/show/terminal.ts'
import { MisconfiguredError } from '../core/model/errors.ts'
import { formatDisplaySafeJson } from '../core/words/escape.ts'
import { formatCountWithNoun } from '../core/words/numbers.ts'
import { createGitWithoutSecrets, decodeGitText, type Git } from '../effects/git/git.ts'
import { shallowCloneHint } from '../effects/git/revisions/commits.ts'
import { refuseMissingCheckout, resolveRevisionsToCommits } from '../effects/git/revisions/revisions.ts'
import { fetchHistoryNotes, readHistoryNotes, readMainLineCommitsWithTags } from '../effects/history/notes.ts'
import type { CommandLineContext } from './command.ts'
import { type FlagDefinitions, parseCommandLine } from './flags.ts'
import { refuseUnwritableOutputs } from './present.ts'
import { columnCountOfTerminal, createColourTextForStream } from './terminal.ts'

export const flags: FlagDefinitions = {
  html: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  fetch: { type: 'boolean' },
}

export const usage = `Usage: benchgate history [revision] [flags]

Draws the recorded results of the commits that lead to a revision (HEAD): for each benchmark its ratio to the reference, and
the change points in it (commits at which it changed and stayed changed), the largest slowdown first.

  --fetch       fetches the notes of origin first
  --all         also shows the benchmarks that hardly changed
  --html FILE   writes a page with all lines, their intervals, releases and change points
  --csv         prints the ratios, a column for each benchmark, as Apache Otava reads them; --json prints everything
`

export async function run(args: readonly string[], terminal: CommandLineContext): Promise<number> {
  const { words, values } = parseCommandLine(args, flags, 'benchgate history')
  const [revision = 'HEAD', ...extraWords] = words
  if (extraWords.length > 0)
    throw new MisconfiguredError(
      `history: "${words.join(' ')}" are several revisions. Give one: the commit at which the history ends.`,
    )
  if (values.csv && values.json)
    throw new MisconfiguredError('--csv and --json cannot be combined. Choose one form of the history.')
  const git = createGitWithoutSecrets(terminal.folder, terminal.env)
  await refuseMissingCheckout(git)
  const [commit = ''] = await resolveRevisionsToCommits(git, [{ revision, flag: null }], [])
  const html = typeof values.html === 'string' ? resolve(terminal.folder, values.html) : null
  await refuseUnwritableOutputs({ results: null, html })
  if (values.fetch && !(await fetchHistoryNotes(git, {})))
    terminal.stderr.write('origin has no notes of benchgate: nothing was fetched\n')
  const { points, unread } = await readHistoryNotes(git)
  if (unread > 0)
    terminal.stderr.write(`skipped ${formatCountWithNoun(unread, 'line')} of notes that cannot be read\n`)
  const shallowNote = await shallowCloneHint(git)
  if (shallowNote !== '') terminal.stderr.write(`${shallowNote.trim()}\n`)
  const history = buildHistory(points, await readMainLineCommitsWithTags(git, commit, points))
  if (history.elsewhere > 0)
    terminal.stderr.write(
      `left out: ${formatCountWithNoun(history.elsewhere, 'result')} of commits that are not on the main line of ${revision}\n`,
    )
  const { stdout } = terminal
  if (values.csv) stdout.write(historyCsv(history))
  else if (values.json) stdout.write(formatDisplaySafeJson({ schema: 1, ...history }))
  else
    stdout.write(
      historyTerminalText(
        history,
        values.all === true,
        createColourTextForStream(stdout, terminal.env),
        columnCountOfTerminal(stdout),
      ),
    )
  if (html !== null) await writeFile(html, historyHtmlPage(history, await webAddressOf(git)))
  return 0
}

/** Returns the web address of origin, if it is on GitHub or looks like it: `https://github.com/acme/widgets`. */
async function webAddressOf(git: Git): Promise<string | null> {
  const url = decodeGitText((await git.ask(['remote', 'get-url', 'origin'])) ?? '')
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? []
  return host === undefined || path === undefined ? null : `https://${host}/${path}`
}
