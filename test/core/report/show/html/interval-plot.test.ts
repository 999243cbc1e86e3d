// The picture of an interval: where its marks stand, and what its title says.
import { expect, test } from 'vitest'
import type { Ratio } from '../../../../../src/core/model/comparison.ts'
import {
  axis,
  gridDefinitions,
  intervalPlot,
} from '../../../../../src/core/report/show/html/interval-plot.ts'
import { around, comparison, counted } from '../../comparisons.ts'

const scale = { limit: 0.2 }
const plot = (ratio: Ratio) => intervalPlot(comparison({ ratio }), scale)
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

test('what does not vary is a dot, and from 0 an arrow', () => {
  const dot = intervalPlot(counted('B/op', 100, 110), scale)
  expect(dot).toContain('<circle cx="142"')
  expect(dot).not.toContain('<path d')
  expect(titleOf(dot)).toBe('+10.0%')
  const [from0, to0] = [
    counted('B/op', 0, 48),
    { ...counted('B/op', 0, 48), base: around(0), head: around(-1) },
  ]
  expect(arrows(intervalPlot(from0, scale))).toEqual([199])
  expect(arrows(intervalPlot(to0, scale))).toEqual([1])
  expect(titleOf(intervalPlot(from0, scale))).toBe('from 0')
  expect(intervalPlot({ ...from0, head: around(0) }, scale)).toContain('<circle cx="100"')
})

test('the worse side is shaded from the threshold on, in the direction of the unit', () => {
  const [unknown = '', lower = '', higher = ''] = gridDefinitions(scale, 0.1).split('</g>')
  expect(lower).toContain('id="grid-lower"><path class="worse" d="M142 0H200')
  expect(higher).toContain('id="grid-higher"><path class="worse" d="M0 0H58')
  expect(unknown).not.toContain('worse')
  expect(unknown).not.toContain('threshold')
  expect(lower).toContain('class="threshold" d="M142 0v20M61.8 0v20"')
  for (const better of ['lower', 'higher', null] as const)
    expect(intervalPlot(comparison({ better }), scale)).toContain(
      `<use href="#grid-${better ?? 'unknown'}"/>`,
    )
  expect(gridDefinitions(scale, 0)).toContain('id="grid-lower"><path class="worse" d="M100 0H200')
})

test('the axis names its ends', () => {
  expect(axis({ limit: 0.015 })).toContain('aria-label="from -1.5% to +1.5%"')
})
