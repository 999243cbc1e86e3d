// Renders the result of a bisection for a terminal; the answer is at the end.
import type {
  BisectionGateResult,
  BisectionRangeCommit,
  BisectionResult,
  Culprit,
} from '../../bisect/bisection-state.ts'
import type { RatioWithInterval } from '../../model/comparison.ts'
import { displayedUnitName } from '../../model/units.ts'
import { shortPrintableName } from '../../words/escape.ts'
import {
  formatCountWithNoun,
  formatDuration,
  formatRounds,
  formatSignedChange,
  formatUnsignedPercent,
  shortSha,
} from '../../words/numbers.ts'
import { alignColumns, type ColourText, noColour, wrapLine } from '../../words/terminal.ts'

const mostCandidates = 5

/** Returns lines of at most `width` columns, as far as names allow. */
export function bisectionText(
  result: BisectionResult,
  paint: ColourText = noColour,
  width = Number.POSITIVE_INFINITY,
): string {
  return `\n${linesOf(result, paint)
    .flatMap(line => wrapLine(line, width))
    .join('\n')}\n`
}

function linesOf(result: BisectionResult, paint: ColourText): readonly string[] {
  const { gates, skipped, followed, slowdown } = result
  const parts = [
    gates.length === 0 ? [] : [...gateRows(gates), ''],
    skipped.length === 0
      ? []
      : [`Could not be measured: ${skipped.map(({ sha }) => shortSha(sha)).join(', ')}.`, ''],
    followed === null || slowdown === null
      ? []
      : [`${shortPrintableName(followed.benchmark)}${slowdownText(followed.unit, slowdown)}.`, ''],
    outcomeLines(result, paint),
    [madeLine(result)],
  ]
  return parts.flat()
}

/** Returns `: BAD is 10.2% slower than GOOD (+8.1% to +12.4%)`, or ` B/op: +10.2% (…) from GOOD to BAD` for other units. */
function slowdownText(unit: string, ratio: RatioWithInterval): string {
  return unit === 'sec/op' && ratio.estimate > 1
    ? `: BAD is ${formatUnsignedPercent(ratio.estimate - 1)} slower than GOOD (${ratioIntervalText(ratio)})`
    : ` ${displayedUnitName(unit)}: ${sizeText(ratio)} from GOOD to BAD`
}

/** Returns a row for each measured commit, in the order of measuring. */
function gateRows(gates: readonly BisectionGateResult[]): readonly string[] {
  const rows = gates.map(({ sha, ratio, position, rounds, seconds }) => [
    shortSha(sha),
    position,
    formatRatioEstimateAsChange(ratio),
    ratioIntervalText(ratio),
    rounds === 0 ? 'not needed' : formatRounds(rounds),
    formatDuration(seconds),
  ])
  return alignColumns([['commit', 'against GOOD', 'change', 'between', 'measured', 'time'], ...rows], 2)
}

function outcomeLines(result: BisectionResult, paint: ColourText): readonly string[] {
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
        ...(candidates.length === 0 && culprits.length === 0
          ? [
              'No single commit accounts for a quarter of the slowdown: it came in small steps. The table above shows where it grew.',
            ]
          : []),
      ]
  }
}

function openReason({ why, gates: made }: BisectionResult): string {
  const measurements = formatCountWithNoun(made.length, 'measurement')
  if (why === 'broken') return 'The remaining commits cannot be measured.'
  if (why === 'stopped') return `Stopped after ${measurements}.`
  return `${measurements} ${made.length === 1 ? 'was' : 'were'} not enough: allow more with --measurements ${2 * made.length}.`
}

function culpritLines(culprit: Culprit, paint: ColourText): readonly string[] {
  const { commits, probability, ratio, inside } = culprit
  const last = commits.at(-1)
  if (!last) return []
  const size = ratio === null ? '' : `, ${sizeText(ratio)}`
  const merge = last.parents.length > 1 ? ', a merge' : ''
  const only =
    commits.length === 1
      ? [
          `  ${shortPrintableName(last.subject)}`,
          `  ${shortPrintableName(last.author)}, ${last.when.slice(0, 10)}${merge}`,
        ]
      : [
          `  one of ${commits.length} commits, as only the last of them can be measured:`,
          ...commits.map(
            ({ sha, subject, author }) =>
              `  ${shortSha(sha)}  ${shortPrintableName(subject)} (${shortPrintableName(author)})`,
          ),
        ]
  return [
    `${paint('red', 'FOUND')}  ${paint('bold', rangeText(commits))}${size}, with a probability of ${probabilityText(probability)}`,
    ...only,
    ...(inside === null ? [] : insideLines(inside, paint)),
    '',
  ]
}

function insideLines(inside: BisectionResult, paint: ColourText): readonly string[] {
  const branch = `the branch that it merges (${formatCountWithNoun(inside.commits, 'commit')})`
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
    ? [`  ${probabilityText(probability)}  ${rangeText(commits)}  ${shortPrintableName(last.subject)}`]
    : []
}

function rangeText(commits: readonly BisectionRangeCommit[]): string {
  const [first, last] = [commits[0], commits.at(-1)]
  if (!first || !last) return ''
  return first === last ? shortSha(last.sha) : `${shortSha(first.sha)}..${shortSha(last.sha)}`
}

function madeLine({ gates: made, skipped, seconds, commits }: BisectionResult): string {
  const measurements = formatCountWithNoun(Math.max(1, made.length), 'measurement')
  const without = skipped.length === 0 ? '' : `, ${formatCountWithNoun(skipped.length, 'commit')} skipped`
  return `${measurements} for ${formatCountWithNoun(commits, 'commit')}${without}, ${formatDuration(seconds)}`
}

/** Returns `+10.2% (+8.1% to +12.4%)`. */
function sizeText(ratio: RatioWithInterval): string {
  return `${formatRatioEstimateAsChange(ratio)} (${ratioIntervalText(ratio)})`
}

/** Returns `+10.2%`. */
export function formatRatioEstimateAsChange({ estimate }: RatioWithInterval): string {
  return formatSignedChange(estimate - 1)
}

/** Returns `+8.1% to +12.4%`, `exact` for values that do not vary, or `no interval` for too few of them. */
export function ratioIntervalText({ low, high }: RatioWithInterval): string {
  if (low === null || high === null) return 'no interval'
  return low === high ? 'exact' : `${formatSignedChange(low - 1)} to ${formatSignedChange(high - 1)}`
}

/** Never returns 100%: no measurement is that certain. */
function probabilityText(probability: number): string {
  return probability >= 0.9995 ? '>99.9%' : formatUnsignedPercent(probability)
}
