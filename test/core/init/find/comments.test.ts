// What is left of a file without its comments.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CommentSyntax, removeSourceComments } from '../../../../src/core/init/find/comments.ts'

describe('without comments', () => {
  test.each<[CommentSyntax, string, string]>([
    ['hash', 'a = "x # y" # z\nb', 'a = "x # y" \nb'],
    ['hash', "a = 'it # s'\n# don't\nb # can't", "a = 'it # s'\n\nb "],
    ['hash', 'a = """\n# in a text\n""" # out', 'a = """\n# in a text\n""" '],
    ['cmake', 'a("b # c") # d\n#[[ e\nf ]] g', 'a("b # c") \n g'],
    ['cmake', '#[==[ ]] ]=] ]==]a', 'a'],
    ['slashes', 'a "http://b" // c\n/* d\n"e */ f', 'a "http://b" \n f'],
    ['xml', '<a><!-- <b>\n</b> --></a>', '<a></a>'],
  ])('%s: %j', (style, text, left) => {
    expect(removeSourceComments(text, style)).toBe(left)
  })

  test('nothing is added, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'#[]=/*"\'\\<!->\na ') })
    const styles = fc.constantFrom<CommentSyntax>('hash', 'cmake', 'slashes', 'xml')
    fc.assert(
      fc.property(text, styles, (given, style) => {
        let at = 0
        for (const character of removeSourceComments(given, style)) {
          at = given.indexOf(character, at) + 1
          expect(at).toBeGreaterThan(0)
        }
      }),
    )
  })
})
