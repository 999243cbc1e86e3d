// Tokens of filters and projections.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFilterOrProjectionTokenAt } from '../../../src/core/benchproc/token.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

/** All tokens of a text as [kind, text]; after a colon a value is expected. */
function tokens(text: string): readonly (readonly string[])[] {
  const found: string[][] = []
  for (let at = 0, expected: 'key' | 'value' = 'key'; ; ) {
    const token = readFilterOrProjectionTokenAt({ flag: '--filter', text }, at, expected)
    if (token.kind === 'end') return found
    found.push(token.kind === token.text ? [token.kind] : [token.kind, token.text])
    expected = token.kind === ':' ? 'value' : 'key'
    at = token.end
  }
}

test.each<[string, readonly (readonly string[])[]]>([
  ['', []],
  ['a:b', [['word', 'a'], [':'], ['word', 'b']]],
  ['a-b*c', [['word', 'a-b*c']]],
  [' -a *', [['-'], ['word', 'a'], ['*']]],
  ['/size:/4./ /b', [['word', '/size'], [':'], ['pattern', '4.'], ['word', '/b']]],
  ['a AND b OR AND', [['word', 'a'], ['AND'], ['word', 'b'], ['OR'], ['AND']]],
  [
    '"AND" "a b"',
    [
      ['word', 'AND'],
      ['word', 'a b'],
    ],
  ],
  ['a:/b[/](/)\\/c/', [['word', 'a'], [':'], ['pattern', 'b[/](/)\\/c']]],
  ['k@(1 2),l', [['word', 'k'], ['@'], ['('], ['word', '1'], ['word', '2'], [')'], [','], ['word', 'l']]],
])('%j', (text, wanted) => {
  expect(tokens(text)).toEqual(wanted)
})

test('a quote and a backslash are escaped in quotes', () => {
  expect(tokens('"a\\"b\\\\"')).toEqual([['word', 'a"b\\']])
})

test.each([
  ['a "b', 'a quote is not closed, or has an escape other than \\" and \\\\, at ""b"'],
  ['"\\x41"', 'a quote is not closed, or has an escape'],
  ['a:/b', 'a pattern is not closed by "/" at "/b"'],
  ['a:/b/c', 'a space must follow the pattern (write a "/" inside it as "\\/") at "c"'],
])('%j cannot be read, and why is said', (text, why) => {
  expect(() => tokens(text)).toThrow(MisconfiguredError)
  expect(() => tokens(text)).toThrow(why)
})

test('every text has tokens or is refused, and they cover it in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab/"\\()@:,-* []ANDOR☃') }), text => {
      for (let at = 0; ; ) {
        let token: ReturnType<typeof readFilterOrProjectionTokenAt>
        try {
          token = readFilterOrProjectionTokenAt({ flag: '--filter', text }, at, 'value')
        } catch (error) {
          return error instanceof MisconfiguredError
        }
        if (token.kind === 'end') return text.slice(at).trim() === ''
        if (token.at < at || token.end <= token.at) return false
        at = token.end
      }
    }),
  )
})
