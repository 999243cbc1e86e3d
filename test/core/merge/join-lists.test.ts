// What several machines say is said once.
import { expect, test } from 'vitest'
import { joinLists } from '../../../src/core/merge/join.ts'
import { recordedIn } from '../../../src/core/merge/merge-results.ts'
import type { FailureKind } from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'
import type { RecordedRun } from '../../../src/core/result/recorded.ts'
import { resultFrom, time } from '../report/runs.ts'
import { trusted } from './parts.ts'

const empty = recordedIn(resultFrom([], []), trusted)
const recorded = (more: Partial<RecordedRun>): RecordedRun => ({ ...empty, ...more })
const failed = (side: Side, kind: FailureKind = 'failed') => ({ side, kind, message: '', output: '' })
const a = { benchmark: 'A', package: 'm' }

test('lists are joined without repeating what has one name', () => {
  const proven = [a, { benchmark: 'B', package: 'm' }]
  const joined = joinLists([
    recorded({ proven }),
    recorded({ proven: [a, { benchmark: 'C', package: 'm' }] }),
  ])
  expect(joined.proven.map(({ benchmark }) => benchmark)).toEqual(['A', 'B', 'C'])
  const doubt = (kind: 'prints', line: string) => ({ ...a, kind, line })
  const doubts = joinLists([
    recorded({ doubts: [doubt('prints', 'one')] }),
    recorded({ doubts: [doubt('prints', 'two')] }),
  ])
  expect(doubts.doubts).toEqual([doubt('prints', 'one')])
})

test('what failed on two machines failed on the sides of both', () => {
  const joined = joinLists([
    recorded({ lost: [{ ...a, failures: [failed('head')] }] }),
    recorded({ lost: [{ ...a, failures: [failed('head'), failed('base')] }] }),
  ])
  expect(joined.lost).toEqual([{ ...a, failures: [failed('head'), failed('base')] }])
  const tries = (head: number) => ({ base: { runs: 9, failed: 0 }, head: { runs: 9, failed: head } })
  const counted = joinLists([
    recorded({ lost: [{ ...a, failures: [failed('head')], tries: tries(5) }] }),
    recorded({ lost: [{ ...a, failures: [failed('head')], tries: tries(6) }] }),
  ])
  expect(counted.lost[0]?.tries).toEqual({ base: { runs: 18, failed: 0 }, head: { runs: 18, failed: 11 } })
})

test('what one machine has measured on both sides is not unmatched', () => {
  const file = recordedIn(resultFrom([time('A', 1)], [time('A', 1)]), trusted)
  const only = [
    { benchmark: 'A', package: null, unit: null },
    { benchmark: 'A', package: null, unit: 'B/op' },
    { benchmark: 'N', package: null, unit: null },
  ]
  const joined = joinLists([file, recorded({ unmatched: { base: [], head: only } })])
  expect(joined.unmatched).toEqual({ base: [], head: only.slice(1) })
})

test('it ended as the part that was cut short', () => {
  const all = (['settled', 'budget', 'empty'] as const).map(stopped => recorded({ stopped }))
  expect(joinLists(all).stopped).toBe('budget')
  expect(joinLists(all.filter(one => one.stopped !== 'budget')).stopped).toBe('settled')
})

test('code was laid out anew if it was on each machine that ran it', () => {
  const reading = (path: string) => [time('A', 1, { pkg: path })]
  const on = (path: string, laidOut: readonly string[]) => ({
    ...recordedIn(resultFrom(reading(path), reading(path)), trusted),
    laidOut,
  })
  expect(joinLists([on('m', ['m']), on('n', ['n']), on('n', [])]).laidOut).toEqual(['m'])
  const again = { rounds: [], series: [] }
  expect(joinLists([recorded({ again, isRelaid: true }), recorded({ isRelaid: false })]).isRelaid).toBe(true)
  expect(joinLists([recorded({ again, isRelaid: true }), recorded({ again })]).isRelaid).toBe(false)
})

test('of numbers of samples the widest range stays, and of sides the first that is known', () => {
  const inner = (least: number, most: number) => recorded({ innerSamples: [{ ...a, least, most }] })
  expect(joinLists([inner(3, 5), inner(2, 4)]).innerSamples).toEqual([{ ...a, least: 2, most: 5 }])
  const formats = joinLists([
    recorded({ formats: { base: null, head: 'go' } }),
    recorded({ formats: { base: 'go', head: 'go' }, toolchains: { base: 'go1.26', head: null } }),
  ])
  expect(formats).toMatchObject({
    formats: { base: 'go', head: 'go' },
    toolchains: { base: 'go1.26', head: null },
  })
})
