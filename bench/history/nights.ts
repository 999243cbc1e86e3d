// Nights of a suite that is measured since a reference: what the gate says of them, and what a history makes of them.
import { findStepsOfHistoryLines, joinPointsToHistoryLines } from '../../src/core/history/lines.ts'
import type { HistoryMeasurement } from '../../src/core/history/point.ts'
import { applyConfirmationToComparisons } from '../../src/core/judge/confirm.ts'
import { estimateRatioOverMachineBlocks } from '../../src/core/stats/hodges-lehmann.ts'
import { type Draw, drawFrom, seedOf } from '../calibration/draw.ts'
import { defaults, nameOf, regressions, seriesOf, unchanged } from '../calibration/gate.ts'
import { interleaved, measure, type Samples } from '../calibration/measure.ts'
import type { NoiseModel } from '../calibration/noise-models.ts'

/** Nights that are red, of those in which nothing has changed. */
export function redNights(model: NoiseModel, nights: number): number {
  const draw = drawFrom(seedOf(`nights, ${model.name}`))
  let red = 0
  for (let night = 0; night < nights; night++) if (redIn(model, unchanged, draw).length > 0) red++
  return red
}

/** How far one of the benchmarks has crept, by 1 % a week, in the night in which it is first red; a ratio. */
export function creepWhenFound(model: NoiseModel, histories: number): readonly number[] {
  const draw = drawFrom(seedOf(`creep, ${model.name}`))
  return Array.from({ length: histories }, () => {
    for (let night = 1; ; night++) {
      const crept = 1.01 ** (night / 7) - 1
      const effects = unchanged.map((_, index) => (index === 0 ? crept : 0))
      if (redIn(model, effects, draw).includes(nameOf(0)) || crept > 0.3) return crept
    }
  })
}

function redIn(model: NoiseModel, effects: readonly number[], draw: Draw): readonly string[] {
  const suite = () => measure(model, interleaved(defaults.count, draw), effects, draw)
  const suspected = regressions(suite(), defaults)
  if (suspected.length === 0) return []
  const confirmed = applyConfirmationToComparisons(suspected, seriesOf(suite()), defaults)
  return confirmed.filter(({ change }) => change === 'regressed').map(({ benchmark }) => benchmark)
}

/** Steps that are found in a year of nights in which nothing has changed. */
export function falseStepsInYear(model: NoiseModel, nights: number, seed: number): number {
  return stepsIn(model, nights, () => unchanged, seed).flat().length
}

/** How many nights after a step of 5 % it is found, and how many commits away from where it is; null where it is not. */
export function nightsToStep(model: NoiseModel, before: number, most: number, seed: number): number | null {
  const draw = drawFrom(seedOf(`step ${seed}, ${model.name}`))
  const effects = unchanged.map((_, index) => (index === 0 ? 0.05 : 0))
  const points = Array.from({ length: before }, (_, night) =>
    pointOf(night, measureNight(model, unchanged, draw)),
  )
  for (let night = 0; night < most; night++) {
    points.push(pointOf(before + night, measureNight(model, effects, draw)))
    const lines = joinPointsToHistoryLines(points, orderOf(points.length))
    const at = lines.findIndex(({ benchmark }) => benchmark === nameOf(0))
    if (findStepsOfHistoryLines(lines)[at]?.some(step => Math.abs(step.at - before) <= 1)) return night + 1
  }
  return null
}

function stepsIn(
  model: NoiseModel,
  nights: number,
  effects: (night: number) => readonly number[],
  seed: number,
) {
  const draw = drawFrom(seedOf(`year ${seed}, ${model.name}`))
  const points = Array.from({ length: nights }, (_, night) =>
    pointOf(night, measureNight(model, effects(night), draw)),
  )
  return findStepsOfHistoryLines(joinPointsToHistoryLines(points, orderOf(nights)))
}

function measureNight(model: NoiseModel, effects: readonly number[], draw: Draw): readonly Samples[] {
  return measure(model, interleaved(defaults.count, draw), effects, draw)
}

function orderOf(nights: number): readonly string[] {
  return Array.from({ length: nights }, (_, night) => shaOf(night))
}

function shaOf(night: number): string {
  return night.toString(16).padStart(40, '0')
}

function pointOf(night: number, suite: readonly Samples[]): HistoryMeasurement {
  return {
    at: '2026-01-01T00:00:00Z',
    since: { sha: 'f'.repeat(40), name: 'v1' },
    head: shaOf(night),
    machine: 'simulated',
    run: new Date(1e12 + night).toISOString(),
    rounds: defaults.count,
    rows: suite.map(({ base, head }, index) => ({
      ...{ benchmark: nameOf(index), package: null, unit: 'sec/op', better: 'lower', exact: false },
      ratio: {
        estimate: estimateRatioOverMachineBlocks([{ base, head }], 0.95)?.estimate ?? 1,
        low: null,
        high: null,
      },
      ruledOut: null,
    })),
    withoutRatio: [],
    proven: [],
    paths: [],
    isUntouched: false,
  }
}
