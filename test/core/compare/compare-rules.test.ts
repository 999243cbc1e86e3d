// What a rules file says to a comparison, and what its rules do to rows.
import { expect, test } from 'vitest'
import { parseCompareRules } from '../../../src/core/compare/compare-rules.ts'
import { concludeCompareTables } from '../../../src/core/compare/conclude.ts'
import { emptyInputTextsOfMissingRulesFile } from '../../../src/core/inputs/rules-file.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'
import { about, fileOf, lines, ruleFor, tablesOf } from './tables.ts'

const today = '2026-06-01'
const file = '.github/benchgate.yml'

test('threshold and rules for benchmarks are taken, and accepted regressions counted', () => {
  const row = (texts: Record<string, string>) => ({ texts, line: 3 })
  const lists = {
    benchmarks: [
      row({ match: 'A', gate: 'warn' }),
      row({ match: 'B', 'rule-out': '5%', until: '2026-05-31' }),
    ],
    accepted: [row({ match: 'A', 'up-to': 'any' })],
  }
  const read = parseCompareRules(file, { inputs: { threshold: '3%', run: 'x' }, lines: {}, lists }, today)
  expect(read).toMatchObject({
    ...{ file, threshold: 0.03, accepted: 1 },
    benchmarks: [
      { match: 'A', gate: 'warn', isOver: false },
      { match: 'B', isOver: true },
    ],
  })
  expect(parseCompareRules(file, emptyInputTextsOfMissingRulesFile, today)).toEqual({
    file,
    threshold: null,
    benchmarks: [],
    accepted: 0,
  })
})

test('an invalid rule is reported with its line', () => {
  const texts = {
    inputs: { threshold: '5x' },
    lines: { threshold: 7 },
    lists: emptyInputTextsOfMissingRulesFile.lists,
  }
  expect(() => parseCompareRules(file, texts, today)).toThrow(
    `${file}, line 7: threshold: "5x" is not accepted.`,
  )
  const benchmarks = [{ texts: { match: 'A', gate: 'maybe' }, line: 9 }]
  const wrong = { ...emptyInputTextsOfMissingRulesFile, lists: { benchmarks, accepted: [] } }
  expect(() => parseCompareRules(file, wrong, today)).toThrow(`${file}, line 9: benchmarks: gate: "maybe"`)
})

const base = fileOf('a', `pkg: x/p\n${lines('A', about(100))}${lines('B', about(100))}`)
const head = fileOf('b', `pkg: x/p\n${lines('A', about(110))}${lines('B', about(130))}`)
const found = (rules: readonly BenchmarkRule[], asked = {}, files = [base, head]) => {
  const told = files.map(({ label }) => ({ label, failures: [] }))
  const { verdict, regressions, muted, suspects, reasons } = concludeCompareTables(
    tablesOf(files, asked, {}, rules),
    told,
    [],
  )
  const names = (all: typeof regressions) => all.map(({ row }) => row.name).join()
  return [verdict, names(regressions), names(muted), names(suspects), reasons.length]
}

test.each<[string, readonly BenchmarkRule[], unknown]>([
  ['nothing without rules', [], ['fail', 'A,B', '', '', 0]],
  ['a threshold of its own', [ruleFor('x/p.A', { threshold: 0.2 })], ['fail', 'B', '', '', 0]],
  ['a gate that warns', [ruleFor('* sec/op', { gate: 'warn' })], ['pass', '', 'A,B', '', 0]],
  ['the first that fits', [ruleFor('A'), ruleFor('*', { gate: 'off' })], ['fail', 'A', 'B', '', 0]],
  ['a direction', [ruleFor('*', { better: 'higher' })], ['pass', '', '', '', 0]],
  ['nothing once it has ended', [ruleFor('*', { gate: 'off', isOver: true })], ['fail', 'A,B', '', '', 0]],
  ['nothing for other packages', [ruleFor('y/p.A', { gate: 'off' })], ['fail', 'A,B', '', '', 0]],
  ['what the last folder of a package names', [ruleFor('p.A', { gate: 'off' })], ['fail', 'B', 'A', '', 0]],
])('%s', (_, rules, wanted) => {
  expect(found(rules)).toEqual(wanted)
  // Shown to be beyond the threshold is the same here.
  expect(found(rules, { strict: true })).toEqual(wanted)
})

test('a muted row with missing results, too few values or a suspect is not inconclusive', () => {
  const off = [ruleFor('B', { gate: 'off' })]
  const one = (label: string, text: string) => fileOf(label, lines('A', about(100)) + text)
  const gone = [one('a', lines('B', [1, 2])), one('b', '')]
  expect(found([], {}, gone)).toEqual(['inconclusive', '', '', '', 1])
  expect(found(off, {}, gone)).toEqual(['pass', '', '', '', 0])
  const few = [fileOf('a', lines('A', [1, 2])), fileOf('b', lines('A', [1, 3]))]
  expect(found([], {}, few)[0]).toBe('inconclusive')
  expect(found([ruleFor('A', { gate: 'warn' })], {}, few)[0]).toBe('pass')
  const chance = ['C', 'D', 'E', 'F'].map(name => lines(name, about(50))).join('')
  const noisy = [
    one('a', lines('B', [100, 101, 102, 103, 104, 105]) + chance),
    one('b', lines('B', [103.5, 104.5, 110, 111, 112, 113]) + chance),
  ]
  expect(found([], { correction: 'holm' }, noisy)[3]).toBe('B')
  expect(found(off, { correction: 'holm' }, noisy)[3]).toBe('')
})
