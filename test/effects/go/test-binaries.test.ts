// How test binaries are run.
import { availableParallelism } from 'node:os'
import { describe, expect, test } from 'vitest'
import {
  createGoTestBinaryWithFolderAndEnv,
  testArgsForReportedBenchmark,
  testBinaryArgsForPattern,
} from '../../../src/effects/go/test-binaries.ts'

const one = { path: 'example.com/m/a', folder: 'a', module: '.', env: { GOWORK: 'off' } }

test('a binary runs in the folder of its package, as go test would run it', () => {
  const toolchain = { version: 'go1', canRelink: true, env: { PATH: '/go/bin:/bin' } }
  const env = { PATH: '/bin', PWD: '/elsewhere', HOME: '/home' }
  expect(createGoTestBinaryWithFolderAndEnv(one, '/root', '/tmp/x.test', env, toolchain)).toEqual({
    package: one,
    file: '/tmp/x.test',
    cwd: '/root/a',
    env: { PATH: '/go/bin:/bin', PWD: '/root/a', HOME: '/home' },
  })
  expect(createGoTestBinaryWithFolderAndEnv(one, '/root', '/tmp/x.test', env, null).env.PATH).toBe('/bin')
})

test('it is told what to run, and that exiting early is a failure', () => {
  expect(testBinaryArgsForPattern({ benchmem: true, cpu: '1,2' }, '^BenchmarkX$/a b')).toEqual([
    '-test.paniconexit0',
    '-test.timeout=0',
    '-test.run=^$',
    '-test.bench=^BenchmarkX$/a b',
    '-test.benchmem',
    '-test.cpu=1,2',
  ])
})

describe('just one benchmark', () => {
  const here = availableParallelism()
  const isAlone = here === 1

  test.each<[name: string, cpu: string | null, GOMAXPROCS: string, pattern: string, given: string | null]>([
    ['X', null, '4', '^BenchmarkX$', null],
    ['X-4', null, '4', '^BenchmarkX$', null],
    ['X/a-4', null, '4', '^BenchmarkX$/^a$', null],
    ['X/a-4-4', null, '4', '^BenchmarkX$/^a-4$', null],
    ['X/a-4', null, '1', '^BenchmarkX$/^a-4$', null],
    [`X/a-${here}`, null, '', isAlone ? '^BenchmarkX$/^a-1$' : '^BenchmarkX$/^a$', null],
    ['X/a', '1,4', '', '^BenchmarkX$/^a$', '1'],
    ['X/a-4', '1,4', '', '^BenchmarkX$/^a$', '4'],
    ['X/a-8', '1,4', '', '^BenchmarkX$/^a-8$', '1'],
    ['X/(a|b)/c_d-2', '2', '', '^BenchmarkX$/^\\(a\\|b\\)$/^c_d$', '2'],
  ])('%s, with cpu %s on %s processors', (name, cpu, GOMAXPROCS, pattern, given) => {
    const args = testArgsForReportedBenchmark({ benchmem: false, cpu }, name, [], { GOMAXPROCS })
    expect(args.filter(arg => /bench|cpu/.test(arg))).toEqual([
      `-test.bench=${pattern}`,
      ...(given === null ? [] : [`-test.cpu=${given}`]),
    ])
  })

  test.each<[name: string, reported: readonly string[], GOMAXPROCS: string, pattern: string]>([
    // In a container of one processor, Go reports no number whatever the machine has.
    ['X/size-4', ['X/size-4', 'X/size-8'], '8', '^BenchmarkX$/^size-4$'],
    ['X/size-4', ['X/size-4', 'Y'], '8', '^BenchmarkX$/^size-4$'],
    ['X/size-4', ['X/size-4', 'X/plain'], '8', '^BenchmarkX$/^size-4$'],
    ['X/size-8', ['X/size-8'], '4', '^BenchmarkX$/^size-8$'],
    ['X/size-2', ['X/size-2', 'Y/plain-2'], '8', '^BenchmarkX$/^size$'],
    // A program may set the number itself.
    ['X/size-8-2', ['X/size-8-2', 'Y-2'], '1', '^BenchmarkX$/^size-8$'],
  ])('%s, where %j are reported on %s processors', (name, reported, GOMAXPROCS, pattern) => {
    const args = testArgsForReportedBenchmark({ benchmem: false, cpu: null }, name, reported, { GOMAXPROCS })
    expect(args).toContain(`-test.bench=${pattern}`)
  })
})
