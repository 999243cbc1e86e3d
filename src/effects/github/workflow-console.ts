// The console of a GitHub workflow run: the only door through which anything is printed where the runner reads it.
import { randomBytes } from 'node:crypto'
import * as core from '@actions/core'
import { failureLine } from '../../core/report/say/failure.ts'
import { escapeControls, visibleLines, withoutCommands } from '../../core/words/escape.ts'
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
