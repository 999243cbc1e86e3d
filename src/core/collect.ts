// From rounds to series: what each side measured, matched by name, one value per round.
import type { Measurement, Round, Series, Side, UnitRules, Visit } from './model.ts'
import { sides } from './model.ts'

/** Collects every benchmark and unit of `rounds`, in the order in which they were first seen. */
export function collect(rounds: readonly Round[], rules: UnitRules): readonly Series[] {
  const keys = distinguishingKeys(rounds)
  const found = new Map<string, { first: Measurement; values: Record<Side, number[][]> }>()
  for (const [index, round] of rounds.entries()) {
    for (const side of sides) {
      for (const measurement of round[side].measurements) {
        const id = JSON.stringify([identity(measurement, keys), measurement.unit])
        let series = found.get(id)
        if (!series) {
          series = { first: measurement, values: { base: [], head: [] } }
          found.set(id, series)
        }
        const ofRound = series.values[side][index]
        if (ofRound) ofRound.push(measurement.value)
        else series.values[side][index] = [measurement.value]
      }
    }
  }
  return [...found.values()].map(({ first, values }) => {
    const sample = (side: Side) => rounds.map((_, index) => observe(values[side][index] ?? [], first.unit))
    return {
      benchmark: displayName(first, keys),
      package: first.config.pkg ?? null,
      unit: first.unit,
      rule: rules.get(first.unit) ?? {},
      base: sample('base'),
      head: sample('head'),
    }
  })
}

/**
 * One observation of a round from everything measured in it: a process that measures several times is still one
 * process. For times it is the minimum, which noise can only raise; otherwise the (lower) median.
 */
export function observe(values: readonly number[], unit: string): number | null {
  if (values.length <= 1) return values[0] ?? null
  const sorted = [...values].sort((a, b) => a - b)
  return (unit.startsWith('sec/') ? sorted[0] : sorted[(sorted.length - 1) >> 1]) ?? null
}

/**
 * Configuration keys that tell benchmarks of the same name apart: those that take several values within one visit
 * (two packages, two engines). A key that only differs between sides or rounds (a commit, a date) does not.
 */
function distinguishingKeys(rounds: readonly Round[]): readonly string[] {
  const keys = new Set<string>()
  for (const visit of rounds.flatMap(round => [round.base, round.head])) {
    for (const key of variedKeys(visit)) keys.add(key)
  }
  return [...keys].sort()
}

function variedKeys(visit: Visit): readonly string[] {
  const configs = [...new Set(visit.measurements.map(measurement => measurement.config))]
  const keys = new Set(configs.flatMap(config => Object.keys(config)))
  return [...keys].filter(key => new Set(configs.map(config => config[key])).size > 1)
}

function identity(measurement: Measurement, keys: readonly string[]): readonly (string | null)[] {
  return [measurement.benchmark, ...keys.map(key => measurement.config[key] ?? null)]
}

/** The package stands beside the name; other keys that tell benchmarks apart become part of it. */
function displayName(measurement: Measurement, keys: readonly string[]): string {
  const extra = keys
    .filter(key => key !== 'pkg' && measurement.config[key] !== undefined)
    .map(key => `${key}:${measurement.config[key]}`)
  return [measurement.benchmark, ...extra].join(' ')
}
