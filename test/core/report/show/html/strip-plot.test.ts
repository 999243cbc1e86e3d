// The picture of the rounds: a mark for each value, in its round, on its side.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Sample } from '../../../../../src/core/model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../../../../../src/core/model/result-file.ts'
import {
  axisRangeIgnoringFarOutliers,
  drawStripPlotSvg,
} from '../../../../../src/core/report/show/html/strip-plot.ts'
import { around, comparison } from '../../comparisons.ts'

describe('strip plot', () => {
  const visit = { started: '2026-01-01T00:00:00.000Z', seconds: 1 }
  const on = (blocks: readonly number[]): readonly RoundOrderAndVisitTimes[] =>
    blocks.map((block, index) => ({ round: index + 1, block, first: null, base: visit, head: visit }))
  const side = (samples: Sample, center = 1) => ({ ...around(center), samples })
  const path = (svg: string, name: string) =>
    [...svg.matchAll(new RegExp(`<path class="${name}" d="([^"]*)"/>`, 'g'))].map(([, d]) => d)

  test('base as dashes, head as dots, from the first round to the last, the largest value at the top', () => {
    const one = comparison({ base: side([1, 2]), head: side([3, null], 3) })
    const svg = drawStripPlotSvg(one, on([1, 1]))
    // Two columns of 143 pixels from 66 on; values from 1 at 126 to 3 at 10.
    expect(path(svg, 'base')).toEqual(['M135 126h6M278 68h6'])
    expect(path(svg, 'head')).toEqual(['M138 10h0'])
    expect(path(svg, 'base centre')).toEqual(['M66 126H352'])
    expect(path(svg, 'head centre')).toEqual(['M66 10H352'])
    expect(svg).toContain('>3.000\u00a0s</text>')
    expect(svg).toContain('>1.000\u00a0s</text>')
  })

  test('a wild value is an arrow at the edge', () => {
    const calm = [10, 11, 12, 11, 10, 12, 11]
    const svg = drawStripPlotSvg(
      comparison({ base: side([...calm, 1000], 11), head: side([...calm, -900], 11) }),
      on([]),
    )
    expect(path(svg, 'wild')).toEqual([
      expect.stringMatching(/ 10h7l-3.5-6z$/),
      expect.stringMatching(/ 126h7l-3.5 6z$/),
    ])
    expect(path(svg, 'base')[0]?.match(/M/g)).toHaveLength(7)
  })

  test('a second measurement stands to the right of a border, and so does another machine', () => {
    const again = { ...comparison(), recurred: true, base: side([1, 1]), head: side([2, 2], 2) }
    const first = { base: side([1, 1]), head: side([2, 2], 2) }
    const svg = drawStripPlotSvg(comparison({ ...first, confirmation: again }), on([1, 2]))
    expect(svg).toContain('again')
    expect(path(svg, 'border')).toEqual(['M123 6V130', 'M209 6V130'])
    expect(path(svg, 'base')).toHaveLength(2)
    const alone = drawStripPlotSvg(comparison(first), on([1, 1]))
    expect(alone).not.toContain('again')
    expect(path(alone, 'border')).toEqual([])
  })

  test('names the first and the last round where there is room, and a single value once', () => {
    const texts = (count: number) => {
      const equal = side(
        Array.from({ length: count }, () => 5),
        5,
      )
      return [
        ...drawStripPlotSvg(comparison({ base: equal, head: equal }), []).matchAll(/>([^<>]+)<\/text>/g),
      ].map(([, text]) => text)
    }
    expect(texts(20)).toEqual(['5.000\u00a0s', '1', '20', 'round'])
    expect(texts(1)).toEqual(['5.000\u00a0s', 'round'])
  })
})

// How far a picture of values goes.
describe('extent', () => {
  test('from the lowest to the highest value of all samples', () => {
    expect(
      axisRangeIgnoringFarOutliers([
        [3, null, 1],
        [2, 5],
      ]),
    ).toEqual({ low: 1, high: 5 })
    expect(axisRangeIgnoringFarOutliers([[], [null]])).toEqual({ low: 0, high: 1 })
    expect(axisRangeIgnoringFarOutliers([[7, 7]])).toEqual({ low: 7, high: 7 })
  })

  test('a wild value is left out where it would flatten the others, and only there', () => {
    const calm = [10, 11, 12, 11, 10, 12, 11]
    expect(axisRangeIgnoringFarOutliers([[...calm, 100], calm])).toEqual({ low: 10, high: 12 })
    expect(axisRangeIgnoringFarOutliers([[...calm, 17], calm])).toEqual({ low: 10, high: 17 })
  })

  test('two modes, and two sides far apart, are no wild values', () => {
    const modes = Array.from({ length: 20 }, (_, index) => (index % 3 === 0 ? 100 : 10))
    expect(axisRangeIgnoringFarOutliers([modes])).toEqual({ low: 10, high: 100 })
    expect(
      axisRangeIgnoringFarOutliers([
        [10, 11, 12],
        [1000, 1001, 1002],
      ]),
    ).toEqual({ low: 10, high: 1002 })
  })

  test('has half of the values of each sample in it', () => {
    const values = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 3 }), samples => {
        const { low, high } = axisRangeIgnoringFarOutliers(samples)
        for (const sample of samples) {
          const seen = sample.filter(value => value >= low && value <= high)
          expect(seen.length).toBeGreaterThanOrEqual(Math.floor(sample.length / 2))
        }
      }),
    )
  })
})
