// Which files the canary breaks, and which it leaves as they are.
import { expect, test } from 'vitest'
import { chooseSourcesToBreak } from '../../../src/core/canary/choose.ts'

function chosen(paths: readonly string[], text = '', workingDirectory = '.'): readonly string[] {
  return chooseSourcesToBreak(paths, { text, workingDirectory }).map(({ path }) => path)
}

test('sources in any folder, each with the text of its language', () => {
  const files = chooseSourcesToBreak(['src/a.py', 'lib/b.c', 'c.go', 'web/d.tsx', 'tools/e.go'], {
    text: '',
    workingDirectory: '.',
  })
  expect(files.map(({ path }) => path)).toEqual(['src/a.py', 'lib/b.c', 'c.go', 'web/d.tsx', 'tools/e.go'])
  expect(files.map(({ text }) => text.split(' ')[0])).toEqual([')]}', '#error', ')]}', 'throw', ')]}'])
})

test.each([
  ['benchmarks', ['bench/a.py', 'benches/x.rs', 'src/SortBenchmark.java', 'sort.bench.ts', 'perf/run.js']],
  [
    'tests',
    [
      'tests/a.py',
      'test_a.py',
      'a_test.go',
      'a.spec.ts',
      'ATest.java',
      'ATests.cs',
      'conftest.py',
      'fuzz/a.rs',
    ],
  ],
  ['what is written for people', ['README.md', 'docs/conf.py', 'examples/a.rs']],
  ['settings and builds', ['package.json', 'setup.py', 'build.rs', 'vite.config.ts', 'Makefile', 'x.toml']],
  ["others' code", ['node_modules/a/index.js', 'vendor/a/a.go', 'third_party/z/z.c']],
  ['what is generated', ['dist/index.js', 'api.pb.go', 'api_pb2.py', 'lib/a.min.js', 'types.d.ts']],
  ['hidden folders', ['.github/a.py', '.venv/lib/a.py', 'src/.hidden.py']],
  ['helpers of a build', ['scripts/a.py', 'tools/gen.js']],
])('left out: %s', (_, paths) => {
  expect(chosen([...paths, 'src/lib.py'])).toEqual(['src/lib.py'])
})

test('names that only look like these stay', () => {
  const paths = ['src/latest.py', 'src/contest.go', 'src/specs.rs', 'pkg/tools/x.py', 'src/Attest.java']
  expect(chosen(paths)).toEqual(paths)
})

test('a program that a command runs is a benchmark, and what a compiler is given is not', () => {
  expect(chosen(['measure.py', 'lib.py'], 'python3 ./measure.py > out')).toEqual(['lib.py'])
  expect(chosen(['tool/speed/__main__.py', 'tool/x.py'], 'python -m tool.speed')).toEqual(['tool/x.py'])
  expect(chosen(['tool/speed.py', 'tool/x.py'], 'python -m tool.speed')).toEqual(['tool/x.py'])
  expect(chosen(['a/measure.js', 'a/x.js'], 'node measure.js', 'a')).toEqual(['a/x.js'])
  expect(chosen(['a.js', 'x.js'], 'mkdir d && cp x.js d; node ./a.js')).toEqual(['x.js'])
  expect(chosen(['lib.c'], 'gcc lib.c -o lib && ./lib')).toEqual(['lib.c'])
})

test('no file is chosen without a source of a known language', () => {
  expect(chosen(['bench.sh', 'results', 'bench/a.py'])).toEqual([])
})
