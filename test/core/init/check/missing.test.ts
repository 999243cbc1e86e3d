// What the last lines of a failed command tell.
import { expect, test } from 'vitest'
import { whatIsMissing } from '../../../../src/core/init/check/check.ts'
import type { WorkflowStep } from '../../../../src/core/init/find/suite.ts'

const steps: readonly WorkflowStep[] = [{ uses: 'setup-julia', with: {} }, { run: 'cargo install x-runner' }]

test.each([
  ['line 1: julia: command not found', '"julia" is not installed here. The workflow installs it'],
  ['bash: x-runner: command not found', 'The workflow installs it'],
  ['run.sh: line 2: cmake: command not found', 'let a step of the workflow install it'],
  ["fatal: unable to access 'https://github.com/a/b.git/': Could not resolve host", 'It needs the network'],
  [
    '  Could not find a package configuration file provided by "benchmark" with',
    'CMake finds no "benchmark"',
  ],
  [
    'The source directory\n\n    /a/b\n\n  does not contain a CMakeLists.txt file.',
    'The folder "/a/b" is empty',
  ],
  ["ModuleNotFoundError: No module named 'numpy'", 'Python finds no "numpy"'],
  ["Error: Cannot find module '../dist/index.js'", 'npm run build'],
  ['ERROR: Unable to find the resource: /META-INF/BenchmarkList', 'annotation processor'],
  ['error: release version 21 not supported', 'It needs Java 21'],
  ["error: toolchain 'nightly' is not installed", 'rustup toolchain install nightly'],
  ['run did not end within 10 min, and was ended.', 'fewer benchmarks'],
  ['msgp/a_test.go:96:24: data.Msgsize undefined (type B has no field)', 'go generate'],
  ["gmake: *** No rule to make target 'SelfTest'.  Stop.", 'CMake builds no "SelfTest"'],
  ['artifacts could not be resolved: a:b:pom:2.1-SNAPSHOT (absent)', 'a snapshot of another project'],
  ['Segmentation fault', ''],
])('%j: %s', (lines, said) => {
  const text = whatIsMissing(lines, steps)
  expect(text).toContain(said)
  expect(text === '').toBe(said === '')
})
