// A shelf: what cannot leave the tree, and what cannot come back to it, stays where it is and is told.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { FilesToMove } from '../../../../src/effects/git/checkout/leaving.ts'
import {
  bringBack,
  copyShelf,
  removeDeleted,
  shelve,
  staying,
  unshelve,
} from '../../../../src/effects/git/checkout/shelf.ts'
import { gitIn } from '../../../../src/effects/git/git.ts'
import { listeningConsole, plainEnv } from '../../../support/repository.ts'

/** A tree and a shelf, with a file at each of the paths, whose content is the path. */
function places({ tree = 'tree', shelf = 'shelf' }, files: readonly string[]) {
  const root = mkdtempSync(join(tmpdir(), 'benchgate-shelf-'))
  const [folder, shelved] = [join(root, tree), join(root, shelf)]
  for (const path of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), path)
  }
  mkdirSync(folder, { recursive: true })
  return {
    git: gitIn(folder, plainEnv),
    folder,
    shelf: shelved,
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  }
}

const leaving = (paths: readonly string[], tracked: readonly string[] = []): FilesToMove => ({
  moved: paths,
  ignored: paths,
  found: paths,
  deleted: [],
  flagged: [],
  times: new Map(tracked.map(path => [path, 0])),
})
/** So deep that no path leads to a `long` name in it. */
const deep = Array(19).fill('d'.repeat(200)).join('/')
const long = `${'f'.repeat(200)}/${'x'.repeat(200)}`

test('what is not tracked and cannot be moved stays, and all else leaves', async () => {
  using at = places({ shelf: deep }, [`tree/${long}`, 'tree/short'])
  const told: (string | undefined)[] = []
  const wanted = [long, 'gone', 'short']
  const shelved = await shelve(at.git, at.shelf, leaving(wanted), (path, { code }) => told.push(path, code))
  expect(shelved).toMatchObject({ moved: ['short'], ignored: ['short'], found: ['short'] })
  expect(told).toEqual([long, 'ENAMETOOLONG'])
  expect(existsSync(join(at.folder, long))).toBe(true)
  expect(readdirSync(join(at.shelf, 'files'))).toEqual(['short'])
})

test('a shelf that is back is gone', async () => {
  using at = places({}, ['shelf/files/a/b', 'shelf/note'])
  await unshelve(at.git, at.shelf, { moved: ['a/b', 'a/gone'], deleted: [] }, new Set())
  expect(readFileSync(join(at.folder, 'a/b'), 'utf8')).toBe('shelf/files/a/b')
  expect(existsSync(at.shelf)).toBe(false)
})

test('a tracked file that cannot be moved is an error', async () => {
  using at = places({ shelf: deep }, [`tree/${long}`])
  await expect(shelve(at.git, at.shelf, leaving([long], [long]), expect.unreachable)).rejects.toThrow(
    'ENAMETOOLONG',
  )
  expect(existsSync(join(at.folder, long))).toBe(true)
})

test('what stays is told once, and who can change that', () => {
  const console = listeningConsole()
  const stays = staying(console)
  const why = (code: string) => Object.assign(new Error(`${code}: why`), { code })
  for (const code of ['EPERM', 'EACCES', 'EBUSY', 'EBUSY']) stays(`of-${code}`, why(code))
  expect(console.warnings).toEqual([
    expect.stringMatching(/^of-EPERM cannot be moved.*another user.*chown/),
    expect.stringMatching(/^of-EACCES cannot be moved.*another user.*chown/),
    expect.stringMatching(/^of-EBUSY cannot be moved.*: EBUSY: why\. If you can, move it out/),
  ])
})

test('what cannot come back is on the shelf still, as a whole, and all else comes back', async () => {
  using at = places({ tree: deep }, [
    `shelf/files/${long}/inside`,
    'shelf/files/short',
    'shelf/files/unlisted',
  ])
  const { stuck, kept } = await bringBack(at.git, at.shelf, [long, 'short'], new Set())
  expect(kept).toEqual([])
  const place = join(at.shelf, 'files', long)
  expect(stuck).toEqual([{ path: long, place, error: expect.objectContaining({ code: 'ENAMETOOLONG' }) }])
  expect(readFileSync(join(place, 'inside'), 'utf8')).toBe(`shelf/files/${long}/inside`)
  expect(readdirSync(at.folder).filter(name => !long.startsWith(name))).toEqual(['short', 'unlisted'])
})

test('a shelf with something that is stuck is no success', async () => {
  using at = places({ tree: deep }, [`shelf/files/${long}`, 'shelf/files/short'])
  const back = unshelve(at.git, at.shelf, { moved: [long, 'short'], deleted: [] }, new Set())
  await expect(back).rejects.toThrow('ENAMETOOLONG')
  expect(readdirSync(at.folder)).toContain('short')
  expect(readFileSync(join(at.shelf, 'files', long), 'utf8')).toBe(`shelf/files/${long}`)
})

test('a side gets no copy of an ignored file where it has a file of its own', async () => {
  using at = places({}, [
    'shelf/files/log',
    'shelf/files/cache/table',
    'shelf/files/env',
    'shelf/files/env.local',
  ])
  const to = join(at.folder, 'copy')
  const sizes: number[] = []
  const paths = ['log', 'cache/table', 'env', 'env.local']
  expect(
    await copyShelf(at.shelf, to, paths, new Set(['cache', 'env']), { counting: size => sizes.push(size) }),
  ).toEqual(['log', 'env.local'])
  expect(sizes).toEqual(['shelf/files/log'.length, 'shelf/files/env.local'.length])
  expect(readdirSync(join(to, 'files')).sort()).toEqual(['env.local', 'log'])
  expect(readdirSync(join(at.shelf, 'files')).length).toBe(4)
})

test('of what must be missing only tracked files are removed, with the folders that they leave empty', async () => {
  using at = places({}, ['tree/tracked', 'tree/deep/er/tracked', 'tree/untracked', 'tree/folder/inside'])
  const deleted = ['tracked', 'deep/er/tracked', 'untracked', 'folder', 'gone']
  await removeDeleted(at.git, deleted, new Set(['tracked', 'deep/er/tracked', 'folder', 'gone']))
  expect(readdirSync(at.folder, { recursive: true }).sort()).toEqual(['folder', 'folder/inside', 'untracked'])
})
