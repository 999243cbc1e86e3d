// The samples of a series as the tests need them: split by machine, cut at an interim analysis, without outliers, summarised.
import type { Comparison, SampleSummary } from '../model/comparison.ts'
import type { Sample, SamplesOfBothSides } from '../model/measuring.ts'
import { medianWithInterval, replaceOutliersByNull } from '../stats/one-sample.ts'

/** The machine that measured each round, by number from 1; empty if all rounds were measured on one. */
export type MachineIndexByRound = readonly number[]

/**
 * Splits a series into one block for each machine. A round that one side lacks is a gap on both, as otherwise values of
 * different moments would be compared.
 */
export function splitRoundsOfSeriesByMachine(
  { base, head }: SamplesOfBothSides,
  machines: MachineIndexByRound,
): readonly SamplesOfBothSides[] {
  const length = Math.max(base.length, head.length)
  const isWholeAt = Array.from({ length }, (_, index) => isWhole({ base, head }, index))
  // Rounds of other machines become gaps, so that round numbers, and with them interim analyses, are the same in each block.
  const ofMachine = (sample: Sample, machine: number) =>
    Array.from({ length }, (_, index) =>
      isWholeAt[index] && (machines[index] ?? 1) === machine ? (sample[index] as number) : null,
    )
  return machinesIn(machines).map(machine => ({
    base: ofMachine(base, machine),
    head: ofMachine(head, machine),
  }))
}

function machinesIn(machines: MachineIndexByRound): readonly number[] {
  return machines.length === 0 ? [1] : [...new Set(machines)]
}

/** Counts the rounds that both sides have measured. */
export function countCompleteRounds(block: SamplesOfBothSides): number {
  return block.base.filter((_, index) => isWhole(block, index)).length
}

/** Counts them in a comparison, or in its second measurement. */
export function countRoundsOfComparison({ base, head }: Pick<Comparison, 'base' | 'head'>): number {
  return countCompleteRounds({ base: base.samples, head: head.samples })
}

function isWhole({ base, head }: SamplesOfBothSides, index: number): boolean {
  return (base[index] ?? null) !== null && (head[index] ?? null) !== null
}

/** Cuts a block after its first `rounds`. */
export function createSampleTruncator(rounds: number): (block: SamplesOfBothSides) => SamplesOfBothSides {
  return ({ base, head }) => ({ base: base.slice(0, rounds), head: head.slice(0, rounds) })
}

/** Returns the number of the last round with a value: a settled benchmark is measured in fewer rounds than others. */
export function lastRoundWithValue({ base, head }: SamplesOfBothSides): number {
  const has = (value: number | null) => value !== null
  return 1 + Math.max(base.findLastIndex(has), head.findLastIndex(has))
}

/** Removes the outliers of each side on each machine: a machine of another speed is no outlier. */
export function removeOutliersOfEachSide(
  { base, head }: SamplesOfBothSides,
  machines: MachineIndexByRound,
): SamplesOfBothSides {
  const isOn = (machine: number, index: number) => (machines[index] ?? 1) === machine
  const trim = (sample: Sample) =>
    machinesIn(machines)
      .map(machine => replaceOutliersByNull(sample.map((value, n) => (isOn(machine, n) ? value : null))))
      .reduce((whole, ofMachine) => whole.map((value, n) => value ?? ofMachine[n] ?? null))
  return { base: trim(base), head: trim(head) }
}

export const confidenceLevel = 0.95

/** Returns median and confidence interval of `sample` (at least one value). For exact values the interval is the value. */
export function summariseSample(sample: Sample, exact: boolean): SampleSummary {
  const { center, ...interval } = medianWithInterval(valuesWithoutGaps(sample), confidenceLevel)
  const { low, high } = exact ? { low: center, high: center } : interval
  return { center, low: finiteOrNull(low), high: finiteOrNull(high), samples: sample }
}

export function valuesWithoutGaps(sample: Sample): readonly number[] {
  return sample.filter(value => value !== null)
}

/** Returns null for infinity and NaN, which JSON cannot express. */
export function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null
}
