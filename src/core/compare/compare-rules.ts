// What a rules file says to `benchgate compare`: the threshold, and which rule for benchmarks fits each row.
import { ratio } from '../inputs/kinds.ts'
import { readLists } from '../inputs/rule-lists.ts'
import { type RuleTexts, ruleLocation } from '../inputs/rules-file.ts'
import { ruleOf } from '../judge/row-rules.ts'
import { Misconfigured } from '../model/errors.ts'
import type { BenchmarkRule } from '../model/settings.ts'
import type { RuleFinder } from './compare-samples.ts'

/** CompareRules are what holds for a comparison. What a file says of measuring is none of its business. */
export interface CompareRules {
  /** The path of the file from the top folder of the repository. */
  readonly file: string
  /** That of all benchmarks, as a plain ratio; null where the file sets none. */
  readonly threshold: number | null
  readonly benchmarks: readonly BenchmarkRule[]
  /**
   * How many entries of `accepted` it has. They do nothing here: an entry is for the change that adds it, and files of
   * results do not say of which change they are.
   */
  readonly accepted: number
}

/** `today` in UTC, as `2026-12-31`. Throws Misconfigured with the line. */
export function compareRules(file: string, { inputs, lines, lists }: RuleTexts, today: string): CompareRules {
  const threshold = inputs.threshold === undefined ? null : read(file, inputs.threshold, lines.threshold)
  const at = (line: number) => ruleLocation(file, line)
  const { benchmarks, accepted } = readLists(lists, { threshold: threshold ?? 0, today, at })
  return { file, threshold, benchmarks, accepted: accepted.length }
}

function read(file: string, text: string, line: number | undefined): number {
  try {
    return ratio(0, 1).parse('threshold', text.trim())
  } catch (error) {
    if (!(error instanceof Misconfigured)) throw error
    throw new Misconfigured(`${ruleLocation(file, line ?? null)}: ${error.message}`)
  }
}

/**
 * Finds the first rule that fits each row: by its name as the table has it, the `pkg` of the table, and the unit. Undefined
 * where there are no rules for benchmarks.
 */
export function rulingBy(benchmarks: readonly BenchmarkRule[]): RuleFinder | undefined {
  if (benchmarks.length === 0) return undefined
  return grid => {
    const { config, unit } = grid.heading
    const [, path = ''] = config.entries().find(([key]) => key === 'pkg') ?? []
    const found = Int32Array.from({ length: grid.length }, (_, row) => {
      const named = { benchmark: grid.nameOf(row), package: path === '' ? null : path, unit }
      return ruleOf(named, { benchmarks }) ?? -1
    })
    return row => benchmarks[found[row] as number] ?? null
  }
}
