import { expect, test } from 'vitest'
import { historyOf } from '../../../../src/core/history/history.ts'
import { pageData } from '../../../../src/core/history/show/page.ts'
import { commitsNamed, pointAt, rowOf } from '../points.ts'

test('values are in ten-thousandths, at the places of their commits', () => {
  const history = historyOf([pointAt('n2', [rowOf('A', 1.25)])], commitsNamed('v1', 'n1', 'n2'))
  const data = JSON.parse(pageData(history, null))
  expect(data.lines).toEqual([{ values: [2, 2500, 2375, 2625], steps: [] }])
  expect(data).toMatchObject({ releases: [[0, 'v1']], references: [0], web: null })
  expect(data.commits[2]).toEqual(['6e3200000', '2026-01-03', 'Change n2 (#2)', 2])
})

test('what is far beyond is drawn at the edge', () => {
  const history = historyOf([pointAt('n1', [rowOf('A', 1e9)])], commitsNamed('v1', 'n1'))
  expect(JSON.parse(pageData(history, null)).lines[0].values[1]).toBe(1_000_000)
})
