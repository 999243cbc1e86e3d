// Items that are taken many at once.
import { expect, test } from 'vitest'
import { batchFrom, longestBatch } from '../../../../src/core/formats/json/json-text.ts'

/** From behind the first closing bracket of the text. */
const batch = (text: string) => batchFrom(text, text.indexOf('}') + 1)

test('takes the whole items that follow, however they are set apart', () => {
  for (const gap of ['', '\n', ' \r\n\t']) {
    const text = `[{"a": 1},${gap}{"b": "}, {"},${gap}{"c": [{}]},${gap}{"d": {}}`
    const end = text.lastIndexOf(`,${gap}{`)
    expect(batch(text)).toEqual({ items: [{ b: '}, {' }, { c: [{}] }], end })
  }
})

test('takes nothing where it cannot tell, or where it is no JSON', () => {
  expect(batch('[{}')).toBeNull()
  expect(batch('[{}, {"a": 1}]')).toBeNull()
  expect(batch('[{}, 1, {}, {}')).toBeNull()
  expect(batch('[{}, {"a": [{}, {}, {')).toBeNull()
  expect(batch('[{}, {"a": oops}, {}')).toBeNull()
  expect(batch('[{}, {}], [{}, {}')).toBeNull()
})

test('reaches no further than it may', () => {
  const text = `[${'{},'.repeat(longestBatch)}`
  expect(batch(text)?.end).toBeLessThanOrEqual(longestBatch + 3)
  expect(batch(text)?.items.length).toBeGreaterThan(longestBatch / 4)
})
