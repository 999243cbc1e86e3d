// The places to which files of a shelf come back: what is there is kept beside them, unless it is ours.
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { clearUnfinished, makeWay } from '../../../../src/effects/git/checkout/shelf.ts'
import { gitIn } from '../../../../src/effects/git/git.ts'
import { plainEnv } from '../../../support/repository.ts'

/** A name as git gives it: its bytes as latin1. */
const umlaut = Buffer.from('ü').toString('latin1')

function tree() {
  const root = mkdtempSync(join(tmpdir(), 'benchgate-way-'))
  const folder = join(root, 'tree')
  mkdirSync(folder)
  return {
    root,
    folder,
    git: gitIn(folder, plainEnv),
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
    const kept: string[] = []
    await makeWay(at.git, 'place', Buffer.from(join(at.root, 'waiting')), new Set(), kept)
    expect(kept).toEqual(isGone ? [] : ['place.benchgate-1'])
    expect(readdirSync(at.folder)).toEqual(kept)
  },
)

test('only folders stay above a file that comes back', async () => {
  using at = tree()
  put(join(at.folder, 'a/ü'), 'theirs')
  put(join(at.folder, 'a/ü.benchgate-1'), 'older')
  const kept: string[] = []
  await makeWay(at.git, `a/${umlaut}/c`, Buffer.from('/nowhere'), new Set([`a/${umlaut}`]), kept)
  expect(kept).toEqual([`a/${umlaut}.benchgate-2`])
  expect(at.names()).toEqual(['a', 'a/ü.benchgate-1', 'a/ü.benchgate-2'])
  expect(readFileSync(join(at.folder, 'a/ü.benchgate-2'), 'utf8')).toBe('theirs')
})

test('tracked files make way, and a folder only where all in it is tracked', async () => {
  using at = tree()
  for (const path of ['file', 'all/x', 'all/y', 'some/x', 'some/y']) put(join(at.folder, path), path)
  put(join(at.root, 'waiting'), 'mine')
  const kept: string[] = []
  const tracked = new Set(['file', 'all/x', 'all/y', 'some/x'])
  for (const path of ['file', 'all', 'some'])
    await makeWay(at.git, path, Buffer.from(join(at.root, 'waiting')), tracked, kept)
  expect(kept).toEqual(['some.benchgate-1'])
  expect(at.names()).toEqual(['some.benchgate-1', 'some.benchgate-1/x', 'some.benchgate-1/y'])
})

test('what killed moves have left goes, and a file of the user with such a name does not', async () => {
  using at = tree()
  const names = ['a.benchgate-copying', 'ü.benchgate-moved/x', 'b.benchgate-copying', 'c.benchgate-moved']
  for (const name of names) put(join(at.folder, name), name)
  await clearUnfinished(at.git, ['a', umlaut, 'b', 'b.benchgate-copying'])
  expect(at.names()).toEqual(['b.benchgate-copying', 'c.benchgate-moved'])
})
