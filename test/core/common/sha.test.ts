// What the name of a commit looks like.
import { expect, test } from 'vitest'
import { isFullSha } from '../../../src/core/common/sha.ts'

test.each([
  ['0123456789abcdef0123456789abcdef01234567', true],
  ['0123456789abcdef'.repeat(4), true],
  ['0123456789ABCDEF0123456789ABCDEF01234567', false],
  ['0123456789abcdef', false],
  ['0123456789abcdef'.repeat(3), false],
  [`${'0'.repeat(40)}\n`, false],
  ['main', false],
  [undefined, false],
])('%j', (text, isOne) => {
  expect(isFullSha(text)).toBe(isOne)
})
