import { describe, expect, it, test } from 'vitest'
import {
  findHistoryChangePointsByNeighbours,
  findStepsOfHistoryLines,
  type HistoryValueOfCommit,
  joinPointsToHistoryLines,
  multiplyRatios,
} from '../../../src/core/history/lines.ts'
import {
  formatPointAsNoteLine,
  type HistoryMeasurement,
  parseHistoryPointFromNoteLine,
} from '../../../src/core/history/point.ts'
import { exactRow, pointAt, rowOf, runOf, sha, sixtyNights } from './points.ts'

describe('lines', () => {
  const order = ['v1', 'n1', 'n2', 'v2', 'n3', 'n4'].map(sha)
  const v2 = { sha: sha('v2'), name: 'v2' }

  describe('joinPointsToHistoryLines', () => {
    it('puts values in the order of commits, whenever they were recorded', () => {
      const points = [
        pointAt('n2', [rowOf('A', 1.2)]),
        pointAt('n1', [rowOf('A', 1.1)], { at: '2026-02-01T00:00:00Z' }),
      ]
      const [line, ...others] = joinPointsToHistoryLines(points, order)
      expect(others).toEqual([])
      expect(line?.values.map(({ head, ratio }) => [head, ratio.estimate])).toEqual([
        [sha('n1'), 1.1],
        [sha('n2'), 1.2],
      ])
    })

    it('goes on where the reference was moved, if something measured the new one against the old', () => {
      const points = [
        pointAt('n1', [rowOf('A', 1.1)]),
        pointAt('v2', [rowOf('A', 1.2)]),
        pointAt('n3', [rowOf('A', 1.5), rowOf('New', 1)], { since: v2 }),
      ]
      const lines = joinPointsToHistoryLines(points, order)
      expect(lines.map(({ benchmark, since, values }) => [benchmark, since.name, values.length])).toEqual([
        ['A', 'v1', 3],
        ['New', 'v2', 1],
      ])
      expect(lines[0]?.values[2]?.ratio.estimate).toBeCloseTo(1.8, 10)
    })

    it('begins another line where nothing joins the references', () => {
      const points = [pointAt('n1', [rowOf('A', 1.1)]), pointAt('n3', [rowOf('A', 1.5)], { since: v2 })]
      expect(joinPointsToHistoryLines(points, order).map(({ since }) => since.name)).toEqual(['v1', 'v2'])
    })

    it('follows a row of a reference to the earliest one only once', () => {
      let uses = 0
      const row = {
        ...rowOf('A', 1),
        get benchmark() {
          uses++
          return 'A'
        },
      }
      const names = Array.from({ length: 101 }, (_, n) => `r${n}`)
      const since = (n: number) => ({ since: { sha: sha(`r${n}`), name: `r${n}` } })
      const references = Array.from({ length: 100 }, (_, n) => pointAt(`r${n + 1}`, [row], since(n)))
      const nights = Array.from({ length: 100 }, () => pointAt('n1', [row], since(100)))
      const lines = joinPointsToHistoryLines([...references, ...nights], [...names, 'n1'].map(sha))
      expect(lines.map(({ values }) => values.length)).toEqual([200])
      expect(uses).toBeLessThan(10_000)
    })

    it('ends where notes lead in a circle', () => {
      const since = { sha: sha('n4'), name: 'n4' }
      const outside = order.filter(one => one !== sha('v2') && one !== sha('n4'))
      const points = [
        pointAt('v2', [rowOf('A', 2)], { since }),
        pointAt('n4', [rowOf('A', 2)], { since: v2 }),
        pointAt('n3', [rowOf('A', 1)], { since }),
      ]
      expect(joinPointsToHistoryLines(points, outside)[0]?.values[0]?.ratio.estimate).toBeLessThan(10)
    })

    it('keeps kinds of machines apart, and leaves out commits that do not lead here', () => {
      const points = [
        pointAt('n1', [rowOf('A', 1)]),
        pointAt('n1', [rowOf('A', 2)], { machine: 'ARM' }),
        pointAt('elsewhere', [rowOf('A', 3)]),
      ]
      expect(
        joinPointsToHistoryLines(points, order).map(({ machine, values }) => [
          machine.slice(0, 3),
          values.length,
        ]),
      ).toEqual([
        ['AMD', 1],
        ['ARM', 1],
      ])
    })

    it('a line starts again where a count grew from 0', () => {
      const { benchmark, package: path, unit } = exactRow('A', 1)
      const grown = pointAt('v2', [rowOf('A', 1)], { withoutRatio: [{ benchmark, package: path, unit }] })
      const noted = parseHistoryPointFromNoteLine(formatPointAsNoteLine(grown)) as HistoryMeasurement
      const later = pointAt('n3', [rowOf('A', 1), exactRow('A', 1.5)], { since: v2 })
      const counts = joinPointsToHistoryLines([noted, later], order).filter(line => line.unit === unit)
      expect(
        counts.map(({ since, values }) => [since.name, values.map(({ ratio }) => ratio.estimate)]),
      ).toEqual([['v2', [1.5]]])
    })

    it('knows that counts of which a note has only the unit are as they were', () => {
      const points = [1, 1.03, 1].map((ratio, n) =>
        pointAt(`n${n + 1}`, [rowOf('A', 1), exactRow('A', ratio), exactRow('B', ratio)]),
      )
      const noted = points.map(point => parseHistoryPointFromNoteLine(formatPointAsNoteLine(point)))
      const counts = joinPointsToHistoryLines(noted as HistoryMeasurement[], order).filter(
        ({ unit }) => unit === 'B/op',
      )
      for (const { values } of counts) expect(values.map(({ ratio }) => ratio.estimate)).toEqual([1, 1.03, 1])
      expect(counts.length).toBe(2)
    })

    it('has no value of a unit that a run did not measure', () => {
      const points = [pointAt('n1', [rowOf('A', 1), exactRow('A', 1.3)]), pointAt('n2', [rowOf('A', 1)])]
      const noted = points.map(point => parseHistoryPointFromNoteLine(formatPointAsNoteLine(point)))
      const counts = joinPointsToHistoryLines(noted as HistoryMeasurement[], order).find(
        ({ unit }) => unit === 'B/op',
      )
      expect(counts?.values.map(({ ratio }) => ratio.estimate)).toEqual([1.3])
    })

    it('goes on row by row, where several results are of the new reference', () => {
      const points = [
        pointAt('v2', [rowOf('A', 1.2)]),
        pointAt('v2', [rowOf('B', 1.1)]),
        pointAt('n3', [rowOf('A', 1.5), rowOf('B', 2)], { since: v2 }),
      ]
      const lines = joinPointsToHistoryLines(points, order)
      expect(lines.map(({ since, values }) => [since.name, values.length])).toEqual([
        ['v1', 2],
        ['v1', 2],
      ])
      expect(lines[0]?.values[1]?.ratio.estimate).toBeCloseTo(1.8, 10)
      expect(lines[1]?.values[1]?.ratio.estimate).toBeCloseTo(2.2, 10)
    })

    it('knows that what is proven is as it was, with its sub-benchmarks', () => {
      const proven = [{ benchmark: 'A', package: 'example.com/acme' }]
      const points = [
        pointAt('n1', [rowOf('A/small-2', 1.3), rowOf('AB-2', 1.1)]),
        pointAt('n2', [], { proven }),
      ]
      expect(
        joinPointsToHistoryLines(points, order).map(({ benchmark, values }) => [benchmark, values.length]),
      ).toEqual([
        ['A/small-2', 2],
        ['AB-2', 1],
      ])
    })
  })

  describe('product', () => {
    it('adds intervals as errors of logarithms', () => {
      const one = { estimate: 1.1, low: 1.1 / Math.exp(0.03), high: 1.1 * Math.exp(0.03) }
      const other = { estimate: 2, low: 2 / Math.exp(0.04), high: 2 * Math.exp(0.04) }
      const { estimate, low, high } = multiplyRatios(one, other)
      expect(estimate).toBeCloseTo(2.2, 12)
      expect(Math.log((high as number) / estimate)).toBeCloseTo(0.05, 12)
      expect(Math.log((low as number) / estimate)).toBeCloseTo(-0.05, 12)
    })

    it('a product has no bound if a factor has none', () => {
      expect(
        multiplyRatios({ estimate: 1, low: null, high: 1 }, { estimate: 1, low: 1, high: 1 }),
      ).toMatchObject({
        low: null,
        high: 1,
      })
    })
  })

  it('a line never goes on to a later reference', () => {
    const later = { sha: sha('n3'), name: 'n3' }
    const order = ['v1', 'n1', 'n3', 'n5'].map(sha)
    const points = [
      pointAt('n1', [rowOf('A', 2)], { since: later }),
      pointAt('n5', [rowOf('A', 1.1)], { since: { sha: sha('n1'), name: 'n1' } }),
    ]
    const lines = joinPointsToHistoryLines(points, order)
    expect(lines.map(({ since, values }) => [since.name, values.map(one => one.ratio.estimate)])).toEqual([
      ['n3', [2]],
      ['n1', [1.1]],
    ])
  })
})

