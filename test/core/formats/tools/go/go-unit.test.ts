// Statements on units.
import { expect, test } from 'vitest'
import { readStatements } from '../../../../../src/core/formats/tools/go/go-lines.ts'
import type { UnitRule } from '../../../../../src/core/model/measuring.ts'

function read(...statements: readonly string[]) {
  const units = new Map<string, UnitRule>()
  const wrong = readStatements('x', statements, units)
  return { rule: units.get('x'), wrong }
}

test('a direction and an assumption; those of others are let pass', () => {
  expect(read('better=higher', 'assume=exact', 'other=1')).toEqual({
    rule: { better: 'higher', assume: 'exact' },
    wrong: [],
  })
})

test('the first holds, and one that differs is named', () => {
  expect(read('better=lower', 'better=lower', 'better=higher', 'assume=exact', 'assume=nothing')).toEqual({
    rule: { better: 'lower', assume: 'exact' },
    wrong: ['better of x is already set to lower', 'assume of x is already set to exact'],
  })
})

test('what says nothing is named', () => {
  expect(read('better', '=higher', 'better=sideways').wrong).toEqual([
    '"better" is not key=value',
    '"=higher" is not key=value',
    'better is neither lower nor higher, but "sideways"',
  ])
})
