// The issue of a nightly run: what is slower than the reference, and when a run may update or close it.
import { worseningAndImprovementOfRatio } from '../../judge/effect-size.ts'
import { packageAndBenchmarkId, rowId } from '../../model/measuring.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { terminalInstallPageUrl } from '../../report/say/block.ts'
import { joinShellWords, markdownInlineCodeOfName, shortPrintableName } from '../../words/escape.ts'
import { createBenchmarkNaming } from '../../words/names.ts'
import { formatCountWithNoun, shortSha } from '../../words/numbers.ts'
import type { BisectionCulpritsFromFile } from '../bisection-culprits.ts'
import {
  type BenchmarkHistory,
  findPullRequestNumberInSubject,
  type HistoryLineWithStepsAndCreep,
  type MainLineCommit,
} from '../history.ts'
import type { HistoryStep } from '../lines.ts'
import { machineKindOf } from '../point.ts'
import {
  type BenchmarkWorseThanReference,
  commitPositionsInHistory,
  recoveredHistoryLineTolerance,
  worseStepsAfterReference,
} from '../regressions.ts'
import { commitsOfHistoryStep, ratioChangeWithIntervalText, signedRatioChangeText } from './naming.ts'

export interface HistoryIssueContent {
  readonly title: string
  readonly body: string
}

/** The beginning of our issues; others are never changed. */
export const historyIssueMarker = '<!-- benchgate history -->'
/** The most rows; GitHub allows 65,536 characters. */
const mostRows = 30
/** The most steps of a row; the last ones are shown. */
const mostSteps = 3

/** The GitHub logins of authors by SHA; null if there is none. */
type AuthorLoginsBySha = ReadonlyMap<string, string | null>

export function shasWhoseAuthorsHistoryIssueNames(
  findings: readonly BenchmarkWorseThanReference[],
  history: BenchmarkHistory,
  bisections: readonly BisectionCulpritsFromFile[],
): readonly string[] {
  const steps = findings.slice(0, mostRows).flatMap(({ steps: own }) => own.slice(-mostSteps))
  const single = steps.map(step => commitsOfHistoryStep(step, history)).filter(range => range.length === 1)
  const guilty = culpritsIn(bisections, history).map(({ commit }) => commit)
  return [...new Set([...guilty, ...single.flat()].map(({ sha }) => sha))]
}

/** `findings` must not be empty. GitHub links SHAs and numbers by itself. */
export function buildGitHubIssueOfHistory(
  findings: readonly BenchmarkWorseThanReference[],
  history: BenchmarkHistory,
  authors: AuthorLoginsBySha,
  bisections: readonly BisectionCulpritsFromFile[] = [],
): HistoryIssueContent {
  const naming = createBenchmarkNaming([...history.lines, ...findings])
  const [worst] = findings as [BenchmarkWorseThanReference]
  const { since } = worst
  // A finding is of one unit of a benchmark.
  const benchmarks = new Set(findings.map(packageAndBenchmarkId)).size
  const others = benchmarks - 1
  const name = shortPrintableName(naming(worst), 80)
  const more = others === 0 ? '' : ` and ${others} other${others === 1 ? '' : 's'}`
  const rows = findings.slice(0, mostRows).map(finding => {
    const { steps, isRed, ratio, unit } = finding
    const size = ratio === null ? 'from 0' : ratioChangeWithIntervalText(ratio)
    const stepTexts = steps.slice(-mostSteps).map(step => stepText(step, history, authors))
    const earlier = steps.length - stepTexts.length
    const where =
      earlier > 0
        ? [`${earlier} earlier ${earlier === 1 ? 'change point' : 'change points'}`, ...stepTexts]
        : stepTexts
    return `| ${isRed ? '**' : ''}${size}${isRed ? '**' : ''} | ${markdownInlineCodeOfName(shortPrintableName(naming(finding), 100))} ${markdownInlineCodeOfName(unit)} | ${where.join('<br>')} |`
  })
  const cut = findings.length - rows.length
  const names = new Set(findings.map(historyFinding => historyFinding.since.name))
  const reference =
    names.size === 1 ? markdownInlineCodeOfName(shortPrintableName(since.name)) : 'their references'
  return {
    title: `Slower than ${shortPrintableName(since.name, 60)}: ${name}${more}`,
    body: [
      historyIssueMarker,
      `${benchmarks === 1 ? 'This benchmark is' : `These ${benchmarks} benchmarks are`} slower than in ${reference}, measured side by side on one machine. Rows in bold exceed the allowed slowdown (\`creep\`), as two measurements have confirmed.`,
      ['| since the reference | benchmark | change points |', '|--:|:--|:--|', ...rows].join('\n'),
      ...(cut > 0
        ? [`${formatCountWithNoun(cut, 'more row')} ${cut === 1 ? 'is' : 'are'} in the history.`]
        : []),
      ...culpritLines(bisections, history, authors),
      `To measure again, once [Benchgate is installed](${terminalInstallPageUrl}):`,
      `\`\`\`sh\n${joinShellWords('benchgate', shortSha(since.sha), shortSha(worst.head))}\n\`\`\``,
      'Each run updates this issue. A run closes it if every benchmark was decided and none is slower, unless a recent run on another kind of machine found a slower one. To accept a slowdown, add a rule with `gate: warn` for the benchmark under `benchmarks` in `.github/benchgate.yml`, or set `since` to a later commit or tag, there or in the workflow. If `since` is `last-release`, it moves with each release.',
    ].join('\n\n'),
  }
}

/** Ignores commits outside of the main line. */
function culpritsIn(bisections: readonly BisectionCulpritsFromFile[], { commits }: BenchmarkHistory) {
  return bisections.flatMap(({ followed, culprits }) =>
    culprits.flatMap(({ commits: own, probability, ratio }) => {
      const commit = commits.find(({ sha }) => sha === own.at(-1)?.sha)
      return followed && commit ? [{ followed, commit, among: own.length, probability, ratio }] : []
    }),
  )
}

