// What a reader is told where base could not be measured.
import { expect, test } from 'vitest'
import { markdownReport } from '../../../src/core/report/markdown.ts'
import { resultWithoutBase } from '../../../src/core/result.ts'
import { tags, texts } from './rendered.ts'
import { commits, machine, settings } from './runs.ts'
import { samples } from './samples.ts'

test('is in the headline, with the command that failed and what it said', () => {
  const report = markdownReport(samples['base-broken']?.() as never)
  expect(texts(report, 'h2')).toEqual([
    '⚠️ Benchgate: Base could not be measured, so there is nothing to compare with',
  ])
  expect(report).toContain('undefined: decodeFast')
  expect(report).not.toContain('adds the first benchmarks')
})

test('names the overlay where there is one, as it may be what broke base', () => {
  const without = { commits, machine, suite: [] }
  const report = (overlay: readonly string[]) =>
    markdownReport(
      resultWithoutBase({ ...without, settings: { ...settings, overlay } }, { message: 'm', output: '' }),
    )
  expect(report(['**/*_test.go'])).toContain('name fewer of them')
  expect(report([])).not.toContain('overlay')
})

test('is data, whatever it says', () => {
  const hostile = '```\n<img src=x onerror=alert(1)> @everyone </details> ::set-output::'
  const report = markdownReport(
    resultWithoutBase({ commits, settings, machine, suite: [] }, { message: hostile, output: hostile }),
  )
  expect(tags(report)).not.toContain('img')
  expect(texts(report, 'pre').filter(text => text.includes('onerror'))).toHaveLength(2)
})
