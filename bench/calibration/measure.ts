// Measures a suite of simulated benchmarks: one disturbed machine, and an order in which the sides are visited.
import type { Side } from '../../src/core/model/measuring.ts'
import { planRoundsInRandomSideOrder } from '../../src/core/rounds/schedule.ts'
import type { Draw } from './draw.ts'
import type { NoiseModel } from './noise-models.ts'

/** Samples are the values of one benchmark on both sides, in seconds; each side in its order of visits. */
export type Samples = Readonly<Record<Side, readonly number[]>>

/** The time of an undisturbed benchmark, in seconds. */
const undisturbed = 1e-6

/**
 * Measures one benchmark for each of `effects`, its relative change on head. Every visit measures all benchmarks, so what
 * disturbs the machine disturbs them alike.
 */
export function measure(
  model: NoiseModel,
  order: readonly Side[],
  effects: readonly number[],
  draw: Draw,
): readonly Samples[] {
  const machine = model.machine(order.length, draw)
  return effects.map(effect => {
    const samples = { base: [] as number[], head: [] as number[] }
    for (const [visit, side] of order.entries())
      samples[side].push(timeOf((machine[visit] ?? 0) + model.own(draw), side, effect))
    return samples
  })
}

/** One value per side, each from some moment of a separate run, for tools that compare runs. */
export function measureApart(model: NoiseModel, effects: readonly number[], draw: Draw): readonly Samples[] {
  const [base, head] = [moment(model, draw), moment(model, draw)]
  return effects.map(effect => ({
    base: [timeOf(base + model.own(draw), 'base', effect)],
    head: [timeOf(head + model.own(draw), 'head', effect)],
  }))
}

/** A benchmark alone. */
export function measureOne(model: NoiseModel, order: readonly Side[], effect: number, draw: Draw): Samples {
  const [samples] = measure(model, order, [effect], draw)
  if (!samples) throw new Error('nothing was measured')
  return samples
}

/** Our order: the product's own schedule. */
export function interleaved(count: number, draw: Draw): readonly Side[] {
  return planRoundsInRandomSideOrder(count, draw.seed()).flatMap(({ order }) => order)
}

/** All of base, then all of head. */
export function sequential(count: number): readonly Side[] {
  return [...repeat('base', count), ...repeat('head', count)]
}

/** base, head, base, head, … */
export function alternating(count: number): readonly Side[] {
  return Array.from({ length: 2 * count }, (_, visit) => (visit % 2 === 0 ? 'base' : 'head'))
}

/** base, head, head, base, with `length` values of each before the other's turn. */
export function mirrored(length: number): readonly Side[] {
  return [...repeat('base', length), ...repeat('head', 2 * length), ...repeat('base', length)]
}

function repeat(side: Side, times: number): readonly Side[] {
  return new Array<Side>(times).fill(side)
}

/** The length of a run from which one moment is taken: as long as ours, twenty rounds. */
const visitsOfRun = 40

function moment(model: NoiseModel, draw: Draw): number {
  const machine = model.machine(visitsOfRun, draw)
  return machine[Math.floor(draw.uniform() * visitsOfRun)] ?? 0
}

function timeOf(disturbance: number, side: Side, effect: number): number {
  return undisturbed * Math.exp(disturbance) * (side === 'head' ? 1 + effect : 1)
}
