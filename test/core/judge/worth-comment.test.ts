// Which results get a new comment.
import { expect, test } from 'vitest'
import { isWorthComment } from '../../../src/core/judge/verdict.ts'
import { ruleFor } from '../../support/benchmark-rules.ts'
import { resultFrom, time } from '../report/runs.ts'

const both = [time('A', 1e-3), time('B', 1e-3)]
const slower = [time('A', 1e-3), time('B', 2e-3)]
const faster = [time('A', 1e-3), time('B', 0.5e-3)]

const runs = {
  same: resultFrom(both, both),
  regressed: resultFrom(both, slower),
  'regressed, turned off': resultFrom(both, slower, { benchmarks: [ruleFor('B', { gate: 'off' })] }),
  'regressed, warns': resultFrom(both, slower, { benchmarks: [ruleFor('B', { gate: 'warn' })] }),
  improved: resultFrom(both, faster),
  'regressed, never fails': resultFrom(both, slower, { failOn: 'never' }),
  inconclusive: { ...resultFrom(both, both), verdict: 'inconclusive' as const },
  'inconclusive, fails': {
    ...resultFrom(both, both, { failOn: 'inconclusive' }),
    verdict: 'inconclusive' as const,
  },
  'nothing compared, fails': { ...resultFrom(both, both), comparisons: [], verdict: 'fail' as const },
  'nothing compared, never fails': {
    ...resultFrom(both, both, { failOn: 'never' }),
    ...{ comparisons: [], verdict: 'fail' as const },
  },
}

test.each([
  ['always', Object.keys(runs)],
  [
    'on-change',
    [
      'regressed',
      'regressed, warns',
      'improved',
      'regressed, never fails',
      'inconclusive, fails',
      'nothing compared, fails',
      'nothing compared, never fails',
    ],
  ],
  ['on-failure', ['regressed', 'inconclusive, fails', 'nothing compared, fails']],
  ['never', []],
] as const)('with %s: %j', (mode, expected) => {
  const found = Object.entries(runs).filter(([, run]) => isWorthComment(mode, run))
  expect(found.map(([name]) => name)).toEqual(expected)
})
