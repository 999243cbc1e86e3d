// The thirteen ways in which a machine disturbs what it measures.
import type { Draw } from './draw.ts'

/** A NoiseModel is a disturbance, as the logarithm of a factor on the time that a visit takes. */
export interface NoiseModel {
  readonly name: string
  /** What it stands for, and where its numbers come from. */
  readonly reason: string
  /** What the machine does to all benchmarks alike, for each visit in time order; "the run" is all of `visits`. */
  readonly machine: (visits: number, draw: Draw) => readonly number[]
  /** The noise of one benchmark in one visit. */
  readonly own: (draw: Draw) => number
}

/**
 * The spread that benchmarks have by themselves in models of a disturbed machine. In 218 samples of ten processes that
 * were recorded for real commits (thirteen pairs, a shared virtual machine of two cores) the median spread is 2.0 %, and
 * half of them lie between 1.1 and 3.7 % (1.48 times the median absolute deviation of the logarithms).
 */
const typical = normal(0.02)

export const noiseModels: readonly NoiseModel[] = [
  {
    name: 'quiet',
    reason:
      'σ 0.5 %: a machine to oneself; one in thirty of 218 recordings on a shared virtual machine is as quiet',
    machine: still,
    own: normal(0.005),
  },
  {
    name: 'lognormal',
    reason: 'σ 2.5 %: an ordinary benchmark on a shared machine; recordings have a median of 2.0 %',
    machine: still,
    own: normal(0.025),
  },
  {
    name: 'noisy',
    reason: 'σ 5 %: parallel or allocating benchmarks; the noisiest seventh of the recordings',
    machine: still,
    own: normal(0.05),
  },
  {
    name: 'skewed',
    reason: 'exponential, mean 4 %: noise can only add time',
    machine: still,
    own: draw => 0.04 * draw.exponential(),
  },
  {
    name: 'bimodal',
    reason: 'every other process 4 % slower, σ 1 %: one of two memory layouts or core types',
    machine: still,
    own: draw => (draw.uniform() < 0.5 ? 0 : 0.04) + 0.01 * draw.normal(),
  },
  {
    name: 'linear drift',
    reason: '8 % up or down over the run, σ 2 %: neighbours arriving or leaving',
    machine: (visits, draw) => over(visits, ramp(0.08 * draw.sign())),
    own: typical,
  },
  {
    name: 'thermal ramp',
    reason: '8 % slower, most of it in the first sixth of the run, σ 2 %: boost clocks given up as it warms',
    machine: visits => over(visits, time => 0.08 * (1 - Math.exp(-6 * time))),
    own: typical,
  },
  {
    name: 'bursts',
    reason: 'a tenth of the visits 10 to 30 % slower, two at a time, σ 2 %: steal, a backup, an update',
    machine: (visits, draw) => bursts(visits, { share: 0.1, length: 2, from: 0.1, to: 0.3 }, draw),
    own: typical,
  },
  {
    name: 'AR(1)',
    reason:
      'φ 0.8, σ 3 % shared by all benchmarks, and σ 2 % for each by itself: load that comes and goes over some minutes',
    machine: (visits, draw) => autoregressive(visits, 0.8, 0.03, draw),
    own: typical,
  },
  {
    name: 'step',
    reason:
      '5 % up or down from a random moment on, σ 2 %: a change of frequency, a migration to another host',
    machine: (visits, draw) => {
      const [size, at] = [0.05 * draw.sign(), draw.uniform()]
      return over(visits, time => (time < at ? 0 : size))
    },
    own: typical,
  },
  {
    name: 'period 2',
    reason: '±3 % every other visit, σ 2 %: something that takes turns, such as two cores',
    machine: (visits, draw) => square(visits, 2, 0.03, draw),
    own: typical,
  },
  {
    name: 'period 4',
    reason: '±3 %, two visits each, σ 2 %: a job that runs every few minutes',
    machine: (visits, draw) => square(visits, 4, 0.03, draw),
    own: typical,
  },
  {
    name: 'hosted runner',
    reason:
      'σ 2.5 %, AR(1) 1.5 %, drift up to ±4 %, a twentieth of the visits 5 to 20 % slower: a mixture of the above',
    machine: (visits, draw) => {
      const drift = over(visits, ramp(0.04 * (2 * draw.uniform() - 1)))
      const load = autoregressive(visits, 0.8, 0.015, draw)
      const steal = bursts(visits, { share: 0.05, length: 2, from: 0.05, to: 0.2 }, draw)
      return drift.map((value, visit) => value + at(load, visit) + at(steal, visit))
    },
    own: normal(0.025),
  },
]

/** The model of this name. Throws RangeError where there is none. */
export function noiseModel(name: string): NoiseModel {
  const found = noiseModels.find(model => model.name === name)
  if (!found) throw new RangeError(`no noise model is named ${name}`)
  return found
}

function normal(deviation: number): NoiseModel['own'] {
  return draw => deviation * draw.normal()
}

function still(visits: number): readonly number[] {
  return new Array<number>(visits).fill(0)
}

/** A course of time from 0 (the first visit) to 1 (the last). */
function over(visits: number, course: (time: number) => number): readonly number[] {
  return Array.from({ length: visits }, (_, visit) => course(visits > 1 ? visit / (visits - 1) : 0))
}

function ramp(size: number): (time: number) => number {
  return time => size * time
}

/** An AR(1) process, stationary from the first visit on. */
function autoregressive(visits: number, phi: number, deviation: number, draw: Draw): readonly number[] {
  const innovation = deviation * Math.sqrt(1 - phi * phi)
  const values: number[] = []
  for (let visit = 0; visit < visits; visit++)
    values.push(
      visit === 0 ? deviation * draw.normal() : phi * at(values, visit - 1) + innovation * draw.normal(),
    )
  return values
}

interface Burst {
  /** The share of visits inside of a burst. */
  readonly share: number
  /** The mean number of visits that a burst lasts. */
  readonly length: number
  /** How much slower a visit is, uniform from and to. */
  readonly from: number
  readonly to: number
}

/** A machine that is disturbed or not, as a Markov chain of two states. */
function bursts(visits: number, { share, length, from, to }: Burst, draw: Draw): readonly number[] {
  const leave = 1 / length
  const enter = (leave * share) / (1 - share)
  let disturbed = draw.uniform() < share
  return Array.from({ length: visits }, () => {
    const value = disturbed ? Math.log1p(from + (to - from) * draw.uniform()) : 0
    disturbed = draw.uniform() < (disturbed ? 1 - leave : enter)
    return value
  })
}

/** A square wave that may begin anywhere in its period. */
function square(visits: number, period: number, size: number, draw: Draw): readonly number[] {
  const phase = Math.floor(draw.uniform() * period)
  return Array.from({ length: visits }, (_, visit) => ((visit + phase) % period < period / 2 ? size : -size))
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0
}
