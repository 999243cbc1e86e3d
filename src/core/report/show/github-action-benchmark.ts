// What head measured, for github-action-benchmark, which keeps a history of it.
import type { ResultFile } from '../../model/result-file.ts'
import { escapeControls } from '../../words/escape.ts'
import { formatRounds, shortSha } from '../../words/numbers.ts'
import { completeRounds } from '../say/sentence.ts'
import { peopleUnit } from './people-units.ts'

/** An Entry is one value of its input (https://github.com/benchmark-action/github-action-benchmark); `range` is the interval. */
interface Entry {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly range?: string
  readonly extra: string
}

/**
 * A JSON array for its `customSmallerIsBetter`, or with `higher` for its `customBiggerIsBetter`. It takes one direction per
 * file, so a unit of unknown direction is in neither. Its history is kept by name, so names are never shortened, whatever
 * else was measured.
 */
export function githubActionBenchmark(
  { comparisons, commits }: ResultFile,
  better: 'lower' | 'higher' = 'lower',
): string {
  const entries = comparisons
    .filter(one => one.better === better)
    .map((one): Entry => {
      const { unit, convert } = peopleUnit(one.unit)
      const { center, low, high } = one.head
      const range = low === null || high === null ? {} : { range: `${convert(low)} to ${convert(high)}` }
      const extra = `median of ${formatRounds(completeRounds(one))} at ${shortSha(commits.head.sha)}`
      return { name: nameOf(one), unit: escapeControls(unit), value: convert(center), ...range, extra }
    })
  return `${JSON.stringify(entries, null, 2)}\n`
}

/** `Get-8 (example.com/cache) - B/op`; times go without their unit. */
function nameOf({ benchmark, package: path, unit }: ResultFile['comparisons'][number]): string {
  const where = path === null ? '' : ` (${path})`
  return escapeControls(`${benchmark}${where}${unit === 'sec/op' ? '' : ` - ${unit}`}`)
}
