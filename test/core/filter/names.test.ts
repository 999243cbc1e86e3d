// Regular expressions and keyword expressions that name benchmarks.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinNamesForPytest, regexMatchingNames } from '../../../src/core/filter/filter.ts'

describe('a regular expression', () => {
  test('matches each of the names as a whole, once', () => {
    expect(regexMatchingNames(['BM_Copy/64', 'BM_Sort', 'BM_Sort'])).toBe('^(BM_Copy/64|BM_Sort)$')
  })

  test('takes what means something for what it is, and escapes nothing that POSIX forbids', () => {
    expect(regexMatchingNames(['f<a.b>(x[1]{2})'])).toBe('^(f<a\\.b>\\(x\\[1]\\{2}\\))$')
    expect(regexMatchingNames(['a|b', '^$', 'c\\d', '*+?', 'e-f #/"\'é'])).toBe(
      '^(a\\|b|\\^\\$|c\\\\d|\\*\\+\\?|e-f #/"\'é)$',
    )
  })

  test('matches its names and no other', () => {
    const name = fc.string({ unit: fc.constantFrom(...'ab.*+?()[]{}|^$\\/ -'), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), name, (names, other) => {
        const regex = new RegExp(regexMatchingNames(names) ?? '')
        for (const one of names) expect(regex.test(one)).toBe(true)
        expect(regex.test(other)).toBe(names.includes(other))
      }),
    )
  })

  test.each([[[]], [['']], [['a\nb']], [['a\u0000']], [['`id`']], [['\ud800']], [['x'.repeat(25_000)]]])(
    'is not made of %j',
    names => {
      expect(regexMatchingNames(names)).toBeNull()
    },
  )
})

describe('a keyword expression', () => {
  test('has the names, or the part before parameters that it cannot take', () => {
    expect(joinNamesForPytest(['test_a', 'test_b[1-x]', 'test_c[a b]', 'test_c[a,b]'])).toBe(
      'test_a or test_b[1-x] or test_c',
    )
  })

  test.each([
    [[]],
    [['']],
    [['a b']],
    [['or']],
    [['Not']],
    [['None']],
    [['-k']],
    [['test_é']],
    [['a', '(b)']],
  ])('is not made of %j', names => {
    expect(joinNamesForPytest(names)).toBeNull()
  })
})
