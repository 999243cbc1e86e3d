// Tables of a TOML file.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringsIn, tomlKeys, tomlTables, valueIn } from '../../../src/core/common/toml.ts'

const file = `title = "x" # [not.a.table]
[package]
name = 'w'  # w
list = [
  "one", # "none"
  'two',
]
[target.'cfg(unix)'.dev-dependencies]
[[bench]]
name = "a"
harness = false
[[ bench ]]
name = "b"
[tool."my-tool"]
"quoted-key" = 1
dotted.key = 2
`

const tables = tomlTables(file)
const named = (name: string) => tables.filter(table => table.name === name)

test('tables are told apart, lists of them too', () => {
  expect(tables.map(({ name }) => name)).toEqual([
    '',
    'package',
    'target.cfg(unix).dev-dependencies',
    'bench',
    'bench',
    'tool.my-tool',
  ])
  expect(named('bench').map(table => valueIn(table, 'name'))).toEqual(['a', 'b'])
})

test('values are read without quotes and comments, lists over their lines', () => {
  const [table = { name: '', text: '' }] = named('package')
  expect(valueIn(table, 'name')).toBe('w')
  expect(stringsIn(valueIn(table, 'list') ?? '')).toEqual(['one', 'two'])
  expect(valueIn(table, 'version')).toBeNull()
})

test('keys are the first part of dotted ones, without quotes', () => {
  expect(named('tool.my-tool').flatMap(tomlKeys)).toEqual(['quoted-key', 'dotted'])
})

test('any text has at least one table, and no text is lost in its lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'[]"\'#=\n ab') }), text => {
      expect(tomlTables(text).length).toBeGreaterThan(0)
    }),
  )
})
