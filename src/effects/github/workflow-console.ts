// The console of a GitHub workflow run.
import { randomBytes } from 'node:crypto'
import * as core from '@actions/core'
import { visible, visibleLines } from '../../core/words/escape.ts'
import type { Console } from '../program/console.ts'

/**
 * Writes to the step's log. Output of a measured process is shown in a folded group, in which the runner obeys no
 * workflow command until a token comes that the process cannot know.
 */
export function workflowConsole(): Console {
  return {
    info: line => core.info(harmless(line)),
    // The runner gets several lines as one command.
    warn: lines => core.warning(visibleLines(lines).join('\n')),
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

/** A log line that the runner cannot read as a command, in either of its two syntaxes. */
function harmless(line: string): string {
  return visible(line)
    .replaceAll('##[', '## [')
    .replace(/^\s*::/, ' : :')
}
