// What whole gates find by their number of rounds: suites of three benchmarks, of which one is slower or none.
import { drawFrom, seedOf } from './draw.ts'
import { defaults } from './gate.ts'
import { gateRun } from './gates.ts'
import type { NoiseModel } from './noise-models.ts'
import type { Share } from './share.ts'

export const counts: readonly number[] = [8, 10, 12, 14, 20]
/** How much slower the first benchmark is. */
export const effects: readonly number[] = [0.1, 0.25, 0.5, 1]
/** The number of benchmarks that eight rounds can decide on. */
export const countedSize = 3

/** ByCount is what gates with one number of rounds do. */
export interface ByCount {
  readonly count: number
  /** Those that find the slower one, by `effects`. */
  readonly found: readonly Share[]
  /** Those that are red where none is slower. */
  readonly red: Share
  /** Rounds of the slower one, in both measurements, by `effects`. */
  readonly rounds: readonly number[]
}

export function byCount(model: NoiseModel, suites: number, of = counts): readonly ByCount[] {
  return of.map(count => {
    const rules = { ...defaults, count }
    const rest = new Array<number>(countedSize - 1).fill(0)
    const run = (effect: number, many: number) => {
      const draw = drawFrom(seedOf(`count ${count}, ${effect} slower, ${model.name}`))
      return Array.from({ length: many }, () => gateRun(model, [effect, ...rest], rules, draw))
    }
    const slower = effects.map(effect => run(effect, suites))
    const unchanged = run(0, 5 * suites)
    return {
      count,
      found: slower.map(runs => ({
        hits: runs.filter(({ said }) => said[0] === 'regressed').length,
        of: runs.length,
      })),
      red: {
        hits: unchanged.filter(({ said }) => said.includes('regressed')).length,
        of: unchanged.length,
      },
      rounds: slower.map(runs => runs.reduce((sum, { rounds }) => sum + (rounds[0] ?? 0), 0) / runs.length),
    }
  })
}
