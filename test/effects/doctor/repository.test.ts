// What is found of git and of killed runs, with nothing of it changed.
// @module-tag long
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CheckoutMode } from '../../../src/core/model/settings.ts'
import {
  findWhyNothingCanBeCheckedOut,
  readCheckoutFactsForDoctor,
  readDiskSpaceNeededAndFree,
  readGitVersionAndRefusal,
} from '../../../src/effects/doctor/repository.ts'
import { createGit } from '../../../src/effects/git/git.ts'
import { thisProcessAsHolder } from '../../../src/effects/git/holder.ts'
import { digestOf } from '../../support/digest.ts'
import { makeRepository, plainEnv, type Repository } from '../../support/repository.ts'

describe('repository', () => {
  const start = 'git init --quiet --initial-branch=main; git commit --quiet --allow-empty -m 1'
  /** A number that no process has. */
  const dead = { ...thisProcessAsHolder(), pid: 2 ** 22 + 1, started: '2026-01-01T00:00:00.000Z' }
  const alive = thisProcessAsHolder

  async function journal({ folder }: Repository, content: object, at = '.git/benchgate'): Promise<void> {
    await mkdir(join(folder, at), { recursive: true })
    await writeFile(
      join(folder, at, 'journal.json'),
      JSON.stringify({ phase: 'measuring', trees: [], ...content }),
    )
  }

  test('git is known by its version, and refused by name where it is too old or missing', async () => {
    const { version, refused } = await readGitVersionAndRefusal(createGit('/', plainEnv))
    expect([version, refused]).toEqual([expect.stringMatching(/^2\.\d+/), null])
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
    await writeFile(join(folder, 'git'), '#!/bin/sh\necho git version 2.25.1\n', { mode: 0o755 })
    expect(await readGitVersionAndRefusal(createGit('/', { PATH: `${folder}:/usr/bin:/bin` }))).toEqual({
      version: '2.25.1',
      refused: 'git version 2.25.1 is too old. Install git 2.31 or later.',
    })
    expect(await readGitVersionAndRefusal(createGit('/', plainEnv, '/nowhere/git'))).toMatchObject({
      version: null,
      refused: expect.stringContaining('git cannot be run.'),
    })
    await rm(folder, { recursive: true })
  })

  test('a whole checkout that nobody has touched', async () => {
    await using repository = await makeRepository(`${start}; mkdir sub`)
    const { folder } = repository
    const facts = { root: folder, refused: null, isShallow: false, left: null, worktrees: 0, lock: null }
    expect(await readCheckoutFactsForDoctor(repository.git)).toEqual(facts)
    expect(await readCheckoutFactsForDoctor(repository.git.in(join(folder, 'sub')))).toEqual(facts)
  })

  test('a shallow clone, and a lock', async () => {
    await using repository = await makeRepository(
      `${start}; git commit --quiet --allow-empty -m 2; git clone --quiet --depth 1 "file://$PWD" clone; touch clone/.git/index.lock`,
    )
    const clone = join(repository.folder, 'clone')
    expect(await readCheckoutFactsForDoctor(repository.git.in(clone))).toMatchObject({
      root: clone,
      isShallow: true,
      lock: join(clone, '.git/index.lock'),
    })
  })

  test('a run that was killed, one that goes on, and one whose journal is gone are told apart', async () => {
    await using repository = await makeRepository(start)
    const left = async () => (await readCheckoutFactsForDoctor(repository.git)).left
    await journal(repository, dead)
    const before = await digestOf(repository.folder)
    expect(await left()).toEqual({ kind: 'killed', started: dead.started })
    expect(await digestOf(repository.folder)).toEqual(before)
    const mine = alive()
    await journal(repository, mine)
    expect(await left()).toEqual({ kind: 'held', pid: process.pid, started: mine.started })
    for (const broken of [`rm`, `echo '{' >`]) {
      repository.sh(`${broken} .git/benchgate/journal.json`)
      expect(await left()).toEqual({ kind: 'lost', folder: join(repository.folder, '.git/benchgate') })
    }
  })

  test('what a killed run has left is found even where it has left no HEAD', async () => {
    await using repository = await makeRepository(`${start}; mkdir sub`)
    await journal(repository, dead)
    repository.sh('rm .git/HEAD')
    expect(await readCheckoutFactsForDoctor(repository.git.in(join(repository.folder, 'sub')))).toMatchObject(
      {
        root: null,
        left: { kind: 'killed', started: dead.started },
      },
    )
  })

  test('worktrees of ended runs are counted, those of others are not', async () => {
    await using repository = await makeRepository(`${start}; mkdir .git/benchgate-worktrees`)
    const records = join(repository.folder, '.git/benchgate-worktrees')
    const write = (name: string, text: string) => writeFile(join(records, name), text)
    await write('aa.json', JSON.stringify(dead))
    await write('bb.json', JSON.stringify({ ...alive(), folder: '/tmp/of-alive', repositories: [] }))
    await write('cc.json', '{')
    await write('dd.json.next', '')
    expect((await readCheckoutFactsForDoctor(repository.git)).worktrees).toBe(2)
  })

  test('no checkout at all', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'benchgate-test-'))
    expect(await readCheckoutFactsForDoctor(createGit(folder, plainEnv))).toMatchObject({
      root: null,
      left: null,
    })
    await rm(folder, { recursive: true })
  })
})

