// What could neither be shown nor ruled out: what its rounds say, what they could have shown, and what would settle it.

import { isWorseAgain, roundsOf } from '../../judge/confirm.ts'
import { effectByRatio, exceeds } from '../../judge/effect-size.ts'
import { mostRounds } from '../../judge/interims.ts'
import { settingsOfRow } from '../../judge/row-rules.ts'
import { undecided } from '../../judge/verdict.ts'
import type { Comparison, Confirmation } from '../../model/comparison.ts'
import type { ResultFile } from '../../model/result-file.ts'
import type { Settings } from '../../model/settings.ts'
import type { Naming } from '../../words/names.ts'
import { formatPercent, formatRatio, formatRounds, formatRuledOut } from '../../words/numbers.ts'
import { fold, list, paragraph, type ReportSection, warning } from './block.ts'
import { benchtimeName } from './how-measured.ts'
import { called, chance, change, completeRounds, hasGaps, labelOf, second } from './sentence.ts'
import { code, firstOf, joined, say, type Text, term } from './text.ts'

/** More than this are folded away. */
const mostOpen = 3
/** A benchmark that needs more rounds than this is not going to get them. */
const outOfReach = 1000

/** The part on inconclusive comparisons that could have failed, nearest to settled first. */
export function inconclusivePart(result: ResultFile, naming: Naming, most: number): ReportSection {
  const open = openOf(result)
  if (open.length === 0) return []
  const lines = open.map(
    one => say`${estimated(one, naming, settingsOfRow(one, result.settings))}: ${standing(one, result)}.`,
  )
  const further = lines.slice(mostOpen)
  const title = say`${further.length} more inconclusive, those that need the fewest rounds first`
  const shown = open.slice(0, most)
  const todo = advice(open, shown, result)
  return [
    warning(introduction(open, result)),
    list(most < mostOpen ? firstOf(lines, most) : lines.slice(0, mostOpen)),
    ...(further.length === 0 || most <= mostOpen
      ? []
      : [fold(title, [list(firstOf(further, most - mostOpen))])]),
    ...(todo.length === 0 ? [] : [paragraph(todo)]),
  ]
}

/** The inconclusive comparisons that could have failed, nearest to settled first; unconfirmedPart has the suspects. */
export function openOf({ comparisons, warnings }: ResultFile): readonly Comparison[] {
  // No number of rounds would settle what was not measured in them.
  if (warnings.some(({ kind }) => kind === 'replayed')) return []
  return undecided(comparisons)
    .filter(one => one.confirmation === null)
    .toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0)
}

/** Suspected regressions that a second measurement did not confirm: a sentence or two on each. */
export function unconfirmedPart(
  { comparisons, settings, isRelaid }: ResultFile,
  naming: Naming,
  most: number,
): ReportSection {
  const laid = isRelaid ? ' (with a new memory layout)' : ''
  const lines = comparisons.flatMap(comparison => {
    const { confirmation, unit } = comparison
    if (!confirmation || confirmation.recurred) return []
    const p = chance(comparison, settings)
    const rowSettings = settingsOfRow(comparison, settings)
    const beyond = isWorse(confirmation, comparison, rowSettings)
      ? ` beyond the threshold of ${formatRatio(rowSettings.threshold)}`
      : ''
    const then = term('confirmation', 'the second')
    const isOpen = comparison.change === 'inconclusive'
    const isAgain = isOpen && isWorseAgain(comparison, confirmation, settings)
    let end = ''
    if (isAgain) end = `, too little to confirm it in ${formatRounds(roundsOf(confirmation))}`
    else if (isOpen) end = ', which does not rule out a regression either'
    else if (comparison.change === 'within')
      end = `, which rules out a worsening of ${formatRuledOut(comparison)} or more`
    const outcome = isAgain
      ? 'suspected regression neither confirmed nor ruled out'
      : `suspected regression not confirmed${beyond}`
    return [
      say`${called(comparison, naming)}: ${outcome}. In the first measurement it ${change(comparison, rowSettings.threshold)}${p.length === 0 ? '' : say` (${p})`}; in ${then}${laid}, ${second(confirmation, unit, settings, rowSettings.threshold)}${end}.`,
    ]
  })
  return lines.length === 0 ? [] : [list(firstOf(lines, most, ' were not confirmed'))]
}

/** What they have in common. */
function introduction(open: readonly Comparison[], { rounds, settings, stopped }: ResultFile): Text {
  const subject = term('inconclusive', 'Inconclusive')
  const { count } = settings
  const rowSettings = open.map(one => settingsOfRow(one, settings))
  const [threshold = 0, ...others] = new Set(rowSettings.map(one => one.threshold))
  if (rowSettings.every(one => one.threshold === 0 && one.ruleOut === 0))
    return say`${subject}: with a threshold of 0% even the smallest worsening counts, so nothing that varies can be shown to be ${term('unchanged', 'unchanged')}, only improved. With a larger \`threshold\` a run can pass.`
  const made =
    rounds.length > count
      ? `after ${formatRounds(rounds.length)}`
      : `after ${rounds.length} of ${formatRounds(count)}`
  const time =
    stopped === 'budget'
      ? say` The time limit (\`budget\`) was reached ${made}.`
      : stopped === 'interrupted'
        ? ` Measuring was interrupted ${made}.`
        : ''
  const far =
    others.length > 0 ? ' as large as the threshold' : threshold === 0 ? '' : ` of ${formatRatio(threshold)}`
  return say`${subject}: a worsening${far} could be neither shown nor ruled out.${time}`
}

/** `Read is 2.1% slower, between 3.0% faster and 7.4% slower`; the label alone where there is no such estimate. */
function estimated(comparison: Comparison, naming: Naming, { threshold }: Settings): Text {
  if (comparison.ratio === null) return labelOf(comparison, naming)
  return say`${called(comparison, naming)} ${change(comparison, threshold)}`
}

