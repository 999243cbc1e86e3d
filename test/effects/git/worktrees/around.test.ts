// Paths that lead out of a worktree find what they find from the user's tree.
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkSurroundingFolders } from '../../../../src/effects/git/worktrees/worktrees.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'benchgate-test-')))
  await mkdir(join(root, 'work/lib/inner'), { recursive: true })
  await mkdir(join(root, 'work/tree'))
  await mkdir(join(root, 'far/away'), { recursive: true })
  for (const file of ['work/lib/a', 'work/lib/inner/b', 'work/go.work', 'far/away/c'])
    await writeFile(join(root, file), file)
  await mkdir(join(root, 'temporary'))
})
afterEach(() => rm(root, { recursive: true }))

const place = (outside: readonly string[]) =>
  linkSurroundingFolders(join(root, 'temporary'), join(root, 'work/tree'), outside)
const read = (path: string) => readFile(path, 'utf8')

test('beside it and further up, under the names that it has there', async () => {
  const at = await place([
    '../lib',
    '../go.work',
    '../lib/inner',
    '../../far/away',
    '../missing',
    '../tree/sub',
  ])
  expect(at.endsWith('/work/tree')).toBe(true)
  expect(await read(join(at, '../lib/a'))).toBe('work/lib/a')
  expect(await read(join(at, '../lib/inner/b'))).toBe('work/lib/inner/b')
  expect(await read(join(at, '../go.work'))).toBe('work/go.work')
  expect(await read(join(at, '../../far/away/c'))).toBe('far/away/c')
})

test('nothing is made where the worktree itself will be, nor in what is linked to', async () => {
  const at = await place([])
  await mkdir(at)
  await place(['../lib/inner', '../lib'])
  expect(await read(join(root, 'work/lib/inner/b'))).toBe('work/lib/inner/b')
})

test('removing the place removes nothing behind its links', async () => {
  await place(['../lib'])
  await rm(join(root, 'temporary'), { recursive: true })
  expect(await read(join(root, 'work/lib/a'))).toBe('work/lib/a')
})

test('what leads back into the tree leads to the same in the tree that is shown', async () => {
  await mkdir(join(root, 'work/tree/lib'))
  await symlink(join(root, 'work/tree/lib'), join(root, 'work/linked'))
  const at = await place(['../linked'])
  await mkdir(join(at, 'lib'), { recursive: true })
  await writeFile(join(at, 'lib/a'), 'of the side')
  expect(await read(join(at, '../linked/a'))).toBe('of the side')
})
