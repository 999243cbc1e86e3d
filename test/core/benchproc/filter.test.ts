// Filters as trees.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  compileFilterToPredicate,
  type ParsedCompareFilter,
  parseFilterExpression,
  translateGoRegexp,
} from '../../../src/core/benchproc/filter.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'

describe('parse filter', () => {
  const parse = (text: string) => parseFilterExpression({ flag: '--filter', text })

  /** The filter with all brackets that it could have. */
  function written(filter: ParsedCompareFilter): string {
    switch (filter.kind) {
      case 'not':
        return `-${written(filter.filter)}`
      case 'equals':
        return `${quoted(filter.key)}:${quoted(filter.value)}`
      case 'matches':
        return `${quoted(filter.key)}:/${filter.pattern.source}/`
      default:
        return filter.filters.length === 0
          ? '*'
          : `(${filter.filters.map(written).join(` ${filter.kind.toUpperCase()} `)})`
    }
  }

  function quoted(text: string): string {
    return /^[a-z.][a-z-]*$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
  }

  test.each([
    ['*', '*'],
    ['a:b', 'a:b'],
    ['a : b', 'a:b'],
    ['"a b":"c"', '"a b":c'],
    ['a:b c:d e:f', '(a:b AND c:d AND e:f)'],
    ['a:b AND AND c:d', '(a:b AND c:d)'],
    ['-a:b AND c:d', '(-a:b AND c:d)'],
    ['--a:b', '--a:b'],
    ['-(a:b OR c:d)', '-(a:b OR c:d)'],
    ['a:b AND c:d OR e:f g:h', '((a:b AND c:d) OR (e:f AND g:h))'],
    ['a:(b OR "c " OR /d/)', '(a:b OR a:"c " OR a:/d/)'],
    ['.unit:ns', '.unit:ns'],
  ])('%s', (text, wanted) => {
    expect(written(parse(text))).toBe(wanted)
  })

  test.each([
    ['', 'key:value or a filter in parentheses was expected at its end'],
    ['a', 'key:value was expected at "a"'],
    ['a :', 'a value of a was expected at its end'],
    ['()', 'key:value or a filter in parentheses was expected at ")"'],
    ['AND', 'key:value or a filter in parentheses was expected at "AND"'],
    ['(a:b', '")" is missing at its end'],
    ['(a:b))', 'the end of the filter was expected at ")"'],
    ['a:b, c:d', 'the end of the filter was expected at ", c:d"'],
    ['a:(b c)', 'OR must be between two values at "c)"'],
    ['a:(b OR AND)', 'a value of a was expected at "AND)"'],
    ['"":a', 'a key cannot be empty at """:a"'],
    ['.config:a', '.config stands for many keys'],
    ['a:/b**/', 'Nothing to repeat'],
  ])('%j cannot be read, and why is said', (text, why) => {
    expect(() => parse(text)).toThrow(MisconfiguredError)
    expect(() => parse(text)).toThrow(`--filter: "${text}" cannot be read: `)
    expect(() => parse(text)).toThrow(why)
  })

  const { tree } = fc.letrec<{ tree: ParsedCompareFilter }>(tie => ({
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.record({
        kind: fc.constant('equals' as const),
        key: fc.string({ minLength: 1 }).filter(key => key !== '.config'),
        value: fc.string(),
      }),
      fc.constant<ParsedCompareFilter>({ kind: 'and', filters: [] }),
      fc.record({ kind: fc.constant('not' as const), filter: tie('tree') }),
      fc.record({
        kind: fc.constantFrom('and' as const, 'or' as const),
        filters: fc.array(tie('tree'), { minLength: 2, maxLength: 4 }),
      }),
    ),
  }))

  test('what is written as a filter is read as the same', () => {
    fc.assert(
      fc.property(tree, filter => {
        expect(written(parse(written(filter)))).toBe(written(filter))
      }),
    )
  })
})

// What filters accept.
describe('filter', () => {
  const subject = {
    benchmark: 'Encode/format=json/4k-8',
    config: Object.entries({ goos: 'linux' }),
    unit: 'sec/op',
    file: 'new.txt',
  }

  test.each([
    ['*', true],
    ['-*', false],
    ['.name:Encode', true],
    ['.name:Enc', false],
    ['.name:/^Enc/', true],
    ['/format:(gob OR json)', true],
    ['goos:linux /format:gob', false],
    ['goos:windows OR /format:json', true],
    ['-(goos:linux AND .file:old.txt)', true],
    ['.unit:sec/op', true],
    ['.unit:ns/op', true],
    ['.unit:/^ns/', true],
    ['.unit:(B/op OR allocs/op)', false],
    ['note:""', true],
  ])('%s: %s', (text, wanted) => {
    expect(compileFilterToPredicate(parseFilterExpression({ flag: '--filter', text }))(subject)).toBe(wanted)
  })

  test('a rate is known by what Go prints, too', () => {
    const accept = compileFilterToPredicate(
      parseFilterExpression({ flag: '--filter', text: '.unit:/MB/ OR .unit:MB/s' }),
    )
    expect(accept({ ...subject, unit: 'B/s' })).toBe(true)
    expect(accept({ ...subject, unit: 'B/op' })).toBe(false)
  })
})

// Go's regular expressions in JavaScript's engine.
describe('go pattern', () => {
  test.each([
    ['^Read', ['Read', 'ReadAll'], ['Write', 'aRead']],
    ['(?i)read', ['READ'], ['write']],
    ['a\\-b\\_c\\/d\\ e', ['a-b_c/d e'], ['a-b']],
    ['^.$', ['☃', '😀'], ['ab']],
    ['(?s)a.b', ['a\nb'], ['ab']],
  ])('%s', (pattern, matching, others) => {
    const regular = translateGoRegexp(pattern)
    for (const text of matching) expect(regular.test(text), text).toBe(true)
    for (const text of others) expect(regular.test(text), text).toBe(false)
  })

  test.each(['(', 'a**', '[[:digit:]]', '[^[:space:]_]', '\\Aa', '\\Qa\\E', '\\pL', '(?P<a>b)'])(
    '%s is refused',
    pattern => {
      expect(() => translateGoRegexp(pattern)).toThrow(SyntaxError)
    },
  )
})
