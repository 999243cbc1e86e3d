// Gungraun says the same as JSON and in lines, and counts exactly.
import { expect, test } from 'vitest'
import { readWhole } from '../../../../../src/core/formats/reading/format.ts'
import { gungraun } from '../../../../../src/core/formats/tools/gungraun.ts'
import { output, read } from '../../recorded-output.ts'

test('has the same names and counts in both', () => {
  const lines = read(gungraun, output('gungraun/output.txt'))
  expect(lines).toHaveLength(6)
  expect([...read(gungraun, output('gungraun/output.json'))].sort()).toEqual([...lines].sort())
})

test('declares its units exact, and fewer to be better', () => {
  const { units } = readWhole(gungraun, output('gungraun/output.txt'))
  expect(units.get('instructions')).toEqual({ better: 'lower', assume: 'exact' })
})
