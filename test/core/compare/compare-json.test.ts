// Tables as JSON.
import { expect, test } from 'vitest'
import { compareTablesToJson } from '../../../src/core/compare/compare-json.ts'
import { concludeCompareTables } from '../../../src/core/compare/conclude.ts'
import { about, fileOf, lines, tablesOf, terms } from './tables.ts'

test('every number is present, and infinite values are null', async () => {
  const asked = { ...terms, intervals: true }
  const tables = tablesOf(
    [
      fileOf('old.txt', `pkg: p\n${lines('A', about(1000))}${lines('B', [4])}`),
      fileOf('new.txt', `pkg: p\n${lines('A', about(1200))}${lines('B', [4])}`),
    ],
    asked,
  )
  const text = compareTablesToJson(tables, asked, concludeCompareTables(tables, [], []), null)
  await expect(text).toMatchFileSnapshot('../../golden/compare/two-files.json')
  expect(JSON.parse(text)).toMatchObject({
    ...{ verdict: 'fail', reasons: [], compared: 2, missing: [], refused: [] },
    regressed: [{ name: 'A', unit: 'sec/op', config: { pkg: 'p' }, column: 'new.txt' }],
  })
})
