// Names while a file is read.
import { expect, test } from 'vitest'
import { Names } from '../../../../../src/core/formats/tools/go/go.ts'

test('names are decoded from the line on that says so', () => {
  const names = new Names()
  expect(names.shared('A%20b')).toBe('A%20b')
  expect([names.read('names: plain'), names.read('names: percent-encoded')]).toEqual([false, true])
  expect([names.shared('A%20b'), names.decoded('c%20d'), names.areEncoded, names.version]).toEqual([
    ...['A b', 'c d', true, 1],
  ])
})
