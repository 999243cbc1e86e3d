// Programs whose sources use Catch2 or nanobench.
import { expect, test } from 'vitest'
import { findCppSources } from '../../../../src/core/init/find/cpp.ts'
import { treeOf } from '../../../support/init-trees.ts'

const variable = (name: string) => `$\{${name}}`
const lists = {
  'CMakeLists.txt': 'project(w)\nadd_subdirectory(tests)\nadd_executable(example example.cpp)\n',
  'tests/CMakeLists.txt': `set(SOURCES ${variable('DIR')}/a.cpp sub/b.cpp)\nadd_executable(all ${variable('SOURCES')})\nadd_executable(one c.cpp)\n`,
}

test.each([
  ['by a variable', 'tests/sub/b.cpp', 'all'],
  ['by its name', 'tests/c.cpp', 'one'],
])('a program that names the source %s is built from the top', (_, source, name) => {
  expect(findCppSources(treeOf(lists, { catch2: [source] }))).toMatchObject([
    {
      tool: 'catch2',
      folder: '.',
      setup: expect.stringContaining(`--target ${name}`),
      run: `./build-benchgate/tests/${name} --reporter xml --benchmark-samples 20 '[!benchmark],[benchmark],[bench]'`,
    },
  ])
})

test('nanobench prints, and sources of one program are one suite', () => {
  const found = findCppSources(treeOf(lists, { nanobench: ['tests/a.cpp', 'tests/sub/b.cpp'] }))
  expect(found).toMatchObject([
    { tool: 'nanobench', run: './build-benchgate/tests/all', format: 'nanobench' },
  ])
})

test('a source that no program names is none, even where there is just one program', () => {
  expect(findCppSources(treeOf(lists, { nanobench: ['other/x.cpp'] }))).toEqual([])
})
