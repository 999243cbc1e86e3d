// The exit rule: which verdicts make the check red, and the status that a script is told.
import { expect, test } from 'vitest'
import { exitStatus, failsCheck, statuses, worstOf } from '../../../src/core/judge/verdict.ts'

const verdicts = ['pass', 'inconclusive', 'fail'] as const

test('the check turns red by what fail-on says', () => {
  const red = (failOn: 'regression' | 'inconclusive' | 'never') =>
    verdicts.filter(verdict => failsCheck(verdict, failOn))
  expect(red('regression')).toEqual(['fail'])
  expect(red('inconclusive')).toEqual(['inconclusive', 'fail'])
  expect(red('never')).toEqual([])
})

test('a status tells an open question from a pass, unless nothing is to fail', () => {
  const told = (failOn: 'regression' | 'inconclusive' | 'never') =>
    verdicts.map(verdict => exitStatus(verdict, failOn))
  expect(told('regression')).toEqual([0, 3, 1])
  expect(told('inconclusive')).toEqual([0, 3, 1])
  expect(told('never')).toEqual([0, 0, 0])
})

test('of several runs a regression weighs most, then what could not be measured', () => {
  const { pass, fail, noMeasurement, inconclusive } = statuses
  expect(worstOf([pass, inconclusive, noMeasurement, fail])).toBe(1)
  expect(worstOf([pass, inconclusive, noMeasurement])).toBe(2)
  expect(worstOf([inconclusive, pass])).toBe(3)
  expect(worstOf([pass])).toBe(0)
  expect(worstOf([])).toBe(0)
})
