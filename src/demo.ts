// Entry of `npm start`: runs the real gate on a small sample, shows its report, and says what to do next.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  columnCountOfTerminal,
  createColourTextForStream,
  createTerminalConsole,
} from './commands/terminal.ts'
import { workflowTextForDocs } from './core/init/plan.ts'
import { noWorkflowEvent } from './core/model/event.ts'
import type { ResultFile } from './core/model/result-file.ts'
import { paragraphReportBlock } from './core/report/say/block.ts'
import { buildFullRunReport } from './core/report/say/fit-limit.ts'
import { buildRunReportOfFailure } from './core/report/say/run-failure.ts'
import { buildTerminalReportSections } from './core/report/say/terminal-report.ts'
import { htmlPageOfRunReport } from './core/report/show/html.ts'
import { markdownOfRunReport } from './core/report/show/markdown.ts'
import { textOfTerminalReportSections } from './core/report/show/terminal.ts'
import base from './demo/base/library.mjs?raw'
import bench from './demo/bench.mjs?raw'
import head from './demo/head/library.mjs?raw'
import { makeTemporaryFolder, type TemporaryFolder } from './effects/files/folder.ts'
import { createGit } from './effects/git/git.ts'
import { readInputsWithSeed } from './effects/inputs/inputs.ts'
import { createUntrustedEnvironment } from './effects/processes/untrusted-environment.ts'
import { abortOnSignals, isErrorDueToInterruption } from './effects/program/interrupt.ts'
import { runGate } from './run/gate.ts'

const settings: Readonly<Record<string, string>> = {
  run: 'node bench.mjs',
  format: 'customSmallerIsBetter',
  base: 'base',
  count: '8',
  threshold: '10%',
  seed: '7',
}
/** A small library in plain JavaScript and its benchmarks, as texts by file name. Head makes one function slower and one faster. */
const demoRepositoryFiles = {
  base: { 'bench.mjs': bench, 'library.mjs': base },
  head: { 'bench.mjs': bench, 'library.mjs': head },
} as const
const legend =
  '✗ regressed, ✓ improved, ~ inconclusive; in the delta column, ~ means "not significant". "At most 3%" means that a slowdown of 3% is ruled out. "adj. p" is the p-value, adjusted for the number of benchmarks.'
const isMarkdown = process.argv.includes('--markdown')

// The reader has closed the pipe, as `head` does: the run still ends by itself, and removes the sample.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const console = createTerminalConsole()
using interrupt = abortOnSignals(console)
try {
  const { env } = createUntrustedEnvironment(process.env, [])
  await using sample = await buildSampleRepository(env)
  console.info(
    `A sample repository is in ${sample.path} (removed at the end): head made one of its functions slower and one faster. To save time, this run makes 8 rounds with a threshold of 10%; the defaults are 20 rounds and 5%.`,
  )
  const { result } = await runGate(
    readInputsWithSeed(name => settings[name] ?? ''),
    {
      folder: sample.path,
      env: process.env,
      event: noWorkflowEvent,
      server: '',
      profiles: tmpdir(),
      signal: interrupt.signal,
      console,
    },
  )
  const report = buildFullRunReport(result)
  const page = join(await mkdtemp(join(tmpdir(), 'benchgate-report-')), 'report.html')
  await writeFile(page, htmlPageOfRunReport(report))
  process.stdout.write(
    isMarkdown
      ? `\n${markdownOfRunReport(report)}\n`
      : `\n${inTerminal(result, nextSteps(result.verdict, page))}`,
  )
} catch (error) {
  if (isErrorDueToInterruption(error, interrupt.signal))
    console.info('cancelled; the sample repository has been removed')
  else process.stdout.write(markdownOfRunReport(buildRunReportOfFailure(error)))
  process.exitCode ||= 1
}

/** Returns the report with `next` before its verdict: the end is what people read first. */
function inTerminal(result: ResultFile, next: string): string {
  const { stdout } = process
  const sections = buildTerminalReportSections(result, true)
  const [table = [], ...others] = sections.before
  const report = textOfTerminalReportSections(
    { ...sections, before: [[...table, paragraphReportBlock`${legend}`], ...others] },
    createColourTextForStream(stdout, process.env),
    columnCountOfTerminal(stdout),
  )
  const verdict = report.lastIndexOf('\n\n') + 1
  return `${report.slice(0, verdict)}${next}${report.slice(verdict)}`
}

/** `page` is the path of the HTML report. */
function nextSteps(verdict: ResultFile['verdict'], page: string): string {
  const check =
    verdict === 'fail'
      ? 'On a pull request this check would be red, and Benchgate would post this report as a comment (npm start -- --markdown prints the comment).'
      : 'The regression was not shown in so few rounds, probably as this machine is busy. Run the demo again when it is less busy.'
  const workflow = workflowTextForDocs([{ uses: 'setup-go', with: { 'go-version-file': 'go.mod' } }])
  return `
${check}
The report is also a page: ${page}

Next, in one of your repositories:
  npm install --global ${import.meta.dirname}
  benchgate init      finds the benchmarks, writes the workflow and tries it once; without a terminal only with --check
  benchgate           compares uncommitted work with HEAD; if there is none, the branch with the commit where it began

Or save this as .github/workflows/benchgate.yml in a Go repository (README.md has the same, and what to change for other languages):

${workflow.replace(/^(?=.)/gm, '  ')}`
}

/** Returns a repository with the tag `base` and the branch `head`, which is checked out. */
async function buildSampleRepository(env: Readonly<Record<string, string>>): Promise<TemporaryFolder> {
  const folder = await makeTemporaryFolder('benchgate-sample-')
  const git = createGit(folder.path, env)
  await git.run(['init', '--quiet', '--initial-branch=head'])
  for (const [side, message] of [
    ['base', 'Words, looked at in three ways'],
    ['head', 'Ignore space around words, and index the table'],
  ] as const) {
    for (const [name, text] of Object.entries(demoRepositoryFiles[side]))
      await writeFile(join(folder.path, name), text)
    await git.run(['add', '--all'])
    await git.run(['commit', '--quiet', `--message=${message}`])
    if (side === 'base') await git.run(['tag', 'base'])
  }
  return folder
}
