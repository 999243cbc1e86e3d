// How large a worsening is said to be, with and without rules for benchmarks.
import { expect, test } from 'vitest'
import { hasOthers, thresholdWords, worseningWords } from '../../../src/core/words/headline.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'

test('a size where it is one, and none where a rule sets another for what could fail', () => {
  const of = (...benchmarks: readonly ReturnType<typeof ruleFor>[]) => ({ threshold: 0.05, benchmarks })
  expect([worseningWords(of()), thresholdWords(of())]).toEqual(['a worsening of 5%', '5%'])
  const other = { threshold: 0.01, ruleOut: 0.02 }
  const own = of(ruleFor('A', other))
  expect([worseningWords(own), thresholdWords(own)]).toEqual([
    'a worsening as large as the threshold',
    'the threshold',
  ])
  const quiet = [
    ruleFor('A', { ...other, gate: 'off' }),
    ruleFor('A', { ...other, isOver: true }),
    ruleFor('A', { threshold: 0.05, ruleOut: 0.2 }),
    ruleFor('A', { better: 'higher' }),
  ]
  expect(quiet.map(rule => hasOthers(of(rule)))).toEqual([false, false, false, false])
})
