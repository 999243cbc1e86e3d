// Git's own files after a benchmark wrote into them: each is put back, named where it says something else, and no other touched.
// @module-tag long
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  createGitConfigurationAndHeadRestorer,
  removeLocksAndRepairIndex,
  repairGitHeadFile,
} from '../../../src/effects/git/git-settings-guard.ts'
import { makeRepository, type Repository } from '../../support/repository.ts'

const script = `
git init --quiet --initial-branch=main
echo 1 > file
git add file
git commit --quiet -m 1
mkdir -p .git/info
echo '*.log' > .git/info/exclude
`

const at = (repository: Repository, name: string) => join(repository.folder, '.git', name)
const read = (repository: Repository, name: string) => readFileSync(at(repository, name), 'utf8')

test('settings come back as they were, and what stood there instead is handed over', async () => {
  await using repository = await makeRepository(script)
  const before = read(repository, 'config')
  const changed: (readonly [string, string])[] = []
  const restore = await createGitConfigurationAndHeadRestorer(repository.git, (path, content) =>
    changed.push([path, `${content}`]),
  )
  await restore()
  expect(changed).toEqual([])

  writeFileSync(at(repository, 'config'), 'theirs')
  rmSync(at(repository, 'info'), { recursive: true })
  writeFileSync(at(repository, 'config.worktree'), '[core]\n')
  await restore()
  expect(changed).toEqual([
    [at(repository, 'config'), 'theirs'],
    [at(repository, 'config.worktree'), '[core]\n'],
  ])
  expect([read(repository, 'config'), read(repository, 'info/exclude')]).toEqual([before, '*.log\n'])
  expect(existsSync(at(repository, 'config.worktree'))).toBe(false)

  // A folder has no content that could be handed over.
  rmSync(at(repository, 'config'))
  mkdirSync(at(repository, 'config'))
  await restore()
  expect(changed).toHaveLength(2)
  expect(read(repository, 'config')).toBe(before)
})

test.each([
  ['HEAD on another branch', 'ref: refs/heads/other\n', null],
  ['a HEAD that is detached', 'other\n', null],
  ['a branch behind other text', 'see ref: refs/heads/main\n', 'commit'],
  ['a HEAD of two lines', `${'1'.repeat(40)}\nmore\n`, 'commit'],
  ['a HEAD that is too short', `${'1'.repeat(39)}\n`, 'commit'],
  ['no name of a branch', 'ref: refs/\n', 'commit'],
])('%s: HEAD is made anew only where git could not read it', async (_, content, expected) => {
  await using repository = await makeRepository(script)
  const sha = repository.sh('git rev-parse HEAD')
  const other = repository.sh('git branch other $(git commit-tree -m other HEAD^{tree}); git rev-parse other')
  const restore = await createGitConfigurationAndHeadRestorer(repository.git)
  const written = content === 'other\n' ? other : content
  writeFileSync(at(repository, 'HEAD'), written)
  await restore()
  expect(read(repository, 'HEAD')).toBe(expected === null ? written : sha)
})

describe.each([
  ['a branch without a commit', 'ref: refs/heads/none\n'],
  ['a branch that names itself', 'ref: refs/heads/loop\n'],
  ['a commit that does not exist', `${'1'.repeat(40)}\n`],
])('HEAD of %s', (_, head) => {
  test.each(['guard', 'unlock'])('names a commit of what the index has after %s', async by => {
    await using repository = await makeRepository(script)
    const sha = repository.sh('git rev-parse HEAD').trim()
    const restore =
      by === 'guard'
        ? await createGitConfigurationAndHeadRestorer(repository.git)
        : () => removeLocksAndRepairIndex(repository.git, sha)
    repository.sh('echo 2 > file; git add file; echo "ref: refs/heads/loop" > .git/refs/heads/loop')
    // The second time, as what was sound once is not looked at again.
    await restore()
    writeFileSync(at(repository, 'HEAD'), head)
    await restore()
    expect(read(repository, 'HEAD')).not.toBe(head)
    expect(repository.sh('git show HEAD:file; git status --porcelain')).toBe('2\n')
    const made = read(repository, 'HEAD')
    await restore()
    expect(read(repository, 'HEAD')).toBe(made)
  })

  test('names the commit that was there where the index is broken, too', async () => {
    await using repository = await makeRepository(script)
    const sha = repository.sh('git rev-parse HEAD').trim()
    writeFileSync(at(repository, 'HEAD'), head)
    writeFileSync(at(repository, 'index'), 'garbage')
    await removeLocksAndRepairIndex(repository.git, sha)
    expect(read(repository, 'HEAD')).toBe(`${sha}\n`)
    expect(repository.sh('git status --porcelain')).toBe('')
  })
})

test('an index that is none is made anew of HEAD, and a sound one stays', async () => {
  await using repository = await makeRepository(script)
  repository.sh('echo 2 > file; git add file')
  const staged = repository.sh('git diff --cached --name-only')
  const restore = await createGitConfigurationAndHeadRestorer(repository.git)
  await restore()
  expect(repository.sh('git diff --cached --name-only')).toBe(staged)
  rmSync(at(repository, 'index'))
  mkdirSync(at(repository, 'index'))
  await restore()
  expect(repository.sh('git diff --cached --name-only; git ls-files')).toBe('file\n')
  expect(repository.sh('git diff-files --name-only')).toBe('file\n')
})

test('locks and temporary indexes of git are removed, and nothing that looks like them', async () => {
  await using repository = await makeRepository(script)
  const stays = ['index.stash.mine', 'an-index.stash.12', 'index.stash.12.lock.mine']
  const goes = ['index.stash.12', 'index.stash.12.lock', 'index.lock', 'HEAD.lock']
  for (const name of [...stays, ...goes]) writeFileSync(at(repository, name), '')
  await removeLocksAndRepairIndex(repository.git, repository.sh('git rev-parse HEAD').trim())
  for (const name of stays) expect(existsSync(at(repository, name)), name).toBe(true)
  for (const name of goes) expect(existsSync(at(repository, name)), name).toBe(false)
})

test('HEAD comes back from the copy of a killed run where there is one, and only if it is broken', async () => {
  await using repository = await makeRepository(script)
  const folder = join(repository.folder, '.git')
  writeFileSync(at(repository, 'HEAD'), 'broken')
  await repairGitHeadFile(folder)
  expect(read(repository, 'HEAD')).toBe('broken')
  mkdirSync(at(repository, 'benchgate'))
  writeFileSync(at(repository, 'benchgate/HEAD'), 'ref: refs/heads/main\n')
  await repairGitHeadFile(folder)
  expect(read(repository, 'HEAD')).toBe('ref: refs/heads/main\n')
  writeFileSync(at(repository, 'HEAD'), 'ref: refs/heads/other\n')
  await repairGitHeadFile(folder)
  expect(read(repository, 'HEAD')).toBe('ref: refs/heads/other\n')
})
