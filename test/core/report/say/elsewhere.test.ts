// What was measured otherwise than the rules ask for.
import { expect, test } from 'vitest'
import { otherwisePart } from '../../../../src/core/report/say/judged.ts'
import { markdownBlocks } from '../../../../src/core/report/show/markdown.ts'

const rules = 'abcdef0123'.repeat(4)

test('where one job has measured and judged there is nothing to say', () => {
  expect(otherwisePart({ elsewhere: null })).toEqual([])
  expect(otherwisePart({ elsewhere: { rules, changes: [] } })).toEqual([])
})

test('what was measured otherwise is named; its values are as they are written, and cut', () => {
  const changes = [
    { rule: 'count', base: '20', head: '5' },
    { rule: 'run', base: null, head: `<img src=x> @all ${'x'.repeat(200)}` },
  ]
  const text = markdownBlocks(otherwisePart({ elsewhere: { rules, changes } }))
  expect(text).toContain('`count`: `5` instead of `20`, `run`: `<img src=x> @all xxx')
  expect(text).toMatch(/x…` instead of not set\.$/)
})

test('more than a few are only counted', () => {
  const changes = Array.from({ length: 14 }, (_, n) => ({ rule: `r${n}`, base: '1', head: '2' }))
  expect(markdownBlocks(otherwisePart({ elsewhere: { rules, changes } }))).toContain('and 4 more.')
})
