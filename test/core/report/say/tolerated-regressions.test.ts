// What is said of regressions that fail nothing.
import { describe, expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import {
  acceptedAndMutedRegressionsPart,
  improvementsNotRelinkedPart,
} from '../../../../src/core/report/say/tolerated-regressions.ts'
import { renderMarkdownBlocks } from '../../../../src/core/report/show/markdown.ts'
import { createBenchmarkNaming } from '../../../../src/core/words/names.ts'
import { acceptedFor, ruleFor } from '../../../support/benchmark-rules.ts'
import { comparison, spaced } from '../comparisons.ts'
import { goSettings, resultFrom, steady, subjectOf, time } from '../runs.ts'
import { asMarkdown, htmlReport, markdownReport, textReport } from '../shown.ts'

describe('passing', () => {
  const shown = (all: Parameters<typeof comparison>[0][], benchmarks = [ruleFor('*', { gate: 'warn' })]) => {
    const comparisons = all.map(one => comparison(one))
    const result = { ...resultFrom([], [], { benchmarks }), comparisons }
    return spaced(
      renderMarkdownBlocks(
        acceptedAndMutedRegressionsPart(
          subjectOf({ ...result, naming: createBenchmarkNaming(comparisons), most: 2 }),
        ),
      ),
    )
  }

  test('who accepted what, up to which size, and why', () => {
    const accepted = acceptedFor('*', 0.09, { by: 'kim', when: '2026-11-20T10:00:00Z', why: 'bounds' })
    expect(shown([{ accepted }])).toContain('by `kim` on 2026-11-20, up to 9%: `bounds`.')
    const fromZero = { ...acceptedFor('*', null), valueUpTo: 3 }
    expect(shown([{ accepted: fromZero, unit: 'allocs/op' }])).toMatch(/, up to 3 `allocs\/op`\.$/)
    expect(shown([{ accepted: acceptedFor('*', null) }])).toMatch(/; \*\*accepted\*\*, of any size\.$/)
  })

  test('what only warns, with the rule’s words; what is off is not said', () => {
    const text = shown(
      [{ gate: 'warn', rule: 0 }],
      [ruleFor('*', { owner: '@a', until: '2027-01-31', why: 'noisy' })],
    )
    expect(text).toContain('**muted** by a rule (owner `@a`, until 2027-01-31): `noisy`.')
    expect(shown([{ gate: 'off', rule: 0 }])).toBe('')
    expect(shown([{ gate: 'warn', rule: 0, change: 'unchanged' }])).toBe('')
  })

  test('reasons are data, and cut', () => {
    const why = `<img src=x> @everyone\n::error::x ${'y'.repeat(1000)}`
    const text = shown([{ accepted: acceptedFor('*', 0.5, { why, by: '](http://x) **' }) }])
    expect(text).not.toContain('\n::error')
    expect(text.length).toBeLessThan(900)
    expect(text).toContain('`](http://x) **`')
  })

  test('more than fit are counted', () => {
    const all = ['A', 'B', 'C', 'D'].map(benchmark => ({ benchmark, gate: 'warn' as const, rule: 0 }))
    expect(shown(all)).toMatch(/2 more/)
  })
})

// Improvements of code that lay where it lay.
describe('seen once', () => {
  const pkg = 'example.com/m'
  const inPackage = (benchmark: string, center: number) => time(benchmark, center, { pkg })
  const result: ResultFile = resultFrom(
    [inPackage('Read-8', 1), inPackage('Write-8', 1), { ...steady('Read-8', 'B/op', 64), config: { pkg } }],
    [inPackage('Read-8', 0.8), inPackage('Write-8', 1), { ...steady('Read-8', 'B/op', 32), config: { pkg } }],
    { go: goSettings },
  )
  const words = (one: ResultFile) =>
    asMarkdown(
      improvementsNotRelinkedPart(subjectOf({ ...one, naming: createBenchmarkNaming(one.comparisons) })),
    )

  test('an improvement in one layout is said to be measured once, and one that does not vary is not', () => {
    expect(words(result)).toBe(
      '`Read` improved, but each side was linked only once. The layout (where the linker places the code in memory) can by itself make a benchmark this much faster, so the change may not be the cause.',
    )
  })

  test('nothing is said of packages that were laid out anew, of commands, and where nothing improved', () => {
    expect(words({ ...result, laidOut: [pkg] })).toBe('')
    expect(words({ ...result, settings: { ...result.settings, go: null } })).toBe('')
    expect(words({ ...result, comparisons: result.comparisons.slice(1, 2) })).toBe('')
  })

  test('every report says so where improvements are told', () => {
    for (const report of [markdownReport(result), textReport(result), htmlReport(result)])
      expect(report).toContain('each side was linked only once')
    const anew = { ...result, laidOut: [pkg] }
    for (const report of [markdownReport(anew), textReport(anew), htmlReport(anew)])
      expect(report).not.toContain('measured once')
  })

  test('names of a pull request cannot act', () => {
    const [first] = result.comparisons
    const hostile = { ...result, comparisons: [{ ...first, benchmark: '`<b>@all' } as typeof first] }
    expect(markdownReport(hostile as ResultFile)).toContain('`` `<b>@all ``')
  })
})
