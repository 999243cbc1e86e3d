// What a reader is told of times that were measured once and replayed: first of all, and what to do.
import { expect, test } from 'vitest'
import { replayedPart } from '../../../../src/core/report/say/replayed.ts'
import { texts } from '../rendered.ts'
import { goSettings, resultFrom, steady, time } from '../runs.ts'
import { asMarkdown, markdownReport } from '../shown.ts'

const fixed = steady('A', 'sec/op', 1.23456789)
const run = (more = {}) => resultFrom([fixed], [fixed], more)
const said = (more = {}) => texts(asMarkdown(replayedPart(run(more))), 'p').join('')

test('says which sides, why, and what to do', () => {
  expect(said()).toBe(
    '⚠️ Not measured in each round: every round of base and head printed the same times to the last digit, so they were measured once and replayed, by a cache as of turbo or nx, or from a file. Switch it off in run (turbo run bench --force, nx bench --skip-nx-cache). If a simulator computes these times, so that they cannot vary, let it print them in a unit that is no time, such as cycles.',
  )
  expect(said({ go: goSettings })).toMatch(/let the benchmark print Unit sec\/op assume=exact\.$/)
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
