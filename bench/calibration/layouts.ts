// Layout as noise: whole gates on suites whose sides are laid out once, or anew in each round.
import { type Draw, drawFrom, seedOf } from './draw.ts'
import { defaults, suiteSize, unchanged } from './gate.ts'
import { type GateRun, gateRun, passes } from './gates.ts'
import type { Samples } from './measure.ts'
import { noiseModel } from './noise-models.ts'
import type { Share } from './share.ts'

/** How far one layout moves a benchmark: the standard deviation of the logarithm, as recorded for tables of go-runewidth. */
export const layoutSpread = 0.06

/**
 * A Laying adds the effect of layouts to what was measured: `first` on the first measurement, `again` on the
 * confirmation.
 */
export interface Laying {
  readonly first: (samples: Samples, draw: Draw) => Samples
  readonly again: (samples: Samples, draw: Draw) => Samples
}

/** One layout for each side, in all rounds: binaries as they are built. */
function laidOnce(samples: Samples, draw: Draw): Samples {
  const moved = (values: readonly number[]) => {
    const factor = Math.exp(layoutSpread * draw.normal())
    return values.map(value => value * factor)
  }
  return { base: moved(samples.base), head: moved(samples.head) }
}

/** A new one for each side in each round. */
function laidAnew(samples: Samples, draw: Draw): Samples {
  const moved = (values: readonly number[]) =>
    values.map(value => value * Math.exp(layoutSpread * draw.normal()))
  return { base: moved(samples.base), head: moved(samples.head) }
}

/** Layouts are the answers of gates on unchanged suites whose code moved. */
export interface Layouts {
  readonly name: string
  readonly red: Share
  readonly passing: Share
  /** Benchmarks of a suite that are measured again, and that are called improved. */
  readonly suspects: number
  readonly improved: number
  /** Visits per benchmark to each side. */
  readonly visits: number
}

const ways: readonly { readonly name: string; readonly laying: Laying }[] = [
  {
    name: 'one in the first measurement, new ones in the second',
    laying: { first: laidOnce, again: laidAnew },
  },
  { name: 'a new one in every round', laying: { first: laidAnew, again: laidAnew } },
]

export function layouts(suites: number): readonly Layouts[] {
  const model = noiseModel('lognormal')
  return ways.map(({ name, laying }) => {
    const draw = drawFrom(seedOf(`layouts, ${name}`))
    const runs = Array.from({ length: suites }, () => gateRun(model, unchanged, defaults, draw, laying))
    const share = (isHit: (run: GateRun) => boolean): Share => ({
      hits: runs.filter(isHit).length,
      of: runs.length,
    })
    const mean = (count: (run: GateRun) => number) =>
      runs.reduce((sum, run) => sum + count(run), 0) / runs.length
    return {
      name,
      red: share(({ said }) => said.includes('regressed')),
      passing: share(passes),
      suspects: mean(run => run.suspects),
      improved: mean(({ said }) => said.filter(one => one === 'improved').length),
      visits: mean(run => run.rounds.reduce((sum, one) => sum + one, 0)) / suiteSize,
    }
  })
}
