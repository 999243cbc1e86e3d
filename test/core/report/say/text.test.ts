// Texts are data: what is a name, what can be typed, what is a term, and what is only words.
import { expect, test } from 'vitest'
import {
  code,
  firstOf,
  joined,
  lineBreak,
  listedText,
  name,
  ours,
  say,
  strong,
  term,
} from '../../../../src/core/report/say/text.ts'
import { spoken } from '../shown.ts'

test('a template is words, in which code stands in backticks', () => {
  expect(say`raise \`count\`, or \`alpha\``).toEqual(['raise ', code('count'), ', or ', code('alpha')])
  expect(ours('raise `count`')).toEqual(['raise ', code('count')])
  expect([say``, say`${''}`, ours('')]).toEqual([[], [], []])
})

test('what is put in is words, whatever it has in it, but for spans and texts', () => {
  expect(say`${'`a`'}${7}`).toEqual(['`a`', '7'])
  const inner = say`in ${name('B/op')}`
  expect(say`${name('A')} ${inner}, ${term('p', 'p')}${lineBreak}${strong('x')}`).toEqual([
    name('A'),
    ' ',
    'in ',
    name('B/op'),
    ', ',
    term('p', 'p'),
    lineBreak,
    { kind: 'strong', text: ['x'] },
  ])
})

test('a name of nothing is said to be one', () => {
  expect(name('')).toBe('(no name)')
})

test('joins what says something', () => {
  expect(joined(['a', '', [], say`b`, name('c')], ', ')).toEqual(['a', ', ', 'b', ', ', name('c')])
  expect(joined([])).toEqual([])
})

test('lists the first, and says how many more there are', () => {
  const all = ['a', 'b', 'c'].map(name)
  expect(spoken(listedText(all, 3))).toBe('a, b, c')
  expect(spoken(listedText(all, 2))).toBe('a, b and 1 more')
  expect(spoken(listedText(all, 0))).toBe('3 in all')
})

test('has the first lines, and one on how many more there are', () => {
  const lines = [say`a`, say`b`, say`c`]
  expect(firstOf(lines, 3)).toBe(lines)
  expect(firstOf(lines, 1, ' did not recur').map(spoken)).toEqual(['a', 'and 2 more did not recur'])
  expect(firstOf(lines, 0).map(spoken)).toEqual(['3 in all'])
})