describe('steps', () => {
  const { points, commits } = sixtyNights()
  const lines = joinPointsToHistoryLines(
    points,
    commits.map(({ sha: one }) => one),
  )

  test('a step has its size, its commits and a p for all lines', () => {
    const steps = findStepsOfHistoryLines(lines)
    const of = (name: string) => steps[lines.findIndex(({ benchmark }) => benchmark.startsWith(name))]
    expect(of('Still')).toEqual([])
    expect(of('Step')).toEqual([
      { after: sha('n30'), by: sha('n31'), at: 30, ratio: expect.closeTo(1.08, 2), p: expect.any(Number) },
    ])
    expect(of('Step')?.[0]?.p).toBeLessThan(1e-6)
    expect(of('Creep')?.every(({ ratio }) => ratio > 1)).toBe(true)
  })

  test('lines share the chance of a false step', () => {
    const [, step] = lines
    if (!step) throw new Error('no line')
    const short = { ...step, values: step.values.slice(25, 37) }
    const count = (n: number) => findStepsOfHistoryLines(Array.from({ length: n }, () => short))[0]?.length
    expect([count(1), count(1000)]).toEqual([1, 0])
  })

  test('a step is never within a commit, though many nights have measured it', () => {
    const [, step] = lines
    if (!step) throw new Error('no line')
    // Nights on both sides of the step are of one commit.
    const idle = step.values.map((value, night) =>
      night > 20 && night < 32 ? { ...value, head: sha('n32') } : value,
    )
    const [found] = findStepsOfHistoryLines([{ ...step, values: idle }]).flat()
    expect([found?.after, found?.by]).toEqual([sha('n32'), sha('n33')])
    const same = step.values.map(value => ({ ...value, head: sha('n1') }))
    expect(findStepsOfHistoryLines([{ ...step, values: same }])).toEqual([[]])
  })

  test('neighbours of the same rounds share that chance, too', () => {
    const [, step] = lines
    if (!step) throw new Error('no line')
    const values = step.values.slice(0, 2).map((value, n) => {
      const estimate = n === 0 ? 1 : 1.15
      return { ...value, run: 'one', ratio: { estimate, low: estimate * 0.96, high: estimate * 1.04 } }
    })
    const count = (n: number) =>
      findStepsOfHistoryLines(Array.from({ length: n }, () => ({ ...step, values })))[0]?.length
    expect([count(1), count(1000)]).toEqual([1, 0])
  })

  test('a change below 1 % is not a step, even if it is significant', () => {
    const [, step] = lines
    if (!step) throw new Error('no line')
    const of = (size: number) =>
      findStepsOfHistoryLines([
        {
          ...step,
          values: step.values.map((value, n) => ({
            ...value,
            ratio: { ...value.ratio, estimate: n < 30 ? 1 : size },
          })),
        },
      ])[0]?.length
    expect([of(1.009), of(1.011), of(0.991), of(0.989)]).toEqual([0, 1, 0, 1])
  })
})

