// The notice on a report that a later run could not renew.
import { expect, test } from 'vitest'
import { markdownReport } from '../../../src/core/report/markdown.ts'
import { markStale } from '../../../src/core/report/stale.ts'
import { texts } from './rendered.ts'
import { commits, resultFrom, time } from './runs.ts'

const report = '## ✅ Benchgate: No regression in 1 benchmark\n\n| a |\n|---|\n| b |\n'
const sha = '0123456789abcdef0123456789abcdef01234567'

test('keeps the whole report under the notice', () => {
  const marked = markStale(report, sha, 'The command failed.')
  expect(marked.endsWith(report)).toBe(true)
  expect(texts(marked, 'h2')).toEqual(['✅ Benchgate: No regression in 1 benchmark'])
  const notice = texts(marked, 'blockquote').join('')
  expect(notice).toContain('012345678')
  expect(notice).toContain('The command failed.')
})

test('replaces a notice that is there, so that they never pile up', () => {
  const twice = markStale(markStale(report, sha, 'First.'), null, 'Second.')
  expect(twice).toBe(markStale(report, null, 'Second.'))
})

test('says nothing of a commit that is not known', () => {
  expect(texts(markStale(report, null, 'x'), 'code')).toEqual([])
})

test('leaves a report alone that only mentions the notice', () => {
  const mentions = `intro <!-- /benchgate stale --> rest\n`
  expect(markStale(mentions, null, 'x').endsWith(mentions)).toBe(true)
})

test('a stale comment looks as it did', async () => {
  const old = markdownReport(resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.2e-3)]))
  const reason = 'The command failed with exit code 2 in round 1 of 10, head (222222222).'
  await expect(markStale(old, commits.head.sha, reason)).toMatchFileSnapshot('../../golden/stale.md')
})
