// Warnings about what a command printed and nobody measured: results that could not be read, values left out, and benchmarks that
// a round lacks.
import type { RunWarning } from '../model/comparison.ts'
import type { FewerResults } from '../model/lost-results.ts'
import { type Round, type Side, sides } from '../model/measuring.ts'
import { joinExamples } from '../rounds/examples.ts'

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
