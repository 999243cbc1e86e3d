// How files of benchmarks are called.
import { expect, test } from 'vitest'
import { fileNames } from '../../../../src/core/formats/reading/file-names.ts'

test('by their last part, and with the folders that tell them apart where they share that', () => {
  const files = ['/home/me/a/x_bench.ts', '/home/me/b/mod.ts', '/home/me/b/c/mod.ts', 'C:\\me\\y.ts']
  expect(files.slice(0, 3).map(fileNames(files.slice(0, 3)))).toEqual([
    'x_bench.ts',
    'b/mod.ts',
    'b/c/mod.ts',
  ])
  expect(['C:\\me\\y.ts'].map(fileNames(['C:\\me\\y.ts']))).toEqual(['y.ts'])
})
