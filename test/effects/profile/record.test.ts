// What a run under the profiler is told, and what is taken of what untrusted code has left behind.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ProfileKind } from '../../../src/core/model/profile.ts'
import type { ProcessRequest, ProcessResult } from '../../../src/effects/processes/process.ts'
import { profileGoBenchmark } from '../../../src/effects/profile/profile-regressions.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const measured = 'BenchmarkDo-2 \t 100\t 50.1 ns/op\nPASS\n'
const well: ProcessResult = { status: 0, isLate: false, stdout: measured, lastLines: '', processor: null }

/** Records with a process that does `act` at the path of the profile, and ends so. */
function recorded(
  act: (path: string) => Promise<unknown>,
  ended: Partial<ProcessResult> = {},
  kind: ProfileKind = 'cpu',
  args: readonly string[] = [],
  seen: (process: ProcessRequest) => void = () => {},
) {
  const path = join(folder, 'profile')
  return profileGoBenchmark({
    binary: { file: '/bin/codec.test', args, cwd: folder, env: { A: 'b' } },
    kind,
    iterations: 42,
    path,
    signal: new AbortController().signal,
    deadline: 123,
    async run(process) {
      seen(process)
      await act(path)
      return { ...well, ...ended }
    },
  })
}

const profile = (path: string) => writeFile(path, 'profile')

test('gives what the benchmark has left', async () => {
  expect((await recorded(profile)).toString()).toBe('profile')
})

test.each<[ProfileKind, readonly string[]]>([
  ['cpu', ['cpuprofile=PATH']],
  ['mem', ['memprofile=PATH', 'memprofilerate=1']],
  ['block', ['blockprofile=PATH', 'blockprofilerate=1']],
])('asks for as many iterations and one profile of kind %s, whatever else was said', async (kind, flags) => {
  const asked = ['-test.run=^$', '-test.bench=^BenchmarkDo$', '-test.cpu=2', 'free', '-count=3']
  const replaced = ['-test.benchtime=1s', '--test.count=5', '-test.cpuprofile=mine', '-test.memprofilerate=9']
  let seen: ProcessRequest | undefined
  await recorded(profile, {}, kind, [...replaced, ...asked], process => {
    seen = process
  })
  const ours = flags.map(flag => `-test.${flag.replace('PATH', join(folder, 'profile'))}`)
  expect(seen).toMatchObject({ file: '/bin/codec.test', cwd: folder, env: { A: 'b' }, deadline: 123 })
  expect(seen?.args).toEqual([...ours, '-test.benchtime=42x', '-test.count=1', ...asked])
})

test.each<[string, Partial<ProcessResult>, string]>([
  ['fails', { status: 2 }, 'it ended with exit code 2'],
  ['is killed', { status: 'SIGSEGV' }, 'it ended with SIGSEGV'],
  ['takes too long', { isLate: true, status: 'SIGTERM' }, 'it took too long'],
  ['measures nothing', { stdout: 'PASS\n' }, 'it measured nothing'],
])('says so where the benchmark %s', async (_, ended, message) => {
  await expect(recorded(profile, ended)).rejects.toThrow(message)
})

test.each<[string, (path: string) => Promise<unknown>]>([
  ['nothing', async () => {}],
  ['nothing in it', path => writeFile(path, '')],
  ['a link', path => symlink('/etc/hostname', path)],
  ['a folder', path => mkdir(path)],
  ['a pipe', async path => execFileSync('mkfifo', [path])],
])('takes no profile where there is %s', async (_, act) => {
  await expect(recorded(act)).rejects.toThrow('it left no profile')
})

test('takes no profile that is too large', async () => {
  const huge = async (path: string) => {
    await profile(path)
    await truncate(path, 2 ** 27)
  }
  await expect(recorded(huge)).rejects.toThrow('its profile is larger than 64 MiB')
})
