// Joins what several machines have said besides their samples, each thing once.
import { getOrInsert } from '../common/get-or-insert.ts'
import { sumOf } from '../judge/failures.ts'
import type { Unmatched } from '../model/comparison.ts'
import { benchmarkId } from '../model/identity.ts'
import type { Side } from '../model/measuring.ts'
import type { InnerSamples, Lost, Stopped } from '../model/result-file.ts'
import type { RecordedRun } from '../result/recorded.ts'

/** Why a run ended whose parts ended differently: what cut one of them short counts first. */
const byWeight: readonly Stopped[] = [
  'interrupted',
  'budget',
  'failed',
  'count',
  'settled',
  'unchanged',
  'empty',
]

/** What all machines together have said, to replace what one of them has. */
export function joinLists(all: readonly RecordedRun[]) {
  const again = all.filter(one => one.again !== null)
  return {
    stopped: byWeight.find(one => all.some(({ stopped }) => stopped === one)) ?? 'count',
    isRelaid: again.length > 0 && again.every(({ isRelaid }) => isRelaid),
    laidOut: laidOutIn(all),
    visits: once(
      all.flatMap(({ visits }) => visits),
      benchmarkId,
    ),
    lost: lostIn(all),
    proven: once(
      all.flatMap(({ proven }) => proven),
      benchmarkId,
    ),
    doubts: once(
      all.flatMap(({ doubts }) => doubts),
      one => `${one.kind} ${benchmarkId(one)}`,
    ),
    profiles: once(
      all.flatMap(({ profiles }) => profiles),
      one => `${one.kind} ${benchmarkId(one)}`,
    ),
    unmatched: { base: unmatchedIn(all, 'base'), head: unmatchedIn(all, 'head') },
    formats: bySide(side => all.map(({ formats }) => formats?.[side] ?? null)),
    innerSamples: innerSamplesIn(all),
    toolchains: bySide(side => all.map(({ toolchains }) => toolchains[side])),
  } satisfies Partial<RecordedRun>
}

type Named = { readonly benchmark: string | null; readonly package: string | null }

function once<T>(all: readonly T[], idOf: (one: T) => string): readonly T[] {
  const found = new Map<string, T>()
  for (const one of all) if (!found.has(idOf(one))) found.set(idOf(one), one)
  return [...found.values()]
}

/** The first that is known, of each side. */
function bySide(of: (side: Side) => readonly (string | null)[]): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => of(side).find(one => one !== null) ?? null
  return { base: first('base'), head: first('head') }
}

/** Packages that were laid out anew on each machine that has measured them. */
function laidOutIn(all: readonly RecordedRun[]): readonly string[] {
  const elsewhere = all.flatMap(({ laidOut, series }) => {
    const own = new Set(laidOut)
    return series.flatMap(one => (one.package !== null && !own.has(one.package) ? one.package : []))
  })
  const not = new Set(elsewhere)
  return [...new Set(all.flatMap(({ laidOut }) => laidOut))].filter(path => !not.has(path))
}

/** What failed on several machines failed on all sides that any of them names. */
function lostIn(all: readonly RecordedRun[]): readonly Lost[] {
  const found = new Map<string, Lost['failures'][number][]>()
  const lost = all.flatMap(one => one.lost)
  for (const one of lost) {
    const failures = getOrInsert(found, benchmarkId(one), () => [])
    for (const failure of one.failures)
      if (!failures.some(({ side, kind }) => side === failure.side && kind === failure.kind))
        failures.push(failure)
  }
  return once(lost, benchmarkId).map(one => {
    const tries = lost.flatMap(other => (benchmarkId(other) === benchmarkId(one) && other.tries) || [])
    return {
      ...one,
      failures: found.get(benchmarkId(one)) ?? one.failures,
      // Of a machine that has no counts it is not known how often it tried.
      ...(one.tries && { tries: tries.reduce(sumOf) }),
    }
  })
}

/** What no machine has measured on both sides. */
function unmatchedIn(all: readonly RecordedRun[], side: Side): readonly Unmatched[] {
  const idOf = (one: Named & { readonly unit: string | null }) => `${benchmarkId(one)} ${one.unit}`
  const series = all.flatMap(one => one.series)
  const matched = new Set([...series.map(idOf), ...series.map(benchmarkId)])
  return once(
    all.flatMap(({ unmatched }) => unmatched[side]),
    idOf,
  ).filter(one => !matched.has(one.unit === null ? benchmarkId(one) : idOf(one)))
}

function innerSamplesIn(all: readonly RecordedRun[]): readonly InnerSamples[] {
  const found = new Map<string, InnerSamples>()
  for (const one of all.flatMap(({ innerSamples = [] }) => innerSamples)) {
    const before = found.get(benchmarkId(one)) ?? one
    const both = { least: Math.min(before.least, one.least), most: Math.max(before.most, one.most) }
    found.set(benchmarkId(one), { ...one, ...both })
  }
  return [...found.values()]
}
