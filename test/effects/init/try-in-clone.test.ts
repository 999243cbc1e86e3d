// One visit, timed: what it gives, and what is said where it gives nothing.
import { expect, test } from 'vitest'
import type { RunSettings } from '../../../src/core/model/settings.ts'
import { timeBenchmarksInTrialClone } from '../../../src/effects/init/try-in-clone.ts'
import { settings } from '../../core/report/runs.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'

async function tried(run: string, more: Partial<RunSettings> = {}, timeout = 60) {
  await using repository = await makeRepository(
    'git init --quiet; mkdir in; touch in/x; git add -A; git commit --quiet -m x',
  )
  const { signal } = new AbortController()
  return await timeBenchmarksInTrialClone(
    { git: repository.git, timeout, env: plainEnv, signal, tell: () => {} },
    { ...settings, go: null, setup: null, workingDirectory: 'in', format: 'auto', output: [], run, ...more },
  )
}

const two = "printf 'BenchmarkA 1 5 ns/op\\nBenchmarkA 1 6 ns/op\\nBenchmarkB 1 5 ns/op 0 B/op\\n'"

test('benchmarks are counted once, and their format is told', async () => {
  const times = { setup: expect.any(Number), trying: 0, visit: expect.any(Number) }
  expect(await tried(two)).toEqual({ format: 'go', benchmarks: 2, ...times })
})

test('files that it writes are read, and are not there when it runs', async () => {
  const run = `[ ! -e out.txt ] && ${two} > out.txt`
  const { benchmarks } = await tried(run, { setup: 'echo old > out.txt', output: ['*.txt'] })
  expect(benchmarks).toBe(2)
})

test.each<[string, string, Partial<RunSettings>, string]>([
  ['fails', 'echo why >&2; exit 3', {}, 'The command failed with exit code 3 in the trial'],
  [
    'prints something else',
    'echo done',
    {},
    'Nothing was measured. What the command printed is in no known benchmark format',
  ],
  ['prints nothing', 'true', {}, 'The command succeeded, but gave no benchmark.'],
  ['writes no file', 'true', { output: ['*.json'] }, 'left no file that matches "output"'],
  [
    'has a benchmark that failed',
    `${two}; echo '--- FAIL: BenchmarkC'`,
    {},
    'A benchmark failed in the trial',
  ],
])('a command that %s is told', async (_, run, more, why) => {
  await expect(tried(run, more)).rejects.toThrow(why)
})

test.each<[string, Partial<RunSettings>]>([
  ['echo none matched >&2', {}],
  ['echo none matched; : > out.txt', { output: ['out.txt'] }],
])('what %s says beside its results is told where it has none', async (run, more) => {
  await expect(tried(run, more)).rejects.toMatchObject({ output: 'none matched' })
})

test('one that does not end is ended', async () => {
  await expect(tried('true', { setup: 'sleep 60' }, 0.05)).rejects.toThrow(
    'The command did not end within 0 s in setup',
  )
})
