// Which Go packages have moved: by their module's new path, or by a folder in which most of their files are found.
import { expect, test } from 'vitest'
import {
  type GoModulesAndFiles,
  matchMovedPackages,
  type RenamedFile,
} from '../../../src/core/change/moved-packages.ts'

const tree = (
  files: readonly string[],
  modules: Readonly<Record<string, string>> = { '.': 'm' },
): GoModulesAndFiles => ({
  modules: new Map(Object.entries(modules)),
  files,
})
const moved = (
  base: GoModulesAndFiles,
  head: GoModulesAndFiles,
  ...renamed: readonly (readonly [string, string, number?])[]
) => {
  const found = renamed.map(([base, head, similarity = 90]): RenamedFile => ({ base, head, similarity }))
  return Object.fromEntries(matchMovedPackages({ base, head }, found))
}

test('a renamed module moves all of its packages', () => {
  const files = ['a_test.go', 'sub/a/b.go', 'sub/a/b_test.go', 'none/c.go', 'other/d_test.go']
  const base = tree(files, { '.': 'm', other: 'example.com/other' })
  const head = tree(files, { '.': 'm/v2', other: 'example.com/other' })
  expect(moved(base, head)).toEqual({ m: 'm/v2', 'm/sub/a': 'm/v2/sub/a' })
})

test('a folder that was renamed is found by its test file and most of its code', () => {
  const base = tree(['old/a.go', 'old/b.go', 'old/a_test.go'])
  const head = tree(['new/a.go', 'new/b.go', 'new/a_test.go'])
  const test = ['old/a_test.go', 'new/a_test.go'] as const
  const both = [
    ['old/a.go', 'new/a.go'],
    ['old/b.go', 'new/b.go'],
  ] as const
  expect(moved(base, head, test, ...both)).toEqual({ 'm/old': 'm/new' })
  expect(moved(base, head, test, both[0])).toEqual({})
  expect(moved(base, head, ...both)).toEqual({})
})

test('a package that has nothing but tests is found by a test file that is nearly the same', () => {
  const base = tree(['old/a_test.go'])
  const head = tree(['new/a_test.go'])
  expect(moved(base, head, ['old/a_test.go', 'new/a_test.go', 80])).toEqual({ 'm/old': 'm/new' })
  expect(moved(base, head, ['old/a_test.go', 'new/a_test.go', 79])).toEqual({})
})

test('the module and the folder may change at once', () => {
  const base = tree(['old/a_test.go'])
  const head = tree(['new/a_test.go'], { '.': 'm/v2' })
  expect(moved(base, head, ['old/a_test.go', 'new/a_test.go'])).toEqual({ 'm/old': 'm/v2/new' })
})

test('a package that one side has under both paths has not moved', () => {
  const rename = ['old/a_test.go', 'new/a_test.go'] as const
  const both = tree(['old/b_test.go', 'new/a_test.go'])
  expect(moved(tree(['old/a_test.go', 'old/b_test.go']), both, rename)).toEqual({})
  expect(moved(both, tree(['new/a_test.go']), ['old/b_test.go', 'new/a_test.go'])).toEqual({})
  // The next major version in a folder of its own, beside the one before.
  const next = tree(['a_test.go', 'v2/a_test.go'], { '.': 'm', v2: 'm/v2' })
  expect(moved(tree(['a_test.go']), next)).toEqual({})
})

test('merged and split packages are not matched', () => {
  const [two, one] = [tree(['a/x_test.go', 'b/y_test.go']), tree(['c/x_test.go', 'c/y_test.go'])]
  expect(moved(two, one, ['a/x_test.go', 'c/x_test.go'], ['b/y_test.go', 'c/y_test.go'])).toEqual({})
  expect(moved(one, two, ['c/x_test.go', 'a/x_test.go'], ['c/y_test.go', 'b/y_test.go'])).toEqual({})
})

test('folders that go ignores, duplicate paths, and files without a module are ignored', () => {
  const files = ['a_test.go', 'vendor/v/a_test.go', 'testdata/a_test.go', '_x/a_test.go', '.y/a_test.go']
  expect(moved(tree(files), tree(files, { '.': 'n' }))).toEqual({ m: 'n' })
  const twice = ['one/a_test.go', 'two/a_test.go']
  expect(
    moved(tree(twice, { one: 'example', two: 'example' }), tree(twice, { one: 'first', two: 'second' })),
  ).toEqual({})
  expect(moved(tree(['a_test.go'], {}), tree(['a_test.go'], { '.': 'n' }))).toEqual({})
})
