// Reads the rules file for `benchgate compare`. Loaded only if there is one.
import { type CompareRules, compareRules } from '../core/compare/compare-rules.ts'
import { readRules } from '../effects/inputs/rules-file.ts'

export { ruleFinderOf } from '../core/compare/compare-rules.ts'
export { appliedRuleLines, rulesLines } from '../core/compare/conclusion-lines.ts'

/**
 * Reads the rules in the file at `path` from `top`, or in the default one for ''; null if that is missing. Throws
 * Misconfigured.
 */
export async function readCompareRules(top: string, path: string): Promise<CompareRules | null> {
  const rules = await readRules(top, path)
  return rules === null ? null : compareRules(rules.file, rules, new Date().toISOString().slice(0, 10))
}
