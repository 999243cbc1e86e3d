// How files of benchmarks are called.
import { expect, test } from 'vitest'
import { createFilePathShortener } from '../../../../src/core/formats/reading/file-names.ts'

test('by their last part, and with the folders that tell them apart where they share that', () => {
  const files = ['/home/me/a/x_bench.ts', '/home/me/b/mod.ts', '/home/me/b/c/mod.ts', 'C:\\me\\y.ts']
  expect(files.slice(0, 3).map(createFilePathShortener(files.slice(0, 3)))).toEqual([
    'x_bench.ts',
    'b/mod.ts',
    'b/c/mod.ts',
  ])
  expect(['C:\\me\\y.ts'].map(createFilePathShortener(['C:\\me\\y.ts']))).toEqual(['y.ts'])
})

test('below the folder in which the tool ran, whatever other files there are', () => {
  const files = ['/home/me/p/packages/a/bench.ts', '/home/me/p/other_bench.ts']
  const names = ['packages/a/bench.ts', 'other_bench.ts']
  const added = ['/home/me/p/packages/b/bench.ts', '/home/me/p/tools/cli_bench.ts']
  expect(files.map(createFilePathShortener(files, '/home/me/p'))).toEqual(names)
  expect(files.map(createFilePathShortener([...files, ...added], '/home/me/p'))).toEqual(names)
  expect(['C:\\p\\a\\x.ts'].map(createFilePathShortener([], 'C:\\p'))).toEqual(['a/x.ts'])
})

test('what lies outside of that folder has a name as where the folder is not known', () => {
  const files = ['/tmp/x7/a/x.ts', '/tmp/x7/b/x.ts', '/home/me/p/b/x.ts', '/home/me/project/y.ts']
  expect(files.map(createFilePathShortener(files, '/home/me/p'))).toEqual([
    'tmp/x7/a/x.ts',
    'tmp/x7/b/x.ts',
    'b/x.ts',
    'y.ts',
  ])
})
