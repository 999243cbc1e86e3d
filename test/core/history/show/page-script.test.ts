import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { historyScript, historyScriptHash } from '../../../../src/core/history/show/page.ts'

test('the policy lets the script in', () => {
  expect(`sha256-${createHash('sha256').update(historyScript).digest('base64')}`).toBe(historyScriptHash)
})

test('it writes names as text, and fetches nothing', () => {
  expect(historyScript).not.toMatch(
    /innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|fetch\(|XMLHttp|import\(/,
  )
})
