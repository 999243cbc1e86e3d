// What the check says: golden files of each ending.
import { describe, expect, test } from 'vitest'
import {
  adviceOnDependencyMissingInInitTrial,
  canaryResultText,
  estimateGateTimeAndBilledMinutes,
  type InitTrialRunTimes,
  initTrialFailedText,
  initTrialPassedText,
  isGateTooLongWithoutBudget,
  type SettingsAffectingGateTime,
  shortenCommandMeasuringTime,
  suggestedBudgetMinutes,
} from '../../../src/core/init/check.ts'
import type { InitWorkflowStep } from '../../../src/core/init/find/suite.ts'

describe('check text', () => {
  const bounds: SettingsAffectingGateTime = {
    count: 20,
    alpha: 0.05,
    deltaTest: 'utest',
    correction: 'holm',
    stopEarly: true,
    confirm: true,
    budget: null,
    shards: 1,
  }

  test.each([
    [
      'passed',
      initTrialPassedText(
        { format: 'go', benchmarks: 36, setup: 41, trying: 18, visit: 9.3 },
        bounds,
        [],
        null,
      ),
    ],
    [
      'shortened',
      initTrialPassedText(
        { format: 'jmh', benchmarks: 1, setup: 61, trying: 0, visit: 60 },
        { ...bounds, budget: 1800 },
        [
          '.github/benchgate.yml now has a shorter time for each benchmark (the noise that this adds averages out over the rounds)',
          '.github/benchgate.yml now has budget: 30m',
        ],
        null,
      ),
    ],
    [
      'too-long',
      initTrialPassedText(
        { format: 'k6', benchmarks: 3, setup: 0, trying: 0, visit: 400 },
        { ...bounds, shards: 4 },
        [],
        'Choose fewer benchmarks.',
      ),
    ],
    [
      'failed',
      initTrialFailedText(
        'setup failed with exit code 1.',
        `${'x\n'.repeat(20)}\u001b[2Jmake: *** no rule\n`,
        'The command needs the network.',
      ),
    ],
    [
      'seen',
      canaryResultText({
        outcome: 'seen',
        files: 42,
        example: 'src/x.py',
        why: 'its command failed with exit code 1',
      }),
    ],
    ['not-seen', canaryResultText({ outcome: 'not-seen', files: 1, example: 'src/x.py', why: null })],
  ])('%s', async (name, text) => {
    await expect(text).toMatchFileSnapshot(`../../golden/init/check-${name}.txt`)
  })
})

// What the last lines of a failed command tell.
describe('missing', () => {
  const steps: readonly InitWorkflowStep[] = [
    { uses: 'setup-julia', with: {} },
    { run: 'cargo install x-runner' },
    { run: 'corepack enable' },
    { run: 'sudo apt-get update && sudo apt-get install --yes libbenchmark-dev' },
  ]

  test.each([
    ['line 1: julia: command not found', '"julia" is not installed here. The workflow installs it'],
    ['bash: x-runner: command not found', 'The workflow installs it'],
    ['sh: 1: pnpm: not found', 'The workflow installs it'],
    ['run.sh: line 2: cmake: command not found', 'install it in a step of the workflow'],
    [
      "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host",
      'The command needs the network',
    ],
    [
      '  Could not find a package configuration file provided by "benchmark" with',
      'CMake cannot find "benchmark" here. The workflow installs it',
    ],
    ['Could NOT find Threads', 'CMake cannot find "Threads". Install it in a step'],
    [
      'The source directory\n\n    /a/b\n\n  does not contain a CMakeLists.txt file.',
      'The folder "/a/b" is empty',
    ],
    ["ModuleNotFoundError: No module named 'numpy'", 'Python cannot find "numpy"'],
    ["Error: Cannot find module '../dist/index.js'", 'npm run build'],
    ['ERROR: Unable to find the resource: /META-INF/BenchmarkList', 'annotation processor'],
    ['error: release version 21 not supported', 'The code needs Java 21'],
    ["error: toolchain 'nightly' is not installed", 'rustup toolchain install nightly'],
    ['run did not end within 10 min, and was ended.', 'fewer benchmarks'],
    ['msgp/a_test.go:96:24: data.Msgsize undefined (type B has no field)', 'go generate'],
    ["gmake: *** No rule to make target 'SelfTest'.  Stop.", 'CMake builds no "SelfTest"'],
    ['artifacts could not be resolved: a:b:pom:2.1-SNAPSHOT (absent)', 'a snapshot of another project'],
    ['Nothing was measured. What the command printed is in no known benchmark format', 'Set "format"'],
    ['Segmentation fault', ''],
  ])('%j: %s', (lines, said) => {
    const text = adviceOnDependencyMissingInInitTrial(lines, steps)
    expect(text).toContain(said)
    expect(text === '').toBe(said === '')
  })
})

// Shorter settings of the commands that init writes.
describe('shorten', () => {
  test.each([
    ['./b --benchmark_min_time=0.1 --x', './b --benchmark_min_time=0.02 --x'],
    ['pytest --benchmark-max-time=0.2', 'pytest --benchmark-max-time=0.05 --benchmark-min-rounds=3'],
    ['java -f 1 -wi 3 -w 300ms -i 3 -r 200ms -foe true', 'java -f 1 -wi 2 -w 100ms -i 2 -r 100ms -foe true'],
    ['node bench.js', null],
  ])('%s: %s', (run, short) => {
    expect(shortenCommandMeasuringTime(run)).toBe(short)
  })
})

// What a gate will take.

const trial: InitTrialRunTimes = { format: 'go', benchmarks: 10, setup: 60, trying: 0, visit: 6 }
const bounds: SettingsAffectingGateTime = {
  count: 20,
  alpha: 0.05,
  deltaTest: 'utest',
  correction: 'holm',
  stopEarly: true,
  confirm: true,
  budget: null,
  shards: 1,
}

test('both sides are prepared once and visited in each round; minutes are whole, with those around', () => {
  expect(estimateGateTimeAndBilledMinutes(trial, bounds)).toEqual({
    gate: 120 + 240,
    minutes: 7,
    mostMinutes: 15,
  })
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, confirm: false }).mostMinutes).toBe(7)
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, budget: 60 })).toEqual({
    gate: 180,
    minutes: 4,
    mostMinutes: 4,
  })
})

test('machines share the rounds, and each prepares both sides', () => {
  expect(estimateGateTimeAndBilledMinutes(trial, { ...bounds, shards: 4 })).toEqual({
    gate: 180,
    minutes: 16,
    mostMinutes: 24,
  })
})

test.each([
  [29, null, false],
  [31, null, true],
  [31, 600, false],
])('a visit of %i s with a budget of %j is long: %j', (visit, budget, is) => {
  expect(isGateTooLongWithoutBudget({ ...trial, visit }, { ...bounds, budget })).toBe(is)
})

test.each([
  [40, 30],
  // Nine rounds for ten benchmarks, in four fifths of it.
  [100, 45],
  [400, null],
])('visits of %i s get a budget of %j minutes', (visit, budget) => {
  expect(suggestedBudgetMinutes({ ...trial, visit }, bounds)).toBe(budget)
})
