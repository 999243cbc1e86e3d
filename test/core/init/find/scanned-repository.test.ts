// Questions about paths.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type CommentSyntax,
  fileNameOfPath,
  findFileInFolder,
  findPathsAndTextsOfFilesWithNames,
  folderAndParents,
  folderDepth,
  folderOfPath,
  innermostCommonFolder,
  isPathWithin,
  joinFolderPath,
  pathRelativeTo,
  relativePathBetweenFolders,
  removeSourceComments,
} from '../../../../src/core/init/find/scanned-repository.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('a path has a folder, a name, and folders around it', () => {
  expect([folderOfPath('a/b/c'), folderOfPath('c')]).toEqual(['a/b', '.'])
  expect([fileNameOfPath('a/b/c'), fileNameOfPath('c')]).toEqual(['c', 'c'])
  expect(folderAndParents('a/b')).toEqual(['a/b', 'a', '.'])
  expect([folderDepth('.'), folderDepth('a/b')]).toEqual([0, 2])
  expect([joinFolderPath('.', 'c'), joinFolderPath('a', 'c')]).toEqual(['c', 'a/c'])
})

test.each([
  ['.', 'a', true, 'a'],
  ['a', 'a/b', true, 'b'],
  ['a', 'a', true, '.'],
  ['a', 'ab', false, null],
])('within %s is %s: %s', (folder, path, is, from) => {
  expect(isPathWithin(folder, path)).toBe(is)
  if (from !== null) expect(pathRelativeTo(folder, path)).toBe(from)
})

test.each([
  ['.', 'a/b', 'a/b'],
  ['a/b', '.', '../..'],
  ['a/b', 'a/c', '../c'],
  ['a', 'a', '.'],
  ['a', 'a/b', 'b'],
])('from %s to %s is %s', (from, to, way) => {
  expect(relativePathBetweenFolders(from, to)).toBe(way)
})

test('files are found by name, those near the top first', () => {
  const tree = treeOf({ 'b/x': '1', 'a/c/x': '2', x: '3', 'a/x': '4', y: '5' })
  expect(findPathsAndTextsOfFilesWithNames(tree, 'x').map(([path]) => path)).toEqual([
    'x',
    'a/x',
    'b/x',
    'a/c/x',
  ])
  expect([findFileInFolder(tree, 'a', 'y', 'x'), findFileInFolder(tree, 'a', 'y')]).toEqual(['a/x', null])
})

test.each([
  [['a/b/x', 'a/c/y'], 'a'],
  [['a/x', 'a/y'], 'a'],
  [['a/x', 'ab/y'], '.'],
])('%j have %s in common', (paths, folder) => {
  expect(innermostCommonFolder(paths)).toBe(folder)
})

// What is left of a file without its comments.

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
