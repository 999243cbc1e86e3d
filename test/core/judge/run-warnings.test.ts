// What a reader is told of a whole run.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import {
  configurations,
  movements,
  stealWarning,
  suiteWarning,
} from '../../../src/core/judge/run-warnings.ts'
import type { Measurement, Round } from '../../../src/core/model/measuring.ts'
import { noisy, seriesOf } from './series.ts'

const warn = (...series: readonly ReturnType<typeof seriesOf>[]) => movements([], series)

test('a run that holds still has nothing to be said of it', () => {
  const random = randomFrom(5)
  const series = ['A', 'B', 'C'].map(benchmark =>
    seriesOf(noisy(100, 0.01, 20, random), noisy(130, 0.01, 20, random), { benchmark }),
  )
  expect(warn(...series)).toEqual([])
  expect(movements([], [])).toEqual([])
})

test('times that rise on both sides are a drift', () => {
  const rising = Array.from({ length: 20 }, (_, index) => 100 * 1.01 ** index)
  expect(warn(seriesOf(rising, rising))).toMatchObject([{ kind: 'drift' }])
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
  expect(configurations(rounds)).toEqual([{ kind: 'configuration', key: 'cpu', base: 'one', head: 'two' }])
})

test('a processor that changed during the run is named, also where only one side met it', () => {
  const [one, two] = [measured({ cpu: 'one' }), measured({ cpu: 'two' })]
  expect(configurations([round([one], [one]), round([one], [two])])).toEqual([
    { kind: 'configuration', key: 'cpu', base: 'one', head: 'one, two' },
  ])
  expect(configurations([round([one], [two]), round([two], [one])])).toEqual([])
})

test('a benchmark that does not say where it ran contradicts nobody', () => {
  const [said, silent] = [measured({ cpu: 'one' }), measured({})]
  expect(configurations([round([said], [silent])])).toEqual([])
  expect(configurations([round([silent], [said])])).toEqual([])
  expect(configurations([round([said], [said, silent])])).toEqual([])
})

test('steal is worth a word from two hundredths on', () => {
  expect(stealWarning(0.021)).toEqual([{ kind: 'steal', share: 0.021 }])
  expect(stealWarning(0.02)).toEqual([])
  expect(stealWarning(null)).toEqual([])
})

test('benchmark files that are not alike are a warning, and none is none', () => {
  expect(suiteWarning(['a_test.go'])).toEqual([{ kind: 'suite', changed: ['a_test.go'] }])
  expect(suiteWarning([])).toEqual([])
})