function culpritLines(
  bisections: readonly BisectionCulpritsFromFile[],
  history: BenchmarkHistory,
  authors: AuthorLoginsBySha,
): readonly string[] {
  const lines = culpritsIn(bisections, history)
    .slice(0, mostRows)
    .map(({ followed, commit, among, probability, ratio }) => {
      const label = `${markdownInlineCodeOfName(shortPrintableName(followed.benchmark, 100))} ${markdownInlineCodeOfName(followed.unit)}`
      const size = ratio === null ? 'slower' : ratioChangeWithIntervalText(ratio)
      const before = among === 2 ? 'the one' : `one of the ${among - 1}`
      const others = among > 1 ? `, or ${before} before it, which could not be measured` : ''
      return `- ${label}: ${size} since ${commitText(commit, authors)}${others}; probability ${Math.floor(probability * 100)} %`
    })
  return lines.length === 0 ? [] : ['Measured commit by commit:', lines.join('\n')]
}

/** Names commits by SHA only, as their subjects are untrusted. */
function stepText(step: HistoryStep, history: BenchmarkHistory, authors: AuthorLoginsBySha): string {
  const range = commitsOfHistoryStep(step, history)
  const [only] = range
  const size = `${signedRatioChangeText(step.ratio)} in`
  if (!only || range.length > 1) return `${size} ${step.after}...${step.by} (${range.length} commits)`
  return `${size} ${commitText(only, authors)}`
}

function commitText(commit: MainLineCommit, authors: AuthorLoginsBySha): string {
  const [pull, author] = [findPullRequestNumberInSubject(commit), authors.get(commit.sha) ?? null]
  return `${commit.sha}${pull === null ? '' : `, #${pull}`}${author === null ? '' : `, by @${author}`}`
}

// Lines that have not recovered, although the last run found nothing: the slowdown is small, or on another kind of machine.

/** Milliseconds after which the last value of a kind of machine is ignored, as hosted runners change. */
const recently = 14 * 24 * 60 * 60 * 1000

/**
 * Returns the lines compared in `results`, on any machine, that have steps for the worse since the reference and are beyond
 * half of what makes a finding. This second limit prevents that an estimate near the first one is found every other night.
 */
export function findHistoryLinesStillWorse(
  history: BenchmarkHistory,
  results: readonly ResultFile[],
): readonly HistoryLineWithStepsAndCreep[] {
  const places = commitPositionsInHistory(history)
  return results.flatMap(({ commits, comparisons, machine, merged, rounds }) => {
    const [since, head, kind] = [commits.base.sha, commits.head.sha, machineKindOf({ machine, merged })]
    const night = Date.parse(rounds[0]?.base.started ?? '')
    const gated = comparisons.filter(comparison => comparison.gate === 'fail' && comparison.accepted === null)
    const ids = new Set(gated.filter(({ better }) => better !== null).map(rowId))
    return history.lines.filter(line => {
      const last = line.values.at(-1)
      if (!ids.has(rowId(line)) || last?.measured.sha !== since) return false
      const isSeen = line.machine === kind ? last.head === head : !(night - Date.parse(last.run) > recently)
      const { worsening } = worseningAndImprovementOfRatio(last.own, line.better)
      return (
        isSeen &&
        worsening > recoveredHistoryLineTolerance / 2 &&
        worseStepsAfterReference(line, since, places).length > 0
      )
    })
  })
}

// Decides whether a run may update the issue: one that did not measure everything must not close it.

/** A run that may update or close the issue. */
export interface RunFactsDecidingHistoryIssueUpdate {
  readonly findings: number
  /** Lines that the run did not find, but that have not recovered. */
  readonly lasting: readonly Pick<HistoryLineWithStepsAndCreep, 'benchmark' | 'unit' | 'machine'>[]
  readonly results: readonly Pick<ResultFile, 'verdict'>[]
  /** True if some of its results could not be read, or compare nothing. */
  readonly isPartial: boolean
  /** A later commit in the notes; null if there is none. */
  readonly overtakenBy: string | null
  /** For example `refs/heads/main`; null if unknown. Untrusted, as is the default branch. */
  readonly ref: string | null
  readonly defaultBranch: string | null
}

/**
 * Returns why the issue is not changed, as a clause; null if it is updated or closed. The issue is about the last commit of
 * the default branch, while a job of an older commit may be re-run. Without findings, only a pass without lasting lines
 * closes it: what failed or is inconclusive may be what the issue names.
 */
export function whyIssueUnchanged(night: RunFactsDecidingHistoryIssueUpdate): string | null {
  const { findings, lasting, results, isPartial, overtakenBy, ref, defaultBranch } = night
  if (ref !== null && defaultBranch !== null && ref !== `refs/heads/${defaultBranch}`)
    return `it is about the branch ${shortPrintableName(defaultBranch, 100)}, and this run has measured ${shortPrintableName(ref.replace(/^refs\/(heads|tags)\//, ''), 100)}`
  if (overtakenBy !== null)
    return `it is about ${shortSha(overtakenBy)}, a later commit that is recorded already`
  if (findings > 0) return null
  const isDecided = !isPartial && results.every(({ verdict }) => verdict === 'pass')
  if (!isDecided) return 'no benchmark was found slower, but some are undecided'
  const [line] = lasting
  if (!line) return null
  const [name, unit, machine] = [line.benchmark, line.unit, line.machine].map(text =>
    shortPrintableName(text, 100),
  )
  return `no benchmark was found slower, but ${name} ${unit} has not recovered on ${machine}`
}
