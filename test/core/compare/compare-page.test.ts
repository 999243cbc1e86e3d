// A comparison as a page: what it says, and that nothing in it can act.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { comparePage } from '../../../src/core/compare/compare-page.ts'
import { conclude } from '../../../src/core/compare/conclude.ts'
import type { BenchmarkRule } from '../../../src/core/model/settings.ts'
import { about, fileOf, lines, ruleFor, tablesOf } from './tables.ts'

const hostile = '<script>alert(1)</script>"\'`&\u202e'

function pageOf(base: string, head: string, rules: readonly BenchmarkRule[] = []): string {
  const tables = tablesOf([fileOf('old.txt', base), fileOf(`n${hostile}`, head)], {}, {}, rules)
  const conclusion = conclude(tables, [], [])
  return comparePage(tables, conclusion, [`warning: ${hostile}`], '3 compared, 1 regressed')
}

const base = `pkg: p${hostile}\n${lines('A', about(100))}${lines(`B/${hostile}`, about(100))}${lines('C', [1, 2])}`
const head = `pkg: p${hostile}\n${lines('A', about(120))}${lines(`B/${hostile}`, about(80))}`

test('the verdict is first, then what decided it, then the tables', async () => {
  const page = pageOf(base, head, [ruleFor('A', { threshold: 0.1 })])
  await expect(page).toMatchFileSnapshot('../../golden/compare/page.html')
})

test('nothing in it can act, and nothing runs', () => {
  const page = pageOf(base, head, [ruleFor(`*${hostile}*`, { gate: 'warn' })])
  expect(page.match(/<script\b/g)).toHaveLength(1)
  expect(page).toContain('<script></script>')
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update('').digest('base64')}'`)
  expect(page).not.toContain('\u202e')
  expect(page).toContain('<small>muted </small>')
})

test('many rows that show nothing are folded, and few are not', () => {
  const many = Array.from({ length: 30 }, (_, n) => lines(`Q${n}`, about(10))).join('')
  const page = pageOf(base + many, head + many)
  expect(page).toContain('<details><summary>30 other rows, which show nothing or little</summary>')
  expect(pageOf(base, head)).not.toContain('<details>')
})
