// Sub-benchmarks that are visited by themselves: which benchmarks are split into them, judging by trials.
import { patternForReported } from '../../core/go/bench-pattern.ts'
import { mostOverhead, type VisitTrial } from '../../core/go/plan-visits.ts'
import { sourceName } from '../../core/go/source-name.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import { suffixContext } from './binary.ts'
import type { GoItem } from './items.ts'

/** A SubBenchmark is a sub-benchmark on one side. */
export interface SubBenchmark {
  /** The reported name, without the number of processors: `Encode/1MB`. */
  readonly name: string
  readonly trial: VisitTrial
}

/** Parts knows benchmarks by their titles. */
export class SubBenchmarks {
  private readonly tried = new Map<string, Partial<Record<Side, readonly SubBenchmark[]>>>()

  /** Keeps the trials of each sub-benchmark by itself on a side; empty where there is none, or they cannot run alone. */
  learn(
    { title, side }: { readonly title: string; readonly side: Side },
    parts: readonly SubBenchmark[],
  ): void {
    this.tried.set(title, { ...this.tried.get(title), [side]: parts })
  }

  /** Its sub-benchmarks, if every side that has it can visit each of them by itself; otherwise the benchmark itself. */
  of(item: GoItem): readonly GoItem[] {
    const tried = this.tried.get(item.title)
    const found = new Map<string, Side[]>()
    for (const side of sides.filter(one => item.sides.includes(one))) {
      const parts = tried?.[side] ?? []
      if (parts.length === 0) return [item]
      for (const { name } of parts) found.set(name, [...(found.get(name) ?? []), side])
    }
    return [...found].map(([name, on]) => ({
      ...item,
      title: titleOf(item.title, name),
      benchmark: name,
      pattern: patternForReported(name),
      sides: on,
    }))
  }
}

/** The title of a part: `parse.BenchmarkEncode/1MB`. */
export function titleOf(title: string, name: string): string {
  return `${title}${name.slice(name.indexOf('/'))}`
}

/**
 * Tries each sub-benchmark by itself, given the trial of all of them together. `tryOne` gives null where a pattern does
 * not report exactly that one benchmark. The result is empty if one cannot be visited by itself, or has so much
 * overhead that visiting them together is better, as they share their preparation.
 */
export async function tryParts(
  time: number,
  together: VisitTrial & { readonly names: readonly string[] },
  cpu: string | null,
  env: Readonly<Record<string, string>>,
  tryOne: (pattern: string, reported: string) => Promise<VisitTrial | null>,
): Promise<readonly SubBenchmark[]> {
  const { names, rows, overhead } = together
  const naming = suffixContext(cpu, names, env)
  const parts: SubBenchmark[] = []
  const known = new Set<string>()
  if (names.length < 2 || overhead > mostAlone * time * names.length) return []
  for (const [index, reported] of names.entries()) {
    const { name } = sourceName(reported, naming)
    // With several numbers of processors, one pattern reports several benchmarks.
    if (known.has(name) || !name.includes('/')) return []
    known.add(name)
    const alone = await tryOne(patternForReported(name), reported)
    const row = rows[index]
    if (!alone || !row) return []
    if (alone.overhead > mostAlone * time) return []
    const firstTwo = alone.rows[0]?.firstTwo ?? null
    parts.push({ name, trial: { overhead: alone.overhead, rows: [{ ...row, firstTwo }] } })
  }
  return parts
}

/** The overhead that a part may have in a round, as a multiple of its measuring; the same as for short visits. */
const mostAlone = mostOverhead / (1 - mostOverhead)
