// What neighbours of a line tell by themselves: counts that never vary, and values of the same rounds.
import { expect, test } from 'vitest'
import { type LineValue, neighbourSteps } from '../../../src/core/history/lines.ts'
import { runOf, sha } from './points.ts'

/** Commits c1, c2, … with these ratios; a night each, and intervals of ±`spread`, unless something else is said. */
function valuesOf(
  ratios: readonly number[],
  spread: number,
  more: Partial<LineValue> = {},
): readonly LineValue[] {
  return ratios.map((estimate, n) => ({
    head: sha(`c${n + 1}`),
    at: '2026-01-31T03:00:00Z',
    measured: { sha: sha('v1'), name: 'v1' },
    own: estimate,
    ratio: { estimate, low: estimate * (1 - spread), high: estimate * (1 + spread) },
    exact: false,
    run: runOf(`c${n + 1}`),
    rounds: 12,
    ...more,
  }))
}
const releases = { run: runOf('releases') }
const places = (values: readonly LineValue[]) =>
  neighbourSteps(values)
    .filter(({ p }) => p < 1e-3)
    .map(({ at }) => at)

test('counts that never vary move for certain', () => {
  const counts = valuesOf([1, 1, 1.25, 1.25, 1], 0, { exact: true })
  expect(neighbourSteps(counts)).toEqual([
    { at: 2, p: 0 },
    { at: 4, p: 0 },
  ])
})

test('counts that varied once, in a run or between two of one commit, are as times', () => {
  const counts = valuesOf([1, 1, 1.25], 0, { exact: true })
  const [first, second, third] = counts as [LineValue, LineValue, LineValue]
  expect(neighbourSteps([first, { ...second, exact: false }, third])).toEqual([])
  const again = { ...third, head: second.head }
  expect(neighbourSteps([first, second, again, { ...first, head: sha('c4') }])).toEqual([])
})

test('values of the same rounds are told apart by their intervals, as far as these allow', () => {
  expect(places(valuesOf([1, 1.01, 1.3, 1.31], 0.03, releases))).toEqual([2])
  expect(places(valuesOf([1, 1.01, 1.06, 1.05], 0.03, releases))).toEqual([])
})

test('nights may differ by more than their intervals', () => {
  expect(neighbourSteps(valuesOf([1, 1.01, 1.3, 1.31], 0.03))).toEqual([])
})

test('a value without an interval, or of one round, tells nothing', () => {
  const open = { ...releases, ratio: { estimate: 1.3, low: null, high: null } }
  const [first, second] = valuesOf([1, 1.3], 0.01, releases) as [LineValue, LineValue]
  expect(places([first, { ...second, ...open }])).toEqual([])
  expect(places([first, { ...second, rounds: 1 }])).toEqual([])
})

test('a benchmark may have left after eight rounds, whatever the run had', () => {
  const of = (rounds: number) => neighbourSteps(valuesOf([1, 1.1], 0.03, { ...releases, rounds }))[0]?.p ?? 0
  expect(of(1000)).toBe(of(8))
  expect(of(6)).toBeGreaterThan(of(8))
})

test('p is adjusted for the places of the line', () => {
  const [short] = neighbourSteps(valuesOf([1, 1.1], 0.03, releases))
  const long = neighbourSteps(valuesOf([1, 1.1, 1.1, 1.1, 1.1], 0.03, releases))
  expect(long[0]?.p).toBeCloseTo(4 * (short?.p ?? 0), 12)
  expect(long).toHaveLength(1)
})
