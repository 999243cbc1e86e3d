// Slow runs that only head has, where they are read.
import { expect, test } from 'vitest'
import type { Comparison, ComparisonWarning } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { moreSlowRunsOnHeadPart } from '../../../../src/core/report/say/warnings.ts'
import { comparison } from '../comparisons.ts'
import { subjectOf } from '../runs.ts'
import { samples } from '../samples.ts'
import { asMarkdown, htmlReport, markdownReport, textReport } from '../shown.ts'

const slow = (base = 0): ComparisonWarning => ({
  kind: 'slow-runs',
  base,
  head: 8,
  rounds: 20,
  beyond: 0.1,
  p: 0.004,
})
const lines = (...comparisons: readonly Comparison[]) =>
  asMarkdown(moreSlowRunsOnHeadPart(subjectOf({ comparisons }))).split('\n')

test('are counted on either side, in the word of their unit', () => {
  expect(
    lines(
      comparison({ change: 'unchanged', warnings: [slow()] }),
      comparison({ unit: 'B/op', warnings: [slow(1)] }),
      comparison(),
    ),
  ).toEqual([
    '- `Encode`: head has slow runs that base does not have: some runs were more than 10% slower than usual in 8 of 20 rounds on head, and in 0 on base.',
    '- `Encode` in `B/op`: head has more slow runs than base: some runs were more than 10% worse than usual in 8 of 20 rounds on head, and in 1 on base.',
  ])
})

test('are counted from the sixth row on', () => {
  const many = Array.from({ length: 8 }, () => comparison({ warnings: [slow()] }))
  expect(lines(...many)).toHaveLength(6)
  expect(lines(...many).at(-1)).toBe('- and 3 more with slow runs')
})

test('are not folded away in any report, and told once', () => {
  const result = (samples['slow-runs'] as () => ResultFile)()
  for (const report of [markdownReport(result), textReport(result), htmlReport(result)])
    expect(report.match(/than usual/g)).toHaveLength(1)
  expect(markdownReport(result).indexOf('than usual')).toBeLessThan(
    markdownReport(result).indexOf('<details>'),
  )
})

test('names of a pull request cannot act', () => {
  const [first] = (samples['slow-runs'] as () => ResultFile)().comparisons
  const hostile = {
    ...(samples['slow-runs'] as () => ResultFile)(),
    comparisons: [{ ...first, benchmark: '`<b>@all' }],
  }
  expect(markdownReport(hostile as ResultFile)).toContain('- `` `<b>@all ``: head has')
})
