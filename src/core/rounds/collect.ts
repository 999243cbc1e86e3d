// Collects the measurements of rounds into series (matched by name, one value per round), their formats and inner samples.
import { getOrInsert, groupBy, memoize } from '../common/memoize.ts'
import {
  type BenchmarkSeries,
  configValueOfMeasurement,
  type MeasuredRound,
  type Measurement,
  type Side,
  type SideVisit,
  sides,
  type UnitDeclarations,
} from '../model/measuring.ts'
import type { InnerSampleCountRange } from '../model/result-file.ts'

/**
 * Collects every benchmark and unit of `rounds`, in order of first appearance, except those with a coarse value in any round:
 * a change could not be told from rounding.
 */
export function collectSeriesFromRounds(
  rounds: readonly MeasuredRound[],
  rules: UnitDeclarations,
): readonly BenchmarkSeries[] {
  const keysOf = distinguishingKeys(rounds)
  const collected = new Map<string, CollectedSeries>()
  for (const [index, round] of rounds.entries()) {
    for (const side of sides) {
      for (const measurement of round[side].measurements) {
        const id = JSON.stringify([identity(measurement, keysOf(measurement)), measurement.unit])
        const series = getOrInsert(collected, id, () => ({
          first: measurement,
          isCoarse: false,
          values: { base: [], head: [] },
          worse: { base: [], head: [] },
        }))
        const ofRound = series.values[side][index]
        if (ofRound) ofRound.push(measurement.value)
        else series.values[side][index] = [measurement.value]
        if (measurement.isCoarse) series.isCoarse = true
        if (measurement.worse !== undefined) series.worse[side][index] = measurement.worse
      }
    }
  }
  const precise = [...collected.values()].filter(({ isCoarse }) => !isCoarse)
  return precise.map(({ first, values, worse }) => {
    const sample = (side: Side) =>
      rounds.map((_, index) => combineRoundValues(values[side][index] ?? [], first.unit))
    const worseOf = (side: Side) => rounds.map((_, index) => worse[side][index] ?? null)
    const isInHalves = sides.every(side => worse[side].length > 0)
    return {
      benchmark: displayName(first, keysOf(first)),
      package: configValueOfMeasurement(first.config, 'pkg') ?? null,
      unit: first.unit,
      rule: rules.get(first.unit) ?? {},
      base: sample('base'),
      head: sample('head'),
      ...(isInHalves ? { worse: { base: worseOf('base'), head: worseOf('head') } } : {}),
    }
  })
}

/** The values of a series by round; a round without a value is a gap. */
interface CollectedSeries {
  readonly first: Measurement
  isCoarse: boolean
  readonly values: Readonly<Record<Side, number[][]>>
  readonly worse: Readonly<Record<Side, number[]>>
}

/**
 * Combines all values of a round into one observation: they share one memory layout and one moment, so counting them as
 * independent would make noise look like evidence. For times it is the minimum, as noise only adds time; otherwise the (lower)
 * median. This is for Go's lines (`-count`), each of which is a run by itself; inner samples of other tools already come as a
 * median.
 */
export function combineRoundValues(values: readonly number[], unit: string): number | null {
  if (values.length <= 1) return values[0] ?? null
  const sorted = [...values].sort((a, b) => a - b)
  return (unit.startsWith('sec/') ? sorted[0] : sorted[(sorted.length - 1) >> 1]) ?? null
}

/**
 * Returns the configuration keys that distinguish benchmarks of one name: those with several values for it within one visit
 * (two engines), and no other value in any visit to that side that measured it. A visit may lack some of them, as one engine
 * may fail. A key with other values in another round is a commit, a date, or a line that the program printed
 * ("elapsed: 5ms"), and distinguishes nothing. Each name is considered by itself, as others may no longer be measured. The
 * package is Go's own key: it counts even if the sides differ in it, as unrelated packages may have benchmarks of equal name.
 */
function distinguishingKeys(
  rounds: readonly MeasuredRound[],
): (measurement: Measurement) => readonly string[] {
  const keysByName = new Map<string, Set<string>>()
  const packages = new Map<string, Set<string | undefined>>()
  for (const side of sides) {
    const visits = rounds.map(round => valuesByName(round[side]))
    for (const name of new Set(visits.flatMap(names => [...names.keys()]))) {
      const ofName = visits.flatMap(names => names.get(name) ?? [])
      const keys = getOrInsert(keysByName, name, () => new Set())
      for (const key of keysWithSameValuesInAll(ofName)) keys.add(key)
      const ofBoth = getOrInsert(packages, name, () => new Set())
      for (const path of ofName.flatMap(values => [...(values.get('pkg') ?? [])])) ofBoth.add(path)
      if (ofBoth.size > 1) keys.add('pkg')
    }
  }
  const sorted = new Map([...keysByName].map(([name, keys]) => [name, [...keys].sort()]))
  return ({ benchmark }) => sorted.get(benchmark) ?? []
}

