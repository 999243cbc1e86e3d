// How likely a commit is to have slowed anything, by its files.
import { describe, expect, test } from 'vitest'
import { priorCulpritOddsOfPaths } from '../../../src/core/bisect/prior-odds.ts'

describe('odds', () => {
  test.each([
    [['README.md'], true],
    [['.github/workflows/ci.yml', 'docs/a.rst', 'LICENSE'], true],
    [['README.md', 'parse.go'], false],
    [['testdata/large.json'], false],
    [['readme/parse.go'], false],
    [['go.mod'], false],
  ] as const)('%j is unlikely: %s', (paths, unlikely) => {
    expect(priorCulpritOddsOfPaths(paths) < 1).toBe(unlikely)
  })

  test('a commit without files is the least likely, and none is impossible', () => {
    expect(priorCulpritOddsOfPaths([])).toBeLessThan(priorCulpritOddsOfPaths(['README.md']))
    expect(priorCulpritOddsOfPaths([])).toBeGreaterThan(0)
  })
})
