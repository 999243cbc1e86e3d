// The notes on a taken checkout: what has been tampered with is not followed, and git's own files come back as they were.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  backUpGitFiles,
  readPathListOfCheckoutState,
  readRecordedFoldersAndModes,
  readRecordedStashList,
  restoreDotGitFile,
  restoreGitFolderFiles,
  rewriteMissingBackupsOfGitFiles,
} from '../../../../src/effects/git/checkout/journal.ts'
import { makeRepository } from '../../../support/repository.ts'

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'benchgate-state-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

test('notes that were never written are empty, and others are read', async () => {
  using at = folder()
  expect(await readRecordedFoldersAndModes(at.path)).toBeNull()
  expect(await readPathListOfCheckoutState(at.path, 'moved.json')).toEqual([])
  expect(await readRecordedStashList(at.path)).toEqual([])
  writeFileSync(join(at.path, 'stashes.json'), '[["sha","message"]]')
  expect(await readRecordedStashList(at.path)).toEqual([['sha', 'message']])
})

test.each(['../outside', '/etc/passwd', '.git/config', 'a/../../b'])(
  'a list of paths that names %s is refused',
  async path => {
    using at = folder()
    writeFileSync(join(at.path, 'moved.json'), JSON.stringify(['mine', path]))
    await expect(readPathListOfCheckoutState(at.path, 'moved.json')).rejects.toThrow(
      `tampered with: it names ${path},`,
    )
  },
)

test('of an outline only what is in the tree is followed, and no mode that gives away more', async () => {
  using at = folder()
  const folders = [
    ['in', 0o4750, 1, 2],
    ['../out', 0o777, 1, 2],
  ]
  const files = [
    ['in/file', 0o6755],
    ['.git/hooks/x', 0o777],
  ]
  writeFileSync(join(at.path, 'outline.json'), JSON.stringify({ folders, files, closed: ['shut'] }))
  expect(await readRecordedFoldersAndModes(at.path)).toEqual({
    folders: [['in', 0o750, 1, 2]],
    files: [['in/file', 0o2755]],
    closed: ['shut'],
  })
})

test('files of git come back with the second of their time, and new ones go', async () => {
  await using repository = await makeRepository(
    'git init --quiet; echo 1 > file; git add file; git commit --quiet -m 1',
  )
  using at = folder()
  const git = join(repository.folder, '.git')
  const index = readFileSync(join(git, 'index'))
  repository.sh('touch -d @1000.9 .git/index')
  const kept = await backUpGitFiles(repository.git, at.path)
  // Without a copy of HEAD the copies are not complete, and nothing is touched.
  rmSync(join(at.path, 'HEAD'))
  repository.sh(
    'rm file; git rm --quiet --cached file; git update-ref ORIG_HEAD HEAD; touch -d @1 .git/index',
  )
  await restoreGitFolderFiles(repository.git, at.path)
  expect(existsSync(join(git, 'ORIG_HEAD'))).toBe(true)
  await rewriteMissingBackupsOfGitFiles(at.path, kept)
  await restoreGitFolderFiles(repository.git, at.path)
  expect(readFileSync(join(git, 'index'))).toEqual(index)
  expect(statSync(join(git, 'index')).mtimeMs).toBe(1_000_000)
  expect(existsSync(join(git, 'ORIG_HEAD'))).toBe(false)
  expect(repository.sh('git log --format=%s')).toBe('1\n')
})

test('the .git of a submodule comes back where it is gone or another, and only there', async () => {
  using at = folder()
  const home = { path: 'deep/library', link: 'gitdir: ../elsewhere\n' }
  const file = join(at.path, home.path, '.git')
  await restoreDotGitFile(at.path, home)
  expect(readFileSync(file, 'utf8')).toBe(home.link)
  const { ino } = lstatSync(file)
  await restoreDotGitFile(at.path, home)
  expect(lstatSync(file).ino).toBe(ino)
  writeFileSync(file, 'gitdir: /theirs\n')
  await restoreDotGitFile(at.path, home)
  expect(readFileSync(file, 'utf8')).toBe(home.link)
  mkdirSync(join(at.path, 'own/.git'), { recursive: true })
  await restoreDotGitFile(at.path, { path: 'own', link: null })
  expect(lstatSync(join(at.path, 'own/.git')).isDirectory()).toBe(true)
})