/** Returns the keys with several values within one visit, of which each other visit has at least one, and none besides. */
function keysWithSameValuesInAll(visits: readonly Values[]): readonly string[] {
  const most = new Map<string, ReadonlySet<string | undefined>>()
  for (const visit of visits)
    for (const [key, values] of visit) if (values.size > (most.get(key)?.size ?? 1)) most.set(key, values)
  return [...most]
    .filter(([key, all]) => visits.every(visit => isSubset(visit.get(key), all)))
    .map(([key]) => key)
}

/** The values of each configuration key for a benchmark within a visit; undefined if a measurement lacks the key. */
type Values = ReadonlyMap<string, ReadonlySet<string | undefined>>

function valuesByName({ measurements }: SideVisit): ReadonlyMap<string, Values> {
  const configs = new Map<string, Set<Measurement['config']>>()
  for (const { benchmark, config } of measurements)
    getOrInsert(configs, benchmark, () => new Set()).add(config)
  // Most of thousands of benchmarks share one configuration.
  const single = memoize((config: Measurement['config']) => valuesByKey([config]))
  const valuesOf = ([first, ...others]: readonly Measurement['config'][]) =>
    first && others.length === 0 ? single(first) : valuesByKey(first ? [first, ...others] : [])
  return new Map([...configs].map(([name, ofName]) => [name, valuesOf([...ofName])]))
}

function valuesByKey(configs: readonly Measurement['config'][]): Values {
  const keys = new Set(configs.flatMap(config => Object.keys(config)))
  return new Map(
    [...keys].map(key => [key, new Set(configs.map(config => configValueOfMeasurement(config, key)))]),
  )
}

/** Tells whether there are values, and all of them are among others. */
function isSubset<T>(values: ReadonlySet<T> | undefined, others: ReadonlySet<T>): boolean {
  return values !== undefined && [...values].every(value => others.has(value))
}

function identity(measurement: Measurement, keys: readonly string[]): readonly (string | null)[] {
  return [
    measurement.benchmark,
    ...keys.map(key => configValueOfMeasurement(measurement.config, key) ?? null),
  ]
}

/** Returns the name with the keys that distinguish it, except the package, which is a field of its own. */
function displayName(measurement: Measurement, keys: readonly string[]): string {
  const extra = keys
    .map(key => [key, configValueOfMeasurement(measurement.config, key)] as const)
    .filter(([key, value]) => key !== 'pkg' && value !== undefined)
    .map(([key, value]) => `${key}:${value}`)
  return [measurement.benchmark, ...extra].join(' ')
}

/**
 * Returns the inner samples of benchmarks that a visit measured more than once, in order of first appearance. Values that
 * become one observation count together, also if the configuration changed between them.
 */
export function collectSampleCountsPerVisit(
  rounds: readonly MeasuredRound[],
): readonly InnerSampleCountRange[] {
  const keysOf = distinguishingKeys(rounds)
  const counts = new Map<string, InnerSampleCountRange>()
  for (const round of rounds)
    for (const side of sides)
      for (const [id, ofBenchmark] of groupBy(round[side].measurements, one =>
        JSON.stringify(identity(one, keysOf(one))),
      )) {
        const [first] = ofBenchmark
        const samples = Math.max(
          ...Array.from(groupBy(ofBenchmark, ({ unit }) => unit).values(), countSamples),
        )
        const { least, most } = counts.get(id) ?? { least: samples, most: samples }
        counts.set(id, {
          benchmark: displayName(first, keysOf(first)),
          package: configValueOfMeasurement(first.config, 'pkg') ?? null,
          least: Math.min(least, samples),
          most: Math.max(most, samples),
        })
      }
  return [...counts.values()].filter(({ most }) => most > 1)
}

function countSamples(measurements: readonly Measurement[]): number {
  return measurements.reduce((sum, { innerSamples = 1 }) => sum + innerSamples, 0)
}

/** Returns the format of each side's output, from its first visit with results; null if a side measured nothing. */
export function formatNameOfEachMeasuredSide(
  rounds: readonly MeasuredRound[],
): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => {
    const visit = rounds.map(round => round[side]).find(({ measurements }) => measurements.length > 0)
    return visit ? (visit.format ?? 'go') : null
  }
  return { base: first('base'), head: first('head') }
}
