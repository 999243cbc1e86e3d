// The report as Markdown: the pull request's comment, the job summary and report.md are this text.
import { withChange } from '../judge/verdict.ts'
import type { Comparison, ResultFile, Unmatched, Verdict } from '../model.ts'
import { codeBlock, inlineCode, inlineText } from './escape.ts'
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
    advice(result),
    directionNote(changed),
    inconclusiveNote(withChange(comparisons, 'inconclusive'), naming, detail),
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

/** One line per benchmark, with all units in which it regressed, time first; the worst benchmark first. */
function regressionList(regressed: readonly Comparison[], naming: Naming): string {
  const byBenchmark = new Map<string, Comparison[]>()
  for (const comparison of regressed) {
    const id = JSON.stringify([comparison.package, comparison.benchmark])
    byBenchmark.set(id, [...(byBenchmark.get(id) ?? []), comparison])
  }
  const lines = [...byBenchmark.values()].map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    return `- **${inlineCode(naming(units[0] as Comparison))}** ${timeFirst.map(sentence).join('; ')}`
  })
  const rest = lines.length > mostSentences ? [`- and ${lines.length - mostSentences} more`] : []
  return [...lines.slice(0, mostSentences), ...rest].join('\n')
}

function directionNote(changed: readonly Comparison[]): string {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  const [first] = units
  if (first === undefined) return ''
  const names = units.map(unit => inlineCode(unitName(unit)))
  return `❔ It is not known which direction is better for ${listed(names, 5)}, so these cannot fail. Let a benchmark print ${inlineCode(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`
}

function inconclusiveNote(
  inconclusive: readonly Comparison[],
  naming: Naming,
  { unmatched }: Detail,
): string {
  if (inconclusive.length === 0) return ''
  const names = [...new Set(inconclusive.map(naming))].map(name => inlineCode(name))
  return `⚠️ Measured in too few rounds for any difference to count: ${listed(names, unmatched)}. Let the command print every benchmark in every round.`
}

/** What to do where nothing could be compared. */
function advice({ comparisons, verdict }: ResultFile): string {
  if (comparisons.length > 0) return ''
  if (verdict === 'inconclusive')
    return 'This is what a pull request that adds the first benchmarks looks like; from the next one on they are compared.'
  return 'If they were renamed, keep one old name for this pull request, or let it pass once with `fail-on: never`.'
}

function unmatchedNote(
  side: string,
  why: string,
  unmatched: readonly Unmatched[],
  naming: Naming,
  { unmatched: most }: Detail,
): string {
  if (unmatched.length === 0) return ''
  const names = unmatched.map(one => {
    const unit = one.unit === null ? '' : ` in ${inlineCode(unitName(one.unit))}`
    return `${inlineCode(naming(one))}${unit}`
  })
  return `Only on ${side} (${why}): ${listed(names, most)}.`
}

/** The first `most` of them, and how many more there are. */
function listed(names: readonly string[], most: number): string {
  if (most === 0) return `${names.length} in all`
  const rest = names.length > most ? ` and ${names.length - most} more` : ''
  return `${names.slice(0, most).join(', ')}${rest}`
}

function allComparisons({ comparisons, settings }: ResultFile, naming: Naming, { all }: Detail): string {
  const rows = all === 'every' ? comparisons : comparisons.filter(({ p }) => p < settings.alpha)
  if (all === 'none' || rows.length === 0) return ''
  const title = all === 'every' ? 'All comparisons' : 'Significant comparisons'
  return folded(`${title} (${rows.length})`, table(rows, naming, settings.alpha))
}

function howMeasured({ commits, settings, machine, rounds }: ResultFile): string {
  const seconds = rounds.reduce((sum, round) => sum + round.base.seconds + round.head.seconds, 0)
  const firsts = rounds.filter(round => round.first === 'base').length
  const facts = [
    `- base ${inlineCode(shortSha(commits.base.sha))} (${inlineText(commits.base.from)}), head ${inlineCode(shortSha(commits.head.sha))} (${inlineText(commits.head.from)})`,
    `- ${rounds.length} rounds on one machine, each visiting both sides; base went first in ${firsts} (coin flips from seed ${settings.seed}); ${formatDuration(seconds)} of measuring`,
    `- ${inlineCode(machine.cpu)}, ${machine.cores} cores, ${(machine.memoryBytes / 2 ** 30).toFixed(0)} GiB, ${inlineCode(`${machine.os} ${machine.arch}`)}, load ${machine.load.toFixed(2)} at the start`,
    `- centre: median, ± its 95% interval; p: two-sided Mann-Whitney; both as ${inlineCode('benchstat base.txt head.txt')} prints for the sample files in the results folder`,
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

function rule({ settings, comparisons }: ResultFile): string {
  if (comparisons.length === 0) return ''
  const { alpha, threshold } = settings
  return `<sub>A benchmark regresses when p < ${alpha} and it is more than ${formatRatio(threshold)} worse. ~ means no significant difference.</sub>`
}

function folded(title: string, content: string): string {
  return `<details><summary>${title}</summary>\n\n${content}\n\n</details>`
}

function sorted(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0)
}
