// What lines say of units, and what of it cannot be believed.
import { expect, test } from 'vitest'
import { readStatements } from '../../../../../src/core/formats/tools/go/go-unit.ts'
import type { UnitRule } from '../../../../../src/core/model/measuring.ts'

test('the first statement about a unit holds, and one that says otherwise is told', () => {
  const units = new Map<string, UnitRule>()
  expect(readStatements('u', ['better=lower', 'assume=exact', 'colour=blue'], units)).toEqual([])
  expect(readStatements('u', ['better=lower', 'assume=exact'], units)).toEqual([])
  expect(readStatements('u', ['better=higher', 'assume=nothing'], units)).toEqual([
    'better of u is already set to lower',
    'assume of u is already set to exact',
  ])
  expect(units).toEqual(new Map([['u', { better: 'lower', assume: 'exact' }]]))
})

test('what is no statement is told', () => {
  const units = new Map<string, UnitRule>()
  expect(readStatements('u', ['better', '=lower', 'better=sideways', 'assume=all'], units)).toEqual([
    '"better" is not key=value',
    '"=lower" is not key=value',
    'better is neither lower nor higher, but "sideways"',
    'assume is neither exact nor nothing, but "all"',
  ])
})
