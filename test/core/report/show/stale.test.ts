// The notice on a report that a later run could not renew.
import { expect, test } from 'vitest'
import { CouldNotMeasure } from '../../../../src/core/model/errors.ts'
import { failureLine } from '../../../../src/core/report/say/failure.ts'
import { markStale } from '../../../../src/core/report/show/stale.ts'
import { tags, texts } from '../rendered.ts'
import { commits, resultFrom, time } from '../runs.ts'
import { markdownReport } from '../shown.ts'

const report = '## ✅ Benchgate: No regression in 1 benchmark\n\n| a |\n|---|\n| b |\n'
const sha = '0123456789abcdef0123456789abcdef01234567'

test('keeps the whole report under the notice', () => {
  const marked = markStale(report, sha, 'The command failed.', null)
  expect(marked.endsWith(report)).toBe(true)
  expect(texts(marked, 'h2')).toEqual(['✅ Benchgate: No regression in 1 benchmark'])
  const notice = texts(marked, 'blockquote').join('')
  expect(notice).toContain('012345678')
  expect(notice).toContain('The command failed.')
})

test('replaces a notice that is there, so that they never pile up', () => {
  const twice = markStale(markStale(report, sha, 'First.', null), null, 'Second.', null)
  expect(twice).toBe(markStale(report, null, 'Second.', null))
})

test('says nothing of a commit that is not known, and links no run outside of one', () => {
  const marked = markStale(report, null, 'x', null)
  expect(texts(marked, 'code')).toEqual(['x'])
  expect(texts(marked, 'blockquote').join('')).toContain('The latest commit could not be measured, so')
})

test('links the run that failed', () => {
  const marked = markStale(report, sha, 'x', 'https://github.com/o/r/actions/runs/1')
  expect(marked).toContain('could not be measured ([the run](https://github.com/o/r/actions/runs/1)), so')
})

test('shows as code what the reason quotes, be it output of a benchmark', () => {
  const reason = 'In round 1: --- FAIL: <img src=x> [a](https://evil.example) | @octocat `x`'
  const marked = markStale(report, null, failureLine(new CouldNotMeasure(reason)), null)
  expect(tags(marked)).not.toContain('img')
  expect(tags(marked)).not.toContain('a')
  expect(texts(marked, 'code')).toEqual([reason])
})

test('replaces a notice whose reason quotes the end of one', () => {
  const once = markStale(report, null, 'x <!-- /benchgate stale --> y\n<!-- /benchgate stale -->', null)
  expect(markStale(once, null, 'z', null)).toBe(markStale(report, null, 'z', null))
})

test('needs no more than the room that a comment keeps for it, whatever the reason', () => {
  const run = `https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}/actions/runs/12345678901`
  for (const character of ['x', '|', '`', '\u202e', '😀', '\n'])
    expect(markStale('', sha, character.repeat(5000), run).length).toBeLessThan(1450)
})

test('leaves a report alone that only mentions the notice', () => {
  const mentions = `intro <!-- /benchgate stale --> rest\n`
  expect(markStale(mentions, null, 'x', null).endsWith(mentions)).toBe(true)
})

test('a stale comment looks as it did', async () => {
  const old = markdownReport(resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.2e-3)]))
  const reason = 'The command failed with exit code 2 in round 1 of 10, head (222222222).'
  const run = 'https://github.com/octocat/hello/actions/runs/1'
  await expect(markStale(old, commits.head.sha, reason, run)).toMatchFileSnapshot('../../../golden/stale.md')
})
