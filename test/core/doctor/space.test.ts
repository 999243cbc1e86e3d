// Whether two sides fit.
import { expect, test } from 'vitest'
import { type SpaceFacts, spaceFindings } from '../../../src/core/doctor/repository.ts'
import { space } from './facts.ts'

const gib = 2 ** 30
const state = (facts: Partial<SpaceFacts>) =>
  spaceFindings({ ...space, tracked: gib, ignored: gib, ...facts })[0]

test.each([
  ['worktree', 3.9, 'blocking'],
  ['worktree', 4, 'doubtful'],
  ['worktree', 4.9, 'doubtful'],
  ['worktree', 5, 'good'],
  // The user's files are renamed there, and those of the sides are copies of the ignored ones.
  ['in-place', 1.9, 'blocking'],
  ['in-place', 3, 'good'],
] as const)('%s with %d GiB free: %s', (checkout, free, expected) => {
  expect(state({ checkout, free: free * gib })?.state).toBe(expected)
})

test.each([
  [0, 0, '0 B free in /tmp, 0 B for two sides'],
  [1023, 600, '1023 B free in /tmp, 1.2 KiB for two sides'],
  [gib * 3.44, 1000 * 2 ** 20, '3.4 GiB free in /tmp, 2.0 GiB for two sides'],
  [gib * 5000, 60 * gib, '4.9 TiB free in /tmp, 120 GiB for two sides'],
])('%d bytes are read with ease', (free, tracked, seen) => {
  expect(state({ free, tracked, ignored: 0 })?.seen).toBe(seen)
})

test('what could not all be counted is at least that; what is not known is not told', () => {
  expect(state({ isMore: true })?.seen).toContain('over 4.0 GiB for two sides')
  expect(state({ free: null })).toBeUndefined()
})
