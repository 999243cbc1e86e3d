// Parts without a result are named, and nothing passes without them.
import { expect, test } from 'vitest'
import type { MissingPart } from '../../../../src/core/model/result-file.ts'
import { missingPart } from '../../../../src/core/report/say/not-measured.ts'
import { claimed, partsMissing, shardsAndReplicas } from '../../merge/samples.ts'
import { expectInert } from '../inert.ts'
import { asMarkdown, htmlReport, markdownReport, textReport } from '../shown.ts'

test.each([
  ['merged', shardsAndReplicas],
  ['parts-missing', partsMissing],
  ['claimed', claimed],
] as const)('the report "%s" looks as it did', async (name, make) => {
  const report = markdownReport(make())
  await expect(report).toMatchFileSnapshot(`../../../golden/${name}.md`)
  expectInert(report)
})

test('the other forms name them, too', () => {
  for (const report of [htmlReport(partsMissing()), textReport(partsMissing())]) {
    expect(report).toContain('Not all of the suite could be judged')
    expect(report).toContain('Shard 4/4 has no result file.')
  }
})

const missing = (one: Partial<MissingPart>): MissingPart => ({
  ...{ shard: [2, 5], replica: null, why: 'absent', files: [], message: '' },
  ...one,
})
const lines = (...all: readonly MissingPart[]) =>
  asMarkdown(missingPart({ merged: { files: 1, machines: [], missing: all, isStrangers: true } }, 3))
    .split('\n')
    .filter(line => line.startsWith('- '))

test('each says which part it is, and what is wrong with it', () => {
  expect(
    lines(
      missing({ replica: [1, 2] }),
      missing({ shard: null, why: 'double', files: ['a', 'b'] }),
      missing({ shard: null, replica: [2, 3], why: 'unmeasured', files: ['a'], message: 'exit code 1' }),
    ),
  ).toEqual([
    '- Shard 2/5, replica 1/2 has no result file.',
    '- The run has 2 result files (`a`, `b`), of which the first was judged.',
    '- Replica 2/3 was not measured (`a`): `exit code 1`',
  ])
  expect(lines(missing({ shard: null, why: 'unreadable', files: ['a'], message: 'x'.repeat(999) }))).toEqual([
    `- \`a\` is no result file: \`${'x'.repeat(199)}…\``,
  ])
})

test('only so many are named, and nothing is said where none is missing', () => {
  expect(lines(...Array.from({ length: 9 }, () => missing({})))).toHaveLength(4)
  expect(missingPart({ merged: null }, 3)).toEqual([])
})
