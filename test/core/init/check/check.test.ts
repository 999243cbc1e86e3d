// What the check says: golden files of each ending.
import { describe, expect, test } from 'vitest'
import {
  adviceOnDependencyMissingInInitTrial,
  canaryResultText,
  initTrialFailedText,
  initTrialPassedText,
  shortenCommandMeasuringTime,
} from '../../../../src/core/init/check/check.ts'
import type { SettingsAffectingGateTime } from '../../../../src/core/init/check/estimate.ts'
import type { InitWorkflowStep } from '../../../../src/core/init/find/suite.ts'

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
      initTrialPassedText({ format: 'go', benchmarks: 36, setup: 41, visit: 9.3 }, bounds, [], null),
    ],
    [
      'shortened',
      initTrialPassedText(
        { format: 'jmh', benchmarks: 1, setup: 61, visit: 60 },
        { ...bounds, budget: 1800 },
        [
          '.github/benchgate.yml now has shorter runs (the number of rounds makes up for it)',
          '.github/benchgate.yml now has budget: 30m',
        ],
        null,
      ),
    ],
    [
      'too-long',
      initTrialPassedText(
        { format: 'k6', benchmarks: 3, setup: 0, visit: 400 },
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
    await expect(text).toMatchFileSnapshot(`../../../golden/init/check-${name}.txt`)
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
    ['run.sh: line 2: cmake: command not found', 'let a step of the workflow install it'],
    [
      "fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host",
      'The command needs the network',
    ],
    [
      '  Could not find a package configuration file provided by "benchmark" with',
      'CMake finds no "benchmark" here. The workflow installs it',
    ],
    ['Could NOT find Threads', 'CMake finds no "Threads". Let a step'],
    [
      'The source directory\n\n    /a/b\n\n  does not contain a CMakeLists.txt file.',
      'The folder "/a/b" is empty',
    ],
    ["ModuleNotFoundError: No module named 'numpy'", 'Python finds no "numpy"'],
    ["Error: Cannot find module '../dist/index.js'", 'npm run build'],
    ['ERROR: Unable to find the resource: /META-INF/BenchmarkList', 'annotation processor'],
    ['error: release version 21 not supported', 'The code needs Java 21'],
    ["error: toolchain 'nightly' is not installed", 'rustup toolchain install nightly'],
    ['run did not end within 10 min, and was ended.', 'fewer benchmarks'],
    ['msgp/a_test.go:96:24: data.Msgsize undefined (type B has no field)', 'go generate'],
    ["gmake: *** No rule to make target 'SelfTest'.  Stop.", 'CMake builds no "SelfTest"'],
    ['artifacts could not be resolved: a:b:pom:2.1-SNAPSHOT (absent)', 'a snapshot of another project'],
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
