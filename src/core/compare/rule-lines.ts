// What the rules of a repository did to a comparison, in lines for a terminal.
import type { BenchmarkRule } from '../model/benchmark-rule.ts'
import { escapeControls } from '../words/escape.ts'
import { listedNames } from '../words/names.ts'
import { formatRatio } from '../words/numbers.ts'
import type { CompareRules } from './compare-rules.ts'
import type { Conclusion } from './conclude.ts'

/** Rules beyond this number are counted. */
const named = 5

/**
 * `rules from .github/benchgate.yml: threshold 3%, 2 rules for benchmarks`, and a line for each rule that has ended.
 * `isOverruled`: another threshold was given.
 */
export function rulesLines(
  { file, threshold, benchmarks, accepted }: CompareRules,
  isOverruled: boolean,
): readonly string[] {
  const holding = benchmarks.filter(({ isOver }) => !isOver).length
  const said = [
    ...(threshold === null
      ? []
      : [`threshold ${formatRatio(threshold)}${isOverruled ? ' (--threshold holds)' : ''}`]),
    ...(holding === 0 ? [] : [`${holding} ${holding === 1 ? 'rule' : 'rules'} for benchmarks`]),
    ...(accepted === 0 ? [] : ['what it accepts is for the change that adds it, and counts here']),
  ]
  const over = benchmarks.filter(({ isOver }) => isOver).map(({ match, until }) => `"${match}" (${until})`)
  return [
    `rules from ${file}: ${said.length === 0 ? 'none for a comparison' : said.join(', ')}`,
    ...(over.length === 0
      ? []
      : [
          `warning: these rules have ended: ${listedNames(over, named)}. Remove them, or give them another day`,
        ]),
  ].map(escapeControls)
}

/** What the rules say of all that regressed: a line for each, in the order of the rows. */
export function appliedLines({ regressions, muted }: Conclusion): readonly string[] {
  const rules = new Set([...regressions, ...muted].flatMap(({ row }) => row.rule ?? []))
  const told = [...rules].filter(({ gate }) => gate !== 'off').map(ruleLine)
  const rest = told.length > named ? [`${told.length - named} more rules hold for what regressed`] : []
  return [...told.slice(0, named), ...rest].map(escapeControls)
}

function ruleLine({ match, threshold, better, gate, owner, why, until }: BenchmarkRule): string {
  const said = [
    ...(threshold === null ? [] : [`threshold ${formatRatio(threshold)}`]),
    ...(better === null ? [] : [`better ${better}`]),
    ...(gate === 'fail' ? [] : [`gate ${gate}`]),
    ...(owner === null ? [] : [`owner ${owner}`]),
    ...(until === null ? [] : [`until ${until}`]),
  ]
  return `rule "${match}": ${said.join(', ')}${why === null ? '' : `${said.length === 0 ? '' : ': '}${why}`}`
}
