// The rule by which a run was judged, worded for its settings.

import { recurringP, recurringParts } from '../../judge/confirm.ts'
import { isRowOf } from '../../judge/row-of.ts'
import { regressions } from '../../judge/verdict.ts'
import type { Comparison, Confirmation } from '../../model/comparison.ts'
import type { Lost, ResultFile } from '../../model/result-file.ts'
import { formatRatio } from '../../words/numbers.ts'
import { note, type ReportSection } from './block.ts'
import { code, joined, say, type Text, term } from './text.ts'

/** The rule that decided, under the settings of this run; empty if nothing was judged. */
export function rulePart(result: ResultFile): ReportSection {
  const { settings, comparisons, again, isRelaid } = result
  if (comparisons.length === 0) return []
  const { deltaTest, alpha, failOn } = settings
  const isTested = deltaTest !== 'none'
  const isExact = isTested && comparisons.some(({ exact }) => exact)
  const regressed = regressions(comparisons)
  const hasFailed = regressed.length > 0
  const ruled = comparisons.filter(({ rule }) => rule !== null).length
  const isRepeated = isTested && again.length > 0
  const unconfirmed =
    isTested && settings.confirm && again.length === 0 ? regressed.filter(({ exact }) => !exact) : []
  const repeated = isRepeated
    ? say`, and a ${term('confirmation', 'second measurement')} ${isRelaid ? 'in new memory layouts ' : ''}shows it again${recurringIf(result)}`
    : ''
  const sentences = [
    say`A benchmark regressed if ${regressedIf(settings)}${repeated}.`,
    unconfirmed.length > 0
      ? say`What regressed was not ${term('confirmation', 'confirmed')} by a second measurement${whyUnconfirmed(unconfirmed, result)}.`
      : '',
    isTested ? otherwise(settings) : '',
    ruled > 0
      ? say`${ruled} of ${comparisons.length} rows ${ruled === 1 ? 'has rules of its' : 'have rules of their'} own (\`benchmarks\`).`
      : '',
    isExact ? say`Counts that do not vary are compared ${term('exact', 'by value')}.` : '',
    isTested ? `~ beside medians means no significant difference: p above ${alpha}.` : '',
    failOn === 'inconclusive'
      ? say`An inconclusive verdict fails the check too (\`fail-on: inconclusive\`).`
      : '',
    failOn === 'never' && hasFailed ? say`The check passes anyway (\`fail-on: never\`).` : '',
  ]
  return [note(joined(sentences))]
}

/** What was lost in the rounds has no comparison: a regression that was lost failed when it was measured again. */
function whyUnconfirmed(unconfirmed: readonly Comparison[], { lost, settings, stopped }: ResultFile): Text {
  const hasFailed = (one: Comparison) => lost.some(each => isOf(one, each))
  const failed = say`, as it failed when it was measured again`
  if (unconfirmed.every(hasFailed)) return failed
  if (stopped === 'interrupted') return say`, as measuring was stopped`
  if (settings.budget !== null || stopped === 'budget') return say`, as the \`budget\` left no time`
  return unconfirmed.some(hasFailed) ? failed : []
}

/** Whether a comparison is of what was lost: of that benchmark, of one below it, or of that package. */
function isOf(comparison: Comparison, { benchmark, package: path }: Lost): boolean {
  if (comparison.package !== path) return false
  return benchmark === null || isRowOf(comparison.benchmark, benchmark)
}

function regressedIf(settings: ResultFile['settings']): Text {
  const { alpha, threshold, deltaTest, correction, strict, outliers } = settings
  const limit = say`more than ${formatRatio(threshold)} worse (${term('threshold', 'threshold')})`
  if (deltaTest === 'none') return say`it is ${limit}, even if only by chance (\`delta-test: none\`)`
  const notes = joined(
    [
      correction === 'holm' ? '' : code(`correction: ${correction}`),
      deltaTest === 'ttest' ? code('delta-test: ttest') : '',
      outliers === 'iqr' ? code('outliers: iqr') : '',
    ],
    ', ',
  )
  const p = correction === 'none' ? term('p', 'p') : term('adjusted-p', 'adjusted p')
  const noted = notes.length === 0 ? p : say`${p} (${notes})`
  if (strict) return say`the ${noted} for being ${limit} is at most ${alpha} (\`strict\`)`
  return say`its ${noted} is at most ${alpha} and it is ${limit}`
}

/** What passes, and what is inconclusive. */
function otherwise({ threshold, ruleOut }: ResultFile['settings']): Text {
  const [near, far] = [formatRatio(threshold), formatRatio(ruleOut)]
  const passing: Text[] = []
  if (threshold > 0)
    passing.push(say`is ${term('unchanged', 'unchanged')} if a worsening of ${near} is ruled out`)
  if (ruleOut > threshold) {
    const estimate =
      threshold > 0
        ? `a worsening of ${far} is ruled out and the estimate is at most ${near} worse`
        : `a worsening of ${far} is ruled out and the estimate is not worse`
    passing.push(say`passes ${term('within', `within ${far}`)} if ${estimate}`)
  }
  if (passing.length === 0) return []
  return say`It ${joined(passing, ', ')}, and is ${term('inconclusive', 'inconclusive')} otherwise.`
}

/** The second measurements that count. */
export function repeatedOf({ comparisons }: ResultFile): readonly Confirmation[] {
  return comparisons.flatMap(({ confirmation }) => confirmation ?? [])
}

/** In the second measurement p is adjusted for the suspects alone, and has to be smaller. */
function recurringIf(result: ResultFile): string {
  const { settings, comparisons } = result
  const suspects = comparisons.flatMap(one => {
    const { confirmation } = one
    return confirmation ? [{ one, confirmation }] : []
  })
  const limits = suspects.flatMap(
    ({ one, confirmation }) => recurringP(one, confirmation, suspects.length, settings) ?? [],
  )
  const [usual = settings.alpha / recurringParts[0]] = limits
  const shown = (p: number) => Number(p.toPrecision(2))
  const least = shown(limits.reduce((a, b) => Math.min(a, b), usual))
  const most = shown(limits.reduce((a, b) => Math.max(a, b), usual))
  const adjusted =
    suspects.length > 1 && settings.correction !== 'none' ? `, adjusted for ${suspects.length} suspects,` : ''
  const few = most > least ? `, or ${most} where there were too few rounds to show that` : ''
  return ` (p${adjusted} at most ${least}${few})`
}
