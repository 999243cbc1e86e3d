import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pickRunSettingsFromInputs } from '../../../src/core/inputs/check-inputs.ts'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import { readInputsWithSeed } from '../../../src/effects/inputs/inputs.ts'
import { settings } from '../report/runs.ts'

const read = (inputs: Record<string, string> = {}) => readInputsWithSeed(name => inputs[name] ?? '')

test('without inputs the defaults apply, with a new seed', () => {
  const { seed, ...rest } = read()
  expect(rest).toEqual({
    run: null,
    go: {
      packages: ['./...'],
      bench: '.',
      benchtime: '100ms',
      cpu: null,
      benchmem: true,
      tags: null,
      goFlags: [],
      test: false,
    },
    format: 'auto',
    filter: null,
    paths: [],
    binaries: [],
    relink: null,
    measure: 'changed',
    output: [],
    setup: null,
    count: 20,
    alpha: 0.05,
    threshold: 0.05,
    ruleOut: 0.1,
    deltaTest: 'utest',
    correction: 'holm',
    strict: false,
    outliers: 'none',
    stopEarly: true,
    confirm: true,
    budget: null,
    sort: 'none',
    base: null,
    since: null,
    sinceOnPull: false,
    creep: null,
    head: null,
    workingDirectory: '.',
    checkout: null,
    ignoredFiles: 'per-side',
    overlay: [],
    profile: [],
    calibrate: false,
    perflock: 'auto',
    governor: 90,
    timeout: 1800,
    shard: null,
    durations: null,
    replica: null,
    failOn: 'regression',
    benchmarks: [],
    accepted: [],
    comment: 'always',
    commentId: { commentId: 'benchgate', matrix: {} },
    acceptLabel: 'perf-accepted',
    improvedLabel: null,
    githubToken: '',
    pullRequest: null,
    trustHead: false,
    results: null,
  })
  expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true)
})

test('none is no label', () => {
  expect(read({ 'accept-label': 'none', 'improved-label': 'none' })).toMatchObject({
    ...{ acceptLabel: null, improvedLabel: null },
  })
})

test('a percentage and its ratio are one value', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), tenths => {
      expect(read({ threshold: `${tenths / 10}%` }).threshold).toBeCloseTo(tenths / 1000, 12)
      expect(read({ threshold: String(tenths / 1000) }).threshold).toBeCloseTo(tenths / 1000, 12)
    }),
  )
})

