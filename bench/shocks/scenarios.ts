// Plants slowdowns into a suite, and counts what the gate's own comparison finds with and without the adjustment.

import { compareAllSeries } from '../../src/core/judge/compare-series.ts'
import type { Comparison } from '../../src/core/model/comparison.ts'
import type { BenchmarkSeries } from '../../src/core/model/measuring.ts'
import { defaults } from '../calibration/gate.ts'
import { withoutShocks } from './adjust.ts'

/** What is slower on head, and by how much. */
export const scenarios = ['nothing', 'one +10 %', 'half +10 %', 'all +10 %', 'one +8 %, others +4 %'] as const
export type Scenario = (typeof scenarios)[number]

/** By how much a row is slower in a scenario; every other one in `half`. */
export function effectOn(scenario: Scenario, row: number): number {
  if (scenario === 'nothing') return 0
  if (scenario === 'one +10 %') return row === 0 ? 0.1 : 0
  if (scenario === 'half +10 %') return row % 2 === 0 ? 0.1 : 0
  if (scenario === 'all +10 %') return 0.1
  return row === 0 ? 0.08 : 0.04
}

/** The series, with head slower as the scenario says. */
export function planted(series: readonly BenchmarkSeries[], scenario: Scenario): readonly BenchmarkSeries[] {
  return series.map((one, row) => ({
    ...one,
    head: one.head.map(value => value && (1 + effectOn(scenario, row)) * value),
  }))
}

/** A Tally counts outcomes, in rows and suites. */
export interface Tally {
  suites: number
  rows: number
  /** Rows in which the threshold was not ruled out, and that did not regress. */
  open: number
  /** Suites without an open row (including that of the common movement) and without a regression. */
  passing: number
  /** Suites in which something regressed. */
  red: number
  /** Rows that are slower by more than the threshold, those of them that regressed, and those called unchanged. */
  slower: number
  found: number
  missed: number
  /** Rows that are not slower, and those of them that are called a regression or an improvement. */
  same: number
  worse: number
  better: number
}

export function emptyTally(): Tally {
  return {
    suites: 0,
    rows: 0,
    open: 0,
    passing: 0,
    red: 0,
    slower: 0,
    found: 0,
    missed: 0,
    same: 0,
    worse: 0,
    better: 0,
  }
}

/**
 * The ways in which a suite is judged: as it is, with the common movement divided out, and with as much of it as fits
 * each row.
 */
export const ways = ['as it is', 'divided out', 'fitted'] as const

/** Judges a suite in each way, and adds it to the tally of each. */
export function judge(
  series: readonly BenchmarkSeries[],
  scenario: Scenario,
  tallies: readonly Tally[],
): void {
  const suite = planted(series, scenario)
  for (const [index, tally] of tallies.entries()) {
    if (ways[index] === 'as it is') {
      add(compareAllSeries(suite, defaults), null, scenario, tally)
      continue
    }
    const { rows, common } = withoutShocks(suite, ways[index] === 'fitted')
    const compared = compareAllSeries([...rows, common], defaults)
    add(compared.slice(0, -1), compared.at(-1) ?? null, scenario, tally)
  }
}

function add(rows: readonly Comparison[], common: Comparison | null, scenario: Scenario, tally: Tally): void {
  const all = common === null ? rows : [...rows, common]
  const isRed = all.some(({ change }) => change === 'regressed')
  const isOpen = ({ change }: Comparison) => change === 'inconclusive'
  tally.suites++
  tally.rows += rows.length
  tally.open += rows.filter(isOpen).length
  tally.passing += Number(!isRed && !all.some(isOpen))
  tally.red += Number(isRed)
  for (const [row, { change }] of rows.entries()) {
    const slower = effectOn(scenario, row) > defaults.threshold
    if (slower) tally.slower++
    else tally.same++
    if (slower && change === 'unchanged') tally.missed++
    if (change === 'regressed') {
      if (slower) tally.found++
      else tally.worse++
    }
    if (change === 'improved' && !slower) tally.better++
  }
}
