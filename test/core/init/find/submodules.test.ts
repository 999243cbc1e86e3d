// Which suites need submodules.
import { expect, test } from 'vitest'
import { needsSubmodules } from '../../../../src/core/init/find/go.ts'
import { treeOf } from '../../../support/init-trees.ts'

const modules = '[submodule "b"]\n\tpath = third_party/benchmark\n\turl = https://example.com/b.git\n'

test.each([
  ['added by CMake', 'add_subdirectory("third_party/benchmark")', true],
  ['below a variable', `add_subdirectory($\{DEPS}/benchmark)`, true],
  ['left out by Cargo', "[workspace]\nexclude = ['third_party/benchmark',\n 'x']\n", false],
  ['a library of that name', 'target_link_libraries(b benchmark)', false],
  ['a longer name', 'add_subdirectory(third_party/benchmark-utils)', false],
])('%s: %s', (_, text, is) => {
  expect(needsSubmodules(treeOf({ '.gitmodules': modules, 'CMakeLists.txt': text }), '.')).toBe(is)
})

test('a suite in one needs it, and without any there is nothing to need', () => {
  expect(needsSubmodules(treeOf({ '.gitmodules': modules }), 'third_party/benchmark/x')).toBe(true)
  expect(needsSubmodules(treeOf({ 'CMakeLists.txt': 'third_party/benchmark' }), '.')).toBe(false)
})
