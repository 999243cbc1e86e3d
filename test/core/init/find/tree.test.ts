// Questions about paths.
import { expect, test } from 'vitest'
import {
  depthOf,
  fileIn,
  filesNamed,
  folderOf,
  foldersAround,
  inFolder,
  innermostFolder,
  isWithin,
  nameOf,
  pathBetween,
  pathFrom,
} from '../../../../src/core/init/find/tree.ts'
import { treeOf } from '../../../support/init-trees.ts'

test('a path has a folder, a name, and folders around it', () => {
  expect([folderOf('a/b/c'), folderOf('c')]).toEqual(['a/b', '.'])
  expect([nameOf('a/b/c'), nameOf('c')]).toEqual(['c', 'c'])
  expect(foldersAround('a/b')).toEqual(['a/b', 'a', '.'])
  expect([depthOf('.'), depthOf('a/b')]).toEqual([0, 2])
  expect([inFolder('.', 'c'), inFolder('a', 'c')]).toEqual(['c', 'a/c'])
})

test.each([
  ['.', 'a', true, 'a'],
  ['a', 'a/b', true, 'b'],
  ['a', 'a', true, '.'],
  ['a', 'ab', false, null],
])('within %s is %s: %s', (folder, path, is, from) => {
  expect(isWithin(folder, path)).toBe(is)
  if (from !== null) expect(pathFrom(folder, path)).toBe(from)
})

test.each([
  ['.', 'a/b', 'a/b'],
  ['a/b', '.', '../..'],
  ['a/b', 'a/c', '../c'],
  ['a', 'a', '.'],
  ['a', 'a/b', 'b'],
])('from %s to %s is %s', (from, to, way) => {
  expect(pathBetween(from, to)).toBe(way)
})

test('files are found by name, those near the top first', () => {
  const tree = treeOf({ 'b/x': '1', 'a/c/x': '2', x: '3', 'a/x': '4', y: '5' })
  expect(filesNamed(tree, 'x').map(([path]) => path)).toEqual(['x', 'a/x', 'b/x', 'a/c/x'])
  expect([fileIn(tree, 'a', 'y', 'x'), fileIn(tree, 'a', 'y')]).toEqual(['a/x', null])
})

test.each([
  [['a/b/x', 'a/c/y'], 'a'],
  [['a/x', 'a/y'], 'a'],
  [['a/x', 'ab/y'], '.'],
])('%j have %s in common', (paths, folder) => {
  expect(innermostFolder(paths)).toBe(folder)
})
