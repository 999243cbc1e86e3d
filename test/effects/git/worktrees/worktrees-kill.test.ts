// Worktrees of a run that is killed at any moment: the next one removes them, and nothing else.
// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { thisProcessAsHolder } from '../../../../src/effects/git/holder.ts'
import { removeKilledRunWorktrees } from '../../../../src/effects/git/worktrees/worktree-folder.ts'
import { createWorktreeCheckoutOfSides } from '../../../../src/effects/git/worktrees/worktrees.ts'
import { digestOf } from '../../../support/digest.ts'
import { killedAt, lines, watch } from '../../../support/killing.ts'
import { long, longUnlessNth } from '../../../support/long.ts'
import { listeningConsole, plainEnv, type Repository } from '../../../support/repository.ts'
import { commitsOf, forgetTwoSides, twoSides } from '../checkout/sides.ts'
import { expectNothingLeft, shIn, temporaryFor } from './worktrees-support.ts'

afterAll(forgetTwoSides)

const target = join(import.meta.dirname, 'worktrees-target.ts')
/** With a submodule, and ignored files that take a moment to copy. */
const dirt = `echo 1 >> same; git add same; echo 2 > untracked; mkdir -p cache/many
  for n in $(seq 200); do echo $n > cache/many/$n; done; git init --quiet library; cd library; echo 1 > version; git add .
  git commit --quiet -m 1; cd ..; git -c protocol.file.allow=always submodule --quiet add ./library library
  git commit --quiet -m submodule; git tag --force head > /dev/null`

