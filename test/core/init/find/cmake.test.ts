// How programs of CMake are built.
import { expect, test } from 'vitest'
import {
  built,
  cmakeLists,
  outermostProject,
  programIn,
  switchesIn,
} from '../../../../src/core/init/find/cpp.ts'
import { treeOf } from '../../../support/init-trees.ts'

const lists = cmakeLists(
  treeOf({
    'CMakeLists.txt': 'project(w)\n# add_subdirectory(c)\nadd_subdirectory("a")\n',
    'a/CMakeLists.txt': `add_subdirectory($\{CMAKE_CURRENT_SOURCE_DIR}/b)\nforeach(x y)\nadd_subdirectory($\{x})\nendforeach()\n`,
    'a/b/CMakeLists.txt': '',
    'a/own/CMakeLists.txt': 'project(own)\n',
    'c/CMakeLists.txt': 'project(c)\n',
    'd/CMakeLists.txt': '',
  }),
)

test.each([
  ['a/b', '.'],
  ['a', '.'],
  ['a/own', 'a/own'],
  ['c', 'c'],
  // Added in a way that was not understood: by the project around it, as far as can be told.
  ['d', '.'],
])('%s is configured in %s', (folder, top) => {
  expect(outermostProject(lists, folder)).toBe(top)
})

test('options of benchmarks that are off are turned on', () => {
  const text =
    'option(W_BENCH "x" OFF)\noption(W_DEVELOPER_MODE "y" OFF)\noption(W_BENCH_ALL "z" ON)\noption(W_TESTS "t" OFF)'
  expect(switchesIn(text)).toEqual(['-DW_BENCH=ON', '-DW_DEVELOPER_MODE=ON'])
  expect(built(['a', 'b'], ['-DW=ON'])).toBe(
    'cmake -S . -B build-benchgate -DCMAKE_BUILD_TYPE=Release -DW=ON\ncmake --build build-benchgate --config Release --parallel 4 --target a b',
  )
})

test('a program is where its folder is, or looked for', () => {
  expect(programIn('lib', { name: 'b', folder: 'lib/bench' }, false)).toBe('./build-benchgate/bench/b')
  expect(programIn('lib', { name: 'b', folder: 'lib/bench' }, true)).toMatch(/^"\$\(find build-benchgate /)
})
