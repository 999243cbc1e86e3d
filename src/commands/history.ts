// `benchgate history`: draws what the notes of git remember.
import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { historyOf } from '../core/history/history.ts'
import { historyCsv } from '../core/history/show/csv.ts'
import { historyPage } from '../core/history/show/page.ts'
import { historyText } from '../core/history/show/terminal.ts'
import { Misconfigured } from '../core/model/errors.ts'
import { jsonDocument } from '../core/report/show/json-document.ts'
import { counted } from '../core/words/numbers.ts'
import { decodePath, type Git } from '../effects/git/git.ts'
import { isShallow } from '../effects/git/revisions/remote.ts'
import { refuseNoCheckout, refuseUnknown } from '../effects/git/revisions/revisions.ts'
import { commitsLeadingTo } from '../effects/history/commits.ts'
import { fetchNotes, readNotes } from '../effects/history/notes.ts'
import type { Terminal } from './command.ts'
import { type Flags, readFlags } from './flags.ts'
import { refuseUnwritable } from './present.ts'
import { paintFor, terminalWidth, userGit } from './terminal.ts'
export const flags: Flags = {
  html: { type: 'string' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  all: { type: 'boolean' },
  fetch: { type: 'boolean' },
}

export const usage = `Usage: benchgate history [revision] [flags]

Draws the recorded results of the commits that lead to a revision (HEAD): for each benchmark its ratio to the reference, and
the steps in it, the largest slowdown first.

  --fetch       fetches the notes of origin first
  --all         shows the lines that moved little, too
  --html FILE   writes a page with all lines, their intervals, releases and steps
  --csv         prints the ratios, a column for each benchmark, as Apache Otava reads them; --json prints everything
`

export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const { words, values } = readFlags(args, flags, 'benchgate history')
  const [revision = 'HEAD', ...extraWords] = words
  if (extraWords.length > 0)
    throw new Misconfigured(
      `history: "${words.join(' ')}" are several revisions. Give the one that the history leads to.`,
    )
  if (values.csv && values.json)
    throw new Misconfigured('--csv and --json cannot be combined. Choose one form of the history.')
  const git = userGit(terminal.folder, terminal)
  await refuseNoCheckout(git)
  await refuseUnknown(git, [{ revision, flag: null }], [])
  const html = typeof values.html === 'string' ? resolve(terminal.folder, values.html) : null
  await refuseUnwritable({ results: null, html })
  if (values.fetch && !(await fetchNotes(git, {})))
    terminal.stderr.write('origin has no notes of benchgate: nothing was fetched\n')
  const { points, unread } = await readNotes(git)
  if (unread > 0) terminal.stderr.write(`skipped ${counted(unread, 'line')} of notes that cannot be read\n`)
  if (await isShallow(git))
    terminal.stderr.write(
      'This clone has only part of the history: "git fetch --unshallow" brings the rest.\n',
    )
  const history = historyOf(points, await commitsLeadingTo(git, revision, points))
  if (history.elsewhere > 0)
    terminal.stderr.write(
      `left out, on commits that do not lead to ${revision}: ${counted(history.elsewhere, 'point')}\n`,
    )
  const { stdout } = terminal
  if (values.csv) stdout.write(historyCsv(history))
  else if (values.json) stdout.write(jsonDocument({ schema: 1, ...history }))
  else
    stdout.write(
      historyText(history, values.all === true, paintFor(stdout, terminal.env), terminalWidth(stdout)),
    )
  if (html !== null) await writeFile(html, historyPage(history, await webAddressOf(git)))
  return 0
}

/** Returns the web address of origin, if it is on GitHub or looks like it: `https://github.com/acme/widgets`. */
async function webAddressOf(git: Git): Promise<string | null> {
  const url = decodePath((await git.ask(['remote', 'get-url', 'origin'])) ?? '')
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(
      url,
    ) ?? []
  return host === undefined || path === undefined ? null : `https://${host}/${path}`
}
