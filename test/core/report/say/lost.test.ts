// Benchmarks that failed are named by what it means, with what they said.
import { expect, test } from 'vitest'
import type { Side } from '../../../../src/core/model/measuring.ts'
import type { BenchmarkLostToFailure } from '../../../../src/core/model/result-file.ts'
import {
  failedBenchmarksPart,
  flakyBenchmarksText,
} from '../../../../src/core/report/say/failed-and-unmeasured.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { settings, subjectOf } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

const lost = (benchmark: string | null, ...sides: readonly Side[]): BenchmarkLostToFailure => ({
  benchmark,
  package: 'example.com/parse',
  failures: sides.map(side => ({
    side,
    message: `it failed on ${side}`,
    output: `panic: ${side}`,
    kind: 'failed',
  })),
})

test('nothing is said where nothing was lost', () => {
  expect(asMarkdown(failedBenchmarksPart(subjectOf({ lost: [], settings, most: 10 })))).toBe('')
})

test('what failed is told apart by side, and what was said is folded away', () => {
  const part = asMarkdown(
    failedBenchmarksPart(
      subjectOf({
        lost: [lost('A', 'head'), lost('B', 'base'), lost('C', 'base', 'head')],
        settings,
        most: 10,
      }),
    ),
  )
  expect(part).toMatchInlineSnapshot(`
    "- **❌ Failed on head, not on base:** \`A\`. Fix the change, or fix the benchmark if it is new or fails only now and then.
    - **⚠️ Failed on base:** \`B\`. There is nothing to compare head with.
    - **⚠️ Failed on both sides:** \`C\`. Head is not known to be the cause. Fix the benchmark, or mute it with \`gate: off\` in a rule of the rules file (\`benchmarks\`).

    <details><summary>Errors and output</summary>

    \`\`\`text
    it failed on head

    panic: head
    \`\`\`

    \`\`\`text
    it failed on base

    panic: base
    \`\`\`

    </details>"
  `)
})

test('runs are counted only where one failed, not where there was no time for a benchmark', () => {
  const tries = { base: { runs: 4, failed: 0 }, head: { runs: 4, failed: 0 } }
  const failures = (['base', 'head'] as const).map(side => ({
    ...{ side, message: 'Not measured: the budget of 3 min has room for 7 of 11 benchmarks.', output: '' },
    kind: 'no time' as const,
  }))
  const dropped: BenchmarkLostToFailure = { benchmark: 'A', package: 'example.com/parse', failures, tries }
  const part = asMarkdown(failedBenchmarksPart(subjectOf({ lost: [dropped], settings, most: 10 })))
  expect(part).toContain('- **⚠️ Not measured, as the time limit (budget) is too short:** `A`. Raise')
})

test('how often each side failed is told, and decides what is said of it', () => {
  const tried = (benchmark: string, [base, head]: readonly [number, number], ...sides: readonly Side[]) => ({
    ...lost(benchmark, ...sides),
    tries: { base: { runs: 12, failed: base }, head: { runs: 10, failed: head } },
  })
  const all = [
    tried('A', [0, 5], 'head'),
    tried('B', [1, 9], 'head'),
    tried('C', [2, 3], 'head'),
    tried('D', [5, 0], 'base'),
  ]
  const part = asMarkdown(failedBenchmarksPart(subjectOf({ lost: all, settings, most: 10 })))
  expect(part.split('\n').filter(line => line.startsWith('- '))).toEqual([
    expect.stringContaining(
      'Failed on head, not on base:** `A` (failed in 0 of 12 runs on base, and in 5 of 10 on head).',
    ),
    expect.stringContaining('Failed more often on head than on base:** `B` (failed in 1 of 12 runs'),
    expect.stringContaining('Failed on base:** `D`'),
    expect.stringContaining('Failed on both sides:** `C` (failed in 2 of 12 runs on base, and in 3 of 10'),
  ])
})

test('what fails now and then and was measured is named with its counts, a command as a whole', () => {
  const counts = { base: { runs: 1, failed: 0 }, head: { runs: 3, failed: 1 } }
  const flaky = ['A', null].map(benchmark => ({ benchmark, package: null, ...counts }))
  expect(asMarkdown([{ kind: 'paragraph', text: flakyBenchmarksText(flaky, 5) }])).toContain(
    '`A` failed in 0 of 1 run on base, and in 1 of 3 on head, `the command` failed in 0 of 1 run',
  )
})

test('what had too little time on head alone is not called broken, as the verdict is open', () => {
  const [failure] = lost('A', 'head').failures
  const late = { ...lost('A', 'head'), failures: failure ? [{ ...failure, kind: 'no time' as const }] : [] }
  const part = asMarkdown(failedBenchmarksPart(subjectOf({ lost: [late], settings, most: 10 })))
  expect(part.split('\n', 1)).toEqual([
    '- **⚠️ Ran out of time on head:** `A`. It is not known whether the change is the cause: raise `budget`, or find out what the benchmark waits for.',
  ])
})

test('what a rule has muted does not look like a reason to fail', () => {
  const benchmarks = [ruleFor('A', { gate: 'warn' })]
  const part = asMarkdown(
    failedBenchmarksPart(
      subjectOf({ lost: [lost('A', 'head')], settings: { ...settings, benchmarks }, most: 10 }),
    ),
  )
  expect(part.split('\n', 1)).toEqual([
    '- **🔇 Failed, but muted by a rule:** `A`. These failures do not affect the verdict.',
  ])
})

test('a package that does not build is named as a whole', () => {
  expect(
    asMarkdown(failedBenchmarksPart(subjectOf({ lost: [lost(null, 'base')], settings, most: 10 }))),
  ).toContain('all of `example.com/parse`')
})

test('names and output are shown as they are, whatever is in them', () => {
  const hostile: BenchmarkLostToFailure = {
    benchmark: '`</summary><img>|',
    package: null,
    failures: [{ side: 'head', message: '```\n@someone', output: '```\n</details>', kind: 'failed' }],
  }
  const part = asMarkdown(failedBenchmarksPart(subjectOf({ lost: [hostile], settings, most: 10 })))
  expect(part).toContain('````text')
})

test('many are counted', () => {
  const many = Array.from({ length: 12 }, (_, n) => lost(`B${n}`, 'head'))
  expect(asMarkdown(failedBenchmarksPart(subjectOf({ lost: many, settings, most: 3 })))).toContain(
    '`B0`, `B1`, `B2` and 9 more',
  )
})
