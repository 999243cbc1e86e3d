// The report of a run that had nothing to compare head with, as base could not be measured.
import type { Failure, ResultFile } from '../model/result-file.ts'
import { codeBlock, inlineCode } from '../words/escape.ts'
import { formatRounds, shortSha } from '../words/numbers.ts'
import { folded } from './folded.ts'

/** The most characters shown of each: written out as `\\u0001` they still leave a comment room. The result file has all. */
const longestMessage = 2000
const longestOutput = 4000

/** What happened to base, and what to do; what it quotes is fenced, as it comes from the commits. */
export function baseFailedPart(
  { commits, rounds, settings }: ResultFile,
  { message, output }: Failure,
): string {
  const before =
    rounds.length === 0
      ? ''
      : ` The ${formatRounds(rounds.length)} before that were measured, and are not judged.`
  const laid =
    settings.overlay.length === 0
      ? ''
      : ' Base was given files of head (`overlay`): if they need code that base does not have, name fewer of them.'
  const said = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
  const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
  const check =
    settings.failOn === 'inconclusive'
      ? 'The check fails for it, as `fail-on: inconclusive` asks.'
      : '`fail-on: inconclusive` would have such runs fail.'
  return [
    `Head could be measured, so this is about base; there is nothing to compare head with.${before}`,
    `If this pull request mends base, nothing is to be done.${laid} Else mend it on the branch that base (${inlineCode(shortSha(commits.base.sha))}) is from, or set \`base\` to a commit that works. ${check}`,
    folded(
      'What happened, and the last lines of its output',
      [codeBlock(told, 'text'), output === '' ? '' : codeBlock(said, 'text')]
        .filter(part => part !== '')
        .join('\n\n'),
    ),
  ].join('\n\n')
}
