// What a calibration advises, for machines that suit the settings and for those that do not.
import { expect, test } from 'vitest'
import type { Calibration } from '../../../../src/core/model/calibration.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { advicePart } from '../../../../src/core/report/say/calibration.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { mixed, simulated } from '../calibrations.ts'
import { asMarkdown } from '../shown.ts'

function adviceOf(
  change: Partial<Calibration>,
  set: Partial<Settings> = {},
  pace: number | null = 3,
): readonly string[] {
  const { calibration, settings } = simulated({ A: 0.01 })
  const all = { ...calibration, benchmarks: 10, ...change }
  const part = asMarkdown(advicePart(all, { ...settings, ...set }, pace, namingOf(all.floors), 99))
  return part.split('\n').filter(line => line.startsWith('- '))
}

test('leaves settings alone that suit, and says what fewer rounds or a lower threshold would do', () => {
  expect(adviceOf({ seeing: 10, roundsNeeded: 12, suggested: { count: 11, threshold: 0.02 } })).toEqual([
    '- `count: 20` and `threshold: 5%` suit this machine.',
    '- `count: 12` (about 36 s of measuring) would be enough for 5%.',
    '- `threshold: 2%` is a worsening that 20 rounds can show in nine of ten benchmarks.',
  ])
  expect(adviceOf({ seeing: 10, roundsNeeded: 20, suggested: { count: 20, threshold: 0.05 } })).toEqual([
    '- `count: 20` and `threshold: 5%` suit this machine.',
  ])
})

test('gives the count for nine of ten and for all, or the threshold at this count', () => {
  expect(adviceOf({ seeing: 4, roundsNeeded: 84, suggested: { count: 48, threshold: 0.09 } })).toEqual([
    '- `count: 48` (about 2 min 24 s of measuring) would be enough to show a worsening of 5% in nine of ten benchmarks.',
    '- `count: 84` (about 4 min 12 s of measuring) would be enough for every benchmark that is not out of reach.',
    '- `threshold: 9%` is a worsening that 20 rounds can show in nine of ten benchmarks.',
  ])
})

test('says so where nine of ten see it as it is, and the others would need more', () => {
  expect(
    adviceOf({ seeing: 9, roundsNeeded: 300, suggested: { count: 18, threshold: 0.05 } }, {}, null),
  ).toEqual([
    '- `count: 20` is enough to show a worsening of 5% in nine of ten benchmarks.',
    '- `count: 300` would be enough for every benchmark that is not out of reach.',
  ])
})

test('says so where no count helps, and no threshold', () => {
  expect(adviceOf({ seeing: 0, roundsNeeded: null, suggested: { count: null, threshold: null } })).toEqual([
    '- No `count` up to 1000 is enough to show a worsening of 5% in nine of ten benchmarks.',
  ])
})

test('names what is out of reach', () => {
  const { floors } = mixed().calibration
  const [advice] = adviceOf({ floors, seeing: 1 }).slice(-1)
  expect(advice).toBe(
    '- Out of reach on this machine (over 1000 rounds for 5%): `Network`. The gate will mostly call these inconclusive: leave them out, or measure on a quieter machine.',
  )
})

test('where rules set other thresholds no single one is named, and nobody is told to leave out what is muted', () => {
  const { floors } = mixed().calibration
  const own = ruleFor('Sort', { threshold: 0.002, ruleOut: 0.004 })
  const change = { floors, seeing: 10, roundsNeeded: 12, suggested: { count: 11, threshold: 0.02 } }
  expect(adviceOf(change, { benchmarks: [own] })).toEqual([
    '- `count: 20` and the thresholds suit this machine.',
    '- `count: 12` (about 36 s of measuring) would be enough for the threshold.',
    '- `threshold: 2%` is a worsening that 20 rounds can show in nine of ten benchmarks that have none of their own.',
    '- Out of reach on this machine (over 1000 rounds for the threshold): `Network`. The gate will mostly call these inconclusive: leave them out, or measure on a quieter machine.',
  ])
  expect(adviceOf({ ...change, seeing: 4 }, { benchmarks: [own] })[0]).toBe(
    '- `count: 20` is enough to show a worsening as large as the threshold in nine of ten benchmarks.',
  )
  for (const rule of [ruleFor('Network', { gate: 'off' }), ruleFor('Network', { threshold: 0, ruleOut: 0 })])
    expect(adviceOf(change, { benchmarks: [rule] }).join()).not.toContain('Out of reach')
})

test('a threshold of 0 has no count', () => {
  expect(adviceOf({ seeing: 0, suggested: { count: null, threshold: 0.03 } }, { threshold: 0 })).toEqual([
    '- With a `threshold` of 0 no `count` can show that nothing got worse. Set a larger `threshold`.',
    '- `threshold: 3%` is a worsening that 20 rounds can show in nine of ten benchmarks.',
  ])
})

test('is nothing where nothing varies or nothing is tested', () => {
  expect(adviceOf({ benchmarks: 0 })).toEqual([])
  expect(adviceOf({}, { deltaTest: 'none' })).toEqual([])
})
