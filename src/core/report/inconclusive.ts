// What could neither be shown nor ruled out: how little it would have taken to see it, and what would settle it.
import type { Comparison } from '../comparison.ts'
import { apartByRatio, exceeds } from '../judge/apart.ts'
import { undecided } from '../judge/verdict.ts'
import type { ResultFile } from '../result-file.ts'
import { folded } from './folded.ts'
import { formatPercent, formatRatio } from './format.ts'
import { labelOf, type Naming } from './names.ts'
import { chance, change, completeRounds, second } from './sentence.ts'
import type { Voice } from './terms.ts'

/** More than this are folded away. */
const mostOpen = 5
/** A benchmark that needs more rounds than this is not going to get them. */
const outOfReach = 1000

/** The part on inconclusive comparisons that could have failed, the one nearest to being settled first. */
export function inconclusivePart(result: ResultFile, naming: Naming, most: number, voice: Voice): string {
  const open = undecided(result.comparisons)
    .filter(one => one.confirmation === null)
    .toSorted((a, b) => (a.roundsNeeded ?? Infinity) - (b.roundsNeeded ?? Infinity) || 0)
  if (open.length === 0) return ''
  const bullets = open
    .slice(0, most)
    .map(one => `- ${labelOf(one, naming)}${standing(one, result, voice)}.`)
    .concat(
      open.length > most
        ? [`- ${most === 0 ? `${open.length} in all` : `and ${open.length - most} more`}`]
        : [],
    )
  const list = bullets.join('\n')
  return [
    introduction(result, voice),
    open.length > mostOpen ? folded(`Inconclusive (${open.length}), nearest to settled first`, list) : list,
    advice(open, result),
  ].join('\n\n')
}

/** Suspected regressions that a second measurement did not show again. */
export function unconfirmedPart(
  { comparisons, settings }: ResultFile,
  naming: Naming,
  most: number,
  voice: Voice,
): string {
  const lines = comparisons.flatMap(one => {
    const { confirmation, unit } = one
    if (!confirmation || confirmation.recurred) return []
    const p = chance(one, settings, voice)
    const then = voice.term('confirmation', 'a second one')
    const end = one.change === 'inconclusive' ? ', which does not rule it out either' : ''
    return [
      `- ${labelOf(one, naming)}: a regression did not recur. The first measurement said that it ${change(one, voice)}${p === '' ? '' : ` (${p})`}, ${then} ${second(confirmation, unit)}${end}.`,
    ]
  })
  const rest =
    lines.length > most
      ? [`- ${most === 0 ? `${lines.length} in all` : `and ${lines.length - most} more`} did not recur`]
      : []
  return [...lines.slice(0, most), ...rest].join('\n')
}

function introduction({ rounds, settings, stopped }: ResultFile, voice: Voice): string {
  const term = voice.term('inconclusive', 'Inconclusive')
  if (settings.threshold === 0)
    return `⚠️ ${term}: with a threshold of 0% nothing can be shown to be ${voice.term('unchanged', 'unchanged')}, as a worsening too small to see would count. A larger \`threshold\` lets a run pass.`
  const time =
    stopped === 'budget'
      ? ` Time was up (\`budget\`) after ${rounds.length} of ${settings.count} rounds.`
      : ''
  return `⚠️ ${term}: ${rounds.length} rounds could neither show nor rule out a worsening of ${formatRatio(settings.threshold)}.${time}`
}

/** What follows the name: why it is open. */
function standing(comparison: Comparison, { rounds, settings }: ResultFile, voice: Voice): string {
  const { visible, roundsNeeded, ratio } = comparison
  const complete = completeRounds(comparison)
  if (complete < Math.min(8, rounds.length) && settings.test === 'utest')
    return `: measured on both sides in only ${complete} of ${rounds.length} rounds, too few to judge`
  if (isSuspect(comparison, settings))
    return ` ${change(comparison, voice)}: suspected to have regressed, but not measured a second time`
  const limit = formatRatio(settings.threshold)
  const seen =
    visible === null ? '' : `: a worsening is likely to show only from ${formatPercent(visible)} up`
  if (settings.threshold === 0) return seen
  // The rounds were enough to see the threshold: what is seen lies around it.
  if (roundsNeeded !== null && roundsNeeded <= complete && ratio !== null)
    return ` ${change(comparison, voice)}: too near the threshold to tell on which side it is`
  if (visible === null && roundsNeeded === null)
    return ': too few values, or too far apart, to say what would settle it'
  const needed =
    roundsNeeded === null || roundsNeeded > outOfReach
      ? `${limit} is out of reach on this machine (over ${outOfReach} rounds)`
      : `${limit} takes about ${roundsNeeded} rounds`
  return seen === '' ? `: ${needed}` : `${seen}; ${needed}`
}

/** What would be a regression by its numbers is open only where a second measurement left it out. */
function isSuspect(
  { ratio, adjustedP, better }: Comparison,
  { alpha, threshold }: ResultFile['settings'],
): boolean {
  if (ratio === null || adjustedP === null || adjustedP > alpha) return false
  return exceeds(apartByRatio(ratio.estimate, better).worsening, threshold)
}

function advice(open: readonly Comparison[], { settings, rounds }: ResultFile): string {
  const isIncomplete = open.some(one => completeRounds(one) < rounds.length)
  const complete = isIncomplete ? ' Let the command print every benchmark in every round.' : ''
  if (settings.threshold === 0) return complete.trim()
  const isNear = open.some(
    ({ roundsNeeded }) => roundsNeeded !== null && roundsNeeded > rounds.length && roundsNeeded <= outOfReach,
  )
  const more = isNear ? 'set `count` to the rounds it takes, ' : ''
  return `To settle this, ${more}measure longer each time (\`-benchtime\`), use a quieter runner, or raise \`threshold\`.${complete}`
}
