// Whether visits ended far sooner than their own results say that they took, so that these were measured before.
import type { Replayed } from '../model/comparison.ts'
import { type Side, sides } from '../model/measuring.ts'
import type { RoundRecord } from '../model/result-file.ts'

/** A clock that was set back makes one visit short. */
const fewestRounds = 2
/** As many tools as there are processors may run at once and be read as one. */
const perProcessor = 2

/** The sides on which that is so in several rounds; null where there is none. */
export function soonerOf(rounds: readonly RoundRecord[], processors: number): Replayed | null {
  const found = sides
    .map(side => ({ side, visits: tooShort(rounds, side, perProcessor * Math.max(1, processors)) }))
    .filter(({ visits }) => visits.length >= fewestRounds)
  const sooner = found[0]?.visits[0]
  if (!sooner) return null
  const most = Math.max(...found.map(({ visits }) => visits.length))
  return { kind: 'replayed', sides: found.map(({ side }) => side), rounds: most, sooner }
}

function tooShort(
  rounds: readonly RoundRecord[],
  side: Side,
  factor: number,
): readonly NonNullable<Replayed['sooner']>[] {
  return rounds.flatMap(round => {
    const { claimed = 0, seconds } = round[side]
    return claimed > factor * seconds ? [{ claimed, seconds }] : []
  })
}
