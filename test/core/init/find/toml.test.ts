// Values of a TOML file.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leavesIn,
  tableAt,
  tablesAt,
  textAtKey,
  textsAtKey,
  tomlIn,
} from '../../../../src/core/init/find/toml.ts'

const file = tomlIn(`\ufefftitle = "x" # [not.a.table]
large = 123456789012345678901234567890
[package]
name = 'w'  # w
list = [
  "one", # "none"
  'two', 3,
]
[target.'cfg(unix)'.dev-dependencies]
a.workspace = true
[[bench]]
name = """
[bench]"""
[[ bench ]]
name = "b"
`)

test('tables, lists of them and texts are found by their keys', () => {
  expect(textAtKey(file, 'title')).toBe('x')
  expect(textAtKey(tableAt(file, 'package'), 'name')).toBe('w')
  expect(textsAtKey(tableAt(file, 'package'), 'list')).toEqual(['one', 'two'])
  expect(tablesAt(file, 'bench').map(table => textAtKey(table, 'name'))).toEqual(['[bench]', 'b'])
  expect(Object.keys(tableAt(tableAt(file, 'target'), 'cfg(unix)'))).toEqual(['dev-dependencies'])
})

test('what is not there, or is something else, is empty', () => {
  expect(tableAt(file, 'none')).toEqual({})
  expect(tableAt(file, 'title')).toEqual({})
  expect(tableAt(file, 'bench')).toEqual({})
  expect(tablesAt(file, 'package')).toEqual([])
  expect(textAtKey(file, 'package')).toBeNull()
  expect(textsAtKey(file, 'title')).toEqual([])
})

test('values are named by the keys that lead to them', () => {
  expect(leavesIn(tomlIn('[a.b]\nc = [{ d = "x" }, "y"]\ne.f = 1\n'))).toEqual([
    { path: 'a.b.c.d', value: 'x' },
    { path: 'a.b.c', value: 'y' },
    { path: 'a.b.e.f', value: 1 },
  ])
})

test('a file with an error has no values, and is no error', () => {
  expect(tomlIn('[package]\nname = "w"\nname = "x"')).toEqual({})
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]{}"\'#=.,\n ab1') }), text => {
      expect(tomlIn(text)).toBeTypeOf('object')
    }),
  )
})
