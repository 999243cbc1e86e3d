// What a comparison is called in a sentence or a list.
import { getOrInsert } from '../../common/get-or-insert.ts'
import type { Comparison } from '../../model/comparison.ts'
import { benchmarkId } from '../../model/identity.ts'
import { type Naming, shortenedName, unitName } from '../../words/names.ts'
import { name, say, type Text, type TextSpan } from './text.ts'

/** Columns of a name in a sentence; tables of medians have the whole name. */
const widest = 80

/** Its benchmark, shortened where it is too long for a sentence. */
export function called(one: Pick<Comparison, 'benchmark' | 'package'>, naming: Naming): TextSpan {
  return name(shortenedName(naming(one), widest))
}

/** Its benchmark, and its unit unless that is time. */
export function labelOf(one: Pick<Comparison, 'benchmark' | 'package' | 'unit'>, naming: Naming): Text {
  const unit = one.unit === 'sec/op' ? '' : say` in ${unitOf(one.unit)}`
  return say`${called(one, naming)}${unit}`
}

/** The items of each benchmark together, in the order in which each benchmark comes first. */
export function byBenchmark<T extends Pick<Comparison, 'benchmark' | 'package'>>(
  all: readonly T[],
): readonly (readonly [T, ...T[]])[] {
  const found = new Map<string, T[]>()
  for (const one of all) getOrInsert(found, benchmarkId(one), () => []).push(one)
  return [...found.values()] as [T, ...T[]][]
}

/** A unit as people say it. */
export function unitOf(unit: string) {
  return name(unitName(unit))
}
