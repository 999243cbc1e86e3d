// The terminal program: what it compares, what it prints where, how it ends; and `benchgate restore`.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, test } from 'vitest'
import { commitsOf, forgetTwoSides, twoSides } from './effects/git/checkout/sides.ts'
import { builtFile } from './support/action.ts'
import { digestOf } from './support/digest.ts'
import { long } from './support/long.ts'
import { makeRepository, plainEnv, type Repository } from './support/repository.ts'

afterAll(forgetTwoSides)

const root = join(import.meta.dirname, '..')

function benchgate(args: readonly string[], folder = root, env: Readonly<Record<string, string>> = {}) {
  return spawnSync(process.execPath, [builtFile('cli.js'), ...args], {
    cwd: folder,
    env: { ...plainEnv, ...env },
    encoding: 'utf8',
  })
}

/** Kills a run that has entered base, which has no folder `head-folder`. */
async function killedOnBase(repository: Repository): Promise<void> {
  const { base, head } = commitsOf(repository)
  const target = join(root, 'test/support/kill-target.ts')
  const child: ChildProcess = spawn(
    process.execPath,
    [target, repository.folder, base.sha, head.sha, 'true'],
    {
      env: { ...plainEnv },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  if (child.stdout)
    for await (const line of createInterface({ input: child.stdout })) if (line === 'entered base') break
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

test('puts back the checkout of the folder it stands in, then has nothing to do', long, async () => {
  await using repository = await twoSides()
  repository.sh('echo mine >> same; echo u > u')
  const before = await digestOf(repository.folder)
  await killedOnBase(repository)
  const first = benchgate(['restore'], join(repository.folder, 'tree'))
  expect(first.stderr).toMatch(
    /^warning: The Benchgate run of \S+ was ended before it could restore this checkout/,
  )
  expect([first.status, first.stdout]).toEqual([0, `${repository.folder} is as it was before the run.\n`])
  expect(await digestOf(repository.folder)).toEqual(before)
  const second = benchgate(['restore', repository.folder])
  expect([second.status, second.stdout]).toEqual([0, `Nothing to restore in ${repository.folder}.\n`])
})

test('and so does the post step, for a folder that went with the side', long, async () => {
  for (const restore of [
    (folder: string) => benchgate(['restore', folder]),
    (folder: string) =>
      spawnSync(process.execPath, [builtFile('post.js')], {
        env: { ...plainEnv, STATE_folder: folder },
        encoding: 'utf8',
      }),
  ]) {
    await using repository = await twoSides()
    const before = await digestOf(repository.folder)
    await killedOnBase(repository)
    const folder = join(repository.folder, 'head-folder/deep')
    expect(existsSync(folder)).toBe(false)
    const { status, stdout } = restore(folder)
    expect(status).toBe(0)
    expect(stdout).toContain('is as it was before the run')
    expect(await digestOf(repository.folder)).toEqual(before)
  }
})

test('refuses a folder that is in no repository', () => {
  const { status, stderr } = benchgate(['restore', '/nowhere/at/all'])
  expect(status).toBe(2)
  expect(stderr).toMatch(
    /\/nowhere\/at\/all is not in the working tree of a git repository\. Name a folder of the checkout\./,
  )
})

test.each([
  [['restore', '--hard'], '--hard: there is no such flag'],
  [['restore', '.', 'more'], 'only one folder can be given'],
  [['nowhere', '--run', 'true'], '"nowhere" is no branch, tag or commit'],
])('%j is refused, with what to do', (args, why) => {
  const { status, stdout, stderr } = benchgate(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(why)
})

test('a current folder that was removed is told', long, () => {
  const script = 'cd "$(mktemp -d)" && rmdir "$PWD" && exec "$0" "$1" doctor'
  const { status, stderr } = spawnSync('bash', ['-c', script, process.execPath, builtFile('cli.js')], {
    env: plainEnv,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    2,
    'benchgate: The current folder cannot be read (ENOENT): it may have been removed. Go to another folder.\n',
  ])
})

test('help for an unknown command suggests the nearest one', () => {
  const { status, stderr } = benchgate(['help', 'calibrat'])
  expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean "benchgate help calibrate"?')])
})

describe('a comparison', () => {
  const run = ['--run', 'cat bench.txt', '--count', '8', '--seed', '3']
  /** Two rounds, without a test: what is measured never varies. */
  const briefly = ['--run', 'cat bench.txt', '--count', '2', '--delta-test', 'none', '--seed', '3']
  const at = (time: number) => `echo 'BenchmarkDo 100 ${time} ns/op' > bench.txt`
  const committed = `git init --quiet --initial-branch=main; ${at(100)}; git add .; git commit --quiet -m 1`

  for (const [how, time, status, headline] of [
    ['slower', 150, 1, 'FAIL  1 of 1 benchmark regressed'],
    ['as fast', 100, 0, 'PASS  No regression in 1 benchmark'],
  ] as const)
    test(`of uncommitted work that is ${how}, without touching the tree`, long, async () => {
      await using repository = await makeRepository(
        `${committed}; ${at(time)}; echo >> bench.txt; echo u > untracked`,
      )
      const before = await digestOf(repository.folder)
      const ended = benchgate(run, repository.folder)
      expect([ended.status, ended.stdout.split('\n')]).toEqual([status, expect.arrayContaining([headline])])
      expect(ended.stderr).toContain('round 3 of 8')
      expect(await digestOf(repository.folder)).toEqual(before)
    })

  test('of two revisions, as JSON that keeps the contract of the result file', long, async () => {
    await using repository = await makeRepository(`${committed}; ${at(50)}; git commit --quiet -am 2`)
    const { status, stdout } = benchgate(['main~1..main', '--json', ...briefly], repository.folder)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ schema: 1, verdict: 'pass', settings: { seed: 3 } })
    expect(benchgate(['main~1', 'main', '--markdown', ...briefly], repository.folder).stdout).toMatch(
      /^## ✅/,
    )
  })

  test('ends with 3 if it is inconclusive, and with 2 if it could not measure', long, async () => {
    await using repository = await makeRepository(
      `${committed}; echo none > bench.txt; git commit --quiet -am 2`,
    )
    expect(benchgate(['main', 'main~1', ...briefly], repository.folder).status).toBe(3)
    const { status, stderr } = benchgate(['main~1', 'main', ...briefly], repository.folder)
    expect([status, stderr.includes('Nothing was measured on head')]).toEqual([2, true])
  })
})

test('--version prints the version, and --help lists every command', long, () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(benchgate(['--version']).stdout).toBe(`${version}\n`)
  const { status, stdout: usage } = benchgate(['--help'])
  expect([status, usage]).toEqual([0, expect.stringContaining('Usage: benchgate [revision …] [flags]')])
  for (const name of [
    'accept',
    'bisect',
    'calibrate',
    'compare',
    'completion',
    'doctor',
    'history',
    'init',
    'record',
    'restore',
  ]) {
    expect(usage).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  }
  for (const words of [
    ['help', 'accept'],
    ['restore', '--help'],
  ])
    expect(benchgate(words).stdout).toMatch(/^Usage: benchgate (accept|restore)/)
})

test('names cannot be workflow commands on a runner, and are unchanged elsewhere', long, async () => {
  const lines = (ns: number) =>
    `Benchmark##[stop-commands]pwn 1 ${ns} ns/op\nUnit ::x better=lower\n`.repeat(6)
  await using repository = await makeRepository('true')
  writeFileSync(join(repository.folder, 'a.txt'), lines(1))
  writeFileSync(join(repository.folder, 'b.txt'), lines(2))
  for (const form of [[], ['--json']]) {
    const compare = (env = {}) => benchgate(['compare', 'a.txt', 'b.txt', ...form], repository.folder, env)
    const { stdout, stderr } = compare({ GITHUB_ACTIONS: 'true' })
    expect(stdout + stderr).toContain('## [stop-commands]pwn')
    expect(`${stdout}\n${stderr}`).not.toMatch(/##\[|^\s*::/m)
    expect(compare().stdout).toContain('##[stop-commands]pwn')
  }
})