function start(repository: Repository): ChildProcess {
  const { base, head } = commitsOf(repository)
  const args = [target, repository.folder, temporaryFor(repository), base.sha, head.sha]
  return spawn(process.execPath, args, { env: { ...plainEnv }, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function expectRecovery(
  repository: Repository,
  until: (child: ChildProcess) => Promise<void>,
): Promise<void> {
  const before = await digestOf(repository.folder)
  const registered = repository.sh('git worktree list')
  await killedAt(start(repository), until)
  const console = listeningConsole()
  await removeKilledRunWorktrees(repository.git, console)
  expect(await removeKilledRunWorktrees(repository.git, console)).toBe(false)
  expect(await digestOf(repository.folder)).toEqual(before)
  expect(repository.sh('git worktree list')).toBe(registered)
  expectNothingLeft(repository)
}

const records = (repository: Repository) => join(repository.folder, '.git/benchgate-worktrees')

describe('killed', () => {
  // started, taken, each side, returned.
  test.each([1, 2, 3, 4])('when it has done %i steps', long, async step => {
    await using repository = await twoSides()
    repository.sh(dirt)
    await expectRecovery(repository, child => lines(child, step))
  })

  const list = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])
  const made = (repository: Repository, path: string) => {
    const temporary = temporaryFor(repository)
    return list(temporary).some(folder => existsSync(join(temporary, folder, path)))
  }
  const moments: Readonly<Record<string, (repository: Repository) => boolean>> = {
    'with a record': repository => list(records(repository)).some(name => name.endsWith('.json')),
    'with a folder': repository => list(temporaryFor(repository)).length > 0,
    'with the mark': repository => made(repository, '.benchgate'),
    'with a worktree begun': repository => existsSync(join(repository.folder, '.git/worktrees/base')),
    'with a worktree known': repository => existsSync(join(repository.folder, '.git/worktrees/base/gitdir')),
    'with ignored files': repository => made(repository, 'base/cache/many/10'),
    'with a checkout begun': repository =>
      existsSync(join(repository.folder, '.git/worktrees/base/index.lock')),
    'with a checkout done': repository => existsSync(join(repository.folder, '.git/worktrees/base/index')),
    'with a submodule begun': repository => made(repository, 'head/library/.git'),
  }
  for (const [index, [name, moment]] of Object.entries(moments).entries())
    test(name, longUnlessNth(index, 12, 3), async () => {
      await using repository = await twoSides()
      repository.sh(dirt)
      await expectRecovery(repository, child => watch(child, () => moment(repository)))
    })

  test('while it removes them', async () => {
    await using repository = await twoSides()
    repository.sh(dirt)
    await expectRecovery(repository, async child => {
      await lines(child, 4)
      await watch(child, () => !made(repository, 'base/side'))
    })
  })

  test('and the next run goes on as if nothing had been', async () => {
    await using repository = await twoSides()
    const before = await digestOf(repository.folder)
    await killedAt(start(repository), child => lines(child, 2))
    const console = listeningConsole()
    {
      await using checkout = await createWorktreeCheckoutOfSides(
        repository.git,
        commitsOf(repository),
        console,
        {
          temporary: temporaryFor(repository),
        },
      )
      expect(shIn(await checkout.enter('head'), 'cat side')).toBe('head\n')
    }
    expect(console.warnings.join()).toMatch(/was ended before it could remove its worktrees/)
    expect(await digestOf(repository.folder)).toEqual(before)
    expectNothingLeft(repository)
  })
})

test('a worktree of which git had noted no more than a part is removed with the rest', long, async () => {
  await using repository = await twoSides()
  await killedAt(start(repository), child => lines(child, 2))
  repository.sh('mkdir -p .git/worktrees/base1/logs; echo initializing > .git/worktrees/base1/locked')
  await removeKilledRunWorktrees(repository.git, listeningConsole())
  expectNothingLeft(repository)
})

test('worktrees of a run that goes on are left to it', async () => {
  await using repository = await twoSides()
  await using checkout = await createWorktreeCheckoutOfSides(
    repository.git,
    commitsOf(repository),
    listeningConsole(),
    {
      temporary: temporaryFor(repository),
    },
  )
  expect(await removeKilledRunWorktrees(repository.git, listeningConsole())).toBe(false)
  expect(shIn(await checkout.enter('base'), 'cat side')).toBe('base\n')
})

test('a folder whose mark was written in part is removed', async () => {
  await using repository = await twoSides()
  mkdirSync(records(repository))
  const folder = join(temporaryFor(repository), 'benchgate-abc')
  mkdirSync(folder)
  writeFileSync(join(folder, '.benchgate'), 'a')
  const dead = { ...thisProcessAsHolder(), pid: 2 ** 22 + 1, repositories: [] }
  writeFileSync(join(records(repository), 'abc.json'), JSON.stringify({ ...dead, folder }))
  expect(await removeKilledRunWorktrees(repository.git, listeningConsole())).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

test('a record that was never finished is removed, unless its run goes on', async () => {
  await using repository = await twoSides()
  mkdirSync(records(repository))
  const live = JSON.stringify({ ...thisProcessAsHolder(), folder: '/nowhere', repositories: [] })
  writeFileSync(join(records(repository), 'a.json.next'), '')
  writeFileSync(join(records(repository), 'b.json.next'), live)
  expect(await removeKilledRunWorktrees(repository.git, listeningConsole())).toBe(false)
  expect(readdirSync(records(repository))).toEqual(['b.json.next'])
})

describe('a record that has been tampered with', () => {
  const dead = { ...thisProcessAsHolder(), pid: 2 ** 22 + 1, repositories: [] }
  const write = (repository: Repository, content: string) => {
    mkdirSync(records(repository))
    writeFileSync(join(records(repository), 'abc.json'), content)
  }

  const folders: Readonly<Record<string, (repository: Repository) => string>> = {
    'the user’s own': ({ folder }) => folder,
    'one without a mark': repository => {
      const folder = join(temporaryFor(repository), 'benchgate-abc')
      mkdirSync(join(folder, 'kept'), { recursive: true })
      return folder
    },
    'one with another’s mark': repository => {
      const folder = join(temporaryFor(repository), 'benchgate-abc')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, '.benchgate'), 'abd')
      return folder
    },
    'one of another name': repository => {
      const folder = join(temporaryFor(repository), 'mine')
      mkdirSync(folder)
      writeFileSync(join(folder, '.benchgate'), 'abc')
      return folder
    },
    'a link': repository => {
      const folder = join(temporaryFor(repository), 'benchgate-abc')
      writeFileSync(join(repository.folder, '.benchgate'), 'abc')
      symlinkSync(repository.folder, folder)
      return folder
    },
    'one behind a link': repository => {
      const real = join(repository.folder, 'benchgate-abc')
      mkdirSync(real)
      writeFileSync(join(real, '.benchgate'), 'abc')
      symlinkSync(repository.folder, join(temporaryFor(repository), 'link'))
      return join(temporaryFor(repository), 'link/benchgate-abc')
    },
  }
  test.each(Object.entries(folders))('and names %s removes nothing of it', async (_, folderIn) => {
    await using repository = await twoSides()
    const folder = folderIn(repository)
    const before = [await digestOf(repository.folder), shIn(temporaryFor(repository), 'find .')]
    write(repository, JSON.stringify({ ...dead, folder }))
    const console = listeningConsole()
    expect(await removeKilledRunWorktrees(repository.git, console)).toBe(true)
    expect([await digestOf(repository.folder), shIn(temporaryFor(repository), 'find .')]).toEqual(before)
    expect(console.warnings.join()).toContain(`${folder} was changed after the run had made it`)
    expect(existsSync(records(repository))).toBe(false)
  })

  test('and names repositories of others removes no worktree of theirs', long, async () => {
    await using repository = await twoSides()
    repository.sh('git worktree add --quiet -b mine ../mine; ln -s .git/worktrees worktrees')
    const gitFolder = join(repository.folder, '.git')
    const folder = join(temporaryFor(repository), 'benchgate-abc')
    write(repository, JSON.stringify({ ...dead, folder, repositories: [gitFolder, repository.folder, '/'] }))
    repository.sh('mkdir .git/worktrees/other; echo mine > .git/worktrees/other/mine')
    await removeKilledRunWorktrees(repository.git, listeningConsole())
    expect(readFileSync(join(gitFolder, 'worktrees/other/mine'), 'utf8')).toBe('mine\n')
    expect(readFileSync(join(gitFolder, 'worktrees/mine/gitdir'), 'utf8')).toContain('/mine/.git')
  })

  test.each(['', '{', 'null', '[]', '{"folder":1}', '{"folder":"/","started":"x","repositories":[2]}'])(
    'and reads %j is dropped',
    async content => {
      await using repository = await twoSides()
      write(repository, content)
      expect(await removeKilledRunWorktrees(repository.git, listeningConsole())).toBe(true)
      expect(existsSync(records(repository))).toBe(false)
    },
  )
})
