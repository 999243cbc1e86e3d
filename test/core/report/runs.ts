// Builds the result of a whole run from readings, the way the gate does, for the tests of its report.
import { collect } from '../../../src/core/collect.ts'
import type { Commit, ResultFile, Settings, Side, UnitRules } from '../../../src/core/model.ts'
import { resultOf } from '../../../src/core/result.ts'
import { around, type Reading, roundsFrom } from '../../support/rounds.ts'

export const commits: Readonly<Record<Side, Commit>> = {
  base: { sha: '1111111111111111111111111111111111111111', from: 'merge base with main' },
  head: { sha: '2222222222222222222222222222222222222222', from: 'head of the pull request' },
}

export const settings: Settings = {
  run: 'go test -run=NONE -bench=. ./...',
  setup: null,
  workingDirectory: '.',
  count: 10,
  alpha: 0.05,
  threshold: 0.05,
  seed: 42,
  failOn: 'regression',
}

const machine = {
  os: 'linux',
  arch: 'x64',
  cpu: 'AMD EPYC 7763 64-Core Processor',
  cores: 4,
  memoryBytes: 16 * 2 ** 30,
  load: 0.42,
}

/** Runs the gate's decisions on what both sides measured. */
export function resultFrom(
  base: readonly Reading[],
  head: readonly Reading[],
  { rules = new Map(), ...others }: Partial<Settings> & { readonly rules?: UnitRules } = {},
): ResultFile {
  const rounds = roundsFrom(base, head)
  const all = { ...settings, ...others }
  return resultOf({ commits, settings: all, machine, rounds, series: collect(rounds, rules) })
}

/** A benchmark that took about `center` seconds in each of ten rounds. */
export function time(benchmark: string, center: number, config: Reading['config'] = {}): Reading {
  return { benchmark, unit: 'sec/op', values: around(center), config }
}

/** A benchmark that gave `value` in each of ten rounds. */
export function steady(benchmark: string, unit: string, value: number): Reading {
  return { benchmark, unit, values: Array.from({ length: 10 }, () => value) }
}
