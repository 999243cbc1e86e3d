// What a reader is told of a whole run.
import { expect, test } from 'vitest'
import { runWarnings, suiteWarning } from '../../../src/core/judge/run-warnings.ts'
import type { Measurement, Round } from '../../../src/core/model.ts'
import { randomFrom } from '../../../src/core/random.ts'
import { noisy, same, seriesOf } from './series.ts'

const warn = (...series: readonly ReturnType<typeof seriesOf>[]) => runWarnings([], series, null)
const ramp = (center: number, perRound: number, n = 20) =>
  Array.from({ length: n }, (_, index) => center * (1 + perRound) ** index)

test('a run that holds still has nothing to be said of it', () => {
  const random = randomFrom(5)
  const series = ['A', 'B', 'C'].map(benchmark =>
    seriesOf(noisy(100, 0.01, 20, random), noisy(130, 0.01, 20, random), { benchmark }),
  )
  expect(warn(...series)).toEqual([])
  expect(runWarnings([], [], null)).toEqual([])
})

test('times that rise on both sides are a drift, from the first quarter to the last', () => {
  const [drift] = warn(seriesOf(ramp(100, 0.01), ramp(300, 0.01)))
  // Five rounds each, 15 rounds apart.
  expect(drift).toMatchObject({ kind: 'drift', change: expect.closeTo(1.01 ** 15 - 1, 10) })
  expect(drift).toMatchObject({ p: expect.closeTo(2 / 2432902008176640000, 20) })
  expect(warn(seriesOf(ramp(100, -0.01), ramp(300, -0.01)))).toMatchObject([
    { kind: 'drift', change: expect.closeTo(0.99 ** 15 - 1, 10) },
  ])
})

test('a long benchmark weighs as much as a short one', () => {
  const series = [
    seriesOf(ramp(1e-9, 0.01), ramp(1e-9, 0.01)),
    seriesOf(ramp(60, -0.01 / 1.01), ramp(60, -0.01 / 1.01)),
  ]
  // One rises as the other falls: by logarithms they are level but for rounding.
  const change = warn(...series).map(one => (one.kind === 'drift' ? Math.abs(one.change) : 1))
  expect(Math.max(0, ...change)).toBeLessThan(1e-9)
})

test('a head that is slower is no drift', () => {
  expect(warn(seriesOf(same(100), same(200)))).toEqual([])
})

test('what only one side does is not the machine’s doing, where the other does the opposite', () => {
  expect(warn(seriesOf(ramp(128, 1, 8), ramp(128, -0.5, 8)))).toEqual([])
})

test('only times drift, and only those that every round has', () => {
  expect(warn(seriesOf(ramp(100, 0.01), ramp(100, 0.01), { unit: 'B/op' }))).toEqual([])
  expect(warn(seriesOf([null, ...ramp(100, 0.01, 19)], ramp(100, 0.01)))).toEqual([])
  expect(warn(seriesOf(ramp(100, 0.5, 3), ramp(100, 0.5, 3)))).toEqual([])
})

const measured = (config: Measurement['config']): Measurement => ({
  benchmark: 'A',
  config,
  iterations: 1,
  unit: 'sec/op',
  value: 1,
})
const round = (base: readonly Measurement[], head: readonly Measurement[]): Round => ({
  round: 1,
  block: 1,
  first: 'base',
  base: { started: '', seconds: 1, measurements: base },
  head: { started: '', seconds: 1, measurements: head },
})

test('sides that ran on different processors or systems are named with both', () => {
  const rounds = [
    round(
      [measured({ goos: 'linux', cpu: 'one', commit: 'a' })],
      [measured({ goos: 'linux', cpu: 'two', commit: 'b' })],
    ),
  ]
  expect(runWarnings(rounds, [], null)).toEqual([
    { kind: 'configuration', key: 'cpu', base: 'one', head: 'two' },
  ])
})

test('a processor that changed during the run is named, also where only one side met it', () => {
  const [one, two] = [measured({ cpu: 'one' }), measured({ cpu: 'two' })]
  expect(runWarnings([round([one], [one]), round([one], [two])], [], null)).toEqual([
    { kind: 'configuration', key: 'cpu', base: 'one', head: 'one, two' },
  ])
  expect(runWarnings([round([one], [two]), round([two], [one])], [], null)).toEqual([])
})

test('a benchmark that does not say where it ran contradicts nobody', () => {
  const [said, silent] = [measured({ cpu: 'one' }), measured({})]
  expect(runWarnings([round([said], [silent])], [], null)).toEqual([])
  expect(runWarnings([round([said], [said, silent])], [], null)).toEqual([])
})

test('steal is worth a word from two hundredths on', () => {
  expect(runWarnings([], [], 0.021)).toEqual([{ kind: 'steal', share: 0.021 }])
  expect(runWarnings([], [], 0.02)).toEqual([])
})

test('benchmark files that are not alike are a warning, and none is none', () => {
  expect(suiteWarning(['a_test.go'])).toEqual([{ kind: 'suite', changed: ['a_test.go'] }])
  expect(suiteWarning([])).toEqual([])
})
