// What a result keeps of the third side.
import { expect, test } from 'vitest'
import { historyOf } from '../../../src/core/history/history.ts'
import { kindOf } from '../../../src/core/history/point.ts'
import { readResult } from '../../../src/core/result/read-result.ts'
import { withSince } from '../../../src/core/result/result.ts'
import { exactRow, pointAt } from '../history/points.ts'
import { resultFrom, time } from '../report/runs.ts'

const own = resultFrom([time('A', 1), time('B', 1)], [time('A', 1.02), time('B', 1)])
const other = resultFrom([time('A', 0.9), time('B', 1)], [time('A', 1.02), time('B', 1)], { threshold: 0.1 })
const reference = {
  ...other,
  commits: { ...other.commits, base: { sha: '3'.repeat(40), from: 'since: v1.4.0' } },
}

test('every row has its ratio and its change by the rules of the history; nothing else changes', () => {
  const { since, ...result } = withSince(own, reference, null)
  expect({ ...result, since: null }).toEqual(own)
  expect(since).toMatchObject({ sha: '3'.repeat(40), name: 'v1.4.0', threshold: 0.1, rounds: 20 })
  expect(since?.rows.map(({ benchmark, change }) => [benchmark, change])).toEqual([
    ['A', 'regressed'],
    ['B', 'unchanged'],
  ])
  expect(since?.rows[0]?.ratio).toEqual(other.comparisons[0]?.ratio)
  expect(since?.rows[0]).not.toHaveProperty('base')
})

test('rows have the steps that the history knows of their kind of machine', () => {
  const shas = ['3', '4', '5'].map(digit => digit.repeat(40))
  const points = (machine: string) =>
    shas.map((head, nth) => ({
      ...pointAt('', [{ ...exactRow('A', 1 + 0.02 * nth), package: null, unit: 'sec/op' }], { machine }),
      ...{ head, since: { sha: shas[0] as string, name: 'v1.4.0' } },
    }))
  const commits = shas.map(sha => ({ sha, on: '', author: '', tags: [], forks: [], subject: '' }))
  const stepsOn = (machine: string) =>
    withSince(own, reference, { history: historyOf(points(machine), commits), commits }).since?.rows.map(
      ({ steps }) => steps,
    )
  expect(stepsOn(kindOf(reference))).toEqual([2, null])
  expect(stepsOn('another')).toEqual([null, null])
})

test('it is read back, and refused where it is none', () => {
  const written = withSince(own, reference, null)
  expect(readResult(JSON.stringify(written))).toEqual(written)
  for (const since of [undefined, {}, { ...written.since, sha: 'main' }, { ...written.since, rows: [{}] }])
    expect(() => readResult(JSON.stringify({ ...written, since }))).toThrow(/since/)
})
