// The table of a calibration: its rows, their order, and what is said of those that have no number.
import { expect, test } from 'vitest'
import {
  type Calibrated,
  firstNames,
  noiseTable,
  steadyNote,
} from '../../../../src/core/report/say/calibration.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { mixed, simulated } from '../calibrations.ts'
import { elements, type Node, rendered, textOf } from '../rendered.ts'
import { asMarkdown, spoken } from '../shown.ts'

const naming = ({ calibration }: Calibrated) => namingOf([...calibration.floors, ...calibration.steady])
const tableOf = (result: Calibrated, most = Number.POSITIVE_INFINITY) =>
  asMarkdown(noiseTable(result.calibration, result.settings, naming(result), most))
const within = (node: Node, tag: string) => elements(node).filter(({ tagName }) => tagName === tag)
const rowsOf = (markdown: string) =>
  within(rendered(markdown), 'tr').map(row => [...within(row, 'th'), ...within(row, 'td')].map(textOf))
const note = (result: Calibrated, most = 99) =>
  asMarkdown(steadyNote(result.calibration, naming(result), most))

test('the noisiest come first, those that do not see the threshold marked', () => {
  const [, ...rows] = rowsOf(tableOf(mixed()))
  const noise = rows.map(([, , percent = '']) => Number.parseFloat(percent))
  expect(noise).toEqual(noise.toSorted((a, b) => b - a))
  const marked = rows.filter(([sign]) => sign === '⚠️').map(([, name]) => name)
  expect(marked).toEqual(['Network', 'Read/large'])
})

test('a row is what one benchmark varies by, what can be seen of it, and in how many rounds the threshold', () => {
  const result = simulated({ Read: 0.06 })
  const [head, row] = rowsOf(tableOf(result))
  const [floor] = result.calibration.floors
  expect(head).toEqual([
    '',
    'Benchmark',
    'Noise',
    'Head against base',
    'Visible in 20 rounds',
    'Rounds for 5%',
  ])
  expect(row).toEqual([
    '⚠️',
    'Read',
    expect.stringMatching(/^[4-8]\.\d%$/),
    expect.stringMatching(/^-\d\.\d% to \+\d\.\d%$/),
    expect.stringMatching(/^[3-9]\.\d%$/),
    String(floor?.roundsNeeded),
  ])
})

test('what is out of reach, or cannot fail, or was seldom measured, says so', () => {
  const rows = rowsOf(tableOf(mixed()))
  const row = (name: string) => rows.find(([, one]) => one === name) ?? []
  expect(row('Network').at(-1)).toBe('over 1000')
  expect(row('Network in widgets').slice(-2)).toEqual(['', ''])
  expect(row('Flaky')[2]).toMatch(/^\d\.\d% \(5 rounds\)$/)
})

test('each row is held against its own threshold, and what is muted has no plan', () => {
  const own = ruleFor('Sort', { threshold: 0.002, ruleOut: 0.004 })
  const [head, ...rows] = rowsOf(tableOf(mixed({ benchmarks: [ruleFor('Network', { gate: 'off' }), own] })))
  const row = (name: string) => rows.find(([, one]) => one === name) ?? []
  expect(head?.at(-1)).toBe('Rounds for the threshold')
  expect(row('Sort').at(-1)).toBe('over 1000 (0.2%)')
  expect(row('Encode').at(-1)).toMatch(/^\d+ \(5%\)$/)
  expect(row('Network').slice(-2)).toEqual(['', ''])
  expect(rows.filter(([sign]) => sign === '⚠️').map(([, name]) => name)).toEqual(['Read/large', 'Sort'])
})

test('folds away what is calm where there is much, and shows only as many rows as asked', () => {
  const names = Array.from({ length: 30 }, (_, index) => `B${index}`)
  const many = simulated(Object.fromEntries(names.map((name, index) => [name, 0.01 + index / 1000])))
  expect(tableOf(many)).toContain('<summary>The other 20, with less noise</summary>')
  expect(rowsOf(tableOf(many))).toHaveLength(32)
  expect(rowsOf(tableOf(many, 3))).toHaveLength(4)
  expect(tableOf(many, 0)).toBe('')
  expect(tableOf(mixed())).not.toContain('<details>')
})

test('the legend says how sure it is, and only what is true of the settings', () => {
  expect(tableOf(mixed())).toContain('alpha 0.05, all judged together (`correction: holm`)')
  expect(tableOf(mixed({ correction: 'none' }))).not.toContain('together')
  expect(tableOf(mixed())).toContain('From 20 rounds the noise is known to about ±16%')
  expect(tableOf(mixed())).not.toContain('?:')
  const untested = tableOf(mixed({ deltaTest: 'none' }))
  expect(untested).not.toContain('Visible')
  expect(rowsOf(untested)[0]).toHaveLength(4)
})

test('a value that is not positive has no percentage', () => {
  const result = simulated({ A: 0.01 })
  const floors = result.calibration.floors.map(floor => ({
    ...floor,
    noise: null,
    spread: null,
    ratio: null,
    visible: null,
    roundsNeeded: null,
  }))
  const table = tableOf({ ...result, calibration: { ...result.calibration, floors } })
  expect(rowsOf(table)[1]).toEqual(['', 'A', '?', '', '', ''])
  expect(table).toContain('?: a value is not positive')
})

test('says what does not vary, and what differs all the same', () => {
  expect(note(mixed())).toMatch(/^No noise, so one round is enough: 3 in `B\/op`, `allocs\/op`, which/)
  expect(note(mixed())).toContain(
    '⚠️ Base and head are the same commit, but their values differ in `Decode` in `B/op`.',
  )
  expect(note(simulated({ A: 0.01 }))).toBe('')
  const { calibration } = mixed()
  const alike = calibration.steady.map(one => ({ ...one, differs: false }))
  expect(note({ ...mixed(), calibration: { ...calibration, steady: alike } })).not.toContain('⚠️')
})

test('names ten, and how many more there are', () => {
  const all = Array.from({ length: 12 }, (_, index) => ({
    benchmark: `B${index}`,
    package: null,
    unit: 'sec/op',
  }))
  expect(spoken(firstNames(all, namingOf(all), 99))).toMatch(/^B0, .*, B9 and 2 more$/)
  expect(spoken(firstNames(all, namingOf(all), 1))).toBe('B0 and 11 more')
  expect(spoken(firstNames(all, namingOf(all), 0))).toBe('12 in all')
})
