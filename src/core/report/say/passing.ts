// Words regressions that do not fail the check, as they are accepted or muted, and improvements that were measured once.
import { acceptedRegressions, comparisonsWithChange, mutedRegressions } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { BenchmarkRule } from '../../model/settings.ts'
import { printableName } from '../../words/escape.ts'
import type { Naming } from '../../words/names.ts'
import { formatRatio } from '../../words/numbers.ts'
import { list, paragraph, type ReportSection } from './block.ts'
import { benchmarkLabel, changeClause, labelOf, largestFirst } from './sentence.ts'
import { firstLines, joinTexts, listTexts, name, say, strong, type Text } from './text.ts'

/** The most characters of a reason. */
const longestWhy = 300

/**
 * Returns a line for each accepted regression, and for each muted one that warns. Those with `gate: off` are only in the
 * table.
 */
export function toleratedPart(
  { comparisons, settings }: ResultFile,
  naming: Naming,
  most: number,
): ReportSection {
  const accepted = largestFirst(acceptedRegressions(comparisons)).map(one => acceptedLine(one, naming))
  const muted = largestFirst(mutedRegressions(comparisons))
    .filter(({ gate }) => gate === 'warn')
    .map(one => mutedLine(one, one.rule === null ? undefined : settings.benchmarks[one.rule], naming))
  const lines = [...accepted, ...muted]
  if (lines.length === 0) return []
  return [
    paragraph(say`Regressions that do not fail the check:`),
    list(firstLines(lines, most, ' accepted or muted')),
  ]
}

function acceptedLine(comparison: Comparison, naming: Naming): Text {
  if (comparison.accepted === null) return []
  const { by, when, why, upTo } = comparison.accepted
  const details = [
    by === null ? say`` : say` by ${name(by)}`,
    when === null ? say`` : say` on ${when.slice(0, 10)}`,
    upTo === null ? say`` : say`, up to ${formatRatio(upTo)}`,
  ]
  return say`☑️ ${strong(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strong('accepted')}${joinTexts(details, '')}${reason(why)}.`
}

function mutedLine(comparison: Comparison, rule: BenchmarkRule | undefined, naming: Naming): Text {
  const details = [
    rule?.owner ? say`owner ${name(printableName(rule.owner, longestWhy))}` : say``,
    rule?.until ? say`until ${rule.until}` : say``,
  ].filter(text => text.length > 0)
  const about = details.length === 0 ? say`` : say` (${joinTexts(details, ', ')})`
  return say`🔇 ${strong(benchmarkLabel(comparison, naming))} ${changeClause(comparison)}; ${strong('muted')} by a rule${about}${reason(rule?.why ?? null)}.`
}

function reason(why: string | null): Text {
  return why === null || why === '' ? say`` : say`: ${name(printableName(why, longestWhy))}`
}

/** The most names in a list. */
const mostNames = 5

/**
 * Names improvements of Go benchmarks that were not relinked for each round; empty if there are none. Suspected regressions
 * are measured again in new layouts, improvements are not. Exact values do not depend on the layout.
 */
export function improvementsInOneLayoutPart(result: ResultFile, naming: Naming): ReportSection {
  const improved = comparisonsWithChange(result.comparisons, 'improved').filter(one =>
    isSeenOnce(one, result),
  )
  if (improved.length === 0) return []
  const names = listTexts(
    improved.map(one => labelOf(one, naming)),
    mostNames,
  )
  return [
    paragraph(
      say`Improved in a single memory layout of the code, and not measured again: ${names}. A new layout alone can make code look this much faster.`,
    ),
  ]
}

function isSeenOnce({ package: path, exact }: Comparison, { settings, laidOut }: ResultFile): boolean {
  return settings.go !== null && path !== null && !exact && !laidOut.includes(path)
}
