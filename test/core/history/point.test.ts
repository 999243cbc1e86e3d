import { describe, expect, it, test } from 'vitest'
import {
  collectHistoryRowsOmittedIfUnchanged,
  formatPointAsNoteLine,
  historyPointOfResult,
  parseHistoryPointFromNoteLine,
  restoreRowsOmittedFromHistoryNote,
  whyNoHistoryPoint,
} from '../../../src/core/history/point.ts'
import { rowId } from '../../../src/core/model/measuring.ts'
import { resultOf, slower, unchanged } from '../../support/handed-over.ts'
import { steady } from '../report/runs.ts'
import { exactRow, pointAt, rowOf } from './points.ts'

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

describe('note', () => {
  const point = pointAt(
    'n1',
    [
      rowOf('Decode/ünï "x"\n', 1.01234),
      rowOf('Put', 0.5, { package: null, ruledOut: null }),
      exactRow('Put', 2),
    ],
    {
      proven: [{ benchmark: 'Get', package: 'example.com/acme' }],
      withoutRatio: [{ benchmark: 'Get/hit', package: 'example.com/acme', unit: 'allocs/op' }],
    },
  )

  describe('a line of a note', () => {
    it('gives the same point again, with five digits', () => {
      const line = formatPointAsNoteLine(point)
      expect(line).not.toContain('\n')
      const read = parseHistoryPointFromNoteLine(line)
      expect(read?.rows[0]?.ratio).toEqual({ estimate: 1.0123, low: 1.0022, high: 1.0225 })
      expect(read).toEqual({
        ...point,
        rows: point.rows.map((row, index) => ({ ...row, ratio: read?.rows[index]?.ratio })),
      })
    })

    it('has only the unit of what is exactly as in the reference', () => {
      const line = formatPointAsNoteLine(pointAt('n1', [rowOf('Put', 1), exactRow('Put', 1)]))
      expect(JSON.parse(line).rows.length).toBe(1)
      expect(
        parseHistoryPointFromNoteLine(line)?.rows.map(({ unit, ratio }) => [unit, ratio.estimate]),
      ).toEqual([
        ['sec/op', 1],
        ['B/op', 1],
      ])
    })

    it('has a row of each benchmark that was measured, and its units', () => {
      const rows = [exactRow('Put', 1), { ...exactRow('Put', 1), unit: 'Ir' }, exactRow('Get', 1.03)]
      const read = parseHistoryPointFromNoteLine(formatPointAsNoteLine(pointAt('n1', rows)))
      expect(read?.rows.map(({ benchmark, unit }) => [benchmark, unit])).toEqual([
        ['Put', 'B/op'],
        ['Get', 'B/op'],
        ['Put', 'Ir'],
      ])
    })

    it('that an earlier version wrote has no rows without a ratio', () => {
      const { withoutRatio: _, ...earlier } = JSON.parse(formatPointAsNoteLine(point))
      expect(parseHistoryPointFromNoteLine(JSON.stringify(earlier))?.withoutRatio).toEqual([])
    })

    it('says whether no file differs, and which files count', () => {
      const untouched = pointAt('n1', [], { paths: ['src/**', '!docs'], isUntouched: true })
      expect(parseHistoryPointFromNoteLine(formatPointAsNoteLine(untouched))).toEqual(untouched)
    })

    it('takes at most 4 kB for 50 benchmarks in three units', () => {
      const names = Array.from({ length: 50 }, (_, n) => `BenchmarkDecode/size=${n}-8`.slice(9))
      const rows = names.flatMap((name, n) => [
        rowOf(name, 1 + n / 997),
        exactRow(name, 1),
        exactRow(name, 1),
      ])
      expect(formatPointAsNoteLine(pointAt('n1', rows)).length).toBeLessThanOrEqual(4096)
      const exact = rows.filter(one => one.exact)
      expect(formatPointAsNoteLine(pointAt('n1', exact)).length).toBeLessThanOrEqual(4096)
    })

    const note = JSON.parse(formatPointAsNoteLine(point))
    it.each([
      ['no JSON', 'Notes added by somebody'],
      ['a newer schema', JSON.stringify({ ...note, schema: 2 })],
      ['no commit', JSON.stringify({ ...note, head: 'HEAD' })],
      ['a unit that is not listed', JSON.stringify({ ...note, rows: [[0, 9, 'A', 1, 1, 1, 0]] })],
      ['a package that is not listed', JSON.stringify({ ...note, proven: [[7, 'A']] })],
      ['a unit that is no text', JSON.stringify({ ...note, withoutRatio: [[0, 9, 'A']] })],
      ['a list of units that is not there', JSON.stringify({ ...note, omitted: [7, 7, 7] })],
      ['too few lists of units', JSON.stringify({ ...note, omitted: [] })],
      ['a ratio below 0', JSON.stringify({ ...note, rows: [[0, 0, 'A', -1, 1, 1, 0]] })],
      ['a ratio that is no number', '{"rows":[[0,0,"A",1e999,1,1,0]]}'],
      ['a row that is too short', JSON.stringify({ ...note, rows: [[0, 0, 'A']] })],
      ['untouched files that are none', JSON.stringify({ ...note, untouched: 'yes' })],
      ['a time that is none', JSON.stringify({ ...note, at: 'yesterday' })],
      ['more characters than any note of ours', JSON.stringify({ ...note, name: 'x'.repeat(2_000_001) })],
    ])('with %s is none', (_, line) => {
      expect(parseHistoryPointFromNoteLine(line)).toBeNull()
    })
  })
})

