import { expect, test } from 'vitest'
import { findingsOf } from '../../../src/core/history/findings.ts'
import { historyOf } from '../../../src/core/history/history.ts'
import { pointOf } from '../../../src/core/history/point.ts'
import { slower, unchanged } from '../../support/handed-over.ts'
import { commitsNamed, sha, sixtyNights } from './points.ts'

const at = '2026-01-31T03:00:00Z'
const [v1, n1] = [sha('v1'), sha('n1')]
const commits = { base: { sha: v1, from: 'since: v1' }, head: { sha: n1, from: '' } }

function found(result: ReturnType<typeof slower>) {
  const moved = { ...result, commits }
  return findingsOf(historyOf([pointOf(moved, at)], commitsNamed('v1', 'n1')), [moved])
}

test('what the gate has shown is found', () => {
  expect(found(slower()).map(({ line, isRed }) => [line.benchmark, isRed])).toEqual([['Slow', true]])
  expect(found(unchanged())).toEqual([])
})

test('what is muted, accepted or measured on another kind of machine is not', () => {
  const result = slower()
  const with_ = (more: object) => ({
    ...result,
    comparisons: result.comparisons.map(one => ({ ...one, ...more })),
  })
  const accepted = { match: 'Slow', upTo: null, by: null, when: null, why: null, url: null }
  expect(found(with_({ gate: 'warn' }))).toEqual([])
  expect(found(with_({ accepted }))).toEqual([])
  const moved = { ...result, commits }
  const elsewhere = { ...moved, machine: { ...moved.machine, cpu: 'another' } }
  expect(findingsOf(historyOf([pointOf(moved, at)], commitsNamed('v1', 'n1')), [elsewhere])).toEqual([])
})

test('steps are found that are still there', () => {
  const { points, commits: own } = sixtyNights()
  const last = unchanged()
  const machine = { ...last.machine, cpu: 'AMD EPYC', cores: 2, arch: 'x64' }
  const findings = findingsOf(historyOf(points, own), [{ ...last, machine }])
  expect(findings.map(({ line, isRed }) => [line.benchmark, isRed])).toEqual([
    ['Creep-2', false],
    ['Step/large-2', false],
  ])
  expect(findings[1]?.steps.map(({ by }) => by)).toEqual([sha('n31')])
})
