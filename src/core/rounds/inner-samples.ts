// How many samples tools took within their processes: however many, they are one observation of a round.
import { type Measurement, type Round, type Side, settingOf, sides, type Visit } from '../model/measuring.ts'
import type { InnerSamples } from '../model/result-file.ts'

/** The numbers for benchmarks that a visit measured more than once, in order of first appearance. */
export function innerSamplesOf(rounds: readonly Round[]): readonly InnerSamples[] {
  const found = new Map<string, InnerSamples>()
  for (const round of rounds)
    for (const side of sides)
      for (const [{ benchmark, config }, samples] of samplesIn(round[side])) {
        const path = settingOf(config, 'pkg') ?? null
        const id = JSON.stringify([path, benchmark])
        const { least, most } = found.get(id) ?? { least: samples, most: samples }
        const both = { least: Math.min(least, samples), most: Math.max(most, samples) }
        found.set(id, { benchmark, package: path, ...both })
      }
  return [...found.values()].filter(({ most }) => most > 1)
}

/** The formats in which the sides were read, the first of each; null where a side measured nothing. */
export function formatsOf(rounds: readonly Round[]): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => {
    const visit = rounds.map(round => round[side]).find(({ measurements }) => measurements.length > 0)
    return visit ? (visit.format ?? 'go') : null
  }
  return { base: first('base'), head: first('head') }
}

/** One measurement of each benchmark under each configuration, and how many samples there are in the unit that has most. */
function samplesIn({ measurements }: Visit): Iterable<readonly [Measurement, number]> {
  const found = new Map<
    Measurement['config'],
    Map<string, { first: Measurement; units: Map<string, number> }>
  >()
  for (const measurement of measurements) {
    const { benchmark, config, unit, innerSamples = 1 } = measurement
    const ofConfig = found.get(config) ?? new Map()
    found.set(config, ofConfig)
    const known = ofConfig.get(benchmark) ?? { first: measurement, units: new Map() }
    ofConfig.set(benchmark, known)
    known.units.set(unit, (known.units.get(unit) ?? 0) + innerSamples)
  }
  return [...found.values()].flatMap(names =>
    [...names.values()].map(({ first, units }) => [first, Math.max(...units.values())] as const),
  )
}
