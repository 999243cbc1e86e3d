import { expect, test } from 'vitest'
import { historyPointOfResult, whyNoHistoryPoint } from '../../../src/core/history/point.ts'
import { resultOf, slower, unchanged } from '../../support/handed-over.ts'
import { steady } from '../report/runs.ts'

const at = '2026-01-31T03:00:00Z'

test('a result becomes its ratios, its commits and its machine', () => {
  const result = slower()
  const point = historyPointOfResult(result, at)
  expect(point).toMatchObject({ at, head: result.commits.head.sha, rounds: result.rounds.length, proven: [] })
  expect(point.rows[0]).toMatchObject({
    benchmark: result.comparisons[0]?.benchmark,
    ratio: result.comparisons[0]?.ratio,
  })
  expect(point.machine).toBe(`${result.machine.cpu}, ${result.machine.cores} cores, ${result.machine.arch}`)
})

test('a count that grew from 0 or fell to it has no ratio, and is named; one that stayed there has', () => {
  const counted = (base: number, head: number) => {
    const steadily = (value: number) => [steady('Get', 'allocs/op', value)]
    const { rows, withoutRatio } = historyPointOfResult(resultOf(steadily(base), steadily(head)), at)
    return [rows.map(({ ratio }) => ratio.estimate), withoutRatio]
  }
  const named = [{ benchmark: 'Get', package: null, unit: 'allocs/op' }]
  expect(counted(0, 2)).toEqual([[], named])
  expect(counted(2, 0)).toEqual([[], named])
  expect(counted(0, 0)).toEqual([[1], []])
})

test('a reference is called as it was asked for', () => {
  const { commits } = unchanged()
  const named = (from: string) =>
    historyPointOfResult({ ...unchanged(), commits: { ...commits, base: { ...commits.base, from } } }, at)
      .since.name
  expect(named('since: v1.4.0')).toBe('v1.4.0')
  expect(named('base: v2 (the tag; there is a branch of that name too)')).toBe('v2')
  expect(named('merge base with main')).toBe(commits.base.sha.slice(0, 9))
})

test('a run that had nothing to measure says so, with the files that it depends on', () => {
  const result = unchanged()
  const nothing = { comparisons: [], rounds: [], stopped: 'unchanged' as const }
  const settings = { ...result.settings, paths: ['src/**'] }
  expect(historyPointOfResult({ ...result, ...nothing, settings }, at)).toMatchObject({
    paths: ['src/**'],
    isUntouched: true,
  })
  const proven = [{ benchmark: 'A', package: 'a' }]
  expect(historyPointOfResult({ ...result, ...nothing, proven }, at).isUntouched).toBe(false)
  expect(historyPointOfResult({ ...result, ...nothing, stopped: 'empty' }, at).isUntouched).toBe(false)
})

test('what compares nothing is no point', () => {
  expect(() => historyPointOfResult({ ...unchanged(), baseFailed: { message: '', output: '' } }, at)).toThrow(
    RangeError,
  )
  const warned = (kind: string) =>
    ({ ...unchanged(), warnings: [{ kind }] }) as unknown as ReturnType<typeof unchanged>
  expect(whyNoHistoryPoint(warned('shared-install'))).toBe(
    'it is not certain that each side ran its own code',
  )
  expect(whyNoHistoryPoint(warned('replayed'))).toBe('its times are cached, not measured')
})

test('machines of several kinds are no kind', () => {
  const result = unchanged()
  const machines = [result.machine, { ...result.machine, cpu: 'another' }]
  const merged = { files: 2, machines, missing: [], isStrangers: false }
  expect(historyPointOfResult({ ...result, merged }, at).machine).toBe('machines of several kinds')
})
