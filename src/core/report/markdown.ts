// The report as Markdown: the pull request's comment, the job summary and report.md are this text.

import { withChange } from '../judge/verdict.ts'
import type { Comparison, Unmatched, Verdict } from '../model/comparison.ts'
import type { ResultFile } from '../model/result-file.ts'
import { inlineCode } from '../words/escape.ts'
import { listed, type Naming, namingOf, unitName } from '../words/names.ts'
import { baseFailedPart } from './base-failed.ts'
import { headline } from './check.ts'
import { doubtsPart } from './doubts.ts'
import { folded } from './folded.ts'
import { howMeasured } from './how-measured.ts'
import { inconclusivePart, unconfirmedPart } from './inconclusive.ts'
import { lostPart } from './lost.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { provenPart } from './proven.ts'
import { rule } from './rule.ts'
import { seenOnceWords } from './seen-once.ts'
import { magnitude, sentence } from './sentence.ts'
import { slowRunsPart } from './slow-runs.ts'
import { suiteNote } from './suite-note.ts'
import { isSignificant, ordered, table } from './table.ts'
import { markdownVoice, type Voice } from './terms.ts'
import { runWarningPart, warningPart } from './warnings.ts'

/** A Detail says how much of each part is shown; fit.ts lowers it until the report has room. */
export interface Detail {
  /** Rows of the table of all comparisons. */
  readonly all: 'every' | 'significant' | 'none'
  /** The most regressions (and so on) that are shown, worst first. */
  readonly regressions: number
  readonly improvements: number
  /** The most names in any list: inconclusive, unmatched, warned of. */
  readonly names: number
  /** The most benchmarks whose profiles are shown. */
  readonly profiles: number
  /** What this detail leaves out, for the reader; empty for a whole report. */
  readonly leftOut: string
}

export const everything: Detail = {
  all: 'every',
  regressions: Number.POSITIVE_INFINITY,
  improvements: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  profiles: mostProfiled,
  leftOut: '',
}

/** Writes the report of one run. Every name in it is escaped. */
export function markdownReport(result: ResultFile, detail: Detail = everything): string {
  const { comparisons, settings, unmatched } = result
  const { names } = detail
  const naming = namingOf([...comparisons, ...unmatched.base, ...unmatched.head], result.lost, result.formats)
  const regressed = sorted(withChange(comparisons, 'regressed')).slice(0, detail.regressions)
  const improved = sorted(withChange(comparisons, 'improved')).slice(0, detail.improvements)
  const changed = sorted(withChange(comparisons, 'changed')).slice(0, detail.improvements)
  const news = [...regressed, ...improved, ...changed]
  // The parts are written in the order in which they are read, as a term is a link where it stands first.
  const voice = markdownVoice()
  return [
    `## ${icons[result.verdict]} Benchgate: ${headline(result)}`,
    detail.leftOut === ''
      ? ''
      : `> [!NOTE]\n> Shortened to fit: ${detail.leftOut}. The result file has everything.`,
    result.baseFailed ? baseFailedPart(result, result.baseFailed) : '',
    suiteNote(result, names, voice),
    lostPart(result, naming, names),
    doubtsPart(result, naming, names, voice),
    regressionList(regressed, result, naming, voice),
    news.length === 0 ? '' : table(news, naming, settings.alpha, [], true),
    advice(result),
    directionNote(changed),
    seenOnceWords(result, naming, inlineCode),
    unconfirmedPart(result, naming, names, voice),
    profilesPart(result.profiles, naming, detail.profiles),
    inconclusivePart(result, naming, names, voice),
    slowRunsPart(result, naming, voice, inlineCode),
    runWarningPart(result, voice),
    unmatchedNote('head', 'new, so there is nothing to compare them with', unmatched.head, naming, names),
    unmatchedNote('base', 'removed or renamed', unmatched.base, naming, names),
    allComparisons(result, naming, detail, voice),
    provenPart(result, names),
    warningPart(result, naming, detail.all === 'none' ? 0 : names, voice),
    result.baseFailed ? '' : howMeasured(result, voice),
    result.baseFailed ? '' : rule(result, voice),
  ]
    .filter(part => part !== '')
    .join('\n\n')
    .concat('\n')
}

