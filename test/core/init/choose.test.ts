// Which suite is measured, and what is said where there is none.
import { expect, test } from 'vitest'
import { chooseSuites, type SuiteRequest } from '../../../src/core/init/choose.ts'
import { treeOf } from '../../support/init-trees.ts'

const wish: SuiteRequest = {
  run: null,
  setup: null,
  format: null,
  output: null,
  folder: null,
  below: '.',
  isNamed: false,
  tool: null,
}

const package_ = (script: string) => JSON.stringify({ scripts: { bench: script } })
const tree = treeOf(
  { 'go.mod': '', 'web/package.json': package_('node a'), 'web/x/package.json': package_('node b') },
  { go: ['a_test.go'] },
)
const chosen = (given: Partial<SuiteRequest>) =>
  chooseSuites(tree, { ...wish, ...given }).map(({ foundBy }) => foundBy)

test('the nearest to the top is measured, and all others are named', () => {
  expect(chosen({})).toEqual(['a_test.go', 'web/package.json', 'web/x/package.json'])
})

test('a folder, a tool and where one stands choose another', () => {
  expect(chosen({ below: 'web' })[0]).toBe('web/package.json')
  expect(chosen({ below: 'web/x', isNamed: true })[0]).toBe('web/x/package.json')
  expect(chosen({ tool: 'script' })[0]).toBe('web/package.json')
  expect(chosen({ folder: 'web/x' })[0]).toBe('web/x/package.json')
})

test('a command that is given needs no benchmarks to be found', () => {
  expect(chooseSuites(treeOf({}), { ...wish, run: 'make', below: 'a' })).toMatchObject([
    { run: 'make', folder: 'a' },
  ])
})

test('where nothing is found, it says what was looked for and what to give', () => {
  expect(() => chooseSuites(treeOf({}), wish)).toThrow(
    /^No benchmarks were found in this repository, and nothing was written\. Looked for: Go benchmarks .* benchgate init --run 'command'/,
  )
})

test('where it is elsewhere, it says where', () => {
  expect(() => chosen({ below: 'docs', isNamed: true })).toThrow(
    'found in docs, and nothing was written. There are: go (a_test.go), script (web/package.json)',
  )
  expect(() => chosen({ tool: 'jmh' })).toThrow('No benchmarks of "jmh" were found in this repository')
})
