// Writes the issue of a nightly run: what is slower than the reference.
import { packageAndBenchmarkId } from '../../model/measuring.ts'
import { terminalInstallPageUrl } from '../../report/say/text.ts'
import { joinShellWords, markdownInlineCodeOfName, shortPrintableName } from '../../words/escape.ts'
import { createBenchmarkNaming } from '../../words/names.ts'
import { formatCountWithNoun, shortSha } from '../../words/numbers.ts'
import type { BisectionCulpritsFromFile } from '../bisection-culprits.ts'
import {
  findPullRequestNumberInSubject,
  type HistoryLinesAndCommits,
  type MainLineCommit,
} from '../history.ts'
import type { HistoryStep } from '../lines.ts'
import type { BenchmarkWorseThanReference } from '../regressions.ts'
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
  history: HistoryLinesAndCommits,
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
  history: HistoryLinesAndCommits,
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
      earlier > 0 ? [`${earlier} earlier ${earlier === 1 ? 'step' : 'steps'}`, ...stepTexts] : stepTexts
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
      `${benchmarks === 1 ? 'This benchmark is' : `These ${benchmarks} benchmarks are`} slower than in ${reference}, measured side by side on one machine. In bold: confirmed by two measurements to exceed the allowed creep.`,
      ['| since then | benchmark | steps |', '|--:|:--|:--|', ...rows].join('\n'),
      ...(cut > 0
        ? [`${formatCountWithNoun(cut, 'more row')} ${cut === 1 ? 'is' : 'are'} in the history.`]
        : []),
      ...culpritLines(bisections, history, authors),
      `To measure again, once [Benchgate is installed](${terminalInstallPageUrl}):`,
      `\`\`\`sh\n${joinShellWords('benchgate', shortSha(since.sha), shortSha(worst.head))}\n\`\`\``,
      'Each run updates this issue. A run closes it if every benchmark was decided and none is slower, unless another kind of machine found one slower recently. To accept a slowdown, move `since` where it is set, in the workflow or in `.github/benchgate.yml` (`last-release` moves with each release), or add a rule for these benchmarks.',
    ].join('\n\n'),
  }
}

/** Ignores commits outside of the main line. */
function culpritsIn(bisections: readonly BisectionCulpritsFromFile[], { commits }: HistoryLinesAndCommits) {
  return bisections.flatMap(({ followed, culprits }) =>
    culprits.flatMap(({ commits: own, probability, ratio }) => {
      const commit = commits.find(({ sha }) => sha === own.at(-1)?.sha)
      return followed && commit ? [{ followed, commit, among: own.length, probability, ratio }] : []
    }),
  )
}

function culpritLines(
  bisections: readonly BisectionCulpritsFromFile[],
  history: HistoryLinesAndCommits,
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
function stepText(step: HistoryStep, history: HistoryLinesAndCommits, authors: AuthorLoginsBySha): string {
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