export const icons: Readonly<Record<Verdict, string>> = { pass: '✅', fail: '❌', inconclusive: '⚠️' }

/** More sentences than this are no longer read. */
const mostSentences = 10

/** One line per benchmark, with all units in which it regressed, time first; the worst benchmark first. */
function regressionList(
  regressed: readonly Comparison[],
  { settings, again }: ResultFile,
  naming: Naming,
  voice: Voice,
): string {
  const byBenchmark = new Map<string, Comparison[]>()
  for (const comparison of regressed) {
    const id = JSON.stringify([comparison.package, comparison.benchmark])
    byBenchmark.set(id, [...(byBenchmark.get(id) ?? []), comparison])
  }
  const lines = [...byBenchmark.values()].slice(0, mostSentences).map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    const words = sentence(timeFirst, settings, voice, again.length > 0)
    return `- **${inlineCode(naming(units[0] as Comparison))}** ${words}.`
  })
  const more = byBenchmark.size - lines.length
  return [...lines, ...(more > 0 ? [`- and ${more} more, in the table below`] : [])].join('\n')
}

function directionNote(changed: readonly Comparison[]): string {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  const [first] = units
  if (first === undefined) return ''
  const names = units.map(unit => inlineCode(unitName(unit)))
  return `❔ It is not known which direction is better for ${listed(names, 5)}, so these cannot fail. Let a benchmark print ${inlineCode(`Unit ${first} better=lower`)} (or higher) to have that unit judged.`
}

/** What to do where nothing could be compared. */
function advice({ comparisons, verdict, baseFailed, lost }: ResultFile): string {
  if (comparisons.length > 0 || verdict === 'pass' || baseFailed || lost.length > 0) return ''
  if (verdict === 'inconclusive')
    return 'This is what a pull request that adds the first benchmarks looks like; from the next one on they are compared.'
  return 'If they were renamed, keep one old name for this pull request, or let it pass once with `fail-on: never`.'
}

function unmatchedNote(
  side: string,
  why: string,
  unmatched: readonly Unmatched[],
  naming: Naming,
  most: number,
): string {
  if (unmatched.length === 0) return ''
  const names = unmatched.map(one => {
    const unit = one.unit === null ? '' : ` in ${inlineCode(unitName(one.unit))}`
    return `${inlineCode(naming(one))}${unit}`
  })
  return `Only on ${side} (${why}): ${listed(names, most)}.`
}

function allComparisons(
  { comparisons, settings, geomeans }: ResultFile,
  naming: Naming,
  { all }: Detail,
  voice: Voice,
): string {
  const rows = ordered(
    all === 'every' ? comparisons : comparisons.filter(one => isSignificant(one, settings.alpha)),
    naming,
    settings,
  )
  if (all === 'none' || rows.length === 0) return ''
  const title = all === 'every' ? 'All comparisons' : 'Significant comparisons'
  const means = all === 'every' ? geomeans : []
  const content = [table(rows, naming, settings.alpha, means), exactNote(rows, voice)]
  return folded(`${title} (${rows.length})`, content.filter(part => part !== '').join('\n\n'))
}

function exactNote(rows: readonly Comparison[], voice: Voice): string {
  const units = [...new Set(rows.filter(({ exact }) => exact).map(({ unit }) => unit))]
  if (units.length === 0) return ''
  const names = listed(
    units.map(unit => inlineCode(unitName(unit))),
    5,
  )
  return `${voice.term('exact', 'Exact')}: rows in ${names} with ± 0% on both sides do not vary and were compared by value, whatever their p.`
}

function sorted(comparisons: readonly Comparison[]): readonly Comparison[] {
  return comparisons.toSorted((a, b) => Math.sign(magnitude(b) - magnitude(a)) || 0)
}