test('what a run would refuse before it checks out base and head is found, and nothing else', async () => {
  const why = async (script: string, checkout: CheckoutMode, temporary = '..') => {
    await using repository = await makeRepository(`git init --quiet --initial-branch=main; ${script}`)
    return await findWhyNothingCanBeCheckedOut(repository.git, checkout, join(repository.folder, temporary))
  }
  const commit = 'git commit --quiet --allow-empty -m 1'
  const merge = `${commit}; git rev-parse HEAD > .git/MERGE_HEAD`
  for (const checkout of ['worktree', 'in-place'] as const) {
    expect(await why(commit, checkout)).toBe(null)
    expect(await why('true', checkout)).toMatch(/^The repository has no commit yet/)
  }
  expect(await why(merge, 'worktree')).toBe(null)
  expect(await why(merge, 'in-place')).toMatch(/^A merge is in progress in /)
  expect(await why(`${commit}; touch .git/index.lock`, 'in-place')).toMatch(
    /^Another git process is running in /,
  )
  expect(await why(commit, 'worktree', 'gone')).toMatch(
    /, in which to make worktrees, does not exist\. Set TMPDIR/,
  )
  expect(await why(commit, 'in-place', 'gone')).toBe(null)
})

test.runIf(process.getuid?.() !== 0)('a git directory that cannot be written to is found', async () => {
  await using repository = await makeRepository(
    'git init --quiet; git commit --quiet --allow-empty -m 1; chmod 500 .git',
  )
  for (const checkout of ['worktree', 'in-place'] as const)
    expect(await findWhyNothingCanBeCheckedOut(repository.git, checkout, tmpdir())).toMatch(
      /^The git directory .*\.git is not writable \(EACCES\)/,
    )
  repository.sh('chmod 700 .git')
})

// What the files of a side take up.
describe('space', () => {
  test('tracked and ignored files are added up, whatever their names', async () => {
    await using repository = await makeRepository(`git init --quiet; echo 'out/' > .gitignore; mkdir out
    head -c 1000 /dev/zero > 'a ü	b'; git add --all; git commit --quiet -m 1
    head -c 300 /dev/zero > out/x; head -c 20 /dev/zero > $'out/\\ny'; ln -s nothing out/z; echo new > untracked`)
    const facts = await readDiskSpaceNeededAndFree(repository.git, 'worktree', '/')
    expect(facts).toMatchObject({
      checkout: 'worktree',
      tracked: 1005,
      ignored: 327,
      isMore: false,
      place: '/',
    })
    expect(facts.free).toBeGreaterThan(0)
    expect(await readDiskSpaceNeededAndFree(repository.git, 'in-place', '/')).toMatchObject({
      place: repository.folder,
    })
  })

  test('there may be no commit, and no such place', async () => {
    await using repository = await makeRepository('git init --quiet')
    expect(await readDiskSpaceNeededAndFree(repository.git, 'worktree', '/nowhere')).toEqual({
      checkout: 'worktree',
      tracked: 0,
      ignored: 0,
      isMore: false,
      place: '/nowhere',
      free: null,
    })
  })
})
