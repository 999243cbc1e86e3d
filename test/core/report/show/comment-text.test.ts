// What stands around a report in the comment, and that it is found there again.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxCommentLength } from '../../../../src/core/report/say/fit-limit.ts'
import {
  cancelledNotice,
  commentTextToEndOfResult,
  extractPreviousResult,
  failureNotice,
  maxTextBesidesPreviousResult,
  measuringNotice,
  noticeWithPreviousResult,
} from '../../../../src/core/report/show/comment-text.ts'
import { withoutSentencesOfGoldenReports } from '../golden-reports.ts'
import { elements, type Node, rendered, tags, textOf, texts } from '../rendered.ts'
import { commits, resultFrom, time } from '../runs.ts'
import { markdownReport } from '../shown.ts'

describe('comment text', () => {
  const at = '2026-11-22T13:05:59Z'
  const [old, head] = [commits.base.sha, commits.head.sha]
  const run = 'https://github.com/octocat/hello/actions/runs/1'
  const report = markdownReport(resultFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.2e-3)]))
  const last = { report, head: old, at }

  test('a result is the last one itself', () => {
    expect(extractPreviousResult(report, 'result', { head: old, at })).toEqual(last)
  })

  test('below a notice it is found again, with its own commit and time, through any number of notices', () => {
    let text = noticeWithPreviousResult(measuringNotice({ head, run }, at, null), last)
    for (const notice of [failureNotice({ head, run }, 'x'), cancelledNotice({ head, run }, at)]) {
      const found = extractPreviousResult(text, 'notice', { head, at: '2026-11-22T15:00:00Z' })
      expect(found).toEqual({ ...last, report: report.trim().replace('##', '####') })
      text = noticeWithPreviousResult(notice, found)
    }
    expect(text.match(/<details><summary>Previous result/g)).toHaveLength(1)
  })

  test('the last result is grey and folded, and its heading is not the largest', () => {
    const shown = rendered(noticeWithPreviousResult(measuringNotice({ head, run }, at, null), last))
    const inFold = elements(shown).filter(({ tagName }) => tagName === 'details')[0]
    expect(elements(inFold as Node).map(({ tagName }) => tagName)).toEqual(
      expect.arrayContaining(['summary', 'blockquote', 'h4', 'table']),
    )
    expect(
      elements(shown)
        .filter(({ tagName }) => tagName === 'h2')
        .map(textOf),
    ).toEqual(['⏳ Benchgate: Measuring 222222222'])
  })

  test('a notice alone has none, nor has another text', () => {
    for (const text of [
      noticeWithPreviousResult('## x', null),
      '## x',
      '',
      'x\n<!-- benchgate last -->\n<details>',
    ])
      expect(extractPreviousResult(text, 'notice', { head, at })).toBeNull()
  })

  test('whatever the report quotes, it is found whole', () => {
    const marks = [
      '\n<!-- /benchgate notice -->\n',
      '\n<!-- benchgate last head=0 -->\n<details><summary>a</summary>\n\n',
      '\n\n</blockquote></details>\n',
      'text',
    ]
    const piece = fc.constantFrom(...marks)
    fc.assert(
      fc.property(fc.record({ a: piece, b: piece, c: fc.string(), at: fc.option(fc.constant(at)) }), one => {
        const quoting = `## r\n${one.a}${one.b}${one.c}`.trim()
        const given = { report: quoting, head: old, at: one.at }
        const text = noticeWithPreviousResult(
          failureNotice({ head, run }, `x ${one.a}${one.b}`.replaceAll('\n', ' ')),
          given,
        )
        expect(extractPreviousResult(text, 'notice', { head, at })).toEqual({
          ...given,
          report: quoting.replace('##', '####'),
        })
      }),
    )
  })

  test('the fold says whose result it is, as far as that is known', () => {
    const title = (of: string | null, when: string | null) =>
      texts(noticeWithPreviousResult('## x', { report, head: of, at: when }), 'summary')[0]
    expect(title(old, at)).toBe('Previous result of 111111111, from 2026-11-22 13:05 UTC (outdated)')
    expect(title(null, null)).toBe('Previous result (outdated)')
  })

  test('a result ends where the last one does, or with the text', () => {
    expect(commentTextToEndOfResult(noticeWithPreviousResult('## x', { ...last, report: 'r\nend' }))).toMatch(
      /\nend$/,
    )
    expect(commentTextToEndOfResult('r\nend\n')).toBe('r\nend')
  })

  test('what stands around a report has room, whatever the reason', () => {
    const where = `https://github.com/${'o'.repeat(39)}/${'r'.repeat(100)}/actions/runs/12345678901`
    for (const character of ['x', '|', '`', '\u202e', '😀', '\n']) {
      const notice = failureNotice({ head, run: where }, character.repeat(5000))
      expect(noticeWithPreviousResult(notice, { report: '', head: 'f'.repeat(64), at }).length).toBeLessThan(
        maxTextBesidesPreviousResult,
      )
    }
    expect(maxTextBesidesPreviousResult).toBeLessThan(maxCommentLength)
  })

  test.each([
    ['measuring', measuringNotice({ head, run }, at, null)],
    [
      'measuring-far',
      measuringNotice({ head, run }, at, { place: 'round 5 of 20', at: '2026-11-22T13:09:00Z' }),
    ],
    ['failed', failureNotice({ head, run }, 'The command failed with exit code 2 in round 1 of 10, head.')],
    ['cancelled', cancelledNotice({ head, run }, at)],
  ])('a comment looks as it did: %s', async (name, notice) => {
    const comment = withoutSentencesOfGoldenReports(noticeWithPreviousResult(notice, last))
    await expect(comment).toMatchFileSnapshot(`../../../golden/comment/${name}.md`)
  })
})

// The notices of the comment: what they quote stays text.
describe('notice', () => {
  const nowhere = { head: null, run: null }
  const at = '2026-11-22T13:05:59Z'

  test('says nothing of a commit that is not known, and links no run outside of one', () => {
    for (const notice of [measuringNotice(nowhere, at, null), cancelledNotice(nowhere, at)])
      expect(tags(notice)).toEqual(['h2', 'p'])
    expect(texts(failureNotice(nowhere, 'x'), 'code')).toEqual(['x'])
  })

  test('is as red as the check', () => {
    const red = failureNotice(nowhere, 'x')
    expect(red).toMatch(/^## ❌ [\s\S]*There is no verdict, so the check fails\./)
    const other = failureNotice(nowhere, 'x', false)
    expect(other).toMatch(/^## ⚠️ [\s\S]*There is no verdict\./)
    expect(other).not.toContain('fails')
  })

  test('shows as code what the reason quotes, be it output of a benchmark', () => {
    const reason = 'In round 1: --- FAIL: <img src=x> [a](https://evil.example) | @octocat `x`'
    const notice = failureNotice(nowhere, reason)
    expect(tags(notice)).not.toContain('img')
    expect(tags(notice)).not.toContain('a')
    expect(texts(notice, 'code')).toEqual([reason])
  })
})
