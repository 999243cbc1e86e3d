// The report of a run that had nothing to compare head with, as base could not be measured.
import type { Failure, ResultFile } from '../../model/result-file.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'
import { fold, type Part, paragraph, printed } from './block.ts'
import { name, say } from './text.ts'

/** The most characters shown of each: written out as `\\u0001` they still leave a comment room. The result file has all. */
const longestMessage = 2000
const longestOutput = 4000

/** What happened to base, and what to do; what it quotes is code, as it comes from the commits. */
export function baseFailedPart(
  { commits, rounds, settings }: ResultFile,
  { message, output }: Failure,
): Part {
  const before =
    rounds.length === 0
      ? ''
      : ` The ${formatRounds(rounds.length)} before that were measured, and are not judged.`
  const laid =
    settings.overlay.length === 0
      ? ''
      : say` Base was given files of head (\`overlay\`): if they need code that base does not have, name fewer of them.`
  const said = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
  const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
  const check =
    settings.failOn === 'inconclusive'
      ? say`The check fails for it, as \`fail-on: inconclusive\` asks.`
      : say`\`fail-on: inconclusive\` would have such runs fail.`
  const base = name(shortSha(commits.base.sha))
  const texts = output === '' ? [told] : [told, said]
  return [
    paragraph(
      say`Head could be measured, so this is about base; there is nothing to compare head with.${before}`,
    ),
    paragraph(
      say`If this pull request mends base, nothing is to be done.${laid} Else mend it on the branch that base (${base}) is from, or set \`base\` to a commit that works. ${check}`,
    ),
    fold(say`What happened, and the last lines of its output`, texts.map(printed)),
  ]
}
