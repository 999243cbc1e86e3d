// What a reader is told of times that were measured once and replayed: first of all, and what to do.
import { expect, test } from 'vitest'
import { replayedPart } from '../../../../src/core/report/say/warnings.ts'
import { texts } from '../rendered.ts'
import { resultFrom, steady, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

const fixed = steady('A', 'sec/op', 1.23456789)
const run = () => resultFrom([fixed], [fixed])
const said = () => texts(asMarkdown(replayedPart(run())), 'p').join('')

test('says why, and what to do', () => {
  expect(said()).toBe(
    '⚠️ Not measured in each round: chance does not explain that all times are the same (if a simulator computes them, let it print them in a unit that is no time, such as cycles). Look for a cache, as of turbo or nx, or a stored file, and switch it off in run (turbo run bench --force, nx bench --skip-nx-cache).',
  )
})

test('is nothing where times vary', () => {
  expect(replayedPart(resultFrom([time('A', 1)], [time('A', 1)]))).toEqual([])
})

test('stands above everything, and nothing is said of how to settle the rest', () => {
  const report = markdownReport(run())
  expect(report.indexOf('Not measured in each round')).toBeLessThan(report.indexOf('<details>'))
  expect(report).not.toContain('To settle this')
  expect(report.split('Not measured in each round')).toHaveLength(2)
})

test('says how long a round took that ended too soon', () => {
  const warnings = [
    { kind: 'replayed', sides: ['head'], rounds: 7, sooner: { claimed: 5.2, seconds: 0.1 } } as const,
  ]
  expect(texts(asMarkdown(replayedPart({ ...run(), warnings })), 'p').join('')).toMatch(
    /^⚠️ Not measured in each round: one took 100\.0\sms for 5\.200\ss of measuring\. Look for a cache/,
  )
})
