// In a terminal sides are in worktrees, whatever the rules file says, unless a flag asks for the checkout.
import { expect, test } from 'vitest'
import { withUsual } from '../../src/commands/input-flags.ts'

test.each([
  [{}, { checkout: 'worktree', 'ignored-files': 'per-side' }],
  [{ count: '9' }, { count: '9', checkout: 'worktree', 'ignored-files': 'per-side' }],
  [{ checkout: 'in-place' }, { checkout: 'in-place' }],
  [{ 'ignored-files': 'shared' }, { checkout: 'worktree', 'ignored-files': 'shared' }],
])('given %j: %j', (asked, expected) => {
  expect(withUsual(asked)).toEqual(expected)
})
