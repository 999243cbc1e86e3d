// What the first line says that a verdict does to the check.
import { expect, test } from 'vitest'
import type { Verdict } from '../../../../src/core/model/comparison.ts'
import type { FailOn } from '../../../../src/core/model/settings.ts'
import { headline } from '../../../../src/core/report/say/line.ts'
import { resultFrom, time } from '../runs.ts'
import { spoken } from '../shown.ts'

const said = (verdict: Verdict, failOn: FailOn) =>
  spoken(headline({ ...resultFrom([time('A', 1)], [time('A', 1)], { failOn }), verdict, reason: 'Why' }))

test('a pass and a red failure speak for themselves', () => {
  for (const failOn of ['regression', 'inconclusive', 'never'] as const)
    expect(said('pass', failOn)).toBe('Why')
  expect(said('fail', 'regression')).toBe('Why')
  expect(said('fail', 'inconclusive')).toBe('Why')
})

test('what is undecided, or fails without being red, says what the check does', () => {
  expect(said('inconclusive', 'regression')).toBe('Why; the check passes')
  expect(said('inconclusive', 'never')).toBe('Why; the check passes')
  expect(said('inconclusive', 'inconclusive')).toBe('Why; the check fails (`fail-on: inconclusive`)')
  expect(said('fail', 'never')).toBe('Why; the check passes (`fail-on: never`)')
})
