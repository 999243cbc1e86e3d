// The whole chain from recorded outputs to comparisons, against what x/perf says of the same files.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseGoOutput } from '../../src/core/formats/tools/go/go.ts'
import { writeGoFormat } from '../../src/core/formats/tools/go/go-write.ts'
import { compareAllSeries } from '../../src/core/judge/compare-series.ts'
import type { Comparison, ComparisonChangeKind } from '../../src/core/model/comparison.ts'
import type { MeasuredRound } from '../../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../../src/core/rounds/collect.ts'
import { relativeError } from '../support/corpus.ts'
import { roundsOf } from '../support/rounds.ts'
import { onceOnly } from './judge/series.ts'

interface Row {
  readonly package: string
  readonly benchmark: string
  readonly unit: string
  readonly base: readonly [number, number | null, number | null]
  readonly head: readonly [number, number | null, number | null]
  readonly delta: number | null
  readonly p: number
  readonly n: readonly [number, number]
}

const folder = new URL('../outputs/recordings/', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const expected: Readonly<Record<string, readonly Row[]>> = JSON.parse(read('expected.json'))
const names = Object.keys(expected)
const roundsNamed = (name: string) => roundsOf(read(`${name}/base.txt`), read(`${name}/head.txt`))
const comparisonsOf = (rounds: readonly MeasuredRound[]) =>
  compareAllSeries(collectSeriesFromRounds(rounds, new Map()), { ...onceOnly, count: rounds.length })

test.each(names)('centres, intervals, deltas and p of %s are those of x/perf', name => {
  expectRows(comparisonsOf(roundsNamed(name)), expected[name] ?? [])
})

test.each(names)('the sample files of %s, read by a parser again, give the same comparisons', name => {
  const rounds = roundsNamed(name)
  const again = roundsOf(writeGoFormat('base', rounds, new Map()), writeGoFormat('head', rounds, new Map()))
  expectRows(comparisonsOf(again), expected[name] ?? [])
})

test('ten processes a side are ten rounds, and no line is lost', () => {
  for (const name of names) {
    const rounds = roundsNamed(name)
    expect(rounds, name).toHaveLength(10)
    const measured = rounds.flatMap(({ base }) => base.measurements)
    expect(measured.length, name).toBe(parseGoOutput(read(`${name}/base.txt`)).measurements.length)
  }
})

test('finds in the recordings what was changed in their projects', () => {
  const times = (name: string, change: ComparisonChangeKind) =>
    comparisonsOf(roundsNamed(name))
      .filter(one => one.unit === 'sec/op' && one.change === change)
      .map(({ benchmark }) => benchmark)
  expect(times('syncmap-delete', 'improved')).toContainEqual(expect.stringContaining('DeleteCollision'))
  expect(times('syncmap-delete-rev', 'regressed')).toContainEqual(expect.stringContaining('DeleteCollision'))
  expect(times('gjson-fast', 'regressed')).toEqual([])
  expect(times('gjson-fast-rev', 'regressed')).toContain('Get/large/last-2')
  expect(times('btree-seek', 'regressed')).toHaveLength(1)
  expect(times('tomli-fixreg', 'improved')).toHaveLength(3)
  expect(times('adexp-bad-good', 'regressed')).toEqual([])
  // The same code twice, 24 benchmarks: two of them have p < 0.05.
  for (const change of ['regressed', 'improved'] as const) expect(times('aa-runewidth', change)).toEqual([])
})

function expectRows(found: readonly Comparison[], rows: readonly Row[]): void {
  expect(found.map(({ benchmark, unit }) => `${benchmark} ${unit}`)).toEqual(
    rows.map(({ benchmark, unit }) => `${benchmark} ${unit}`),
  )
  for (const [index, row] of rows.entries()) {
    const comparison = found[index] as Comparison
    const label = `${row.benchmark} ${row.unit}`
    close([comparison.base.center, comparison.base.low, comparison.base.high], row.base, label)
    close([comparison.head.center, comparison.head.low, comparison.head.high], row.head, label)
    close([comparison.delta, comparison.p], [row.delta, row.p], label)
    const n = [comparison.base, comparison.head].map(
      ({ samples }) => samples.filter(one => one !== null).length,
    )
    expect(n, label).toEqual(row.n)
  }
}

function close(found: readonly (number | null)[], right: readonly (number | null)[], label: string): void {
  for (const [index, want] of right.entries()) {
    const got = found[index] ?? null
    if (want === null || got === null) expect(got, label).toBe(want)
    else expect(relativeError(got, want), `${label}: ${got} instead of ${want}`).toBeLessThan(1e-9)
  }
}
