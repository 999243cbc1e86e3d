// The exit status: as of a gate.
import { expect, test } from 'vitest'
import { statusOfBisected } from '../../../src/core/bisect/trail.ts'

test('a commit that was found is a regression, and an open search is inconclusive', () => {
  const told = (['not-slower', 'found', 'open', 'inconclusive'] as const).map(outcome =>
    statusOfBisected({ outcome }),
  )
  expect(told).toEqual([0, 1, 3, 3])
})
