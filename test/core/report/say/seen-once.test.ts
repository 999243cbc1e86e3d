// Improvements of code that lay where it lay.
import { expect, test } from 'vitest'
import type { ResultFile } from '../../../../src/core/model/result-file.ts'
import { seenOncePart } from '../../../../src/core/report/say/passing.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { goSettings, resultFrom, steady, time } from '../runs.ts'
import { asMarkdown, htmlReport, markdownReport, textReport } from '../shown.ts'

const pkg = 'example.com/m'
const inPackage = (benchmark: string, center: number) => time(benchmark, center, { pkg })
const result: ResultFile = resultFrom(
  [inPackage('Read-8', 1), inPackage('Write-8', 1), { ...steady('Read-8', 'B/op', 64), config: { pkg } }],
  [inPackage('Read-8', 0.8), inPackage('Write-8', 1), { ...steady('Read-8', 'B/op', 32), config: { pkg } }],
  { go: goSettings },
)
const words = (one: ResultFile) => asMarkdown(seenOncePart(one, namingOf(one.comparisons)))

test('an improvement in one layout is said to be measured once, and one that does not vary is not', () => {
  expect(words(result)).toBe(
    'Improved, but measured only once, in one memory layout of the code: `Read`. Code that only moved in memory can look just as much faster.',
  )
})

test('nothing is said of packages that were laid out anew, of commands, and where nothing improved', () => {
  expect(words({ ...result, laidOut: [pkg] })).toBe('')
  expect(words({ ...result, settings: { ...result.settings, go: null } })).toBe('')
  expect(words({ ...result, comparisons: result.comparisons.slice(1, 2) })).toBe('')
})

test('every report says so where improvements are told', () => {
  for (const report of [markdownReport(result), textReport(result), htmlReport(result)])
    expect(report).toContain('measured only once, in one memory layout of the code')
  const anew = { ...result, laidOut: [pkg] }
  for (const report of [markdownReport(anew), textReport(anew), htmlReport(anew)])
    expect(report).not.toContain('measured once')
})

test('names of a pull request cannot act', () => {
  const [first] = result.comparisons
  const hostile = { ...result, comparisons: [{ ...first, benchmark: '`<b>@all' } as typeof first] }
  expect(markdownReport(hostile as ResultFile)).toContain('`` `<b>@all ``')
})
