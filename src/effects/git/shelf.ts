// A shelf: what a working tree has beyond its commit, set aside by renaming it into the git directory.
//
// `git stash` would rewrite the files: it loses modes, times and mixed line ends, cannot take an intent-to-add, and
// copies every large untracked file into the object store. A rename keeps each file as it is, at no cost.
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isFolder, standing } from '../folder.ts'
import { type Git, nulSeparated } from './git.ts'

/** The entry in a shelf that lists deleted files; written last, so that a shelf that has it is complete. */
const listName = 'deleted.json'
const filesName = 'files'

/**
 * Moves everything that differs from HEAD, and everything untracked that is not ignored, from the tree into `folder`,
 * together with what stands in the way of `entering` (an ignored file at a path that such a commit tracks). Tracked
 * files are then missing from the tree until a commit is checked out.
 */
export async function shelve(git: Git, folder: string, entering: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const hidden = await hiddenChanges(git)
  const { present, deleted } = await changes(git)
  const moved = new Set([...hidden, ...present, ...(await inTheWay(git, entering))])
  for (const path of moved) await move(bytes(git.folder, path), bytes(folder, filesName, path))
  await writeFile(join(folder, listName), JSON.stringify(deleted.filter(path => !moved.has(path))))
  if (hidden.length > 0) await unhide(git, hidden)
}

/**
 * Moves a shelf back over the commit it was taken from and removes it. A file that has appeared in the meantime where
 * one of the shelf belongs is kept beside it; the names of those are returned.
 */
export async function unshelve(git: Git, folder: string): Promise<readonly string[]> {
  const kept: string[] = []
  const tracked = new Set(nulSeparated(await git.run(['ls-files', '-z'])))
  const deleted = await readFile(join(folder, listName), 'utf8').catch(() => '[]')
  for (const path of JSON.parse(deleted) as string[])
    if (tracked.has(path) && !(await isFolder(bytes(git.folder, path))))
      await rm(bytes(git.folder, path), { force: true })
  for (const path of await filesBelow(bytes(folder, filesName))) {
    await makeWay(git, path, tracked, kept)
    await move(bytes(folder, filesName, path), bytes(git.folder, path))
  }
  await rm(folder, { recursive: true, force: true })
  return kept
}

/** Whether `folder` holds a complete shelf. */
export async function isComplete(folder: string): Promise<boolean> {
  return (await standing(join(folder, listName))) !== null
}

interface Changes {
  readonly present: readonly string[]
  readonly deleted: readonly string[]
}

/** Paths that differ from HEAD in the index or the tree, and untracked ones, a nested repository as one path. */
async function changes(git: Git): Promise<Changes> {
  const status = nulSeparated(
    await git.run([
      'status',
      '--porcelain=v2',
      '-z',
      '--untracked-files=all',
      '--no-renames',
      '--ignore-submodules=all',
    ]),
  )
  const present = new Set<string>()
  const gone: string[] = []
  for (const entry of status) {
    // "? path" is untracked; "1 XY sub mH mI mW hH hI path" differs, and is missing where X or Y is D.
    const path = entry.startsWith('? ') ? entry.slice(2) : entry.split(' ').slice(8).join(' ')
    if (entry.startsWith('1 ') && /^1 (D.|.D) /.test(entry)) gone.push(path)
    else present.add(path.replace(/\/$/, ''))
  }
  return { present: [...present], deleted: gone }
}

/** Files that the user has told git not to look at: their changes show in no status, and a checkout would lose them. */
async function hiddenChanges(git: Git): Promise<readonly string[]> {
  const sparse = (await git.ask(['config', '--type=bool', 'core.sparseCheckout'])) === 'true'
  const hidden: string[] = []
  for (const entry of nulSeparated(await git.run(['ls-files', '-v', '-z']))) {
    const tag = entry.charAt(0)
    const flagged = /[a-z]/.test(tag) || (tag === 'S' && !sparse)
    if (flagged && (await standing(bytes(git.folder, entry.slice(2))))) hidden.push(entry.slice(2))
  }
  return hidden
}

