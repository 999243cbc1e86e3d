// The notices of the comment: what they quote stays text.
import { expect, test } from 'vitest'
import {
  cancelledNotice,
  failureNotice,
  measuringNotice,
} from '../../../../src/core/report/show/comment-text.ts'
import { tags, texts } from '../rendered.ts'

const nowhere = { head: null, run: null }
const at = '2026-11-22T13:05:59Z'

test('says nothing of a commit that is not known, and links no run outside of one', () => {
  for (const notice of [measuringNotice(nowhere, at, null), cancelledNotice(nowhere, at)])
    expect(tags(notice)).toEqual(['h2', 'p'])
  expect(texts(failureNotice(nowhere, 'x'), 'code')).toEqual(['x'])
})

test('names the commit, and links the run', () => {
  const notice = measuringNotice({ head: 'a'.repeat(40), run: 'https://github.com/o/r/actions/runs/1' }, at, {
    place: 'round 3 of 20',
    at: '2026-11-22T14:00:00Z',
  })
  expect(texts(notice, 'h2')).toEqual(['⏳ Benchgate: measuring aaaaaaaaa'])
  expect(notice).toContain('Since 2026-11-22 13:05 UTC ([log](https://github.com/o/r/actions/runs/1))')
  expect(notice).toContain('; round 3 of 20 at 2026-11-22 14:00 UTC.')
})

test('shows as code what the reason quotes, be it output of a benchmark', () => {
  const reason = 'In round 1: --- FAIL: <img src=x> [a](https://evil.example) | @octocat `x`'
  const notice = failureNotice(nowhere, reason)
  expect(tags(notice)).not.toContain('img')
  expect(tags(notice)).not.toContain('a')
  expect(texts(notice, 'code')).toEqual([reason])
})
