// Warnings that follow from what a result file keeps.
import { expect, test } from 'vitest'
import { recordedIn } from '../../../src/core/merge/merge-results.ts'
import { warningsFrom } from '../../../src/core/result/recorded.ts'
import { trusted } from '../merge/parts.ts'
import { machine, resultFrom, time } from '../report/runs.ts'

const calm = recordedIn(resultFrom([time('A', 1)], [time('A', 1)]), trusted)

test('a calm run has none', () => {
  expect(warningsFrom(calm)).toEqual([])
})

test('the machine, what was built with, and others are told', () => {
  const own = { ...machine, virtual: null, load: 9, steal: 0.5 }
  const busy = calm.rounds.map(one => ({
    ...one,
    base: { ...one.base, others: 4 },
    head: { ...one.head, others: 0 },
  }))
  const told = warningsFrom({ ...calm, rounds: busy, machine: own, toolchains: { base: 'a', head: 'b' } })
  expect(told.map(({ kind }) => kind)).toEqual(['configuration', 'noisy-machine', 'steal', 'others'])
  const again = { rounds: busy, series: [] }
  expect(warningsFrom({ ...calm, again }).map(({ kind }) => kind)).toEqual(['others'])
})

test('visits that are too short for what they say are told, unless all times are the same anyway', () => {
  const quick = calm.rounds.map(one => ({ ...one, head: { ...one.head, seconds: 0.1, claimed: 5 } }))
  expect(warningsFrom({ ...calm, rounds: quick })).toEqual([
    { kind: 'replayed', sides: ['head'], rounds: 20, sooner: { claimed: 5, seconds: 0.1 } },
  ])
  const series = calm.series.map(one => ({ ...one, base: one.base.map(() => 1.23456789) }))
  expect(warningsFrom({ ...calm, rounds: quick, series })).toEqual([
    { kind: 'replayed', sides: ['base'], rounds: 20 },
  ])
})

test('one toolchain, or one that is not known, is none to warn of', () => {
  for (const toolchains of [
    { base: 'a', head: 'a' },
    { base: null, head: 'b' },
  ])
    expect(warningsFrom({ ...calm, toolchains })).toEqual([])
})
