// The page's script: let in by its hash, and nothing in it acts on what is not the page. What it does is tested in a browser
// (test/e2e/page.test.ts).
import { createHash } from 'node:crypto'
import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { script, scriptHash } from '../../../../../src/core/report/show/html/page.ts'

test('its hash is the one that the page lets in', () => {
  expect(scriptHash).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`)
})

test('can be read, and cannot end its element', () => {
  expect(() => new Script(script)).not.toThrow()
  expect(script).not.toMatch(/<[/!]/)
})

test('fetches nothing, keeps nothing, and makes no element from text', () => {
  expect(script).not.toMatch(
    /fetch|XMLHttp|import|Storage|cookie|innerHTML|outerHTML|insertAdjacent|eval|Function|write\(/,
  )
})
