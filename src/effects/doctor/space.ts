// Adds up the size of the files of one side, and asks how much is free where they would go.
import { lstat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { SpaceFacts } from '../../core/doctor/space.ts'
import type { CheckoutMode } from '../../core/model/settings.ts'
import { decodePath, type Git, nulSeparated } from '../git/git.ts'

/** The most ignored files that are looked at, in about a second: a folder of packages has this many. */
const mostFiles = 50_000

/** `temporary` is where worktrees are made; `git` is that of the checkout's top folder. */
export async function spaceFacts(git: Git, checkout: CheckoutMode, temporary: string): Promise<SpaceFacts> {
  const place = checkout === 'worktree' ? temporary : git.folder
  const listed = await git.ask(['ls-files', '-z', '--others', '--ignored', '--exclude-standard'])
  const ignored = nulSeparated(listed ?? '')
  const files = ignored.slice(0, mostFiles)
  let bytes = 0
  // A few at once, which the disk answers faster.
  for (let n = 0; n < files.length; n += 64) {
    const some = files.slice(n, n + 64).map(path => sizeOf(join(git.folder, decodePath(path))))
    for (const size of await Promise.all(some)) bytes += size
  }
  const { bavail, bsize } = await statfs(place).catch(() => ({ bavail: null, bsize: 0 }))
  return {
    checkout,
    tracked: await trackedBytes(git),
    ignored: bytes,
    isMore: ignored.length > files.length,
    place,
    free: bavail === null ? null : bavail * bsize,
  }
}

async function sizeOf(path: string): Promise<number> {
  return lstat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

/** 0 in a repository without a commit. */
async function trackedBytes(git: Git): Promise<number> {
  const listed = await git.ask(['ls-tree', '-r', '-l', '-z', 'HEAD'])
  // "mode type sha size\tpath", where submodules have no size.
  const sizes = nulSeparated(listed ?? '').map(entry => Number(/ +(\d+)\t/.exec(entry)?.[1] ?? 0))
  return sizes.reduce((sum, size) => sum + size, 0)
}
