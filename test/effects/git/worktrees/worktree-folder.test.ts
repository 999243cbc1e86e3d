// The records of worktrees: those that say nothing are none, and of the runs that cannot be seen from here each is named.
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'
import {
  pruneIncompleteWorktreesOnceGitIsQuiet,
  readWorktreeRecords,
  readWorktreesFolderRecord,
  removeWorktreeRegistrationsBelowFolder,
  warnAboutWorktreesOfOtherMachines,
  worktreeLockReason,
} from '../../../../src/effects/git/worktrees/worktree-folder.ts'
import { long, longUnless } from '../../../support/long.ts'
import { listeningConsole, makeRepository, type Repository } from '../../../support/repository.ts'

describe('worktree records', () => {
  const record = (folder: string, more: object = {}) =>
    JSON.stringify({
      ...thisProcessAsHolder(),
      started: '2026-01-02T03:04:05.678Z',
      folder,
      repositories: [],
      ...more,
    })
  const unseen = { boot: 'another', host: 'elsewhere' }

  test('only what has a folder, a start and repositories is a record', async () => {
    await using repository = await makeRepository('mkdir folder')
    const path = join(repository.folder, 'one.json')
    for (const [content, isRecord] of [
      [record('/a', { repositories: ['/b'] }), true],
      [record('/a', { repositories: ['/b', ''] }), false],
      [record('/a', { repositories: ['/b', 2] }), false],
      [record('/a', { repositories: null }), false],
      [record('', {}), false],
      [record('/a', { started: '' }), false],
      [record('/a').slice(0, -1), false],
    ] as const) {
      writeFileSync(path, content)
      expect((await readWorktreesFolderRecord(path)) !== null, content).toBe(isRecord)
    }
    expect(await readWorktreesFolderRecord(join(repository.folder, 'folder'))).toBeNull()
    expect(await readWorktreesFolderRecord(join(repository.folder, 'missing'))).toBeNull()
  })

  test('runs that cannot be seen from here are named, and no others', async () => {
    await using repository = await makeRepository('git init --quiet')
    const console = listeningConsole()
    await warnAboutWorktreesOfOtherMachines(repository.git, console)
    const records = join(repository.folder, '.git/benchgate-worktrees')
    mkdirSync(records)
    writeFileSync(join(records, 'a.json'), record('/of/this/process'))
    writeFileSync(join(records, 'b.json'), '{')
    await warnAboutWorktreesOfOtherMachines(repository.git, console)
    expect(console.said).toEqual([])
    writeFileSync(join(records, 'c.json'), record('/one', unseen))
    writeFileSync(join(records, 'd.json'), record('/two', unseen))
    writeFileSync(join(records, 'e.json.next'), record('/three', unseen))
    await warnAboutWorktreesOfOtherMachines(repository.git, console)
    expect(console.said).toHaveLength(1)
    expect(console.said[0]).toContain(
      ': /one (since 2026-01-02T03:04:05.678Z), /two (since 2026-01-02T03:04:05.678Z). If you',
    )
    const found = await readWorktreeRecords(records)
    expect(found.map(({ id, record, status }) => `${id} ${record?.folder} ${status}`).sort()).toEqual([
      'a /of/this/process ended',
      'b undefined ended',
      'c /one unseen',
      'd /two unseen',
    ])
  })
})

// Git's notes of worktrees: those below a folder are removed, whoever else's stay, and a git that still writes them is waited for.
describe('worktree registrations', () => {
  /** Where the run's worktrees are, which may be gone. */
  const below = '/gone/benchgate-abc'

  /** Notes of a worktree as git writes them: files with their contents. */
  function noted(repository: Repository, name: string, files: Readonly<Record<string, string>>): string {
    const folder = join(repository.folder, 'worktrees', name)
    mkdirSync(folder, { recursive: true })
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
    return folder
  }

  const ours = { gitdir: `${below}/base/.git\n`, locked: `${worktreeLockReason}\n` }

  test('those of worktrees below the folder are removed, and git’s folder with the last of them', async () => {
    await using repository = await makeRepository('')
    noted(repository, 'base', ours)
    noted(repository, 'beside', { gitdir: `${below}-of-mine/base/.git\n` })
    noted(repository, 'unknown', { HEAD: 'x' })
    writeFileSync(join(repository.folder, 'worktrees/file'), '')
    const worktrees = join(repository.folder, 'worktrees')
    await removeWorktreeRegistrationsBelowFolder(repository.folder, below)
    expect(readdirSync(worktrees).sort()).toEqual(['beside', 'file', 'unknown'])
    for (const name of readdirSync(worktrees)) rmSync(join(worktrees, name), { recursive: true })
    await removeWorktreeRegistrationsBelowFolder(repository.folder, below)
    expect(existsSync(worktrees)).toBe(false)
  })

  test('a repository, a folder of worktrees or a worktree that is a link is another’s', async () => {
    await using repository = await makeRepository('mkdir own linked')
    const own = join(repository.folder, 'own')
    const kept = noted(repository, 'base', ours)
    symlinkSync(repository.folder, join(repository.folder, 'link'))
    await removeWorktreeRegistrationsBelowFolder(join(repository.folder, 'link'), below)
    symlinkSync(join(repository.folder, 'worktrees'), join(own, 'worktrees'))
    await removeWorktreeRegistrationsBelowFolder(own, below)
    mkdirSync(join(repository.folder, 'linked/worktrees'))
    symlinkSync(kept, join(repository.folder, 'linked/worktrees/base'))
    await removeWorktreeRegistrationsBelowFolder(join(repository.folder, 'linked'), below)
    expect(readdirSync(kept).sort()).toEqual(['gitdir', 'locked'])
  })

  const unfinished: readonly (readonly [string, Readonly<Record<string, string>>, string])[] = [
    ['has only begun', { locked: 'initializing\n' }, 'gitdir'],
    ['still has its own lock', { ...ours, locked: 'initializing\n' }, 'locked'],
    ['writes the index', { ...ours, 'index.lock': '' }, 'index.lock'],
  ]
  for (const [index, [what, files, file]] of unfinished.entries())
    test(`a git that ${what} is waited for`, longUnless(index === 0), async () => {
      await using repository = await makeRepository('')
      const folder = noted(repository, 'base', files)
      let isDone = false
      // Later than three looks, after which nothing is waited for.
      const git = setTimeout(() => {
        isDone = true
        for (const [name, content] of Object.entries(ours)) writeFileSync(join(folder, name), content)
        if (!(file in ours)) rmSync(join(folder, file))
      }, 400)
      await pruneIncompleteWorktreesOnceGitIsQuiet([repository.folder], below)
      clearTimeout(git)
      expect(isDone).toBe(true)
      expect(existsSync(folder)).toBe(true)
    })

  test('what is half registered in the end is removed where all of it is git’s', long, async () => {
    await using repository = await makeRepository('')
    const all = [
      noted(repository, 'base', { HEAD: 'x', commondir: '../..', locked: 'initializing\n' }),
      noted(repository, 'mine', { HEAD: 'x', notes: 'mine' }),
      // Of another worktree, which its user has locked.
      noted(repository, 'other', { gitdir: '/drive/other/.git\n', locked: 'on a drive\n' }),
    ]
    await pruneIncompleteWorktreesOnceGitIsQuiet([repository.folder], below)
    expect(all.map(folder => existsSync(folder))).toEqual([false, true, true])
  })
})
