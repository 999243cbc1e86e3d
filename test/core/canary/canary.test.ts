// What a canary has shown, by what became of the broken head.
import { describe, expect, test } from 'vitest'
import {
  type BrokenSourcesCanaryResult,
  chooseSourcesToBreak,
  createUntriedCanaryResult,
  findingAndAdviceOfBrokenSourcesCanary,
  judgeBrokenSourcesCanaryByCounts,
  judgeBrokenSourcesCanaryByError,
  noCanarySourceReason,
} from '../../../src/core/canary/canary.ts'
import {
  CouldNotMeasureError,
  SideFailedError,
  type SideFailureKind,
} from '../../../src/core/model/errors.ts'
import type { Side } from '../../../src/core/model/measuring.ts'

describe('canary', () => {
  const broken = { files: 3, example: 'src/x.py' }

  test('only benchmarks that give the same results show that a change is not detected', () => {
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 5)).toEqual({
      outcome: 'not-seen',
      ...broken,
      why: null,
    })
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 6).outcome).toBe('not-seen')
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 3)).toMatchObject({
      outcome: 'seen',
      why: 'only 3 of 5 benchmarks gave a result',
    })
    expect(judgeBrokenSourcesCanaryByCounts(broken, 5, 0)).toMatchObject({
      outcome: 'seen',
      why: 'none of 5 benchmarks gave a result',
    })
  })

  test('a failure of the broken head is a detection; another failure or a timeout is not', () => {
    const failed = (side: Side, kind: SideFailureKind, output = '') =>
      judgeBrokenSourcesCanaryByError(
        broken,
        ['src/x.py', 'src/y.py', 'z.py'],
        new SideFailedError(side, 'its command failed', 'It failed.', output, kind),
      )
    expect(failed('head', 'failed')).toEqual({
      ...{ outcome: 'seen', files: 3, example: null, why: 'its command failed' },
    })
    const trace = 'File "/tmp/head/src/y.py", line 1\n xz.py'
    expect(failed('head', 'failed', trace).example).toBe('src/y.py')
    expect(failed('head', 'failed', './z.py:1: syntax error').example).toBe('z.py')
    expect(failed('head', 'timeout').outcome).toBe('unknown')
    expect(failed('base', 'failed').outcome).toBe('unknown')
    const other = judgeBrokenSourcesCanaryByError(
      broken,
      [],
      new CouldNotMeasureError('git failed.\nMore of it.'),
    )
    expect(other).toEqual({ outcome: 'unknown', ...broken, why: 'git failed' })
  })

  test('an untried canary has no broken files', () => {
    expect(createUntriedCanaryResult('why')).toEqual({
      outcome: 'untried',
      files: 0,
      example: null,
      why: 'why',
    })
  })
})

// What is said of each outcome of a canary.
describe('canary text', () => {
  const many = { files: 42, example: 'src/x.py' }
  const all: readonly BrokenSourcesCanaryResult[] = [
    { outcome: 'seen', ...many, why: 'its command failed with exit code 1 in the run with broken sources' },
    { outcome: 'seen', files: 1, example: 'x\u001b[31m.py', why: 'only 3 of 5 benchmarks gave a result' },
    { outcome: 'not-seen', ...many, why: null },
    {
      outcome: 'unknown',
      ...many,
      why: 'its command did not end within 10 min (`timeout`) in the run with broken sources',
    },
    createUntriedCanaryResult(noCanarySourceReason),
  ]

  test('every outcome, with what to do', async () => {
    const text = all
      .map(findingAndAdviceOfBrokenSourcesCanary)
      .map(({ found, todo }) => `${found}\n${todo === '' ? '' : `→ ${todo}\n`}`)
    await expect(text.join('\n')).toMatchFileSnapshot('../../golden/canary.txt')
  })
})

// Which files the canary breaks, and which it leaves as they are.

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
