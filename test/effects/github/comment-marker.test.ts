// The hidden first line of a comment: read back as it was written, and which of two runs is the newer one.
import { expect, test } from 'vitest'
import {
  belowMarker,
  type CommentMark,
  isNewer,
  isSameRun,
  type Marked,
  markerLine,
  markerStart,
  readMarker,
} from '../../../src/effects/github/comment.ts'

const head = 'a1b2'.repeat(10)
const marked: Marked = {
  ...{ commentId: 'ci/bench --> (go)', run: [1234567890, 12], head },
  ...{ shows: 'measuring', at: '2026-11-22T10:00:00Z' },
}

test('all of it is read back, or that it does not say', () => {
  const nothing: Marked = { ...marked, run: null, head: null, at: null, shows: 'result' }
  for (const one of [
    marked,
    { ...marked, shows: 'failure' },
    { ...marked, run: null },
    { ...marked, head: null },
    { ...marked, at: null },
    nothing,
  ] as const) {
    const line = markerLine(one)
    expect(line).toMatch(/^<!-- benchgate comment-id=\S+ ([\w=.:-]+ )*-->$/)
    expect(readMarker(one.commentId, `${line}\nrun=9.9 head=b0 at=2 failure -->`)).toEqual(one)
  }
  expect(markerLine(nothing)).toBe('<!-- benchgate comment-id=ci%2Fbench%20%2D%2D%3E%20(go) -->')
})

test('what is not ours in the line is no fact', () => {
  const start = markerStart('a')
  const odd = `${start}rerun=1.2 arun=3.4 run=5 ahead=c0 head=xyz that=3 at=? unmeasuring measuring  -->`
  expect(readMarker('a', odd)).toEqual({ commentId: 'a', run: null, head: null, at: null, shows: 'result' })
})

test('ids that differ begin differently, however long, and none is the beginning of another', () => {
  const long = 'x'.repeat(100)
  const ids = ['a', 'a-b', 'a--b', 'a b', 'a%2Db', long, `${long}y`, `${long}z`, `${long}yy`]
  const starts = ids.map(markerStart)
  for (const [n, one] of starts.entries())
    expect(starts.filter(other => other.startsWith(one) || one.startsWith(other))).toEqual([starts[n]])
  expect(markerStart(long)).toBe(`<!-- benchgate comment-id=${long} `)
  expect(markerStart(`${long}y`)).toMatch(/=x{100}%23[0-9a-f]{16} $/)
})

test('the text is all below, with line ends of either kind', () => {
  expect(belowMarker('<!-- benchgate -->\r\n\r\n## A -->\r\nb\r\n')).toBe('## A -->\nb\n')
})

const mark = (run: CommentMark['run'], of: string | null = 'a'): CommentMark => ({
  commentId: 'a',
  run,
  head: of,
})

test.each<[string, CommentMark, CommentMark, boolean]>([
  ['a later run', mark([21, 1]), mark([20, 1], 'b'), true],
  ['a later run with fewer attempts', mark([21, 1]), mark([20, 9], 'b'), true],
  ['an earlier run', mark([19, 1]), mark([20, 1], 'b'), false],
  ['an earlier run with more attempts', mark([19, 9]), mark([20, 1], 'b'), false],
  ['a later attempt', mark([20, 2]), mark([20, 1], 'b'), true],
  ['an earlier attempt', mark([20, 1]), mark([20, 2], 'b'), false],
  ['the same attempt', mark([20, 1]), mark([20, 1], 'b'), false],
  ['a later run of the same commit', mark([21, 1]), mark([20, 1]), false],
  ['an unknown run', mark(null), mark([20, 1], 'b'), false],
  ['any run, where ours is not known', mark([20, 1]), mark(null, 'b'), false],
])('%s is newer, or not', (_, there, ours, expected) => {
  expect(isNewer(there, ours)).toBe(expected)
})

test('only the same run and attempt is our own', () => {
  expect(isSameRun(mark([20, 1], 'b'), mark([20, 1]))).toBe(true)
  for (const there of [mark([20, 2]), mark([21, 1]), mark([2, 1]), mark(null)])
    expect(isSameRun(there, mark([20, 1]))).toBe(false)
  expect(isSameRun(mark(null), mark(null))).toBe(false)
  expect(isSameRun(mark([20, 1]), mark(null))).toBe(false)
})
