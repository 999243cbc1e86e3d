// Slow runs that only head has, where they are read.
import { expect, test } from 'vitest'
import type { Comparison, Warning } from '../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { htmlReport } from '../../../src/core/report/html/html-report.ts'
import { markdownReport } from '../../../src/core/report/markdown.ts'
import { slowRunLines } from '../../../src/core/report/slow-runs.ts'
import { plainVoice } from '../../../src/core/report/terms.ts'
import { textReport } from '../../../src/core/report/text.ts'
import { comparison } from './comparisons.ts'
import { samples } from './samples.ts'

const slow = (base = 0): Warning => ({ kind: 'slow-runs', base, head: 8, rounds: 20, beyond: 0.1, p: 0.004 })
const lines = (...comparisons: readonly Comparison[]) =>
  slowRunLines(
    { comparisons },
    ({ benchmark }) => benchmark,
    plainVoice,
    name => name,
  )

test('are counted on either side, in the word of their unit', () => {
  expect(
    lines(
      comparison({ change: 'unchanged', warnings: [slow()] }),
      comparison({ unit: 'B/op', warnings: [slow(1)] }),
      comparison(),
    ),
  ).toEqual([
    "Encode: head has slow runs that base has not: in 8 of 20 rounds some were more than 10% slower than usual, in 0 of base's.",
    "Encode in B/op: head has more slow runs than base: in 8 of 20 rounds some were more than 10% worse than usual, in 1 of base's.",
  ])
})

test('are counted from the sixth row on', () => {
  const many = Array.from({ length: 8 }, () => comparison({ warnings: [slow()] }))
  expect(lines(...many)).toHaveLength(6)
  expect(lines(...many).at(-1)).toBe('3 more have such slow runs.')
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
