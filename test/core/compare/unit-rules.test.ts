// What several files say of units.
import { expect, test } from 'vitest'
import { unitRulesOf } from '../../../src/core/compare/samples.ts'
import { fileOf } from './tables.ts'

const rules = (...texts: readonly string[]) =>
  Object.fromEntries(unitRulesOf(texts.map(text => fileOf('', text))))

test('the first word of each kind holds', () => {
  expect(
    rules('Unit a better=lower\n', 'Unit a better=higher assume=exact\n', 'Unit a assume=nothing\n'),
  ).toEqual({
    a: { better: 'lower', assume: 'exact' },
  })
})

test('only the first file turns the direction of a unit that everyone knows', () => {
  expect(rules('Unit ns/op better=higher\n')).toEqual({ 'sec/op': { better: 'higher' } })
  expect(rules('', 'Unit ns/op better=higher assume=exact\n')).toEqual({ 'sec/op': { assume: 'exact' } })
})
