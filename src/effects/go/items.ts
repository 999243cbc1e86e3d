// What there is to measure of Go packages: every top-level benchmark once, with the sides that have it.
import { type Side, sides } from '../../core/model/measuring.ts'
import type { Item } from '../measure/driver.ts'
import type { PreparedSide } from './prepare-side.ts'

/** A GoItem is one benchmark of one package. */
export interface GoItem extends Item {
  readonly title: string
  readonly package: string
  /** Of the top-level benchmark, with the word Benchmark, as the binary knows it. */
  readonly name: string
  /** What runs it alone, where it is a sub-benchmark. */
  readonly pattern?: string
}

/** Without those of packages that base has broken. */
export function itemsOf(prepared: Partial<Record<Side, PreparedSide>>): readonly GoItem[] {
  const items = new Map<string, GoItem>()
  for (const side of sides)
    for (const [path, { benchmarks }] of prepared[side]?.built ?? []) {
      if (prepared.base?.broken.has(path)) continue
      for (const name of benchmarks.keys()) {
        const title = `${path}.${name}`
        const on = [...(items.get(title)?.sides ?? []), side]
        const benchmark = name.replace(/^Benchmark/, '')
        items.set(title, { title, benchmark, name, package: path, sides: on })
      }
    }
  return [...items.values()]
}
