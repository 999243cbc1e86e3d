// Whose rounds are shown.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { roundsPart } from '../../../../src/core/report/say/rounds.ts'
import { plainText } from '../../../../src/core/report/show/plain.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { noisy, resultFrom, steady, time } from '../runs.ts'

const shown = (result: ResultFile) =>
  roundsPart(result, namingOf(result.comparisons)).flatMap(block =>
    block.kind === 'rounds' ? block.plots.map(({ label }) => plainText(label)) : [],
  )

test('the worst regressions first, then what is open, and nothing that does not vary', () => {
  const result = resultFrom(
    [time('A', 1), time('B', 1), noisy('Open', 1, 0.4), time('Same', 1), steady('A', 'B/op', 1)],
    [time('A', 1.2), time('B', 1.5), noisy('Open', 1.01, 0.4), time('Same', 1), steady('A', 'B/op', 2)],
  )
  expect(shown(result)).toEqual(['B', 'A', 'Open'])
})

test('six of them, and a unit that is not the time is named', () => {
  const names = Array.from({ length: 9 }, (_, index) => `B${index}`)
  const sides = [1, 1.5].map(value => names.map(name => ({ ...time(name, value), unit: 'page-faults/op' })))
  const result = resultFrom(sides[0] ?? [], sides[1] ?? [])
  const regressed = result.comparisons.map(one => ({
    ...one,
    better: 'lower' as const,
    change: 'regressed' as const,
  }))
  const found = shown({ ...result, comparisons: regressed })
  expect(found).toHaveLength(6)
  expect(found[0]).toMatch(/^B\d in page-faults\/op$/)
})

test('nothing where nothing regressed or is open', () => {
  expect(roundsPart(resultFrom([time('A', 1)], [time('A', 1)]), namingOf([]))).toEqual([])
})
