// Go's regular expressions in JavaScript's engine.
import { expect, test } from 'vitest'
import { goPattern } from '../../../src/core/benchproc/filter.ts'

test.each([
  ['^Read', ['Read', 'ReadAll'], ['Write', 'aRead']],
  ['(?i)read', ['READ'], ['write']],
  ['\\Aa\\z', ['a'], ['ab', 'ba', 'a\n']],
  ['\\Q1.5+\\E$', ['1.5+'], ['1.5', '1x5+']],
  ['[[:digit:]]{2}', ['12'], ['1', 'ab']],
  ['[^[:space:]_]', ['a'], [' ', '_']],
  ['\\pL+=\\p{Lu}', ['é=É'], ['1=A', 'a=b']],
  ['(?P<size>4k|1M)', ['4k'], ['2k']],
  ['a\\-b\\_c\\/d\\ e', ['a-b_c/d e'], ['a-b']],
  ['^.$', ['☃', '😀'], ['ab']],
  ['(?s)a.b', ['a\nb'], ['ab']],
])('%s', (pattern, matching, others) => {
  const regular = goPattern(pattern)
  for (const text of matching) expect(regular.test(text), text).toBe(true)
  for (const text of others) expect(regular.test(text), text).toBe(false)
})

test.each(['(', 'a**', '[[:foo:]', '\\Z(?<'])('%s is refused', pattern => {
  expect(() => goPattern(pattern)).toThrow(SyntaxError)
})
