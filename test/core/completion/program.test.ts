// What the shells are told of the program.
import { expect, test } from 'vitest'
import {
  completionAfterFlag,
  groupFlagsSharingCompletion,
  listSubcommandNames,
  refuseShellSpecialCompletions,
} from '../../../src/core/completion/program.ts'
import { commands } from './shells.ts'

test('the program without a command has no name', () => {
  expect(listSubcommandNames(commands)).toEqual(['compare', 'doctor', 'restore', 'completion'])
})

test('flags that take the same are one place, whatever their command; switches are none', () => {
  expect(groupFlagsSharingCompletion(commands)).toEqual([
    { value: 'any', at: [':--count'] },
    { value: ['none', 'name', 'delta'], at: [':--sort', 'doctor:--sort'] },
    { value: 'revision', at: [':--base'] },
    { value: 'file', at: [':--rules'] },
    { value: 'folder', at: [':--results'] },
    { value: ['name', 'down'], at: ['compare:--sort'] },
  ])
})

test('what is known of values is told, and of others nothing', () => {
  expect(completionAfterFlag('delta-test', '')).toEqual(['utest', 'ttest', 'none'])
  expect(completionAfterFlag('base', 'doctor')).toBe('revision')
  expect(completionAfterFlag('count', '')).toBe('any')
  expect(completionAfterFlag('toString', '')).toBe('any')
  expect(completionAfterFlag('toString', 'compare')).toBe('any')
  expect(completionAfterFlag('sort', 'toString')).toEqual(['none', 'name', 'delta'])
})

test('names that a shell would act on are refused', () => {
  expect(() => refuseShellSpecialCompletions(commands)).not.toThrow()
  expect(() => refuseShellSpecialCompletions([{ name: 'a;b', words: 'any', flags: [] }])).toThrow(
    '"a;b" cannot be completed',
  )
  expect(() =>
    refuseShellSpecialCompletions([{ name: 'a', words: 'any', flags: [{ name: '$x', value: null }] }]),
  ).toThrow('"$x"')
  expect(() =>
    refuseShellSpecialCompletions([{ name: 'a', words: 'any', flags: [{ name: 'x', value: ['a|b'] }] }]),
  ).toThrow('"a|b"')
})
