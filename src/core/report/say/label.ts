// What a comparison is called in a sentence or a list.
import type { Comparison } from '../../model/comparison.ts'
import { type Naming, unitName } from '../../words/names.ts'
import { name, say, type Text } from './text.ts'

/** Its benchmark, and its unit unless that is time. */
export function labelOf(one: Pick<Comparison, 'benchmark' | 'package' | 'unit'>, naming: Naming): Text {
  const unit = one.unit === 'sec/op' ? '' : say` in ${unitOf(one.unit)}`
  return say`${name(naming(one))}${unit}`
}

/** The items of each benchmark together, in the order in which each benchmark comes first. */
export function byBenchmark<T extends Pick<Comparison, 'benchmark' | 'package'>>(
  all: readonly T[],
): readonly (readonly [T, ...T[]])[] {
  const found = new Map<string, [T, ...T[]]>()
  for (const one of all) {
    const id = JSON.stringify([one.package, one.benchmark])
    found.set(id, [...(found.get(id) ?? []), one] as [T, ...T[]])
  }
  return [...found.values()]
}

/** A unit as people say it. */
export function unitOf(unit: string) {
  return name(unitName(unit))
}
