// What the entries of the lists mean, and what of them is refused.
import { describe, expect, test } from 'vitest'
import {
  emptyRulesFileLists,
  parseRuleAndAcceptedEntriesOfRulesFile,
  type UnparsedRulesFileEntry,
} from '../../../src/core/inputs/rule-lists.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

const around = { threshold: 0.05, today: '2026-11-22', at: (line: number) => `rules.yml, line ${line}` }
const rule = (texts: UnparsedRulesFileEntry['texts']) =>
  parseRuleAndAcceptedEntriesOfRulesFile(
    { ...emptyRulesFileLists, benchmarks: [{ texts, line: 7 }] },
    around,
    around,
  ).benchmarks[0]
const accepted = (texts: UnparsedRulesFileEntry['texts']) =>
  parseRuleAndAcceptedEntriesOfRulesFile(
    { ...emptyRulesFileLists, accepted: [{ texts, line: 7 }] },
    around,
    around,
  ).accepted[0]

test('an entry leaves open what it does not say', () => {
  expect(rule({ match: 'Decode*' })).toEqual({
    match: 'Decode*',
    threshold: null,
    ruleOut: null,
    better: null,
    gate: 'fail',
    owner: null,
    why: null,
    until: null,
    isOver: false,
  })
})

test('a threshold brings its own rule-out, unless that is given', () => {
  expect(rule({ match: '*', threshold: '3%' })).toMatchObject({ threshold: 0.03, ruleOut: 0.06 })
  expect(rule({ match: '*', threshold: '80%' })).toMatchObject({ ruleOut: 1 })
  expect(rule({ match: '*', threshold: '3%', 'rule-out': '3%' })).toMatchObject({ ruleOut: 0.03 })
  expect(rule({ match: '*', 'rule-out': '20%' })).toMatchObject({ threshold: null, ruleOut: 0.2 })
})

test('every day of the calendar can be the last', () => {
  const days = Array.from({ length: 366 * 5 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  )
  for (const day of days) expect(rule({ match: '*', until: day })?.until).toBe(day)
  for (const day of ['2027-02-29', '2100-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00'])
    expect(() => rule({ match: '*', until: day }), day).toThrow('is not accepted')
})

test('a rule holds through its last day', () => {
  const until = (day: string) => rule({ match: '*', gate: 'warn', until: day })?.isOver
  expect([until('2026-11-21'), until('2026-11-22'), until('2026-11-23')]).toEqual([true, false, false])
})

test('what was accepted has a size, and may say who, when and why', () => {
  expect(accepted({ match: 'A sec/op', 'up-to': '120%', by: 'Kim', on: '2026-11-20', why: 'safer' })).toEqual(
    {
      match: 'A sec/op',
      upTo: 1.2,
      by: 'Kim',
      when: '2026-11-20',
      why: 'safer',
      url: null,
    },
  )
})

describe('refuses', () => {
  test.each([
    [{ match: '*', threshold: '300' }, 'rules.yml, line 7: benchmarks: threshold: "300" is not accepted.'],
    [{ match: '*', gate: 'mute' }, 'benchmarks: gate: "mute" is not accepted. Give "fail", "warn", "off".'],
    [
      { match: '*', until: '2026-02-30' },
      'until: "2026-02-30" is not accepted. Give a day as year-month-day',
    ],
    [{ match: '*', until: 'tomorrow' }, 'until: "tomorrow" is not accepted'],
    [{ match: '*', better: 'faster' }, 'better: "faster" is not accepted'],
    [
      { match: '*', 'rule-out': '1%' },
      'rule-out: "1%" is not accepted. Give a percentage or a ratio of at least the threshold (5%).',
    ],
    [{ match: '*', threshold: '20%', 'rule-out': '10%' }, 'at least the threshold (20%)'],
    [{ gate: 'off' }, 'rules.yml, line 7: benchmarks: "match" is missing.'],
  ])('%j', (texts, message) => {
    expect(() => rule(texts)).toThrow(MisconfiguredError)
    expect(() => rule(texts)).toThrow(message)
  })

  test('what is accepted without a size', () => {
    expect(() => accepted({ match: 'A' })).toThrow('rules.yml, line 7: accepted: "up-to" is missing.')
  })
})
