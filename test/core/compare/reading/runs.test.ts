// Lists with runs.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Runs } from '../../../../src/core/compare/reading/number-lists.ts'

test('it is the list that was pushed', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2)), list => {
      const runs = new Runs()
      for (const value of list) runs.push(value)
      expect(Array.from({ length: runs.length }, (_, n) => runs.at(n))).toEqual(list)
    }),
  )
})
