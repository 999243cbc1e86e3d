// Warnings about what a command printed and nobody measured: results that could not be read, values left out, and benchmarks that
// a round lacks.
import type { FewerResults, Flaky, RunWarning } from '../model/comparison.ts'
import { type Round, type Side, sides, type Tries } from '../model/measuring.ts'
import { joinExamples } from '../rounds/exit-statuses.ts'
import { fisherMore } from '../stats/exact.ts'

/** The most names that a warning has. */
const shown = 3
/** In characters. */
const longest = 200

/** What the visits to either side printed and could not be read, or had to be left out. */
export function lostResults(rounds: readonly Round[]): readonly RunWarning[] {
  return [told('unread-results', rounds, 'unread'), told('values-left-out', rounds, 'leftOut')].filter(
    one => one !== null,
  )
}

function told(
  kind: 'unread-results' | 'values-left-out',
  rounds: readonly Round[],
  what: 'unread' | 'leftOut',
): RunWarning | null {
  const of = (side: Side) => rounds.flatMap(round => round[side][what] ?? [])
  const [first, ...others] = sides.filter(side => of(side).length > 0)
  if (first === undefined) return null
  const found = joinExamples(sides.flatMap(of))
  return found && { kind, sides: [first, ...others], ...found }
}

/**
 * The first round of each side that lacks benchmarks which the side had before; none where all rounds have the same. A round may
 * leave out what is decided, unless its visit has asked for all; then a benchmark counts only if the other side has it in that
 * round, or either side in a later one.
 */
export function fewerResults(rounds: readonly Round[]): readonly FewerResults[] {
  const names = rounds.map(({ base, head }) => ({ base: namesIn(base), head: namesIn(head) }))
  const lastRound = new Map<string, number>()
  for (const [index, { base, head }] of names.entries())
    for (const name of [...base, ...head]) lastRound.set(name, index)
  return sides.flatMap(side => {
    const known = new Set<string>()
    for (const [index, inRound] of names.entries()) {
      const isAsked = (name: string) => rounds[index]?.[side].asksAll || (lastRound.get(name) ?? 0) >= index
      const missing = [...known].filter(name => !inRound[side].has(name) && isAsked(name))
      if (missing.length > 0)
        return [
          {
            ...{ kind: 'fewer-results', side, round: rounds[index]?.round ?? index + 1 },
            ...{
              before: known.size,
              missing: missing.length,
              names: missing.slice(0, shown).map(one => one.slice(0, longest)),
            },
          } as const,
        ]
      for (const name of inRound[side]) known.add(name)
    }
    return []
  })
}

function namesIn({ measurements }: Round['base']): ReadonlySet<string> {
  return new Set(measurements.map(({ benchmark }) => benchmark))
}

// Whose fault failures are: a benchmark that fails now and then on both sides has not been broken by head.

/** How unlikely it must be that head fails more often only by chance. */
const alpha = 0.05

/** Whether head fails more often than base does. */
export function failsMoreOften({ base, head }: Readonly<Record<Side, Tries>>): boolean {
  return head.failed > 0 && fisherMore(head.failed, head.runs, base.failed, base.runs) <= alpha
}

/**
 * Whether head is to blame for a benchmark that could not be measured, as it failed in each of several tries in a row. If base
 * has failed as well, only counts can tell.
 */
export function isFaultOfHead(tries: Readonly<Record<Side, Tries>>): boolean {
  return tries.head.failed > 0 && (tries.base.failed === 0 || failsMoreOften(tries))
}

/** Counts of the same benchmarks together, as of two measurements or of several machines. */
export function addedUp(all: readonly Flaky[]): readonly Flaky[] {
  const found = new Map<string, Flaky>()
  for (const one of all) {
    const id = JSON.stringify([one.package, one.benchmark])
    const before = found.get(id)
    found.set(id, before ? { ...before, ...sumOf(before, one) } : one)
  }
  return [...found.values()]
}

/** The tries of two measurements together. */
export function sumOf(
  one: Readonly<Record<Side, Tries>>,
  other: Readonly<Record<Side, Tries>>,
): Readonly<Record<Side, Tries>> {
  const sum = (side: Side): Tries => ({
    runs: one[side].runs + other[side].runs,
    failed: one[side].failed + other[side].failed,
  })
  return { base: sum('base'), head: sum('head') }
}
