// Experiments of a self-test: a commit against itself, with one benchmark of head slowed on purpose.
import { getOrInsert } from '../common/get-or-insert.ts'
import { failsCheck } from '../judge/exit.ts'
import type { Comparison } from '../model/comparison.ts'
import { benchmarkId } from '../model/identity.ts'
import type { ResultFile } from '../model/result-file.ts'
import { isCounted } from '../model/units.ts'
import { namingOf } from '../words/names.ts'

/** A SlowedRow is a benchmark of head in one unit, which is made to look slower. */
export type SlowedRow = Pick<Comparison, 'benchmark' | 'package' | 'unit' | 'better'>

/** An Experiment is one gate of a commit against itself, with one benchmark of head slowed. */
export interface Experiment {
  /** By how much, a plain ratio; 0 for not at all. */
  readonly asked: number
  /** Which one, as people see it; null where none was. */
  readonly benchmark: string | null
  readonly verdict: ResultFile['verdict']
  /** Whether the check would be red. */
  readonly isRed: boolean
  /** Whether the slowed benchmark turned it red. */
  readonly isShown: boolean
  /** The benchmarks that turned it red although they were not slowed, as people see them. */
  readonly others: readonly string[]
  /** The estimate of the worsening of the slowed benchmark, a plain ratio; null where there is none. */
  readonly measured: number | null
  readonly seconds: number
}

/** What an experiment needs of a result. */
export type Judged = Pick<ResultFile, 'verdict' | 'settings' | 'comparisons' | 'formats'>

/** `rows` are those of the slowed benchmark; there are none where `asked` is 0. */
export function experimentOf(
  asked: number,
  rows: readonly SlowedRow[],
  { verdict, settings, comparisons, formats }: Judged,
  seconds: number,
): Experiment {
  const naming = namingOf(comparisons, [], formats)
  const isSlowed = (one: SlowedRow) => rows.some(row => isSameRow(row, one))
  const isRed = failsCheck(verdict, settings.failOn)
  const failing = comparisons.filter(one => one.change === 'regressed' && canFail(one))
  const estimates = comparisons.filter(isSlowed).map(worsening)
  const [first] = rows
  return {
    ...{ asked, verdict, isRed, seconds },
    benchmark: first ? naming(first) : null,
    isShown: isRed && failing.some(isSlowed),
    others: [...new Set(failing.filter(one => !isSlowed(one)).map(naming))],
    measured: estimates.find(one => one !== null) ?? null,
  }
}

/**
 * The benchmarks that can be slowed, each with its rows. Allocations, sizes and what is declared to be without noise stay
 * as they are however slow a program is; and what is muted or accepted cannot fail.
 */
export function slowable({ comparisons }: Pick<Judged, 'comparisons'>): readonly (readonly SlowedRow[])[] {
  const rows = new Map<string, SlowedRow[]>()
  for (const one of comparisons) {
    if (!isSlowable(one) || !canFail(one)) continue
    getOrInsert(rows, benchmarkId(one), () => []).push(one)
  }
  return [...rows.values()]
}

/** Whether its values grow with how slow a program is, and in which direction they become worse is known. */
export function isSlowable({ better, unit, assume }: Comparison): boolean {
  return better !== null && assume !== 'exact' && !isCounted(unit)
}

function canFail({ gate, accepted }: Comparison): boolean {
  return gate === 'fail' && accepted === null
}

function isSameRow(one: SlowedRow, other: SlowedRow): boolean {
  return one.benchmark === other.benchmark && one.package === other.package && one.unit === other.unit
}

/** Null where there is no ratio. */
function worsening({ better, ratio }: Comparison): number | null {
  if (ratio === null) return null
  return (better === 'higher' ? 1 / ratio.estimate : ratio.estimate) - 1
}
