// The part of a rules file that applies to `benchgate compare`: the threshold, and rules for benchmarks.
//
// Only `threshold` and the rules for benchmarks apply: other inputs would change the table, which is benchstat's. `accepted` has
// no effect, because files of results do not say of which change they are.
import { ratioInputKind } from '../inputs/input-kinds.ts'
import { parseRuleAndAcceptedEntriesOfRulesFile } from '../inputs/rule-lists.ts'
import { type InputTextsFromRulesFile, rulesFileLocationText } from '../inputs/rules-file.ts'
import { firstMatchingRuleIndexOrNull } from '../judge/row-rules.ts'
import { MisconfiguredError } from '../model/errors.ts'
import type { BenchmarkRule } from '../model/settings.ts'
import type { CreateRowRuleFinderForTable } from './compare-samples.ts'

/** The rules of a comparison; other inputs of the rules file do not apply. */
export interface CompareRules {
  /** The path of the file from the top folder of the repository. */
  readonly file: string
  /** The threshold of all benchmarks, as a plain ratio; null if the file sets none. */
  readonly threshold: number | null
  readonly benchmarks: readonly BenchmarkRule[]
  /** The number of entries of `accepted`. They have no effect here: it is unknown which change the results are of. */
  readonly accepted: number
}

/** Reads the rules; `today` is a UTC date such as `2026-12-31`. Throws MisconfiguredError with the line. */
export function parseCompareRules(
  file: string,
  { inputs, lines, lists }: InputTextsFromRulesFile,
  today: string,
): CompareRules {
  const threshold =
    inputs.threshold === undefined ? null : readThreshold(file, inputs.threshold, lines.threshold)
  const at = (line: number) => rulesFileLocationText(file, line)
  const { benchmarks, accepted } = parseRuleAndAcceptedEntriesOfRulesFile(
    lists,
    { threshold: threshold ?? 0 },
    { today, at },
  )
  return { file, threshold, benchmarks, accepted: accepted.length }
}

function readThreshold(file: string, text: string, line: number | undefined): number {
  try {
    return ratioInputKind(0, 1).parse('threshold', text.trim())
  } catch (error) {
    if (!(error instanceof MisconfiguredError)) throw error
    throw new MisconfiguredError(`${rulesFileLocationText(file, line ?? null)}: ${error.message}`)
  }
}

/**
 * Returns a function that finds the first matching rule of each row: by its name in the table, the table's `pkg`, and the
 * unit. Undefined without rules for benchmarks.
 */
export function createCompareRowRuleFinderFactory(
  benchmarks: readonly BenchmarkRule[],
): CreateRowRuleFinderForTable | undefined {
  if (benchmarks.length === 0) return undefined
  return grid => {
    const { config, unit } = grid.heading
    const [, path = ''] = config.entries().find(([key]) => key === 'pkg') ?? []
    const indices = Int32Array.from({ length: grid.length }, (_, row) => {
      const named = { benchmark: grid.nameOf(row), package: path === '' ? null : path, unit }
      return firstMatchingRuleIndexOrNull(named, { benchmarks }) ?? -1
    })
    return row => benchmarks[indices[row] as number] ?? null
  }
}