test.each([
  [
    'threshold',
    '5',
    'threshold: "5" is not accepted. Give a percentage from 0% to 100%, or the same as a ratio below 1. Did you mean 5%?',
  ],
  ['threshold', '-1%', 'threshold: "-1%" is not accepted.'],
  ['threshold', '101%', 'threshold: "101%" is not accepted.'],
  ['threshold', 'five', 'threshold: "five" is not accepted.'],
  ['alpha', '0', 'alpha: "0" is not accepted. Give a percentage over 0% and at most 50%'],
  ['alpha', '0.6', 'alpha: "0.6" is not accepted.'],
  ['alpha', '1e-3', 'alpha: "1e-3" is not accepted.'],
  ['count', '0', 'count: "0" is not accepted. Give a whole number from 1 to 1000.'],
  ['count', '7.5', 'count: "7.5" is not accepted.'],
  ['count', '1001', 'count: "1001" is not accepted.'],
  ['delta-test', 'u', 'delta-test: "u" is not accepted. Give "utest", "ttest", "none".'],
  [
    'test',
    'utest',
    'test: "utest" is not accepted. Give "true", "false". For the statistical test, set "delta-test".',
  ],
  [
    'benchtime',
    '1',
    'benchtime: "1" is not accepted. Give a duration or a number of iterations as Go takes it, such as "100ms", "1s" or "50x".',
  ],
  ['benchtime', '0x', 'benchtime: "0x" is not accepted.'],
  ['cpu', '1,,2', 'cpu: "1,,2" is not accepted. Give numbers of processors, such as "1" or "1,2,4".'],
  ['cpu', '0', 'cpu: "0" is not accepted.'],
  ['benchmem', 'on', 'benchmem: "on" is not accepted. Give "true", "false".'],
  [
    'go-flags',
    '-tags integration',
    'go-flags: "-tags integration" is not accepted. Give flags as in GOFLAGS, such as "-race -ldflags=-s".',
  ],
  ['go-flags', '-count=2', 'go-flags: "-count=2" is a flag for running tests'],
  ['format', 'json', 'format: "json" is not accepted. Give "auto", '],
  ['output', '/tmp/result.json', 'output: "/tmp/result.json" is not accepted. Give a file or a glob'],
  ['output', 'ok.json\n../result.json', 'output: "../result.json" is not accepted.'],
  ['output', 'C:\\result.json', 'output: "C:\\result.json" is not accepted.'],
  ['checkout', 'copy', 'checkout: "copy" is not accepted. Give "in-place", "worktree".'],
  ['profile', 'cpu,trace', 'profile: "trace" is not accepted. Give '],
  ['calibrate', 'yes', 'calibrate: "yes" is not accepted. Give "true", "false".'],
  ['perflock', 'on', 'perflock: "on" is not accepted. Give "auto", "require", "off".'],
  ['governor', '101%', 'governor: "101%" is not accepted. Give a percentage from "0%" to "100%", or "none"'],
  ['governor', '90', 'governor: "90" is not accepted.'],
  ['correction', 'bonferroni', 'correction: "bonferroni" is not accepted. Give "holm", "bh", "none".'],
  ['strict', '1', 'strict: "1" is not accepted. Give "true", "false".'],
  ['outliers', 'yes', 'outliers: "yes" is not accepted. Give "none", "iqr".'],
  ['stop-early', 'fail', 'stop-early: "fail" is not accepted. Give "true", "false".'],
  ['sort', 'p', 'sort: "p" is not accepted. Give "none", "name", "delta".'],
  [
    'budget',
    '10 minutes',
    'budget: "10 minutes" is not accepted. Give a duration over 0 in seconds, minutes or hours, such as "90s", "10m" or "1h".',
  ],
  ['budget', '0', 'budget: "0" is not accepted.'],
  ['budget', '10', 'such as "90s", "10m" or "1h". Did you mean 10m or 10s?'],
  ['timeout', '.5', 'timeout: ".5" is not accepted.'],
  ['timeout', '1800', 'Did you mean 1800m or 1800s?'],
  ['budget', '-5m', 'budget: "-5m" is not accepted.'],
  ['budget', '1d', 'budget: "1d" is not accepted.'],
  ['budget', '1h30m', 'budget: "1h30m" is not accepted.'],
  ['seed', '4294967296', 'seed: "4294967296" is not accepted.'],
  ['fail-on', 'always', 'fail-on: "always" is not accepted. Give "regression", "inconclusive", "never".'],
  ['comment', 'yes', 'comment: "yes" is not accepted. Give "always", "on-change", "on-failure", "never".'],
  ['creep', '1%', 'creep: "1%" has no effect without "since", the reference that it is about.'],
  ['durations', 'earlier', 'durations: "earlier" has no effect without "shard", as it only balances shards.'],
  ['working-directory', '../elsewhere', 'working-directory: "../elsewhere" is not accepted.'],
  ['working-directory', '/etc', 'working-directory: "/etc" is not accepted.'],
])('%s: "%s" is refused in words that help', (name, value, message) => {
  const attempt = () => read({ [name]: value })
  expect(attempt).toThrow(MisconfiguredError)
  expect(attempt).toThrow(message)
})

test.each(['-k', '-t {names}', '{regex} {}'])('a filter without a place for names is none: %s', filter => {
  const attempt = () => read({ run: 'pytest', filter })
  expect(attempt).toThrow(MisconfiguredError)
  expect(attempt).toThrow(
    `filter: "${filter}" is not accepted. Give one line with "{regex}" or "{or}" in it, where the names go, such as "--benchmark_filter={regex}" or "-k {or}".`,
  )
})

test("placeholders within the user's quotes are refused", () => {
  expect(() => read({ run: 'pytest', filter: '-k "{or}"' })).toThrow(
    'filter: "-k "{or}"" has quotes around the place for names. Leave the quotes out',
  )
  expect(() => read({ run: 'bash -c "pytest {filter}"', filter: '-k {or}' })).toThrow(
    'run: "{filter}" is in quotes',
  )
  expect(read({ run: 'pytest {filter} 2>&1', filter: '-k {or}' }).filter).toBe('-k {or}')
})

test('shared ignored files are refused with worktrees', () => {
  const attempt = () => read({ checkout: 'worktree', 'ignored-files': 'shared' })
  expect(attempt).toThrow(MisconfiguredError)
  expect(attempt).toThrow('Set "checkout" to "in-place", or leave "ignored-files" out.')
  expect(read({ checkout: 'worktree' }).ignoredFiles).toBe('per-side')
})

