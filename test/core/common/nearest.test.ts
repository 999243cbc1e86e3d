// What somebody may have meant.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNearestName } from '../../../src/core/common/nearest.ts'

const known = [
  'alpha',
  'bench',
  'benchtime',
  'benchmem',
  'count',
  'delta-test',
  'fail-on',
  'run',
  'threshold',
]

test.each([
  ['treshold', 'threshold'],
  ['thershold', 'threshold'],
  ['thresholds', 'threshold'],
  ['delta_test', 'delta-test'],
  ['Fail-On', 'fail-on'],
  ['deltatest', 'delta-test'],
  ['cuont', 'count'],
  ['rnu', 'run'],
  ['benchs', 'bench'],
  ['significance', null],
  ['r', null],
  ['x', null],
  ['', null],
  ['runs-on', null],
])('%j may be %j', (name, meant) => {
  expect(findNearestName(name, known)).toBe(meant)
})

test('a known name is nearest to itself, and one letter away it is still found', () => {
  const change = fc.tuple(
    fc.constantFrom(...known.filter(name => name.length > 4)),
    fc.nat(),
    fc.nat({ max: 2 }),
  )
  fc.assert(
    fc.property(change, ([name, place, kind]) => {
      expect(findNearestName(name, known)).toBe(name)
      const n = place % name.length
      const middle = ['', '#', `#${name[n]}`][kind]
      expect(findNearestName(`${name.slice(0, n)}${middle}${name.slice(n + 1)}`, known)).not.toBeNull()
    }),
  )
})
