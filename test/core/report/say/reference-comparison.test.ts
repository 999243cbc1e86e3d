// What is said of the reference beside a pull request.
import { expect, test } from 'vitest'
import type {
  HeadVersusReferenceComparison,
  ReferenceComparisonRow,
  ResultFile,
} from '../../../../src/core/model/result-file.ts'
import { referenceComparisonPart } from '../../../../src/core/report/say/run-report.ts'
import { createBenchmarkNaming } from '../../../../src/core/words/names.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { comparison, spaced } from '../comparisons.ts'
import { resultFrom, subjectOf } from '../runs.ts'
import { asMarkdown } from '../shown.ts'

type Row = Partial<ReferenceComparisonRow>

function shown(
  rows: readonly Row[],
  own: readonly Parameters<typeof comparison>[0][] = [],
  most = 5,
  rules: ResultFile['settings']['benchmarks'] = [],
): string {
  const { benchmark, package: path, unit, better, exact, gate } = comparison()
  const usual: ReferenceComparisonRow = {
    ...{ benchmark, package: path, unit, better, exact, gate },
    ...{ delta: 0.09, ratio: { estimate: 1.092, low: 1.081, high: 1.103 }, change: 'regressed', steps: null },
  }
  const since: HeadVersusReferenceComparison = {
    ...{ sha: '3'.repeat(40), name: 'v1.4.0', threshold: 0.08, rounds: 20 },
    rows: rows.map(row => ({ ...usual, ...row })),
  }
  const comparisons = own.map(one => comparison(one))
  const result: ResultFile = { ...resultFrom([], [], { benchmarks: rules }), comparisons, since }
  return spaced(
    asMarkdown(
      referenceComparisonPart(
        subjectOf({ ...result, naming: createBenchmarkNaming(since.rows.map(one => one)), most }),
      ),
    ),
  )
}

const small = {
  change: 'unchanged',
  ratio: { estimate: 1.018, low: 1.01, high: 1.03 },
  delta: 0.018,
} as const

test('a pull request that adds to what exceeds the budget is told in one line, and each such row in another', () => {
  const text = shown([{}, { benchmark: 'Decode', change: 'unchanged' }], [small])
  expect(text).toContain('1 of 2 comparisons is worse by more than 8%, and this pull request adds to it.')
  expect(text).toContain('That alone does not fail the check')
  expect(text).toMatch(/Encode.* is 9.2% slower, .*between.* 8.1% and 10.3%; \+1.8% from this pull request/)
  expect(text).not.toContain('Decode')
})

test('one that adds to nothing hears of what others have done in one sentence, and is not warned', () => {
  const faster = { ...small, ratio: { estimate: 0.98, low: 0.97, high: 0.99 }, delta: -0.02 }
  for (const own of [[{ ...small, p: 0.4 }], [faster], [{ ...small, better: null }], []])
    expect(shown([{}], own)).toBe(
      'Since `v1.4.0`, the only comparison is worse by more than 8%; this pull request is not shown to add to it.',
    )
  const two = shown([{}, { benchmark: 'Far' }, { benchmark: 'B', change: 'within' }], [small])
  expect(two).toContain(
    '2 of 3 comparisons are worse by more than 8%, and this pull request adds to 1 of them.',
  )
  expect(two).not.toContain('Far')
})

test('a row that does not count as worse says so, and the limit is a number unless a rule sets another', () => {
  const within = { benchmark: 'Decode', change: 'within' } as const
  const own = [small, { benchmark: 'Decode' }]
  const text = shown([{}, within], own)
  expect(text).toContain('1 of 2 comparisons is worse by more than 8%, and this pull request adds to it.')
  expect(text).toMatch(/Encode.*10.3%; .*\n.*Decode.* \(not shown to exceed 8%\); /)
  const ruled = shown([{}, within], own, 5, [ruleFor('Decode', { threshold: 0.2 })])
  expect(ruled).toContain('1 of 2 comparisons is worse by more than the threshold, and')
  expect(ruled).toContain('(not shown to exceed the threshold)')
})

test('what this pull request makes worse is told within the budget, too', () => {
  const text = shown([{ change: 'unchanged' }], [{}])
  expect(text).toContain('the only comparison is not shown to be worse by more than 8%')
  expect(text).toMatch(/Encode.* is 9.2% slower.* \(not shown to exceed 8%\); \+7.2% from this pull request/)
})

test.each([
  [3, '+1.8% from this pull request, after 3 earlier slowdowns'],
  [1, '+1.8% from this pull request, after 1 earlier slowdown'],
  [10, '+1.8% from this pull request, after 10 earlier slowdowns'],
  [0, '+1.8% from this pull request'],
  [null, '+1.8% from this pull request'],
])('after %s steps of the history it says how many there were', (steps, said) => {
  expect(shown([{ steps }], [small]).trimEnd()).toMatch(new RegExp(`; \\${said}$`))
})

test('the furthest come first, and more than fit are counted', () => {
  const far = { benchmark: 'Far', ratio: { estimate: 2, low: 1.9, high: 2.1 } }
  const rows = [{}, { benchmark: 'New', ratio: null, delta: null }, far]
  const text = shown(rows, [{}, { benchmark: 'New' }, { benchmark: 'Far' }], 2)
  expect(text).toMatch(/New.* is no longer 0[\s\S]*Far.* is 100% slower[\s\S]*and 1 more in the result file/)
})

test('a unit in which more is better gets worse by less', () => {
  const [better, unit] = ['higher', 'B/s'] as const
  const less = { ratio: { estimate: 0.8, low: 0.78, high: 0.82 }, delta: -0.2 }
  const own = { better, unit, change: 'unchanged', ratio: { estimate: 0.97, low: 0.96, high: 0.98 } } as const
  expect(shown([{ better, unit, ...less }], [own])).toMatch(
    /is 20.0% slower in .*; -3.0% from this pull request/,
  )
})

test('nothing is said of what is off, or where nothing was measured', () => {
  expect(shown([{ gate: 'off' }, { benchmark: 'B', change: 'within' }])).toMatch(
    /^Since .* the only comparison is not/,
  )
  expect(shown([{ gate: 'off' }])).toBe('')
  expect(shown([])).toBe('')
})

test('names are data', () => {
  expect(shown([{ benchmark: '](http://x) **' }], [{ benchmark: '](http://x) **' }])).toContain(
    '`](http://x) **`',
  )
})
