// The errors that refuse a run after its first round.
import { expect, test } from 'vitest'
import { CouldNotMeasure, Misconfigured } from '../../../src/core/model/errors.ts'
import { errorOf, tooFewRoundsError } from '../../../src/core/words/refusal.ts'
import { rules } from '../judge/series.ts'
import { settings as others } from '../report/runs.ts'

const settings = { ...others, ...rules, count: 8 }

test('too few rounds are said with the count that would do', () => {
  const few = (comparisons: number, least: number) =>
    ({ kind: 'too-few-rounds', comparisons, least }) as const
  expect(tooFewRoundsError(few(1, 8), { ...rules, count: 7 })).toEqual(
    new Misconfigured(
      'count: 7 rounds are too few for alpha 0.05: the gate could hardly ever fail. Set count to at least 8.',
    ),
  )
  expect(tooFewRoundsError(few(1, 8), { ...rules, count: 1 }).message).toContain('count: 1 round is too few')
  expect(errorOf(few(150, 13), settings)).toEqual(
    new Misconfigured(
      'count: 8 rounds are too few for alpha 0.05 over 150 comparisons (correction: holm): the gate could hardly ever fail. Set count to at least 13.',
    ),
  )
})

test('an alpha that several versions share is said as it was set', () => {
  const said = (comparisons: number) =>
    errorOf(
      { kind: 'too-few-rounds', comparisons, least: 9 },
      { ...settings, alpha: 0.1 / 3 / 2, count: 8 },
      6,
    ).message
  expect(said(1)).toContain('too few for alpha 0.1 over 6 versions: the gate')
  expect(said(4)).toContain(
    'too few for alpha 0.1 over 6 versions, each with 4 comparisons (correction: holm): the gate',
  )
})

test('nothing measured is said with the side, the command and what to do', () => {
  const nothing = (on: 'either' | 'head', go = settings.go) =>
    errorOf({ kind: 'nothing-measured', on }, { ...settings, run: 'make bench', go })
  expect(nothing('either', null)).toEqual(
    new CouldNotMeasure(
      'Nothing was measured on either side: no benchmark was reported. Let the command print its results, or name its files with "output". Command: make bench',
    ),
  )
  expect(nothing('head', null)).toBeInstanceOf(CouldNotMeasure)
  expect(nothing('head', null).message).toContain('Nothing was measured on head, though base has benchmarks:')
})
