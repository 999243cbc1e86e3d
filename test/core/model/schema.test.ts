// Definitions say what is accepted, and where something else is.
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  booleanSchema,
  integerSchema,
  kindObjectSchema,
  kindUnionSchema,
  listSchema,
  matchingTextSchema,
  nullableSchema,
  numberSchema,
  objectSchema,
  oneOfWordsSchema,
  optionalSchema,
  positiveNumberSchema,
  textSchema,
  validateDataOrUndefined,
} from '../../../src/core/model/schema.ts'

/** Returns the path of what is refused, and what is accepted there. */
function problem(schema: v.GenericSchema, value: unknown): string {
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? []
  return issue ? `${v.getDotPath(issue) ?? ''}: ${issue.message}` : ''
}

test.each<readonly [v.GenericSchema, unknown, string]>([
  [numberSchema(0, 1), 2, ': a number from 0 to 1'],
  [numberSchema(), Number.POSITIVE_INFINITY, ': a number'],
  [numberSchema(0), Number.POSITIVE_INFINITY, ': a number from 0'],
  [numberSchema(0), '1', ': a number from 0'],
  [positiveNumberSchema(), 0, ': a number above 0'],
  [integerSchema(1), 1.5, ': a whole number from 1'],
  [integerSchema(0), 2 ** 60, ': a whole number from 0'],
  [textSchema(3), 'four', ': a text of at most 3 characters'],
  [matchingTextSchema(/^\d+$/, 9, 'digits'), 'x', ': digits of at most 9 characters'],
  [booleanSchema, 'true', ': true or false'],
  [oneOfWordsSchema('a', 'b'), 'c', ': one of "a", "b"'],
  [nullableSchema(booleanSchema), 0, ': true or false, or null'],
  [nullableSchema(objectSchema({ a: booleanSchema })), { a: 1 }, 'a: true or false'],
  [listSchema(booleanSchema, 1), [true, true], ': a list of 0 to 1 items'],
  [listSchema(booleanSchema, 2, 1), [], ': a list of 1 to 2 items'],
  [listSchema(booleanSchema, 1), { length: 1 }, ': a list of 0 to 1 items'],
  [listSchema(booleanSchema, 3), [true, 1], '1: true or false'],
  [
    objectSchema({ a: listSchema(objectSchema({ b: booleanSchema }), 2) }),
    { a: [{ b: true }, {}] },
    'a.1.b: true or false',
  ],
  [objectSchema({ a: nullableSchema(booleanSchema) }), {}, 'a: true or false, or null'],
  [objectSchema({ a: booleanSchema }), 1, ': an object'],
  [kindUnionSchema(kindObjectSchema('a', '', { b: booleanSchema })), { kind: 'b' }, 'kind: one of "a"'],
  [kindUnionSchema(kindObjectSchema('a', '', { b: booleanSchema })), { kind: 'a' }, 'b: true or false'],
])('case %#', (schema, value, sentence) => {
  expect(problem(schema, value)).toBe(sentence)
})

test('only what is defined is copied, and an optional field may be absent', () => {
  const schema = objectSchema({ a: booleanSchema, b: optionalSchema(booleanSchema) })
  const copy = validateDataOrUndefined(schema, JSON.parse('{"a":true,"__proto__":{"b":true},"c":1}'))
  expect(copy).toEqual({ a: true })
  expect(Object.getPrototypeOf(copy)).toBe(Object.prototype)
  expect(validateDataOrUndefined(schema, { a: true, b: false })).toEqual({ a: true, b: false })
  expect(validateDataOrUndefined(schema, { b: false })).toBeUndefined()
})