describe('full rows', () => {
  const known = collectHistoryRowsOmittedIfUnchanged([
    pointAt('n1', [rowOf('A-2', 1.1), exactRow('A-2', 3), rowOf('B', 1)]),
  ])

  test('a benchmark that was measured has the units that were measured, and no others', () => {
    const noted = parseHistoryPointFromNoteLine(formatPointAsNoteLine(pointAt('n2', [rowOf('A-2', 1.2)])))
    expect(noted && restoreRowsOmittedFromHistoryNote(noted, known).map(({ unit }) => unit)).toEqual([
      'sec/op',
    ])
  })

  test('a proven benchmark has all its units', () => {
    const proven = [{ benchmark: 'A', package: 'example.com/acme' }]
    expect(restoreRowsOmittedFromHistoryNote(pointAt('n2', [], { proven }), known).map(rowId)).toEqual([
      rowId(rowOf('A-2', 1)),
      rowId(exactRow('A-2', 1)),
    ])
  })

  test('what has no ratio is not as in the reference', () => {
    const { benchmark, package: path, unit } = exactRow('A-2', 1)
    const withoutRatio = [{ benchmark, package: path, unit }]
    const measured = pointAt('n2', [rowOf('A-2', 1.2)], { withoutRatio })
    expect(restoreRowsOmittedFromHistoryNote(measured, known).map(row => row.unit)).toEqual(['sec/op'])
    const proven = [{ benchmark: 'A', package: 'example.com/acme' }]
    expect(
      restoreRowsOmittedFromHistoryNote(pointAt('n2', [], { proven, withoutRatio }), known).map(
        row => row.unit,
      ),
    ).toEqual(['sec/op'])
  })

  test('where no file differs, all that is measured with these files is as in the reference, and nothing else', () => {
    const [one, other] = ['a/**', 'b/**'].map(path => ({ paths: [path] })) as [object, object]
    const both = collectHistoryRowsOmittedIfUnchanged([
      pointAt('n1', [rowOf('A', 1.1), exactRow('A', 2)], one),
      pointAt('n1', [rowOf('B', 1.1)], other),
    ])
    const untouched = pointAt('n2', [], { ...one, isUntouched: true })
    expect(
      restoreRowsOmittedFromHistoryNote(untouched, both).map(row => [
        row.benchmark,
        row.unit,
        row.ratio.estimate,
      ]),
    ).toEqual([
      ['A', 'sec/op', 1],
      ['A', 'B/op', 1],
    ])
    expect(restoreRowsOmittedFromHistoryNote({ ...untouched, paths: [] }, both)).toEqual([])
    expect(restoreRowsOmittedFromHistoryNote({ ...untouched, isUntouched: false }, both)).toEqual([])
  })

  test('one that was not measured has none', () => {
    expect(restoreRowsOmittedFromHistoryNote(pointAt('n2', []), known)).toEqual([])
  })
})
