// Which regular expressions are taken.
import { describe, expect, test } from 'vitest'
import { compilePattern } from '../../../../src/core/formats/own/pattern.ts'

test('knows its groups, in their order', () => {
  expect(compilePattern('(?<b>x)(?:y(?<a>z))(w)', 'here').groups).toEqual(['b', 'a'])
})

describe('refuses', () => {
  test.each([
    ['(?<name>a', 'format: lines: "(?<name>a" is no regular expression (Unterminated group).'],
    [String.raw`(?<name>\-)`, 'is no regular expression (Invalid escape).'],
    ['(?=a)b', 'has "(?=a", which is not supported'],
    ['(?<!a)b', 'has "(?<!", which is not supported'],
    [String.raw`(?<name>a)\k<name>`, 'refers back to a group'],
    [String.raw`(a)\1`, 'refers back to a group'],
    ['(?:a{400}){400}', 'is too long'],
    ['a{0,100000}', 'is too long'],
    [`(?<a>${'abcdefghij'.repeat(50)})`, 'is too long: it makes 503 steps, and 500 are the most.'],
  ])('%s', (pattern, message) => {
    expect(() => compilePattern(pattern, 'format: lines')).toThrow(message)
  })
})
