// A shelf: what cannot leave the tree, and what cannot come back to it, stays where it is and is told.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FilesToMoveOutOfTree } from '../../../../src/effects/git/checkout/files-to-move.ts'
import {
  appendSuffixWithinFileNameLimit,
  copyBetweenShelves,
  createUnmovablePathWarner,
  moveFile,
  removeFilesDeletedOnShelf,
  removeOrMoveAsideForShelvedFile,
  removeRemnantsOfUnfinishedMoves,
  restoreShelf,
  shelveFiles,
  unshelveFilesOfSide,
} from '../../../../src/effects/git/checkout/shelf.ts'
import { createGit, toUndecodedGitText, type UndecodedGitText } from '../../../../src/effects/git/git.ts'
import { long } from '../../../support/long.ts'
import { otherFileSystem } from '../../../support/other-file-system.ts'
import { gitTexts, listeningConsole, plainEnv } from '../../../support/repository.ts'

describe('shelf', () => {
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
      git: createGit(folder, plainEnv),
      folder,
      shelf: shelved,
      [Symbol.dispose]: () => rmSync(root, { recursive: true }),
    }
  }

  const leaving = (
    paths: readonly UndecodedGitText[],
    tracked: readonly UndecodedGitText[] = [],
  ): FilesToMoveOutOfTree => ({
    moved: paths,
    ignored: paths,
    modifiedOrUntracked: paths,
    deleted: [],
    flagged: [],
    times: new Map(tracked.map(path => [path, 0])),
  })
  /** So deep that no path leads to a `long` name in it. */
  const deep = Array(19).fill('d'.repeat(200)).join('/')
  const long = toUndecodedGitText(`${'f'.repeat(200)}/${'x'.repeat(200)}`)

  test('what is not tracked and cannot be moved stays, and all else leaves', async () => {
    using at = places({ shelf: deep }, [`tree/${long}`, 'tree/short'])
    const told: (string | undefined)[] = []
    const wanted = gitTexts(long, 'gone', 'short')
    const shelved = await shelveFiles(at.git, at.shelf, leaving(wanted), (path, { code }) =>
      told.push(path, code),
    )
    expect(shelved).toMatchObject({ moved: ['short'], ignored: ['short'], modifiedOrUntracked: ['short'] })
    expect(told).toEqual([long, 'ENAMETOOLONG'])
    expect(existsSync(join(at.folder, long))).toBe(true)
    expect(readdirSync(join(at.shelf, 'files'))).toEqual(['short'])
  })

  test('a shelf that is back is gone', async () => {
    using at = places({}, ['shelf/files/a/b', 'shelf/note'])
    await unshelveFilesOfSide(at.git, at.shelf, { moved: gitTexts('a/b', 'a/gone'), deleted: [] }, new Set())
    expect(readFileSync(join(at.folder, 'a/b'), 'utf8')).toBe('shelf/files/a/b')
    expect(existsSync(at.shelf)).toBe(false)
  })

  test('a tracked file that cannot be moved is an error', async () => {
    using at = places({ shelf: deep }, [`tree/${long}`])
    await expect(shelveFiles(at.git, at.shelf, leaving([long], [long]), expect.unreachable)).rejects.toThrow(
      'ENAMETOOLONG',
    )
    expect(existsSync(join(at.folder, long))).toBe(true)
  })

  test.runIf(process.getuid?.() === 0)('a tracked file in a folder of another user is named', () => {
    const folder = mkdtempSync(join(tmpdir(), 'benchgate-shelf-'))
    mkdirSync(join(folder, 'd'))
    writeFileSync(join(folder, 'd/x'), 'x')
    chmodSync(folder, 0o777)
    const module = pathToFileURL(
      join(import.meta.dirname, '../../../../src/effects/git/checkout/shelf.ts'),
    ).href
    const script = `import { shelveFiles } from '${module}'
      process.setgid(65534); process.setuid(65534)
      const files = { moved: ['d/x'], deleted: [], ignored: [], modifiedOrUntracked: [], flagged: [], times: new Map([['d/x', 0]]) }
      await shelveFiles({ folder: '.' }, './shelf', files).catch(({ message }) => console.log(message))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^d\/x cannot be moved .* \(EACCES\): .* belongs to another user.* chown, or set/)
    rmSync(folder, { recursive: true })
  })

  test('what stays is told once, and who can change that', () => {
    const console = listeningConsole()
    const stays = createUnmovablePathWarner(console)
    const why = (code: string) => Object.assign(new Error(`${code}: why`), { code })
    for (const code of ['EPERM', 'EACCES', 'EBUSY', 'EBUSY'])
      stays(toUndecodedGitText(`of-${code}`), why(code))
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
    const { stuck, kept } = await restoreShelf(at.git, at.shelf, gitTexts(long, 'short'), new Set())
    expect(kept).toEqual([])
    const place = join(at.shelf, 'files', long)
    expect(stuck).toEqual([{ path: long, place, error: expect.objectContaining({ code: 'ENAMETOOLONG' }) }])
    expect(readFileSync(join(place, 'inside'), 'utf8')).toBe(`shelf/files/${long}/inside`)
    expect(readdirSync(at.folder).filter(name => !long.startsWith(name))).toEqual(['short', 'unlisted'])
  })

  test('a shelf with something that is stuck is no success', async () => {
    using at = places({ tree: deep }, [`shelf/files/${long}`, 'shelf/files/short'])
    const back = unshelveFilesOfSide(
      at.git,
      at.shelf,
      { moved: gitTexts(long, 'short'), deleted: [] },
      new Set(),
    )
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
    const paths = gitTexts('log', 'cache/table', 'env', 'env.local')
    expect(
      await copyBetweenShelves(at.shelf, to, paths, new Set(gitTexts('cache', 'env')), {
        counting: size => sizes.push(size),
      }),
    ).toEqual(['log', 'env.local'])
    expect(sizes).toEqual(['shelf/files/log'.length, 'shelf/files/env.local'.length])
    expect(readdirSync(join(to, 'files')).sort()).toEqual(['env.local', 'log'])
    expect(readdirSync(join(at.shelf, 'files')).length).toBe(4)
  })

  test('of what must be missing only tracked files are removed, with the folders that they leave empty', async () => {
    using at = places({}, ['tree/tracked', 'tree/deep/er/tracked', 'tree/untracked', 'tree/folder/inside'])
    const deleted = gitTexts('tracked', 'deep/er/tracked', 'untracked', 'folder', 'gone')
    await removeFilesDeletedOnShelf(
      at.git,
      deleted,
      new Set(gitTexts('tracked', 'deep/er/tracked', 'folder', 'gone')),
    )
    expect(readdirSync(at.folder, { recursive: true }).sort()).toEqual([
      'folder',
      'folder/inside',
      'untracked',
    ])
  })
})

// The places to which files of a shelf come back: what is there is kept beside them, unless it is ours.
describe('make way', () => {
  const umlaut = toUndecodedGitText('ü')

  function tree() {
    const root = mkdtempSync(join(tmpdir(), 'benchgate-way-'))
    const folder = join(root, 'tree')
    mkdirSync(folder)
    return {
      root,
      folder,
      git: createGit(folder, plainEnv),
      names: () => readdirSync(folder, { recursive: true }).sort(),
      [Symbol.dispose]: () => rmSync(root, { recursive: true }),
    }
  }

  function put(path: string, content: string, mode = 0o644, time = 1000): void {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    chmodSync(path, mode)
    utimesSync(path, time, time)
  }

  /** Two things at the place and on the shelf, and whether the first goes as a copy of the second. */
  const pairs: Readonly<
    Record<string, readonly [there: (path: string) => void, waiting: (path: string) => void, isGone: boolean]>
  > = {
    'a file that is alike': [path => put(path, 'same'), path => put(path, 'same'), true],
    'a file with other content': [path => put(path, 'some'), path => put(path, 'same'), false],
    'a file that has more': [path => put(path, 'same more'), path => put(path, 'same'), false],
    'a file of another mode': [path => put(path, 'same', 0o755), path => put(path, 'same'), false],
    'a file of another time': [path => put(path, 'same', 0o644, 2000), path => put(path, 'same'), false],
    'a link that is alike': [path => symlinkSync('x', path), path => symlinkSync('x', path), true],
    'a link to another place': [path => symlinkSync('x', path), path => symlinkSync('y', path), false],
    'a folder that is alike': [
      path => put(join(path, 'in/x'), 'same'),
      path => put(join(path, 'in/x'), 'same'),
      true,
    ],
    'a folder with other content': [
      path => put(join(path, 'x'), 'some'),
      path => put(join(path, 'x'), 'same'),
      false,
    ],
    'a folder that has less': [
      path => put(join(path, 'x'), 'same'),
      path => [put(join(path, 'x'), 'same'), put(join(path, 'y'), 'same')],
      false,
    ],
    'a folder with another name in it': [
      path => put(join(path, 'x'), 'same'),
      path => put(join(path, 'y'), 'same'),
      false,
    ],
    'a folder that has more': [
      path => [put(join(path, 'x'), 'same'), put(join(path, 'y'), 'same')],
      path => put(join(path, 'x'), 'same'),
      false,
    ],
  }

  test.each(Object.entries(pairs))(
    '%s is kept unless it is what comes back',
    async (_, [there, waiting, isGone]) => {
      using at = tree()
      there(join(at.folder, 'place'))
      waiting(join(at.root, 'waiting'))
      const kept: UndecodedGitText[] = []
      await removeOrMoveAsideForShelvedFile(
        at.git,
        toUndecodedGitText('place'),
        Buffer.from(join(at.root, 'waiting')),
        new Set(),
        kept,
      )
      expect(kept).toEqual(isGone ? [] : ['place.benchgate-1'])
      expect(readdirSync(at.folder)).toEqual(kept)
    },
  )

  test('only folders stay above a file that comes back', async () => {
    using at = tree()
    put(join(at.folder, 'a/ü'), 'theirs')
    put(join(at.folder, 'a/ü.benchgate-1'), 'older')
    const kept: UndecodedGitText[] = []
    await removeOrMoveAsideForShelvedFile(
      at.git,
      toUndecodedGitText('a/ü/c'),
      Buffer.from('/nowhere'),
      new Set(gitTexts('a/ü')),
      kept,
    )
    expect(kept).toEqual([`a/${umlaut}.benchgate-2`])
    expect(at.names()).toEqual(['a', 'a/ü.benchgate-1', 'a/ü.benchgate-2'])
    expect(readFileSync(join(at.folder, 'a/ü.benchgate-2'), 'utf8')).toBe('theirs')
  })

  test('tracked files make way, and a folder only where all in it is tracked', async () => {
    using at = tree()
    for (const path of ['file', 'all/x', 'all/y', 'some/x', 'some/y']) put(join(at.folder, path), path)
    put(join(at.root, 'waiting'), 'mine')
    const kept: UndecodedGitText[] = []
    const tracked = new Set(gitTexts('file', 'all/x', 'all/y', 'some/x'))
    for (const path of gitTexts('file', 'all', 'some'))
      await removeOrMoveAsideForShelvedFile(
        at.git,
        path,
        Buffer.from(join(at.root, 'waiting')),
        tracked,
        kept,
      )
    expect(kept).toEqual(['some.benchgate-1'])
    expect(at.names()).toEqual(['some.benchgate-1', 'some.benchgate-1/x', 'some.benchgate-1/y'])
  })

  test('what killed moves have left goes, and a file of the user with such a name does not', async () => {
    using at = tree()
    const names = ['a.benchgate-copying', 'ü.benchgate-moved/x', 'b.benchgate-copying', 'c.benchgate-moved']
    for (const name of names) put(join(at.folder, name), name)
    await removeRemnantsOfUnfinishedMoves(at.git, gitTexts('a', 'ü', 'b', 'b.benchgate-copying'))
    expect(at.names()).toEqual(['b.benchgate-copying', 'c.benchgate-moved'])
  })
})

// Moving between file systems: at any time one place has the whole, whatever its name is.

const other = otherFileSystem(tmpdir())
let here = ''
let there = ''
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), 'benchgate-move-'))
  there = mkdtempSync(join(other ?? tmpdir(), 'benchgate-move-'))
})
afterAll(() => {
  for (const folder of [here, there]) rmSync(folder, { recursive: true })
})

describe.skipIf(other === null)('to another file system', () => {
  test.each(['name', 'n'.repeat(250), 'é'.repeat(127)])('%s', async name => {
    const [from, to] = [join(here, name), join(there, name)]
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    await moveFile(Buffer.from(from), Buffer.from(to))
    expect(readFileSync(join(to, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(here)).toEqual([])
    await moveFile(Buffer.from(to), Buffer.from(from))
    expect(readFileSync(join(from, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(there)).toEqual([])
    rmSync(from, { recursive: true })
  })

  test('what cannot be copied whole stays, and no part of it takes space', async () => {
    const from = join(here, 'folder')
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    mkdirSync(join(there, 'filled'))
    writeFileSync(join(there, 'filled/in'), 'x')
    await expect(moveFile(Buffer.from(from), Buffer.from(join(there, 'filled')))).rejects.toThrow(
      /ENOTEMPTY|EEXIST/,
    )
    expect(readFileSync(join(from, 'in'), 'utf8')).toBe('x')
    expect(readdirSync(there)).toEqual(['filled'])
    rmSync(from, { recursive: true })
    rmSync(join(there, 'filled'), { recursive: true })
  })

  test.skipIf(process.platform === 'win32')(
    'a long file stays whole where its last piece finds no room',
    long,
    () => {
      const [from, to] = [join(here, 'long'), join(there, 'long')]
      const size = 65 * 2 ** 20
      writeFileSync(from, '')
      truncateSync(from, size - 3)
      appendFileSync(from, 'end')
      const module = pathToFileURL(
        join(import.meta.dirname, '../../../../src/effects/git/checkout/shelf.ts'),
      ).href
      const script = `import { moveFile } from '${module}'
      await moveFile(Buffer.from('${from}'), Buffer.from('${to}')).catch(({ code }) => console.log(code))`
      // In KiB: a write that crosses the limit is cut short, as on a disk that fills up, and the next one fails.
      const limited = `ulimit -f ${size / 1024 - 512}; exec "$0" --input-type=module -e "$1"`
      const { stdout } = spawnSync('bash', ['-c', limited, process.execPath, script], { encoding: 'utf8' })
      expect(stdout).toBe('EFBIG\n')
      expect(statSync(from).size).toBe(size)
      expect(readdirSync(there)).toEqual([])
      rmSync(from)
    },
  )

  test.skipIf(process.getuid?.() !== 0)('owners stay as they are where root moves', async () => {
    const [from, to] = [join(here, 'owned'), join(there, 'owned')]
    mkdirSync(from)
    writeFileSync(join(from, 'in'), 'x')
    symlinkSync('nowhere', join(from, 'link'))
    for (const [n, path] of [join(from, 'in'), join(from, 'link'), from].entries())
      lchownSync(path, 1234, 10 + n)
    chmodSync(join(from, 'in'), 0o4755)
    await moveFile(Buffer.from(from), Buffer.from(to))
    const owners = [join(to, 'in'), join(to, 'link'), to].map(path => [
      lstatSync(path).uid,
      lstatSync(path).gid,
    ])
    expect(owners).toEqual([10, 11, 12].map(gid => [1234, gid]))
    expect(lstatSync(join(to, 'in')).mode & 0o7777).toBe(0o4755)
    rmSync(to, { recursive: true })
  })
})

test('an end is put to a name, which is cut where a file system would not take it', () => {
  const path = (name: string) => Buffer.from(`/a/${name}`)
  expect(appendSuffixWithinFileNameLimit(path('b'), '.end').toString()).toBe('/a/b.end')
  expect(appendSuffixWithinFileNameLimit(path('b'.repeat(251)), '.end')).toHaveLength(258)
  const [one, two] = ['1', '2'].map(last =>
    appendSuffixWithinFileNameLimit(path(`${'b'.repeat(251)}${last}`), '.end').toString(),
  )
  expect(one).toMatch(/^\/a\/b{242}-[0-9a-f]{8}\.end$/)
  expect(one).not.toBe(two)
})
