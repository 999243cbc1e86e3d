// Collects the measurements of rounds into series (matched by name, one value per round), their formats and inner samples.
//
// All values that one process reports for a benchmark become one observation (the minimum of times, otherwise the lower median):
// they share one memory layout and one moment, so counting them as independent would make noise look like evidence.
import { getOrInsert, memoize } from '../common/memoize.ts'
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
 * Combines all values of a round into one observation: a process that measures several times is still one process. For times
 * it is the minimum, as noise only adds time; otherwise the (lower) median. This is for Go's lines (`-count`), each of which
 * is a run by itself; inner samples of other tools already come as a median.
 */
export function combineRoundValues(values: readonly number[], unit: string): number | null {
  if (values.length <= 1) return values[0] ?? null
  const sorted = [...values].sort((a, b) => a - b)
  return (unit.startsWith('sec/') ? sorted[0] : sorted[(sorted.length - 1) >> 1]) ?? null
}

/**
 * Returns the configuration keys that distinguish benchmarks of one name: those with several values for it within one visit
 * (two engines), and the same values in every visit to that side that measured it. A key that differs between sides or
 * rounds is a commit, a date, or a line that the program printed ("elapsed: 5ms"), and distinguishes nothing. Each name is
 * considered by itself, as others may no longer be measured. The package is Go's own key: it counts even if a round left a
 * benchmark out, or the sides differ in it, as unrelated packages may have benchmarks of equal name.
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
      for (const key of stableKeys(ofName)) keys.add(key)
      const ofBoth = getOrInsert(packages, name, () => new Set())
      for (const path of ofName.flatMap(values => [...(values.get('pkg') ?? [])])) ofBoth.add(path)
      if (ofBoth.size > 1) keys.add('pkg')
    }
  }
  const sorted = new Map([...keysByName].map(([name, keys]) => [name, [...keys].sort()]))
  return ({ benchmark }) => sorted.get(benchmark) ?? []
}

function stableKeys([first, ...others]: readonly Values[]): readonly string[] {
  return [...(first ?? [])]
    .filter(([key, values]) => values.size > 1 && others.every(other => isSame(values, other.get(key))))
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

function isSame<T>(values: ReadonlySet<T>, other: ReadonlySet<T> | undefined): boolean {
  return other !== undefined && values.size === other.size && [...values].every(value => other.has(value))
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

/** Returns the inner samples of benchmarks that a visit measured more than once, in order of first appearance. */
export function collectInnerSampleCounts(rounds: readonly MeasuredRound[]): readonly InnerSampleCountRange[] {
  const counts = new Map<string, InnerSampleCountRange>()
  for (const round of rounds)
    for (const side of sides)
      for (const [{ benchmark, config }, samples] of samplesIn(round[side])) {
        const path = configValueOfMeasurement(config, 'pkg') ?? null
        const id = JSON.stringify([path, benchmark])
        const { least, most } = counts.get(id) ?? { least: samples, most: samples }
        const both = { least: Math.min(least, samples), most: Math.max(most, samples) }
        counts.set(id, { benchmark, package: path, ...both })
      }
  return [...counts.values()].filter(({ most }) => most > 1)
}

/** Returns the format of each side's output, from its first visit with results; null if a side measured nothing. */
export function formatOfEachSide(rounds: readonly MeasuredRound[]): Readonly<Record<Side, string | null>> {
  const first = (side: Side) => {
    const visit = rounds.map(round => round[side]).find(({ measurements }) => measurements.length > 0)
    return visit ? (visit.format ?? 'go') : null
  }
  return { base: first('base'), head: first('head') }
}

/** Returns one measurement of each benchmark and configuration, with the number of samples in the unit that has most. */
function samplesIn({ measurements }: SideVisit): Iterable<readonly [Measurement, number]> {
  const byConfig = new Map<
    Measurement['config'],
    Map<string, { first: Measurement; units: Map<string, number> }>
  >()
  for (const measurement of measurements) {
    const { benchmark, config, unit, innerSamples = 1 } = measurement
    const ofConfig = byConfig.get(config) ?? new Map()
    byConfig.set(config, ofConfig)
    const entry = ofConfig.get(benchmark) ?? { first: measurement, units: new Map() }
    ofConfig.set(benchmark, entry)
    entry.units.set(unit, (entry.units.get(unit) ?? 0) + innerSamples)
  }
  return [...byConfig.values()].flatMap(names =>
    [...names.values()].map(({ first, units }) => [first, Math.max(...units.values())] as const),
  )
}