/** Why it is inconclusive. */
function standing(comparison: Comparison, { rounds, settings: runSettings }: ResultFile): string {
  const { roundsNeeded } = comparison
  const settings = settingsOfRow(comparison, runSettings)
  const { deltaTest, threshold } = settings
  const complete = completeRounds(comparison)
  if (complete < Math.min(8, rounds.length) && deltaTest === 'utest')
    return `measured on both sides in only ${complete} of ${formatRounds(rounds.length)}, too few to judge`
  const unknown = 'too few values, or too much noise, to estimate how many rounds are needed'
  const ruledOutText = saidOf(comparison, complete, settings)
  if (threshold === 0) return ruledOutText || unknown
  const isEnough = roundsNeeded !== null && roundsNeeded <= complete
  // If nothing had changed, these rounds would have been enough: the change is about as large as the threshold.
  if (isEnough && holdsThreshold(comparison, threshold)) return 'too close to the threshold to decide'
  if (ruledOutText === '' && roundsNeeded === null) return unknown
  const more = moreNeeded(comparison, { rounds, settings: runSettings })
  const settles = isEnough
    ? 'an unchanged benchmark would probably have passed in these rounds'
    : more === null
      ? `ruling out ${formatRatio(threshold)} would take over ${outOfReach} rounds on this machine`
      : `ruling out ${formatRatio(threshold)} would take about ${formatRounds(more)} if nothing changed`
  return ruledOutText === '' ? settles : `${ruledOutText}; ${settles}`
}

/** How many rounds would settle it, where it has had fewer and can get them; null where no number is said. */
function moreNeeded(comparison: Comparison, { rounds, settings: runSettings }: Measured): number | null {
  const { roundsNeeded } = comparison
  const { deltaTest, threshold } = settingsOfRow(comparison, runSettings)
  const complete = completeRounds(comparison)
  if (complete < Math.min(8, rounds.length) && deltaTest === 'utest') return null
  const canGet = roundsNeeded !== null && roundsNeeded > complete && roundsNeeded <= outOfReach
  return canGet && threshold > 0 ? roundsNeeded : null
}

type Measured = Pick<ResultFile, 'rounds' | 'settings'>

/** What its rounds rule out; if nothing, what they could have shown. */
function saidOf(comparison: Comparison, made: number, { threshold, ruleOut }: Settings): string {
  const { ruledOut, visible } = comparison
  const bound = formatRuledOut(comparison)
  if (ruledOut === null || bound === '')
    return visible === null
      ? ''
      : `only a worsening of ${formatPercent(visible)} or more is likely to be detected`
  const rules = made === 1 ? 'rules' : 'rule'
  // Enough to pass, if the estimate were not beyond the threshold.
  if (!exceeds(ruledOut, ruleOut))
    return `${formatRounds(made)} ${rules} out a worsening of ${bound} or more, but the estimate exceeds the threshold of ${formatRatio(threshold)}`
  return `${formatRounds(made)} only ${rules} out a worsening of ${bound} or more`
}

/** Whether the threshold lies within the interval; false if the interval has an open end. */
function holdsThreshold({ ratio, better }: Comparison, threshold: number): boolean {
  if (ratio === null || ratio.low === null || ratio.high === null) return false
  const [low, high] = [ratio.low, ratio.high].map(end => effectByRatio(end, better).worsening)
  return low !== undefined && high !== undefined && (low - threshold) * (high - threshold) <= 0
}

/** Whether the second measurement shows a worsening, though none beyond the threshold. */
function isWorse({ ratio, p }: Confirmation, { better }: Comparison, settings: Settings): boolean {
  if (ratio === null || p === null || p > settings.alpha) return false
  const { worsening } = effectByRatio(ratio.estimate, better)
  return worsening > 0 && !exceeds(worsening, settings.threshold)
}

/** What would settle them, of which some are shown with what they need. */
function advice(open: readonly Comparison[], shown: readonly Comparison[], result: ResultFile): Text {
  const { settings, stopped } = result
  // Go benchmarks run in every round, so one can only be missing because time was up.
  const isIncomplete = settings.go === null && open.some(one => hasGaps(one, result))
  const complete = isIncomplete ? 'Make the command print every benchmark in every round.' : ''
  if (settings.threshold === 0) return say`${complete}`
  const needed = open.flatMap(one => moreNeeded(one, result) ?? [])
  const isGiven = shown.some(one => moreNeeded(one, result) !== null)
  const more = needed.length === 0 ? '' : moreRounds(settings, stopped, isGiven ? null : Math.max(...needed))
  const setting = benchtimeName(result)
  const longer = setting === null ? '' : say` (${code(setting)})`
  const limit =
    settings.ruleOut > settings.threshold ? say`\`threshold\` or \`rule-out\`` : say`\`threshold\``
  return joined([
    say`To decide these, ${more}measure longer each time${longer}, use a quieter runner, or raise ${limit}.`,
    complete,
  ])
}

/**
 * What is measured apart also gets rounds that others did not use, so `count` can be smaller than the rounds needed. These are
 * null where they are said above.
 */
function moreRounds(settings: Settings, stopped: ResultFile['stopped'], needed: number | null): Text {
  if (stopped === 'budget') return say`raise \`budget\`, `
  const isApart = settings.go !== null || settings.filter !== null
  const most = mostRounds(settings) / settings.count
  if (isApart && most > 1)
    return say`raise \`count\` (a benchmark that stays inconclusive gets up to ${most} times as many rounds), `
  return needed === null
    ? say`set \`count\` to the number of rounds needed, `
    : say`set \`count\` to about ${needed}, `
}
