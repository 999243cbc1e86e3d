// Which regular expressions are taken.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePattern, match } from '../../../../src/core/formats/own/pattern.ts'

describe('pattern', () => {
  test('knows its groups, in their order', () => {
    expect(compilePattern('(?<b>x)(?:y(?<a>z))(w)', 'here').groups).toEqual(['b', 'a'])
  })

  describe('refuses', () => {
    test.each([
      ['(?<name>a', 'format: lines: "(?<name>a" is not a valid regular expression (Unterminated group).'],
      [String.raw`(?<name>\-)`, 'is not a valid regular expression (Invalid escape).'],
      ['(?=a)b', 'has "(?=a", which is not supported'],
      ['(?<!a)b', 'has "(?<!", which is not supported'],
      [String.raw`(?<name>a)\k<name>`, 'refers back to a group'],
      [String.raw`(a)\1`, 'refers back to a group'],
      ['(?:a{400}){400}', 'is too long'],
      ['a{0,100000}', 'is too long'],
      [`(?<a>${'abcdefghij'.repeat(50)})`, 'is too long: it has 503 steps; at most 500 are allowed.'],
    ])('%s', (pattern, message) => {
      expect(() => compilePattern(pattern, 'format: lines')).toThrow(message)
    })
  })
})

// Patterns find what JavaScript's own regular expressions find, in time that does not explode.
describe('match', () => {
  const find = (pattern: string, line: string) => {
    const found = match(compilePattern(pattern, 'format: lines'), line)
    return found && Object.fromEntries(found)
  }

  const native = (pattern: string, line: string) => {
    const groups = new RegExp(pattern, 'u').exec(line)?.groups
    return groups ? Object.fromEntries(Object.entries(groups).filter(([, text]) => text !== undefined)) : null
  }

  const whole = (pattern: string) => `(?<all>${pattern})`

  describe('finds what JavaScript finds', () => {
    test.each([
      [String.raw`^(?<name>\S+): (?<value>[\d.]+) (?<unit>ms|s)$`, 'sort/10: 1.5 ms'],
      [String.raw`(?<name>\w+)\s*=\s*(?<value>[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?)`, '  a = -1.5e-3 s'],
      [String.raw`^(?<name>.*?) +(?<value>\d+)(?:\s(?<unit>\p{L}+))?`, 'größe 2 x  12 µs'],
      [String.raw`^\[(?<name>[^\]]+)\]\s(?<value>\d{1,3}(?:,\d{3})*)`, '[a b] 12,345'],
      ['(?<all>(?:a|ab)(?:c|bcd)(?:d*))', 'xabcd'],
      [String.raw`(?<all>a{2,3}?a{0}b{2}|\u{1f600}+)`, 'aaab 😀😀'],
      [String.raw`\b(?<all>n\Bs)\b`, 'ns1 ns'],
      [String.raw`(?<all>[\u0041-\x5a\-\]]+$)`, 'a-]BC'],
      ['(?<a>x*)*(?<b>y)?', 'xxz'],
      ['(?<a>)|b', 'b'],
      ['^(?<a>b)$|(?<c>d)', 'ddb'],
    ])('%s', (pattern, line) => {
      expect(find(pattern, line)).toEqual(native(pattern, line))
      expect(find(pattern, '?')).toEqual(native(pattern, '?'))
    })

    test('whatever the pattern', () => {
      const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\w', '(?:ab|a)', '^', '$', '\\b', '|')
      const times = fc.constantFrom('', '', '*', '+', '?', '*?', '+?', '??', '{2}', '{1,2}', '{0,}?')
      const term = fc.tuple(atom, times).map(([one, many]) => (/^([\^$|]|\\b)$/.test(one) ? one : one + many))
      const sequence = fc.array(term, { maxLength: 6 }).map(terms => terms.join(''))
      const line = fc.array(fc.constantFrom('a', 'b', ' ', '😀'), { maxLength: 8 }).map(all => all.join(''))
      fc.assert(
        fc.property(sequence, times, sequence, line, (inner, many, last, given) => {
          const text = whole(`(?:${inner})${many}${last}`)
          // Repeating what may be empty, JavaScript goes on until it is not; that is the one difference.
          const mayBeEmpty = inner.includes('\\b') || new RegExp(`^(?:${inner})$`, 'u').test('')
          const [ours, theirs] = [find(text, given), native(text, given)]
          if (mayBeEmpty) expect(ours === null).toBe(theirs === null)
          else expect(ours).toEqual(theirs)
        }),
      )
    })
  })

  test('patterns that never end elsewhere take as many steps as there are characters', () => {
    const line = `${'a'.repeat(9999)}!`
    for (const pattern of ['^(?:a+)+$', '^(?:a|a)*$', '(?:a*)*b', '^(?:a|aa)+$', '.*.*.*.*=.*', '(?:x+x+)+y'])
      expect(find(pattern, line)).toBeNull()
  })
})
