// Projections: by which keys benchmarks are told apart and in which order they stand, as in `.name,/size@num`.
import { type Expression, tokenAt, unreadable } from './token.ts'

/** A Field is one key of a projection, and the order of its values. */
export interface Field {
  readonly key: string
  readonly order: Order
}

/**
 * An Order is how the values of a key stand: as they appeared first, by the alphabet, as numbers (`2k` before `1Mi`), or
 * as they were listed; what is not listed is then left out.
 */
export type Order = 'first' | 'alpha' | 'num' | readonly string[]

/** Reads a projection, which may be empty. Throws Misconfigured, which says where it cannot be read. */
export function parseProjection(expression: Expression): readonly Field[] {
  const fields: Field[] = []
  for (let next = 0; ; ) {
    const token = tokenAt(expression, next, 'key')
    if (token.kind === 'end') return fields
    const key = token.kind === ',' && fields.length > 0 ? tokenAt(expression, token.end, 'key') : token
    if (key.kind !== 'word') throw unreadable(expression, key.at, 'a key was expected')
    if (key.text === '') throw unreadable(expression, key.at, 'a key cannot be empty')
    if (key.text === '.unit')
      throw unreadable(expression, key.at, '.unit can only be filtered, as every unit has its own table')
    const [order, end] = orderAt(expression, key.end)
    if (key.text === '.config' && typeof order === 'object')
      throw unreadable(expression, key.at, '.config stands for many keys, whose values cannot be listed')
    fields.push({ key: key.text, order })
    next = end
  }
}

function orderAt(expression: Expression, from: number): readonly [Order, end: number] {
  const sign = tokenAt(expression, from, 'key')
  if (sign.kind !== '@') return ['first', from]
  const named = tokenAt(expression, sign.end, 'key')
  if (named.kind === '(') return listAt(expression, named.end)
  const { text } = named
  if (named.kind !== 'word' || (text !== 'first' && text !== 'alpha' && text !== 'num'))
    throw unreadable(expression, named.at, 'alpha, num, first or values in brackets were expected')
  return [text, named.end]
}

function listAt(expression: Expression, from: number): readonly [Order, end: number] {
  const values: string[] = []
  for (let next = from; ; ) {
    const token = tokenAt(expression, next, 'key')
    if (token.kind === ')' && values.length > 0) return [values, token.end]
    if (token.kind !== 'word')
      throw unreadable(expression, token.at, `${values.length > 0 ? '")"' : 'a value'} was expected`)
    values.push(token.text)
    next = token.end
  }
}
