import { expect, test } from 'vitest'
import { buildHistory } from '../../../../src/core/history/history.ts'
import {
  commitsOfHistoryStep,
  creepOutcomeOfHistoryLine,
  historyStepCommitsText,
  ratioAxisRangeIncludingOne,
  ratioChangeWithIntervalText,
  reduceToSparklineColumns,
  signedRatioChangeText,
  sparkline,
} from '../../../../src/core/history/show/naming.ts'
import { commitsNamed, pointAt, rowOf, sha } from '../points.ts'

const history = buildHistory([pointAt('n3', [rowOf('A', 1)])], commitsNamed('v1', 'n1', 'n2', 'n3'))
const step = (after: string, by: string) => ({ after: sha(after), by: sha(by), at: 1, ratio: 1.1, p: 0.001 })

test('a change has a sign', () => {
  expect([1, 1.092, 0.5].map(signedRatioChangeText)).toEqual(['0%', '+9.2%', '-50.0%'])
  expect(ratioChangeWithIntervalText({ estimate: 1.1, low: 1.05, high: 1.2 })).toBe(
    '+10.0% (+5.0% to +20.0%)',
  )
  expect(ratioChangeWithIntervalText({ estimate: 1.1, low: null, high: null })).toBe('+10.0%')
})

test('a line is marked where its interval shows that it differs from the reference', () => {
  const [line] = history.lines
  const marked = (creep: number, low: number | null, high: number | null) =>
    line && creepOutcomeOfHistoryLine({ ...line, creep, last: { estimate: 1 + creep, low, high } })
  expect(marked(0.12, 0.8, 1.44)).toBe(null)
  expect(marked(-0.12, 0.7, 1.1)).toBe(null)
  expect(marked(0.12, 1.05, null)).toBe('regressed')
  expect(marked(0.25, 0.7, 0.9)).toBe('regressed')
  expect(marked(-0.12, 0.8, 0.95)).toBe('improved')
  expect(marked(0.015, 1.01, 1.02)).toBe(null)
  expect(marked(0.12, null, null)).toBe(null)
})

test('a step is in the commits after the last one before it', () => {
  expect(commitsOfHistoryStep(step('n1', 'n3'), history).map(one => one.sha)).toEqual([sha('n2'), sha('n3')])
  expect(historyStepCommitsText(step('n1', 'n3'), history)).toBe('in 6e3100000..6e3300000 (2 commits)')
  expect(historyStepCommitsText(step('n2', 'n3'), history)).toBe('in 6e3300000 (#3)')
})

test('ends of a range are called by their releases, unless these have odd names', () => {
  const tagged = (tags: Readonly<Record<string, readonly string[]>>) => ({
    ...history,
    commits: history.commits.map(one => ({ ...one, tags: tags[one.sha] ?? [] })),
  })
  const both = tagged({ [sha('n1')]: ['latest', 'v1.4.0'], [sha('n3')]: ['1.5.0-rc.1'] })
  expect(historyStepCommitsText(step('n1', 'n3'), both)).toBe('in v1.4.0..1.5.0-rc.1 (2 commits)')
  const odd = tagged({ [sha('n1')]: ['v1\u001b[31m'], [sha('n3')]: ['@team'] })
  expect(historyStepCommitsText(step('n1', 'n3'), odd)).toBe('in 6e3100000..6e3300000 (2 commits)')
})

test('more values than columns are shown by their medians', () => {
  expect(reduceToSparklineColumns([1, 9, 1, 2, 2, 8], 2)).toEqual([1, 2])
  expect(reduceToSparklineColumns([1, 2], 2)).toEqual([1, 2])
})

test('noise looks flat, and a change does not', () => {
  expect(sparkline([1, 1.001, 0.999], 10)).toBe('▅▅▄')
  expect(sparkline([1, 1, 1.5, 1.5], 10)).toBe('▁▁██')
})

test('the reference is always in the picture', () => {
  expect(ratioAxisRangeIncludingOne([1.5, 1.6])).toEqual([1, 1.6])
})
