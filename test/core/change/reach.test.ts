// What is known of a change before benchmarks run: whether they could read it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canProveCommandUnchanged,
  canProveGoBenchmarksUnchanged,
  packageReadsChangedFile,
  type SideDifferencesAndSymlinks,
} from '../../../src/core/change/reach.ts'
import { goSettings, settings } from '../report/runs.ts'

const change = (paths: readonly string[], links: readonly string[] = []): SideDifferencesAndSymlinks => ({
  differences: paths.map(path => ({ path, isPlain: true })),
  links,
})

test.each([
  [
    'sources of other packages',
    ['encode/encode.go', 'main.go', 'parser/parse.go', 'parse/internal/lex/lex.go'],
  ],
  ['nothing', []],
])('the package in the folder parse is not reached by %s', (_, paths) => {
  expect(packageReadsChangedFile('parse', change(paths))).toBe('no')
})

test.each([
  ['a source of its own', 'parse/parse.go'],
  ['its test data', 'parse/testdata/a.go'],
  ['test data beside it', 'testdata/big.json'],
  ['sources in a folder that Go leaves out', '_examples/a/a.go'],
  ['documentation anywhere', 'README.md'],
  ['a lock file elsewhere', 'docs/package-lock.json'],
  ['a workflow', '.github/workflows/ci.yml'],
  ['what the module asks for', 'go.sum'],
])('only a run can show whether it reads %s (%s)', (_, path) => {
  expect(packageReadsChangedFile('parse', change([path]))).toBe('unknown')
  expect(packageReadsChangedFile('parse', change([path, 'encode/encode.go']))).toBe('unknown')
})

test('a link or a submodule reaches it, and a link in its folder may lead anywhere', () => {
  for (const path of ['README.md', 'encode/x.go'])
    expect(packageReadsChangedFile('parse', { differences: [{ path, isPlain: false }], links: [] })).toBe(
      'yes',
    )
  expect(packageReadsChangedFile('parse', change(['encode/x.go'], ['parse/data']))).toBe('unknown')
  expect(packageReadsChangedFile('parse', change(['encode/x.go'], ['data']))).toBe('no')
  expect(packageReadsChangedFile('parse', change([], ['parse/data']))).toBe('no')
})

test('the package in the top folder has the sources there, and not those of others', () => {
  expect(packageReadsChangedFile('.', change(['main.go']))).toBe('unknown')
  expect(packageReadsChangedFile('.', change(['encode/encode.go']))).toBe('no')
})

const part = fc.constantFrom('a', 'b', 'testdata', '_x', 'README.md', 'x.go')
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join('/'))

test('further differences never make fewer packages affected', () => {
  fc.assert(
    fc.property(path, fc.array(path), fc.array(path), (folder, some, more) => {
      if (packageReadsChangedFile(folder, change(some)) === 'unknown')
        expect(packageReadsChangedFile(folder, change([...some, ...more]))).toBe('unknown')
    }),
  )
})

test('nothing is proven if it is turned off, or if the sides generate files', () => {
  const usual = { ...settings, go: goSettings }
  expect(canProveGoBenchmarksUnchanged(usual)).toBe(true)
  expect(canProveGoBenchmarksUnchanged({ ...usual, go: null })).toBe(false)
  expect(canProveGoBenchmarksUnchanged({ ...usual, measure: 'all' })).toBe(false)
  expect(canProveGoBenchmarksUnchanged({ ...usual, calibrate: true })).toBe(false)
  expect(canProveGoBenchmarksUnchanged({ ...usual, setup: 'make data' })).toBe(false)
  expect(canProveGoBenchmarksUnchanged({ ...usual, go: { ...goSettings, test: true } })).toBe(false)
})

test('a command that runs an image which setup builds is not proven, as the sides may share the image', () => {
  const command = { ...settings, binaries: ['build/bench'], run: 'build/bench', setup: 'make' }
  expect(canProveCommandUnchanged(command)).toBe(true)
  const image = { setup: 'docker build -t widget .', run: 'docker run widget' }
  expect(canProveCommandUnchanged({ ...command, ...image })).toBe(false)
})
