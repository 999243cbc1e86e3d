import { expect, test } from 'vitest'
import { historyFindings } from '../../../src/core/history/findings.ts'
import { historyOf } from '../../../src/core/history/history.ts'
import { pointOf } from '../../../src/core/history/point.ts'
import type { ResultFile } from '../../../src/core/model/result-file.ts'
import { slower, unchanged } from '../../support/handed-over.ts'
import { commitsNamed, pointAt, rowOf, sha, sixtyNights } from './points.ts'

const at = '2026-01-31T03:00:00Z'
const [v1, n1] = [sha('v1'), sha('n1')]
const { points, commits: own } = sixtyNights()
const commits = { base: { sha: v1, from: 'since: v1' }, head: { sha: n1, from: '' } }

function found(result: ReturnType<typeof slower>) {
  const moved = { ...result, commits }
  return historyFindings(historyOf([pointOf(moved, at)], commitsNamed('v1', 'n1')), [moved])
}

test('what the gate has shown is found', () => {
  expect(found(slower()).map(({ benchmark, isRed }) => [benchmark, isRed])).toEqual([['Slow', true]])
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
  const elsewhere = { ...lastNight(), machine: { ...result.machine, cpu: 'another' } }
  expect(historyFindings(historyOf(points, own), [elsewhere])).toEqual([])
})

test('steps are found that are still there', () => {
  const findings = historyFindings(historyOf(points, own), [lastNight()])
  expect(findings.map(({ benchmark, isRed }) => [benchmark, isRed])).toEqual([
    ['Creep-2', false],
    ['Step/large-2', false],
  ])
  expect(findings[1]?.steps.map(({ by }) => by)).toEqual([sha('n31')])
})

test('muted or accepted steps are not found, nor a benchmark that is gone', () => {
  const history = historyOf(points, own)
  const accepted = { match: '*', upTo: null, by: null, when: null, why: null, url: null }
  expect(historyFindings(history, [lastNight({ gate: 'warn' })])).toEqual([])
  expect(historyFindings(history, [lastNight({ accepted })])).toEqual([])
  expect(historyFindings(history, [{ ...lastNight(), comparisons: [] }])).toEqual([])
})

test('what the reference was moved beyond is accepted, and what it is worth is said against the new one', () => {
  const since = { sha: sha('n58'), name: 'n58' }
  const rows = lastNight().comparisons.map(one => rowOf(one.benchmark, 1.03))
  const moved = [...points.slice(0, 59), pointAt('n60', rows, { since })]
  const history = historyOf(moved, own)
  expect(history.lines.map(line => line.since.name)).toEqual(['v1', 'v1', 'v1'])
  expect(history.lines.flatMap(line => line.steps).length).toBeGreaterThan(0)
  const last = lastNight({}, { sha: since.sha, from: 'since: n58' })
  expect(historyFindings(history, [last])).toEqual([])
  const red = historyFindings(history, [lastNight({ change: 'regressed' }, last.commits.base)])
  expect(red.map(one => one.since)).toEqual(red.map(() => since))
  expect(red).toHaveLength(3)
})

test('an allocation where there was none is found, though it has no ratio', () => {
  const [one] = slower().comparisons.filter(({ change }) => change === 'regressed')
  const zero = { ...one, ratio: null, base: { ...one?.base, center: 0 } } as typeof one & object
  expect(found({ ...slower(), comparisons: [zero] })).toMatchObject([
    { benchmark: 'Slow', ratio: null, isRed: true },
  ])
})

test('a count that fell to 0 is no finding, whatever steps it had before', () => {
  const unit = { unit: 'allocs/op', exact: true }
  const nights = points.map(point => ({
    ...point,
    rows: point.rows.slice(1, 2).map(row => ({ ...row, ...unit })),
  }))
  const history = historyOf(nights, own)
  const row = { benchmark: 'Step/large-2', package: 'example.com/acme', better: 'lower', ...unit }
  const night = (base: number, head: number) => {
    const last = lastNight()
    const [any] = last.comparisons
    const one = {
      ...any,
      ...row,
      ratio: null,
      delta: base === head ? 0 : base === 0 ? null : head / base - 1,
    }
    const sides = { base: { ...any?.base, center: base }, head: { ...any?.head, center: head } }
    return { ...last, comparisons: [{ ...one, ...sides }] as ResultFile['comparisons'] }
  }
  expect(historyFindings(history, [night(3, 0)])).toEqual([])
  expect(historyFindings(history, [night(0, 0)])).toEqual([])
  expect(historyFindings(history, [night(0, 3)])).toMatchObject([
    { unit: 'allocs/op', ratio: null, isRed: false },
  ])
})

/** The night of the last commit, with these comparisons changed. */
function lastNight(more: object = {}, base = { sha: sha('v1'), from: 'since: v1' }): ResultFile {
  const result = slower()
  const [any] = result.comparisons
  const comparisons = (points.at(-1)?.rows ?? []).map(row => ({
    ...any,
    ...{ ...row, change: 'unchanged', gate: 'fail', accepted: null },
    ...more,
  })) as ResultFile['comparisons']
  return {
    ...{ ...result, comparisons, commits: { base, head: { sha: sha('n60'), from: '' } } },
    machine: { ...result.machine, cpu: 'AMD EPYC', cores: 2, arch: 'x64' },
  }
}
