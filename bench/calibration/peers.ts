// How other tools decide, according to their source, on the same disturbed machines.
import { median } from 'simple-statistics'
import type { Side } from '../../src/core/model/measuring.ts'
import { replaceOutliersByNull } from '../../src/core/stats/one-sample.ts'
import type { Draw } from './draw.ts'
import { measure, measureApart, mirrored, type Samples, sequential } from './measure.ts'
import type { NoiseModel } from './noise-models.ts'
import { untiedP } from './untied-u.ts'

/**
 * A Peer is another tool: how it measures a suite, and when it calls one of its benchmarks a regression. All are given
 * values that are as independent as ours, although they take several from one process.
 */
export interface Peer {
  readonly name: string
  /** How many values of one benchmark it has for each side. */
  readonly values: number
  readonly measure: (model: NoiseModel, effects: readonly number[], draw: Draw) => readonly Samples[]
  readonly regressed: (samples: Samples) => boolean
}

/**
 * WillAbides/benchdiff a1ff95b (2023): `-count 10` on base, then on head. Its benchstat is the classic one: values beyond
 * 1.5 IQR are removed, then p < 0.05 by Mann-Whitney. It lists the difference of means, and has an exit status for those
 * above `--tolerance`, 10 % by default.
 */
function benchdiff(name: string, tolerance: number): Peer {
  return {
    name,
    values: 10,
    measure: inOrder(sequential(10)),
    regressed: ({ base, head }) => {
      const [kept, keptHead] = [present(replaceOutliersByNull(base)), present(replaceOutliersByNull(head))]
      return mean(keptHead) / mean(kept) - 1 > tolerance && untiedP(kept, keptHead) < 0.05
    },
  }
}

/**
 * benchmark-action/github-action-benchmark c38cce9 (2026): the value of this run against that of the last one, an alert
 * where their ratio is above `alert-threshold` (200 % by default). Its runs are days and machines apart; here they have
 * the same machine.
 */
function githubActionBenchmark(name: string, threshold: number): Peer {
  return {
    name,
    values: 1,
    measure: measureApart,
    regressed: ({ base, head }) => mean(head) / mean(base) > threshold,
  }
}

/**
 * airspeed-velocity/asv 7032df7 with asv_runner 01d4a25 (2026), `asv continuous`: two rounds of a process a side, base
 * first in one and last in the other, five values each (`max_repeat` 10, halved where there are rounds). A regression is
 * p < 0.002 by Mann-Whitney and medians further apart than `--factor` 1.1.
 */
const asv: Peer = {
  name: 'asv continuous',
  values: 10,
  measure: inOrder(mirrored(5)),
  regressed: ({ base, head }) => untiedP(base, head) < 0.002 && median([...base]) < median([...head]) / 1.1,
}

export const peers: readonly Peer[] = [
  benchdiff('benchdiff, as listed', 0),
  benchdiff('benchdiff, tolerance 10 %', 0.1),
  githubActionBenchmark('github-action-benchmark, 110 %', 1.1),
  githubActionBenchmark('github-action-benchmark, 200 %', 2),
  asv,
]

function inOrder(order: readonly Side[]): Peer['measure'] {
  return (model, effects, draw) => measure(model, order, effects, draw)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function present(values: readonly (number | null)[]): readonly number[] {
  return values.filter(value => value !== null)
}
