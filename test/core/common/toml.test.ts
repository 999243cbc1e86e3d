// Values of a TOML file.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  leavesOfParsedToml,
  parseToml,
  tablesAtKeyOfTomlTable,
  textAtKeyOfTomlTable,
  textsInListOfParsedTomlTable,
  tomlTableAtKeyOrEmpty,
} from '../../../src/core/common/toml.ts'

const file = parseToml(`\ufefftitle = "x" # [not.a.table]
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
  expect(textAtKeyOfTomlTable(file, 'title')).toBe('x')
  expect(textAtKeyOfTomlTable(tomlTableAtKeyOrEmpty(file, 'package'), 'name')).toBe('w')
  expect(textsInListOfParsedTomlTable(tomlTableAtKeyOrEmpty(file, 'package'), 'list')).toEqual(['one', 'two'])
  expect(tablesAtKeyOfTomlTable(file, 'bench').map(table => textAtKeyOfTomlTable(table, 'name'))).toEqual([
    '[bench]',
    'b',
  ])
  expect(Object.keys(tomlTableAtKeyOrEmpty(tomlTableAtKeyOrEmpty(file, 'target'), 'cfg(unix)'))).toEqual([
    'dev-dependencies',
  ])
})

test('what is not there, or is something else, is empty', () => {
  expect(tomlTableAtKeyOrEmpty(file, 'none')).toEqual({})
  expect(tomlTableAtKeyOrEmpty(file, 'title')).toEqual({})
  expect(tomlTableAtKeyOrEmpty(file, 'bench')).toEqual({})
  expect(tablesAtKeyOfTomlTable(file, 'package')).toEqual([])
  expect(textAtKeyOfTomlTable(file, 'package')).toBeNull()
  expect(textsInListOfParsedTomlTable(file, 'title')).toEqual([])
})

test('values are named by the keys that lead to them', () => {
  expect(leavesOfParsedToml(parseToml('[a.b]\nc = [{ d = "x" }, "y"]\ne.f = 1\n'))).toEqual([
    { path: 'a.b.c.d', value: 'x' },
    { path: 'a.b.c', value: 'y' },
    { path: 'a.b.e.f', value: 1 },
  ])
})

test('a file with an error has no values, and is no error', () => {
  expect(parseToml('[package]\nname = "w"\nname = "x"')).toEqual({})
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]{}"\'#=.,\n ab1') }), text => {
      expect(parseToml(text)).toBeTypeOf('object')
    }),
  )
})
