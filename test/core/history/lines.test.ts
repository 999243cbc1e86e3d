import { describe, expect, it } from 'vitest'
import { linesOf, product } from '../../../src/core/history/lines.ts'
import { noteLine, readNoteLine } from '../../../src/core/history/note.ts'
import type { Point } from '../../../src/core/history/point.ts'
import { exactRow, pointAt, rowOf, sha } from './points.ts'

const order = ['v1', 'n1', 'n2', 'v2', 'n3', 'n4'].map(sha)
const v2 = { sha: sha('v2'), name: 'v2' }

describe('linesOf', () => {
  it('puts values in the order of commits, whenever they were recorded', () => {
    const points = [
      pointAt('n2', [rowOf('A', 1.2)]),
      pointAt('n1', [rowOf('A', 1.1)], { at: '2026-02-01T00:00:00Z' }),
    ]
    const [line, ...others] = linesOf(points, order)
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
    const lines = linesOf(points, order)
    expect(lines.map(({ benchmark, since, values }) => [benchmark, since.name, values.length])).toEqual([
      ['A', 'v1', 3],
      ['New', 'v2', 1],
    ])
    expect(lines[0]?.values[2]?.ratio.estimate).toBeCloseTo(1.8, 10)
  })

  it('begins another line where nothing joins the references', () => {
    const points = [pointAt('n1', [rowOf('A', 1.1)]), pointAt('n3', [rowOf('A', 1.5)], { since: v2 })]
    expect(linesOf(points, order).map(({ since }) => since.name)).toEqual(['v1', 'v2'])
  })

  it('ends where notes lead in a circle', () => {
    const since = { sha: sha('n4'), name: 'n4' }
    const outside = order.filter(one => one !== sha('v2') && one !== sha('n4'))
    const points = [
      pointAt('v2', [rowOf('A', 2)], { since }),
      pointAt('n4', [rowOf('A', 2)], { since: v2 }),
      pointAt('n3', [rowOf('A', 1)], { since }),
    ]
    expect(linesOf(points, outside)[0]?.values[0]?.ratio.estimate).toBeLessThan(10)
  })

  it('keeps kinds of machines apart, and leaves out commits that do not lead here', () => {
    const points = [
      pointAt('n1', [rowOf('A', 1)]),
      pointAt('n1', [rowOf('A', 2)], { machine: 'ARM' }),
      pointAt('elsewhere', [rowOf('A', 3)]),
    ]
    expect(linesOf(points, order).map(({ machine, values }) => [machine.slice(0, 3), values.length])).toEqual(
      [
        ['AMD', 1],
        ['ARM', 1],
      ],
    )
  })

  it('begins anew where a count grew from 0', () => {
    const { benchmark, package: path, unit } = exactRow('A', 1)
    const grown = pointAt('v2', [rowOf('A', 1)], { withoutRatio: [{ benchmark, package: path, unit }] })
    const noted = readNoteLine(noteLine(grown)) as Point
    const later = pointAt('n3', [rowOf('A', 1), exactRow('A', 1.5)], { since: v2 })
    const counts = linesOf([noted, later], order).filter(line => line.unit === unit)
    expect(
      counts.map(({ since, values }) => [since.name, values.map(({ ratio }) => ratio.estimate)]),
    ).toEqual([['v2', [1.5]]])
  })

  it('knows that counts which a note leaves out are as they were', () => {
    const points = [pointAt('n1', [rowOf('A', 1)]), pointAt('n2', [rowOf('A', 1), exactRow('A', 2)])]
    const counts = linesOf(points, order).find(({ unit }) => unit === 'B/op')
    expect(counts?.values.map(({ ratio }) => ratio.estimate)).toEqual([1, 2])
  })

  it('knows it too of benchmarks that have nothing but counts', () => {
    const noted = [1, 1.03, 1].map((ratio, n) =>
      readNoteLine(noteLine(pointAt(`n${n + 1}`, [exactRow('A', ratio)]))),
    )
    const [line] = linesOf(noted as Point[], order)
    expect(line?.values.map(({ ratio }) => ratio.estimate)).toEqual([1, 1.03, 1])
  })

  it('goes on row by row, where several results are of the new reference', () => {
    const points = [
      pointAt('v2', [rowOf('A', 1.2)]),
      pointAt('v2', [rowOf('B', 1.1)]),
      pointAt('n3', [rowOf('A', 1.5), rowOf('B', 2)], { since: v2 }),
    ]
    const lines = linesOf(points, order)
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
    expect(linesOf(points, order).map(({ benchmark, values }) => [benchmark, values.length])).toEqual([
      ['A/small-2', 2],
      ['AB-2', 1],
    ])
  })
})

describe('product', () => {
  it('adds intervals as errors of logarithms', () => {
    const one = { estimate: 1.1, low: 1.1 / Math.exp(0.03), high: 1.1 * Math.exp(0.03) }
    const other = { estimate: 2, low: 2 / Math.exp(0.04), high: 2 * Math.exp(0.04) }
    const { estimate, low, high } = product(one, other)
    expect(estimate).toBeCloseTo(2.2, 12)
    expect(Math.log((high as number) / estimate)).toBeCloseTo(0.05, 12)
    expect(Math.log((low as number) / estimate)).toBeCloseTo(-0.05, 12)
  })

  it('has no bound where a part has none', () => {
    expect(product({ estimate: 1, low: null, high: 1 }, { estimate: 1, low: 1, high: 1 })).toMatchObject({
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
  const lines = linesOf(points, order)
  expect(lines.map(({ since, values }) => [since.name, values.map(one => one.ratio.estimate)])).toEqual([
    ['n3', [2]],
    ['n1', [1.1]],
  ])
})
