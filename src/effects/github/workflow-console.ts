// The console of a GitHub workflow run: the only door through which anything is printed where the runner reads it.
import { randomBytes } from 'node:crypto'
import { appendFile } from 'node:fs/promises'
import * as core from '@actions/core'
import { failureLine } from '../../core/report/say/failure.ts'
import { escapeControls, visibleLines, withoutCommands } from '../../core/words/escape.ts'
import { contentOf, nameFile, replaceFile } from '../files/folder.ts'
import type { Console } from '../program/console.ts'

/** A WorkflowConsole can also annotate the run, and fail the step. */
export interface WorkflowConsole extends Console {
  error(text: string, title?: string): void
  fail(text: string): void
}

/**
 * Writes to the step's log. Output of a measured process is shown in a folded group, in which the runner obeys no
 * workflow command until a token comes that the process cannot know.
 */
export function workflowConsole(): WorkflowConsole {
  return {
    info: line => core.info(harmless(line)),
    // The runner gets several lines as one command.
    warn: lines => core.warning(harmlessLines(lines)),
    error: (lines, title) => core.error(harmlessLines(lines), title === undefined ? {} : { title }),
    fail: lines => core.setFailed(harmlessLines(lines)),
    untrusted(title) {
      const token = randomBytes(16).toString('hex')
      core.startGroup(harmless(title))
      process.stdout.write(`::stop-commands::${token}\n`)
      let atLineStart = true
      return {
        write(chunk) {
          process.stdout.write(chunk)
          atLineStart = chunk.at(-1) === 0x0a
        },
        close() {
          process.stdout.write(`${atLineStart ? '' : '\n'}::${token}::\n`)
          core.endGroup()
        },
      }
    },
  }
}

/** What nothing has caught fails the step through the console: node would print it as it is. */
export function failWhereUncaught(console: WorkflowConsole): void {
  process.once('uncaughtException', error => {
    for (const line of (error instanceof Error ? (error.stack ?? '') : '').split('\n')) console.info(line)
    console.fail(failureLine(error))
    process.exit()
  })
}

function harmless(line: string): string {
  return withoutCommands(escapeControls(line))
}

function harmlessLines(lines: string): string {
  return visibleLines(lines).map(withoutCommands).join('\n')
}

// The files through which a step gives the runner commands, protected while untrusted code runs.

const names = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY']

/**
 * Remembers the files and gives a function that puts them back. The measured code is not told where they are, but it
 * could find them in the runner's temporary folder. If one cannot be put back, the others still are.
 */
export async function keepCommandFiles(
  env: Readonly<Record<string, string | undefined>>,
): Promise<() => Promise<void>> {
  const contents = new Map<string, Buffer>()
  for (const name of names) {
    const path = env[name]
    if (path) contents.set(path, (await contentOf(path)) ?? Buffer.alloc(0))
  }
  return async () => {
    const outcomes = await Promise.allSettled(
      [...contents].map(([path, content]) => replaceFile(path, content)),
    )
    const failed = outcomes.find(outcome => outcome.status === 'rejected')
    if (failed) throw failed.reason
  }
}

// The summary of the job, to which each of its steps adds.

/** Adds Markdown to it. Outside a workflow there is none to write to. */
export async function addToSummary(report: string): Promise<void> {
  const path = process.env.GITHUB_STEP_SUMMARY
  if (path) await appendFile(path, `${report}\n`).catch(nameFile(path))
}
