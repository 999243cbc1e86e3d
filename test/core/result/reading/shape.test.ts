// Shapes say what is accepted, and where something else stands.
import { expect, test } from 'vitest'
import {
  bothShapes,
  listShape,
  numberShape,
  oneOfKinds,
  oneOfShape,
  optional,
  orNull,
  recordShape,
  type Shape,
  ShapeError,
  textShape,
  truthShape,
  wholeShape,
} from '../../../../src/core/result/reading/shape.ts'

function problem(shape: Shape<unknown>, value: unknown): string {
  try {
    shape(value)
  } catch (error) {
    if (error instanceof ShapeError) return `${error.place}: ${error.message}; ${error.accepted}`
    throw error
  }
  return ''
}

test.each<readonly [Shape<unknown>, unknown, string]>([
  [numberShape(0, 1), 2, 'The file: 2; a number from 0 to 1'],
  [numberShape(), Number.POSITIVE_INFINITY, 'The file: Infinity; a number'],
  [numberShape(0), '1', 'The file: "1"; a number from 0'],
  [wholeShape(1), 1.5, 'The file: 1.5; a whole number from 1'],
  [wholeShape(0), 2 ** 60, 'The file: 1152921504606847000; a whole number from 0'],
  [textShape(3), 'four', 'The file: "four"; a text of at most 3 characters'],
  [textShape(9, 'digits', /^\d+$/), 'x', 'The file: "x"; digits of at most 9 characters'],
  [truthShape, 'true', 'The file: "true"; true or false'],
  [oneOfShape('a', null), 'b', 'The file: "b"; one of "a", null'],
  [orNull(truthShape), 0, 'The file: 0; true or false, or null'],
  [listShape(truthShape, 1), [true, true], 'The file: a list of 2; a list of 0 to 1 items'],
  [listShape(truthShape, 1), { length: 1 }, 'The file: an object; a list of 0 to 1 items'],
  [listShape(truthShape, 3), [true, 1], '[1]: 1; true or false'],
  [
    recordShape({ a: listShape(recordShape({ b: truthShape }), 2) }),
    { a: [{ b: true }, {}] },
    'a[1].b: missing; true or false',
  ],
  [recordShape({ a: truthShape }), [], 'The file: a list of 0; an object'],
  [
    oneOfKinds<{ kind: 'a'; b: boolean }>({ a: recordShape({ b: truthShape }) }),
    { kind: 'b' },
    'kind: "b"; one of "a"',
  ],
  [textShape(3), '\u202e'.repeat(99), `The file: "${'\\u202e'.repeat(99)}`.slice(0, 69)],
])('case %#', (shape, value, sentence) => {
  expect(problem(shape, value)).toContain(sentence)
})

test('only what is known is copied, and a field that may be missing may', () => {
  const shape = recordShape<{ a: boolean; b?: boolean }>({ a: truthShape, b: optional(truthShape) })
  expect(Object.keys(shape(JSON.parse('{"a":true,"__proto__":{"b":true},"c":1}')))).toEqual(['a'])
  expect(shape({ a: true, b: false })).toEqual({ a: true, b: false })
  expect(problem(shape, Object.create({ a: true }))).toContain('a: missing')
})

test('kinds and pairs of objects give all their fields', () => {
  const kinds = oneOfKinds<{ kind: 'a'; x: number } | { kind: 'b' }>({
    a: recordShape({ x: numberShape() }),
    b: recordShape({}),
  })
  expect(kinds({ kind: 'a', x: 1, y: 2 })).toEqual({ kind: 'a', x: 1 })
  expect(bothShapes(recordShape({ n: numberShape() }), kinds)({ n: 0, kind: 'b' })).toEqual({
    n: 0,
    kind: 'b',
  })
})
