// Renders the result of a bisection for a terminal; the answer is at the end.
import type { Bisected, CommitGate, Culprit, PastCommit, SkippedCommit } from '../../bisect/trail.ts'
import type { Ratio } from '../../model/comparison.ts'
import { printableName } from '../../words/escape.ts'
import { unitName } from '../../words/names.ts'
import {
  counted,
  formatChange,
  formatDuration,
  formatPercent,
  formatRounds,
  shortSha,
} from '../../words/numbers.ts'
import { alignColumns, noPaint, type Paint, wrapLine } from '../../words/terminal.ts'

/** The most candidates that are listed. */
const mostCandidates = 5

/** Returns lines of at most `width` columns, as far as names allow. */
export function bisectionText(
  result: Bisected,
  paint: Paint = noPaint,
  width = Number.POSITIVE_INFINITY,
): string {
  return `\n${linesOf(result, paint)
    .flatMap(line => wrapLine(line, width))
    .join('\n')}\n`
}

function linesOf(result: Bisected, paint: Paint): readonly string[] {
  const table = gateRows(result.gates)
  const parts = [
    table.length === 0 ? [] : [...table, ''],
    skippedLines(result.skipped),
    followedLines(result),
    outcomeLines(result, paint),
    [madeLine(result)],
  ]
  return parts.flat()
}

/** Returns a row for each measured commit, in the order of measuring. */
function gateRows(gates: readonly CommitGate[]): readonly string[] {
  if (gates.length === 0) return []
  const rows = gates.map(({ sha, ratio, position, rounds, seconds }) => [
    shortSha(sha),
    position,
    ...[changeText(ratio), betweenText(ratio), rounds === 0 ? 'not needed' : formatRounds(rounds)],
    formatDuration(seconds),
  ])
  return alignColumns([['commit', 'against GOOD', 'change', 'between', 'measured', 'time'], ...rows], 2)
}

function skippedLines(skipped: readonly SkippedCommit[]): readonly string[] {
  if (skipped.length === 0) return []
  const named = skipped.map(({ sha }) => shortSha(sha)).join(', ')
  return [`Could not be measured: ${named}.`, '']
}

function followedLines({ followed, slowdown }: Bisected): readonly string[] {
  if (followed === null || slowdown === null) return []
  const name = printableName(followed.benchmark)
  return [`${name} ${unitName(followed.unit)}: BAD is ${sizeText(slowdown)} against GOOD.`, '']
}

function outcomeLines(result: Bisected, paint: Paint): readonly string[] {
  const { outcome, culprits, candidates, reason } = result
  switch (outcome) {
    case 'not-slower':
      return [`${paint('green', 'NOT SLOWER')}  ${reason}.`]
    case 'inconclusive':
      return [
        `${paint('yellow', 'INCONCLUSIVE')}  ${reason}.`,
        'It could not be decided whether BAD is slower. Use more rounds (--count 40), a quieter machine, or a GOOD that is further back.',
      ]
    case 'found':
      return culprits.flatMap(one => culpritLines(one, paint))
    case 'open':
      return [
        ...culprits.flatMap(one => culpritLines(one, paint)),
        `${paint('yellow', 'UNDECIDED')}  ${openReason(result)}`,
        ...candidates.slice(0, mostCandidates).flatMap(candidateLines),
        ...(candidates.length > mostCandidates ? [`  and ${candidates.length - mostCandidates} more`] : []),
        ...(candidates.length === 0 && culprits.length === 0 ? [spreadThin] : []),
      ]
  }
}

const spreadThin =
  'No single commit accounts for a quarter of the slowdown: it came in small steps. The table above shows where it grew.'

function openReason({ why, gates: made }: Bisected): string {
  const gates = counted(made.length, 'gate')
  if (why === 'broken') return 'The remaining commits cannot be measured.'
  if (why === 'stopped') return `Stopped after ${gates}.`
  return `${gates} were not enough: allow more with --gates ${2 * made.length}.`
}

function culpritLines(culprit: Culprit, paint: Paint): readonly string[] {
  const { commits, probability, ratio, inside } = culprit
  const last = commits.at(-1)
  if (!last) return []
  const size = ratio === null ? '' : `, ${sizeText(ratio)}`
  const only =
    commits.length === 1
      ? [...commitLines(last)]
      : [
          `  one of ${commits.length} commits, as only the last of them can be measured:`,
          ...commits.map(pastCommit => `  ${commitLine(pastCommit)}`),
        ]
  return [
    `${paint('red', 'FOUND')}  ${paint('bold', rangeText(commits))}${size}, with a probability of ${probabilityText(probability)}`,
    ...only,
    ...(inside === null ? [] : insideLines(inside, paint)),
    '',
  ]
}

function insideLines(inside: Bisected, paint: Paint): readonly string[] {
  const branch = `the branch that it merges (${counted(inside.commits, 'commit')})`
  if (inside.outcome === 'not-slower' || inside.outcome === 'inconclusive')
    return [
      `  In ${branch}: ${inside.reason}. So the cause is the merge itself, or a slowdown in the branch that is too small to detect.`,
    ]
  return [
    `  In ${branch}:`,
    ...[...outcomeLines(inside, paint), madeLine(inside)]
      .filter(line => line !== '')
      .map(line => `  ${line}`),
  ]
}

function candidateLines({ commits, probability }: Culprit): readonly string[] {
  const last = commits.at(-1)
  return last
    ? [`  ${probabilityText(probability)}  ${rangeText(commits)}  ${printableName(last.subject)}`]
    : []
}

function commitLines(commit: PastCommit): readonly string[] {
  const merge = commit.parents.length > 1 ? ', a merge' : ''
  return [
    `  ${printableName(commit.subject)}`,
    `  ${printableName(commit.author)}, ${commit.when.slice(0, 10)}${merge}`,
  ]
}

function commitLine({ sha, subject, author }: PastCommit): string {
  return `${shortSha(sha)}  ${printableName(subject)} (${printableName(author)})`
}

function rangeText(commits: readonly PastCommit[]): string {
  const [first, last] = [commits[0], commits.at(-1)]
  if (!first || !last) return ''
  return first === last ? shortSha(last.sha) : `${shortSha(first.sha)}..${shortSha(last.sha)}`
}

function madeLine({ gates: made, skipped, seconds, commits }: Bisected): string {
  const gates = counted(Math.max(1, made.length), 'gate')
  const without = skipped.length === 0 ? '' : `, ${skipped.length} skipped`
  return `${gates} for ${counted(commits, 'commit')}${without}, ${formatDuration(seconds)}`
}

/** Returns `+10.2% (+8.1% to +12.4%)`. */
function sizeText(ratio: Ratio): string {
  return `${changeText(ratio)} (${betweenText(ratio)})`
}

/** Returns `+10.2%`. */
export function changeText({ estimate }: Ratio): string {
  return formatChange(estimate - 1)
}

/** Returns `+8.1% to +12.4%`. */
export function betweenText({ low, high }: Ratio): string {
  return low === high || low === null || high === null
    ? 'exact'
    : `${formatChange(low - 1)} to ${formatChange(high - 1)}`
}

/** Never returns 100%: no measurement is that certain. */
function probabilityText(probability: number): string {
  return probability >= 0.9995 ? '>99.9%' : formatPercent(probability)
}