/** Lets git look at the files again, or a checkout would leave them missing. The user's own index comes back later. */
async function unhide(git: Git, paths: readonly string[]): Promise<void> {
  const input = Buffer.from(paths.map(path => `${path}\0`).join(''), 'latin1')
  for (const flag of ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.run(['update-index', '-z', flag, '--stdin'], { input })
}

/** Ignored files and folders at (or above) a path that one of `commits` tracks and HEAD does not. */
async function inTheWay(git: Git, commits: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const commit of commits) {
    const added = nulSeparated(
      await git.run(['diff', '--name-only', '-z', '--no-renames', '--diff-filter=A', 'HEAD', commit, '--']),
    )
    if (added.length === 0) continue
    const tracked = new Set(nulSeparated(await git.run(['ls-files', '-z'])))
    for (const path of added) {
      const parts = path.split('/')
      for (let depth = 1; depth <= parts.length; depth++) {
        const above = parts.slice(0, depth).join('/')
        const there = await standing(bytes(git.folder, above))
        if (!there) break
        if (depth < parts.length && there.isDirectory()) continue
        // A folder of tracked files gives way to the file by itself; only what is ignored in it has to be moved.
        const blocked = there.isDirectory() ? await untrackedBelow(git, above, tracked) : [above]
        for (const one of blocked) if (!tracked.has(one)) found.add(one)
        break
      }
    }
  }
  return [...found]
}

async function untrackedBelow(
  git: Git,
  path: string,
  tracked: ReadonlySet<string>,
): Promise<readonly string[]> {
  const files = await filesBelow(bytes(git.folder, path))
  return files.map(file => `${path}/${file}`).filter(file => !tracked.has(file))
}

/** Every file (and link, and empty folder's nothing) below a folder, relative to it; none where there is no folder. */
async function filesBelow(folder: Buffer): Promise<readonly string[]> {
  const there = await standing(folder)
  if (!there?.isDirectory()) return []
  const entries = await readdir(folder, { withFileTypes: true, encoding: 'buffer' })
  const files = await Promise.all(
    entries.map(async entry => {
      const name = (entry.name as Buffer).toString('latin1')
      if (!entry.isDirectory()) return [name]
      const inside = Buffer.concat([folder, Buffer.from('/'), entry.name as Buffer])
      // A repository within the repository is moved whole.
      if (await standing(Buffer.concat([inside, Buffer.from('/.git')]))) return [name]
      return (await filesBelow(inside)).map(file => `${name}/${file}`)
    }),
  )
  return files.flat()
}

/** Clears the place of `path`: nothing but folders above it, and at it nothing but the commit's own version. */
async function makeWay(git: Git, path: string, tracked: ReadonlySet<string>, kept: string[]): Promise<void> {
  const parts = path.split('/')
  for (let depth = 1; depth < parts.length; depth++) {
    const above = parts.slice(0, depth).join('/')
    const there = await standing(bytes(git.folder, above))
    if (there && !there.isDirectory()) await keepBeside(git, above, kept)
  }
  const target = bytes(git.folder, path)
  const there = await standing(target)
  if (!there) return
  if (there.isDirectory() && (await filesBelow(target)).length === 0) await rm(target, { recursive: true })
  else if (there.isDirectory() || !tracked.has(path)) await keepBeside(git, path, kept)
}

async function keepBeside(git: Git, path: string, kept: string[]): Promise<void> {
  for (let n = 1; ; n++) {
    const name = `${path}.benchgate-${n}`
    if (await standing(bytes(git.folder, name))) continue
    await move(bytes(git.folder, path), bytes(git.folder, name))
    kept.push(name)
    return
  }
}

/** Renames, or copies where the git directory is on another file system. */
async function move(from: Buffer, to: Buffer): Promise<void> {
  const parent = to.subarray(0, to.lastIndexOf('/'))
  await mkdir(parent, { recursive: true })
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from.toString(), to.toString(), {
      recursive: true,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    })
    await rm(from, { recursive: true })
  }
}

/** A path from parts, of which all but the first are latin1 text from git. */
function bytes(root: string, ...parts: readonly string[]): Buffer {
  return Buffer.concat([Buffer.from(root), ...parts.map(part => Buffer.from(`/${part}`, 'latin1'))])
}
