// Words for a shell: bash takes each as it was.
import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandInFolder, joinShellWords, quoteShellWordOnOneLine } from '../../../src/core/words/escape.ts'

test('bash reads the words that were written', () => {
  const words = fc.array(fc.string({ unit: fc.constantFrom(...'a \'"$`\\;&|*?~!#(){}<>\n-=.é') }), {
    minLength: 1,
    maxLength: 4,
  })
  fc.assert(
    fc.property(fc.array(words, { minLength: 50, maxLength: 50 }), lists => {
      const script = lists.map(list => `printf '%s\\0' ${joinShellWords(...list)}`).join('\n')
      const printed = execFileSync('bash', ['-c', script], { encoding: 'utf8' })
      expect(printed.split('\0').slice(0, -1)).toEqual(lists.flat())
    }),
    { numRuns: 2 },
  )
})

test('a command runs in a folder below, or as it is in the one where it begins', () => {
  expect(commandInFolder('.', 'npm test')).toBe('npm test')
  expect(commandInFolder('a b/c', 'npm test')).toBe("cd 'a b/c' && npm test")
})

test('a word with lines is one line that bash reads as that word', () => {
  const words = ['a\nb', 'it\'s\n\\n$x `y` "z"', 'lines: ^\\S+\nunit: ms', 'a b']
  const script = `printf '%s\\0' ${words.map(quoteShellWordOnOneLine).join(' ')}`
  expect(script).not.toContain('\n')
  expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' }).split('\0').slice(0, -1)).toEqual(words)
})
