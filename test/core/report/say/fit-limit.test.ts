// Reports of any size fit their limit, and say what they leave out.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Comparison } from '../../../../src/core/model/comparison.ts'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { maxCommentLength, maxStepSummaryBytes } from '../../../../src/core/report/say/fit-limit.ts'
import { long, testProperty } from '../../../support/long.ts'
import { tags, texts } from '../rendered.ts'
import { resultFrom, steady, time } from '../runs.ts'
import { fittingReport, markdownReport } from '../shown.ts'

const bytes = (text: string) => Buffer.byteLength(text)
const nasty = ['|`<@&[', '|', '世界', '</code>', '\u202e', '\n', '😀', 'plain/name']

const changes = ['regressed', 'improved', 'changed', 'unchanged', 'inconclusive'] as const

/** A result of `counts` comparisons of each kind, with names of `length` nasty characters, and units too if asked. */
function huge(
  counts: Partial<Record<Comparison['change'] | 'onlyBase' | 'onlyHead', number>>,
  length = 60,
  nastyUnits = false,
): ResultFile {
  const small = resultFrom([time('A', 1e-3)], [time('A', 1.5e-3)])
  const [like] = small.comparisons
  if (!like) throw new Error('nothing was compared')
  const name = (kind: string, index: number) =>
    `${kind}${index}/${(nasty[index % nasty.length] ?? '').repeat(length).slice(0, length)}`
  const list = (kind: keyof typeof counts) =>
    Array.from({ length: counts[kind] ?? 0 }, (_, index) => name(kind, index))
  const unit = (name: string, otherwise: string) => (nastyUnits ? `${name}/s` : otherwise)
  const comparisons = changes.flatMap(change =>
    list(change).map((benchmark, index) => ({
      ...like,
      benchmark,
      unit: unit(benchmark, like.unit),
      change,
      delta: index / 1000 + 0.1,
      ratio: { estimate: index / 1000 + 1.1, low: 1.05, high: index / 1000 + 1.2 },
      p: change === 'unchanged' || change === 'inconclusive' ? 0.5 : 0.0001,
      warnings: [{ kind: 'two-modes' as const, side: 'head' as const }],
    })),
  )
  const only = (kind: 'onlyBase' | 'onlyHead') =>
    list(kind).map(benchmark => ({ benchmark, package: null, unit: nastyUnits ? unit(benchmark, '') : null }))
  return { ...small, comparisons, unmatched: { base: only('onlyBase'), head: only('onlyHead') } }
}

test('a report that fits is unchanged', () => {
  const result = huge({ regressed: 3, unchanged: 20 })
  expect(fittingReport(result, maxCommentLength)).toBe(markdownReport(result))
  expect(markdownReport(result)).not.toContain('[!NOTE]')
})

test(
  'fits 5,000 benchmarks with long nasty names into a comment and a summary, and says what it left out',
  long,
  () => {
    const result = huge({ regressed: 500, improved: 500, unchanged: 4000, onlyBase: 300, onlyHead: 300 }, 190)
    for (const limit of [maxCommentLength, maxStepSummaryBytes]) {
      const report = fittingReport(result, limit)
      expect(bytes(report)).toBeLessThanOrEqual(limit)
      expect(report).toMatch(
        /^## ❌ .+\n\n.+\n\n> \[!NOTE\]\n> Shortened to fit. Left out: .+\. The result file has everything\.\n/,
      )
    }
  },
)

testProperty('never exceeds the limit, whatever there is much of', 12, numRuns => {
  const count = fc.constantFrom(0, 1, 4, 40, 400)
  const counts = fc.record({
    regressed: count,
    improved: count,
    changed: count,
    unchanged: count,
    inconclusive: count,
    onlyBase: count,
    onlyHead: count,
  })
  fc.assert(
    fc.property(counts, fc.constantFrom(1, 60, 300), fc.boolean(), (some, length, nastyUnits) => {
      const result = huge(some, length, nastyUnits)
      const report = fittingReport(result, maxCommentLength)
      expect(bytes(report)).toBeLessThanOrEqual(maxCommentLength)
      const whole = markdownReport(result)
      expect(report.includes('Shortened to fit')).toBe(report !== whole)
    }),
    { numRuns },
  )
})

