// Files by the bytes of their names: what is found, copied and removed, and what is not.

import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CancelledError } from '../../../src/core/model/errors.ts'
import { toUndecodedGitText } from '../../../src/effects/git/git.ts'
import {
  arePathsNested,
  copyRecursively,
  createStatReaderWithoutLinks,
  foldersAbove,
  isSafePathInWorkingTree,
  isUnfinishedMovePath,
  joinPathAsBytes,
  listFilesAndFoldersBelow,
  removeEmptyFoldersAbove,
  removeFolderRecursively,
  statPathBelowWithoutLinks,
} from '../../../src/effects/git/paths.ts'
import { long } from '../../support/long.ts'
import { makeRepository } from '../../support/repository.ts'

describe('paths', () => {
  const folder = (script = '') => makeRepository(script)

  test('a path is inside where no part of it leads out or into .git', () => {
    for (const path of ['a', 'a/b', '.gitignore', 'a/.git', '...'])
      expect(isSafePathInWorkingTree(path), path).toBe(true)
    for (const path of ['', '.git', '.git/config', 'a//b', 'a/', '/a', './a', 'a/..', '../a'])
      expect(isSafePathInWorkingTree(path), path).toBe(false)
  })

  test('paths are put together, taken apart and compared by their parts', () => {
    expect(joinPathAsBytes('/é', toUndecodedGitText(Buffer.from([0xff])), toUndecodedGitText('b'))).toEqual(
      Buffer.from([0x2f, 0xc3, 0xa9, 0x2f, 0xff, 0x2f, 0x62]),
    )
    expect(foldersAbove(toUndecodedGitText('a/b/c'))).toEqual(['a', 'a/b'])
    expect(foldersAbove(toUndecodedGitText('a'))).toEqual([])
    for (const [first, second, isNested] of [
      ['a', 'a', true],
      ['a', 'a/b', true],
      ['a/b/c', 'a', true],
      ['a', 'ab', false],
      ['a/b', 'a/c', false],
    ] as const) {
      const [one, other] = [toUndecodedGitText(first), toUndecodedGitText(second)]
      expect(arePathsNested(one, other), `${one} ${other}`).toBe(isNested)
      expect(arePathsNested(other, one), `${other} ${one}`).toBe(isNested)
    }
    for (const [path, is] of [
      ['a.benchgate-copying', true],
      ['a.benchgate-moved/b', true],
      ['a.benchgate-moved-by-me', false],
      ['benchgate', false],
    ] as const)
      expect(isUnfinishedMovePath(toUndecodedGitText(path)), path).toBe(is)
  })

  test('nothing stands behind a link, and each folder is looked at once', async () => {
    await using here = await folder('mkdir -p a/b; echo x > a/b/c; ln -s a link')
    expect((await statPathBelowWithoutLinks(here.folder, toUndecodedGitText('a/b/c')))?.isFile()).toBe(true)
    expect((await statPathBelowWithoutLinks(here.folder, toUndecodedGitText('link')))?.isSymbolicLink()).toBe(
      true,
    )
    expect(await statPathBelowWithoutLinks(here.folder, toUndecodedGitText('link/b/c'))).toBeNull()
    expect(await statPathBelowWithoutLinks(here.folder, toUndecodedGitText('a/b/c/d'))).toBeNull()
    const look = createStatReaderWithoutLinks(here.folder)
    expect(await look(toUndecodedGitText('new/file'))).toBeNull()
    mkdirSync(join(here.folder, 'new'))
    writeFileSync(join(here.folder, 'new/file'), '')
    expect(await look(toUndecodedGitText('new/file'))).toBeNull()
    expect(await statPathBelowWithoutLinks(here.folder, toUndecodedGitText('new/file'))).not.toBeNull()
  })

  test('below a folder are its files and folders; a repository is one file, what a move has left is none', async () => {
    await using here = await folder(`
mkdir -p a/empty nested/.git linked deep half.benchgate-copying
echo x > a/file; echo x > nested/file; echo gitdir > linked/.git; echo x > half.benchgate-copying/file
echo x > one.benchgate-moved; ln -s a link; printf x > $'latin-\\xe9'`)
    const { files, folders } = await listFilesAndFoldersBelow(Buffer.from(here.folder))
    expect(files.sort()).toEqual(['a/file', 'latin-\xe9', 'link', 'linked', 'nested'])
    expect(folders.sort()).toEqual(['a', 'a/empty', 'deep'])
    const nothing = { files: [], folders: [] }
    expect(await listFilesAndFoldersBelow(Buffer.from(join(here.folder, 'missing')))).toEqual(nothing)
    expect(await listFilesAndFoldersBelow(Buffer.from(join(here.folder, 'a/file')))).toEqual(nothing)
    expect(await listFilesAndFoldersBelow(Buffer.from(join(here.folder, 'link')))).toEqual(nothing)
  })

  test('emptied folders above a path are removed up to one that holds something', async () => {
    await using here = await folder('mkdir -p a/b/c; echo x > a/file')
    await removeEmptyFoldersAbove(here.folder, toUndecodedGitText('a/b/c/gone'))
    expect(readdirSync(join(here.folder, 'a'))).toEqual(['file'])
    await removeEmptyFoldersAbove(here.folder, toUndecodedGitText('a/gone'))
    expect(readdirSync(join(here.folder, 'a'))).toEqual(['file'])
  })

  describe('a copy', () => {
    const copied = async (from: string, to: string, copying = {}) =>
      copyRecursively(Buffer.from(from), Buffer.from(to), copying)

    test('has modes, times, links and names as they are, and what is no file is left out', async () => {
      await using here = await folder(`
mkdir -p from/sub; echo x > from/run; chmod 4751 from/run; ln -s nowhere from/link; mkfifo from/pipe
printf y > $'from/latin-\\xe9'; chmod 555 from/sub`)
      const [from, to] = [join(here.folder, 'from'), join(here.folder, 'to')]
      utimesSync(join(from, 'run'), 1_000_000_000.25, 1_100_000_000.125)
      utimesSync(join(from, 'sub'), 1_000_000_000, 1_200_000_000)
      const sizes: number[] = []
      await copied(from, to, { counting: (size: number) => sizes.push(size) })
      expect(readdirSync(to, { encoding: 'latin1' }).sort()).toEqual(['latin-\xe9', 'link', 'run', 'sub'])
      const run = statSync(join(to, 'run'))
      expect([run.mode & 0o7777, run.mtimeMs, run.atimeMs]).toEqual([
        process.getuid?.() === 0 ? 0o4751 : 0o751,
        1_100_000_000_125,
        1_000_000_000_250,
      ])
      const sub = statSync(join(to, 'sub'))
      expect([sub.mode & 0o7777, sub.mtimeMs]).toEqual([0o555, 1_200_000_000_000])
      expect(readlinkSync(join(to, 'link'))).toBe('nowhere')
      expect(sizes.sort()).toEqual([1, 2])
      for (const one of [from, to]) chmodSync(join(one, 'sub'), 0o755)
    })

    test('of a large file has its mode, size and content, and may be ended', long, async () => {
      await using here = await folder('echo begin > from; chmod 750 from')
      const [from, to] = [join(here.folder, 'from'), join(here.folder, 'to')]
      truncateSync(from, 2 ** 26 + 1)
      const sizes: number[] = []
      await copied(from, to, { counting: (size: number) => sizes.push(size) })
      expect([statSync(to).mode & 0o777, statSync(to).size]).toEqual([0o750, 2 ** 26 + 1])
      expect(readFileSync(to).subarray(0, 6).toString()).toBe('begin\n')
      // Where the file system shares the blocks of both, there is nothing to end.
      if (spawnSync('cp', ['--reflink=always', from, join(here.folder, 'shared')]).status === 0) return
      expect(sizes.slice(0, 2)).toEqual([2 ** 26 + 1, 0])
      let left = 3
      const counting = () => {
        if (--left === 0) throw new CancelledError('cancelled')
      }
      await expect(copied(from, join(here.folder, 'half'), { counting })).rejects.toThrow(CancelledError)
      expect(statSync(join(here.folder, 'half')).size).toBeLessThan(2 ** 26)
    })

    test('without what is gone meanwhile, where that may be; otherwise that is an error', async () => {
      await using here = await folder('mkdir from; echo x > from/file')
      const unread: string[] = []
      const gone = join(here.folder, 'gone')
      await copied(gone, join(here.folder, 'to'), { unread: (path: Buffer) => unread.push(`${path}`) })
      expect([unread, existsSync(join(here.folder, 'to'))]).toEqual([[], false])
      await expect(copied(gone, join(here.folder, 'to'))).rejects.toThrow(/ENOENT/)
      // What is there, and cannot be made where it should be.
      const nowhere = join(here.folder, 'no/where')
      await expect(copied(join(here.folder, 'from/file'), nowhere, { unread: () => {} })).rejects.toThrow(
        /ENOENT/,
      )
    })
  })
})

