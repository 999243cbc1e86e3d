// What a run without a verdict says: which of the three endings it was, and the output as data.
import { expect, test } from 'vitest'
import {
  CancelledError,
  CouldNotMeasureError,
  MisconfiguredError,
} from '../../../../src/core/model/errors.ts'
import {
  buildRunReportOfFailure,
  formatErrorOnOneLine,
  linesOfFailureForTerminal,
} from '../../../../src/core/report/say/run-failure.ts'
import { markdownOfRunReport } from '../../../../src/core/report/show/markdown.ts'
import { long } from '../../../support/long.ts'
import { tags, texts } from '../rendered.ts'

test('tells a mistake in a setting from a measurement that failed and from anything else', () => {
  const headings = [new MisconfiguredError('x'), new CouldNotMeasureError('x'), new TypeError('x')].map(
    error => texts(markdownOfRunReport(buildRunReportOfFailure(error)), 'h2')[0],
  )
  expect(headings).toEqual([
    '❌ Benchgate: A setting needs your attention',
    '❌ Benchgate: Could not measure',
    '❌ Benchgate: Something went wrong',
  ])
})

test('shows message and output as text that nothing in them can leave', () => {
  const nasty = '```\n</details><img src=x>\n# @everyone\n````'
  const report = markdownOfRunReport(
    buildRunReportOfFailure(new CouldNotMeasureError(`failed: ${nasty}`, nasty)),
  )
  expect(tags(report)).toEqual(['code', 'h2', 'p', 'pre', 'strong'])
  expect(texts(report, 'code')).toEqual([`failed: ${nasty}\n`, `${nasty}\n`])
})

test('does not promise output where there is none', () => {
  for (const error of [new CouldNotMeasureError('x'), new MisconfiguredError('x')])
    expect(texts(markdownOfRunReport(buildRunReportOfFailure(error)), 'pre')).toHaveLength(1)
})

test('says of a full disk what to do, and not only what the system calls it', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/x',
  })
  expect(formatErrorOnOneLine(error)).toMatch(
    /^\/x could not be written: no space left \(ENOSPC\)\. Free some space/,
  )
})

test('says that the check fails, whatever was thrown', () => {
  for (const thrown of [new Error('x'), 'x', undefined, null, { toString: () => 'x' }, Object.create(null)])
    expect(markdownOfRunReport(buildRunReportOfFailure(thrown))).toContain(
      '**Check fails**: the run ended without a verdict',
    )
})

test('is no failure of the check where the run was cancelled or had nothing to do', () => {
  const report = markdownOfRunReport(buildRunReportOfFailure(new CouldNotMeasureError('x'), false))
  expect(report).toMatch(/^## ⚠️ [^\n]*\n\n\*\*No verdict\*\*/)
})

test('shows output as a terminal would: Windows line ends end lines, colours are not written out', () => {
  const report = markdownOfRunReport(
    buildRunReportOfFailure(new CouldNotMeasureError('x', 'a\r\nb\u001b[31mred\u001b[0m\rc')),
  )
  expect(texts(report, 'code')[1]).toBe('a\nbred\\u000dc\n')
})

test('shows the beginning of a message that is too long to be read, as a command in it can have any length', () => {
  const error = new CouldNotMeasureError(`Command: ${'x'.repeat(2e6)}`)
  expect(markdownOfRunReport(buildRunReportOfFailure(error)).length).toBeLessThan(5000)
  expect(formatErrorOnOneLine(error)).toMatch(/^Command: x+…$/)
})

test.each([
  ['control characters', '\0'],
  ['fences', '`'],
  ['characters of four bytes', '😀'],
  ['lines', '\n'],
])('fits a comment and a check with as many %s as there can be, and stays code', long, (_, character) => {
  const full = character.repeat(20_000)
  const report = markdownOfRunReport(
    buildRunReportOfFailure(new CouldNotMeasureError(`@everyone ${full}`, `${full} [x](y) the end`)),
  )
  expect(report.length).toBeLessThan(50_000)
  expect(tags(report)).toEqual(['code', 'h2', 'p', 'pre', 'strong'])
  expect(report).toContain('[x](y) the end')
})

test('puts the failure into one line without hidden characters', () => {
  expect(formatErrorOnOneLine(new CouldNotMeasureError('first\n  second\r\n::error::x\u001b[2J\u202e'))).toBe(
    'first. second. ::error::x\\u001b[2J\\u202e',
  )
  // What follows a command must not be taken for its arguments.
  expect(formatErrorOnOneLine('Failed. Command: grep -E\nCheck it out:\n  here')).toBe(
    'Failed. Command: grep -E. Check it out: here',
  )
  expect(formatErrorOnOneLine('just text')).toBe('just text')
  expect(formatErrorOnOneLine(new Error(''))).toBe('an unknown error')
  expect(formatErrorOnOneLine(new CancelledError('stopped'))).toBe('stopped')
})

test('keeps its lines for a terminal, without hidden characters', () => {
  expect(linesOfFailureForTerminal(new CouldNotMeasureError('first\n  second\u001b[2J\u202e'))).toEqual([
    'first',
    '  second\\u202e',
  ])
})

test('a failure report looks as it did', async () => {
  const error = new CouldNotMeasureError(
    'The command failed with exit code 1 in round 3 of 10, head (222222222). Command: go test -bench=. ./...\nCheck that commit out and run the command there to see it fail.',
    'goos: linux\nBenchmarkEncode-8   \t--- FAIL: BenchmarkEncode-8\n    encode_test.go:12: ``` unexpected EOF\nFAIL\nexit status 1',
  )
  await expect(markdownOfRunReport(buildRunReportOfFailure(error))).toMatchFileSnapshot(
    '../../../golden/failure.md',
  )
})
