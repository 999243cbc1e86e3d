// The items of Go packages: every top-level benchmark once, with the sides that have it.
import { type Side, sides } from '../../core/model/measuring.ts'
import type { Item } from '../measure/driver.ts'
import { allOf, type PreparedSide } from './prepare-side.ts'

/** A GoItem is one benchmark of one package. */
export interface GoItem extends Item {
  readonly title: string
  readonly benchmark: string
  readonly package: string
  /** The name of the top-level benchmark, with the word Benchmark, as in the binary. */
  readonly name: string
  /** The pattern that runs it alone, where it is a sub-benchmark. */
  readonly pattern?: string
}

/** Leaves out packages that could not be built or listed on base. */
export function itemsOf(prepared: Partial<Record<Side, PreparedSide>>): readonly GoItem[] {
  const items = new Map<string, GoItem>()
  for (const side of sides)
    for (const [path, { benchmarks, package: one }] of prepared[side]?.built ?? []) {
      if (prepared.base?.broken.has(path) || prepared.base?.broken.has(allOf(one))) continue
      for (const name of benchmarks.keys()) {
        const title = `${path}.${name}`
        const on = [...(items.get(title)?.sides ?? []), side]
        const benchmark = name.replace(/^Benchmark/, '')
        items.set(title, { title, benchmark, name, package: path, sides: on })
      }
    }
  return [...items.values()]
}
