// The order of what is found.
import { expect, test } from 'vitest'
import { findSuites, lookedFor } from '../../../src/core/init/choose.ts'
import { treeOf } from '../../support/init-trees.ts'

const files = {
  'go.mod': '',
  'Cargo.toml':
    '[package]\nname = "w"\n[dev-dependencies]\ndivan = "1"\n[[bench]]\nname = "b"\nharness = false\n',
  'CMakeLists.txt': 'add_executable(b b.cpp)\ntarget_link_libraries(b benchmark::benchmark)',
  'pom.xml': '<artifactId>jmh-core</artifactId>',
  'requirements.txt': 'pytest-benchmark',
  'package.json': '{"scripts":{"bench":"node b.mjs"}}',
}
const marked = { go: ['a_test.go'], divan: ['benches/b.rs'], pytest: ['test_a.py'] }

test('at one depth, languages have an order', () => {
  const tools = findSuites(treeOf(files, marked), '.').map(({ tool }) => tool)
  expect(tools).toEqual(['go', 'divan', 'google-benchmark', 'jmh', 'pytest-benchmark', 'script'])
})

test('depth goes before language, and where one stands before depth', () => {
  const tree = treeOf(
    { 'deep/er/go.mod': '', 'deep/pom.xml': files['pom.xml'], 'package.json': files['package.json'] },
    { go: ['deep/er/a_test.go'] },
  )
  const found = (standing: string) => findSuites(tree, standing).map(({ tool }) => tool)
  expect(found('.')).toEqual(['script', 'jmh', 'go'])
  expect(found('deep')).toEqual(['jmh', 'go', 'script'])
  expect(found('deep/er')).toEqual(['go', 'script', 'jmh'])
})

test('nothing is found in nothing, and what is looked for can be said', () => {
  expect(findSuites(treeOf({}), '.')).toEqual([])
  for (const name of ['go.mod', ...Object.keys(files).slice(1, 4)]) expect(lookedFor).toContain(name)
})
