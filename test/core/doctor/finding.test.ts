// What findings add up to.
import { expect, test } from 'vitest'
import {
  blocking,
  canMeasure,
  type DoctorSection,
  doubtful,
  findingsInState,
  good,
} from '../../../src/core/doctor/findings.ts'
import { brokenRunner, doubtfulLaptop, nothingWrong } from './facts.ts'

const parts: readonly DoctorSection[] = [
  { title: 'A', findings: [good('a', '1'), doubtful('b', '2', 'w', 'x')] },
  { title: 'B', findings: [blocking('c', '3', 'w', 'x'), doubtful('d', '4', 'w', 'x')] },
]

test('those of one state are found in every part, in order', () => {
  expect(findingsInState(parts, 'doubtful').map(({ subject }) => subject)).toEqual(['b', 'd'])
  expect(findingsInState([], 'good')).toEqual([])
})

test('doubts do not stand in the way', () => {
  expect([nothingWrong, doubtfulLaptop, brokenRunner, parts].map(canMeasure)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('whatever is not well says why and what to do, and what is well neither', () => {
  for (const { state, why, advice } of [nothingWrong, doubtfulLaptop, brokenRunner]
    .flat()
    .flatMap(one => one.findings)) {
    if (state === 'good') expect([why, advice]).toEqual(['', ''])
    else {
      expect(why).toMatch(/^[a-z"]/)
      expect(advice).toMatch(/\.("|)$|\?$/)
    }
  }
})
