// The verdict, and what it stands on.
import { expect, test } from 'vitest'
import { randomFrom } from '../../../src/core/common/random.ts'
import {
  type Conclusion,
  compareStatus,
  conclude,
  type RefusedLine,
} from '../../../src/core/compare/conclude.ts'
import { about, fileOf, lines, tablesOf } from './tables.ts'

const many = (factor: number) =>
  Array.from({ length: 7 }, (_, n) => lines(`A${n}`, about(n === 0 ? 100 : 100 * factor))).join('')
const told = (...labels: readonly string[]) => labels.map(label => ({ label, failures: [] }))
const failed = (label: string) => ({ label, failures: ['FAIL'] })
const concluded = (base: string, head: string, asked: Parameters<typeof tablesOf>[1] = {}) =>
  conclude(tablesOf([fileOf('a', base), fileOf('b', head)], asked), told('a', 'b'), [])

test('a regression fails, whatever else there is', () => {
  const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1.1)), fileOf('c', many(1))])
  const conclusion = conclude(tables, [...told('a', 'b'), failed('c')], [])
  expect([conclusion.verdict, conclusion.compared, conclusion.regressions.length]).toEqual(['fail', 14, 6])
  expect(conclusion.reasons.map(({ kind }) => kind)).toEqual(['failures'])
})

test('without one it passes', () => {
  expect(concluded(many(1), many(0.9))).toMatchObject({
    verdict: 'pass',
    reasons: [],
    missing: [],
    refused: [],
  })
})

test('with too few values everywhere it is inconclusive, whatever the change', () => {
  const ofTwo = (center: number) => `${lines('A', [center, center + 1])}${lines('A', [5, 5], 'B/op')}`
  const { verdict, reasons } = concluded(ofTwo(100), ofTwo(300))
  expect(verdict).toBe('inconclusive')
  // B/op says nothing of whether the times have enough.
  expect(reasons).toMatchObject([{ kind: 'powerless', needed: 4, rows: [{ table: { unit: 'sec/op' } }] }])
})

test.each<[string, string, string, Parameters<typeof tablesOf>[1], string]>([
  ['few on one side', lines('A', [100]), lines('A', about(300)), {}, 'inconclusive'],
  [
    'one that has enough',
    lines('A', [1]) + lines('B', about(1)),
    lines('A', [3]) + lines('B', about(1)),
    {},
    'pass',
  ],
  ['two that are the same', lines('A', [7]), lines('A', [7]), {}, 'pass'],
  ['the t test of one value', lines('A', [7]), lines('A', [9]), { test: 'ttest' }, 'inconclusive'],
  ['the t test of counts that are fixed', lines('A', [7, 7]), lines('A', [9, 9]), { test: 'ttest' }, 'fail'],
  ['the t test of the same', lines('A', [7, 7]), lines('A', [7, 7]), { test: 'ttest' }, 'pass'],
  ['no test', lines('A', [9]), lines('A', [7]), { test: 'none' }, 'pass'],
  ['a unit of no direction', lines('A', [7], 'x'), lines('A', [9], 'x'), {}, 'pass'],
  ['a benchmark that is missing', many(1), lines('A0', about(100)), {}, 'inconclusive'],
  ['a new benchmark', lines('A0', about(100)), many(1), {}, 'pass'],
  [
    'a unit that is missing',
    lines('A', about(1)) + lines('A', [64], 'B/op'),
    lines('A', [64], 'B/op'),
    {},
    'inconclusive',
  ],
])('%s', (_, base, head, asked, verdict) => {
  expect(concluded(base, head, asked).verdict).toBe(verdict)
})

test('parts of one file need not have the same benchmarks', () => {
  const file = fileOf(
    'a',
    `${lines('A/codec=x', about(1))}${lines('A/codec=y', about(1))}${lines('B/codec=x', [1])}`,
  )
  const conclusion = conclude(tablesOf([file], {}, { col: '/codec' }), told('a'), [], false)
  expect([conclusion.verdict, conclusion.missing.length]).toEqual(['pass', 1])
})

test('a failure in a later file is inconclusive; one in the first is not, unless it is alone', () => {
  const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1)), fileOf('c', many(1))])
  const verdict = (...files: Parameters<typeof conclude>[1]) => conclude(tables, files, [])
  expect(verdict(...told('a', 'b'), failed('c'))).toMatchObject({
    verdict: 'inconclusive',
    reasons: [{ kind: 'failures', files: ['c'] }],
  })
  expect(verdict(failed('a'), ...told('b')).verdict).toBe('pass')
  expect(verdict(...told('a'), failed('a')).verdict).toBe('inconclusive')
  expect(verdict(failed('a')).verdict).toBe('inconclusive')
})

test('a result that could not be read is inconclusive, a statement on a unit is not', () => {
  const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1))])
  const one: RefusedLine = { file: 'b', line: 3, text: 'x', why: 'y', isResult: true }
  expect(conclude(tables, told('a', 'b'), [one]).verdict).toBe('inconclusive')
  expect(conclude(tables, told('a', 'b'), [{ ...one, isResult: false }]).verdict).toBe('pass')
})

test('what changed in a unit of no direction is told', () => {
  const { verdict, changed } = concluded(lines('A', about(1), 'widgets'), lines('A', about(8), 'widgets'))
  expect([verdict, changed.map(({ row }) => row.name)]).toEqual(['pass', ['A']])
})

test('unchanged suites of fifty are red in one of twenty at most, though many rows look worse', () => {
  const random = randomFrom(20)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const suite = () =>
    Array.from({ length: 50 }, (_, n) =>
      lines(
        `A${n}`,
        Array.from({ length: 10 }, () => 100 * (1 + 0.05 * normal())),
      ),
    ).join('')
  const [suites, red] = [40, { holm: 0, none: 0 }]
  let suspects = 0
  for (let n = 0; n < suites; n++) {
    const [base, head] = [suite(), suite()]
    const holm = concluded(base, head, { correction: 'holm' })
    if (holm.verdict === 'fail') red.holm++
    if (concluded(base, head).verdict === 'fail') red.none++
    if (holm.suspects.length > 0) suspects++
  }
  expect(red.none).toBeGreaterThan(suites / 5)
  expect(red.holm).toBeLessThanOrEqual(suites / 20)
  expect(red.holm + suspects).toBeGreaterThanOrEqual(red.none)
})

test.each<[Conclusion['verdict'], readonly string[], readonly number[]]>([
  ['pass', [], [0, 0, 0, 0]],
  ['nothing', [], [0, 0, 0, 0]],
  ['fail', [], [1, 1, 1, 0]],
  ['inconclusive', ['missing'], [3, 1, 1, 0]],
  ['inconclusive', ['powerless'], [3, 3, 1, 0]],
])('%s %j ends with %j', (verdict, kinds, statuses) => {
  const conclusion = { ...concluded('', ''), verdict, reasons: kinds.map(kind => ({ kind })) } as Conclusion
  const all = (['regression', 'missing', 'inconclusive', 'never'] as const).map(on =>
    compareStatus(conclusion, on),
  )
  expect(all).toEqual(statuses)
})
