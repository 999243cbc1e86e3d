// What is said of a rules file, and of the rules that hold for what regressed.
import { expect, test } from 'vitest'
import { conclude } from '../../../src/core/compare/conclude.ts'
import { appliedLines, conclusionLines, rulesLines } from '../../../src/core/compare/conclusion-lines.ts'
import { about, fileOf, lines, ruleFor, tablesOf, terms } from './tables.ts'

const none = { file: 'r.yml', threshold: null, benchmarks: [], accepted: 0 }

test('a file is named with what it says of a comparison', () => {
  expect(rulesLines(none, false)).toEqual(['rules from r.yml: none for a comparison'])
  const ended = ruleFor('C*', { isOver: true, until: '2020-01-01' })
  const full = { ...none, threshold: 0.03, benchmarks: [ruleFor('A'), ruleFor('B'), ended], accepted: 1 }
  expect(rulesLines(full, true)).toEqual([
    'rules from r.yml: threshold 3% (--threshold holds), 2 rules for benchmarks, what it accepts is for the change that adds it, and counts here',
    'warning: these rules have ended: "C*" (2020-01-01). Remove them, or give them another day',
  ])
})

test('each rule for what regressed is said once, and what is muted is no failure', () => {
  const sideOf = (label: string, factor: number) =>
    fileOf(label, ['A', 'B', 'C', 'D', 'E'].map(name => lines(name, about(100 * factor))).join(''))
  const rules = [
    ruleFor('A', { threshold: 0.2, owner: '@acme/io', why: 'shared\u001b disks' }),
    ruleFor('B', { gate: 'warn', until: '2027-01-01' }),
    ruleFor('C', { gate: 'off' }),
    ruleFor('D', { better: 'higher' }),
  ]
  const tables = tablesOf([sideOf('a', 1), sideOf('b', 1.3)], {}, {}, rules)
  const told = ['a', 'b'].map(label => ({ label, failures: [] }))
  const conclusion = conclude(tables, told, [])
  expect(appliedLines(conclusion)).toEqual([
    'rule "A": threshold 20%, owner @acme/io: shared\\u001b disks',
    'rule "B": gate warn, until 2027-01-01',
  ])
  expect(conclusionLines(conclusion, terms)).toEqual([
    '2 of 5 comparisons are worse by more than their thresholds (5% to 20%): A time/op +30.00% (b), E time/op +30.00% (b)',
    '1 of 5 comparisons is worse by more than 5%, and muted by rules: B time/op +30.00% (b)',
    'fail: 5 compared, 2 regressed, 2 muted',
  ])
})

test('many rules are counted', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G']
  const sideOf = (label: string, by: number) =>
    fileOf(label, names.map(name => lines(name, about(by))).join(''))
  const rules = names.map(name => ruleFor(name, { owner: '@x' }))
  const tables = tablesOf([sideOf('a', 100), sideOf('b', 200)], {}, {}, rules)
  const said = appliedLines(conclude(tables, [], []))
  expect([said.length, said.at(-1)]).toEqual([6, '2 more rules hold for what regressed'])
})
