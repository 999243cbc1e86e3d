// The report of a run that was judged: what a reviewer must see first, then the rest.

import { differingInNumbers } from '../../judge/unmatched.ts'
import { acceptedOnes, mutedOnes, regressions, withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import { type Naming, namingOf } from '../../words/names.ts'
import { formatMade } from '../../words/numbers.ts'
import { baseFailedPart } from './base-failed.ts'
import { list, paragraph, type Report, type ReportSection } from './block.ts'
import { checkOf } from './check.ts'
import { type Besides, changesPart, comparisonsPart } from './comparisons.ts'
import { doubtsPart } from './doubts.ts'
import { otherwisePart } from './elsewhere.ts'
import { commitsLine, howMeasured } from './how-measured.ts'
import { inconclusivePart, openOf, unconfirmedPart } from './inconclusive.ts'
import { byBenchmark, called, unitOf } from './label.ts'
import { lineOf } from './line.ts'
import { lostPart } from './lost.ts'
import { missingPart } from './missing.ts'
import { onTrustPart } from './on-trust.ts'
import { passingPart } from './passing.ts'
import { mostProfiled, profilesPart } from './profiles.ts'
import { provenPart } from './proven.ts'
import { replayedPart } from './replayed.ts'
import { rulePart } from './rule.ts'
import { rulesNote } from './rules-note.ts'
import { seenOncePart } from './seen-once.ts'
import { furthestFirst, sentence } from './sentence.ts'
import { sincePart } from './since.ts'
import { nowhere, type Site } from './site.ts'
import { slowRunsPart } from './slow-runs.ts'
import { overlayAdvice, suiteNote } from './suite-note.ts'
import { code, firstOf, listedText, name, ours, say, strong } from './text.ts'
import { todoPart } from './todo.ts'
import { runWarningPart, warningPart } from './warnings.ts'

/** A Detail says how much of each part is shown; fit.ts lowers it until the report has room. */
export interface Detail {
  /** Which rows are shown besides those that changed. */
  readonly besides: Besides
  /** The most regressions (and so on) that are shown, worst first. */
  readonly regressions: number
  readonly improvements: number
  /** The most names in any list: inconclusive, unmatched, with a warning. */
  readonly names: number
  /** The most benchmarks whose profiles are shown. */
  readonly profiles: number
  /** What this detail leaves out, for the reader; empty for a whole report. */
  readonly leftOut: string
}

export const everything: Detail = {
  besides: { rest: 'drawn', medians: true },
  regressions: Number.POSITIVE_INFINITY,
  improvements: Number.POSITIVE_INFINITY,
  names: Number.POSITIVE_INFINITY,
  profiles: mostProfiled,
  leftOut: '',
}

/** The report of one run, in as much detail as is asked for. */
export function judgedReport(result: ResultFile, detail: Detail = everything, site: Site = nowhere): Report {
  const { comparisons, settings, baseFailed } = result
  const { names } = detail
  const naming = namingOfRun(result)
  const regressed = furthestFirst(regressions(comparisons)).slice(0, detail.regressions)
  const passing = furthestFirst([...acceptedOnes(comparisons), ...mutedOnes(comparisons)])
    .filter(({ gate }) => gate !== 'off')
    .slice(0, detail.regressions)
  const improved = furthestFirst(withChange(comparisons, 'improved')).slice(0, detail.improvements)
  const changed = furthestFirst(withChange(comparisons, 'changed')).slice(0, detail.improvements)
  const open = openOf(result).slice(0, detail.improvements)
  const news = [...regressed, ...passing, ...open, ...improved, ...changed]
  return {
    ...reportHead(result, site),
    parts: [
      detail.leftOut === '' ? [] : incompleteNotice(detail.leftOut),
      replayedPart(result),
      missingPart(result, names),
      rulesNote(result.rules),
      otherwisePart(result),
      baseFailed ? baseFailedPart(result, baseFailed) : [],
      suiteNote(result, names),
      lostPart(result, naming, names),
      doubtsPart(result, naming, names),
      regressionsPart(regressed, result, naming),
      todoPart(regressed, result, naming, site),
      passingPart(result, naming, names),
      sincePart(result, naming, names),
      changesPart(news, naming, settings),
      advice(result),
      directionNote(changed),
      seenOncePart(result, naming),
      unconfirmedPart(result, naming, names),
      profilesPart(result.profiles, naming, detail.profiles),
      inconclusivePart(result, naming, names),
      slowRunsPart(result, naming),
      runWarningPart(result),
      unmatchedPart(result, naming, names),
      comparisonsPart(result, naming, detail.besides, news),
      provenPart(result, names),
      warningPart(result, naming, detail.besides.rest === 'none' ? 0 : names),
      baseFailed ? [] : howMeasured(result),
      baseFailed ? [] : rulePart(result),
      onTrustPart(result),
    ],
  }
}

/** How a run's report names its benchmarks, so that readers can tell them apart. */
export function namingOfRun({ comparisons, unmatched, lost, formats }: ResultFile): Naming {
  return namingOf([...comparisons, ...unmatched.base, ...unmatched.head], lost, formats)
}

/** A report without its parts. */
export function reportHead(result: ResultFile, site: Site = nowhere): Omit<Report, 'parts'> {
  return {
    outcome: result.calibration === null ? result.verdict : 'calibration',
    reason: ours(result.reason),
    check: checkOf(result),
    of: say`${commitsLine(result)}; ${formatMade(result)}`,
    line: lineOf(result, site),
  }
}

/** Says that a report is not complete, and what is missing. */
export function incompleteNotice(leftOut: string): ReportSection {
  return [
    { kind: 'alert', text: say`Shortened to fit. Left out: ${leftOut}. The result file has everything.` },
  ]
}

/** Nobody reads more sentences than this. */
const mostSentences = 3

/** One line per benchmark, with all units in which it regressed, time first; the worst benchmark first. */
export function regressionsPart(
  regressed: readonly Comparison[],
  { settings, again }: ResultFile,
  naming: Naming,
): ReportSection {
  if (regressed.length === 0) return []
  const lines = byBenchmark(regressed).map(units => {
    const timeFirst = units.toSorted((a, b) => Number(b.unit === 'sec/op') - Number(a.unit === 'sec/op'))
    const label = strong(called(units[0], naming))
    return say`${label} ${sentence(timeFirst, settings, again.length > 0)}.`
  })
  return [list(firstOf(lines, mostSentences, ', in the table below'))]
}

/** What to do to have units judged whose direction nobody knows; `changed` are rows in such units. */
export function directionNote(changed: readonly Comparison[]): ReportSection {
  const units = [...new Set(changed.map(comparison => comparison.unit))]
  const [first] = units
  if (first === undefined) return []
  return [
    paragraph(
      say`❔ It is not known which direction is better for ${listedText(units.map(unitOf), 5)}, so these cannot fail. To have a unit judged, let a benchmark print ${code(`Unit ${first} better=lower`)} (or higher, in Go's format), or add a rule to ${code('benchmarks')} in the rules file: ${code(`match: '* ${first}'`)} with ${code('better: lower')}.`,
    ),
  ]
}

/** What to do where nothing could be compared. */
function advice(result: ResultFile): ReportSection {
  const { comparisons, verdict, baseFailed, lost, unmatched, merged } = result
  if (comparisons.length > 0 || verdict === 'pass' || baseFailed || lost.length > 0) return []
  if ((merged?.missing.length ?? 0) > 0 || (verdict === 'inconclusive' && unmatched.head.length === 0))
    return []
  return [
    paragraph(
      verdict === 'inconclusive'
        ? say`This is normal for a pull request that adds the first benchmarks. From the next one on they are compared.`
        : say`If benchmarks were renamed, let base run those of head: ${overlayAdvice(result)}. If they were replaced on purpose, let this run pass with \`fail-on: never\`; the next pull request is compared with the new ones.`,
    ),
  ]
}

/** What only one side has, and at most `most` of their names. */
export function unmatchedPart({ unmatched }: ResultFile, naming: Naming, most: number): ReportSection {
  const numbered = differingInNumbers(unmatched)
  return [
    ...(['head', 'base'] as const).flatMap(side => {
      if (unmatched[side].length === 0) return []
      const why =
        side === 'head' ? 'new, so there is nothing to compare them with' : 'removed, renamed or skipped'
      const names = unmatched[side].map(
        one => say`${name(naming(one))}${one.unit === null ? '' : say` in ${unitOf(one.unit)}`}`,
      )
      return [paragraph(say`Only on ${side} (${why}): ${listedText(names, most)}.`)]
    }),
    ...(numbered === null
      ? []
      : [
          paragraph(
            say`${name(naming(numbered.base))} of base and ${name(naming(numbered.head))} of head differ only in a number. If that is a process id, an address or a time, it is another in each run: leave it out of the name, so that the benchmark can be compared.`,
          ),
        ]),
  ]
}
