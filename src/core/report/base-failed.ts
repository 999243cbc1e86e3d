// The report of a run that had nothing to compare head with, as base could not be measured.
import type { Failure, ResultFile } from '../result-file.ts'
import { codeBlock } from './escape.ts'
import { folded } from './folded.ts'
import { shortSha } from './format.ts'

/** What happened to base, and what to do; what it quotes is fenced, as it comes from the commits. */
export function baseFailedPart({ commits, settings }: ResultFile, { message, output }: Failure): string {
  const laid =
    settings.overlay.length === 0
      ? ''
      : ' Base was given files of head (`overlay`): if they need code that base does not have, name fewer of them.'
  return [
    'Head was measured all the same, to be sure that it can be. There is no verdict on it.',
    codeBlock(message, 'text'),
    output === '' ? '' : folded('The last lines of its output', codeBlock(output, 'text')),
    `If this pull request mends base, nothing is to be done.${laid} Else mend it on the branch that base (\`${shortSha(commits.base.sha)}\`) is from, or set \`base\` to a commit that works. \`fail-on: inconclusive\` has such runs fail.`,
  ]
    .filter(part => part !== '')
    .join('\n\n')
}
