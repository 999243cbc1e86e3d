// What may stand in place of the last word of a command line.
import { expect, test } from 'vitest'
import {
  completeLastWord,
  completionAfterFlag,
  joinFlagsWithValues,
  type ShellCompletionOfCommand,
} from '../../../src/core/completion/program.ts'

test('what is known of values is told, and of others nothing', () => {
  expect(completionAfterFlag('delta-test', '')).toEqual(['utest', 'ttest', 'none'])
  expect(completionAfterFlag('base', 'doctor')).toBe('revision')
  expect(completionAfterFlag('count', '')).toBe('any')
  expect(completionAfterFlag('toString', '')).toBe('any')
  expect(completionAfterFlag('toString', 'compare')).toBe('any')
  expect(completionAfterFlag('sort', 'toString')).toEqual(['none', 'name', 'delta'])
})

const command: ShellCompletionOfCommand = {
  words: 'revision',
  flags: [
    { name: 'count', value: 'any' },
    { name: 'sort', value: ['none', 'name', 'delta'] },
    { name: 'strict', value: null },
    { name: 'rules', value: 'file' },
  ],
}

test.each([
  [[''], 'revision'],
  [['main', 't'], 'revision'],
  [['--s'], ['--count', '--sort', '--strict', '--rules']],
  [
    ['--sort', ''],
    ['none', 'name', 'delta'],
  ],
  [['--sort=d'], ['none', 'name', 'delta']],
  [
    ['--sort', '=', 'd'],
    ['none', 'name', 'delta'],
  ],
  [
    ['--sort', '='],
    ['none', 'name', 'delta'],
  ],
  [['--rules=a'], 'file'],
  [['--count', ''], 'any'],
  [['--strict', ''], 'revision'],
  [
    ['--strict', '--so'],
    ['--count', '--sort', '--strict', '--rules'],
  ],
] as const)('%j', (typed, offered) => {
  expect(completeLastWord(command, joinFlagsWithValues(typed))).toEqual(offered)
})
