// Growing lists of whole numbers.
import { expect, test } from 'vitest'
import { Ints } from '../../../../src/core/compare/reading/number-lists.ts'

test('it keeps everything while it grows', () => {
  const ints = new Ints()
  for (let n = 0; n < 100; n++) ints.push(-n)
  expect([ints.length, ints.at(0), ints.at(16), ints.at(99)]).toEqual([100, -0 + 0, -16, -99])
})
