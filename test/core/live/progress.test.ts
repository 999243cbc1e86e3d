// The line that a log has for each round.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compareAllSeries } from '../../../src/core/judge/compare-series.ts'
import {
  type LiveMeasurementState,
  liveViewLines,
  nextProgressUpdateTime,
  progressLine,
  roundLabel,
} from '../../../src/core/live/progress.ts'
import type { MeasurementProgress } from '../../../src/core/model/measuring.ts'
import { collectSeriesFromRounds } from '../../../src/core/rounds/collect.ts'
import { displayWidth, noColour } from '../../../src/core/words/terminal.ts'
import { roundsFrom } from '../../support/rounds.ts'
import { settings, steady, time } from '../report/runs.ts'

describe('progress line', () => {
  const progress: MeasurementProgress = {
    round: 3,
    last: 20,
    isBeyond: false,
    isAgain: false,
    visited: 6,
    open: 6,
    pair: null,
    took: 2.04,
    left: 34.6,
    rounds: () => [],
    units: new Map(),
  }
  const visit = (seconds: number) => ({ started: '', seconds, measurements: [] })

  test('benchmarks one by one: how many, how long, and how long still', () => {
    expect(progressLine(progress)).toBe('round 3 of 20: 6 benchmarks in 2.0 s; about 35 s left')
    expect(progressLine({ ...progress, open: 4 })).toBe(
      'round 3 of 20: 6 benchmarks in 2.0 s, 2 of them finished; about 35 s left',
    )
    expect(progressLine({ ...progress, visited: 1, open: 0, left: 0 })).toBe(
      'round 3 of 20: 1 benchmark in 2.0 s, 1 of them finished',
    )
  })

  test('a command: how long it took on each side', () => {
    const pair = { base: visit(1.25), head: visit(1.5) }
    expect(progressLine({ ...progress, pair })).toBe('round 3 of 20: base 1.3 s, head 1.5 s; about 35 s left')
  })

  test('a round has its number', () => {
    expect(roundLabel(progress)).toBe('round 3 of 20')
  })
})

// How often a comment tells of progress.
describe('update pace', () => {
  test('after a minute, then twice as late each time, and at last every ten minutes', () => {
    const began = 1_000_000
    const minutes: number[] = []
    for (let time = began; minutes.length < 9; minutes.push((time - began) / 60_000))
      time = nextProgressUpdateTime(began, time)
    expect(minutes).toEqual([1, 2, 4, 8, 16, 26, 36, 46, 56])
  })
})

// What is drawn while measuring goes on.

const golden = (name: string) => join(import.meta.dirname, '../../golden/live', `${name}.txt`)
const rounds = roundsFrom(
  [
    time('Encode/1MB-8', 1.02e-3),
    steady('Encode/1MB-8', 'B/op', 4096),
    time('Decode-8', 50e-6),
    time('SortWithALongNameThatIsCut/descending-8', 2e-3),
  ],
  [
    time('Encode/1MB-8', 1.23e-3),
    steady('Encode/1MB-8', 'B/op', 8192),
    time('Decode-8', 41e-6),
    time('SortWithALongNameThatIsCut/descending-8', 2.01e-3),
  ],
)
const series = collectSeriesFromRounds(rounds, new Map())
const progress = {
  ...{
    round: 8,
    last: 20,
    isBeyond: false,
    isAgain: false,
    visited: 3,
    open: 2,
    pair: null,
    took: 1,
    left: 75,
  },
}
const live: LiveMeasurementState = {
  now: { place: 'round 9 of 20', title: 'example.com/deep/codec.BenchmarkEncode', side: 'head' },
  ...{ progress, series, look: compareAllSeries(series, settings), confirms: true, elapsed: 62 },
}
const drawn = (given: LiveMeasurementState, width: number, height: number) =>
  liveViewLines(given, { width, height }, noColour)

