// Where a quoted word can be put into a command.
import { expect, test } from 'vitest'
import {
  arePlaceholdersOfWordUnquoted,
  fillPlaceholder,
  hasPlaceholderOfWord,
} from '../../../src/core/filter/filter.ts'

test.each([
  'a {x}',
  'a={x} b',
  '{x}',
  `echo "it's" {x}`,
  `echo 'a "' {x}`,
  'echo \\" {x}',
  `# don't\na {x}`,
  `a#' '{x}`,
  'a # {x}',
  `"\${x}"`,
])('outside of quotes: %s', text => {
  expect(arePlaceholdersOfWordUnquoted(text, 'x')).toBe(true)
})

test.each(['"{x}"', `'a {x}'`, 'echo "\\" {x}"', '`a {x}`', 'a \\{x}', `a 'b\n {x}\n'`, `{x} "{x}"`])(
  'inside: %s',
  text => {
    expect(arePlaceholdersOfWordUnquoted(text, 'x')).toBe(false)
  },
)

test('every place gets what is put there, and variables of the shell are none', () => {
  expect(fillPlaceholder(`a {x} \${x} b{x}`, 'x', '$&')).toBe(`a $& \${x} b$&`)
  expect([
    hasPlaceholderOfWord('{x}', 'x'),
    hasPlaceholderOfWord(`\${x}`, 'x'),
    hasPlaceholderOfWord('{y}', 'x'),
  ]).toEqual([true, false, false])
})
