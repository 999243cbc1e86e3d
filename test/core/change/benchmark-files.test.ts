// What counts as a benchmark file, and which globs are advised for it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesMayTouchGoBenchmarkFiles,
  overlayGlobsForFiles,
  selectChangedBenchmarkFiles,
} from '../../../src/core/change/benchmark-files.ts'

const go = new Set(['do_test.go', 'pkg/do_test.go', 'pkg/deep/do_test.go'])
const at = (path: string) => ({ base: path, head: path })
const isPart = (path: string) => selectChangedBenchmarkFiles([at(path)], go).length === 1

describe('is a benchmark file', () => {
  test.each([
    'benches/sort.rs',
    'crates/x/benches/data/words.txt',
    'bench/run.js',
    'Benchmarks/Sort.cs',
    'src/__benchmarks__/sort.tsx',
    'src/jmh/java/Sort.java',
    'sort.bench.ts',
    'src/sort_bench.rb',
    'bench_sort.py',
    'tests/test_bench_sort.py',
    'sort-benchmark.cpp',
    'benchmark.js',
    'scripts/benchmark',
    'SortBenchmark.java',
    'BenchSort.kt',
    'SortBenchmarks.cs',
    'sortBench.ts',
    'pkg/do_test.go',
    'pkg/testdata/input.json',
    'pkg/deep/testdata/a/b/c',
    'testdata/input',
    'benchmarks/util_test.go',
  ])('%s', path => {
    expect(isPart(path)).toBe(true)
  })
})

describe('is none', () => {
  test.each([
    'sort.ts',
    'pkg/other_test.go',
    'pkg/bench_test.go',
    'other/testdata/input',
    'pkg/deep/more/testdata/input',
    'workbench.py',
    'benchwarmer/run.js',
    'Workbench.java',
    'bench.d/x.js',
    'benches/README.md',
    'benchmark.md',
    'benchmark-results.json',
    'bench.yml',
    '.github/workflows/benchmark.yml',
    '.github/bench/run.sh',
    'benches/.gitignore',
    '',
  ])('%s', path => {
    expect(isPart(path)).toBe(false)
  })
})

test('a file that was renamed counts by both its names, a Go file by either', () => {
  const renamed = (base: string, head: string) => selectChangedBenchmarkFiles([{ base, head }], go)
  expect(renamed('benches/a.rs', 'benches/b.rs')).toEqual(['benches/b.rs'])
  expect(renamed('src/a.rs', 'benches/b.rs')).toEqual([])
  expect(renamed('benches/a.rs', 'src/b.rs')).toEqual([])
  expect(renamed('do_test.go', 'other_test.go')).toEqual(['other_test.go'])
  expect(renamed('other_test.go', 'do_test.go')).toEqual(['do_test.go'])
})

test('the content of Go files is needed only where it matters', () => {
  expect(changesMayTouchGoBenchmarkFiles([at('a.go'), at('benches/a.rs')])).toBe(false)
  expect(changesMayTouchGoBenchmarkFiles([at('a.go'), at('a_test.go')])).toBe(true)
  expect(changesMayTouchGoBenchmarkFiles([at('pkg/testdata/x')])).toBe(true)
})

test('few and usual globs are suggested', () => {
  expect(overlayGlobsForFiles(['pkg/do_test.go', 'do_test.go', 'a/testdata/x', 'b/testdata/y'])).toEqual([
    '**/*_test.go',
    '**/testdata/**',
  ])
  expect(
    overlayGlobsForFiles(['x/Benchmarks/a.cs', 'sort.bench.ts', 'bench_sort.py', 'SortBenchmark.java']),
  ).toEqual(['**/*Benchmark*.java', '**/*bench*.py', '**/*bench*.ts', '**/Benchmarks/**'])
  expect(overlayGlobsForFiles(['scripts/benchmark'])).toEqual(['**/*benchmark*'])
})

test('suggested globs contain only known words and plain extensions of file names', () => {
  const part = fc.oneof(
    fc.constantFrom(
      'bench',
      'Benches',
      'benchmark',
      'testdata',
      '_',
      '.',
      '/',
      '.rs',
      '`',
      '**',
      "'",
      '_test.go',
    ),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  const path = fc.array(part, { maxLength: 8 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(path, name => {
      const changed = selectChangedBenchmarkFiles([at(name)], new Set([name]))
      for (const glob of overlayGlobsForFiles(changed))
        expect(glob).toMatch(
          /^\*\*\/(\*_test\.go|testdata\/\*\*|(bench|benches|benchmarks?|__benchmarks?__|jmh)\/\*\*|\*(bench|benches|benchmarks?)\*(\.[a-z\d]{1,8})?)$/i,
        )
    }),
    { numRuns: 1000 },
  )
})