// What neighbours of a line tell by themselves: counts that never vary, and values of the same rounds.
describe('neighbours', () => {
  /** Commits c1, c2, … with these ratios; a night each, and intervals of ±`spread`, unless something else is said. */
  function valuesOf(
    ratios: readonly number[],
    spread: number,
    more: Partial<HistoryValueOfCommit> = {},
  ): readonly HistoryValueOfCommit[] {
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
  const places = (values: readonly HistoryValueOfCommit[]) =>
    findHistoryChangePointsByNeighbours(values)
      .filter(({ p }) => p < 1e-3)
      .map(({ at }) => at)

  test('counts that never vary move for certain', () => {
    const counts = valuesOf([1, 1, 1.25, 1.25, 1], 0, { exact: true })
    expect(findHistoryChangePointsByNeighbours(counts)).toEqual([
      { at: 2, p: 0 },
      { at: 4, p: 0 },
    ])
  })

  test('counts that varied once, in a run or between two of one commit, are as times', () => {
    const counts = valuesOf([1, 1, 1.25], 0, { exact: true })
    const [first, second, third] = counts as [
      HistoryValueOfCommit,
      HistoryValueOfCommit,
      HistoryValueOfCommit,
    ]
    expect(findHistoryChangePointsByNeighbours([first, { ...second, exact: false }, third])).toEqual([])
    const again = { ...third, head: second.head }
    expect(
      findHistoryChangePointsByNeighbours([first, second, again, { ...first, head: sha('c4') }]),
    ).toEqual([])
  })

  test('values of the same rounds are told apart by their intervals, as far as these allow', () => {
    expect(places(valuesOf([1, 1.01, 1.3, 1.31], 0.03, releases))).toEqual([2])
    expect(places(valuesOf([1, 1.01, 1.06, 1.05], 0.03, releases))).toEqual([])
  })

  test('a commit that was measured again is still told apart by values of the same rounds', () => {
    const [first, second] = valuesOf([1, 1.3], 0.03, releases) as [HistoryValueOfCommit, HistoryValueOfCommit]
    const again = { ...first, run: runOf('night') }
    expect(places([first, again, second])).toEqual([2])
    expect(places([again, second])).toEqual([])
    const both = [first, again, second, { ...second, run: again.run }]
    expect(places(both)).toEqual([2])
  })

  test('nights may differ by more than their intervals', () => {
    expect(findHistoryChangePointsByNeighbours(valuesOf([1, 1.01, 1.3, 1.31], 0.03))).toEqual([])
  })

  test('values without an interval, or of one round, are ignored', () => {
    const open = { ...releases, ratio: { estimate: 1.3, low: null, high: null } }
    const [first, second] = valuesOf([1, 1.3], 0.01, releases) as [HistoryValueOfCommit, HistoryValueOfCommit]
    expect(places([first, { ...second, ...open }])).toEqual([])
    expect(places([first, { ...second, rounds: 1 }])).toEqual([])
  })

  test('a benchmark may have left after eight rounds, whatever the run had', () => {
    const of = (rounds: number) =>
      findHistoryChangePointsByNeighbours(valuesOf([1, 1.1], 0.03, { ...releases, rounds }))[0]?.p ?? 0
    expect(of(1000)).toBe(of(8))
    expect(of(6)).toBeGreaterThan(of(8))
  })

  test('p is adjusted for the places of the line', () => {
    const [short] = findHistoryChangePointsByNeighbours(valuesOf([1, 1.1], 0.03, releases))
    const long = findHistoryChangePointsByNeighbours(valuesOf([1, 1.1, 1.1, 1.1, 1.1], 0.03, releases))
    expect(long[0]?.p).toBeCloseTo(4 * (short?.p ?? 0), 12)
    expect(long).toHaveLength(1)
  })
})
