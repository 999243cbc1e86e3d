// What is said of benchmarks that cannot be measured as they are.
import { expect, test } from 'vitest'
import { declined } from '../../../src/core/init/choose.ts'
import { treeOf } from '../../support/init-trees.ts'

test('scripts, tables and sources are named, each with its reason', () => {
  const tree = treeOf(
    { 'package.json': '{"scripts":{"bench":"branchcmp -r 2","test":"git stash"}}', 'b/engines.toml': '' },
    { nanobench: ['t/a.cpp', 't/b.cpp'] },
  )
  expect(declined(tree, '.')).toEqual([
    'The script "bench" in package.json switches branches itself.',
    "b/engines.toml is rebar's, whose tables are in no format that Benchgate reads.",
    't/a.cpp uses nanobench, but no CMakeLists.txt that was understood builds it.',
  ])
})

test('nothing is said of nothing', () => {
  expect(declined(treeOf({ 'package.json': '{' }), '.')).toEqual([])
})
