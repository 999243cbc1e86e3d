// Tables of a TOML file.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CommentStyle,
  stringsIn,
  tomlKeys,
  tomlTables,
  valueIn,
  withoutComments,
} from '../../../src/core/common/toml.ts'

describe('toml', () => {
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
})

// What is left of a file without its comments.
describe('without comments', () => {
  test.each<[CommentStyle, string, string]>([
    ['hash', 'a = "x # y" # z\nb', 'a = "x # y" \nb'],
    ['hash', "a = 'it # s'\n# don't\nb # can't", "a = 'it # s'\n\nb "],
    ['hash', 'a = """\n# in a text\n""" # out', 'a = """\n# in a text\n""" '],
    ['cmake', 'a("b # c") # d\n#[[ e\nf ]] g', 'a("b # c") \n g'],
    ['cmake', '#[==[ ]] ]=] ]==]a', 'a'],
    ['slashes', 'a "http://b" // c\n/* d\n"e */ f', 'a "http://b" \n f'],
    ['xml', '<a><!-- <b>\n</b> --></a>', '<a></a>'],
  ])('%s: %j', (style, text, left) => {
    expect(withoutComments(text, style)).toBe(left)
  })

  test('nothing is added, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'#[]=/*"\'\\<!->\na ') })
    const styles = fc.constantFrom<CommentStyle>('hash', 'cmake', 'slashes', 'xml')
    fc.assert(
      fc.property(text, styles, (given, style) => {
        let at = 0
        for (const character of withoutComments(given, style)) {
          at = given.indexOf(character, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })
})
