// The report as Markdown: the pull request's comment, the job summary and report.md are this text.
import { withChange } from '../judge/verdict.ts'
import type { Comparison, ResultFile, Unmatched, Verdict } from '../model.ts'
import { codeBlock, inlineCode } from './escape.ts'
import { formatDuration, formatRatio, shortSha } from './format.ts'
import { type Naming, namingOf, unitName } from './names.ts'
import { magnitude, sentence } from './sentence.ts'
import { table } from './table.ts'

/** A Detail says how much of each part is shown; fit.ts lowers it until the report has room. */
export interface Detail {
  /** Rows of the table of all comparisons. */
  readonly all: 'every' | 'significant' | 'none'
  /** The most regressions (and so on) that are shown, worst first. */
  readonly regressions: number
  readonly improvements: number
  readonly unmatched: number
  /** What this detail leaves out, for the reader; empty for a whole report. */
  readonly leftOut: string
}

export const everything: Detail = {
  all: 'every',
  regressions: Number.POSITIVE_INFINITY,
  improvements: Number.POSITIVE_INFINITY,
  unmatched: Number.POSITIVE_INFINITY,
  leftOut: '',
}

/** Writes the report of one run. Every name in it is escaped. */
export function markdownReport(result: ResultFile, detail: Detail = everything): string {
  const { comparisons, settings, unmatched } = result
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head])
  const regressed = sorted(withChange(comparisons, 'regressed')).slice(0, detail.regressions)
  const improved = sorted(withChange(comparisons, 'improved')).slice(0, detail.improvements)
  const changed = sorted(withChange(comparisons, 'changed')).slice(0, detail.improvements)
  const news = [...regressed, ...improved, ...changed]
  return [
    `## ${icons[result.verdict]} Benchgate: ${result.reason}`,
    detail.leftOut === ''
      ? ''
      : `> [!NOTE]\n> Shortened to fit: ${detail.leftOut}. The result file has everything.`,
    regressionList(regressed, naming),
    news.length === 0 ? '' : table(news, naming, settings.alpha),
    directionNote(changed),
    unmatchedNote('head', 'new, so there is nothing to compare them with', unmatched.head, naming, detail),
    unmatchedNote('base', 'removed or renamed', unmatched.base, naming, detail),
    allComparisons(result, naming, detail),
    howMeasured(result),
    rule(result),
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

export const icons: Readonly<Record<Verdict, string>> = { pass: '✅', fail: '❌', inconclusive: '⚠️' }

/** More sentences than this are no longer read. */
const mostSentences = 10

/** One line per benchmark, with all units in which it regressed; the worst first. */
function regressionList(regressed: readonly Comparison[], naming: Naming): string {
  const byName = new Map<string, string[]>()
  for (const comparison of regressed) {
    const name = inlineCode(naming(comparison))
    byName.set(name, [...(byName.get(name) ?? []), sentence(comparison)])
  }
  const lines = [...byName].map(([name, sentences]) => `- **${name}** ${sentences.join('; ')}`)
  const rest =
    lines.length > mostSentences ? [`- and ${lines.length - mostSentences} more, in the table`] : []
  return [...lines.slice(0, mostSentences), ...rest].join('\n')
}

function directionNote(changed: readonly Comparison[]): string {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  return units
    .map(unit => {
      const name = inlineCode(unitName(unit))
      return `❔ Whether more or less ${name} is better is not known, so it cannot fail. Let a benchmark print ${inlineCode(`Unit ${unit} better=lower`)} (or higher) to have it judged.`
    })
    .join('\n\n')
}

function unmatchedNote(
  side: string,
  why: string,
  unmatched: readonly Unmatched[],
  naming: Naming,
  { unmatched: most }: Detail,
): string {
  if (unmatched.length === 0) return ''
  const shown = unmatched.slice(0, most).map(one => {
    const unit = one.unit === null ? '' : ` in ${inlineCode(unitName(one.unit))}`
    return `${inlineCode(naming(one))}${unit}`
  })
  const rest = unmatched.length > shown.length ? ` and ${unmatched.length - shown.length} more` : ''
  return `Only on ${side} (${why}): ${shown.join(', ')}${rest}.`
}

function allComparisons({ comparisons, settings }: ResultFile, naming: Naming, { all }: Detail): string {
  const rows = all === 'every' ? comparisons : comparisons.filter(({ p }) => p < settings.alpha)
  if (all === 'none' || rows.length === 0) return ''
  const title = all === 'every' ? `All ${rows.length} comparisons` : `${rows.length} significant comparisons`
  return folded(title, table(rows, naming, settings.alpha))
}

function howMeasured({ commits, settings, machine, rounds }: ResultFile): string {
  const seconds = rounds.reduce((sum, round) => sum + round.base.seconds + round.head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const facts = [
    `- base ${inlineCode(shortSha(commits.base.sha))} (${inlineCode(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineCode(commits.head.from)})`,
    `- ${rounds.length} rounds on one machine, each visiting both sides; base went first in ${firsts} (coin flips from seed ${settings.seed}); ${formatDuration(seconds)} of measuring`,
    `- ${inlineCode(machine.cpu)}, ${machine.cores} cores, ${(machine.memoryBytes / 2 ** 30).toFixed(0)} GiB, ${inlineCode(`${machine.os} ${machine.arch}`)}, load ${machine.load.toFixed(2)} at the start`,
    `- centre: median, ± its 95% interval; p: exact two-sided Mann-Whitney, as ${inlineCode('benchstat base.txt head.txt')} prints for the sample files in the results folder`,
  ]
  const where = settings.workingDirectory === '.' ? '' : ` in ${inlineCode(settings.workingDirectory)}`
  return folded(
    'How this was measured, and how to repeat it',
    [
      ...facts,
      '',
      `To repeat one visit, check the commit out and run${where}:`,
      '',
      codeBlock(commands(settings), 'sh'),
    ].join('\n'),
  )
}

function commands({ setup, run }: ResultFile['settings']): string {
  return [setup, run].filter(command => command !== null).join('\n')
}

function rule({ settings }: ResultFile): string {
  const { alpha, threshold } = settings
  return `<sub>A benchmark regresses when p < ${alpha} and it is more than ${formatRatio(threshold)} worse. ~ means no significant difference.</sub>`
}

function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}

function sorted(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0)
}
