// The keys at the beginning of a JSON text, wherever it is cut.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createJsonFormatClaim,
  listKeyPathsOfEachJsonInText,
} from '../../../../src/core/formats/json/json-outline.ts'
import { long } from '../../../support/long.ts'

/** The paths of the first value. */
const outline = (text: string) => listKeyPathsOfEachJsonInText(text)[0] ?? []

test('has the path to every key, with brackets for the items of lists', () => {
  const text = '{"a": {"b": 1}, "c": [{"d": [1]}, {"e": "f: \\"g\\": {"}]}'
  expect(outline(text)).toEqual([['a'], ['a', 'b'], ['c'], ['c', '[]', 'd'], ['c', '[]', 'e']])
})

test('counts a key once its colon is seen', () => {
  expect(outline('{"a": {"b"')).toEqual([['a']])
  expect(outline('{"a": {"b" :')).toEqual([['a'], ['a', 'b']])
  expect(outline('{"a": "b: c"}')).toEqual([['a']])
})

test('stops at the depth that distinguishes formats', () => {
  expect(outline('{"a": {"b": {"c": {"d": {"e": 1}}}}}').map(path => path.length)).toEqual([1, 2, 3, 4])
})

test('skips what is printed before', () => {
  expect(outline('> bench\n[1/2] building "x"\n[done]\n  {"a": 1}\n{"b": 2}')).toEqual([['a']])
})

test('skips a byte order mark', () => {
  expect(outline('\ufeff{"a": 1}')).toEqual([['a']])
})

test('is empty for text without keys', () => {
  for (const text of ['', 'a: {"b": 1}', '[1, 2]', '"a": 1', '}}{']) expect(outline(text), text).toEqual([])
})

test('finds the keys of any JSON, and the more of it is seen the more', long, () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), fc.nat(), (value, at) => {
      const text = JSON.stringify(value)
      const raw = Object.keys(value).map(key => JSON.stringify(key).slice(1, -1))
      for (const key of raw) expect(outline(text)).toContainEqual([key])
      const cut = outline(text.slice(0, at % (text.length + 1)))
      expect(outline(text).slice(0, cut.length)).toEqual(cut)
    }),
  )
})

test('goes on to the next value, as a program may log in JSON above its results', () => {
  const log = '{"level": "info", "msg": "a {"}\n[1, 2]\nplain\n'
  expect(listKeyPathsOfEachJsonInText(`${log}{"a": {"b": 1}}\n{"c"`)).toEqual([
    [['level'], ['msg']],
    [['a'], ['a', 'b']],
  ])
})

test('a text is claimed by the paths of one of its values', () => {
  const claims = createJsonFormatClaim(has => has('a', 'b') && !has('c'))
  expect(claims('{"c": 1}\n{"a": {"b": {"c": 1}}}')).toBe(true)
  for (const text of ['', '{"a": 1, "b": 1}', '{"a": {"b": 1}, "c": 1}', '{"a": 1}\n{"b": 1}'])
    expect(claims(text), text).toBe(false)
})
