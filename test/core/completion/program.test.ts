// What the shells are told of the program.
import { expect, test } from 'vitest'
import {
  flagsByValue,
  namedCommands,
  refuseSpecial,
  valueAfterFlag,
} from '../../../src/core/completion/program.ts'
import { commands } from './shells.ts'

test('the program without a command has no name', () => {
  expect(namedCommands(commands)).toEqual(['compare', 'doctor', 'restore', 'completion'])
})

test('flags that take the same are one place, whatever their command; switches are none', () => {
  expect(flagsByValue(commands)).toEqual([
    { value: 'any', at: [':--count'] },
    { value: ['none', 'name', 'delta'], at: [':--sort', 'doctor:--sort'] },
    { value: 'revision', at: [':--base'] },
    { value: 'file', at: [':--rules'] },
    { value: 'folder', at: [':--results'] },
    { value: ['name', 'down'], at: ['compare:--sort'] },
  ])
})

test('what is known of values is told, and of others nothing', () => {
  expect(valueAfterFlag('delta-test', '')).toEqual(['utest', 'ttest', 'none'])
  expect(valueAfterFlag('base', 'doctor')).toBe('revision')
  expect(valueAfterFlag('count', '')).toBe('any')
  expect(valueAfterFlag('toString', '')).toBe('any')
  expect(valueAfterFlag('toString', 'compare')).toBe('any')
  expect(valueAfterFlag('sort', 'toString')).toEqual(['none', 'name', 'delta'])
})

test('names that a shell would act on are refused', () => {
  expect(() => refuseSpecial(commands)).not.toThrow()
  expect(() => refuseSpecial([{ name: 'a;b', words: 'any', flags: [] }])).toThrow('"a;b" cannot be completed')
  expect(() => refuseSpecial([{ name: 'a', words: 'any', flags: [{ name: '$x', value: null }] }])).toThrow(
    '"$x"',
  )
  expect(() => refuseSpecial([{ name: 'a', words: 'any', flags: [{ name: 'x', value: ['a|b'] }] }])).toThrow(
    '"a|b"',
  )
})
