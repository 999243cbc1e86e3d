// How a bisection ended, as text.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type {
  BisectionRangeCommit,
  BisectionResult,
  Culprit,
} from '../../../../src/core/bisect/bisection-state.ts'
import { bisectionText } from '../../../../src/core/report/show/bisection.ts'
import { displayWidth, noColour } from '../../../../src/core/words/terminal.ts'

const golden = (name: string) => join(import.meta.dirname, '../../../golden/bisect', `${name}.txt`)
const commit = (n: number, more: Partial<BisectionRangeCommit> = {}): BisectionRangeCommit => ({
  ...{ sha: `${n}`.repeat(40), parents: ['0'.repeat(40)], author: 'Ada', when: '2026-02-03T04:05:06+01:00' },
  ...{ subject: `Change ${n}`, ...more },
})
const ratio = (estimate: number) => ({ estimate, low: estimate - 0.02, high: estimate + 0.02 })
const culprit = (n: number, more: Partial<Culprit> = {}): Culprit => ({
  ...{ commits: [commit(n)], probability: 0.987, ratio: ratio(1.1), inside: null },
  ...more,
})
const step = (n: number, position: 'slower' | 'not slower' | 'between', estimate: number) => ({
  ...{ sha: `${n}`.repeat(40), position, ratio: ratio(estimate), rounds: 12, seconds: 31 },
})

const found: BisectionResult = {
  ...{ schema: 1, outcome: 'found', why: null, good: '0'.repeat(40), bad: '9'.repeat(40), commits: 9 },
  reason: '1 of 1 benchmark regressed',
  followed: { benchmark: 'Decode/large', package: 'codec', unit: 'sec/op', better: 'lower' },
  slowdown: ratio(1.1),
  culprits: [culprit(6)],
  candidates: [],
  skipped: [{ sha: '7'.repeat(40), why: 'The build failed' }],
  gates: [step(9, 'slower', 1.1), step(5, 'not slower', 1.001), step(6, 'slower', 1.105)],
  seconds: 95,
}

const shown = (more: Partial<BisectionResult>) => bisectionText({ ...found, ...more })

test('an interval is exact only where values do not vary', () => {
  const slowdown = (low: number | null, high: number | null) =>
    shown({ slowdown: { estimate: 1.1, low, high } }).match(/BAD is (.*)\.$/m)?.[1]
  expect([slowdown(1.1, 1.1), slowdown(1.05, null)]).toEqual([
    '10.0% slower than GOOD (exact)',
    '10.0% slower than GOOD (no interval)',
  ])
})

test('found: every gate, the commit, its size and how sure that is', async () => {
  await expect(shown({})).toMatchFileSnapshot(golden('found'))
})

test('two of them, of which one is a merge and the other among commits that cannot be built', async () => {
  const merge = commit(4, { subject: 'Merge topic', parents: ['1'.repeat(40), '2'.repeat(40)] })
  const inside = { ...found, commits: 3, culprits: [culprit(3)], skipped: [] }
  const culprits = [
    culprit(4, { commits: [merge], inside }),
    culprit(8, { commits: [commit(7), commit(8)], ratio: null, probability: 0.99999 }),
  ]
  await expect(shown({ culprits })).toMatchFileSnapshot(golden('two'))
})

test('a merge whose branch is not slower by itself', () => {
  const inside: BisectionResult = {
    ...found,
    outcome: 'not-slower',
    reason: 'No regression in 1 benchmark',
    gates: [],
  }
  expect(shown({ culprits: [culprit(4, { inside })] })).toContain(
    'In the branch that it merges (9 commits): No regression in 1 benchmark. So the cause is the merge itself',
  )
})

test('not decided: who may be it, and what to do', async () => {
  const candidates = [5, 6, 7, 8, 1, 2, 3].map((n, index) => culprit(n, { probability: 0.4 / (index + 1) }))
  await expect(shown({ outcome: 'open', why: 'gates', culprits: [], candidates })).toMatchFileSnapshot(
    golden('open'),
  )
  expect(shown({ outcome: 'open', why: 'broken', culprits: [], candidates })).toContain('cannot be measured')
  expect(shown({ outcome: 'open', why: 'stopped', culprits: [], candidates: [] })).toContain(
    'came in small steps',
  )
})

test('nothing to search for', () => {
  const quiet = { culprits: [], gates: [], skipped: [], followed: null, slowdown: null }
  expect(shown({ outcome: 'not-slower', reason: 'No regression in 2 benchmarks', ...quiet })).toBe(
    '\nNOT SLOWER  No regression in 2 benchmarks.\n1 measurement for 9 commits, 1 min 35 s\n',
  )
  expect(shown({ outcome: 'inconclusive', reason: 'Too noisy', ...quiet })).toContain('--count 40')
})

test('names steer nothing, and lines fit', () => {
  const subject = `\u001b[2J ${'long '.repeat(80)}`
  const text = bisectionText(
    { ...found, culprits: [culprit(6, { commits: [commit(6, { subject })] })] },
    noColour,
    60,
  )
  expect(text).not.toContain('\u001b')
  for (const line of text.split('\n')) expect(displayWidth(line), line).toBeLessThanOrEqual(60)
})
