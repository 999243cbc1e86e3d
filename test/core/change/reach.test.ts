// What benchmarks could read of a change: everything, but for what is known to be read by none.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  canProve,
  mayReadDifference,
  namesToLookFor,
  type TreeChange,
} from '../../../src/core/change/reach.ts'
import { goSettings, settings } from '../report/runs.ts'

const change = (paths: readonly string[], links: readonly string[] = []): TreeChange => ({
  differences: paths.map(path => ({ path, isPlain: true })),
  links,
})

describe('the package in the folder parse', () => {
  test.each([
    ['a source of another package', 'encode/encode.go'],
    ['a source in the top folder', 'main.go'],
    ['a source beside a folder of a longer name', 'parser/parse.go'],
    ['documentation anywhere', 'README.md'],
    ['documentation of its own', 'parse/README.md'],
    ['documentation in a folder beside it', 'docs/usage.md'],
    ['documentation in a folder of a longer name', 'parser/content/usage.md'],
    ['documentation for people below it', 'parse/docs/a/usage.md'],
    ['a licence', 'LICENSE'],
    ['a licence of its own', 'parse/LICENSE'],
    ['a workflow', '.github/workflows/ci.yml'],
    ['what a workflow runs', '.github/build.sh'],
  ])('is not reached by %s (%s)', (_, path) => {
    expect(mayReadDifference('parse', change([path]))).toBe(false)
  })

  test.each([
    ['a source of its own', 'parse/parse.go'],
    ['a source below it', 'parse/internal/lex/lex.go'],
    ['its test data', 'parse/testdata/big.json'],
    ['documentation that is test data', 'parse/testdata/spec.md'],
    ['documentation that Go leaves to programs', 'parse/_data.md'],
    ['documentation below it', 'parse/content/usage.md'],
    ['a licence below it', 'parse/corpus/LICENSE'],
    ['a licence in test data', 'parse/testdata/LICENSE'],
    ['test data beside it', 'testdata/big.json'],
    ['sources that are test data beside it', 'testdata/src/a/a.go'],
    ['sources in a folder that Go leaves out', '_examples/a/a.go'],
    ['a text beside it', 'parse/words.txt'],
    ['a text elsewhere', 'docs/words.txt'],
    ['what the module asks for', 'go.mod'],
    ['sums', 'go.sum'],
    ['how git writes files', '.gitattributes'],
    ['settings of a tool', '.golangci.yml'],
    ['code in C', 'encode/fast.c'],
    ['documentation of another spelling', 'README.MD'],
    ['a licence with an ending', 'LICENSE.txt'],
    ['a file that only looks like a workflow', 'parse/.github/workflows/ci.yml'],
    ['a file called like the folder of workflows', '.github'],
    ['a file called like Go', 'go'],
  ])('is reached by %s (%s)', (_, path) => {
    expect(mayReadDifference('parse', change([path]))).toBe(true)
    expect(mayReadDifference('parse', change(['README.md', path, 'encode/encode.go']))).toBe(true)
  })

  test('is reached by a link or a submodule, whatever it is called', () => {
    for (const path of ['README.md', 'encode/x.go', '.github/x'])
      expect(mayReadDifference('parse', { differences: [{ path, isPlain: false }], links: [] })).toBe(true)
  })

  test('is reached by anything where a link in it may lead there', () => {
    expect(mayReadDifference('parse', change(['encode/x.go'], ['parse/data']))).toBe(true)
    expect(mayReadDifference('parse', change(['encode/x.go'], ['parse/README.md', 'data']))).toBe(false)
    expect(mayReadDifference('parse', change([], ['parse/data']))).toBe(false)
  })
})

test('the package in the top folder is reached by everything but the documentation in it', () => {
  for (const path of [
    'main.go',
    'encode/encode.go',
    '.github/workflows/ci.yml',
    'x.txt',
    'testdata/x.md',
    'content/a/b.md',
  ])
    expect(mayReadDifference('.', change([path])), path).toBe(true)
  for (const path of ['README.md', 'LICENSE', 'docs/a/b.md', '.github/CONTRIBUTING.md'])
    expect(mayReadDifference('.', change([path])), path).toBe(false)
})

test('a document in a folder for people is read by a package in that folder, not by one further up', () => {
  for (const folder of ['.github', 'docs']) {
    const differs = change([`${folder}/a/LICENSE`])
    expect(mayReadDifference(folder, differs)).toBe(true)
    expect(mayReadDifference('.', differs)).toBe(false)
  }
})

test('documents that differ are looked for by their names and those of their folders, and no other file is', () => {
  const paths = ['README.md', 'site/pages/en/a.md', 'site/LICENSE', 'b/a.go', '.github/x.yml']
  expect(namesToLookFor(change(paths))).toEqual([
    '*.md',
    'README.md',
    'site',
    'pages',
    'en',
    'a.md',
    'LICENSE',
  ])
  expect(namesToLookFor(change(['a.go']))).toEqual([])
})

const part = fc.constantFrom('a', 'b', 'testdata', '_x', '.github', 'README.md', 'x.go', 'x.txt', 'LICENSE')
const path = fc.array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join('/'))

test('more that differs never makes fewer packages reached, nor does a folder further up', () => {
  fc.assert(
    fc.property(path, fc.array(path), fc.array(path), (folder, some, more) => {
      // For a package in a folder for people, what lies below is its own; for one further up it is for people.
      fc.pre(!folder.startsWith('.github'))
      const isReached = mayReadDifference(folder, change(some))
      if (isReached) {
        expect(mayReadDifference(folder, change([...some, ...more]))).toBe(true)
        expect(mayReadDifference('.', change(some))).toBe(true)
      }
    }),
  )
})

test('what is not a source, a document or a workflow reaches every package', () => {
  const known = /(?:^|\/)LICENSE$|\.(?:md|go)$|^\.github\//
  fc.assert(
    fc.property(path, fc.string({ minLength: 1 }), (folder, other) => {
      fc.pre(!known.test(other))
      expect(mayReadDifference(folder, change([other]))).toBe(true)
    }),
  )
})

test('nothing is proven where it is not wanted, nor where something is made on the sides', () => {
  const usual = { ...settings, go: goSettings }
  expect(canProve(usual)).toBe(true)
  expect(canProve({ ...usual, go: null })).toBe(false)
  expect(canProve({ ...usual, measure: 'all' })).toBe(false)
  expect(canProve({ ...usual, calibrate: true })).toBe(false)
  expect(canProve({ ...usual, setup: 'make data' })).toBe(false)
  expect(canProve({ ...usual, go: { ...goSettings, test: true } })).toBe(false)
})
