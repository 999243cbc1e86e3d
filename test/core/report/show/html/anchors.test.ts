// The addresses of rows.
import { expect, test } from 'vitest'
import { newAnchors } from '../../../../../src/core/report/show/html/comparison-table.ts'

test('each name has an address that leads to its own id', () => {
  const anchors = newAnchors()
  const all = [
    'Encode/1 MB time/op',
    'Encode/1 MB time/op',
    'é"<>',
    '%41 100%',
    'x'.repeat(500),
    '😀'.repeat(500),
  ]
  const found = all.map(name => anchors(name))
  expect(found.map(({ href }) => decodeURIComponent(href.slice(1)))).toEqual(found.map(({ id }) => id))
  expect(new Set(found.map(({ id }) => id)).size).toBe(all.length)
  expect(found.slice(0, 2).map(({ id }) => id)).toEqual([
    'row-Encode/1-MB-time/op',
    'row-Encode/1-MB-time/op--2',
  ])
  expect(Math.max(...found.map(({ id }) => [...id].length))).toBeLessThan(130)
  expect(found.every(({ id }) => !/\s/.test(id))).toBe(true)
})

test('a name can be what an address cannot hold', () => {
  const anchors = newAnchors()
  for (const name of ['', '\ud800', 'a\ud800b', '\0', '\u202e']) expect(anchors(name).href).toMatch(/^#row-/)
})

test('a name that looks like the second of another has an id of its own', () => {
  const anchors = newAnchors()
  const ids = ['A', 'A', 'A--2', 'A--2'].map(name => anchors(name).id)
  expect(new Set(ids).size).toBe(4)
})

test('names alike by the hundred thousand are numbered one by one', () => {
  const anchors = newAnchors()
  const ids = new Set(Array.from({ length: 100_000 }, (_, n) => anchors(`${'x'.repeat(120)}${n}`).id))
  expect(ids.size).toBe(100_000)
  expect([...ids].at(-1)).toMatch(/x--100000$/)
})
