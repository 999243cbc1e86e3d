// One visit, timed: what it gives, and what is said where it gives nothing.
import { expect, test } from 'vitest'
import {
  type TrialClone,
  timeBenchmarkCommandInTrialClone,
  timeSetupInTrialClone,
} from '../../../src/effects/init/try-in-clone.ts'
import { makeRepository, plainEnv } from '../../support/repository.ts'

async function tried<T>(
  doing: (one: TrialClone) => Promise<T>,
  more: Partial<TrialClone['settings']> = {},
): Promise<T> {
  await using repository = await makeRepository('git init --quiet; mkdir in')
  const settings = { workingDirectory: 'in', format: 'auto', output: [], ...more } as const
  const { signal } = new AbortController()
  return await doing({ git: repository.git, settings, timeout: 60, env: plainEnv, signal })
}

const two = "printf 'BenchmarkA 1 5 ns/op\\nBenchmarkA 1 6 ns/op\\nBenchmarkB 1 5 ns/op 0 B/op\\n'"

test('benchmarks are counted once, and their format is told', async () => {
  const found = await tried(one => timeBenchmarkCommandInTrialClone(one, two))
  expect(found).toEqual({ format: 'go', benchmarks: 2, visit: expect.any(Number) })
})

test('files that it writes are read, and are not there when it runs again', async () => {
  const run = `[ ! -e out.txt ] && ${two} > out.txt`
  const found = await tried(
    async one => [
      await timeBenchmarkCommandInTrialClone(one, run),
      await timeBenchmarkCommandInTrialClone(one, run),
    ],
    {
      output: ['*.txt'],
    },
  )
  expect(found.map(({ benchmarks }) => benchmarks)).toEqual([2, 2])
})

test.each<[string, string, Partial<TrialClone['settings']>, string]>([
  ['fails', 'echo why >&2; exit 3', {}, 'run failed with exit code 3.'],
  ['prints something else', 'echo done', {}, 'no benchmark could be read: it printed what is in no'],
  ['prints nothing', 'true', {}, 'no benchmark could be read: it printed nothing'],
  ['writes no file', 'true', { output: ['*.json'] }, 'left no file that matches "output"'],
  ['has no folder', 'true', { workingDirectory: 'gone' }, 'working-directory: "gone" is not committed.'],
])('a command that %s is told', async (_, run, more, why) => {
  await expect(tried(one => timeBenchmarkCommandInTrialClone(one, run), more)).rejects.toThrow(why)
})

test('one that does not end is ended', async () => {
  const late = tried(one => timeSetupInTrialClone({ ...one, timeout: 0.05 }, 'sleep 60'))
  await expect(late).rejects.toThrow('setup did not end within 0 s, and was ended.')
})

test('without setup there is none to wait for', async () => {
  expect(await tried(one => timeSetupInTrialClone(one, null))).toBe(0)
})
