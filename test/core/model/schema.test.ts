// Definitions say what is accepted, and where something else is.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  boolean,
  dataIn,
  integer,
  listOf,
  number,
  object,
  ofKind,
  oneOfKinds,
  optional,
  orNull,
  positive,
  text,
  textLike,
  word,
} from '../../../src/core/model/schema.ts'

/** Returns the path of what is refused, and what is accepted there. */
function problem(schema: v.GenericSchema, value: unknown): string {
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? []
  return issue ? `${v.getDotPath(issue) ?? ''}: ${issue.message}` : ''
}

test.each<readonly [v.GenericSchema, unknown, string]>([
  [number(0, 1), 2, ': a number from 0 to 1'],
  [number(), Number.POSITIVE_INFINITY, ': a number'],
  [number(0), Number.POSITIVE_INFINITY, ': a number from 0'],
  [number(0), '1', ': a number from 0'],
  [positive(), 0, ': a number above 0'],
  [integer(1), 1.5, ': a whole number from 1'],
  [integer(0), 2 ** 60, ': a whole number from 0'],
  [text(3), 'four', ': a text of at most 3 characters'],
  [textLike(/^\d+$/, 9, 'digits'), 'x', ': digits of at most 9 characters'],
  [boolean, 'true', ': true or false'],
  [word('a', 'b'), 'c', ': one of "a", "b"'],
  [orNull(boolean), 0, ': true or false, or null'],
  [orNull(object({ a: boolean })), { a: 1 }, 'a: true or false'],
  [listOf(boolean, 1), [true, true], ': a list of 0 to 1 items'],
  [listOf(boolean, 2, 1), [], ': a list of 1 to 2 items'],
  [listOf(boolean, 1), { length: 1 }, ': a list of 0 to 1 items'],
  [listOf(boolean, 3), [true, 1], '1: true or false'],
  [object({ a: listOf(object({ b: boolean }), 2) }), { a: [{ b: true }, {}] }, 'a.1.b: true or false'],
  [object({ a: orNull(boolean) }), {}, 'a: true or false, or null'],
  [object({ a: boolean }), 1, ': an object'],
  [oneOfKinds(ofKind('a', '', { b: boolean })), { kind: 'b' }, 'kind: one of "a"'],
  [oneOfKinds(ofKind('a', '', { b: boolean })), { kind: 'a' }, 'b: true or false'],
])('case %#', (schema, value, sentence) => {
  expect(problem(schema, value)).toBe(sentence)
})

test('only what is defined is copied, and an optional field may be absent', () => {
  const schema = object({ a: boolean, b: optional(boolean) })
  const copy = dataIn(schema, JSON.parse('{"a":true,"__proto__":{"b":true},"c":1}'))
  expect(copy).toEqual({ a: true })
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  expect(dataIn(schema, { a: true, b: false })).toEqual({ a: true, b: false })
  expect(dataIn(schema, { b: false })).toBeUndefined()
})