test('the statistical inputs are read', () => {
  const chosen = {
    'delta-test': 'ttest',
    correction: 'bh',
    strict: 'TRUE',
    outliers: 'iqr',
    'stop-early': 'false',
    sort: 'delta',
  }
  const { strict, stopEarly, ...rest } = read(chosen)
  expect(rest).toMatchObject({ deltaTest: 'ttest', correction: 'bh', outliers: 'iqr', sort: 'delta' })
  expect([strict, stopEarly]).toEqual([true, false])
})

test('a gate that could hardly ever fail is refused, with the count that could', () => {
  expect(() => read({ count: '7' })).toThrow(MisconfiguredError)
  expect(() => read({ count: '7' })).toThrow(
    'count: 7 rounds are too few for alpha 0.05: the gate could hardly ever fail. Set count to at least 8.',
  )
  expect(() => read({ count: '1' })).toThrow('count: 1 round is too few for alpha 0.05')
  expect(() => read({ count: '10', alpha: '0.1%' })).toThrow('Set count to at least 13.')
  expect(read({ count: '8' }).count).toBe(8)
})

test('fewer rounds are enough for a test that needs no more', () => {
  expect(() => read({ count: '1', 'delta-test': 'ttest' })).toThrow('Set count to at least 2.')
  expect(read({ count: '2', 'delta-test': 'ttest' }).count).toBe(2)
  expect(read({ count: '1', 'delta-test': 'none' }).count).toBe(1)
})

test('the settings of a result are exactly the inputs that affect it', () => {
  const inputs = read({ setup: 'npm ci', 'github-token': 'secret' })
  expect(Object.keys(pickRunSettingsFromInputs(inputs)).sort()).toEqual(
    Object.keys(settings)
      .filter(name => !['run', 'go', 'checkout', 'workingDirectory'].includes(name))
      .sort(),
  )
  expect(inputs).toMatchObject(pickRunSettingsFromInputs(inputs))
})

test('what Go is to run can be chosen, each as its flag takes it', () => {
  const chosen = {
    packages: './codec  ./store/...\n ./x',
    bench: 'Encode/(1|2)MB',
    benchtime: '50x',
    cpu: '1,4',
    benchmem: 'FALSE',
    tags: 'integration,linux',
    'go-flags': "-race '-ldflags=-s -w'",
    test: 'true',
  }
  expect(read(chosen).go).toEqual({
    packages: ['./codec', './store/...', './x'],
    bench: 'Encode/(1|2)MB',
    benchtime: '50x',
    cpu: '1,4',
    benchmem: false,
    tags: 'integration,linux',
    goFlags: ['-race', '-ldflags=-s -w'],
    test: true,
  })
  expect(read({ test: 'true' }).deltaTest).toBe('utest')
})

test.each([
  ['packages', './codec'],
  ['bench', 'Encode'],
  ['benchtime', '1s'],
  ['cpu', '4'],
  ['benchmem', 'false'],
  ['tags', 'integration'],
  ['go-flags', '-race'],
  ['test', 'true'],
  ['profile', 'cpu'],
])('%s is refused beside a command, which would not heed it', (name, value) => {
  const attempt = () => read({ run: 'make bench', [name]: value })
  expect(attempt).toThrow(MisconfiguredError)
  expect(attempt).toThrow(`${name}: "${value}" has no effect with "run", as Benchgate does not`)
  expect(() => read({ [name]: value })).not.toThrow()
})

test('how a command says what it measured can be chosen, and says nothing without one', () => {
  const chosen = { format: 'go', output: 'out/*.txt\n\n  more.txt ' }
  expect(read({ run: 'make bench', ...chosen })).toMatchObject({
    format: 'go',
    output: ['out/*.txt', 'more.txt'],
  })
  expect(() => read({ output: 'out.txt' })).toThrow(
    'output: "out.txt" has no effect without "run": Go benchmarks are found and run one by one',
  )
  expect(() => read({ format: 'go' })).toThrow('format: "go" has no effect without "run"')
  expect(read({ format: 'auto' }).format).toBe('auto')
})

test('what belongs to Go may stand beside a command as action.yml has it', () => {
  const usual = { packages: './...', bench: '.', benchtime: '100ms', benchmem: 'true', test: 'false' }
  expect(read({ run: 'make bench', ...usual }).run).toBe('make bench')
})

test('how the machine is used can be chosen', () => {
  expect(
    read({ profile: 'mem, cpu,mem', calibrate: 'true', perflock: 'require', governor: 'none' }),
  ).toMatchObject({
    profile: ['mem', 'cpu'],
    calibrate: true,
    perflock: 'require',
    governor: null,
  })
  expect(read({ governor: '0%' }).governor).toBe(0)
})
