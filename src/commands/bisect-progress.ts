// What a bisection says while it goes on: a line for each gate, before it and after it.
import type { Hearer } from '../bisect.ts'
import type { PastCommit } from '../core/bisect/bisected.ts'
import { betweenText, changeText } from '../core/report/show/bisection.ts'
import { printableName } from '../core/words/escape.ts'
import { unitName } from '../core/words/names.ts'
import { counted, formatDuration, formatRounds, shortSha } from '../core/words/numbers.ts'
import type { Console } from '../effects/program/console.ts'

export function hearIn(console: Console): Hearer {
  let isFirst = true
  return {
    began({ good, bad, commits }, gates) {
      isFirst = true
      console.info(
        `GOOD ${shortSha(good)}, BAD ${shortSha(bad)}: ${counted(commits.length, 'commit')}, at most ${counted(gates, 'gate')}`,
      )
    },
    measuring({ gate, most, commit, rounds, left }) {
      const what = rounds === null ? 'BAD' : `${shortSha(commit.sha)} "${printableName(commit.subject, 50)}"`
      const how = rounds === null ? '' : `, ${formatRounds(rounds)}`
      console.info(`gate ${gate} (${leftText(left)}, at most ${most - gate} more): ${what}${how}`)
    },
    measured({ position, ratio, rounds, seconds }, { benchmark, unit }) {
      const where = isFirst ? `; following ${printableName(benchmark)} ${unitName(unit)}` : ''
      isFirst = false
      const size =
        rounds === 0 ? 'nothing that it measures differs' : `${changeText(ratio)} (${betweenText(ratio)})`
      console.info(`  ${position}: ${size}, ${formatDuration(seconds)}${where}`)
    },
    skipped({ why }) {
      console.info(`  skipped: ${printableName(why.split('\n')[0] ?? '', 300)}`)
    },
    moved(good, from) {
      console.info(
        `${shortSha(good)} is on a branch that was merged later, so the commit that the branch left, ${shortSha(from)}, is GOOD`,
      )
    },
    innocent({ sha, subject }) {
      console.info(
        `  ${shortSha(sha)} "${printableName(subject, 50)}" builds what the commit before it builds: it is not the culprit`,
      )
    },
    inside({ sha }) {
      console.info(`${shortSha(sha)} is a merge: searching the branch that it merges`)
    },
  }
}

function leftText(left: readonly PastCommit[]): string {
  const [first, last] = [left[0], left.at(-1)]
  if (!first || !last || first === last) return '1 commit left'
  return `${counted(left.length, 'commit')} left, ${shortSha(first.sha)}..${shortSha(last.sha)}`
}
