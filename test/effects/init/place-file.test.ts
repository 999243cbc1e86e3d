// Files that are put into a checkout.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MisconfiguredError } from '../../../src/core/model/errors.ts'
import {
  keepBackupCopy,
  readPlainFileOrRefuse,
  replaceFileInCheckoutMakingFolders,
} from '../../../src/effects/init/repository-files.ts'
import { makeRepository } from '../../support/repository.ts'

test('a file is written with the folders around it, and replaced', async () => {
  await using repository = await makeRepository('true')
  const { folder } = repository
  expect(await readPlainFileOrRefuse(folder, 'a/b/c')).toBeNull()
  await replaceFileInCheckoutMakingFolders(folder, 'a/b/c', 'one')
  expect(await readPlainFileOrRefuse(folder, 'a/b/c')).toBe('one')
  await replaceFileInCheckoutMakingFolders(folder, 'a/b/c', 'two')
  expect(await readFile(join(folder, 'a/b/c'), 'utf8')).toBe('two')
})

test('what was there is kept in a file of its own, never in one that is there', async () => {
  await using repository = await makeRepository(`printf one > a; printf two > a.before
    ln -s gone a.before-2; mkdir a.before-3; printf four > a.before-4`)
  const { folder } = repository
  expect(await keepBackupCopy(folder, 'a')).toBe('a.before-5')
  expect(await keepBackupCopy(folder, 'a')).toBe('a.before-5')
  expect(repository.sh('cat a a.before a.before-4 a.before-5; ls')).toBe(
    'onetwofouronea\na.before\na.before-2\na.before-3\na.before-4\na.before-5\n',
  )
})

test.each([
  ['mkdir ../out; ln -s ../out .github', '.github is not a folder'],
  ['mkdir -p .github; ln -s /nowhere .github/a', '.github/a is a link or a special file'],
  ['mkdir -p .github/a', '.github/a is a folder, not a plain file'],
  ['touch .github', '.github is not a folder'],
])('where there is %j, it is refused', async (script, why) => {
  await using repository = await makeRepository(script)
  const asked = readPlainFileOrRefuse(repository.folder, '.github/a')
  await expect(asked).rejects.toThrow(MisconfiguredError)
  await expect(asked).rejects.toThrow(why)
})
