// What of a file counts, and what does not.
import { expect, test } from 'vitest'
import { recordedIn } from '../../../src/core/merge/merge-results.ts'
import { resultFrom, steady, time } from '../report/runs.ts'
import { inHalves, measuredAgain } from '../result/results.ts'
import { trusted } from './parts.ts'

test('samples become series again, with their halves, and those of a second measurement', () => {
  const halves = inHalves()
  const [series] = recordedIn(halves, trusted).series
  expect(series).toMatchObject({ benchmark: 'A', worse: halves.comparisons[0]?.worse })
  const twice = recordedIn(measuredAgain(), trusted)
  expect(twice.again?.rounds).toHaveLength(14)
  expect(twice.again?.series.map(({ benchmark, base }) => [benchmark, base.length])).toEqual([
    ['A', 14],
    ['B', 14],
  ])
})

test('settings are ours but for the seed, and so is how commits were found', () => {
  const file = resultFrom([time('A', 1)], [time('A', 1)], {
    seed: 7,
    threshold: 1,
    shard: [1, 2],
    run: 'evil',
  })
  const recorded = recordedIn(file, trusted)
  expect(recorded.settings).toEqual({ ...trusted.settings, seed: 7 })
  expect(recorded.commits.base).toEqual({ ...file.commits.base, from: 'b' })
})

test('the direction of a well-known unit is known; of others the file says it', () => {
  const file = resultFrom(
    [steady('A', 'sec/op', 1), steady('A', 'hits', 1)],
    [steady('A', 'sec/op', 1), steady('A', 'hits', 1)],
  )
  const comparisons = file.comparisons.map(one => ({
    ...one,
    better: 'higher' as const,
    assume: 'exact' as const,
  }))
  expect(recordedIn({ ...file, comparisons }, trusted).series.map(({ rule }) => rule)).toEqual([
    { better: 'lower', assume: 'exact' },
    { better: 'higher', assume: 'exact' },
  ])
})

test('of warnings only what samples do not show is taken', () => {
  const warnings = [
    { kind: 'steal', share: 0.5 },
    { kind: 'configuration', key: 'go', base: 'x', head: 'y' },
    { kind: 'configuration', key: 'cpu', base: 'x', head: 'y' },
    { kind: 'suite', changed: ['a'] },
  ] as const
  const file = { ...resultFrom([time('A', 1)], [time('A', 1)]), warnings }
  expect(recordedIn(file, trusted).warnings).toEqual(warnings.slice(2))
})

test('a file is of one machine, whatever it says of its rounds', () => {
  const file = measuredAgain()
  const apart = { ...file, rounds: file.rounds.map((one, index) => ({ ...one, block: index + 1 })) }
  const recorded = recordedIn({ ...apart, again: apart.rounds }, trusted)
  expect(new Set([...recorded.rounds, ...(recorded.again?.rounds ?? [])].map(({ block }) => block))).toEqual(
    new Set([1]),
  )
})
