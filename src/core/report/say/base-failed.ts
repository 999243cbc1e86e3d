// The report of a run whose base could not be measured, so that there is nothing to compare head with.
import type { Failure, ResultFile } from '../../model/result-file.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'
import { fold, paragraph, printed, type ReportSection } from './block.ts'
import { name, say } from './text.ts'

/** The most characters shown of each. Even if all are written out as `\\u0001` a comment has room. The result file has all. */
const longestMessage = 2000
const longestOutput = 4000

/** What happened to base, and what to do. What it quotes is shown as code, because it comes from the commits. */
export function baseFailedPart(
  { commits, rounds, settings }: ResultFile,
  { message, output }: Failure,
): ReportSection {
  const before =
    rounds.length === 0 ? '' : ` Measured before that, but not judged: ${formatRounds(rounds.length)}.`
  const laid =
    settings.overlay.length === 0
      ? ''
      : say` Base was measured with some of head's files (\`overlay\`): if they need code that base does not have, name fewer of them.`
  const said = output.length <= longestOutput ? output : `…${output.slice(-longestOutput)}`
  const told = message.length <= longestMessage ? message : `${message.slice(0, longestMessage)}…`
  const check =
    settings.failOn === 'inconclusive'
      ? say`The check fails because of \`fail-on: inconclusive\`.`
      : say`With \`fail-on: inconclusive\` such a run fails the check.`
  const base = name(shortSha(commits.base.sha))
  const texts = output === '' ? [told] : [told, said]
  return [
    paragraph(
      say`Head could be measured, but base could not, so there is nothing to compare head with.${before}`,
    ),
    paragraph(
      say`If this pull request fixes base, there is nothing to do.${laid} If what failed is a download or another hiccup, run the job again. Otherwise fix it on the branch that base (${base}) comes from, or set \`base\` to a commit that works. ${check}`,
    ),
    fold(say`What happened, and the last lines of its output`, texts.map(printed)),
  ]
}
