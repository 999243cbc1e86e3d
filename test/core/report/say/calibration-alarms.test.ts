// What a calibration says of false alarms: true for its numbers and its settings.
import { expect, test } from 'vitest'
import { shareWithInterval } from '../../../../src/core/judge/calibrate.ts'
import type { Calibration } from '../../../../src/core/model/calibration.ts'
import type { Settings } from '../../../../src/core/model/settings.ts'
import { alarmPart } from '../../../../src/core/report/say/calibration.ts'
import { namingOf } from '../../../../src/core/words/names.ts'
import { ruleFor } from '../../../support/benchmark-rules.ts'
import { mixed, simulated } from '../calibrations.ts'
import { asMarkdown } from '../shown.ts'

function partOf(change: Partial<Calibration> = {}, set: Partial<Settings> = {}): string {
  const { calibration, settings } = simulated({ A: 0.01, B: 0.02 })
  const all = {
    ...calibration,
    alarms: shareWithInterval(2, 30),
    swapped: { uncorrected: shareWithInterval(760, 1000), red: shareWithInterval(3, 1000) },
    ...change,
  }
  return asMarkdown(alarmPart(all, { ...settings, ...set }, namingOf(all.floors), 99))
}

test('says the share of each by itself with its interval, and what chance gives', () => {
  expect(partOf()).toContain(
    'Taken one by one, 2 of 30 comparisons have p ≤ 0.05: 6.7% (0.8% to 22.1%). Chance alone gives about 1.5.',
  )
})

test('speaks of one comparison in the singular', () => {
  expect(partOf({ alarms: shareWithInterval(0, 1) })).toContain('0 of 1 comparison has p ≤ 0.05')
})

test('says how often swapped suites alarm, without the rule and with it', () => {
  expect(partOf()).toContain(
    '1000 times. In 76.0% of these swapped suites at least one comparison has p ≤ 0.05 by itself.',
  )
  expect(partOf()).toContain(
    "By the gate's rule something regresses in 3 of 1000 swapped suites: 0.3% (0.062% to 0.9%). That is how often it would suspect",
  )
})

test('names what the gate would have called regressed in this run', () => {
  const { calibration } = mixed()
  const [one] = calibration.floors
  if (!one) expect.fail()
  expect(partOf()).toContain('nothing would have been called regressed in this run')
  expect(partOf({ floors: [{ ...one, benchmark: 'A', regressed: true }] })).toContain(
    '`A` would have been called regressed',
  )
})

test('is true for the rule in force', () => {
  expect(partOf()).toContain('(`correction: holm`, and beyond 5%)')
  expect(partOf({}, { correction: 'none', threshold: 0.02 })).toContain('(no correction, and beyond 2%)')
  const benchmarks = [ruleFor('A', { threshold: 0.002, ruleOut: 0.004 })]
  expect(partOf({}, { benchmarks })).toContain('(`correction: holm`, and beyond the threshold)')
  const untested = partOf(
    { alarms: null, swapped: { uncorrected: null, red: shareWithInterval(1, 200) } },
    { deltaTest: 'none' },
  )
  expect(untested).toContain('(beyond 5%)')
  expect(untested).not.toContain('p ≤')
  expect(untested).not.toContain('independent')
})

test('a gate that confirms only suspects so far', () => {
  expect(partOf({}, { confirm: true })).toContain('before suspects are measured again')
  expect(partOf({}, { confirm: false })).not.toContain('measured again')
})

test('is nothing where nothing could fail', () => {
  expect(partOf({ swapped: null, alarms: null })).toBe('')
})
