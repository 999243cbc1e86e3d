// The picture of an interval: where its marks stand, and what its title says.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Comparison, RatioWithInterval } from '../../../../../src/core/model/comparison.ts'
import type { BetterDirection, Sample } from '../../../../../src/core/model/measuring.ts'
import type { RoundOrderAndVisitTimes } from '../../../../../src/core/model/result-file.ts'
import {
  axisRangeIgnoringFarOutliers,
  chooseIntervalPlotLimit,
  drawSvgIntervalOfRow,
  drawSvgPlotAxis,
  drawValuesByRoundSvg,
  svgDefinitionsOfPlotGrids,
} from '../../../../../src/core/report/show/html/plots.ts'
import { around, comparison, counted } from '../../comparisons.ts'
import { settings } from '../../runs.ts'

describe('interval plot', () => {
  const scale = 0.2
  const drawn = (comparison: Comparison, threshold = 0.1) => ({
    comparison,
    rules: { ...settings, threshold },
  })
  const plot = (ratio: RatioWithInterval) => drawSvgIntervalOfRow(drawn(comparison({ ratio })), scale)
  const titleOf = (svg: string) => /<title>(.*)<\/title>/.exec(svg)?.[1]
  const arrows = (svg: string) => [...svg.matchAll(/<path d="M(\d+) 10l/g)].map(([, tip]) => Number(tip))

  test('a whisker from end to end, with a dot at the estimate', () => {
    const svg = plot({ estimate: 1.1, low: 1.05, high: 1.2 })
    // No change is at 100, and the limit at 184.
    expect(svg).toContain('<path d="M121 10H184M121 6v8M184 6v8"/><circle cx="142" cy="10" r="3"/>')
    expect(titleOf(svg)).toBe('+5.0% to +20.0%')
    expect(arrows(svg)).toEqual([])
  })

  test('what is beyond the scale is an arrow, and an end that is cut off has no bar', () => {
    const cut = plot({ estimate: 1.1, low: 0.5, high: 1.3 })
    expect(cut).toContain('<path d="M8 10H192"/>')
    expect(arrows(cut)).toEqual([1, 199])
    expect(cut).toContain('<circle')
    const beyond = plot({ estimate: 0.5, low: 0.4, high: 0.6 })
    expect(arrows(beyond)).toEqual([1])
    expect(beyond).not.toContain('<circle')
    expect(titleOf(beyond)).toBe('-60.0% to -40.0%')
  })

  test('an interval without an end goes on for ever', () => {
    const svg = plot({ estimate: 1.1, low: 1.02, high: null })
    expect(arrows(svg)).toEqual([199])
    expect(titleOf(svg)).toBe('+2.0% to +∞')
    expect(titleOf(plot({ estimate: 0.99, low: null, high: null }))).toBe('-∞ to +∞')
  })

  test('without a ratio the shift is drawn', () => {
    const svg = drawSvgIntervalOfRow(drawn(comparison({ ratio: null, delta: -0.1, shift: 1e-4 })), scale)
    expect(svg).toContain('<circle cx="142"')
    expect(titleOf(svg)).toBe('+10.00%')
  })

  test('what does not vary is a dot, and from 0 an arrow', () => {
    const dot = drawSvgIntervalOfRow(drawn(counted('B/op', 100, 110)), scale)
    expect(dot).toContain('<circle cx="142"')
    expect(dot).not.toContain('<path d')
    expect(titleOf(dot)).toBe('+10.0%')
    const [from0, to0] = [
      counted('B/op', 0, 48),
      { ...counted('B/op', 0, 48), base: around(0), head: around(-1) },
    ]
    expect(arrows(drawSvgIntervalOfRow(drawn(from0), scale))).toEqual([199])
    expect(arrows(drawSvgIntervalOfRow(drawn(to0), scale))).toEqual([1])
    expect(titleOf(drawSvgIntervalOfRow(drawn(from0), scale))).toBe('from 0')
    expect(drawSvgIntervalOfRow(drawn({ ...from0, head: around(0) }), scale)).toContain('<circle cx="100"')
  })

  describe('the worse side', () => {
    const grids = (...rows: ReturnType<typeof drawn>[]) =>
      svgDefinitionsOfPlotGrids(rows, scale).split('</g>').slice(0, -1)
    const directed = (better: BetterDirection, threshold?: number) => drawn(comparison({ better }), threshold)

    test('is shaded from the threshold on, in the direction of the unit', () => {
      const rows = [directed(null), directed('lower'), directed('higher'), directed('lower')]
      const [unknown = '', lower = '', higher = '', ...others] = grids(...rows)
      expect(others).toEqual([])
      expect(lower).toContain('id="grid-lower-0.1"><path class="worse" d="M142 0H200')
      expect(higher).toContain('id="grid-higher-0.1"><path class="worse" d="M0 0H58')
      expect(unknown).not.toContain('worse')
      expect(unknown).not.toContain('threshold')
      expect(lower).toContain('class="threshold" d="M142 0v20M61.8 0v20"')
      const names = ['grid-unknown', 'grid-lower-0.1', 'grid-higher-0.1']
      for (const [n, row] of rows.slice(0, 3).entries())
        expect(drawSvgIntervalOfRow(row, scale)).toContain(`<use href="#${names[n]}"/>`)
      expect(grids(directed('lower', 0))[0]).toContain('id="grid-lower-0"><path class="worse" d="M100 0H200')
      expect(grids(directed('lower', 0))[0]).not.toContain('threshold')
    })

    test("begins at a row's own threshold, and is not drawn where that is beyond the scale", () => {
      const [own = '', far = '', up = ''] = grids(
        directed('lower', 0.15),
        directed('lower', 0.5),
        directed('higher', 0.5),
      )
      expect(own).toContain('<path class="worse" d="M163 0H200')
      expect(far).toMatch(/id="grid-lower-0\.5"><path class="zero" d="\S+ \S+"\/>$/)
      expect(up).toMatch(/id="grid-higher-0\.5"><path class="zero" d="\S+ \S+"\/>$/)
      expect(drawSvgIntervalOfRow(directed('lower', 0.5), scale)).toContain('<use href="#grid-lower-0.5"/>')
    })
  })

  test('the axis names its ends', () => {
    expect(drawSvgPlotAxis(0.015)).toContain('aria-label="from -1.5% to +1.5%"')
  })
})

// One scale for all rows: round, wide enough for the threshold and for most rows.
describe('scale', () => {
  const within = (low: number, high: number) =>
    comparison({ ratio: { estimate: (low + high) / 2 + 1, low: low + 1, high: high + 1 } })

  test.each([
    ['nothing but small changes: twice the threshold', [within(-0.01, 0.01)], 0.05, 0.1],
    ['the widest row, up to four times the threshold', [within(0, 0.12), within(0, 0.01)], 0.05, 0.15],
    ['without the few beyond', [...Array.from({ length: 9 }, () => within(0, 0.1)), within(0, 3)], 0.05, 0.2],
    ['most rows, if they are noisy', Array.from({ length: 9 }, () => within(-0.4, 0.6)), 0.05, 1],
    ['without a threshold: most rows', [within(-0.021, 0.01)], 0, 0.03],
    ['nothing at all', [], 0, 0.001],
  ])('%s', (_, rows, threshold, limit) => {
    expect(chooseIntervalPlotLimit(rows, { threshold })).toBe(limit)
  })

  test('goes by the change where there is no interval, and by nothing where there is no percentage', () => {
    expect(chooseIntervalPlotLimit([comparison({ ratio: null, delta: -0.18 })], { threshold: 0.05 })).toBe(
      0.2,
    )
    expect(
      chooseIntervalPlotLimit([comparison({ ratio: null, delta: 0.01, shift: -1.8e-4 })], {
        threshold: 0.05,
      }),
    ).toBe(0.2)
    expect(chooseIntervalPlotLimit([comparison({ ratio: null, delta: null })], { threshold: 0.05 })).toBe(0.1)
    expect(
      chooseIntervalPlotLimit([comparison({ ratio: { estimate: 1.04, low: null, high: null } })], {
        threshold: 0.01,
      }),
    ).toBe(0.05)
  })

  test('is never narrower than twice the threshold, nor many times wider than the widest row', () => {
    const ends = fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(ends, fc.double({ min: 0.001, max: 1, noNaN: true }), (widths, threshold) => {
        const limit = chooseIntervalPlotLimit(
          widths.map(width => within(0, width)),
          { threshold },
        )
        expect(limit).toBeGreaterThanOrEqual(2 * threshold * (1 - 1e-6))
        expect(limit).toBeLessThanOrEqual(2 * Math.max(2 * threshold, ...widths) * (1 + 1e-6))
      }),
    )
  })
})

// The picture of the rounds: a mark for each value, in its round, on its side.

describe('strip plot', () => {
  const visit = { started: '2026-01-01T00:00:00.000Z', seconds: 1 }
  const on = (blocks: readonly number[]): readonly RoundOrderAndVisitTimes[] =>
    blocks.map((block, index) => ({ round: index + 1, block, first: null, base: visit, head: visit }))
  const side = (samples: Sample, center = 1) => ({ ...around(center), samples })
  const path = (svg: string, name: string) =>
    [...svg.matchAll(new RegExp(`<path class="${name}" d="([^"]*)"/>`, 'g'))].map(([, d]) => d)

  test('base as dashes, head as dots, from the first round to the last, the largest value at the top', () => {
    const one = comparison({ base: side([1, 2]), head: side([3, null], 3) })
    const svg = drawValuesByRoundSvg(one, on([1, 1]))
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
    const svg = drawValuesByRoundSvg(
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
    const svg = drawValuesByRoundSvg(comparison({ ...first, confirmation: again }), on([1, 2]))
    expect(svg).toContain('again')
    expect(path(svg, 'border')).toEqual(['M123 6V130', 'M209 6V130'])
    expect(path(svg, 'base')).toHaveLength(2)
    const alone = drawValuesByRoundSvg(comparison(first), on([1, 1]))
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
        ...drawValuesByRoundSvg(comparison({ base: equal, head: equal }), []).matchAll(/>([^<>]+)<\/text>/g),
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
