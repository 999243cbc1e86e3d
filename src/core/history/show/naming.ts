// Names the parts of a history and draws its small charts, for all output formats.
import { formatSignedChange, shortSha } from '../../words/numbers.ts'
import {
  type BenchmarkHistory,
  findPullRequestNumberInSubject,
  type HistoryLineWithStepsAndCreep,
  type MainLineCommit,
} from '../history.ts'
import type { HistoryStep } from '../lines.ts'

/** Says why a history without lines has none: a run that measured nothing, as nothing could have changed, is a point all the same. */
export function whyHistoryIsEmptyText({ points }: Pick<BenchmarkHistory, 'points'>): string {
  return points === 0
    ? 'No history yet: none of the commits up to this revision has a note by "benchgate record".'
    : `No line yet: ${points === 1 ? 'the only recorded point has' : `all ${points} recorded points have`} no ratio. A line begins with the first measured ratio; benchmarks that cannot have changed are not measured.`
}

/** Returns `+9.2%`, `-0.4%` or `0%`. */
export function signedRatioChangeText(ratio: number): string {
  const change = ratio - 1
  return change === 0 ? '0%' : formatSignedChange(change)
}

/** Returns `+9.2% (+8.1% to +10.3%)`, without the interval if there is none or it has no width. */
export function ratioChangeWithIntervalText({
  estimate,
  low,
  high,
}: HistoryLineWithStepsAndCreep['last']): string {
  if (low === null || high === null || low === high) return signedRatioChangeText(estimate)
  return `${signedRatioChangeText(estimate)} (${signedRatioChangeText(low)} to ${signedRatioChangeText(high)})`
}

/** Lines without steps that are within this of their reference count as still. */
export const unchangedHistoryLineTolerance = 0.02

/** Returns how to mark a line whose last value is shown to differ from the reference; null for noise, and for less than `unchangedHistoryLineTolerance`. */
export function creepOutcomeOfHistoryLine({
  creep,
  last: { low, high },
}: HistoryLineWithStepsAndCreep): 'regressed' | 'improved' | null {
  const isShown = (low ?? 0) > 1 || (high ?? Number.POSITIVE_INFINITY) < 1
  if (!isShown || Math.abs(creep) <= unchangedHistoryLineTolerance) return null
  return creep > 0 ? 'regressed' : 'improved'
}

/** Returns the commit of the last value of an ended line: `1a2b3c4d5 of 2026-05-31`. */
export function formatLastShaAndDateOfHistoryLine(
  { values }: HistoryLineWithStepsAndCreep,
  { commits }: BenchmarkHistory,
): string {
  const head = values.at(-1)?.head ?? ''
  const on = commits.find(({ sha }) => sha === head)?.on ?? ''
  return `${shortSha(head)} of ${on.slice(0, 10)}`
}

/** Returns what to do about interrupted lines, a sentence for each pair of references. Contains no untrusted text. */
export function adviceToMeasureUnlinkedHistoryReferences({
  apart,
}: Pick<BenchmarkHistory, 'apart'>): readonly string[] {
  return apart.map(([earlier, later]) => {
    const [earlierName, laterName] = [shortSha(earlier.sha), shortSha(later.sha)]
    return `No measurement links ${earlierName} and ${laterName}, so lines are interrupted. To link them: benchgate ${earlierName} ${laterName} --results out && benchgate record out/result.json`
  })
}

/** Returns the commits that may have caused a step: those after the last one of the level before. */
export function commitsOfHistoryStep(
  { after, by }: HistoryStep,
  { commits }: BenchmarkHistory,
): readonly MainLineCommit[] {
  const from = commits.findIndex(({ sha }) => sha === after)
  const to = commits.findIndex(({ sha }) => sha === by)
  return commits.slice(from + 1, to + 1)
}

/** Returns `in 1a2b3c4d5 (#12)` or `in 1a2b3c4d5..v1.5.0 (7 commits)`. Untrusted in it are only names of releases, reduced. */
export function historyStepCommitsText(step: HistoryStep, history: BenchmarkHistory): string {
  const range = commitsOfHistoryStep(step, history)
  const [only] = range
  if (only && range.length === 1) {
    const pull = findPullRequestNumberInSubject(only)
    return `in ${shortSha(only.sha)}${pull === null ? '' : ` (#${pull})`}`
  }
  const [after, by] = [step.after, step.by].map(sha => releaseOf(sha, history) ?? shortSha(sha))
  return `in ${after}..${by} (${range.length} commits)`
}

function releaseOf(sha: string, { commits }: BenchmarkHistory): string | undefined {
  return commits
    .find(historyCommit => historyCommit.sha === sha)
    ?.tags.find(tag => /^v?\d[\w.+-]{0,40}$/.test(tag))
}

/** Reduces the values to the medians of at most `most` columns of about equally many values, in order. */
export function reduceToSparklineColumns(values: readonly number[], most: number): readonly number[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, n) => {
    const from = Math.floor((n * values.length) / most)
    const to = Math.floor(((n + 1) * values.length) / most)
    const sorted = values.slice(from, to).sort((a, b) => a - b)
    return sorted[sorted.length >> 1] as number
  })
}

/** The least range of a chart, as a ratio, so that noise does not look large. */
const leastRange = 0.05
const blocks = '▁▂▃▄▅▆▇█'

export function ratioAxisRangeIncludingOne(values: readonly number[]): readonly [low: number, high: number] {
  const [low, high] = [Math.min(1, ...values), Math.max(1, ...values)]
  const missing = Math.max(0, leastRange - (high - low))
  return [low - missing / 2, high + missing / 2]
}

/** Returns a block for each column: `▄▄▄▅▅▇█`. */
export function sparkline(values: readonly number[], most: number): string {
  const heights = reduceToSparklineColumns(values, most)
  const [low, high] = ratioAxisRangeIncludingOne(heights)
  return heights
    .map(
      value =>
        blocks[Math.min(blocks.length - 1, Math.floor(((value - low) / (high - low)) * blocks.length))],
    )
    .join('')
}
