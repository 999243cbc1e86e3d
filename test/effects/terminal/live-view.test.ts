// The drawing of a measurement: what stands on the screen after each step.
import { expect, test } from 'vitest'
import type { MeasurementProgress } from '../../../src/core/model/measuring.ts'
import { noColour } from '../../../src/core/words/terminal.ts'
import { LiveMeasurementView } from '../../../src/effects/terminal/live-view.ts'
import { settings, time } from '../../core/report/runs.ts'
import { roundsFrom } from '../../support/rounds.ts'
import { FakeScreen } from '../../support/screen.ts'

const rounds = roundsFrom([time('Encode-8', 1e-3)], [time('Encode-8', 1.2e-3)])
const after = (made: number): MeasurementProgress => ({
  ...{
    round: made,
    last: 20,
    isBeyond: false,
    isAgain: false,
    visited: 1,
    open: 1,
    pair: null,
    took: 1,
    left: 20 - made,
  },
  rounds: () => rounds.slice(0, made),
  units: new Map(),
})

function begin(columns = 80) {
  const screen = new FakeScreen(columns, 24)
  const clock = { now: 0 }
  const view = new LiveMeasurementView(screen, settings, noColour, () => clock.now)
  return { screen, clock, view }
}

test('is drawn over with every round, and signs come with the looks', () => {
  const { screen, clock, view } = begin()
  view.info('base 1111')
  view.visiting('the trial', 'BenchmarkEncode', 'base')
  expect(screen.text).toBe('base 1111\nthe trial, 0 s elapsed\nnow BenchmarkEncode on base\n')
  clock.now = 1000
  view.visiting('round 1 of 20', 'BenchmarkEncode', 'head')
  view.roundEnded(after(1))
  expect(screen.text.split('\n').slice(1)).toEqual([
    'round 1 of 20, about 19 s left, 1 s elapsed',
    '█░░░░░░░░░░░░░░░░░░░░░░░░░░░░  now BenchmarkEncode on head',
    '  benchmark  unit         base      head   so far',
    expect.stringMatching(/^ {2}Encode {5}time\/op /),
    '',
  ])
  view.roundEnded(after(8))
  expect(screen.text).toMatch(/^· Encode/m)
  view.roundEnded(after(12))
  expect(screen.text).toMatch(/^✗ Encode/m)
  // Between two looks the sign is that of the last.
  view.roundEnded(after(13))
  expect(screen.text).toMatch(/^✗ Encode/m)
})

test('messages stand above it, and all of it goes in the end', () => {
  const { screen, view } = begin()
  view.visiting('round 1 of 20', null, 'base')
  view.warn('first\nsecond \u001b[2J')
  view.roundEnded(after(1))
  expect(screen.text.split('\n').slice(0, 3)).toEqual([
    'warning: first',
    'second ',
    'round 1 of 20, about 19 s left, 0 s elapsed',
  ])
  view[Symbol.dispose]()
  expect(screen.text).toBe('warning: first\nsecond \n')
  view.info('the end')
  expect(screen.text).toBe('warning: first\nsecond \nthe end\n')
})

test('short visits are not drawn one by one, but each round is', () => {
  const { screen, clock, view } = begin()
  view.visiting('round 1 of 20', 'BenchmarkA', 'base')
  clock.now = 99
  view.visiting('round 1 of 20', 'BenchmarkB', 'base')
  expect(screen.text).toContain('BenchmarkA')
  clock.now = 100
  view.visiting('round 1 of 20', 'BenchmarkC', 'base')
  expect(screen.text).toContain('BenchmarkC')
  view.visiting('round 2 of 20', 'BenchmarkD', 'base')
  expect(screen.text).toContain('BenchmarkD')
})

test('a window that has become narrower since is wiped too', () => {
  const { screen, view } = begin(100)
  view.visiting('round 1 of 20', `Benchmark${'x'.repeat(60)}`, 'base')
  view.info('kept')
  const narrow = new FakeScreen(40, 24)
  narrow.write('kept\n')
  narrow.write(screen.text.split('\n').slice(1).join('\n'))
  Object.assign(screen, { columns: 40, write: narrow.write.bind(narrow) })
  view[Symbol.dispose]()
  expect(narrow.text).toBe('kept\n')
})
