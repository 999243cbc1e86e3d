// Regressions that do not fail the check, as somebody has accepted them, or a rule has muted them: what, why, and by whom.
import { acceptedRegressions, mutedRegressions, withChange } from '../../judge/verdict.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { BenchmarkRule } from '../../model/settings.ts'
import { printableName } from '../../words/escape.ts'
import type { Naming } from '../../words/names.ts'
import { formatRatio } from '../../words/numbers.ts'
import { list, paragraph, type ReportSection } from './block.ts'
import { called, change, furthestFirst, labelOf } from './sentence.ts'
import { firstOf, joined, listedText, name, say, strong, type Text } from './text.ts'

/** More characters of a reason are not needed to find it. */
const longestWhy = 300

/** A line for each that was accepted, and for each that only warns; what a rule has turned off is in the table. */
export function passingPart(
  { comparisons, settings }: ResultFile,
  naming: Naming,
  most: number,
): ReportSection {
  const accepted = furthestFirst(acceptedRegressions(comparisons)).map(one => acceptedLine(one, naming))
  const muted = furthestFirst(mutedRegressions(comparisons))
    .filter(({ gate }) => gate === 'warn')
    .map(one => mutedLine(one, one.rule === null ? undefined : settings.benchmarks[one.rule], naming))
  const lines = [...accepted, ...muted]
  if (lines.length === 0) return []
  return [
    paragraph(say`What regressed without failing the check:`),
    list(firstOf(lines, most, ', accepted or muted')),
  ]
}

function acceptedLine(one: Comparison, naming: Naming): Text {
  if (one.accepted === null) return []
  const { by, when, why, upTo } = one.accepted
  const said = [
    by === null ? say`` : say` by ${name(by)}`,
    when === null ? say`` : say` on ${when.slice(0, 10)}`,
    upTo === null ? say`` : say`, up to ${formatRatio(upTo)}`,
  ]
  return say`☑️ ${strong(called(one, naming))} ${change(one)}, which was ${strong('accepted')}${joined(said, '')}${reason(why)}.`
}

function mutedLine(one: Comparison, rule: BenchmarkRule | undefined, naming: Naming): Text {
  const details = [
    rule?.owner ? say`owner ${name(printableName(rule.owner, longestWhy))}` : say``,
    rule?.until ? say`until ${rule.until}` : say``,
  ].filter(text => text.length > 0)
  const about = details.length === 0 ? say`` : say` (${joined(details, ', ')})`
  return say`🔇 ${strong(called(one, naming))} ${change(one)}, and is ${strong('muted')} by a rule${about}${reason(rule?.why ?? null)}.`
}

function reason(why: string | null): Text {
  return why === null || why === '' ? say`` : say`: ${name(printableName(why, longestWhy))}`
}

// Improvements that were measured once, in one memory layout: the layout alone can make as large a difference.

/** Names beyond these are only counted. */
const mostNames = 5

/**
 * A sentence on the improvements of Go benchmarks whose code was not laid out anew for each round; empty without any. What
 * looks like a regression is measured again in new layouts, an improvement is not. Exact values do not depend on the layout.
 */
export function seenOncePart(result: ResultFile, naming: Naming): ReportSection {
  const seen = withChange(result.comparisons, 'improved').filter(one => isSeenOnce(one, result))
  if (seen.length === 0) return []
  const names = listedText(
    seen.map(one => labelOf(one, naming)),
    mostNames,
  )
  return [
    paragraph(
      say`Improved, but measured only once, in one memory layout of the code: ${names}. Code that only moved in memory can look just as much faster.`,
    ),
  ]
}

function isSeenOnce({ package: path, exact }: Comparison, { settings, laidOut }: ResultFile): boolean {
  return settings.go !== null && path !== null && !exact && !laidOut.includes(path)
}
