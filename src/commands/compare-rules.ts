// Reads the rules file for `benchgate compare`. Loaded only if there is one.
import { type CompareRules, parseCompareRules } from '../core/compare/compare-rules.ts'
import { readRulesFile } from '../effects/inputs/rules-file.ts'

export { createCompareRowRuleFinderFactory } from '../core/compare/compare-rules.ts'
export {
  describeRulesFileForCompare,
  describeRulesOfRegressionsForCompare,
} from '../core/compare/conclusion-lines.ts'

/**
 * Reads the rules in the file at `path` from `top`, or in the default one for ''; null if that is missing. Throws
 * MisconfiguredError.
 */
export async function readCompareRules(top: string, path: string): Promise<CompareRules | null> {
  const rules = await readRulesFile(top, path)
  return rules === null ? null : parseCompareRules(rules.file, rules, new Date().toISOString().slice(0, 10))
}