describe.each([
  ['80', 80, 24],
  ['120', 120, 24],
  ['phone', 44, 8],
])('%s columns', (name, width, height) => {
  test('has this look, and fits the screen', async () => {
    const lines = drawn(live, width, height)
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(golden(name))
    expect(lines.length).toBeLessThanOrEqual(height)
    for (const line of lines) expect(displayWidth(line)).toBeLessThanOrEqual(width)
  })
})

test('before the first round there is no table, and before the first look no sign', () => {
  const first = { ...live, progress: null, series: [], look: [], now: { ...live.now, place: 'the trial' } }
  expect(drawn(first, 80, 24)).toEqual(['the trial, 1 min 2 s elapsed', 'now codec.BenchmarkEncode on head'])
  expect(drawn({ ...live, look: [] }, 80, 24).join('\n')).not.toMatch(/[✗✓=·]/)
})

test('a command has no benchmark of its own to name; measuring again is said', () => {
  const again = { ...live, now: { ...live.now, title: null }, progress: { ...progress, isAgain: true } }
  expect(drawn(again, 120, 24).slice(0, 2)).toEqual([
    'second measurement, round 9 of 20, about 1 min 15 s left, 1 min 2 s elapsed, 1 of 3 benchmarks finished',
    '████████████░░░░░░░░░░░░░░░░░░  now head',
  ])
})

test('a single item is decided as a whole, so finished benchmarks are not counted', () => {
  const pair = { base: { seconds: 1 }, head: { seconds: 1 } } as never
  expect(drawn({ ...live, progress: { ...progress, pair } }, 120, 24)[0]).not.toContain('finished')
})

test('what is measured again afterwards is told where it will be, and is no muted regression', () => {
  const [first] = drawn(live, 120, 24)
  expect(first).toContain('left, then 2 rows to remeasure, 1 min 2 s elapsed, 1 of 3 benchmarks finished')
  const look = live.look.map((one, n) => (n === 0 ? { ...one, gate: 'warn' as const } : one))
  expect(drawn({ ...live, look }, 120, 24)[0]).toContain('then 1 row to remeasure')
  expect(drawn({ ...live, look }, 120, 24).join('\n')).toContain('\n- Encode/1MB')
  expect(drawn({ ...live, confirms: false }, 120, 24)[0]).not.toContain(' again')
})

test.each([80, 40])('in %i columns how much is left and the side stay in sight', width => {
  const title = `example.com/deep/codec.Benchmark${'Encode'.repeat(20)}Last`
  const again = { ...live, now: { ...live.now, title }, progress: { ...progress, isAgain: true, left: 3600 } }
  for (const one of [{ ...live, now: { ...live.now, title } }, again]) {
    const [first, second] = drawn(one, width - 1, 24)
    expect(first).toContain(one === again && width === 40 ? 'second measurement, round 9 of 20' : 'left')
    expect(second).toMatch(/…\S*Last on head$/)
  }
})

test('where there is little room, those that differ most are kept, in their order', () => {
  const lines = drawn(live, 80, 6)
  expect(lines).toHaveLength(6)
  expect(lines.at(-1)).toBe('  … and 2 more, which differ less')
  expect(lines.slice(3, 5).map(line => line.slice(2, 14).trim())).toEqual(['Encode/1MB', 'Encode/1MB'])
})

test('rows have the colour of what the last look has found', () => {
  const lines = liveViewLines(live, { width: 80, height: 24 }, (colour, text) => `<${colour}>${text}`)
  expect(lines.filter(line => line.startsWith('<red>'))).toHaveLength(2)
  expect(lines.filter(line => line.startsWith('<green>'))).toHaveLength(1)
})

test('control characters in names are escaped', () => {
  const now = { ...live.now, title: 'A\u001b[2J\u0007' }
  expect(drawn({ ...live, now }, 80, 24).join('')).toContain('A\\u001b[2J\\u0007')
})
