// Go benchmarks in modules and workspaces.
import { describe, expect, test } from 'vitest'
import { buildNeedsSubmodules, findGoSuiteOfAllModules } from '../../../../src/core/init/find/go.ts'
import { treeOf } from '../../../support/init-trees.ts'

describe('go', () => {
  /** The folder, the version file, and the file by which it was found. */
  function found(files: readonly string[], go: readonly string[]) {
    const tree = treeOf(Object.fromEntries(files.map(file => [file, ''])), { go })
    return findGoSuiteOfAllModules(tree).map(({ folder, foundBy, run, steps: [step] }) => {
      expect(run).toBeNull()
      return [folder, step && 'with' in step ? step.with['go-version-file'] : '', foundBy]
    })
  }

  test.each([
    ['a module', ['go.mod'], ['x/a_test.go', 'b_test.go'], ['.', 'go.mod', 'x/a_test.go']],
    ['one below', ['a/go.mod'], ['a/x/b_test.go'], ['a', 'a/go.mod', 'a/x/b_test.go']],
    [
      'several',
      ['a/go.mod', 'b/c/go.mod'],
      ['a/x_test.go', 'b/c/x_test.go'],
      ['.', 'a/go.mod', 'a/x_test.go'],
    ],
    ['a workspace', ['go.work', 'a/go.mod'], ['a/x_test.go'], ['a', 'a/go.mod', 'a/x_test.go']],
    [
      'a workspace of several',
      ['go.work', 'a/go.mod', 'b/go.mod'],
      ['a/x_test.go', 'b/x_test.go'],
      ['.', 'go.work', 'a/x_test.go'],
    ],
  ])('%s', (_, files, go, expected) => {
    expect(found(files, go)).toEqual([expected])
  })

  test.each([
    ['1.22', '1.24', 'bench/go.mod'],
    ['1.23.3', '1.23.10', 'bench/go.mod'],
    ['1.24', '1.24', 'go.mod'],
    ['1.24', '1.9', 'go.mod'],
  ])('of modules that ask for go %s and %s, the version is that of %s', (top, below, expected) => {
    const files = { 'go.mod': `module a\n\ngo ${top}\n`, 'bench/go.mod': `module b\n\ngo ${below} // new\n` }
    const [suite] = findGoSuiteOfAllModules(treeOf(files, { go: ['a_test.go', 'bench/b_test.go'] }))
    expect(suite?.steps).toEqual([{ uses: 'setup-go', with: { 'go-version-file': expected } }])
  })

  test('a Go whose linker cannot change the order of functions is not installed', () => {
    const [suite] = findGoSuiteOfAllModules(
      treeOf({ 'go.mod': 'module a\n\ngo 1.18\n' }, { go: ['a_test.go'] }),
    )
    expect(suite?.steps).toEqual([{ uses: 'setup-go', with: { 'go-version': 'stable' } }])
    expect(suite?.notes).toEqual([expect.stringMatching(/^go\.mod asks for Go 1\.18 or later; /)])
  })

  test('without a module, or in a folder that Go passes over, there are none', () => {
    expect(found([], ['a_test.go'])).toEqual([])
    expect(found(['a/go.mod'], ['b/a_test.go'])).toEqual([])
    expect(found(['go.mod'], ['.hidden/a_test.go'])).toEqual([])
  })
})

// Which suites need submodules.
describe('submodules', () => {
  const modules = '[submodule "b"]\n\tpath = third_party/benchmark\n\turl = https://example.com/b.git\n'

  test.each([
    ['added by CMake', 'add_subdirectory("third_party/benchmark")', true],
    ['below a variable', `add_subdirectory($\{DEPS}/benchmark)`, true],
    ['left out by Cargo', "[workspace]\nexclude = ['third_party/benchmark',\n 'x']\n", false],
    ['a library of that name', 'target_link_libraries(b benchmark)', false],
    ['a longer name', 'add_subdirectory(third_party/benchmark-utils)', false],
  ])('%s: %s', (_, text, is) => {
    expect(buildNeedsSubmodules(treeOf({ '.gitmodules': modules, 'CMakeLists.txt': text }), '.')).toBe(is)
  })

  test('a suite in one needs it, and without any there is nothing to need', () => {
    expect(buildNeedsSubmodules(treeOf({ '.gitmodules': modules }), 'third_party/benchmark/x')).toBe(true)
    expect(buildNeedsSubmodules(treeOf({ 'CMakeLists.txt': 'third_party/benchmark' }), '.')).toBe(false)
  })
})
