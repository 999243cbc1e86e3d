// How likely a commit is to have slowed anything, by its files.
import { expect, test } from 'vitest'
import { oddsOf } from '../../../src/core/bisect/candidates.ts'

test.each([
  [['README.md'], true],
  [['.github/workflows/ci.yml', 'docs/a.rst', 'LICENSE'], true],
  [['README.md', 'parse.go'], false],
  [['testdata/large.json'], false],
  [['readme/parse.go'], false],
  [['go.mod'], false],
] as const)('%j is unlikely: %s', (paths, unlikely) => {
  expect(oddsOf(paths) < 1).toBe(unlikely)
})

test('a commit without files is the least likely, and none is impossible', () => {
  expect(oddsOf([])).toBeLessThan(oddsOf(['README.md']))
  expect(oddsOf([])).toBeGreaterThan(0)
})
