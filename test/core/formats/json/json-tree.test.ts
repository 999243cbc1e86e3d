// JSON put together from its parts, right and wrong.
import { expect, test } from 'vitest'
import { JsonTreeBuilder } from '../../../../src/core/formats/json/json-tree.ts'

function put(parts: string) {
  const values: unknown[] = []
  const tree = new JsonTreeBuilder(value => values.push(value), null)
  for (const part of parts.split(' '))
    if (part === '[' || part === '{') tree.begin(part === '[')
    else if (part === ']' || part === '}') tree.end(part === ']')
    else if (part === ',') tree.comma()
    else if (part === ':') tree.colon()
    else if (part === '1') tree.value(1)
    else tree.text(part)
  return { values, isBroken: tree.isBroken, isOutside: tree.isOutside }
}

test('puts lists and objects together', () => {
  expect(put('[ ] { } [ 1 , { a : 1 , b : [ { } ] } ]')).toEqual({
    values: [[], {}, [1, { a: 1, b: [{}] }]],
    isBroken: false,
    isOutside: true,
  })
})

test('hands on nothing of what is wrong, and all behind it', () => {
  for (const wrong of [
    '[ , ]',
    '[ 1 , ]',
    '[ 1 1 ]',
    '[ a : 1 ]',
    '[ }',
    '{ 1 : a }',
    '{ a }',
    '{ a : }',
    '{ a : 1 , }',
    '{ a [ ] }',
    '[ [ 1 1 ] , a ]',
  ])
    expect(put(`${wrong} [ 1 ]`), wrong).toEqual({ values: [[1]], isBroken: false, isOutside: true })
})

test('knows what is open and what is broken', () => {
  expect(put('[ {')).toEqual({ values: [], isBroken: false, isOutside: false })
  expect(put('[ { a a')).toEqual({ values: [], isBroken: true, isOutside: false })
})
