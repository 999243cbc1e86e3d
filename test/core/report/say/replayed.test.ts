// What a reader is told of times that were measured once and replayed: first of all, and what to do.
import { expect, test } from 'vitest'
import { replayedTimesWarningPart } from '../../../../src/core/report/say/warnings.ts'
import { texts } from '../rendered.ts'
import { resultFrom, steady, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

const fixed = steady('A', 'sec/op', 1.23456789)
const run = () => resultFrom([fixed], [fixed])
const said = () => texts(asMarkdown(replayedTimesWarningPart(run())), 'p').join('')

test('says why, and what to do', () => {
  expect(said()).toBe(
    '⚠️ Cached results: on each side, every round reported the same times, which cannot happen by chance. Look for a cache (turbo, nx) or a stored file, and disable it in run: turbo run bench --force, nx bench --skip-nx-cache. If a simulator computes the times, print them in another unit, such as cycles.',
  )
})

test('is nothing where times vary', () => {
  expect(replayedTimesWarningPart(resultFrom([time('A', 1)], [time('A', 1)]))).toEqual([])
})

test('stands above everything, and nothing is said of how to settle the rest', () => {
  const report = markdownReport(run())
  expect(report.indexOf('Cached results')).toBeLessThan(report.indexOf('<details>'))
  expect(report).not.toContain('To decide')
  expect(report.split('Cached results')).toHaveLength(2)
})

test('says how long a round took that ended too soon', () => {
  const warnings = [
    { kind: 'replayed', sides: ['head'], rounds: 7, sooner: { claimed: 5.2, seconds: 0.1 } } as const,
  ]
  expect(texts(asMarkdown(replayedTimesWarningPart({ ...run(), warnings })), 'p').join('')).toMatch(
    /^⚠️ Cached results: a round took 100\.0\sms, but reported 5\.200\ss of measurements\. Look for a cache/,
  )
})
