// `benchgate restore`: puts back what a killed run has left, and says so.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { commitsOf, forgetTwoSides, twoSides } from './effects/git/sides.ts'
import { digestOf } from './support/digest.ts'
import { plainEnv, type Repository } from './support/repository.ts'

afterAll(forgetTwoSides)

const root = join(import.meta.dirname, '..')

function benchgate(args: readonly string[], folder = root, env: Readonly<Record<string, string>> = {}) {
  const cli = join(root, 'src/cli.ts')
  return spawnSync(process.execPath, [cli, ...args], {
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

test('puts back the checkout of the folder it stands in, then has nothing to do', async () => {
  await using repository = await twoSides()
  repository.sh('echo mine >> same; echo u > u')
  const before = await digestOf(repository.folder)
  await killedOnBase(repository)
  const first = benchgate(['restore'], join(repository.folder, 'tree'))
  expect([first.status, first.stderr]).toEqual([0, ''])
  expect(first.stdout).toMatch(
    /^warning: A Benchgate run of \S+ was ended before it could put this checkout back/,
  )
  expect(first.stdout).toContain(`${repository.folder} is as it was found.\n`)
  expect(await digestOf(repository.folder)).toEqual(before)
  const second = benchgate(['restore', repository.folder])
  expect([second.status, second.stdout]).toEqual([0, `Nothing to restore in ${repository.folder}.\n`])
})

test('and so does the post step, for a folder that went with the side', async () => {
  for (const restore of [
    (folder: string) => benchgate(['restore', folder]),
    (folder: string) =>
      spawnSync(process.execPath, [join(root, 'src/post.ts')], {
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
    expect(stdout).toContain('is as it was found')
    expect(await digestOf(repository.folder)).toEqual(before)
  }
})

test('refuses a folder that is in no repository', () => {
  const { status, stderr } = benchgate(['restore', '/nowhere/at/all'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/\/nowhere\/at\/all is in no git repository\. Name a folder of the checkout\./)
})

test.each([[], ['measure'], ['restore', '--force'], ['restore', '.', 'more']])(
  'shows how to use it: %j',
  (...args) => {
    const { status, stdout, stderr } = benchgate(args)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('Usage: benchgate restore [folder]')
  },
)

test('shows it where asked to, which is no error', () => {
  const { status, stdout } = benchgate(['--help'])
  expect(status).toBe(0)
  expect(stdout).toContain('Usage: benchgate restore [folder]')
})
