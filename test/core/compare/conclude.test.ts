// The verdict, and what it stands on.
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/core/common/random.ts'
import {
  type CompareConclusion,
  collectRefusedLinesOfComparedFiles,
  columnNameFromKeyValues,
  compareExitStatus,
  concludeCompareTables,
  findResultsMissingFromColumns,
  listTextsOfRefusedLines,
  type RefusedLine,
} from '../../../src/core/compare/conclude.ts'
import { collectResultsOfComparedFile } from '../../../src/core/compare/samples.ts'
import { parseGoOutput } from '../../../src/core/formats/tools/go/go.ts'
import { long } from '../../support/long.ts'
import { about, fileOf, lines, tablesOf } from './tables.ts'

describe('conclude', () => {
  const many = (factor: number) =>
    Array.from({ length: 7 }, (_, n) => lines(`A${n}`, about(n === 0 ? 100 : 100 * factor))).join('')
  const told = (...labels: readonly string[]) => labels.map(label => ({ label, failures: [] }))
  const failed = (label: string) => ({ label, failures: ['FAIL'] })
  const concluded = (base: string, head: string, asked: Parameters<typeof tablesOf>[1] = {}) =>
    concludeCompareTables(tablesOf([fileOf('a', base), fileOf('b', head)], asked), told('a', 'b'), [])

  test('a regression fails, regardless of other reasons', () => {
    const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1.1)), fileOf('c', many(1))])
    const conclusion = concludeCompareTables(tables, [...told('a', 'b'), failed('c')], [])
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

  test('too few values in all rows are inconclusive, regardless of the change', () => {
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
    [
      'the t test of counts that are fixed',
      lines('A', [7, 7]),
      lines('A', [9, 9]),
      { test: 'ttest' },
      'fail',
    ],
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
    const conclusion = concludeCompareTables(tablesOf([file], {}, { col: '/codec' }), told('a'), [], false)
    expect([conclusion.verdict, conclusion.missing.length]).toEqual(['pass', 1])
  })

  test('a failure in a later file is inconclusive; one in the first is not, unless it is alone', () => {
    const tables = tablesOf([fileOf('a', many(1)), fileOf('b', many(1)), fileOf('c', many(1))])
    const verdict = (...files: Parameters<typeof concludeCompareTables>[1]) =>
      concludeCompareTables(tables, files, [])
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
    expect(concludeCompareTables(tables, told('a', 'b'), [one]).verdict).toBe('inconclusive')
    expect(concludeCompareTables(tables, told('a', 'b'), [{ ...one, isResult: false }]).verdict).toBe('pass')
  })

  test('changes in units of unknown direction are listed', () => {
    const { verdict, changed } = concluded(lines('A', about(1), 'widgets'), lines('A', about(8), 'widgets'))
    expect([verdict, changed.map(({ row }) => row.name)]).toEqual(['pass', ['A']])
  })

  test(
    'unchanged suites of fifty are red in one of twenty at most, though many rows look worse',
    long,
    () => {
      const random = seededRandom(20)
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
    },
  )

  test.each<[CompareConclusion['verdict'], readonly string[], readonly number[]]>([
    ['pass', [], [0, 0, 0, 0]],
    ['nothing', [], [0, 0, 0, 0]],
    ['fail', [], [1, 1, 1, 0]],
    ['inconclusive', ['missing'], [3, 1, 1, 0]],
    ['inconclusive', ['powerless'], [3, 3, 1, 0]],
  ])('%s %j ends with %j', (verdict, kinds, statuses) => {
    const conclusion = {
      ...concluded('', ''),
      verdict,
      reasons: kinds.map(kind => ({ kind })),
    } as CompareConclusion
    const all = (['regression', 'missing', 'inconclusive', 'never'] as const).map(on =>
      compareExitStatus(conclusion, on),
    )
    expect(all).toEqual(statuses)
  })
})

