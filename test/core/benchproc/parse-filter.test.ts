// Filters as trees.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Filter, parseFilter } from '../../../src/core/benchproc/filter.ts'
import { Misconfigured } from '../../../src/core/model/errors.ts'

const parse = (text: string) => parseFilter({ flag: '--filter', text })

/** The filter with all brackets that it could have. */
function written(filter: Filter): string {
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
  ['', 'key:value or a filter in brackets was expected at its end'],
  ['a', 'key:value was expected at "a"'],
  ['a :', 'a value of a was expected at its end'],
  ['()', 'key:value or a filter in brackets was expected at ")"'],
  ['AND', 'key:value or a filter in brackets was expected at "AND"'],
  ['(a:b', '")" is missing at its end'],
  ['(a:b))', 'nothing was expected at ")"'],
  ['a:b, c:d', 'nothing was expected at ", c:d"'],
  ['a:(b c)', 'OR has to stand between values at "c)"'],
  ['a:(b OR AND)', 'a value of a was expected at "AND)"'],
  ['"":a', 'a key cannot be empty at """:a"'],
  ['.config:a', '.config stands for many keys'],
  ['a:/b**/', 'Nothing to repeat'],
])('%j cannot be read, and why is said', (text, why) => {
  expect(() => parse(text)).toThrow(Misconfigured)
  expect(() => parse(text)).toThrow(`--filter: "${text}" cannot be read: `)
  expect(() => parse(text)).toThrow(why)
})

const { tree } = fc.letrec<{ tree: Filter }>(tie => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.record({
      kind: fc.constant('equals' as const),
      key: fc.string({ minLength: 1 }).filter(key => key !== '.config'),
      value: fc.string(),
    }),
    fc.constant<Filter>({ kind: 'and', filters: [] }),
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