// What is removed with all that is in it, and what is said of that which cannot be.
describe('remove whole', () => {
  const folder = (script = '') => makeRepository(script)

  /** That takes root, and not every file system has it. */
  const canBeImmutable = (() => {
    const place = mkdtempSync(join(tmpdir(), 'benchgate-immutable-'))
    writeFileSync(join(place, 'file'), '')
    const isSet = spawnSync('chattr', ['+i', join(place, 'file')], { stdio: 'ignore' }).status === 0
    if (isSet) execFileSync('chattr', ['-i', join(place, 'file')])
    rmSync(place, { recursive: true })
    return isSet
  })()

  describe('a folder is removed', () => {
    test('that is write-protected, and what a link in it leads to is not', async () => {
      await using here = await folder(
        'mkdir -p out/of a/b/c; echo x > out/file; echo x > a/b/c/d; ln -s ../out a/link; chmod -R -w a',
      )
      await removeFolderRecursively(join(here.folder, 'a'))
      expect(readdirSync(here.folder)).toEqual(['out'])
      expect(readdirSync(join(here.folder, 'out')).sort()).toEqual(['file', 'of'])
      // One that is not there is none.
      await removeFolderRecursively(join(here.folder, 'a'))
    })

    test('that is so deep that no path reaches its end', long, async () => {
      const name = 'n'.repeat(200)
      await using here = await folder(
        `mkdir deep; cd deep; for n in $(seq 40); do mkdir ${name} side; echo x > side/file; cd -P ${name}; done; echo x > end`,
      )
      await removeFolderRecursively(join(here.folder, 'deep'))
      expect(readdirSync(here.folder)).toEqual([])
    })

    test.skipIf(!canBeImmutable)('unless something in it is immutable, which is named', async () => {
      await using here = await folder('mkdir -p a/b; echo x > a/b/c; chattr +i a/b/c')
      const place = join(here.folder, 'a')
      await expect(removeFolderRecursively(place)).rejects.toThrow(
        /a\/b\/c cannot be removed \(EPERM\)\. .*chattr -i/,
      )
      execFileSync('chattr', ['-i', join(place, 'b/c')])
      await removeFolderRecursively(place)
      expect(readdirSync(here.folder)).toEqual([])
    })
  })
})