test('fits where a few names and units are of nothing but characters that take much room', long, () => {
  for (const character of ['|', '| ', '`', '\u202e', '😀', 'x']) {
    const name = character.repeat(70_000)
    const result = resultFrom(
      [steady('A', `${name}/s`, 100), ...Array.from({ length: 9 }, (_, index) => time(`${index}${name}`, 1))],
      [steady('A', `${name}/s`, 50), steady('A', `2${name}`, 1), time(`new${name}`, 1)],
    )
    for (const limit of [maxCommentLength, maxCommentLength - 1500])
      expect(bytes(fittingReport(result, limit)), character).toBeLessThanOrEqual(limit)
  }
})

test('shows the headline alone where the names of a few benchmarks are too long', long, () => {
  const some = { regressed: 1, improved: 3, changed: 3, inconclusive: 3, onlyBase: 3, onlyHead: 3 }
  const small = huge(some)
  const long = (one: { benchmark: string }) => ({ ...one, benchmark: '|'.repeat(200), unit: '|'.repeat(200) })
  const result = { ...small, comparisons: small.comparisons.map(one => ({ ...one, ...long(one) })) }
  const report = fittingReport(result, maxCommentLength)
  expect(bytes(report)).toBeLessThanOrEqual(maxCommentLength)
  expect(texts(report, 'blockquote').join('')).toContain('Shortened to fit. Left out: all but the headline.')
})

test('shows the headline alone, and whose result it is, where warnings do not fit', () => {
  const names = Array.from({ length: 10 }, (_, index) => `${index}${'|'.repeat(200)}`)
  const { merged, ...measured } = resultFrom([time('A', 1e-3)], [time('A', 1.5e-3)])
  const result: ResultFile = {
    ...measured,
    merged: { files: 1, machines: [measured.machine], missing: [], isStrangers: true },
    warnings: [{ kind: 'unread-results', sides: ['head'], count: 10, lines: names }],
  }
  const report = fittingReport(result, 20_000)
  expect(bytes(report)).toBeLessThanOrEqual(20_000)
  expect(report).toContain('## ❌ Benchgate: 1 of 1 benchmark regressed\n')
  expect(texts(report, 'blockquote').join('')).toContain('Shortened to fit. Left out: all but the headline.')
  expect(report).toContain('Measured by a job that runs the code of the pull request')
})

test('drops unchanged rows before anything that changed', long, () => {
  const report = fittingReport(huge({ regressed: 5, improved: 5, unchanged: 2000 }), maxCommentLength)
  for (const index of [0, 1, 2, 3, 4]) {
    expect(report).toContain(`regressed${index}/`)
    expect(report).toContain(`improved${index}/`)
  }
  expect(report).not.toContain('unchanged0/')
  expect(texts(report, 'summary').join()).not.toContain('comparisons')
  expect(texts(report, 'blockquote').join('')).toContain('Left out: rows without a change, medians')
})

test('drops improvements before regressions', long, () => {
  const report = fittingReport(huge({ regressed: 40, improved: 2000 }, 40), maxCommentLength)
  expect(report.match(/^\| ❌\u00a0/gm)).toHaveLength(40)
  expect(report).toMatch(/and all but the first \d+ improvements and names in lists/)
  expect(report).not.toContain('improved0/')
})

test('shows the worst regressions where not all fit', long, () => {
  const report = fittingReport(huge({ regressed: 2000 }), maxCommentLength)
  expect(report).toContain('regressed1999/')
  expect(report).not.toContain('regressed0/')
  expect(texts(report, 'blockquote').join('')).toMatch(/all but the \d+ worst regressions/)
})

test('says how many unmatched benchmarks it does not name', long, () => {
  const report = fittingReport(huge({ unchanged: 1, onlyHead: 3000 }), maxCommentLength)
  const named = texts(report, 'p').find(text => text.startsWith('Only on head')) ?? ''
  expect(named).toMatch(/ and 2900 more\.$/)
})

test('leaves out the command if it does not fit', () => {
  const result = resultFrom([time('A', 1)], [time('A', 1)], {
    run: 'x'.repeat(100_000),
    setup: 'y'.repeat(100_000),
  })
  const report = fittingReport(result, maxCommentLength)
  expect(bytes(report)).toBeLessThan(5000)
  expect(texts(report, 'pre')).toEqual(['(too long to show)\n'])
  expect(tags(report)).toContain('h2')
})
