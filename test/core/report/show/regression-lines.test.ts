// What stands beside a step or a check run.
import { expect, test } from 'vitest'
import { regressionLines } from '../../../../src/core/report/show/plain.ts'
import { resultFrom, time } from '../runs.ts'

const suite = (names: readonly string[], center: number) => names.map(name => time(name, center))

test('a line for each regression, without marks, and none for the others', () => {
  const base = [...suite(['Encode'], 1e-3), ...suite(['Decode'], 1e-3)]
  const head = [...suite(['Encode'], 1.3e-3), ...suite(['Decode'], 1e-3)]
  expect(regressionLines(resultFrom(base, head))).toEqual([
    expect.stringMatching(/^Encode is (29|30|31)[.\d]*% slower/),
  ])
})

test('no more than GitHub shows beside a verdict', () => {
  const names = Array.from({ length: 12 }, (_, n) => `Encode${n}`)
  expect(regressionLines(resultFrom(suite(names, 1e-3), suite(names, 1.3e-3)))).toHaveLength(9)
})