// What a later column lacks.
describe('missing rows', () => {
  const memory = (name: string) => lines(name, [1], 'B/op')
  const missing = (...texts: readonly string[]) => {
    const files = texts.map((text, n) => fileOf('abc'.charAt(n), text))
    return findResultsMissingFromColumns(
      tablesOf(files),
      files.map(({ label }) => label),
    )
  }
  const gone = (name: string, unit: string | null = null, column = 'b') => ({
    ...{ column, base: 'a', name, unit, apart: [], isMuted: false },
  })

  test('lists benchmarks of the first column that another column lacks, in order', () => {
    const all = `pkg: p\n${lines('A', [1])}${lines('B', [1])}${memory('B')}pkg: q\n${lines('A', [1])}`
    expect(missing(all, `pkg: p\n${lines('A', [1])}${lines('D', [1])}`, all)).toEqual([gone('B'), gone('A')])
  })

  test('a unit is missing by itself, where the benchmark has another', () => {
    const base = `${lines('A', [1])}${memory('A')}${lines('B', [1])}`
    expect(missing(base, `${memory('A')}${lines('B', [1])}`)).toEqual([gone('A', 'sec/op')])
    expect(missing(base, `${lines('A', [1])}${memory('B')}`)).toEqual([
      gone('B', 'sec/op'),
      gone('A', 'B/op'),
    ])
  })

  test('a benchmark that only a later file has is not missing', () => {
    expect(
      missing(`pkg: q\n${lines('A', [1])}`, `pkg: p\n${lines('N', [1])}pkg: q\n${lines('A', [1])}`),
    ).toEqual([])
  })

  test('a result in another table is listed with the key that separates them', () => {
    const file = (version: number) =>
      `pkg: p\n${lines('A', [1])}pkg: q\nversion: ${version}\n${lines('B', [1])}`
    expect(missing(file(1), file(2))).toEqual([
      { ...gone('B'), apart: [{ key: 'version', base: '1', column: '2' }] },
    ])
    const other = (processors: number) => lines('A', [1]) + lines(`B-${processors}`, [1])
    expect(missing(other(8), other(16))).toEqual([
      { ...gone('B-8'), apart: [{ key: '/gomaxprocs', base: '8', column: '16' }] },
    ])
  })

  test('a same-named benchmark that the first column has too is not a counterpart', () => {
    const both = `pkg: q\n${lines('A', [1])}`
    expect(missing(`pkg: p\n${lines('A', [1])}${both}`, both)).toEqual([gone('A')])
  })

  test('keys that the user has requested do not separate results', () => {
    const file = (label: string, size: number) =>
      fileOf(label, `${lines('A', [1])}${lines(`B/size=${size}`, [1])}`)
    const tables = tablesOf([file('a', 1), file('b', 2)], {}, { table: '/size', row: '.name' })
    expect(findResultsMissingFromColumns(tables, ['a', 'b'])).toEqual([gone('B')])
  })

  test('where nothing is compared, everything is missing', () => {
    expect(missing(lines('A', [1]), lines('B', [1]))).toEqual([gone('A')])
    expect(missing(lines('A', [1]))).toEqual([])
    expect(findResultsMissingFromColumns([], ['a', 'b'])).toEqual([])
  })

  test('the name of a column leaves out empty keys', () => {
    expect(columnNameFromKeyValues(['gob', '', '1k'])).toBe('gob 1k')
  })

  test('every file is compared with the first one only', () => {
    const later = `pkg: a\n${lines('N', [1])}pkg: b\n${lines('A', [1])}`
    const first = `pkg: b\n${lines('A', [1])}${lines('B', [1])}`
    expect(missing(first, later, later)).toEqual([gone('B'), gone('B', null, 'c')])
    const moved = `pkg: x/v2\n${lines('A', [1])}`
    const apart = [{ key: 'pkg', base: 'x', column: 'x/v2' }]
    expect(missing(`pkg: x\n${lines('A', [1])}`, moved, moved)).toEqual([
      { ...gone('A'), apart },
      { ...gone('A', null, 'c'), apart },
    ])
  })

  test('a file whose results are all filtered out lacks everything', () => {
    const tables = tablesOf([fileOf('a', lines('A', [1])), fileOf('b', lines('A', [1]))])
    expect(findResultsMissingFromColumns(tables, ['a', 'b', 'c'])).toEqual([gone('A', null, 'c')])
  })

  test('where other keys make columns, the first one that is compared counts', () => {
    const file = fileOf('a', lines('A/x=1', [1]) + lines('A/x=2', [1]) + lines('B/x=1', [1]))
    expect(findResultsMissingFromColumns(tablesOf([file], {}, { col: '/x', row: '.name' }), [])).toEqual([
      { ...gone('B', null, '2'), base: '1' },
    ])
  })
})

// What is in no table.
describe('refused', () => {
  const refused = (...texts: readonly string[]) =>
    collectRefusedLinesOfComparedFiles(
      texts.map((text, n) => ({
        ...collectResultsOfComparedFile(parseGoOutput(text)),
        path: `${'abc'.charAt(n)}.txt`,
      })),
    )

  test('lists unreadable lines, impossible values, and conflicting unit declarations', () => {
    const all = refused(
      'Unit x better=lower\nBenchmarkA 1 5 x\nBenchmarkA 1 10x ns/op\n',
      'Unit x better=higher\nUnit x assume\nBenchmarkA 1 NaN ns/op\n',
    )
    expect(listTextsOfRefusedLines(all)).toEqual([
      'a.txt:3: "10x" is not a number: BenchmarkA 1 10x ns/op',
      'b.txt:2: "assume" is not key=value: Unit x assume',
      'b.txt: such a value is impossible: A: NaN ns/op',
      'b.txt: an earlier file says better=lower: Unit x better=higher',
    ])
    expect(all.map(({ isResult }) => isResult)).toEqual([true, false, true, false])
  })

  test('only the first lines are shown, without control characters', () => {
    const lines = listTextsOfRefusedLines(
      refused('BenchmarkA\u001b 1 x5 ns/op\nBenchmarkA\u001b 1 5 ns/op 6\n'.repeat(6)),
    )
    expect(lines).toHaveLength(11)
    expect(lines[1]).toBe('a.txt:2: "6" has no unit: BenchmarkA\\u001b 1 5 ns/op 6')
    expect(listTextsOfRefusedLines(refused('BenchmarkA 1 5\n'.repeat(12))).at(-1)).toBe(
      'a.txt: 2 more such lines',
    )
  })
})
