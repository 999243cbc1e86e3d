// The terminal's own defaults stand behind everything that was said.
import { expect, test } from 'vitest'
import { withUsual } from '../../src/commands/usual-inputs.ts'

test.each([
  [{}, {}, { checkout: 'worktree' }],
  [{ count: '9' }, { threshold: '3%' }, { count: '9', checkout: 'worktree' }],
  [{ checkout: 'in-place' }, {}, { checkout: 'in-place' }],
  [{ count: '9' }, { checkout: 'in-place' }, { count: '9' }],
  [{}, { 'ignored-files': 'shared' }, {}],
  [
    { 'ignored-files': 'per-side' },
    { 'ignored-files': 'shared' },
    { 'ignored-files': 'per-side', checkout: 'worktree' },
  ],
])('given %j, with %j in the rules: %j', (asked, inputs, expected) => {
  expect(withUsual(asked, { inputs })).toEqual(expected)
})
